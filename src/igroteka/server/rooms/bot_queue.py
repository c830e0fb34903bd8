"""A fair queue with two priorities for what bots think about: people's tables, then bots' own.

Whoever opens a hundred tables of bots keeps no match between people waiting, and no other such
table longer than one thought of each of theirs.
"""

from collections import deque
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

Work = Callable[[], None]


class Requester(NamedTuple):
    """For which table a bot or a hint is to think, and whether only bots play there."""

    table: str
    alone: bool


class RoundRobin:
    """A fair queue: one job of each table, then the next of each."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Work]] = {}  # the table requester turn it is comes first

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, table: str, work: Work) -> None:
        """A table without any goes to the end of the line."""
        self._waiting.setdefault(table, deque()).append(work)

    def take(self) -> Work:
        """The next; its table goes to the end."""
        table = next(iter(self._waiting))
        works = self._waiting.pop(table)
        work = works.popleft()
        if works:
            self._waiting[table] = works
        return work


class BotQueue:
    """Jobs that wait for a thread; the event loop puts them, threads take them."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._awaited, self._alone = RoundRobin(), RoundRobin()

    def put(self, requester: Requester, work: Work) -> None:
        """To be done when its turn comes."""
        with self._lock:
            (self._alone if requester.alone else self._awaited).put(requester.table, work)

    def do_next(self) -> None:
        """Do what is most urgent now."""
        with self._lock:
            work = (self._awaited or self._alone).take()
        work()
