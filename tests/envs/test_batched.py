"""A batch steps matches exactly as the rules do, one by one."""

from typing import Any

import numpy as np
import pytest
from conformance.tables import TABLES, name_of

from envs.playing import begun, resolve
from igroteka.envs.batched import Batch, IllegalAction, Step
from igroteka.games import GAMES
from igroteka.model import Game, Options
from igroteka.options import OptionError
from igroteka.rng import Rng

COUNT = 5
STEPS = 250

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)
games = pytest.mark.parametrize("game", GAMES)


def legal_actions(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action a match, all equally likely."""
    return np.argmax(masks * rng.random(masks.shape), axis=1)


def kept(step: Step) -> Step:
    """A step that does not change with the next one."""
    return Step(*(column.copy() for column in step))


def same(one: Step, other: Step) -> bool:
    """Whether two steps are equal to the byte."""
    return all(a.tobytes() == b.tobytes() for a, b in zip(one, other, strict=True))


@tables
def test_a_batch_plays_as_the_rules_do(table: tuple[Game, Options]) -> None:
    """Every row beside a state that is stepped by the plain face of the game."""
    game, options = table
    batch = Batch(game, COUNT, options, seed=5)
    of, choices = batch.environment, np.random.default_rng(1)
    words = np.random.SeedSequence(5).generate_state(COUNT, np.uint64)
    generators = [Rng(np.array([word], np.uint64).view(np.int64)) for word in words]
    states = [begun(of, generator) for generator in generators]
    totals = np.zeros((COUNT, of.seats))
    now, ended, steps = batch.reset(seed=5), 0, 0
    while steps < STEPS or not ended:
        steps += 1
        for match, state in enumerate(states):
            seat = int(now.players[match])
            assert seat == game.to_act(state)[0]
            assert np.flatnonzero(now.masks[match]).tolist() == of.legal(state, seat).tolist()
            expected = np.zeros(of.observation.size, np.int8)
            of.spaces.write(game.sight(state, seat), 0, of.observation.starts, expected)
            assert np.array_equal(now.observations[match], expected)
        actions, players = legal_actions(now.masks, choices), now.players.copy()
        now = batch.step(actions)
        totals += now.rewards
        for match, state in enumerate(states):
            move = of.move(state, int(players[match]), int(actions[match]))
            game.apply(state, int(players[match]), move)
            resolve(game, state, generators[match])
            assert now.done[match] == game.is_over(state)
            if now.done[match]:
                assert totals[match] == pytest.approx(game.returns(state, of.seats), abs=1e-6)
                totals[match], ended = 0, ended + 1
                states[match] = begun(of, generators[match])


@games
def test_a_seed_repeats_everything_to_the_byte(game: str) -> None:
    one, other = Batch(game, COUNT), Batch(game, COUNT, seed=8)
    choices = np.random.default_rng(2)
    first = kept(one.reset(seed=7))
    assert same(first, other.reset(seed=7))
    now = first
    for _ in range(STEPS):
        actions = legal_actions(now.masks, choices)
        now = kept(one.step(actions))
        assert same(now, other.step(actions))
    assert same(one.reset(seed=7), first)
    assert not same(one.reset(), first)


@games
def test_a_row_does_not_depend_on_how_many_there_are(game: str) -> None:
    few, many = Batch(game, 2, seed=3), Batch(game, 40, seed=3)
    assert np.array_equal(few.reset(seed=4).observations, many.reset(seed=4).observations[:2])


@games
def test_without_a_seed_nobody_can_foresee_the_deal(game: str) -> None:
    assert not same(Batch(game, COUNT).reset(), Batch(game, COUNT).reset())


def _wrong(now: Step) -> np.ndarray:
    """An action that is not legal in match 1, and legal ones in the others."""
    actions = np.argmax(now.masks, axis=1)
    actions[1] = np.argmin(now.masks[1])
    return actions


@games
def test_who_does_what_is_not_legal_loses_at_once(game: str) -> None:
    batch = Batch(game, 3, seed=2)
    now = batch.reset()
    seat = int(now.players[1])
    now = batch.step(_wrong(now))
    assert batch.illegal.tolist() == [False, True, False]
    assert now.done[1] and now.rewards[1].sum() == now.rewards[1, seat] == -1
    assert now.masks[1].any()  # the next match has begun


@games
@pytest.mark.parametrize("action", [-1, 10**9])
def test_a_number_that_is_no_action_at_all_is_not_legal(game: str, action: int) -> None:
    batch = Batch(game, 1, seed=2)
    assert batch.step(np.array([action])).rewards.min() == -1


@games
def test_a_random_legal_action_may_take_the_place(game: str) -> None:
    batch = Batch(game, 3, seed=2, illegal="random")
    now = batch.step(_wrong(batch.reset()))
    assert batch.illegal.tolist() == [False, True, False]
    assert not now.rewards.min() < 0


@games
def test_what_is_not_legal_may_be_a_mistake(game: str) -> None:
    batch = Batch(game, 3, seed=2, illegal="raise")
    before = kept(batch.reset())
    with pytest.raises(IllegalAction, match=r"action \d+ of match 1 is not legal for seat"):
        batch.step(_wrong(before))
    assert same(batch.step(np.argmax(before.masks, axis=1)), _stepped(game, before))


def _stepped(game: str, before: Step) -> Step:
    batch = Batch(game, 3, seed=2)
    batch.reset()
    return batch.step(np.argmax(before.masks, axis=1))


@games
def test_what_a_step_returns_cannot_be_written(game: str) -> None:
    for column in Batch(game, 2, seed=1).reset():
        with pytest.raises(ValueError, match="read-only"):
            column[0] = 0


@games
def test_the_state_is_what_all_seats_see(game: str) -> None:
    batch = Batch(game, 2, seed=1)
    now = batch.reset()
    seats = batch.state().reshape(2, batch.environment.seats, -1)
    for match in range(2):
        assert np.array_equal(seats[match, now.players[match]], now.observations[match])


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"count": 0}, ValueError, "one match at least"),
        ({"illegal": "shrug"}, ValueError, "lose, random, raise"),
        ({"options": {"cards": 3}}, OptionError, "has no option 'cards'"),
    ],
)
def test_what_makes_no_sense_is_refused(
    given: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        Batch(next(iter(GAMES)), **dict[str, Any](count=2) | given)


@pytest.mark.parametrize("actions", [np.zeros(3, int), np.zeros(2), np.zeros((2, 1), int)])
def test_actions_of_another_shape_are_refused(actions: np.ndarray) -> None:
    with pytest.raises(ValueError, match="2 whole numbers, one a match"):
        Batch(next(iter(GAMES)), 2, seed=1).step(actions)
