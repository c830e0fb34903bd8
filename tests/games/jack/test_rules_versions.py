"""A match at a table is played by the rules it was begun with, whatever the program plays since."""

import asyncio
import json
import os
from pathlib import Path

import msgspec
import pytest
from server.kind import Asked
from server.storing import ready

from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.record import read, replay
from igroteka.server.rooms.bus import LocalBus
from igroteka.server.rooms.hub import Hub
from igroteka.server.storage.interface import OtherRules, log_write, stored
from igroteka.server.storage.sql_store import SqlStore
from igroteka.server.table import entries
from igroteka.server.table.commands import Play, Rematch, Start
from igroteka.server.table.decisions import Actor
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table

RECORD = Path(__file__).parent / "records" / "version-1-nine.txt"
NINTH_CHIP = 63  # the turn after which version 2 would be over
HOST = Actor("h", "h")


def played() -> tuple[str, Match]:
    """The seed of a match by version 1, and the match."""
    record = read(RECORD.read_text(encoding="utf-8"))
    return record.tags["Seed"], replay(record)[0]


async def store_table(store: SqlStore, log: list[AnyEntry], rules: str | None) -> None:
    """A table in whose log the start names these rules; None: it names none, as it once did."""
    first = log[0]
    assert isinstance(first, entries.Opened)
    table = Table("t", first)
    await stored(store, log_write(table, first, code="CODE"))
    for entry in log[1:]:
        was = table.status
        table.apply(entry)
        append = log_write(table, entry, was)
        if isinstance(entry, entries.Started):
            written = {**json.loads(append.entry), "rules": rules}
            if rules is None:
                del written["rules"]
            append = msgspec.structs.replace(append, entry=json.dumps(written).encode())
        await stored(store, append)


def log_of(seed: str, match: Match, turns: int) -> list[AnyEntry]:
    moves = [step for step in match.steps if step.move is not None and step.turn <= turns]
    options = dict(match.options)
    return [
        entries.Opened(1, "h", "open", "jack", options, Settings()),
        entries.Sat(1, "h", "sit", 0, "h", False),
        entries.Sat(1, "h", "also", 1, "h", True),
        entries.Started(1, "h", "start", seed, "1"),
        *(
            entries.Moved(1, "h", f"m{n}", step.seat, match.game.move_text(step.move))
            for n, step in enumerate(moves)
            if step.move is not None
        ),
    ]


def hub_on(store: SqlStore) -> Hub:
    return Hub(store, LocalBus(), Asked(), lambda: 2, os.urandom)


def test_a_table_in_progress_goes_on_by_the_rules_it_was_begun_with(tmp_path: Path) -> None:
    """Nine in a line were one sequence then; by today's rules the match would be over."""
    seed, match = played()

    async def run() -> None:
        store = await ready(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store_table(store, log_of(seed, match, NINTH_CHIP + 5), None)
        hub = hub_on(store)
        table = await hub.look("t")
        assert (table.status, table.game.rules_version) == ("playing", "1")
        ahead = [s for s in match.steps if s.move is not None and s.turn > NINTH_CHIP + 5]
        for n, step in enumerate(ahead):
            assert step.move is not None
            move = match.game.move_text(step.move)
            await hub.do("t", HOST, Play(f"on{n}", step.seat, move))
        table = await hub.look("t")
        assert table.status == "over" and '[Rules "jack 1"]' in table.record()
        await hub.do("t", HOST, Rematch("again"))
        await hub.do("t", HOST, Start("start again"))
        table = await hub.look("t")
        assert table.game.rules_version == GAMES["jack"].rules_version, "the next is by today's"
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_a_table_begun_by_rules_nobody_plays_here_is_refused_in_words(tmp_path: Path) -> None:
    """Neither folded by other rules nor said not to be there."""
    seed, match = played()

    async def run() -> None:
        store = await ready(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store_table(store, log_of(seed, match, 5), "99")
        hub = hub_on(store)
        for _ in range(2):
            with pytest.raises(OtherRules) as error:
                await hub.look("t")
            assert error.value.reason == "table-bye-rules"
        await hub.close()
        await store.close()

    asyncio.run(run())
