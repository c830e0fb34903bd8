"""Worker processes that never outlive whoever started them, however that came to its end."""

import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any


@contextmanager
def worker_pool(
    jobs: int, begin: Callable[..., None] | None = None, told: tuple[object, ...] = ()
) -> Generator[ProcessPoolExecutor]:
    """So many workers, each begun by `begin(*told)`; where anything goes wrong they end at once.

    Started afresh, not forked: a progress bar's thread may hold any lock at that moment. Each
    holds one end of a pipe whose other end is here alone; the system closes it for the dead, too.
    """
    context = get_context("spawn")
    leash, held = context.Pipe(duplex=False)
    with leash, held, ProcessPoolExecutor(jobs, context, _begin, (leash, begin, told)) as pool:
        try:
            yield pool
        except BaseException:
            held.close()
            raise


def _begin(leash: Any, begin: Callable[..., None] | None, told: tuple[object, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; one of them decides
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()
    if begin is not None:
        begin(*told)


def _end_with(leash: Any) -> None:
    leash.poll(None)  # nothing is ever sent: this is the end
    os._exit(1)
