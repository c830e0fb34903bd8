"""A turn step by step: R-5, R-6, R-7, R-12 to R-17."""

import numpy as np

from igroteka.games.red7.rules.lead import (
    add_to_palette,
    best_others,
    leads,
    note_strength,
    strengths_of,
)
from igroteka.games.red7.rules.pieces import COLOUR_OF, NUMBER_OF
from igroteka.games.red7.rules.round import (
    chance,
    end_turn,
    put_out,
    take_card,
    to_canvas_step,
    wanted,
)
from igroteka.games.red7.rules.state import (
    BONUS,
    BONUS_CARD,
    CANVAS,
    FIVE,
    ONE,
    OVER,
    PLAY,
    SEVEN,
    THREE,
    THREE_CARD,
)
from igroteka.games.red7.rules.survival import (
    acts,
    canvas_cards,
    held_by_target,
    leads_after_tuck,
    leads_by_seven,
    may_put,
    may_tuck_from,
    one_can_act,
    open_rules,
    seven_can_act,
)
from igroteka.kernel import highest, inlined, kernel, popcount

# A move is kind * 512 + seat * 64 + card.
PASS, PALETTE, CANVAS_CARD, SEVEN_CARD, TUCK, DRAW_CARD, DONE = range(7)
KIND, SEAT = 512, 64

MAX_MOVES = 128


@kernel
def to_act(states, i):
    """The seats that may act, as bits; 0 when chance moves or the match is over."""
    s = states[i]
    if s["actor"] < 0 or s["phase"] == THREE_CARD or s["phase"] == BONUS_CARD:
        return 0
    return 1 << s["actor"]


@kernel
def turn_of(states, i):
    """The number of the turn."""
    return states[i]["turn"]


@kernel
def is_over(states, i):
    """R-20, R-21: whether the match is over."""
    return states[i]["phase"] == OVER


@kernel
def put_moves(moves, size, kind, cards):
    """Write one move a card; returns the new size."""
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        moves[size] = kind * KIND + card
        size += 1
    return size


@kernel
def palette_cards(s, seat):
    """R-5, R-9, R-13: the hand cards that may be put to the palette now."""
    own, best = strengths_of(s, seat), best_others(s, seat)
    palette, hand = s["palette"][seat], s["hand"][seat]
    through_five = s["phase"] == FIVE
    rest, cards = hand, 0
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        if may_put(s, seat, own, palette, hand, card, best, through_five):
            cards |= 1 << card
    return cards


@kernel
def seven_cards(s, seat):
    """R-12: the palette cards that may be moved onto the canvas."""
    best = best_others(s, seat)
    palette = s["palette"][seat]
    rest, cards = palette & ~(1 << s["played"]), 0
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        if leads_by_seven(palette, card, best):
            cards |= 1 << card
    return cards


@kernel
def put_tucks(s, seat, moves, saving):
    """R-9, R-16: the palette cards a 1 may take away; if `saving`, so that its player can lead."""
    own = strengths_of(s, seat)
    rules = open_rules(s, s["hand"][seat])
    palette_size = popcount(s["palette"][seat])
    size = 0
    for target in range(s["players"]):
        if may_tuck_from(s, seat, target, palette_size):
            held = held_by_target(s, seat, own, rules, target) if saving else 0
            rest = s["palette"][target]
            while rest:
                card = highest(rest)
                rest ^= 1 << card
                if not saving or leads_after_tuck(s, own, held, target, card):
                    moves[size] = TUCK * KIND + target * SEAT + card
                    size += 1
    return size


@kernel
def legal(states, i, seat, moves):
    """Write the legal moves of a seat; returns how many."""
    s = states[i]
    if seat != s["actor"]:
        return 0
    phase = s["phase"]
    if phase == PLAY:
        size = put_moves(moves, 0, PALETTE, palette_cards(s, seat))
        size = put_moves(moves, size, CANVAS_CARD, canvas_cards(s, seat))
        moves[size] = PASS
        return size + 1
    if phase == CANVAS:
        size = put_moves(moves, 0, CANVAS_CARD, canvas_cards(s, seat))
        if s["may_lose"] or leads(s, seat, s["rule"]):
            moves[size] = DONE * KIND
            size += 1
        return size
    if phase == FIVE:
        return put_moves(moves, 0, PALETTE, palette_cards(s, seat))
    if phase == SEVEN:
        return put_moves(moves, 0, SEVEN_CARD, seven_cards(s, seat))
    if phase == ONE:
        return put_tucks(s, seat, moves, s["one_may_lose"] == 0)
    if phase == THREE:
        moves[0] = DRAW_CARD * KIND
        return 1
    if phase == BONUS:
        moves[0] = DRAW_CARD * KIND
        moves[1] = DONE * KIND
        return 2
    return 0


