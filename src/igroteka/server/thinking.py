"""Bots think in worker threads; kernels release the lock, so the loop never waits for them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from igroteka.bots import Budget, make_bot
from igroteka.model import Move, View
from igroteka.rng import seeded

MILLISECONDS = 1000  # a bot may think about one move


class Thinker(Protocol):
    """Chooses a move for a view; never sees more."""

    async def choose(self, bot: str, view: View, seed: int) -> Move:
        """What the bot of this name does here."""
        ...


def choice(bot: str, view: View, seed: int) -> Move:
    """What the bot does, here and now."""
    return make_bot(view.game, bot).choose(view, seeded(seed), Budget(milliseconds=MILLISECONDS))


class ThreadThinker:
    """A pool of threads; `waiting` is how many wait or think."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self.waiting = 0

    async def choose(self, bot: str, view: View, seed: int) -> Move:
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, choice, bot, view, seed)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
