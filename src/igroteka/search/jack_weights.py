"""What One-Eyed Jack's open fives are worth, to players of habit and to the judge.

`HABITS` are the weights of the greedy bot, who was tuned by matches: so players of playouts move.
`ODDS`, by the number of sides, say how likely a side wins: fitted to the ends of thousands of
matches of greedy bots (logistic regression, positions after the own move). As habits they would be
poor, because in those matches most threats were parried: they do not say what parrying is worth.
"""

import numpy as np

from igroteka.games.jack.pieces import FIVE
from igroteka.search.jack_fives import (
    HELD,
    MOVED,
    ONE_EYED_HELD,
    OTHERS,
    OTHERS_SEQUENCE,
    OWN,
    OWN_SEQUENCE,
    TWO_EYED_HELD,
    WEIGHTS,
)

Rows = tuple[tuple[float, ...], ...]


def _weights(own: Rows, others: Rows, rest: dict[int, float]) -> np.ndarray:
    """Rows by sequences needed (1, 2), then chips (1 to 4), as classes are counted."""
    weights = np.zeros(WEIGHTS)
    weights[OWN:OTHERS] = np.array(own).ravel()
    weights[OTHERS : OTHERS + np.size(others)] = np.array(others).ravel()
    for place, weight in rest.items():
        weights[place] = weight
    return weights


def _habits() -> np.ndarray:
    """The greedy bot's weights, in classes."""
    ours, theirs = (1.0, 3.0, 9.0, 40.0), (0.8, 3.0, 14.0, 70.0)
    in_hand, only_jacks = 1.5, 0.5
    own: list[tuple[float, ...]] = []
    for chips in range(1, FIVE):
        full = [1.0 + in_hand * min(1.0, held / (FIVE - chips)) for held in range(HELD - 1)]
        own.append(tuple(ours[chips - 1] * factor for factor in (*full, 1.0)))
    others = tuple((-worth, -worth * only_jacks) for worth in theirs)
    rest = {
        TWO_EYED_HELD: 200.0,
        ONE_EYED_HELD: 60.0,
        OWN_SEQUENCE: 1000.0,
        OTHERS_SEQUENCE: -1000.0,
    }
    return _weights(tuple(own) * 2, others * 2, rest)


HABITS = _habits()

# Own fives: held 0 to 3, or one gone; fives of others: none gone, one gone.
ODDS = {
    2: _weights(
        (
            (0.01, 0.01, 0.03, 0.04, 0.0),
            (0.02, 0.04, 0.09, 0.72, 0.06),
            (0.06, 0.2, 0.68, 0.0, -0.03),
            (0.19, 1.74, 0.0, 0.0, -0.09),
            (0.01, 0.02, 0.04, 0.08, -0.02),
            (0.01, 0.06, 0.11, 0.41, 0.07),
            (0.08, 0.16, 0.46, 0.0, -0.02),
            (0.23, 0.75, 0.0, 0.0, 0.1),
        ),
        (
            (-0.01, 0.0),
            (-0.03, -0.02),
            (-0.1, -0.03),
            (-0.26, 0.06),
            (-0.02, -0.01),
            (-0.04, -0.02),
            (-0.1, 0.0),
            (-0.19, -0.06),
        ),
        {
            TWO_EYED_HELD: 0.73,
            ONE_EYED_HELD: 0.44,
            OWN_SEQUENCE: 1.62,
            OTHERS_SEQUENCE: -1.59,
            MOVED: -0.48,
        },
    ),
    3: _weights(
        (
            (0.0, 0.02, 0.04, 0.13, 0.03),
            (0.02, 0.05, 0.21, 0.53, 0.02),
            (0.07, 0.33, 0.71, 0.0, 0.1),
            (0.49, 1.64, 0.0, 0.0, 0.57),
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (0.0, 0.0, 0.0, 0.0, 0.0),
        ),
        (
            (0.0, 0.0),
            (-0.02, -0.02),
            (-0.07, -0.08),
            (-0.39, -0.36),
            (0.0, 0.0),
            (0.0, 0.0),
            (0.0, 0.0),
            (0.0, 0.0),
        ),
        {
            TWO_EYED_HELD: 0.67,
            ONE_EYED_HELD: 0.34,
            OWN_SEQUENCE: 0.0,
            OTHERS_SEQUENCE: 0.0,
            MOVED: -1.16,
        },
    ),
}
