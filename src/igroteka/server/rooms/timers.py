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
from igroteka.server.rooms.tasks import Tasks
from igroteka.server.rooms.thinker import Thinker
from igroteka.server.storage.interface import NoTable
from igroteka.server.table import entries
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table

BACKUP = 2000  # milliseconds another process waits before it moves a bot or stops a clock itself
KEEP = 60_000  # a table without people is kept this long if something is due at it
RESTING = 300  # milliseconds before trying again after the store failed

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
        self, keeper: Keeper, thinker: Thinker, random: Callable[[], int], tasks: Tasks
    ) -> None:
        self._keeper, self._thinker, self._random, self._tasks = keeper, thinker, random, tasks
        self.off = False

    def look(self, live: LiveTable) -> None:
        """Set the timer for what is due next."""
        table = live.table
        if table is None or self.off or (live.timer is None and table.is_quiet()):
            return
        due = self._next(live, table)
        if due is not None and due.goal == live.goal and live.timer is not None:
            return
        _stop(live)
        if due is not None:
            live.goal = due.goal
            live.timer = self._tasks.spawn(self._later(live, due.wait, due.work))

    def rest(self, live: LiveTable) -> None:
        """The store failed: look again in a moment, so that lines and bots get on."""
        live.table = None
        _stop(live)
        if not self.off:
            live.timer = self._tasks.spawn(self._later(live, RESTING, self._look_again))

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
            return Due(pace + patience, self._move_bots, (0, alone, *_moment(table)))
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
            match, bots, moment = table.match, table.bots_to_move(), _moment(table)
            if match is None:
                return
            views = [match.view(seat) for seat, _ in bots]
            thinking = [live.bot(table, seat, name) for seat, name in bots]
            requester = Requester(live.id, _bots_alone(table))
        pairs = zip(thinking, views, strict=True)
        thoughts = [self._choose(bot, view, requester) for bot, view in pairs]
        moves = await asyncio.gather(*thoughts)
        async with live.lock:
            for bot, move in zip(bots, moves, strict=True):
                await self._move_bot(live, moment, bot, move)

    async def _move_bot(
        self, live: LiveTable, moment: tuple[int, ...], bot: tuple[int, str], move: Move
    ) -> None:
        keeper = self._keeper
        table = await keeper.load_or_refuse(live)
        if _moment(table) != moment or bot not in table.bots_to_move():
            self.look(live)
            return
        at, text = max(keeper.now(), table.at), table.game.move_text(move)
        entry = entries.Moved(at, "", f"bot {table.changed}", bot[0], text)
        await keeper.keep(live, table, entry)
        if table.match is None or table.match.over:
            live.bots.clear()

    async def _choose(self, bot: Bot, view: View, requester: Requester) -> Move:
        try:
            move = await self._thinker.choose(bot, view, self._random(), requester)
        except Exception:
            log.exception("a bot of %s failed: %s", view.game, type(bot).__name__)
            return view.legal[0]
        return move if move in view.legal else view.legal[0]

    async def _time_out(self, live: LiveTable) -> None:
        keeper = self._keeper
        async with live.lock:
            table = await keeper.load_or_refuse(live)
            end = table.clock.first_end()
            if end is None or end[0] > keeper.now():
                live.goal = None
                self.look(live)
                return
            at, bot = max(keeper.now(), table.at), table.settings.standin
            entry = entries.StoodIn(at, "", f"time {table.version}", end[1], bot, "time")
            await keeper.keep(live, table, entry)


def _bots_alone(table: Table) -> bool:
    """Whether nobody waits for the bots: no person plays, nor looks on where a bot stands in."""
    return not table.somebody_looks_on() and not table.waits_for_its_only_player()


def _moment(table: Table) -> tuple[int, ...]:
    """What a bot thinks about: where all choose at once, others may choose meanwhile."""
    if table.match is not None and table.game.simultaneous:
        return table.number, table.match.turn
    return table.number, table.changed


def _stop(live: LiveTable) -> None:
    """Forget the timer, unless it is the timer who asks."""
    if live.timer is not None and live.timer is not asyncio.current_task():
        live.timer.cancel()
    live.timer, live.goal = None, None
