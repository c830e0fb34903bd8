"""What public moves tell about secret colours."""

import math
from typing import NamedTuple

import numpy as np
import pytest

from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games.tsvetariki.inference import Assignment, Beliefs, assignments, likelihoods
from igroteka.match import Match
from igroteka.model import SPECTATOR, View
from igroteka.rng import seeded
from tsvetariki.boards import GAME, board, moves_of, table

GAMES_PLAYED = 12


class Watched(NamedTuple):
    """A match somebody watched to its middle: what they believe, see, and what is true."""

    beliefs: Beliefs
    view: View
    truth: Assignment


def watched(given: dict[str, object], bot_name: str, number: int, viewer: int) -> Watched:
    """The first half of a match of bots, seen by a seat or a spectator."""
    match = Match(GAME, GAME.parse_options(given), FairDealer.numbered(number))
    bot, rng = make_bot("tsvetariki", bot_name), seeded(number)
    beliefs = Beliefs(match.seats)
    halfway = None
    while not match.over:
        seat = match.to_act()[0]
        move = bot.choose(match.view(seat), rng, Budget())
        if match.turn <= 14:
            beliefs.saw(match.view(viewer), seat, move)
            halfway = match.view(viewer)
        match.play(seat, move)
    assert halfway is not None
    shown = match.view(SPECTATOR).record[0]["known"][: match.seats]
    return Watched(beliefs, halfway, tuple(int(colours) for colours in shown))


def scores(given: dict[str, object], bot_name: str) -> tuple[float, float]:
    """The mean logarithm of the probability given to the truth: by belief, and by guessing."""
    believed = guessed = 0.0
    for number in range(GAMES_PLAYED):
        beliefs, view, truth = watched(given, bot_name, number, viewer=0)
        posterior = beliefs.posterior(view)
        believed += math.log(posterior[truth]) / GAMES_PLAYED
        guessed -= math.log(len(posterior)) / GAMES_PLAYED
    return believed, guessed


@pytest.mark.parametrize(
    "given",
    [{"players": 2}, {"players": 4}, {"mode": "two-colours"}, {"mode": "teams"}],
    ids=str,
)
def test_belief_beats_guessing_when_greedy_bots_play(given: dict[str, object]) -> None:
    """T-3, T-15, T-16: by at least half of what there is to know."""
    believed, guessed = scores(given, "greedy")
    assert believed > guessed / 2


def test_belief_is_not_fooled_much_by_aimless_play() -> None:
    """T-3: who plays at random tells nothing, and the model allows for that."""
    believed, guessed = scores({"players": 2}, "random")
    assert believed > guessed - 0.4


def test_before_the_first_move_all_is_equally_likely() -> None:
    """T-3: from one's seat the others' colours are any of the rest."""
    match = Match(GAME, GAME.parse_options({"players": 3}), FairDealer.numbered(1))
    posterior = Beliefs(3).posterior(match.view(1))
    assert len(posterior) == 12
    assert set(posterior.values()) == {1 / 12}
    chances = Beliefs(3).chances(match.view(1))
    assert chances.sum(axis=1) == pytest.approx(np.ones(3))
    assert set(chances[1].tolist()) == {0.0, 1.0}


def test_a_vanished_colour_is_ruled_out() -> None:
    """T-11."""
    state = table(["rryyvv"], ["r", "y"], phase=4, secrets=1)
    view = GAME.view(state, 0, GAME.parse_options({"players": 2}))
    assert set(assignments(view)) == {(1, 2), (1, 16)}


def test_likelihoods_are_those_of_one_move_among_all() -> None:
    """T-7, T-8: for every sharpness and set of colours they sum to 1."""
    ramps = board("rgb*", "rgyb", "vvyb")
    total = sum(likelihoods(ramps, False, move) for move in moves_of(ramps))
    assert total == pytest.approx(np.ones_like(total))


def test_beliefs_need_only_what_a_seat_may_see() -> None:
    """T-3: two worlds that look the same to a seat give it the same beliefs."""
    beliefs, view, _ = watched({"players": 3}, "greedy", 5, viewer=1)
    world = GAME.view(GAME.imagine(view, seeded(9)), 1, view.options)
    assert beliefs.posterior(world) == beliefs.posterior(view)
