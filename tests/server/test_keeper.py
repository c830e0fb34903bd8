"""What a process has in hand is what is stored, also after something failed in the middle."""

import asyncio
import hashlib

import pytest

from igroteka.server.rooms.faults import ServerFault
from igroteka.server.rooms.hub import SWEPT
from igroteka.server.storage.interface import Done, LogWrite, NoTable
from igroteka.server.table import entries
from igroteka.server.table.commands import Play, Say
from igroteka.server.table.refusals import CommandRefused
from server.kind import HOST, Ear, Kind, KindStore
from server.virtual import run_virtually

SAY = Say("say", "phrase-hello")
UNREADABLE = "a key to a table"


class FailingStore(KindStore):
    """Fails once, by a fault of its own."""

    failing = False

    def put(self, append: LogWrite, done: Done) -> None:
        if self.failing:
            self.failing = False
            raise ArithmeticError
        super().put(append, done)


async def opened() -> tuple[Kind, FailingStore]:
    """A table that stays in hand, for somebody listens."""
    store = FailingStore()
    kind = Kind(store=store)
    await kind.open("T", "me", "also")
    await kind.hub.attach("T", Ear(HOST))
    return kind, store


async def check_it_plays_on(kind: Kind, faults: int) -> None:
    stored = len(kind.store.logs["T"])
    assert (await kind.hub.look("T")).version == stored
    assert await kind.hub.do("T", HOST, Say("again", "phrase-hello")) == stored + 1
    assert kind.hub.faults.count == faults
    await kind.hub.close()


@pytest.mark.parametrize("in_hand", [True, False])
def test_a_table_that_took_an_entry_which_was_never_put_is_read_again(in_hand: bool) -> None:
    async def run() -> None:
        kind, store = await opened()
        assert kind.hub.known("T") is not None
        if not in_hand:
            kind = Kind(store=store)
        store.failing = True
        with pytest.raises(ServerFault):
            await kind.hub.do("T", HOST, SAY)
        assert not store.failing
        await check_it_plays_on(kind, faults=1)

    run_virtually(run())


def test_a_table_that_took_half_of_what_another_process_stored_is_read_again() -> None:
    async def run() -> None:
        kind, store = await opened()
        nowhere = entries.Sat(0, "g9", "elsewhere", 99, "Яна", False)  # the person is there by then
        store.logs["T"].append(entries.written(nowhere))
        await kind.hub.poll()
        assert kind.hub.known("T") is None
        store.logs["T"].pop()
        await check_it_plays_on(kind, faults=1)

    run_virtually(run())


def test_a_refused_move_leaves_the_table_in_hand() -> None:
    async def run() -> None:
        kind, _ = await opened()
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
