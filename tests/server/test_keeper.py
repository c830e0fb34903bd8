"""What a process has in hand is what is stored, also after something failed in the middle."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import pytest

from igroteka.server.rooms.hub import SWEPT
from igroteka.server.storage.interface import NoTable
from igroteka.server.table import entries
from igroteka.server.table.commands import Play, Say
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table
from server.kind import HOST, Ear, Kind
from server.virtual import run_virtually

SAY = Say("say", "phrase-hello")
UNREADABLE = "a key to a table"


def half_way(table: Table, entry: AnyEntry) -> None:
    """Take a part of the entry and fail."""
    table.version += 2
    raise ArithmeticError(type(entry))


async def do(kind: Kind) -> None:
    await kind.hub.do("T", HOST, SAY)


async def do_at_once(kind: Kind) -> None:
    assert kind.hub.do_at_once("T", HOST, SAY, lambda _: None)


async def read_on(kind: Kind) -> None:
    """Another process has stored something."""
    said = entries.Spoke(0, HOST.guest, "elsewhere", "phrase-hello", None, False)
    kind.store.logs["T"].append(entries.written(said))
    await kind.hub.poll()


async def opened() -> Kind:
    """A table that stays in hand, for somebody listens."""
    kind = Kind()
    await kind.open("T", "me", "also")
    await kind.hub.attach("T", Ear(HOST))
    return kind


@pytest.mark.parametrize("command", [do, do_at_once, read_on])
def test_a_table_that_failed_half_way_is_read_again(
    command: Callable[[Kind], Awaitable[None]],
) -> None:
    async def run() -> None:
        kind = await opened()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Table, "apply", half_way)
            with pytest.raises(ArithmeticError):
                await command(kind)
        stored = len(kind.store.logs["T"])
        assert (await kind.hub.look("T")).version == stored
        assert await kind.hub.do("T", HOST, Say("again", "phrase-hello")) == stored + 1
        await kind.hub.close()

    run_virtually(run())


def test_a_refused_move_leaves_the_table_in_hand() -> None:
    async def run() -> None:
        kind = await opened()
        table = kind.hub.known("T")
        assert table is not None
        with pytest.raises(CommandRefused):
            await kind.hub.do("T", HOST, Play("move", table.to_act()[0], "nonsense"))
        assert kind.hub.known("T") is table
        await kind.hub.close()

    run_virtually(run())


def test_tables_that_cannot_be_read_keep_no_other_from_being_looked_after() -> None:
    async def run() -> None:
        kind = Kind()
        for number in range(2 * SWEPT):
            kind.store.logs[f"broken {number}"] = [b"?"]
            kind.store.dues[f"broken {number}"] = -1
        await kind.open("T", "random", "random")
        stored = len(kind.store.logs["T"])
        for _ in range(3):
            await asyncio.sleep(3)
            await kind.hub.sweep()
        await asyncio.sleep(3)
        assert len(kind.store.logs["T"]) > stored, "the bots play"
        await kind.hub.close()

    run_virtually(run())


def test_a_log_names_a_table_so_that_only_who_has_the_database_finds_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        kind = Kind()
        kind.store.logs[UNREADABLE] = [b"?"]
        for _ in range(2):
            with pytest.raises(NoTable) as error:
                await kind.hub.look(UNREADABLE)
            assert UNREADABLE not in repr(error.value)

    run_virtually(run())
    digest = hashlib.sha256(UNREADABLE.encode()).hexdigest()
    assert [record.getMessage() for record in caplog.records] == [
        f"table {digest[:12]} cannot be read"
    ]
    assert UNREADABLE not in caplog.text
