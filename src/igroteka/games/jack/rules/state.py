"""What lies on the table in One-Eyed Jack, and what one seat may see of it.

Squares and piles of cards are pairs of masks, as `pieces.py` says. There is no order of the deck:
which card comes is decided when it is drawn (a chance step), so no look at a state can reveal it.

Fields are 64 bits wide because narrow ones compute differently interpreted (NumPy keeps the
narrow type and overflows). `finished` and `square` are narrow, to keep states small, and are read
through `int()`.
"""

import numpy as np

from igroteka.games.jack.rules.pieces import CARDS, MAX_PLAYERS, MAX_SIDES

# Phases. In all but PLAY and OVER chance moves.
(
    FIRST,  # J-6: each side draws for the first turn
    DEAL,  # J-7: the hands are dealt
    PLAY,  # J-8: somebody acts
    REPLACE,  # J-11: the card for a dead one comes
    DRAW,  # J-8: the cards after a move come
    OVER,
) = range(6)

# J-17, J-18: a side that has not won has one sequence at most, and one chip finishes at most two
# in each of four lines.
MAX_FINISHED = 9

_TABLE = [
    ("chips", np.int64, (MAX_SIDES, 2)),  # the board: squares with chips of each side
    ("protected", np.int64, (2,)),  # J-10: squares whose chips are in finished sequences
    ("finished", np.int16, (MAX_SIDES, MAX_FINISHED)),  # fives, in the order of finishing; or -1
    ("sequences", np.int64, (MAX_SIDES,)),  # how many of these there are
    ("discards", np.int64, (2,)),  # face up beside the board
    ("shuffled", np.int64, (2,)),  # J-15: what the deck was made of last, as everybody saw
    ("due", np.int64, (MAX_PLAYERS,)),  # J-14: cards a seat has still to draw after its move
    ("square", np.int8, (CARDS, 2)),  # J-1: the two squares that show a card; -1 for a jack
    ("turn", np.int64),  # counts turns from 1
    ("reshuffles", np.int64),  # J-15: how often the discards became the deck
    ("players", np.int64),
    ("sides", np.int64),
    ("strict_draw", np.int64),
    ("slides", np.int64),  # J-17: a finished five may slide; not by version 1 of the rules
    ("phase", np.int64),
    ("contenders", np.int64),  # J-6: bit a side that still draws for the first turn
    ("first_card", np.int64, (MAX_SIDES,)),  # J-6: what each side drew last for it, or -1
    ("actor", np.int64),  # whose turn it is; -1 before the deal and at the end
    ("drawing", np.int64),  # to whose hand chance brings cards now, or -1
    ("dead_used", np.int64),  # J-11: a dead card was replaced in this turn
    ("passes", np.int64),  # J-15: passes in a row without a card replaced
    ("winner", np.int64),  # J-18: a side, or -1
]

STATE = np.dtype(
    [
        *_TABLE,
        ("hand", np.int64, (MAX_PLAYERS, 2)),  # each known to its owner only
        ("deck", np.int64, (2,)),  # face down
    ]
)

VIEW = np.dtype(
    [
        *_TABLE,
        ("seat", np.int64),  # who looks; -1 a spectator
        ("own_hand", np.int64, (2,)),
        ("hand_size", np.int64, (MAX_PLAYERS,)),
        ("deck_size", np.int64),
    ]
)

TABLE_FIELDS = tuple(name for name, *_ in _TABLE)
