"""How unkind a world is, and a database that refuses, or commits without saying so."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from igroteka.server.storage.interface import Conflict, LogWrite, NoTable, StoreDown


@dataclass
class Chances:
    """How unkind the world is."""

    drop: float = 0.05
    double: float = 0.1
    slow: float = 0.2
    refuse: float = 0.05
    silent: float = 0.03  # stored, but the answer is lost
    kill: float = 0.4  # of a process, every few seconds

    @classmethod
    def drawn(cls, rng: random.Random) -> "Chances":
        """Every world has its own troubles: some have one kind only, some all of them."""
        return cls(
            drop=rng.choice((0, 0.03, 0.1)),
            double=rng.choice((0, 0.1, 0.3)),
            slow=rng.choice((0, 0.2, 0.5)),
            refuse=rng.choice((0, 0.02, 0.06)),
            silent=rng.choice((0, 0.01, 0.04)),
            kill=rng.choice((0, 0.3, 0.6)),
        )


@dataclass
class Database:
    """The database all processes share; survives them."""

    rng: random.Random
    chances: Chances
    logs: dict[str, list[bytes]] = field(default_factory=dict[str, list[bytes]])
    dues: dict[str, int | None] = field(default_factory=dict[str, int | None])
    records: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    faults: list[str] = field(default_factory=list[str])

    async def _trip(self) -> None:
        await asyncio.sleep(self.rng.random() * 0.02)
        if self.rng.random() < self.chances.refuse:
            raise StoreDown("refused")

    async def append(self, append: LogWrite) -> None:
        await self._trip()
        log = self.logs.setdefault(append.table, [])
        if len(log) >= append.version:
            raise Conflict
        if len(log) != append.version - 1:
            self.faults.append(f"a gap before version {append.version}")
        log.append(append.entry)
        self.dues[append.table] = append.due
        if append.note is not None and (finished := append.note.finished) is not None:
            key = (append.table, finished.number)
            if key in self.records:
                self.faults.append("a match ended twice")
            self.records[key] = finished.text
        await asyncio.sleep(self.rng.random() * 0.01)
        if self.rng.random() < self.chances.silent:
            raise StoreDown("the answer was lost")

    async def log(self, table: str, after: int) -> list[bytes]:
        await self._trip()
        if table not in self.logs:
            raise NoTable
        return self.logs[table][after:]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        await self._trip()
        return {table: len(self.logs[table]) for table in tables if table in self.logs}

    async def due(self, before: int, most: int) -> list[str]:
        await self._trip()
        overdue = [id for id, due in self.dues.items() if due is not None and due < before]
        return sorted(overdue)[:most]
