"""Background tasks: each is remembered, ends with whoever began it, and never fails unseen."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from igroteka.server.rooms.faults import Faults


class Tasks:
    """A set of running tasks."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
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
            self._faults.note("a task failed", error)

    async def cancel(self) -> None:
        """Stop all."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
