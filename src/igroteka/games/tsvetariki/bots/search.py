"""Tsvetariki's search: sequential halving over the groups that look best, in the same worlds.

A tree would hardly grow: there are dozens of groups, and nobody knows for whom the others take
theirs. In playouts all take any group, but rather not of their own colours, which may still grow.
"""

import math

import numpy as np

from igroteka.games.tsvetariki.bots.outlook import CLEARED, worth_of_moves
from igroteka.games.tsvetariki.rules.ending import colours_of, returns, side_of, sides
from igroteka.games.tsvetariki.rules.kernels import KERNELS
from igroteka.games.tsvetariki.rules.knowledge import determinise
from igroteka.games.tsvetariki.rules.pieces import COLOURS, OF_A_COLOUR, TEAMS
from igroteka.games.tsvetariki.rules.playout import random_group
from igroteka.games.tsvetariki.rules.state import PLAY
from igroteka.games.tsvetariki.rules.turn import apply, take
from igroteka.kernel import kernel
from igroteka.model import View
from igroteka.rng import Rng, below
from igroteka.search.sequential_halving import SURE, WINS, WORTH, SequentialHalving

WIDTH = 12  # groups worth playing out

# Who plays for a colour rather leaves it lying. Out of a thousand: how readily colours are believed
# of which somebody took so many tokens more than of the colour they took least. Nothing is ruled
# out, because some play for nothing at all.
READILY, DOUBT = 0.6, 1.0
BELIEVED = np.array(
    [
        int(1000 * (DOUBT + math.exp(-READILY * more)) / (DOUBT + 1))
        for more in range(OF_A_COLOUR + 1)
    ]
)
GUESSES = 60  # after so many anything is believed


@kernel
def is_believed(v, s, rng):
    """Whether the colours guessed for the others go with what they took."""
    for seat in range(v["players"]):
        if v["known"][seat]:
            continue
        guessed, least = 0, OF_A_COLOUR
        for colour in range(len(COLOURS)):
            taken = int(v["taken"][seat, colour])
            if s["colours"][seat] >> colour & 1:
                guessed = max(guessed, taken)
            if not v["known"][v["seat"]] >> colour & 1:
                least = min(least, taken)
        if below(rng, 1000) >= BELIEVED[guessed - least]:
            return False
    return True


@kernel
def imagine(views, states, i, rng):
    """A world that looks like the view, with likely colours more often."""
    determinise(views, 0, states, i, rng)
    for _ in range(GUESSES):
        if is_believed(views[0], states[i], rng):
            return
        determinise(views, 0, states, i, rng)


@kernel
def play_out(states, i, rng, moves):
    """To the end: who draws a group of the own colours draws once more."""
    s = states[i]
    while s["phase"] == PLAY:
        seat, join = s["actor"], s["join"] != 0
        colour = random_group(s["ramps"], join, rng, moves, s["last"])
        if colours_of(s, side_of(s, seat)) >> colour & 1:
            colour = random_group(s["ramps"], join, rng, moves, s["last"])
        take(s, seat, colour)


@kernel
def try_groups(views, states, groups, worlds, rng, into, moves, values):
    """Play out each group in so many worlds, the same for all of them."""
    seat = views[0]["seat"]
    for _ in range(worlds):
        imagine(views, states, 0, rng)
        start = rng[0]
        for place in range(len(groups)):
            rng[0] = start
            states[1] = states[0]
            apply(states, 1, seat, groups[place])
            play_out(states, 1, rng, moves)
            returns(states, 1, values)
            # A side shares its return among its seats.
            won = values[seat] * (states[1]["players"] // sides(states[1]))
            into[WINS, place] += won
            into[WORTH, place] += won


class GroupTrial:
    """A view of Tsvetariki, ready to be played on from."""

    def __init__(self, view: View) -> None:
        self._view, self._own = view.record, own_colours(view)
        self._states = np.zeros(2, KERNELS.state)
        self._moves = np.zeros(KERNELS.max_moves, np.int64)
        self._values = np.zeros(len(COLOURS))

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        """What the board after each group is worth to the own colours; clearing them wins."""
        values = np.zeros((1, len(moves)))
        ramps, sets = self._view[0]["ramps"], np.array([self._own])
        worth_of_moves(ramps, moves, len(moves), sets, values)
        return np.where(values[0] == CLEARED, SURE, values[0])

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        """Play out each group in so many worlds."""
        sums = np.zeros(into.shape)  # a part of a table would be compiled for once more
        room = self._moves, self._values
        try_groups(self._view, self._states, moves, worlds, rng, sums, *room)
        into += sums


def own_colours(view: View) -> int:
    """T-3, T-16: the colours the view's seat plays for."""
    v = view.record[0]
    colours = int(v["known"][view.seat])
    if v["teams"]:
        colours |= int(v["known"][(view.seat + TEAMS) % int(v["players"])])
    return colours


SEARCHER = SequentialHalving(GroupTrial, WIDTH)
