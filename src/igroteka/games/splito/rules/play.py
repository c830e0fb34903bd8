"""A round: S-6 to S-8, S-17. Everybody picks, all is revealed at once, hands move on."""

from igroteka.games.splito.rules.pieces import COLOURS, KINDS, NUMBER_NAMES, PROMO_SUM
from igroteka.games.splito.rules.seating import hand_of, left_zone, places, right_zone, rounds
from igroteka.games.splito.rules.state import PROMO_GONE, PROMO_MIDDLE
from igroteka.kernel import kernel, lowest

# A move is card * 2 + side.
LEFT, RIGHT = range(2)
SIDES = 2
SIDE_WORDS = ("left", "right")
MAX_MOVES = 26  # S-4, S-6: thirteen cards, two zones


@kernel
def everybody(players):
    """All seats, as bits."""
    return (1 << int(players)) - 1


@kernel
def awaited(s):
    """S-6: the seats that have not picked yet, as bits."""
    return everybody(s["players"]) & ~int(s["committed"])


@kernel
def to_act(states, i):
    """S-6: the seats the table waits for; the others may still change until all have picked."""
    s = states[i]
    if s["round"] == 0 or s["round"] > rounds(s["players"]):
        return 0
    return awaited(s)


@kernel
def turn_of(states, i):
    """The number of the round."""
    return int(states[i]["round"])


@kernel
def is_over(states, i):
    """S-6, S-17: whether the last round has been played."""
    s = states[i]
    return s["round"] > rounds(s["players"])


@kernel
def legal(states, i, seat, moves):
    """S-6: any card of the hand into either own zone. Returns how many moves."""
    s = states[i]
    if s["round"] == 0 or seat >= s["players"]:
        return 0
    hand = hand_of(s["players"], seat, s["round"])
    cards, goals = s["hand_cards"][hand] + 0, s["hand_goals"][hand] + 0
    size = 0
    while cards:
        size = put_moves(moves, size, lowest(cards))
        cards &= cards - 1
    while goals:
        size = put_moves(moves, size, KINDS + lowest(goals))
        goals &= goals - 1
    return size


@kernel
def put_moves(moves, size, card):
    """S-6: both zones for one card."""
    moves[size] = card * SIDES + LEFT
    moves[size + 1] = card * SIDES + RIGHT
    return size + 2


@kernel
def apply(states, i, seat, move):
    """S-6: a seat picks, or picks anew; the last pick reveals all."""
    s = states[i]
    s["commit"][seat] = move
    s["committed"] |= 1 << seat
    if s["committed"] == everybody(s["players"]):
        reveal(s)


@kernel
def reveal(s):
    """S-6, S-7, S-8: all picks go to their zones; the round ends and hands move on."""
    players = int(s["players"])
    for seat in range(players):
        move = int(s["commit"][seat])
        zone = left_zone(players, seat) if move % SIDES == LEFT else right_zone(players, seat)
        take_from_hand(s, hand_of(players, seat, s["round"]), move // SIDES)
        lay(s, zone, move // SIDES)
        s["commit"][seat] = -1
    s["committed"] = 0
    if s["promo"] == PROMO_MIDDLE:
        move_promo(s)
    s["round"] += 1


@kernel
def take_from_hand(s, hand, card):
    """S-1, S-6: a card leaves a hand; of two of a kind one stays."""
    if card >= KINDS:
        s["hand_goals"][hand] &= ~(1 << (card - KINDS))
    elif s["hand_twins"][hand] >> card & 1:
        s["hand_twins"][hand] &= ~(1 << card)
    else:
        s["hand_cards"][hand] &= ~(1 << card)


@kernel
def lay(s, zone, card):
    """S-6: a card lies face up in a zone and counts there."""
    s["size"][zone] += 1
    if card >= KINDS:
        s["zone_goals"][zone] |= 1 << (card - KINDS)
        return
    s["zone_twins"][zone] |= s["zone_cards"][zone] & (1 << card)
    s["zone_cards"][zone] |= 1 << card
    number, colour = card // len(COLOURS), card % len(COLOURS)
    s["count"][zone, colour] += 1
    s["count"][zone, NUMBER_NAMES + number] += 1
    s["sum"][zone] += number + 1


@kernel
def lay_out(states, i, zones, cards):
    """Cards into zones, for a table that somebody describes."""
    for place in range(len(cards)):
        lay(states[i], zones[place], cards[place])


@kernel
def move_promo(s):
    """S-8: the 42 goes to the one zone that adds up to 42; if there are several, it is gone."""
    for zone in range(places(s["players"])):
        if s["sum"][zone] == PROMO_SUM:
            s["promo"] = zone if s["promo"] == PROMO_MIDDLE else PROMO_GONE
    if s["promo"] >= 0:
        s["size"][s["promo"]] += 1
