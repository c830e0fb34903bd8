"""A game with options as environments see it: its tables of actions and observations, compiled."""

import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from threading import Timer
from typing import Any

import numpy as np

from igroteka.envs.loop import Loop, loop_of
from igroteka.games import GAMES
from igroteka.model import Game, Move, Options, Seat, State
from igroteka.options import options_text
from igroteka.spaces import Layout, Spaces

PATIENCE = 1.0  # seconds after which one is told what is being waited for


@dataclass(frozen=True, eq=False)
class Environment:
    """What all environments of one game and its options share; see `environment`."""

    game: Game
    options: Options
    seats: int
    spaces: Spaces
    actions: Layout
    observation: Layout
    loop: Loop

    def __repr__(self) -> str:
        return f"{self.game.id}({options_text(self.options)})"

    def legal(self, state: State, seat: Seat) -> np.ndarray:
        """The legal actions of a seat, in ascending order."""
        moves = np.empty(self.game.kernels.max_moves, np.int64)
        count = int(self.game.kernels.legal(state, 0, seat, moves))
        return np.sort(self._encoded(state, seat, moves, count))

    def action(self, state: State, seat: Seat, move: Move) -> int:
        """The number of a legal move."""
        return int(self._encoded(state, seat, np.array([move], np.int64), 1)[0])

    def move(self, state: State, seat: Seat, action: int) -> Move:
        """The move of a legal action."""
        return Move(int(self.spaces.decode(state, 0, seat, action)))

    def _encoded(self, state: State, seat: Seat, moves: np.ndarray, count: int) -> np.ndarray:
        numbers = np.empty(count, np.int64)
        self.spaces.encode(state, 0, seat, moves, count, numbers)
        return numbers


def environment(game: str | Game, options: Mapping[str, object] | None = None) -> Environment:
    """The environment of a game, by id or itself, with these options (the defaults for others)."""
    found = GAMES[game] if isinstance(game, str) else game
    complete = found.parse_options(options or {})
    return _environment(found, tuple(complete.items()))


@cache
def _environment(game: Game, items: tuple[tuple[str, Any], ...]) -> Environment:
    options, spaces = dict(items), spaces_of(game)
    actions, observation = Layout(spaces.actions(options)), Layout(spaces.observation(options))
    return Environment(
        game, options, game.seats(options), spaces, actions, observation, _loop(game)
    )


@cache
def _loop(game: Game) -> Loop:
    return loop_of(game.kernels, spaces_of(game))


@cache
def spaces_of(game: Game) -> Spaces:
    """What a game brings for learning programs."""
    spaces: Spaces = import_module(f"igroteka.games.{game.id}.spaces").SPACES
    return spaces


_compiled: set[Callable[..., None]] = set()


@contextmanager
def patiently(environment: Environment) -> Generator[None]:
    """Around the first use of a game's kernels: if it takes long, say that they are compiled."""
    if environment.loop.step in _compiled:
        yield
        return
    name = environment.game.id
    note = f"igroteka: compiling the environment of {name}; this happens once\n"
    timer = Timer(PATIENCE, sys.stderr.write, [note])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    _compiled.add(environment.loop.step)
