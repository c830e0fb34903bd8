"""Primitives say the same in Python and in machine code."""

from itertools import pairwise

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.kernel import highest, kernel, lowest, next_bits, popcount
from igroteka.rng import below, seeded, shuffle_first

masks = st.integers(min_value=0, max_value=(1 << 63) - 1)


@kernel
def _compiled(mask, rng, into):  # pyright: ignore[reportMissingParameterType, reportUnknownParameterType]
    into[0] = popcount(mask)
    into[1] = highest(mask)
    into[2] = lowest(mask)
    into[3] = next_bits(rng)


@settings(deadline=None)  # the first call compiles
@given(masks, st.integers(min_value=-(1 << 63), max_value=(1 << 63) - 1))
def test_primitives_are_the_same_compiled_and_interpreted(mask: int, seed: int) -> None:
    compiled = np.zeros(4, np.int64)
    mine, other = np.array([seed], np.int64), np.array([seed], np.int64)
    _compiled(mask, mine, compiled)
    assert compiled.tolist() == [popcount(mask), highest(mask), lowest(mask), next_bits(other)]
    assert mine[0] == other[0]


def test_neighbouring_seeds_give_unrelated_streams() -> None:
    first = [next_bits(seeded(seed)) for seed in range(1000)]
    assert len(set(first)) == 1000
    agreeing = [popcount((a ^ b) & ((1 << 62) - 1)) for a, b in pairwise(first)]
    assert 29 < sum(agreeing) / len(agreeing) < 33  # half of 62 bits differ


def test_numbers_below_n_are_equally_frequent() -> None:
    rng = seeded(5)
    counts = np.bincount([below(rng, 7) for _ in range(70_000)], minlength=7)
    assert (abs(counts - 10_000) < 500).all()  # five standard deviations


def test_a_partial_shuffle_brings_every_item_to_the_front_equally_often() -> None:
    rng = seeded(6)
    counts = np.zeros((3, 5), np.int64)
    for _ in range(20_000):
        items = np.arange(5)
        shuffle_first(rng, items, 5, 3)
        for place in range(3):
            counts[place, items[place]] += 1
    assert (abs(counts - 4_000) < 300).all()
