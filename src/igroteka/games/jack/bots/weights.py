"""Weights of open fives: what they are worth to the greedy bot of One-Eyed Jack.

Players of playouts move by them. They were tuned by matches, and weights found by an evolution
strategy (CMA-ES, 20 generations) were no better.
"""

import numpy as np

from igroteka.games.jack.bots.fives import (
    HELD,
    ONE_EYED_HELD,
    OTHERS,
    OWN,
    OWN_SEQUENCE,
    TWO_EYED_HELD,
    WEIGHTS,
)
from igroteka.games.jack.rules.pieces import FIVE

OURS, THEIRS = (1.0, 3.0, 9.0, 40.0), (0.8, 3.0, 14.0, 70.0)  # by chips
IN_HAND, ONLY_JACKS = 1.5, 0.5
TWO_EYED_WORTH, ONE_EYED_WORTH = 200.0, 60.0
SEQUENCE = 1000.0


def _habits() -> np.ndarray:
    """By class; how many sequences are needed makes no difference."""
    own: list[float] = []
    for chips in range(1, FIVE):
        full = [1.0 + IN_HAND * min(1.0, held / (FIVE - chips)) for held in range(HELD - 1)]
        own += [OURS[chips - 1] * factor for factor in (*full, 1.0)]
    others = [-worth * factor for worth in THEIRS for factor in (1.0, ONLY_JACKS)]
    habits = np.zeros(WEIGHTS)
    habits[OWN:OTHERS] = 2 * own
    habits[OTHERS : OTHERS + 2 * len(others)] = 2 * others
    habits[TWO_EYED_HELD], habits[ONE_EYED_HELD] = TWO_EYED_WORTH, ONE_EYED_WORTH
    habits[OWN_SEQUENCE] = SEQUENCE
    return habits


HABITS = _habits()
