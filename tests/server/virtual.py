"""An event loop on a clock that does not exist: whole hours pass as fast as they are computed."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _NoSelector(selectors.SelectSelector):
    """Never waits: when nothing is ready, the clock jumps to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.loop: VirtualLoop | None = None

    def select(self, timeout: float | None = None) -> list[Any]:
        assert self.loop is not None
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.loop.clock += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is a number."""

    def __init__(self) -> None:
        self.clock = 0.0
        selector = _NoSelector()
        super().__init__(selector)
        selector.loop = self

    def time(self) -> float:
        return self.clock


def run_virtually(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end on a virtual clock."""
    loop = VirtualLoop()
    try:
        loop.run_until_complete(work)
    finally:
        loop.run_until_complete(_stop_the_rest())
        loop.close()


async def _stop_the_rest() -> None:
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