@kernel
def step(befores, i, seat, move, afters, j):
    """A move on a copy, if it is legal (else the turn is -1)."""
    moves = np.empty(MAX_MOVES, np.int64)
    for n in range(legal(befores, i, seat, moves)):
        if moves[n] == move:
            afters[j] = befores[i]
            apply(afters, j, seat, move)
            return after_step(afters, j)
    return -1, 0, 0


@kernel
def bring(befores, i, items, afters, j):
    """What chance brings, on a copy."""
    afters[j] = befores[i]
    chance(afters, j, items)
    return after_step(afters, j)


@kernel
def after_step(states, i):
    """The turn, the seats to act as bits, and how many cards chance has to bring."""
    return turn_of(states, i), to_act(states, i), wanted(states, i)


@kernel
def apply(states, i, seat, move):
    """Do a legal move."""
    s = states[i]
    kind, card = move >> 9, move & SEAT - 1
    if kind == PALETTE:
        put_to_palette(s, seat, card)
    elif kind == CANVAS_CARD:
        s["hand"][seat] &= ~(1 << card)
        put_on_canvas(s, seat, card)
    elif kind == SEVEN_CARD:
        s["palette"][seat] &= ~(1 << card)
        s["played"] = -1
        note_strength(s, seat)
        put_on_canvas(s, seat, card)
    elif kind == TUCK:
        tuck(s, move >> 6 & 7, card)
        to_canvas_step(s)
    elif kind == DRAW_CARD:
        draw(s, seat)
    else:
        if kind == PASS or (s["may_lose"] and not leads(s, seat, s["rule"])):
            put_out(s, seat)
        end_turn(s)


@inlined
def put_to_palette(s, seat, card):
    """R-5: a hand card joins the palette; an odd one obliges to its action if possible."""
    through_five = s["phase"] == FIVE
    s["hand"][seat] &= ~(1 << card)
    add_to_palette(s, seat, card)
    if acts(s, card, through_five):
        number = NUMBER_OF[card]
        if number == 7 and seven_can_act(s["palette"][seat], card, best_others(s, seat)):
            s["played"] = card
            s["phase"] = SEVEN
            return
        if number == 5 and s["hand"][seat]:
            s["phase"] = FIVE
            return
        if number == 3 and s["deck"]:
            s["phase"] = THREE
            return
        if number == 1 and one_can_act(s, seat, popcount(s["palette"][seat])):
            s["phase"] = ONE
            return
    to_canvas_step(s)


@inlined
def put_on_canvas(s, seat, card):
    """R-6, R-17: the card's colour is the rule; in the advanced game a draw may follow."""
    s["canvas"] |= 1 << card
    s["seen"] |= 1 << card
    s["rule"] = COLOUR_OF[card]
    s["top"] = card
    if s["advanced"] and NUMBER_OF[card] > popcount(s["palette"][seat]) and s["deck"]:
        s["phase"] = BONUS
    else:
        end_turn(s)


@kernel
def tuck(s, target, card):
    """R-16: the card goes face down on top of the deck, and everybody knows it."""
    s["palette"][target] &= ~(1 << card)
    note_strength(s, target)
    s["deck"] |= 1 << card
    s["tucked"][s["tucked_size"]] = card
    s["tucked_size"] += 1
    s["may_lose"] = s["one_may_lose"]


@kernel
def draw(s, seat):
    """R-15, R-17: draw a card: the known top of the deck at once, otherwise chance decides."""
    s["phase"] = THREE_CARD if s["phase"] == THREE else BONUS_CARD
    if s["tucked_size"]:
        take_card(s, seat, int(s["tucked"][s["tucked_size"] - 1]))
