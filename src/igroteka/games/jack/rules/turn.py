"""A turn and what follows from it: J-8 to J-15, J-18."""

from igroteka.games.jack.rules.moves import (
    CARD,
    DEAD,
    DRAW_CARDS,
    KIND,
    PASS,
    SHIFT,
    SQUARE,
    TAKE,
    TWIN,
)
from igroteka.games.jack.rules.pieces import COPIES, HALF, HAND_SIZE
from igroteka.games.jack.rules.piles import add_card, empty, list_cards, size_of, take_card
from igroteka.games.jack.rules.sequences import finish_sequences
from igroteka.games.jack.rules.setup import begin_turn, deal, draw_for_first, next_seat, side_of
from igroteka.games.jack.rules.state import DEAL, DRAW, FIRST, OVER, PLAY, REPLACE
from igroteka.kernel import kernel, popcount


@kernel
def to_act(states, i):
    """The seats that may act, as bits: whose turn it is, and J-14 who has still to draw."""
    s = states[i]
    if s["phase"] != PLAY:
        return 0
    seats = 0
    for seat in range(s["players"]):
        if seat == s["actor"] or s["due"][seat]:
            seats |= 1 << seat
    return seats


@kernel
def turn_of(states, i):
    """The number of the turn."""
    return states[i]["turn"]


@kernel
def is_over(states, i):
    """J-15, J-18: won or drawn."""
    return states[i]["phase"] == OVER


@kernel
def wanted(states, i):
    """How many cards chance has to bring before anybody can act; 0 if none."""
    s = states[i]
    if s["phase"] == FIRST:
        return popcount(s["contenders"])
    if s["phase"] == DEAL:
        return HAND_SIZE[s["players"]] * s["players"]
    if s["phase"] == REPLACE:
        return 1
    if s["phase"] == DRAW:
        return min(s["due"][s["drawing"]], size_of(s["deck"]))
    return 0


@kernel
def pile(states, i, items):
    """The cards of which chance takes, every copy equally likely. Returns how many."""
    return list_cards(states[i]["deck"], items)


@kernel
def chance(states, i, items):
    """What chance brings: cards for the first turn, the deal, or cards into a hand."""
    s = states[i]
    if s["phase"] == FIRST:
        draw_for_first(s, items)
    elif s["phase"] == DEAL:
        deal(s, items)
    elif s["phase"] == REPLACE:
        draw_card(s, s["drawing"], items[0])
        s["drawing"] = -1
        s["phase"] = PLAY
    else:
        seat = s["drawing"]
        for place in range(wanted(states, i)):
            draw_card(s, seat, items[place])
            s["due"][seat] -= 1
        if s["due"][seat]:
            reshuffle_if_empty(s)
        else:
            end_draw(s, seat)


@kernel
def draw_card(s, seat, card):
    """J-8: a card from the deck to a hand."""
    take_card(s["deck"], card)
    add_card(s["hand"][seat], card)


@kernel
def reshuffle_if_empty(s):
    """J-15: a card has to come from an empty deck, so the discards become the deck."""
    if s["deck"][0] == 0:
        for copy in range(COPIES):
            s["deck"][copy] = s["discards"][copy]
            s["shuffled"][copy] = s["discards"][copy]
        empty(s["discards"])
        s["reshuffles"] += 1


@kernel
def begin_draw(s, seat, phase):
    """J-8, J-11, J-14: chance has to bring cards to a seat."""
    s["phase"] = phase
    s["drawing"] = seat
    reshuffle_if_empty(s)


@kernel
def end_draw(s, seat):
    """J-8, J-14: the cards have come; with `strict_draw` that may be too early for a neighbour."""
    if not s["strict_draw"]:
        begin_turn(s, next_seat(s, seat))
        return
    if seat != s["actor"]:
        lose_late_cards(s, (seat + s["players"] - 1) % s["players"])
    s["drawing"] = -1
    s["phase"] = PLAY


@kernel
def lose_late_cards(s, seat):
    """J-14: the next player has moved and drawn, so what this seat did not draw is lost."""
    s["due"][seat] = 0


@kernel
def apply(states, i, seat, move):
    """Do a legal move."""
    s = states[i]
    kind, card, square = move // KIND, move % KIND // CARD, move % CARD // SQUARE
    if kind == PASS:
        pass_turn(s)
    elif kind == DRAW_CARDS:
        begin_draw(s, seat, DRAW)
    elif kind == DEAD:
        discard(s, seat, card)
        s["dead_used"] = 1
        begin_draw(s, seat, REPLACE)
    else:
        discard(s, seat, card)
        s["due"][seat] = 1
        if kind == TWIN or kind == SHIFT:
            discard(s, seat, card)
            s["due"][seat] = 2
        if kind == TAKE:
            take_chip(s, square)
        elif kind == SHIFT:
            shift_chip(s, square, move % SQUARE)
        else:
            put_chip(s, side_of(s, seat), square)
        end_move(s, seat)


@kernel
def discard(s, seat, card):
    """J-8: a hand card is laid face up on the discards."""
    take_card(s["hand"][seat], card)
    add_card(s["discards"], card)


@kernel
def put_chip(s, side, square):
    """J-8, J-9, J-13: a chip of this side comes to a square; it may finish sequences."""
    if square < HALF:
        s["chips"][side, 0] |= 1 << square
    else:
        s["chips"][side, 1] |= 1 << square - HALF
    finish_sequences(s, side, square)


@kernel
def take_chip(s, square):
    """J-10: the chip leaves the board; returns whose it was."""
    half, bit = (0, 1 << square) if square < HALF else (1, 1 << square - HALF)
    owner = -1
    for side in range(s["sides"]):
        if s["chips"][side, half] & bit:
            owner = side
            s["chips"][side, half] ^= bit
    return owner


@kernel
def shift_chip(s, square, to):
    """J-12: the chip on a square goes to another; what it finishes is its own side's."""
    put_chip(s, take_chip(s, square), to)


@kernel
def end_move(s, seat):
    """J-8, J-14, J-18: after the move somebody has won, or cards are due."""
    s["passes"] = 0
    if s["winner"] >= 0:
        end_match(s)
    elif s["strict_draw"]:
        begin_turn(s, next_seat(s, seat))
    else:
        begin_draw(s, seat, DRAW)


@kernel
def pass_turn(s):
    """J-15: a pass; drawn when all have passed in a row and nobody replaced a card."""
    s["passes"] = 0 if s["dead_used"] else s["passes"] + 1
    if s["passes"] == s["players"]:
        end_match(s)
    else:
        begin_turn(s, next_seat(s, s["actor"]))


@kernel
def end_match(s):
    """J-15, J-18: nobody acts any more."""
    s["phase"] = OVER
    s["actor"] = -1
    s["drawing"] = -1


@kernel
def returns(states, i, into):
    """J-15, J-18: the seats of the winning side share 1; in a drawn game all do."""
    s = states[i]
    winners = s["players"] if s["winner"] < 0 else s["players"] // s["sides"]
    for seat in range(s["players"]):
        wins = s["winner"] < 0 or side_of(s, seat) == s["winner"]
        into[seat] = 1.0 / winners if wins else 0.0
