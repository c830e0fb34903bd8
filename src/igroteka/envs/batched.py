"""Many matches stepped in one compiled call.

    batch = Batch(game, 1024, {"players": 2}, seed=7)
    now = batch.reset()
    while training:
        now = batch.step(policy(now.observations, now.masks))

Every match has one seat that acts; its number, what it sees and what it may do stand in the row of
the match. A match that ends is followed by the next one in the same row and step: `done` is true,
`rewards` are those of the match that ended, and all else belongs to the new one.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from igroteka.envs.buffers import Buffers, Illegal, IllegalAction
from igroteka.envs.environment import Environment, environment
from igroteka.model import Game


class Step(NamedTuple):
    """What a step brought, a row a match.

    The arrays belong to the batch and change with its next step: copy what is to be kept.
    """

    observations: np.ndarray  # int8: what the seat to act sees
    masks: np.ndarray  # int8: 1 for the actions that are legal
    players: np.ndarray  # int64: the seat to act
    rewards: np.ndarray  # float32, a column a seat: the change of its return
    done: np.ndarray  # bool: a match has ended, a new one has begun


class Batch:
    """`count` matches of a game, dealt from a seed and stepped together.

    `illegal` says what an action does that is not legal: the seat loses the match at once with a
    reward of -1 and nothing for the others ("lose"), a random legal action takes its place
    ("random"), or nothing at all is stepped and IllegalAction raised ("raise").

    The cards come from a fast generator, as in search: good for learning, but not for matches in
    which somebody has something to gain by foreseeing them.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        *,
        illegal: Illegal = "lose",
    ) -> None:
        if count < 1:
            raise ValueError(f"count is {count}; a batch has one match at least")
        self._buffers = Buffers(environment(game, options), count, illegal, autoreset=True)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"Batch({self.environment!r}, {len(self)})"

    def __len__(self) -> int:
        return len(self._buffers.rows.states)

    @property
    def environment(self) -> Environment:
        """The game, its options, and the tables of actions and observations."""
        return self._buffers.environment

    @property
    def illegal(self) -> np.ndarray:
        """Which matches were given an action in the last step that was not legal."""
        return _readable(self._buffers.rows.illegal)

    @property
    def finals(self) -> np.ndarray:
        """In rows that are done: what the seat saw in the end that acted last."""
        return _readable(self._buffers.rows.finals)

    def reset(self, seed: int | None = None) -> Step:
        """New matches in all rows. The same seed deals the same: row by row, to the byte.

        Without a seed they are dealt from where the generators are; at first, unforeseeably.
        """
        if seed is not None or not self._buffers.seeded:
            self._buffers.seed(seed)
        self._buffers.begin()
        return self._now()

    def step(self, actions: np.ndarray) -> Step:
        """Do an action in every match."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {given.dtype} of shape {given.shape}; they should be "
                f"{len(self)} whole numbers, one a match"
            )
        self._buffers.step(given)
        return self._now()

    def state(self) -> np.ndarray:
        """What all seats together see, a row a match: for critics in centralised training.

        The observations of seat 0, seat 1 and so on, one behind the other. This shows what no
        seat may see; nothing that plays should be given it.
        """
        return np.stack([self._buffers.everything(match) for match in range(len(self))])

    def _now(self) -> Step:
        rows = self._buffers.rows
        columns = (rows.observations, rows.masks, rows.seats, rows.rewards, rows.done)
        return Step(*map(_readable, columns))


def _readable(array: np.ndarray) -> np.ndarray:
    """The array as who cannot change it gets it."""
    given = array.view()
    given.flags.writeable = False
    return given


__all__ = ["Batch", "Illegal", "IllegalAction", "Step"]
