"""Compiling the rules on all cores, one game a process, with a progress bar."""

import os
from concurrent.futures import Future, wait
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from igroteka.stamp import warm_stamp
from igroteka.warm import loadable, steps
from igroteka.workers import worker_pool

LOOK = 0.2  # seconds between looks at who has come how far
told: "list[SimpleQueue[str]]" = []  # in a worker: where it says which game is a step further


def compile_all() -> int:
    """Compile everything that is not compiled yet; a game that cannot be loaded is left out."""
    games = loadable()
    heard: SimpleQueue[str] = get_context("spawn").SimpleQueue()
    workers = min(len(games), os.cpu_count() or 1)
    bar = Progress(
        TextColumn("compiling the rules: {task.fields[game]}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),  # a server says its address alone where it is read
    )
    with bar, worker_pool(workers, _tell_to, (heard,)) as pool:
        task = bar.add_task("", total=sum(len(list(steps(game))) for game in games), game="")
        waiting: set[Future[None]] = {pool.submit(_compile, game) for game in games}
        while waiting:
            ended, waiting = wait(waiting, LOOK)
            while not heard.empty():
                bar.update(task, advance=1, game=heard.get())
            for future in ended:
                future.result()
    stamp = warm_stamp()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.touch()
    return 0


def _tell_to(heard: "SimpleQueue[str]") -> None:
    told.append(heard)


def _compile(game: str) -> None:
    for deed in steps(game):
        deed()
        told[0].put(game)
