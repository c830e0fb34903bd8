"""What is thought about next: what people wait for, then tables of bots alone, each in turn.

Whoever opens a hundred tables of bots keeps no match between people waiting, and no other such
table longer than one thought of each of theirs.
"""

from collections import deque
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

Work = Callable[[], None]


class Whose(NamedTuple):
    """Whose thought it is: of which table, and whether bots play there among themselves."""

    table: str
    alone: bool


class InTurn:
    """One thought of each table, then the next of each."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Work]] = {}  # the table whose turn it is comes first

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


class Rota:
    """Thoughts that wait for a thread; the loop puts them, threads take them."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._awaited, self._alone = InTurn(), InTurn()

    def put(self, whose: Whose, work: Work) -> None:
        """To be done when its turn comes."""
        with self._lock:
            (self._alone if whose.alone else self._awaited).put(whose.table, work)

    def do_next(self) -> None:
        """Do what is most urgent now."""
        with self._lock:
            work = (self._awaited or self._alone).take()
        work()
