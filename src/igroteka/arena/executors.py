"""Where deals are played: here, in a pool of processes, or on a Ray cluster.

All three are `concurrent.futures` executors as far as the arena is concerned: `submit` gives a
Future, leaving the context ends the workers.
"""

import os
from collections.abc import Callable, Generator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, ParamSpec, Protocol, TypeVar

from igroteka.mistakes import Mistake
from igroteka.workers import worker_pool

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Protocol):
    """Who does the work."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]: ...


class Here:
    """No workers: everything is done at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class OnRay:
    """Workers of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._ray.remote(fn).remote(*args, **kwargs).future()


@contextmanager
def pool(jobs: int) -> Generator[Workers]:
    """Workers on this machine; a single one is this process itself."""
    if jobs == 1:
        yield Here()
        return
    try:
        with worker_pool(jobs) as workers:
            yield workers
    except BrokenProcessPool:
        raise Mistake("a worker died: a bot ended it, or memory did not suffice") from None


@contextmanager
def cluster(jobs: int) -> Generator[Workers]:
    """The cluster that RAY_ADDRESS names, or a local one of so many workers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise Mistake(
            "--cluster needs Ray: .venv/bin/pip install '.[cluster]' in the folder of the sources"
        ) from None
    if os.environ.get("RAY_ADDRESS"):
        try:
            ray.init(log_to_driver=False)
        except ConnectionError as error:
            raise Mistake(f"--cluster: {os.environ['RAY_ADDRESS']}: {error}") from None
    else:
        ray.init(
            address="local",
            num_cpus=jobs,
            include_dashboard=False,
            log_to_driver=False,
            _node_ip_address="127.0.0.1",
        )
    try:
        yield OnRay(ray)
    finally:
        ray.shutdown()
