"""The playout policy of Red7's search: what sensible players do.

A card is a turn survived, so whoever can lead by one card does not spend two, unless the second
brings another (R-17); and of several such turns the one is best that leaves the most ways to lead
next time. Now and then somebody does another of them: the model is to be broad, nobody plays
exactly so.
"""

import numpy as np

from igroteka.games.red7.rules.lead import (
    best_others,
    colours_in,
    joined,
    points_of,
    rules_led,
    scored_cards,
    strength,
    strengths_of,
)
from igroteka.games.red7.rules.pieces import ALL_CARDS, CARDS, COLOUR_OF, NUMBER_OF, NUMBERS
from igroteka.games.red7.rules.playout import nth, random_move
from igroteka.games.red7.rules.state import BONUS, CANVAS, ONE, PLAY
from igroteka.games.red7.rules.survival import may_lead, of_colours, one_takes
from igroteka.games.red7.rules.turn import (
    CANVAS_CARD,
    DONE,
    DRAW_CARD,
    KIND,
    PALETTE,
    PASS,
    SEAT,
    put_tucks,
)
from igroteka.kernel import highest, inlined, kernel, popcount
from igroteka.rng import below

CARELESS = 10  # per cent of the turns are any that spends as few cards
CARD = 6  # what a card in hand is worth, in ways to lead

ONES = sum(1 << card for card in range(CARDS) if NUMBER_OF[card] == 1)

# for every size of a palette the cards with a greater number.
ABOVE = np.array(
    [ALL_CARDS >> NUMBERS * size << NUMBERS * size for size in range(NUMBERS)]
    + [0] * (CARDS + 1 - NUMBERS),
    np.int64,
)


@kernel
def ways_to_lead(own, palette, hand, rule, best):
    """How many ways a hand offers to lead next time, against the others as they are now."""
    ways = popcount(rules_led(own, best) & colours_in(hand))
    rest = hand
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        led = rules_led(joined(own, palette, card), best)
        ways += popcount(led & (1 << rule | colours_in(hand & ~(1 << card))))
    return ways


@inlined
def drawing(s, palette, cards):
    """R-17: of these cards those that bring another when they are put on the canvas."""
    if not s["advanced"] or not s["deck"]:
        return 0
    return cards & ABOVE[popcount(palette)]


@inlined
def best_canvas(own, palette, hand, best, cards, drawing, move, most):
    """Of these canvas cards the one that leaves the most ways, if more than `most`."""
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        ways = ways_to_lead(own, palette, hand & ~(1 << card), COLOUR_OF[card], best)
        ways += CARD * (drawing >> card & 1)
        if ways > most:
            move, most = CANVAS_CARD * KIND + card, ways
    return move, most


@inlined
def best_palette(own, palette, hand, rule, best, cards, move, most):
    """Of these palette cards the one that leaves the most ways, if more than `most`."""
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        rest, longer = hand & ~(1 << card), palette | 1 << card
        ways = ways_to_lead(joined(own, palette, card), longer, rest, rule, best)
        if ways > most:
            move, most = PALETTE * KIND + card, ways
    return move, most


@inlined
def putting(s, seat, own, best):
    """The cards that lead from the palette alone, and those that need the canvas as well."""
    hand, palette, rule = s["hand"][seat], s["palette"][seat], s["rule"]
    alone, helped, rest = 0, 0, hand
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        led = rules_led(joined(own, palette, card), best)
        if s["extra_actions"] and not may_lead(s, seat, own, palette, hand, card, best, False):
            continue
        if led >> rule & 1:
            alone |= 1 << card
        elif s["extra_actions"] or led & colours_in(hand & ~(1 << card)):
            helped |= 1 << card
    return alone, helped


@inlined
def spite(s, seat):
    """R-16: the 1s that take a card from who is going to score, for a player who cannot lead."""
    ones = s["hand"][seat] & ONES if s["one_may_lose"] and s["advanced"] else 0
    taking = 0
    while ones:
        card = highest(ones)
        ones ^= 1 << card
        taking |= int(one_takes(s, seat, s["palette"][seat], card, False)) << card
    return taking


@kernel
def likely_tuck(s, seat, rng, moves):
    """R-16: a card whose loss saves the own lead; if none does, one that costs the leader most."""
    size = put_tucks(s, seat, moves, True)
    if size:
        return moves[below(rng, size)]
    best, least, rule = -1, 1 << 30, s["rule"]
    for place in range(put_tucks(s, seat, moves, False)):
        target, card = moves[place] >> 6 & 7, moves[place] & SEAT - 1
        worth, most = 0, 0
        for other in range(s["players"]):
            if other != seat and s["alive"] >> other & 1:
                palette = s["palette"][other] & ~(int(other == target) << card)
                leading = strength(palette, rule)
                if leading > most:
                    worth, most = points_of(scored_cards(palette, rule)), leading
        if worth < least:
            best, least = moves[place], worth
    return best


@kernel
def likely_move(states, i, seat, rng, moves, percent):
    """What a sensible player does now, knowing the own hand and what lies open.

    In so many per cent of the turns it is any that spends as few cards.
    """
    s = states[i]
    phase = s["phase"]
    if phase == BONUS:
        return DRAW_CARD * KIND
    if phase == ONE:
        return likely_tuck(s, seat, rng, moves)
    if phase != PLAY and phase != CANVAS:
        return random_move(states, i, seat, rng, moves)
    hand, palette, rule = s["hand"][seat], s["palette"][seat], s["rule"]
    own, best = strengths_of(s, seat), best_others(s, seat)
    led = rules_led(own, best)
    canvas = of_colours(led) & hand
    careless = below(rng, 100) < percent
    free = drawing(s, palette, canvas)
    if phase == CANVAS:
        move, most = PASS * KIND, -1
        if led >> rule & 1:
            if not free:
                return DONE * KIND
            canvas, move = free, DONE * KIND
            most = ways_to_lead(own, palette, hand, rule, best) + CARD
        if careless:
            return CANVAS_CARD * KIND + nth(canvas, below(rng, popcount(canvas)))
        return best_canvas(own, palette, hand, best, canvas, free, move, most)[0]
    alone, helped = putting(s, seat, own, best)
    if canvas | alone == 0:
        alone = helped if helped else spite(s, seat)
    if careless and canvas | alone:
        place = below(rng, popcount(canvas) + popcount(alone)) - popcount(canvas)
        if place < 0:
            return CANVAS_CARD * KIND + nth(canvas, place + popcount(canvas))
        return PALETTE * KIND + nth(alone, place)
    move, most = best_palette(own, palette, hand, rule, best, alone, PASS * KIND, -1)
    return best_canvas(own, palette, hand, best, canvas, free, move, most)[0]
