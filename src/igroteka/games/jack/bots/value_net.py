"""One-Eyed Jack's value network: how likely a side wins, by a small net with one hidden layer.

`value_net.npz` holds its weights, made by `benchmarks/fit_jack.py`: the judge was fitted to who
won matches in which it moved itself, again and again. One net each for two players, for two teams
and for three sides.
"""

import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from igroteka.games.jack.bots.features import PLACES, SIGHTS, STAGE, look
from igroteka.games.jack.rules.pieces import FIVE
from igroteka.games.jack.rules.setup import side_of
from igroteka.games.jack.rules.state import OVER
from igroteka.kernel import kernel

FILE = Path(__file__).with_suffix(".npz")


class Net(NamedTuple):
    """Weights, by sight and unit, and of the units by stage. The last unit is summed as it is."""

    inner: np.ndarray
    outer: np.ndarray


class Judge(NamedTuple):
    """A net and the room it works in."""

    inner: np.ndarray
    outer: np.ndarray
    units: np.ndarray
    sights: np.ndarray
    levels: np.ndarray  # see `look`
    places: np.ndarray  # see `note_places`


def judge_with(net: Net) -> Judge:
    """A judge with these weights."""
    return Judge(
        inner=net.inner,
        outer=net.outer,
        units=np.zeros(net.inner.shape[1], np.float32),
        sights=np.zeros(SIGHTS, np.int64),
        levels=np.zeros((2 * FIVE, 2), np.int64),
        places=np.zeros((PLACES, 2), np.int64),
    )


def kind_of(players: int, sides: int) -> str:
    """Tables that have a net of their own."""
    return "two" if players == 2 else "teams" if sides == 2 else "three"


@cache
def net_of(kind: str) -> Net:
    """The net of a kind of table."""
    with np.load(FILE) as file:
        return Net(file[f"{kind}_inner"], file[f"{kind}_outer"])


def judge_of(players: int, sides: int) -> Judge:
    """The judge of a table."""
    return judge_with(net_of(kind_of(players, sides)))


@kernel
def weigh(judge):
    """The logarithm of the odds, from what was seen last."""
    sights, units, inner = judge.sights, judge.units, judge.inner
    units[:] = 0
    for sight in range(SIGHTS):
        if sights[sight]:
            count = np.float32(sights[sight])
            for unit in range(len(units)):
                units[unit] += count * inner[sight, unit]
    stage = STAGE
    while sights[stage] == 0:
        stage += 1
    outer = judge.outer[stage - STAGE]
    total = float(units[len(outer)])  # wide: compiled, narrow numbers have an exp of their own
    for unit in range(len(outer)):
        total += max(float(units[unit]), 0.0) * float(outer[unit])
    return total


@kernel
def odds(s, seat, judge):
    """How a match stands for a seat that has just moved, as the logarithm of odds."""
    look(s, seat, judge.sights, judge.levels, judge.places)
    return weigh(judge)


@kernel
def verdict(s, seat, judge):
    """How likely the side of a seat wins that has just moved."""
    if s["phase"] == OVER:
        if s["winner"] < 0:
            return 1.0 / s["sides"]
        return 1.0 if s["winner"] == side_of(s, seat) else 0.0
    return 1.0 / (1.0 + math.exp(-odds(s, seat, judge)))
