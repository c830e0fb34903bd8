"""The bus only wakes: «table T has version 42». Who hears it reads the store."""

from collections.abc import Callable
from typing import Protocol

GONE = 0  # in place of a version; then it is no table, but a guest who has deleted their data
Woken = Callable[[str, int], None]  # table, version


class Bus(Protocol):
    """May lose, double and reorder; nothing that is stored depends on it, only how soon it is told.

    If GONE is lost, whoever is gone may still look on where they never sat, until that socket ends.
    """

    shared: bool  # whether other processes serve the same tables

    def publish(self, table: str, version: int) -> None:
        """Tell the other processes."""
        ...

    def listen(self, woken: Woken) -> None:
        """Call this whenever another process has published."""
        ...


class Channel(Protocol):
    """Something to be opened and closed with the process."""

    def start(self) -> None:
        """Begin; to be called in the running loop."""
        ...

    async def close(self) -> None:
        """Say what there is still to say, then stop."""
        ...


class LocalBus:
    """One process: nobody else is there to be woken."""

    shared = False

    def start(self) -> None:
        pass

    def publish(self, table: str, version: int) -> None:
        pass

    def listen(self, woken: Woken) -> None:
        pass

    async def close(self) -> None:
        pass
