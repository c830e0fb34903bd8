"""The arrays that the compiled loop works on: matches in rows, and what they are stepped by."""

from typing import Any, Literal, cast

import numpy as np

from igroteka.envs.environment import Environment, patiently
from igroteka.envs.loop import AUTORESET, BEGIN, ILLEGAL, LOSE, REPLACE, Desk, Rows
from igroteka.model import Seat, State
from igroteka.spaces import OBSERVED

Illegal = Literal["lose", "random", "raise"]
_MODES = {"lose": LOSE, "random": REPLACE, "raise": LOSE}


class IllegalAction(ValueError):
    """An action that the mask forbids, where such actions are mistakes."""


class Buffers:
    """Matches of an environment. What it holds may be read; only the loop writes it."""

    def __init__(
        self, environment: Environment, count: int, illegal: Illegal, *, autoreset: bool
    ) -> None:
        if illegal not in _MODES:
            raise ValueError(f"illegal is {illegal!r}; it should be one of {', '.join(_MODES)}")
        kernels, seats = environment.game.kernels, environment.seats
        seen, done = environment.observation.size, environment.actions.size
        flags = np.zeros(3, np.int64)
        flags[[ILLEGAL, AUTORESET]] = _MODES[illegal], autoreset
        self.environment = environment
        self._strict = illegal == "raise"
        self._step = environment.loop.step
        self.seeded = False
        self.rows = Rows(
            states=environment.game.blank(count),
            generators=np.zeros((count, 1), np.int64),
            seats=np.zeros(count, np.int64),
            actions=np.zeros(count, np.int64),
            observations=np.zeros((count, seen), OBSERVED),
            masks=np.zeros((count, done), OBSERVED),
            finals=np.zeros((count, seen), OBSERVED),
            rewards=np.zeros((count, seats), np.float32),
            done=np.zeros(count, np.bool_),
            illegal=np.zeros(count, np.bool_),
        )
        self._desk = Desk(
            options=np.array(environment.game.encode(environment.options), np.int64),
            flags=flags,
            starts=environment.observation.starts,
            views=np.zeros(1, kernels.view),
            moves=np.zeros(kernels.max_moves, np.int64),
            numbers=np.zeros(kernels.max_moves, np.int64),
            items=np.zeros(kernels.max_pile, np.int64),
            before=np.zeros(seats, np.float64),
            after=np.zeros(seats, np.float64),
        )

    def seed(self, seed: int | None) -> None:
        """Generators for this seed: the same for a row, however many rows there are."""
        words = np.random.SeedSequence(seed).generate_state(len(self.rows.seats), np.uint64)
        self.rows.generators[:, 0] = words.view(np.int64)
        self.seeded = True

    def begin(self) -> None:
        """New matches in all rows."""
        self._desk.flags[BEGIN] = 1
        with patiently(self.environment):
            self._step(self.rows, self._desk)
        self._desk.flags[BEGIN] = 0

    def step(self, actions: Any) -> None:
        """Do an action in every match."""
        self.rows.actions[:] = actions
        if self._strict:
            self._refuse()
        self._step(self.rows, self._desk)

    def look(self, match: int, seat: Seat, into: np.ndarray) -> None:
        """What a seat of a match sees."""
        desk = self._desk
        self.environment.loop.look(self.rows.states, match, seat, desk.views, desk.starts, into)

    def everything(self, match: int) -> np.ndarray:
        """What all seats of a match see, one behind the other."""
        into = np.zeros((self.environment.seats, self.environment.observation.size), OBSERVED)
        for seat in range(self.environment.seats):
            self.look(match, seat, into[seat])
        return into.reshape(-1)

    def state(self, match: int) -> State:
        """The state of a match."""
        return cast(State, self.rows.states[match : match + 1])

    def _refuse(self) -> None:
        actions, masks = self.rows.actions, self.rows.masks
        inside = (actions >= 0) & (actions < masks.shape[1])
        legal = inside & (masks[np.arange(len(masks)), np.where(inside, actions, 0)] != 0)
        if not legal.all():
            match = int(np.argmin(legal))
            raise IllegalAction(
                f"action {actions[match]} of match {match} is not legal for seat "
                f"{self.rows.seats[match]}; legal are {np.flatnonzero(masks[match]).tolist()}"
            )
