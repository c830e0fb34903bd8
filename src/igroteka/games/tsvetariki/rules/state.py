"""What lies on the table in Tsvetariki, and what one seat may see of it.

Fields are 64 bits wide because narrow ones compute differently interpreted.
"""

import numpy as np

from igroteka.games.tsvetariki.rules.pieces import KINDS, MAX_PLAYERS, RAMPS

# In the first four phases chance moves.
(
    SECRETS,  # T-3: the secret tokens are drawn
    DEAL,  # T-4: the tokens are put into the ramps
    REORDER,  # T-5: the ramps are put into another order
    FIRST,  # T-6: who begins
    PLAY,
    OVER,
) = range(6)

_TABLE = [
    ("ramps", np.int64, (RAMPS,)),  # T-1: the board, from left to right; see ramps.py
    ("last", np.int64, (RAMPS,)),  # the cells taken last, where they lay
    ("taken", np.int64, (MAX_PLAYERS, KINDS)),  # T-9: what lies before each player
    # Derived from `ramps`: tokens left by kind. Kept because T-11 asks after every move.
    ("left", np.int64, (KINDS,)),
    ("players", np.int64),
    ("secrets", np.int64),  # T-3, T-14, T-15: secret tokens for each player
    ("teams", np.int64),  # T-16: seats 0 and 2 against 1 and 3
    ("join", np.int64),  # T-8: every connected joker is taken
    ("reorderings", np.int64),  # T-5: orders of the ramps tried since the deal
    ("actor", np.int64),  # -1 when nobody acts
    ("phase", np.int64),
    ("turn", np.int64),
]

STATE = np.dtype(
    [
        *_TABLE,
        # T-3: a bit a colour; each known to its owner, in a team to the partner too
        ("colours", np.int64, (MAX_PLAYERS,)),
    ]
)

VIEW = np.dtype(
    [
        *_TABLE,
        ("seat", np.int64),  # who looks; -1 a spectator
        ("known", np.int64, (MAX_PLAYERS,)),  # the colours this seat knows; 0 for hidden ones
    ]
)
