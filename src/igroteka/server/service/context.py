"""Everything one server process holds: store, hub, guests, limits, figures."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from igroteka.games import GAMES
from igroteka.server.rooms.bus import Bus, Channel
from igroteka.server.rooms.hub import Hub
from igroteka.server.rooms.thinker import ThreadThinker
from igroteka.server.service.answer_cache import AnswerCache
from igroteka.server.service.limits import Limits, Occupancy, TokenBuckets
from igroteka.server.service.metrics import Metrics, Peers
from igroteka.server.storage.guests import Guest, Guests
from igroteka.server.storage.interface import StoreDown
from igroteka.server.storage.migrator import migrate
from igroteka.server.storage.sql_store import SqlStore
from igroteka.server.table import entries
from igroteka.server.table.commands import Command, SeatBot, Sit, Start
from igroteka.server.table.settings import Settings

SWEEP = 2.0  # seconds
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike
CODE_LENGTH = 6
log = logging.getLogger("igroteka.server")


def milliseconds() -> int:
    """The time now."""
    return time.time_ns() // 1_000_000


class Context:
    """One process. Open it inside a running loop, close it before the loop ends."""

    def __init__(
        self,
        engine: AsyncEngine,
        limits: Limits,
        bus: Bus,
        channels: Sequence[Channel] = (),
        peers: Peers | None = None,
        migrates: bool = True,
    ) -> None:
        self.engine, self.limits, self._migrates = engine, limits, migrates
        self.store = SqlStore(self.engine)
        self.guests = Guests(self.engine)
        self.thinker = ThreadThinker()
        self.answers = AnswerCache()
        self._peers, self._channels = peers, channels
        self.hub = Hub(self.store, bus, self.thinker, milliseconds, secrets.token_bytes)
        clock: Callable[[], float] = time.monotonic
        rate = self.limits.requests_a_second
        self.requests = TokenBuckets(rate, 10 * rate, clock)
        minute = self.limits.guests_a_minute
        self.arrivals = TokenBuckets(minute / 60, minute, clock)
        self.sockets_of_guests, self.sockets_of_addresses = Occupancy(), Occupancy()
        self.sockets = 0
        self.metrics = Metrics(
            {
                "tables": self.hub.count,
                "sockets": lambda: self.sockets,
                "bot_queue": lambda: self.thinker.waiting,
            },
            {
                "moves": lambda: self.hub.counts.moves,
                "refused": lambda: self.hub.counts.refused,
                "races_lost": lambda: self.hub.counts.taken,
                "store_failures": lambda: self.hub.counts.failed,
            },
            peers.figures if peers else list,
        )
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin."""
        if self._migrates:
            await migrate(self.engine)
        await self.guests.prepare()
        for channel in self._channels:
            channel.start()
        self._sweeper = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        """Finish what is being stored, tell people to come back, let go."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.hub.close()
        self.thinker.close()
        for channel in self._channels:
            await channel.close()
        self.guests.close()
        await self.store.close()

    async def _look_after(self) -> None:
        """Again and again, whatever happens; on one file there may be other processes too."""
        while True:
            try:
                await self.hub.sweep()
                await self.hub.poll()
            except StoreDown as error:
                log.warning("store: %s", error)
            except Exception:
                log.exception("tables could not be looked after")
            if self._peers is not None:
                self._peers.share(self.metrics.figures())
            await asyncio.sleep(SWEEP)

    async def new_table(
        self,
        guest: Guest,
        game: str,
        options: dict[str, bool | int | str],
        settings: Settings,
        seats: list[str],
    ) -> tuple[str, str]:
        """Open a table and seat whom the host wants (CommandRefused); its id and short code."""
        id, code = secrets.token_urlsafe(16), _code()
        while await self.guests.is_code_taken(code):
            code = _code()
        opened = entries.Opened(milliseconds(), guest.id, "open", game, options, settings)
        commands: list[Command] = []
        for seat, who in enumerate(seats):
            word, _, name = who.partition(":")
            if word in ("me", "also"):
                commands.append(Sit(f"seat {seat}", seat, word == "also", name))
            elif word == "bot":
                commands.append(SeatBot(f"seat {seat}", seat, name))
        if len(commands) == GAMES[game].seats(options):
            commands.append(Start("start"))
        await self.hub.open(id, code, opened, guest.name, commands)
        return id, code


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
