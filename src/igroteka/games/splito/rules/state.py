"""What lies on the table in Splito, and what one seat may see of it.

Hands are counted by where they were dealt and stay under that number while they wander round the
table: which place a hand has reached follows from the round (`seating`). Undealt cards are written
down nowhere: they are what is left.
"""

import numpy as np

from igroteka.games.splito.rules.pieces import (
    COMMON_GOALS,
    MAX_GOAL,
    MAX_PLACES,
    MAX_PLAYERS,
    NAMES,
)

SEATS = (MAX_PLAYERS,)
ZONES = (MAX_PLACES,)
HANDS = (MAX_PLACES,)
GOALS = (MAX_GOAL,)

# Where the promo card is (S-8), if it is not in the zone of that number.
NO_PROMO, PROMO_MIDDLE, PROMO_GONE = -1, -2, -3

_TABLE = [
    # S-2: the goals of the table by number, printed on cards everybody may read.
    ("goal_kind", np.int8, GOALS),
    ("goal_names", np.int16, GOALS),
    ("goal_low", np.int8, GOALS),
    ("goal_high", np.int8, GOALS),
    ("goal_points", np.int8, GOALS),
    ("goal_symbol", np.int8, GOALS),
    ("promo_points", np.int8),
    ("players", np.int8),
    ("round", np.int8),  # S-6, S-17: from 1; 0 while dealing, one more than the last at the end
    ("common", np.int8, (COMMON_GOALS,)),  # S-3: face up in the middle; -1 before they are drawn
    ("promo", np.int8),  # S-8: face up in the middle or in a zone
    # Zones: everything in them lies face up.
    ("zone_cards", np.int64, ZONES),
    ("zone_twins", np.int64, ZONES),
    ("zone_goals", np.int64, ZONES),
    # Derived from the zones: how many cards of each colour and number, what the numbers add up
    # to, and how many cards of any sort. Kept so that scoring never counts cards again.
    ("count", np.int8, (MAX_PLACES, len(NAMES))),
    ("sum", np.int16, ZONES),
    ("size", np.int8, ZONES),
    ("committed", np.int16),  # S-6: bit a seat: has picked a card, which all may know
]

_HANDS = [
    ("hand_cards", np.int64, HANDS),
    ("hand_twins", np.int64, HANDS),
    ("hand_goals", np.int64, HANDS),
]

STATE = np.dtype(
    [
        *_TABLE,
        *_HANDS,  # each seen by whoever holds it, and remembered by whoever passed it on
        ("commit", np.int16, SEATS),  # S-6: the pick, known to its owner only; -1 for none
    ]
)

VIEW = np.dtype(
    [
        *_TABLE,
        *_HANDS,  # those that are known; the others are empty here
        ("seat", np.int8),  # who looks; -1 a spectator
        ("known", np.int16),  # bit a hand: held now or passed on before, so known to the card
        ("own_commit", np.int16),
    ]
)
