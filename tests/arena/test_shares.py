"""Intervals and ratings on inputs whose answers are known."""

import random

import pytest

from igroteka.arena.playing import Played
from igroteka.arena.rating import ratings_of
from igroteka.arena.report import won_by
from igroteka.arena.shares import Share, share_of, wilson
from igroteka.arena.times import Times

# The textbook's figures for Wilson's interval.
WILSON = [
    (0.5, 100, 0.4038, 0.5962),
    (0.9, 10, 0.5958, 0.9821),
    (1.0, 20, 0.8389, 1.0),
    (0.0, 20, 0.0, 0.1611),
]


@pytest.mark.parametrize(("mean", "matches", "low", "high"), WILSON)
def test_wilson_agrees_with_the_textbook(
    mean: float, matches: int, low: float, high: float
) -> None:
    share = wilson(mean, matches)
    assert (share.low, share.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def width(share: Share) -> float:
    return share.high - share.low


def test_deals_are_the_units() -> None:
    independent = share_of([0.0, 0.5, 0.5, 1.0] * 50, 400)
    cancelling = share_of([0.5] * 190 + [0.0, 1.0] * 5, 400)
    repeating = share_of([0.0, 1.0] * 100, 400)  # the second match tells nothing new
    assert width(cancelling) < width(independent) < width(repeating)
    assert width(independent) == pytest.approx(width(wilson(0.5, 400)), rel=0.01)
    assert width(repeating) == pytest.approx(width(wilson(0.5, 200)), rel=0.01)


def test_a_spotless_record_is_not_certainty() -> None:
    share = share_of([1.0] * 500, 1000)
    assert (share.mean, share.high) == (1.0, 1.0)
    assert 0.995 < share.low < 0.9975


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
def test_ninety_five_of_a_hundred_intervals_hold_the_truth(chance: float) -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        deals: list[float] = []
        for _ in range(150):  # luck of the deal moves both matches apart
            luck = rng.choice((-1, 1)) * min(chance, 1 - chance) * 0.8
            deals.append(((rng.random() < chance + luck) + (rng.random() < chance - luck)) / 2)
        share = share_of(deals, 300)
        held += share.low <= chance <= share.high
    assert 0.92 <= held / 400 <= 0.98


def test_the_share_of_a_lone_bot_counts_its_firsts() -> None:
    won, lost = (1.0, 0.0, 0.0, 0.0), (0.0, 0.5, 0.5, 0.0)
    deal = [Played((0, 1, 1, 1), won), Played((1, 0, 1, 1), lost)]
    deal += [Played((1, 1, 0, 1), won), Played((1, 1, 1, 0), won)]
    assert won_by(0, deal) == pytest.approx((1 + 0.5 + 0 + 0) / 4)
    assert won_by(0, deal) + won_by(1, deal) == pytest.approx(1.0)


def test_the_stronger_bot_is_rated_higher_and_more_matches_are_surer() -> None:
    matches = [Played((0, 1), (1.0, 0.0))] * 3 + [Played((1, 0), (1.0, 0.0))]
    few, many = ratings_of(2, matches * 5), ratings_of(2, matches * 50)
    assert few[0][0] > few[1][0] and many[0][0] > many[1][0]
    assert many[0][1] < few[0][1] < 25 / 3


def test_draws_leave_equal_bots_equal() -> None:
    (one, _), (other, _) = ratings_of(2, [Played((0, 1), (0.5, 0.5))] * 40)
    assert one == pytest.approx(other) == pytest.approx(25.0)


def test_a_bot_in_several_seats_has_one_rating() -> None:
    (lone, _), (rest, _) = ratings_of(2, [Played((0, 1, 1, 1), (1.0, 0.0, 0.0, 0.0))] * 40)
    assert lone > 25 > rest


def test_times_are_told_by_mean_and_quantile() -> None:
    times, more = Times(), Times()
    for _ in range(98):
        times.add(1_000_000)
    for _ in range(2):
        more.add(50_000_000)
    times.take_in(more)
    assert times.mean() == pytest.approx(1.98)
    assert times.quantile(0.5) == pytest.approx(1.0, rel=0.06)
    assert times.quantile(0.99) == pytest.approx(50.0, rel=0.06)
