"""R-9: a move is offered only if the player can still lead at the end of the turn.

The functions ask about a palette that is not on the table yet, so they carry its strengths under
all rules (`own`) and what the others have (`best`) instead of changing the state.
"""

from igroteka.games.red7.rules.lead import (
    best_others,
    colours_in,
    joined,
    rules_led,
    strength,
    strengths_of,
)
from igroteka.games.red7.rules.pieces import ALL_CARDS, COLOUR_OF, EVERY_NUMBER, FIVES, NUMBER_OF
from igroteka.kernel import highest, inlined, kernel, lowest, popcount


@inlined
def unseen(s, seat):
    """R-9: the cards this player has not seen in this round."""
    out_of_game = s["scored"][0] | s["scored"][1] | s["scored"][2] | s["scored"][3]
    return ALL_CARDS & ~(s["seen"] | out_of_game | s["hand"][seat])


@inlined
def may_come(s, seat):
    """R-9, R-16: the cards a draw could bring, as this player knows it."""
    if s["tucked_size"]:
        return 1 << int(s["tucked"][s["tucked_size"] - 1])
    return unseen(s, seat)


@inlined
def open_rules(s, hand):
    """The rules a player can end the turn under: the one in force, or a hand card's colour."""
    return 1 << s["rule"] | colours_in(hand)


@inlined
def acts(s, card, through_five):
    """R-12 to R-16, R-14: whether an odd card put to the palette has its action."""
    if not s["extra_actions"] or NUMBER_OF[card] % 2 == 0:
        return False
    return not through_five or s["five_chains"] != 0


@kernel
def leads_by_seven(palette, moved, best):
    """R-12: whether moving this palette card onto the canvas leaves its player leading."""
    colour = COLOUR_OF[moved]
    return strength(palette & ~(1 << moved), colour) > best[colour]


@kernel
def seven_can_act(palette, seven, best):
    """R-12: whether some other palette card can be moved onto the canvas."""
    others = palette & ~(1 << seven)
    while others:
        moved = highest(others)
        if leads_by_seven(palette, moved, best):
            return True
        others ^= 1 << moved
    return False


@kernel
def may_tuck_from(s, seat, target, palette_size):
    """R-16: whose palettes a 1 may take from."""
    if target == seat or not s["alive"] >> target & 1:
        return False
    size = popcount(s["palette"][target])
    return size > 1 and (size >= palette_size or not s["one_spares_smaller"])


@kernel
def one_can_act(s, seat, palette_size):
    """R-16: whether there is a palette to take from."""
    for target in range(s["players"]):
        if may_tuck_from(s, seat, target, palette_size):
            return True
    return False


@kernel
def held_by_target(s, seat, own, rules, target):
    """Of these rules those under which nobody but the target can deny the lead."""
    held = 0
    while rules:
        rule = lowest(rules)
        rules &= rules - 1
        best = 0
        for other in range(s["players"]):
            if other != seat and other != target:
                best = max(best, s["strength"][other, rule])
        held |= int(own[rule] > best) << rule
    return held


@kernel
def leads_after_tuck(s, own, held, target, taken):
    """R-9, R-16: whether the player leads under a held rule once the target's card is taken."""
    left = s["palette"][target] & ~(1 << taken)
    while held:
        rule = lowest(held)
        held &= held - 1
        if own[rule] > strength(left, rule):
            return True
    return False


@kernel
def some_tuck_leads(s, seat, own, rules, palette_size):
    """R-9, R-16: whether taking some card away lets the player lead."""
    for target in range(s["players"]):
        if may_tuck_from(s, seat, target, palette_size):
            held = held_by_target(s, seat, own, rules, target)
            cards = s["palette"][target] if held else 0
            while cards:
                if leads_after_tuck(s, own, held, target, highest(cards)):
                    return True
                cards ^= 1 << highest(cards)
    return False


@inlined
def may_finish(s, seat, own, palette, hand, card, best, through_five):
    """R-9 for a card that is not a 5 with an action: put to the palette, can its player lead?"""
    after, rest = palette | 1 << card, hand & ~(1 << card)
    strengths = joined(own, palette, card)
    rules = open_rules(s, rest)
    led = rules_led(strengths, best)
    plain = led & rules != 0
    if not acts(s, card, through_five):
        return plain
    number = NUMBER_OF[card]
    if number == 7:
        return (plain and s["seven_may_skip"] != 0) or seven_can_act(after, card, best)
    if number == 3 and s["deck"]:
        return plain or led & colours_in(may_come(s, seat)) != 0
    if number == 1:
        return plain or some_tuck_leads(s, seat, strengths, rules, popcount(after))
    return plain


@kernel
def five_may_finish(s, seat, own, palette, hand, best):
    """R-9, R-13, R-14: a 5 lies in `palette`; can some further cards of the hand end the turn well?

    The chain of 5s is a set of further 5s and one last card; without chains the set is empty.
    """
    chain = hand & FIVES if s["five_chains"] else 0
    more = 0
    while True:
        longer, rest, strengths = palette, hand & ~more, own
        fives = more
        while fives:
            five = highest(fives)
            strengths = joined(strengths, longer, five)
            longer |= 1 << five
            fives ^= 1 << five
        if rest == 0:
            return rules_led(strengths, best) >> s["rule"] & 1 == 1
        last = rest & ~chain
        while last:
            card = highest(last)
            last ^= 1 << card
            if may_finish(s, seat, strengths, longer, rest, card, best, True):
                return True
        more = (more - chain) & chain
        if more == 0:
            return False


@inlined
def may_put(s, seat, own, palette, hand, card, best, through_five):
    """R-9, R-16: whether a hand card may be put to the palette."""
    if s["one_may_lose"] and one_takes(s, seat, palette, card, through_five):
        return True
    return may_lead(s, seat, own, palette, hand, card, best, through_five)


@kernel
def one_takes(s, seat, palette, card, through_five):
    """R-16: whether this is a 1 that takes a card if it is put to the palette."""
    if NUMBER_OF[card] != 1 or not acts(s, card, through_five):
        return False
    return one_can_act(s, seat, popcount(palette) + 1)


@inlined
def may_lead(s, seat, own, palette, hand, card, best, through_five):
    """R-9: whether a player who puts this hand card to the palette can still lead."""
    rest = hand & ~(1 << card)
    if NUMBER_OF[card] == 5 and rest and acts(s, card, through_five):
        return five_may_finish(s, seat, joined(own, palette, card), palette | 1 << card, rest, best)
    return may_finish(s, seat, own, palette, hand, card, best, through_five)


@inlined
def of_colours(colours):
    """All cards of some colours, given as seven bits."""
    return colours * EVERY_NUMBER


@kernel
def canvas_cards(s, seat):
    """R-6: the hand cards that leave their player leading when put on the canvas."""
    led = rules_led(strengths_of(s, seat), best_others(s, seat))
    return of_colours(led) & s["hand"][seat]
