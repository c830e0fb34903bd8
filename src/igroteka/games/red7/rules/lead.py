"""Who leads: R-10 and R-11.

A palette's strength under a rule is one number: how many cards qualify, times 64, plus the highest
of them plus one. More cards beat fewer, ties go to the highest qualifying card, and 0 cannot lead.
"""

from igroteka.games.red7.rules.pieces import (
    BLUE,
    EVEN_CARDS,
    GREEN,
    INDIGO,
    LONGEST_RUN,
    LOW_CARDS,
    OF_COLOUR,
    OF_NUMBER,
    ORANGE,
    RED,
    SAME_COLOUR,
    SAME_NUMBER,
    YELLOW,
)
from igroteka.kernel import highest, inlined, kernel, popcount


@inlined
def worth(cards):
    """R-10: the strength of a set that qualifies as a whole; 0 for the empty set."""
    return popcount(cards) * 64 + highest(cards) + 1


@kernel
def most_of_one_number(palette):
    """R-10, orange: the largest set of one number; among equals the best."""
    best, best_worth = 0, 0
    for number in range(7):
        cards = palette & OF_NUMBER[number]
        if worth(cards) > best_worth:
            best, best_worth = cards, worth(cards)
    return best


@kernel
def most_of_one_colour(palette):
    """R-10, yellow: the largest set of one colour; among equals the best."""
    best, best_worth = 0, 0
    for colour in range(7):
        cards = palette & OF_COLOUR[colour]
        if worth(cards) > best_worth:
            best, best_worth = cards, worth(cards)
    return best


@kernel
def different_colours(palette):
    """R-10, blue: the highest card of each colour."""
    best = 0
    for colour in range(7):
        cards = palette & OF_COLOUR[colour]
        if cards:
            best |= 1 << highest(cards)
    return best


@inlined
def numbers_in(cards):
    """The numbers that occur, as seven bits."""
    # Fold each number's seven bits into its first, then close the gaps between those.
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 3
    low = cards & 1 | cards >> 6 & 2 | cards >> 12 & 4 | cards >> 18 & 8
    return low | cards >> 24 & 16 | cards >> 30 & 32 | cards >> 36 & 64


@inlined
def colours_in(cards):
    """The colours that occur, as seven bits."""
    cards |= cards >> 28
    cards |= cards >> 14
    cards |= cards >> 7
    return cards & 127


@kernel
def longest_run(palette):
    """R-10, indigo: the longest run, of several cards of one number the highest colour."""
    found = LONGEST_RUN[numbers_in(palette)]
    length, top = found >> 3, found & 7
    run = 0
    for number in range(top - length + 1, top + 1):
        run |= 1 << highest(palette & OF_NUMBER[number])
    return run


@kernel
def qualifying(palette, rule):
    """R-10: the cards of a palette that count under a rule."""
    if palette == 0:
        return 0
    if rule == RED:
        return 1 << highest(palette)
    if rule == ORANGE:
        return most_of_one_number(palette)
    if rule == YELLOW:
        return most_of_one_colour(palette)
    if rule == GREEN:
        return palette & EVEN_CARDS
    if rule == BLUE:
        return different_colours(palette)
    if rule == INDIGO:
        return longest_run(palette)
    return palette & LOW_CARDS


@kernel
def strength(palette, rule):
    """R-10, R-11: how strong a palette is under a rule; 0 cannot lead.

    The worth of its qualifying cards, which a test proves, without naming them.
    """
    best = 0
    if rule == RED:
        best = 65 + highest(palette) if palette else 0
    elif rule == ORANGE:
        for number in range(7):
            best = max(best, worth(palette & OF_NUMBER[number]))
    elif rule == YELLOW:
        for colour in range(7):
            best = max(best, worth(palette & OF_COLOUR[colour]))
    elif rule == GREEN:
        best = worth(palette & EVEN_CARDS)
    elif rule == BLUE:
        best = popcount(colours_in(palette)) * 64 + highest(palette) + 1
    elif rule == INDIGO:
        found = LONGEST_RUN[numbers_in(palette)]
        best = (found >> 3) * 64 + highest(palette & OF_NUMBER[found & 7]) + 1
    else:
        best = worth(palette & LOW_CARDS)
    return best


@kernel
def scored_cards(palette, rule):
    """R-19: what the winner of a round takes. Under yellow the colour worth most of the largest."""
    if rule != YELLOW:
        return qualifying(palette, rule)
    best, best_worth = 0, -1
    size = popcount(most_of_one_colour(palette))
    for colour in range(7):
        cards = palette & OF_COLOUR[colour]
        if popcount(cards) == size:
            value = points_of(cards) * 64 + highest(cards)
            if value > best_worth:
                best, best_worth = cards, value
    return best


@kernel
def points_of(cards):
    """R-19: each card scores its number."""
    points = 0
    for number in range(7):
        points += (number + 1) * popcount(cards & OF_NUMBER[number])
    return points


@inlined
def joined(strengths, palette, card):
    """All seven strengths after `card` has joined `palette`, from those without it.

    The same as `strength(palette | card, rule)` for every rule, which a test proves, without
    counting what the card cannot change.
    """
    after = palette | 1 << card
    top = highest(after) + 1
    run = LONGEST_RUN[numbers_in(after)]
    return (
        worth(after & LOW_CARDS),
        (run >> 3) * 64 + highest(after & OF_NUMBER[run & 7]) + 1,
        popcount(colours_in(after)) * 64 + top,
        worth(after & EVEN_CARDS),
        max(strengths[4], worth(after & SAME_COLOUR[card])),
        max(strengths[5], worth(after & SAME_NUMBER[card])),
        64 + top,
    )


@inlined
def strengths_of(s, seat):
    """All seven strengths of a seat's palette."""
    of = s["strength"]
    return (
        of[seat, 0],
        of[seat, 1],
        of[seat, 2],
        of[seat, 3],
        of[seat, 4],
        of[seat, 5],
        of[seat, 6],
    )


@inlined
def best_other(s, seat, rule):
    """The greatest strength under a rule among all other players still in."""
    best = 0
    for other in range(4):
        if other != seat:
            best = max(best, s["strength"][other, rule])
    return best


@inlined
def best_others(s, seat):
    """For each rule what a seat has to exceed."""
    return (
        best_other(s, seat, 0),
        best_other(s, seat, 1),
        best_other(s, seat, 2),
        best_other(s, seat, 3),
        best_other(s, seat, 4),
        best_other(s, seat, 5),
        best_other(s, seat, 6),
    )


@inlined
def rules_led(strengths, best):
    """The rules under which these strengths lead, as seven bits."""
    led = 0
    for rule in range(7):
        led |= int(strengths[rule] > best[rule]) << rule
    return led


@kernel
def leads(s, seat, rule):
    """R-10: whether a seat leads under a rule."""
    return s["strength"][seat, rule] > best_other(s, seat, rule)


@kernel
def note_strength(s, seat):
    """Count a palette anew, after it lost a card."""
    for rule in range(7):
        s["strength"][seat, rule] = strength(s["palette"][seat], rule)


@inlined
def add_to_palette(s, seat, card):
    """A card joins a palette, face up."""
    strengths = joined(strengths_of(s, seat), s["palette"][seat], card)
    for rule in range(7):
        s["strength"][seat, rule] = strengths[rule]
    s["palette"][seat] |= 1 << card
    s["seen"] |= 1 << card


@inlined
def turn_down(s, seat):
    """R-6: a palette that is out of the round counts nothing."""
    for rule in range(7):
        s["strength"][seat, rule] = 0
