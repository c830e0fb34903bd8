"""Actions are dense and inverse, observations fit their tables and show nothing hidden."""

import numpy as np
import pytest
from conformance.tables import TABLES, name_of

from envs.playing import random_play
from igroteka.envs.batched import Batch
from igroteka.envs.environment import Environment, environment
from igroteka.games import GAMES
from igroteka.model import Game, Options, Seat, State
from igroteka.rng import seeded
from igroteka.spaces import OBSERVED, Layout, Part

STEPS = 1500
WORLD_STEPS = 150
VARIED_STEPS = 1000
NOTHING = np.full(256, -1)

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


def seen(of: Environment, state: State, seat: Seat) -> np.ndarray:
    """An observation as the game's writer makes it of a view."""
    into = np.zeros(of.observation.size, OBSERVED)
    of.spaces.write(of.game.sight(state, seat), 0, of.observation.starts, into)
    return into


@tables
def test_every_legal_move_has_a_number_of_its_own_and_comes_back(
    table: tuple[Game, Options],
) -> None:
    of = environment(*table)
    for met in random_play(of, seeded(3), STEPS):
        legal = of.game.legal(met.state, met.seat)
        before = met.state.tobytes()
        actions = [of.action(met.state, met.seat, move) for move in legal]
        assert len(set(actions)) == len(legal)
        assert min(actions) >= 0 and max(actions) < of.actions.size
        assert [of.move(met.state, met.seat, action) for action in actions] == list(legal)
        assert of.legal(met.state, met.seat).tolist() == sorted(actions)
        assert met.state.tobytes() == before


@tables
def test_an_observation_keeps_to_the_bounds_of_its_table(table: tuple[Game, Options]) -> None:
    of = environment(*table)
    highest = of.observation.highest()
    for met in random_play(of, seeded(5), STEPS):
        for seat in range(of.seats):
            observed = seen(of, met.state, seat)
            assert (observed >= 0).all() and (observed <= highest).all()


@tables
def test_a_part_of_an_observation_is_as_large_as_its_table_says(
    table: tuple[Game, Options],
) -> None:
    """Written with room between the parts, nothing falls into the gaps."""
    of = environment(*table)
    gap = Part("gap", 200, "")
    apart = Layout([each for part in of.observation.parts for each in (part, gap)])
    starts = apart.starts[::2]
    inside = np.zeros(apart.size, np.bool_)
    for part, start in zip(of.observation.parts, starts.tolist(), strict=False):
        inside[start : start + part.size] = True
    for met in random_play(of, seeded(7), STEPS // 5):
        into = np.zeros(apart.size, OBSERVED)
        of.spaces.write(of.game.sight(met.state, met.seat), 0, starts, into)
        assert not into[~inside].any()
        assert np.array_equal(into[inside], seen(of, met.state, met.seat))


@pytest.mark.parametrize("game", GAMES)
def test_every_part_says_something(game: str) -> None:
    """Over all tables of a game no part of an observation stays the same, and of the actions at
    every table every part is legal at times."""
    constant: set[str] = set()
    varied: set[str] = set()
    for each, options in TABLES:
        if each.id == game:
            batch = Batch(each, 256, options, seed=1, illegal="random")
            of, first = batch.environment, batch.reset().observations[0].copy()
            changed = np.zeros(of.observation.size, np.bool_)
            legal = np.zeros(of.actions.size, np.bool_)
            for _ in range(VARIED_STEPS):
                now = batch.step(NOTHING)
                changed |= (now.observations != first).any(axis=0)
                legal |= now.masks.any(axis=0)
            everybody = batch.state().reshape(-1, of.observation.size)
            changed |= (everybody != first).any(axis=0)
            for part, start, stop in of.observation.ranges():
                (varied if changed[start:stop].any() else constant).add(part.name)
            for _, start, stop in of.actions.ranges():
                assert legal[start:stop].any()
    assert constant - varied == set()


@tables
def test_worlds_that_look_the_same_have_the_same_observation_and_mask(
    table: tuple[Game, Options],
) -> None:
    of = environment(*table)
    rng = seeded(11)
    different = 0
    for met in random_play(of, seeded(13), WORLD_STEPS):
        for seat in range(of.seats):
            view = of.game.view(met.state, seat, of.options)
            world = of.game.imagine(view, rng)
            assert seen(of, world, seat).tobytes() == seen(of, met.state, seat).tobytes()
            assert of.legal(world, seat).tolist() == of.legal(met.state, seat).tolist()
            different += world.tobytes() != met.state.tobytes()
    assert different or of.seats == 1


@tables
def test_tables_of_ranges_are_gapless_and_explained(table: tuple[Game, Options]) -> None:
    of = environment(*table)
    for layout in (of.actions, of.observation):
        stops = [0]
        for part, start, stop in layout.ranges():
            assert start == stops[-1] and stop - start == part.size and part.meaning
            stops.append(stop)
        assert stops[-1] == layout.size


def test_a_part_whose_numbers_do_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="tokens: 200 does not fit int8"):
        Layout([Part("tokens", 3, "", 200)])
