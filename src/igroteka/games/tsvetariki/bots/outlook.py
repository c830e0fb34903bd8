"""An evaluation of boards: how promising one is for somebody's colours.

Own groups can wait: while they are there, the game goes on, and they may still grow. What hurts
are lone tokens, because a token without a mate or a joker beside it cannot be taken (T-7, T-8).
So a board is good if the own colours hang together in few parts, with few lone tokens, and if the
other colours, one of which is an opponent's, have many. All in own tokens:
"""

import numpy as np

from igroteka.games.tsvetariki.rules.groups import clear, count_of, near_jokers, spread
from igroteka.games.tsvetariki.rules.pieces import COLOURS, RAMPS
from igroteka.games.tsvetariki.rules.ramps import cells_of, take_away
from igroteka.games.tsvetariki.rules.turn import group_of, jokers_in
from igroteka.kernel import kernel, lowest, popcount

LONE = 1.0  # a lone token of an own colour
PART = 0.3  # a part of an own colour, lone or not
WAITING = 0.5  # an own token on the board: better a larger group later than a small one now
OTHERS_LONE = 0.2  # a lone token of another colour
JOKER = 0.5  # a joker spent on another colour
CLEARED = 1000.0  # T-11: nothing of the own colours is left

TERMS = 3  # per colour: tokens, parts, lone tokens
TOKENS_TERM, PARTS_TERM, LONE_TERM = range(TERMS)


@kernel
def count_terms(ramps, terms, group, unseen):
    """For every colour of a board its tokens, parts and lone tokens; `terms[colour, term]`."""
    for colour in range(len(COLOURS)):
        tokens, parts, lone = 0, 0, 0
        for ramp in range(len(ramps)):
            unseen[ramp] = cells_of(ramps[ramp], colour)
        for ramp in range(len(ramps)):
            while unseen[ramp]:
                clear(group)
                group[ramp] = 1 << lowest(unseen[ramp])
                spread(ramps, colour, 1 << ramp, group)
                size = 0
                for other in range(len(ramps)):
                    size += popcount(group[other])
                    unseen[other] &= ~group[other]
                tokens += size
                parts += 1
                lone += size == 1 and group[ramp] & near_jokers(ramps, ramp) == 0
        terms[colour, TOKENS_TERM] = tokens
        terms[colour, PARTS_TERM] = parts
        terms[colour, LONE_TERM] = lone


@kernel
def worth(terms, colours):
    """What a board with these terms is worth to somebody with these colours."""
    value, left = 0.0, 0
    for colour in range(len(COLOURS)):
        lone = terms[colour, LONE_TERM]
        if colours >> colour & 1:
            left += terms[colour, TOKENS_TERM]
            value -= LONE * lone + PART * terms[colour, PARTS_TERM]
        else:
            value += OTHERS_LONE * lone
    return value + WAITING * left if left else CLEARED


@kernel
def worth_of_moves(ramps, moves, count, sets, values):
    """`values[place, move]`: what each of the first moves leads to, for each set of colours."""
    after, group = np.zeros(RAMPS, np.int64), np.zeros(RAMPS, np.int64)
    unseen, terms = np.zeros(RAMPS, np.int64), np.zeros((len(COLOURS), TERMS), np.int64)
    for number in range(count):
        after[:] = ramps
        taken = 1 << group_of(after, moves[number], group)
        take_away(after, group)
        count_terms(after, terms, group, unseen)
        spent = JOKER * count_of(jokers_in(moves[number]))
        for place in range(len(sets)):
            cost = 0.0 if sets[place] & taken else spent
            values[place, number] = worth(terms, sets[place]) - cost
