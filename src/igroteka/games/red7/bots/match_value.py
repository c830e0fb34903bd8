"""The value of a finished round in Red7: the chance to win the match from there.

In the advanced game a round's winner has won no match yet. Playing further rounds would tell
little for much time, so the rest is some races: rounds won by anybody, each for a usual number of
points.
"""

import numpy as np

from igroteka.games.red7.rules import round
from igroteka.games.red7.rules.lead import points_of
from igroteka.games.red7.rules.pieces import DEALT, WINNING_POINTS
from igroteka.games.red7.rules.round import cards_in_game
from igroteka.games.red7.rules.state import OVER
from igroteka.kernel import kernel
from igroteka.rng import below

# What rounds bring, all equally likely: eighths of 1,500 rounds between greedy players, nearly
# the same for 2, 3 and 4 of them.
ROUND_POINTS = np.array([6, 7, 9, 10, 13, 15, 19, 25], np.int64)
ROUND_CARDS = 3
RACES = 12  # one alone would drown in its own chance what the round was worth
POINTS = 8  # where in `values` the points of a race are counted


@kernel
def rest_of_match(states, i, rng, values):
    """What each seat has won, or may expect: the mean of some races."""
    s = states[i]
    if s["phase"] == OVER:
        round.returns(states, i, values)
        return
    players = s["players"]
    for seat in range(players):
        values[seat] = 0.0
    for _ in range(RACES):
        run(s, rng, values[POINTS : POINTS + players], values)


@kernel
def run(s, rng, points, values):
    """R-18, R-20: one race, round after round."""
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
