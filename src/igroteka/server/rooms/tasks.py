"""Work that goes on by itself, and ends with whoever began it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("igroteka.server")


class Tasks:
    """Tasks that somebody remembers, so that none is lost and no failure passes unseen."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    async def cancel(self) -> None:
        """Stop all."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
