"""Bots think in worker threads; kernels release the lock, so the loop never waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from igroteka.bots import Budget, make_bot
from igroteka.bots.analysis import Appraisal, analyse
from igroteka.model import Move, View
from igroteka.rng import seeded

MILLISECONDS = 1000  # a bot may think about one move, and so may a hint


Found = TypeVar("Found")


class Thinker(Protocol):
    """Chooses a move for a view; never sees more."""

    async def choose(self, bot: str, view: View, seed: int) -> Move:
        """What the bot of this name does here."""
        ...

    async def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:
        """What each move here is worth, the best first."""
        ...


def choice(bot: str, view: View, seed: int) -> Move:
    """What the bot does, here and now."""
    return make_bot(view.game, bot).choose(view, seeded(seed), Budget(milliseconds=MILLISECONDS))


def appraisals(view: View, seed: int) -> tuple[Appraisal, ...]:
    """What each move is worth, here and now."""
    return analyse(view, seeded(seed), Budget(milliseconds=MILLISECONDS))


class ThreadThinker:
    """A pool of threads for bots and hints alike; `waiting` is how many wait or think."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self.waiting = 0

    async def choose(self, bot: str, view: View, seed: int) -> Move:
        return await self._think(lambda: choice(bot, view, seed))

    async def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:
        return await self._think(lambda: appraisals(view, seed))

    async def _think(self, work: Callable[[], Found]) -> Found:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
