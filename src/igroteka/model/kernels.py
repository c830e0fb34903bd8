"""A game's compiled rules: which functions there are and what each takes."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np


class Kernels(NamedTuple):
    """A game's compiled rules. States and views are arrays of records with an index."""

    state: np.dtype[Any]
    view: np.dtype[Any]
    max_moves: int  # most legal moves anywhere
    max_pile: int  # largest pile chance takes from
    new: Callable[..., None]  # (states, i, options): the table before anything is dealt
    wanted: Callable[..., int]  # (states, i): how many items chance has to bring now; 0 = none
    pile: Callable[..., int]  # (states, i, items): what it takes from; returns how many
    chance: Callable[..., None]  # (states, i, items): what it brought
    to_act: Callable[..., int]  # (states, i): seats the table waits for, as bits; 0 for chance
    turn_of: Callable[..., int]  # (states, i): number of the turn or round, from 1
    is_over: Callable[..., bool]  # (states, i)
    legal: Callable[..., int]  # (states, i, seat, moves): returns how many
    apply: Callable[..., None]  # (states, i, seat, move)
    returns: Callable[..., None]  # (states, i, into): one float a seat, see Outcome
    observe: Callable[..., None]  # (states, i, seat, views, j)
    determinise: Callable[..., None]  # (views, j, states, i, rng): a state that looks so
    resolve: Callable[..., None]  # (states, i, rng, items): chance brings at random what is due
    playout: Callable[..., int]  # (states, i, rng, moves, items): random play; decisions made
    playouts: Callable[..., int]  # (states, i, options, count, rng, moves, items): whole matches
