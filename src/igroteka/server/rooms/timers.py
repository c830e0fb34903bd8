"""What happens at a table without anybody asking: bots move, time runs out."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from igroteka.bots import Bot
from igroteka.model import Move, View
from igroteka.server.rooms.bot_queue import Requester
from igroteka.server.rooms.keeper import Keeper
from igroteka.server.rooms.live import LiveTable
from igroteka.server.rooms.submission import Submitter
from igroteka.server.rooms.tasks import Tasks
from igroteka.server.rooms.thinker import Thinker
from igroteka.server.storage.interface import NoTable
from igroteka.server.table.commands import BotMove, OwnCommand, TimeOut
from igroteka.server.table.decisions import SERVER
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table

BACKUP = 2000  # milliseconds another process waits before it moves a bot or stops a clock itself
KEEP = 60_000  # a table without people is kept this long if something is due at it

log = logging.getLogger("igroteka.server")

Work = Callable[[LiveTable], Awaitable[None]]


class Due(NamedTuple):
    """The next thing to do, in so many milliseconds; `goal` tells one such thing from another."""

    wait: int
    work: Work
    goal: tuple[int, ...]


class Timers:
    """One timer a table: the next bot's move, or the end of somebody's time."""

    def __init__(
        self,
        keeper: Keeper,
        submitter: Submitter,
        thinker: Thinker,
        random: Callable[[], int],
        tasks: Tasks,
    ) -> None:
        self._keeper, self._submitter = keeper, submitter
        self._thinker, self._random, self._tasks = thinker, random, tasks
        self.off = False

    def look(self, live: LiveTable) -> None:
        """Set the timer for what is due next."""
        table = live.table
        if live.bots and table is not None and table.status == "over":
            live.bots.clear()
        if table is None or self.off or (live.timer is None and table.is_quiet()):
            return
        due = self._next(live, table)
        if due is not None and due.goal == live.goal and live.timer is not None:
            return
        _stop(live)
        if due is not None:
            live.goal = due.goal
            live.timer = self._tasks.spawn(self._later(live, due.wait, due.work))

    def rest(self, live: LiveTable, milliseconds: int) -> None:
        """Something failed: read the table again in a while, so that lines and bots get on."""
        live.table = None
        _stop(live)
        if not self.off:
            live.timer = self._tasks.spawn(self._later(live, milliseconds, self._look_again))

    def _next(self, live: LiveTable, table: Table) -> Due | None:
        if table.is_quiet():
            return None
        keeper, bots, end = self._keeper, table.bots_to_move(), table.clock.first_end()
        patience = BACKUP if keeper.bus.shared and not live.mine else 0
        waits = table.waits_for_its_only_player()
        if waits and not live.lines:
            return None
        if bots:
            alone = _bots_alone(table)
            pace = 0 if alone else table.settings.pace
            return Due(pace + patience, self._move_bots, (0, alone, *table.position()))
        if end is not None and (live.lines or end[0] - keeper.now() < KEEP):
            wait = max(0, end[0] - keeper.now()) + patience
            return Due(wait, self._time_out, (1, *end))
        return None

    async def _later(self, live: LiveTable, wait: int, work: Work) -> None:
        try:
            await asyncio.sleep(wait / 1000)
            with contextlib.suppress(NoTable, CommandRefused):
                await work(live)
        finally:
            if live.timer is asyncio.current_task():
                live.timer, live.goal = None, None
                self.look(live)
            self._keeper.registry.drop_if_idle(live)

    async def _look_again(self, live: LiveTable) -> None:
        async with live.lock:
            await self._keeper.load_or_refuse(live)

    async def _move_bots(self, live: LiveTable) -> None:
        """The next bot moves; where all choose at once, all bots that have not chosen yet."""
        async with live.lock:
            table = await self._keeper.load_or_refuse(live)
            match, bots, position = table.match, table.bots_to_move(), table.position()
            if match is None:
                return
            views = [match.view(seat) for seat, _ in bots]
            thinking = [live.bot(table, seat, name) for seat, name in bots]
            requester, changed = Requester(live.id, _bots_alone(table)), table.changed
            text = table.game.move_text
        pairs = zip(thinking, views, strict=True)
        thoughts = [self._choose(bot, view, requester) for bot, view in pairs]
        moves = await asyncio.gather(*thoughts)
        for (seat, bot), move in zip(bots, moves, strict=True):
            id = f"bot {changed} {seat}"  # the same in every process that moves this bot
            self._submit(live, BotMove(id, seat, bot, text(move), position))

    async def _choose(self, bot: Bot, view: View, requester: Requester) -> Move:
        try:
            move = await self._thinker.choose(bot, view, self._random(), requester)
        except Exception:
            log.exception("a bot of %s failed: %s", view.game, type(bot).__name__)
            return view.legal[0]
        return move if move in view.legal else view.legal[0]

    async def _time_out(self, live: LiveTable) -> None:
        async with live.lock:
            table = await self._keeper.load_or_refuse(live)
        self._submit(live, TimeOut(f"time {table.version}"))

    def _submit(self, live: LiveTable, command: OwnCommand) -> None:
        """If it is refused, something else has happened meanwhile, and something else is due."""
        self._submitter.submit(live.id, SERVER, command, lambda _: self.look(live))


def _bots_alone(table: Table) -> bool:
    """Whether nobody waits for the bots: no person plays, nor looks on where a bot stands in."""
    return not table.somebody_looks_on() and not table.waits_for_its_only_player()


def _stop(live: LiveTable) -> None:
    """Forget the timer, unless it is the timer who asks."""
    if live.timer is not None and live.timer is not asyncio.current_task():
        live.timer.cancel()
    live.timer, live.goal = None, None
