"""Bots think in worker threads; kernels release the lock, so the loop never waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, Protocol, TypeVar

from igroteka.bots import Bot, Budget
from igroteka.bots.analysis import Appraisal, analyse, whole_turn
from igroteka.model import Move, View
from igroteka.rng import seeded
from igroteka.server.rooms.bot_queue import BotQueue, Requester

MILLISECONDS = 1000  # a bot may think about one move, and so may a hint
FURTHER = 300  # about each further move of the same turn


Found = TypeVar("Found")


class Advice(NamedTuple):
    """What each move is worth, the best first; and a whole turn that begins with the best."""

    moves: tuple[Appraisal, ...]
    turn: tuple[Move, ...]


class Thinker(Protocol):
    """Chooses a move for a view; never sees more."""

    async def choose(self, bot: Bot, view: View, seed: int, requester: Requester) -> Move:
        """What the bot does here."""
        ...

    async def advise(self, view: View, seed: int, requester: Requester) -> Advice:
        """What to do here."""
        ...


def choice(bot: Bot, view: View, seed: int) -> Move:
    """What the bot does, here and now."""
    return bot.choose(view, seeded(seed), Budget(milliseconds=MILLISECONDS))


def advice(view: View, seed: int) -> Advice:
    """What to do, here and now."""
    rng = seeded(seed)
    moves = analyse(view, rng, Budget(milliseconds=MILLISECONDS))
    return Advice(moves, whole_turn(view, moves[0].move, rng, Budget(milliseconds=FURTHER)))


class ThreadThinker:
    """A pool of threads for bots and hints alike; `waiting` is how many wait or think."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._rota = BotQueue()
        self.waiting = 0

    async def choose(self, bot: Bot, view: View, seed: int, requester: Requester) -> Move:
        return await self._think(requester, lambda: choice(bot, view, seed))

    async def advise(self, view: View, seed: int, requester: Requester) -> Advice:
        return await self._think(requester, lambda: advice(view, seed))

    async def _think(self, requester: Requester, work: Callable[[], Found]) -> Found:
        """A thread that is free does not do what came first, but what is most urgent then."""
        found: Future[Found] = Future()
        self._rota.put(requester, lambda: _find(found, work))
        self._pool.submit(self._rota.do_next)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(found)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _find(found: Future[Found], work: Callable[[], Found]) -> None:
    """Think, unless nobody wants to know any more."""
    if not found.set_running_or_notify_cancel():
        return
    try:
        result = work()
    except BaseException as error:
        found.set_exception(error)
    else:
        found.set_result(result)
