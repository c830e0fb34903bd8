"""How Red7 is searched: round by round, others and playouts by `red7_habits`.

In the advanced game a round's winner has won no match yet. Playing further rounds would tell
little for much time, so the rest is a race: rounds won by anybody, each for a usual number of
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
from igroteka.rng import below
from igroteka.search import loop
from igroteka.search.loop import CARELESS, SENSIBLE
from igroteka.search.red7_habits import likely_move
from igroteka.search.think import Searcher

# What rounds bring, all equally likely: eighths of 1,500 rounds between greedy players, nearly
# the same for 2, 3 and 4 of them.
ROUND_POINTS = np.array([6, 7, 9, 10, 13, 15, 19, 25], np.int64)
ROUND_CARDS = 3


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
    if kind == CARELESS:
        return playout.random_move(states, i, seat, rng, moves)
    return likely_move(states, i, seat, rng, moves)


@kernel
def race(s, rng, values):
    """R-18, R-20: the rest of a match, round after round."""
    players, left, most = s["players"], cards_in_game(s), 0
    for seat in range(players):
        values[seat] = points_of(s["scored"][seat])
    while most < WINNING_POINTS[players] and left >= DEALT * players:
        winner = below(rng, players)
        values[winner] += ROUND_POINTS[below(rng, len(ROUND_POINTS))]
        most = max(most, int(values[winner]))
        left -= ROUND_CARDS
    winners = 0
    for seat in range(players):
        most = max(most, int(values[seat]))
    for seat in range(players):
        winners += values[seat] == most
    for seat in range(players):
        values[seat] = 1.0 / winners if values[seat] == most else 0.0


@kernel
def finish(states, i, rng, moves, items, values, me, kind):
    """The round by sensible play, others by their kind; then the race."""
    s = states[i]
    while s["phase"] != OVER and s["phase"] != DEAL:
        seat = s["actor"]
        of = SENSIBLE if seat == me else kind
        apply(states, i, seat, others(states, i, seat, rng, moves, of))
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
    others=others,
    SIMULTANEOUS=False,
)

SEARCHER = Searcher(GAMES["red7"], grow, sensible=0.5, careless=0.5)
