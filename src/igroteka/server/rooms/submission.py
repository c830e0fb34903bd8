"""The one path of every command: decided, applied, stored, told, answered.

Event sourcing with optimistic concurrency: the entry a command makes is stored as the next version
of its table; if another process was faster, the table is read again and the command decided anew.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from igroteka.server.rooms.faults import ServerFault
from igroteka.server.rooms.keeper import Keeper, no_store
from igroteka.server.rooms.live import LiveTable
from igroteka.server.rooms.tasks import Tasks
from igroteka.server.storage.interface import Conflict, NoTable, StoreError
from igroteka.server.table.commands import AnyCommand
from igroteka.server.table.decisions import Actor
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table

TRIES = 6  # races lost in a row before giving up for now

Answer = int | CommandRefused | NoTable | ServerFault  # the version it is stored at, or why not
Reply = Callable[[Answer], None]  # called once for every command
# The entry a command makes, or the version at which it was done before (CommandRefused).
Decide = Callable[[Table, Actor, AnyCommand], AnyEntry | int]


class Submitter:
    """Carries commands into logs."""

    def __init__(self, keeper: Keeper, tasks: Tasks, decide: Decide) -> None:
        self._keeper, self._tasks, self._decide = keeper, tasks, decide
        self._registry = keeper.registry

    def submit(self, id: str, actor: Actor, command: AnyCommand, reply: Reply) -> None:
        """Carry out a command; `reply` is called once, perhaps before this returns.

        Nothing is waited for if the table is loaded and nobody holds it: a task to wait in would
        cost more than a move. Otherwise a task waits for its turn.
        """
        live = self._registry.tables.get(id)
        if live is not None and live.table is not None and live.lock.seize():
            live.users += 1
            self._try(live, live.table, actor, command, reply, TRIES)
        else:
            self._wait(self._registry.hold(id), actor, command, reply, TRIES)

    # -- with the lock of the table --------------------------------------------------------------

    def _try(
        self,
        live: LiveTable,
        table: Table,
        actor: Actor,
        command: AnyCommand,
        reply: Reply,
        tries: int,
    ) -> None:
        keeper = self._keeper
        try:
            entry = self._decide(table, actor, command)
            if not isinstance(entry, int):
                again = (actor, command, reply, tries - 1)
                on_stored = partial(self._on_stored, live, table, entry, again)
                keeper.store.put(keeper.applied(live, table, entry), on_stored)
                return
            answer = entry
        except CommandRefused as no:
            answer = no
        except Exception as error:
            answer = keeper.failed(live, error)
        live.lock.release()
        self._answer(live, reply, answer)

    def _on_stored(
        self,
        live: LiveTable,
        table: Table,
        entry: AnyEntry,
        again: tuple[Actor, AnyCommand, Reply, int],
        error: StoreError | None,
    ) -> None:
        keeper, (_, _, reply, tries) = self._keeper, again
        if error is None:
            keeper.on_stored(live, table, entry)
            live.lock.release()
            self._answer(live, reply, table.version)
        elif isinstance(error, Conflict) and tries:
            keeper.counts.taken += 1
            live.lock.release()
            self._wait(live, *again)
        else:
            answer = keeper.not_stored(live, error)
            live.lock.release()
            self._answer(live, reply, answer)

    def _answer(self, live: LiveTable, reply: Reply, answer: Answer) -> None:
        if isinstance(answer, CommandRefused):
            self._keeper.counts.refused += 1
        try:
            reply(answer)
        finally:
            self._registry.let_go(live)

    # -- in a task -------------------------------------------------------------------------------

    def _wait(
        self, live: LiveTable, actor: Actor, command: AnyCommand, reply: Reply, tries: int
    ) -> None:
        """Try when it is the turn of this command; what is cancelled meanwhile is answered too."""

        def ended(task: asyncio.Task[None]) -> None:
            if task.cancelled():
                self._answer(live, reply, no_store())

        work = self._load_and_try(live, actor, command, reply, tries)
        self._tasks.spawn(work).add_done_callback(ended)

    async def _load_and_try(
        self, live: LiveTable, actor: Actor, command: AnyCommand, reply: Reply, tries: int
    ) -> None:
        await live.lock.acquire()
        try:
            table = await self._keeper.load_or_refuse(live)
        except (CommandRefused, NoTable) as no:
            answer = no
        except Exception as error:
            answer = self._keeper.failed(live, error)
        except BaseException:
            live.lock.release()
            raise
        else:
            self._try(live, table, actor, command, reply, tries)
            return
        live.lock.release()
        self._answer(live, reply, answer)
