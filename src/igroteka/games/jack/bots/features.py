"""Features of the value network: what a player of One-Eyed Jack sees who has just moved, in counts.

A five that only one side has chips in is open for that side. Open fives are counted by their chips
and by who can fill them; free squares by the fullest open fives through them and by where the two
copies of their card are. So two threats that one chip parries are not seen as two.
"""

from igroteka.games.jack.bots.fives import FIVES
from igroteka.games.jack.rules.moves import occupied, shown_on
from igroteka.games.jack.rules.pieces import (
    CARDS,
    COPIES,
    CORNERS_LOWER,
    CORNERS_UPPER,
    FIVE,
    FIVE_LOWER,
    FIVE_UPPER,
    HALF,
    JACKS,
    ONE_EYED,
    PLAYABLE,
    TWO_EYED,
)
from igroteka.games.jack.rules.sequences import is_blocked
from igroteka.games.jack.rules.setup import side_of
from igroteka.kernel import kernel, lowest, popcount

UPPER, LOWER = FIVE_UPPER[FIVES], FIVE_LOWER[FIVES]

# Where the copies of a card are that is no jack: discarded, in the own hand, or who knows.
OUT, ONE_UNSEEN, BOTH_UNSEEN, HELD_ONE_OUT, HELD_ONE_UNSEEN, HELD_BOTH = range(6)
PLACES = 6
MOST_HELD = 3  # squares of a five that the hand can fill; more count as many
MOST_JACKS = 3
JACKS_OF_KIND = 4  # J-2

# Free squares: chips of the fullest own five, of others' fullest, place of the card.
# Own fives: chips from 1, squares the hand can fill, whether only jacks can fill some.
# Fives of others: chips from 1, whether the hand can block, whether others need a jack.
OWN_FIVES = FIVE * FIVE * PLACES
OTHERS_FIVES = OWN_FIVES + (FIVE - 1) * (MOST_HELD + 1) * 2
TWO_EYED_HELD = OTHERS_FIVES + (FIVE - 1) * 2 * 2  # at least 1, 2, 3
ONE_EYED_HELD = TWO_EYED_HELD + MOST_JACKS
TWO_EYED_UNSEEN = ONE_EYED_HELD + MOST_JACKS
ONE_EYED_UNSEEN = TWO_EYED_UNSEEN + 1
DEAD_HELD = ONE_EYED_UNSEEN + 1
PAIRS_HELD = DEAD_HELD + 1
NOT_DISCARDED = PAIRS_HELD + 1
STAGE = NOT_DISCARDED + 1  # one of: nobody has a sequence, others, the own side, both
STAGES = 4
SIGHTS = STAGE + STAGES


@kernel
def stage_of(s, me):
    """Who has a sequence."""
    others = 0
    for side in range(s["sides"]):
        if side != me:
            others |= s["sequences"][side]
    return 2 * (s["sequences"][me] > 0) + (others > 0)


@kernel
def note_places(s, seat, places):
    """Free squares by the place of their card; returns how many cards of the hand are dead."""
    upper, lower = occupied(s)
    places[:] = 0
    places[BOTH_UNSEEN, 0], places[BOTH_UNSEEN, 1] = ~upper & PLAYABLE, ~lower & PLAYABLE
    hand, both = s["hand"][seat, 0], s["hand"][seat, 1]
    there, out = s["discards"][0], s["discards"][1]
    cards, dead = (hand | there) & ~JACKS, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        held = (hand >> card & 1) + (both >> card & 1)
        gone = (there >> card & 1) + (out >> card & 1)
        place = HELD_BOTH if held == COPIES else (HELD_ONE_UNSEEN if held else BOTH_UNSEEN) - gone
        free = 0
        for which in range(2):
            square = shown_on(s, card, which)
            half = int(square >= HALF)
            bit = 1 << square - HALF * half & ~(lower if half else upper)
            places[BOTH_UNSEEN, half] &= ~bit
            places[place, half] |= bit
            free |= bit
        if free == 0:
            dead += held
    return dead


