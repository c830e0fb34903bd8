"""The lock of a table: one owner at a time, in the order of asking, whoever gives up meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from igroteka.server.rooms.lock import TableLock
from server.virtual import run_virtually

WAITERS = 4


def run(work: Callable[[TableLock], Coroutine[Any, Any, None]]) -> None:
    async def with_lock() -> None:
        await work(TableLock())

    run_virtually(with_lock())


async def a_turn() -> None:
    """All who can go on, do."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_a_free_lock_is_seized_once() -> None:
    async def work(lock: TableLock) -> None:
        assert lock.seize() and not lock.seize()
        lock.release()
        assert lock.seize()

    run(work)


def test_who_waits_is_served_in_order_and_nobody_seizes_it_in_between() -> None:
    async def work(lock: TableLock) -> None:
        served: list[int] = []

        async def wait(number: int) -> None:
            async with lock:
                served.append(number)
                await asyncio.sleep(1)

        assert lock.seize()
        waiting = [asyncio.create_task(wait(number)) for number in range(WAITERS)]
        await a_turn()
        assert served == []
        lock.release()
        assert not lock.seize(), "it belongs to the first who waits, though they do not know yet"
        await asyncio.gather(*waiting)
        assert served == list(range(WAITERS))
        assert lock.seize()

    run(work)


@pytest.mark.parametrize("handed", [False, True], ids=["while waiting", "when it is their turn"])
@pytest.mark.parametrize("quitter", range(WAITERS))
def test_who_gives_up_leaves_the_lock_to_the_next(quitter: int, handed: bool) -> None:
    async def work(lock: TableLock) -> None:
        served: list[int] = []

        async def wait(number: int) -> None:
            async with lock:
                served.append(number)

        assert lock.seize()
        waiting = [asyncio.create_task(wait(number)) for number in range(WAITERS)]
        await a_turn()
        if handed:
            lock.release()
        waiting[quitter].cancel()
        if not handed:
            lock.release()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == [number for number in range(WAITERS) if number != quitter]
        assert lock.seize(), "and nobody holds it in the end"

    run(work)
