"""The moves of Tsvetariki as dense numbers: every set of tokens that may be taken has one.

A group without jokers is named by its first cell. A group with jokers is named by its colour and
by which of the jokers on the board go along: there is one such group at most (T-8), so that all
choices of jokers fit 5 × 31 numbers. With `jokers = join` nothing is chosen, and the first
coloured cell says it all.
"""

import numpy as np

from igroteka.games.tsvetariki.rules.groups import (
    count_of,
    find_jokers,
    first_cell,
    gather,
    joker_cell,
)
from igroteka.games.tsvetariki.rules.jokers import joins
from igroteka.games.tsvetariki.rules.pieces import (
    CELL,
    COLOURS,
    HEIGHT,
    JOKERS,
    RAMPS,
    TOKENS_IN_ALL,
)
from igroteka.games.tsvetariki.rules.ramps import token_at
from igroteka.games.tsvetariki.rules.turn import MOVE_CELL, jokers_in, move_with
from igroteka.kernel import inlined, kernel
from igroteka.options import Options
from igroteka.spaces import Part

CHOICES = (1 << JOKERS) - 1  # of jokers, without none


def actions(options: Options) -> tuple[Part, ...]:
    """What can be done at a table."""
    cells = "its first coloured cell, ramp by ramp from the left and each from the low end"
    free = options["jokers"] == "free"
    return (
        Part("group", TOKENS_IN_ALL, f"T-7: take the {'plain ' if free else ''}group of {cells}"),
        *(
            Part(
                f"jokers_{colour}",
                CHOICES if free else 0,
                f"T-8: take the {colour} group with these jokers: number + 1 in bits, "
                "the first joker the lowest bit",
            )
            for colour in COLOURS
        ),
    )


@inlined
def choice_of(jokers, taken):
    """Which of the jokers on the board these are, as bits; both in the order of cells."""
    choice, number = 0, 0
    for place in range(count_of(taken)):
        while joker_cell(jokers, number) != joker_cell(taken, place):
            number += 1
        choice |= 1 << number
    return choice


@kernel
def encode(states, i, seat, moves, count, numbers):
    """The numbers of legal moves."""
    s = states[i]
    ramps, join = s["ramps"], s["join"]
    jokers = 0 if join else find_jokers(ramps)
    for place in range(count):
        first, taken = moves[place] % MOVE_CELL, jokers_in(moves[place])
        if join or taken == 0:
            numbers[place] = first // CELL * HEIGHT + first % CELL
        else:
            colour = token_at(ramps, first // CELL, first % CELL)
            numbers[place] = TOKENS_IN_ALL + colour * CHOICES + choice_of(jokers, taken) - 1


@kernel
def decode(states, i, seat, number):
    """The legal move of a number."""
    s = states[i]
    cell = number // HEIGHT * CELL + number % HEIGHT
    if number < TOKENS_IN_ALL and not s["join"]:
        return cell
    ramps, group = s["ramps"], np.empty(RAMPS, np.int64)
    jokers = find_jokers(ramps)
    if number < TOKENS_IN_ALL:
        colour = token_at(ramps, cell // CELL, cell % CELL)
        return move_with(
            cell, jokers, gather(ramps, colour, cell, jokers, (1 << count_of(jokers)) - 1, group)
        )
    colour, choice = (number - TOKENS_IN_ALL) // CHOICES, (number - TOKENS_IN_ALL) % CHOICES + 1
    joins(ramps, colour, jokers, choice, group)
    return move_with(first_cell(ramps, colour, group), jokers, choice)
