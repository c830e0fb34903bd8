"""Two processes that have one table: who does what is due there, and how soon."""

import asyncio

from igroteka.server.rooms.bus import Woken
from server.kind import HOST, Ear, Kind, KindStore
from server.virtual import run_virtually

PACE = 0.7  # seconds a bot takes at a table of people, unless told otherwise


class KindBus:
    """Wakes the others at once."""

    shared = True

    def __init__(self, buses: "list[KindBus]") -> None:
        self.buses = buses
        buses.append(self)
        self.woken: Woken | None = None

    def listen(self, woken: Woken) -> None:
        self.woken = woken

    def publish(self, table: str, version: int) -> None:
        for other in self.buses:
            if other is not self and other.woken is not None:
                other.woken(table, version)


def two_processes() -> tuple[Kind, Kind]:
    store, buses = KindStore(), list[KindBus]()
    one, other = (Kind(store=store, bus=KindBus(buses)) for _ in range(2))
    return one, other


async def opened_where_a_bot_begins(kind: Kind) -> str:
    """Deals differ: in one of them the bot is the first to move."""
    for number in range(100):
        id = f"T{number}"
        await kind.open(id, "me", "random")
        if 0 not in (await kind.hub.look(id)).to_act():
            return id
    raise AssertionError("a bot never begins")


async def opened_here_seen_there() -> tuple[Kind, Kind, Ear]:
    """A table at which a bot begins, and somebody who looks at it in the other process."""
    one, other = two_processes()
    line = Ear(HOST)
    await other.hub.attach(await opened_where_a_bot_begins(one), line)
    return one, other, line


def test_a_bot_of_a_table_opened_in_another_process_does_not_keep_people_waiting() -> None:
    async def run() -> None:
        one, other, line = await opened_here_seen_there()
        before = line.have
        await asyncio.sleep(PACE + 0.1)
        assert line.have != before, "it has moved, and who looks on elsewhere was told"
        assert len(one.thinker.whose) == 1 and not other.thinker.whose, "one of them thought"
        await one.hub.close()
        await other.hub.close()

    run_virtually(run())


def test_a_bot_is_moved_by_the_other_process_if_the_one_that_should_is_gone() -> None:
    async def run() -> None:
        one, other, line = await opened_here_seen_there()
        before = line.have
        await one.hub.close()
        await asyncio.sleep(PACE + 0.1)
        assert line.have == before
        await asyncio.sleep(2)
        assert line.have != before and len(other.thinker.whose) == 1
        await other.hub.close()

    run_virtually(run())
