"""How Red7 is searched: round by round, others by `red7_kinds`, playouts by `red7_habits`.

In the advanced game a round's winner has won no match yet. Playing further rounds would tell
little for much time, so the rest is some races: rounds won by anybody, each for a usual number of
points.
"""

import numpy as np

from igroteka.games import GAMES
from igroteka.games.red7 import playout, round, turn
from igroteka.games.red7.kernels import KERNELS
from igroteka.games.red7.lead import points_of
from igroteka.games.red7.pieces import DEALT, WINNING_POINTS
from igroteka.games.red7.round import cards_in_game
from igroteka.games.red7.state import DEAL, OVER
from igroteka.games.red7.turn import apply
from igroteka.kernel import kernel, kernel_over
from igroteka.model import Options
from igroteka.rng import below
from igroteka.search import loop
from igroteka.search.red7_habits import CARELESS, likely_move
from igroteka.search.red7_kinds import kinds
from igroteka.search.think import Searcher

# What rounds bring, all equally likely: eighths of 1,500 rounds between greedy players, nearly
# the same for 2, 3 and 4 of them.
ROUND_POINTS = np.array([6, 7, 9, 10, 13, 15, 19, 25], np.int64)
ROUND_CARDS = 3
RACES = 12  # one alone would drown in its own chance what the round was worth
POINTS = 8  # where in `values` the points of a race are counted


@kernel
def is_over(states, i):
    """Whether the round is over, and with it what is searched."""
    return states[i]["phase"] == OVER or states[i]["phase"] == DEAL


@kernel
def resolve(states, i, rng, items):
    """A draw; no further round is dealt."""
    if states[i]["phase"] != DEAL:
        playout.resolve(states, i, rng, items)


@kernel
def others(states, i, seat, rng, moves, kind):
    """What a player of some kind does."""
    if kind >> seat & 1:
        return playout.random_move(states, i, seat, rng, moves)
    return likely_move(states, i, seat, rng, moves, CARELESS)


@kernel
def race(s, rng, values):
    """R-18, R-20: what each seat may expect of the rest of a match; the mean of some races."""
    players = s["players"]
    for seat in range(players):
        values[seat] = 0.0
    for _ in range(RACES):
        run(s, rng, values[POINTS : POINTS + players], values)


@kernel
def run(s, rng, points, values):
    """One race, round after round."""
    players, left, most = len(points), cards_in_game(s), 0
    for seat in range(players):
        points[seat] = points_of(s["scored"][seat])
    while most < WINNING_POINTS[players] and left >= DEALT * players:
        winner = below(rng, players)
        points[winner] += ROUND_POINTS[below(rng, len(ROUND_POINTS))]
        most = max(most, int(points[winner]))
        left -= ROUND_CARDS
    most, winners = max_of(points), 0
    for seat in range(players):
        winners += points[seat] == most
    for seat in range(players):
        if points[seat] == most:
            values[seat] += 1.0 / (RACES * winners)


@kernel
def max_of(points):
    """The most points anybody has."""
    most = points[0]
    for seat in range(1, len(points)):
        most = max(most, points[seat])
    return most


@kernel
def finish(states, i, rng, moves, items, values, me, kind):
    """The round by sensible play, others by their kind; then the race."""
    s = states[i]
    while s["phase"] != OVER and s["phase"] != DEAL:
        seat = s["actor"]
        if seat == me:
            move = likely_move(states, i, seat, rng, moves, 0)
        else:
            move = others(states, i, seat, rng, moves, kind)
        apply(states, i, seat, move)
        resolve(states, i, rng, items)
    if s["phase"] == OVER:
        round.returns(states, i, values)
    else:
        race(s, rng, values)


grow = kernel_over(
    loop.grow,
    __file__,
    imagine=KERNELS.determinise,
    to_act=turn.to_act,
    turn_of=turn.turn_of,
    is_over=is_over,
    legal=turn.legal,
    apply=apply,
    resolve=resolve,
    finish=finish,
    kinds=kinds,
    others=others,
    SIMULTANEOUS=False,
)


def explore(options: Options) -> float:
    """A round decides a basic match, but only a part of an advanced one."""
    return 0.25 if options["advanced"] else 0.7


SEARCHER = Searcher(GAMES["red7"], grow, explore)