@kernel
def look(s, seat, sights, levels, places):
    """Count what a seat sees; into `levels` go the free squares of own and others' fives by chips.

    The upper and lower half of the board are taken apart, as in the state.
    """
    me, sides = side_of(s, seat), s["sides"]
    sights[:] = 0
    levels[:] = 0
    sights[DEAD_HELD] = note_places(s, seat, places)
    held_upper = places[HELD_ONE_OUT, 0] | places[HELD_ONE_UNSEEN, 0] | places[HELD_BOTH, 0]
    held_lower = places[HELD_ONE_OUT, 1] | places[HELD_ONE_UNSEEN, 1] | places[HELD_BOTH, 1]
    gone_upper = places[OUT, 0] | places[HELD_ONE_OUT, 0] | places[HELD_BOTH, 0]
    gone_lower = places[OUT, 1] | places[HELD_ONE_OUT, 1] | places[HELD_BOTH, 1]
    one, two = (me + 1) % sides, (me + sides - 1) % sides  # the same if there are two sides
    own_upper, own_lower = s["chips"][me, 0], s["chips"][me, 1]
    one_upper, one_lower = s["chips"][one, 0], s["chips"][one, 1]
    two_upper, two_lower = s["chips"][two, 0], s["chips"][two, 1]
    for place in range(len(FIVES)):
        upper, lower = UPPER[place], LOWER[place]
        own = upper & own_upper | lower & own_lower
        first = upper & one_upper | lower & one_lower
        second = upper & two_upper | lower & two_lower
        owners = int(own != 0) + int(first != 0) + int(one != two and second != 0)
        if owners != 1:
            continue
        owner = me if own else one if first else two
        if s["sequences"][owner] and is_blocked(s, owner, FIVES[place]):
            continue
        upper &= ~(own_upper | one_upper | two_upper | CORNERS_UPPER)
        lower &= ~(own_lower | one_lower | two_lower | CORNERS_LOWER)
        chips = FIVE - popcount(upper) - popcount(lower)
        if chips == FIVE:
            continue
        held = popcount(upper & held_upper) + popcount(lower & held_lower)
        if own:
            gone = int(upper & places[OUT, 0] | lower & places[OUT, 1] != 0)
            row = (chips - 1) * (MOST_HELD + 1) + min(held, MOST_HELD)
            sights[OWN_FIVES + row * 2 + gone] += 1
            levels[chips, 0] |= upper
            levels[chips, 1] |= lower
        else:
            gone = int(upper & gone_upper | lower & gone_lower != 0)
            sights[OTHERS_FIVES + ((chips - 1) * 2 + (held > 0)) * 2 + gone] += 1
            levels[FIVE + chips, 0] |= upper
            levels[FIVE + chips, 1] |= lower
    look_at_squares(sights, levels, places)
    look_at_cards(s, seat, sights)
    sights[STAGE + stage_of(s, me)] = 1


@kernel
def look_at_squares(sights, levels, places):
    """Count the free squares that matter to somebody."""
    for half in range(2):
        left = PLAYABLE
        for own in range(FIVE - 1, -1, -1):
            row = left & levels[own, half] if own else left
            left &= ~row
            for others in range(FIVE - 1, -1, -1):
                squares = row & levels[FIVE + others, half] if others else row
                row &= ~squares
                if squares and own + others:
                    for place in range(PLACES):
                        count = popcount(squares & places[place, half])
                        sights[(own * FIVE + others) * PLACES + place] += count


@kernel
def look_at_cards(s, seat, sights):
    """Count jacks and pairs in hand, and what is not seen."""
    hand, both = s["hand"][seat, 0], s["hand"][seat, 1]
    there, out = s["discards"][0], s["discards"][1]
    two = popcount(hand & TWO_EYED) + popcount(both & TWO_EYED)
    one = popcount(hand & ONE_EYED) + popcount(both & ONE_EYED)
    for count in range(MOST_JACKS):
        sights[TWO_EYED_HELD + count] = two > count
        sights[ONE_EYED_HELD + count] = one > count
    two += popcount(there & TWO_EYED) + popcount(out & TWO_EYED)
    one += popcount(there & ONE_EYED) + popcount(out & ONE_EYED)
    sights[TWO_EYED_UNSEEN] = JACKS_OF_KIND - two
    sights[ONE_EYED_UNSEEN] = JACKS_OF_KIND - one
    sights[PAIRS_HELD] = popcount(both & ~JACKS)
    sights[NOT_DISCARDED] = COPIES * CARDS - popcount(there) - popcount(out)
