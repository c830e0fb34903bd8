"""A round from its deal to its winner: R-3, R-4, R-7, R-8, R-18 to R-21."""

from igroteka.games.red7.rules.lead import (
    add_to_palette,
    best_others,
    colours_in,
    points_of,
    rules_led,
    scored_cards,
    strengths_of,
    turn_down,
)
from igroteka.games.red7.rules.pieces import (
    ALL_CARDS,
    CARDS,
    DEALT,
    HAND_SIZE,
    RED,
    WINNING_POINTS,
)
from igroteka.games.red7.rules.state import BONUS_CARD, CANVAS, DEAL, OVER, PLAY, THREE_CARD
from igroteka.kernel import highest, inlined, kernel, popcount


@kernel
def new(states, i, options):
    """A table before its first deal; `options` as in `game.encode`."""
    s = states[i]
    for seat in range(4):
        s["scored"][seat] = 0
    s["players"] = options[0]
    s["extra_actions"] = options[1]
    s["advanced"] = options[2]
    s["five_chains"] = options[3]
    s["seven_may_skip"] = options[4]
    s["one_spares_smaller"] = options[5]
    s["one_may_lose"] = options[6]
    s["round"] = 1
    s["turn"] = 0
    s["won_by"] = -1
    s["won_rule"] = -1
    s["won_cards"] = 0
    clear_table(s)


@kernel
def clear_table(s):
    """R-19: all cards that were not scored go back into the deck, before a deal."""
    out_of_game = s["scored"][0] | s["scored"][1] | s["scored"][2] | s["scored"][3]
    for seat in range(4):
        s["hand"][seat] = 0
        s["palette"][seat] = 0
        turn_down(s, seat)
    s["deck"] = ALL_CARDS & ~out_of_game
    s["canvas"] = 0
    s["seen"] = 0
    for place in range(CARDS):
        s["tucked"][place] = -1
    s["tucked_size"] = 0
    s["rule"] = RED
    s["top"] = -1
    s["played"] = -1
    s["may_lose"] = 0
    s["alive"] = (1 << s["players"]) - 1
    s["actor"] = -1
    s["phase"] = DEAL


@inlined
def wanted(states, i):
    """How many cards chance has to bring before anybody can act; 0 if none."""
    phase = states[i]["phase"]
    if phase == DEAL:
        return DEALT * states[i]["players"]
    return 1 if phase == THREE_CARD or phase == BONUS_CARD else 0


@kernel
def pile(states, i, items):
    """The cards of which chance takes, all equally likely. Returns how many."""
    size = 0
    cards = states[i]["deck"]
    while cards:
        items[size] = highest(cards)
        cards ^= 1 << items[size]
        size += 1
    return size


@kernel
def chance(states, i, items):
    """What chance brings: a deal (hands seat by seat, then the palettes) or one card drawn."""
    s = states[i]
    if s["phase"] == DEAL:
        deal(s, items)
    else:
        take_card(s, s["actor"], items[0])


@kernel
def deal(s, items):
    """R-3, R-4: seven cards to each hand, one to each palette; left of the highest begins."""
    players = s["players"]
    dealt = 0
    for seat in range(players):
        hand = 0
        for place in range(seat * HAND_SIZE, (seat + 1) * HAND_SIZE):
            hand |= 1 << items[place]
        s["hand"][seat] = hand
        add_to_palette(s, seat, items[players * HAND_SIZE + seat])
        dealt |= hand | s["palette"][seat]
    s["deck"] &= ~dealt
    leader = 0
    for seat in range(1, players):
        if s["palette"][seat] > s["palette"][leader]:
            leader = seat
    begin_turn(s, (leader + 1) % players)


@kernel
def take_card(s, seat, card):
    """R-15, R-17: a card leaves the deck for a hand, and the turn goes on."""
    if s["tucked_size"]:
        s["tucked_size"] -= 1
        s["tucked"][s["tucked_size"]] = -1
    s["deck"] &= ~(1 << card)
    s["hand"][seat] |= 1 << card
    if s["phase"] == THREE_CARD:
        to_canvas_step(s)
    else:
        end_turn(s)


@inlined
def to_canvas_step(s):
    """R-5, R-9: the canvas step if there is a choice; who cannot lead any more is out."""
    seat = s["actor"]
    led = rules_led(strengths_of(s, seat), best_others(s, seat))
    if led & colours_in(s["hand"][seat]):
        s["phase"] = CANVAS
        return
    if not led >> s["rule"] & 1:
        put_out(s, seat)
    end_turn(s)


@inlined
def put_out(s, seat):
    """R-6: hand and palette are turned face down and no longer count."""
    s["alive"] &= ~(1 << seat)
    turn_down(s, seat)


@inlined
def begin_turn(s, seat):
    """R-5: a seat's turn begins."""
    s["actor"] = seat
    s["phase"] = PLAY
    s["may_lose"] = 0
    s["turn"] += 1


@kernel
def end_turn(s):
    """R-7, R-8: on to the next player still in; an empty hand is out; the last one wins."""
    seat = s["actor"]
    while s["alive"] & (s["alive"] - 1):
        seat = seat + 1 if seat + 1 < s["players"] else 0
        if s["alive"] >> seat & 1:
            if s["hand"][seat]:
                begin_turn(s, seat)
                return
            put_out(s, seat)
    end_round(s, highest(s["alive"]))


@kernel
def end_round(s, winner):
    """R-18 to R-21: the winner of the round scores; the match goes on or is over."""
    s["won_by"] = winner
    s["won_rule"] = s["rule"]
    s["actor"] = -1
    s["phase"] = OVER
    if not s["advanced"]:
        return
    s["won_cards"] = scored_cards(s["palette"][winner], s["rule"])
    s["scored"][winner] |= s["won_cards"]
    s["palette"][winner] &= ~s["won_cards"]
    if points_of(s["scored"][winner]) >= WINNING_POINTS[s["players"]]:
        return
    if cards_in_game(s) >= DEALT * s["players"]:
        s["round"] += 1
        clear_table(s)


@kernel
def cards_in_game(s):
    """R-20: the cards that have not been scored."""
    scored = 0
    for seat in range(s["players"]):
        scored += popcount(s["scored"][seat])
    return CARDS - scored


@kernel
def returns(states, i, into):
    """R-20, R-21: winners share 1; everybody else gets 0."""
    s = states[i]
    players = s["players"]
    if not s["advanced"]:
        for seat in range(players):
            into[seat] = 1.0 if seat == s["won_by"] else 0.0
        return
    best, winners = -1, 0
    for seat in range(players):
        points = points_of(s["scored"][seat])
        if points > best:
            best, winners = points, 1
        elif points == best:
            winners += 1
    for seat in range(players):
        into[seat] = 1.0 / winners if points_of(s["scored"][seat]) == best else 0.0
