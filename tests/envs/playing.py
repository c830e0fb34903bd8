"""Random play through the plain face of a game: what the compiled loop is compared with."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from igroteka.envs.environment import Environment
from igroteka.model import Game, Move, Seat, State
from igroteka.rng import Rng, below


class Met(NamedTuple):
    """A state in which somebody acts, who that is, and the move that is made then."""

    state: State
    seat: Seat
    move: Move


def resolve(game: Game, state: State, rng: Rng) -> None:
    """Let chance bring at random what is due."""
    game.kernels.resolve(state, 0, rng, np.zeros(game.kernels.max_pile, np.int64))


def begun(environment: Environment, rng: Rng) -> State:
    """A match that has been dealt."""
    state = environment.game.new(environment.options)
    resolve(environment.game, state, rng)
    return state


def random_play(environment: Environment, rng: Rng, steps: int) -> Iterator[Met]:
    """So many decisions of random matches, one match after another."""
    game = environment.game
    state = begun(environment, rng)
    for _ in range(steps):
        if game.is_over(state):
            state = begun(environment, rng)
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        move = legal[below(rng, len(legal))]
        yield Met(state, seat, move)
        game.apply(state, seat, move)
        resolve(game, state, rng)
