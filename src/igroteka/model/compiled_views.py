"""Views that kernels say: each puts numbers into a row, which `json_writer` writes as JSON.

An optional speed-up for games whose tables are told often: their structs are never made, and read
back from the JSON only where a program wants them. So there is one description, whichever way it
is asked for, and reading it checks it against the type.
"""

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import json

from igroteka.json_writer import Writer, blank_row, longer_row
from igroteka.model.values import SPECTATOR, View
from igroteka.model.views import PrivateT_co, PublicT_co, Views

Say = Callable[..., int]  # (views, j, row, n): put numbers into a row from n on; the place after


class CompiledViews(Views[PublicT_co, PrivateT_co]):
    """The views of a game, said by two kernels.

    `public` puts the fields that the game adds to `PublicView`, `private` all of its own.
    """

    def __init__(
        self,
        public_type: type[PublicT_co],
        private_type: type[PrivateT_co],
        public: Say,
        private: Say,
    ) -> None:
        super().__init__(public_type, private_type, self._read_public, self._read_private)
        self._say_public, self._say_private = public, private
        self._writers = Writer(public_type), Writer(private_type)

    def _read_public(self, view: View) -> PublicT_co:
        return json.decode(self.public_json(view), type=self.public_type)

    def _read_private(self, view: View) -> PrivateT_co:
        return json.decode(self.private_json(view), type=self.private_type)

    def writers(self, view: View) -> tuple[Writer, Writer]:
        """Who write public and private; overridden where tables have words of their own."""
        return self._writers

    def public_json(self, view: View) -> bytes:
        head = (view.turn, len(view.to_act), *view.to_act)
        return self.writers(view)[0].json(_row(self._say_public, view.record, head))

    def private_json(self, view: View) -> bytes:
        if view.seat == SPECTATOR:
            return b"null"
        return self.writers(view)[1].json(_row(self._say_private, view.record, ()))


def _row(say: Say, views: np.ndarray, head: Sequence[int]) -> np.ndarray:
    """The numbers that a kernel puts behind these."""
    row, begin = blank_row(), len(head)
    while True:
        row[:begin] = head
        end = say(views, 0, row, begin)
        if end <= len(row):
            return row
        row = longer_row(end)
