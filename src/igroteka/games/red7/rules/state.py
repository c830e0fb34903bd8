"""What lies on the table in Red7, and what one seat may see of it.

Card sets are masks over R-1's order. There is no order of the deck: which card comes is decided
when it is drawn (a chance step), so no look at a state can reveal it.

Fields are 64 bits wide because narrow ones compute differently interpreted (NumPy keeps the
narrow type and overflows). `tucked` is narrow and is read through `int()`.
"""

import numpy as np

from igroteka.games.red7.rules.pieces import CARDS, MAX_PLAYERS

# Phases of a turn. In DEAL, THREE_CARD and BONUS_CARD chance moves.
(
    DEAL,  # hands and first palette cards are dealt
    PLAY,  # the turn begins
    FIVE,  # another hand card to the palette
    SEVEN,  # another palette card onto the canvas
    ONE,  # a card of another palette onto the deck
    THREE,  # draw
    THREE_CARD,  # the card comes
    CANVAS,  # a hand card onto the canvas, or done
    BONUS,  # draw, or done
    BONUS_CARD,  # the card comes
    OVER,
) = range(11)

SEATS = (MAX_PLAYERS,)

_TABLE = [
    ("palette", np.int64, SEATS),  # face up before each player; of those who are out, face down
    ("scored", np.int64, SEATS),  # taken by round winners, out of the game
    ("canvas", np.int64),  # the cards on the canvas, without the start card
    ("seen", np.int64),  # every card that lay face up in this round
    ("tucked", np.int8, (CARDS,)),  # known cards on top of the deck, the last on top
    ("tucked_size", np.int64),
    ("rule", np.int64),  # colour of the top canvas card
    ("top", np.int64),  # the top canvas card; -1 for the start card
    ("played", np.int64),  # the odd card whose action is due
    ("players", np.int64),
    ("alive", np.int64),  # bit a seat: still in the round
    ("actor", np.int64),
    ("phase", np.int64),
    ("extra_actions", np.int64),
    ("advanced", np.int64),
    ("five_chains", np.int64),
    ("seven_may_skip", np.int64),
    ("one_spares_smaller", np.int64),
    ("one_may_lose", np.int64),
    ("may_lose", np.int64),  # a 1 took a card, so this turn may end without the lead
    ("round", np.int64),
    ("turn", np.int64),  # counts turns from 1 through all rounds
    ("won_by", np.int64),  # winner of the last finished round, or -1
    ("won_rule", np.int64),  # the rule it was won under
    ("won_cards", np.int64),  # what it brought
]

STATE = np.dtype(
    [
        *_TABLE,
        ("hand", np.int64, SEATS),  # each known to its owner only
        ("deck", np.int64),  # face down, tucked cards included
        # Derived from `palette`: R-10's strength of every palette under every rule. Kept because
        # counting again for each thinkable move cost three quarters of a playout.
        ("strength", np.int64, (MAX_PLAYERS, 7)),
    ]
)

VIEW = np.dtype(
    [
        *_TABLE,
        ("seat", np.int64),  # who looks; -1 a spectator
        ("own_hand", np.int64),
        ("hand_size", np.int64, SEATS),
        ("known", np.int64, SEATS),  # drawn from the known top of the deck, so seen by all
        ("deck_size", np.int64),
    ]
)

TABLE_FIELDS = tuple(name for name, *_ in _TABLE)
