"""The one path of a command: answered once, whatever becomes of it."""

import asyncio
from collections.abc import Callable

import pytest

from igroteka.server.rooms.faults import ServerFault
from igroteka.server.rooms.submission import TRIES, Answer
from igroteka.server.storage.interface import (
    Conflict,
    Done,
    LogWrite,
    NoTable,
    StoreDown,
    StoreError,
    StoreFault,
)
from igroteka.server.table.commands import Command, Play, Say
from igroteka.server.table.refusals import CommandRefused
from server.kind import HOST, Ear, Kind, KindStore
from server.virtual import run_virtually

SAY = Say("say", "phrase-hello")


class Answers:
    """What was answered."""

    def __init__(self) -> None:
        self.all: list[Answer] = []

    async def the_only(self) -> Answer:
        """After long enough for a second one to come."""
        await asyncio.sleep(60)
        (answer,) = self.all
        return answer


class Trouble(KindStore):
    """Answers with these errors first, storing nothing, then is kind."""

    def __init__(self) -> None:
        super().__init__()
        self.errors: list[StoreError] = []

    def put(self, append: LogWrite, done: Done) -> None:
        if self.errors:
            asyncio.get_running_loop().call_soon(done, self.errors.pop(0))
        else:
            super().put(append, done)


async def opened(loaded: bool) -> tuple[Kind, Trouble]:
    """A table that is loaded and stays so, or is not."""
    store = Trouble()
    kind = Kind(store=store)
    await kind.open("T", "me", "also")
    if not loaded:
        return Kind(store=store), store
    await kind.hub.attach("T", Ear(HOST))
    return kind, store


def is_stored(answer: Answer) -> bool:
    return isinstance(answer, int)


def is_refused(reason: str, retry: bool = False) -> Callable[[Answer], bool]:
    def check(answer: Answer) -> bool:
        refused = isinstance(answer, CommandRefused)
        return refused and (answer.reason, answer.retry) == (reason, retry)

    return check


CASES: dict[str, tuple[str, Command, list[StoreError], Callable[[Answer], bool]]] = {
    "stored": ("T", SAY, [], is_stored),
    "refused": ("T", Play("p", 0, "nonsense"), [], is_refused("table-no-move")),
    "no such table": ("?", SAY, [], lambda answer: isinstance(answer, NoTable)),
    "a race lost": ("T", SAY, [Conflict()], is_stored),
    "races lost": ("T", SAY, [Conflict() for _ in range(TRIES - 1)], is_stored),
    "too many races lost": (
        "T",
        SAY,
        [Conflict() for _ in range(TRIES)],
        is_refused("table-no-store", retry=True),
    ),
    "no store": ("T", SAY, [StoreDown("?")], is_refused("table-no-store", retry=True)),
    "a fault": ("T", SAY, [StoreFault("?")], lambda answer: isinstance(answer, ServerFault)),
}


@pytest.mark.parametrize("loaded", [True, False])
@pytest.mark.parametrize("case", CASES)
def test_a_command_is_answered_once_and_the_next_one_is_stored(case: str, loaded: bool) -> None:
    table, command, errors, expected = CASES[case]

    async def run() -> None:
        kind, store = await opened(loaded)
        seat = (await kind.hub.look("T")).to_act()[0]
        asked = Play(command.id, seat, command.move) if isinstance(command, Play) else command
        store.errors = list(errors)
        answers = Answers()
        kind.hub.submit(table, HOST, asked, answers.all.append)
        answer = await answers.the_only()
        assert expected(answer), answer
        assert store.errors == []
        refused = isinstance(answer, CommandRefused)
        assert kind.hub.counts.refused == refused
        assert kind.hub.counts.taken == sum(isinstance(error, Conflict) for error in errors)
        assert kind.hub.faults.count == isinstance(answer, ServerFault)
        stored = len(store.logs["T"])
        assert await kind.hub.do("T", HOST, Say("next", "phrase-hello")) == stored + 1
        await kind.hub.close()

    run_virtually(run())


def test_a_command_at_a_loaded_table_waits_in_no_task() -> None:
    async def run() -> None:
        kind, _ = await opened(loaded=True)
        running = len(kind.hub.tasks.running)
        answers = Answers()
        kind.hub.submit("T", HOST, SAY, answers.all.append)
        assert len(kind.hub.tasks.running) == running
        assert await answers.the_only() == len(kind.store.logs["T"])
        await kind.hub.close()

    run_virtually(run())


def test_commands_at_one_table_are_stored_in_the_order_they_came() -> None:
    async def run() -> None:
        kind, store = await opened(loaded=True)
        before = len(store.logs["T"])
        answers = Answers()
        for number in range(9):
            kind.hub.submit("T", HOST, Say(f"{number}", "phrase-hello"), answers.all.append)
        await asyncio.sleep(1)
        assert answers.all == [before + number + 1 for number in range(9)]
        await kind.hub.close()

    run_virtually(run())


def test_who_waits_when_the_server_stops_is_answered() -> None:
    async def run() -> None:
        kind, _ = await opened(loaded=True)
        answers = Answers()
        for number in range(3):
            kind.hub.submit("T", HOST, Say(f"{number}", "phrase-hello"), answers.all.append)
        await kind.hub.tasks.cancel()
        await asyncio.sleep(1)
        first, *others = answers.all
        assert sorted(map(is_stored, (first, *others))) == [False, False, True]
        assert all(is_stored(a) or is_refused("table-no-store", True)(a) for a in answers.all)
        await kind.hub.close()

    run_virtually(run())
