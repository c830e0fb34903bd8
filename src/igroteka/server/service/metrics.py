"""Figures for Prometheus.

A move is counted in plain numbers; they take Prometheus's shape only when somebody asks, because
its own counters cost as much as a good part of the move.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Protocol

from msgspec import Struct
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


Asked = Mapping[str, Callable[[], float]]


class Figures(Struct):
    """What one process has counted."""

    gauges: dict[str, float]
    counters: dict[str, float]
    messages: dict[str, float]  # by kind
    took: list[int]  # deeds by how long they took at most: a number for every bound, and the rest
    seconds: float

    def add(self, other: "Figures") -> None:
        """Count together with another process."""
        for mine, theirs in (
            (self.gauges, other.gauges),
            (self.counters, other.counters),
            (self.messages, other.messages),
        ):
            for name, value in theirs.items():
                mine[name] = mine.get(name, 0) + value
        self.took = [sum(pair) for pair in zip(self.took, other.took, strict=True)]
        self.seconds += other.seconds


class Peers(Protocol):
    """The other processes of this machine, as far as figures go."""

    def share(self, figures: Figures) -> None:
        """Tell them what this process has counted."""
        ...

    def figures(self) -> list[Figures]:
        """What the others have counted, as far as heard."""
        ...


class Metrics:
    """Tables, sockets, moves, refusals, latency, bot queue; of this process and its siblings."""

    def __init__(
        self, gauges: Asked, counters: Asked, others: Callable[[], list[Figures]] = list
    ) -> None:
        self._gauges, self._counters, self._others = gauges, counters, others
        self._kinds: Counter[type] = Counter()
        self._took = [0] * (len(LATENCY) + 1)
        self._seconds = 0.0
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def stored(self, message: object, seconds: float) -> None:
        """A deed was stored and told."""
        self._kinds[type(message)] += 1
        self._took[bisect_left(LATENCY, seconds)] += 1
        self._seconds += seconds

    def figures(self) -> Figures:
        """What this process has counted."""
        return Figures(
            {name: value() for name, value in self._gauges.items()},
            {name: value() for name, value in self._counters.items()},
            {kind.__name__.lower(): count for kind, count in self._kinds.items()},
            self._took.copy(),
            self._seconds,
        )

    def collect(self) -> Iterator[Metric]:
        """All of them, as the registry asks for them."""
        figures = self.figures()
        for other in self._others():
            figures.add(other)
        for name, value in figures.gauges.items():
            yield GaugeMetricFamily(f"igroteka_{name}", name.replace("_", " "), value)
        for name, value in figures.counters.items():
            yield CounterMetricFamily(f"igroteka_{name}", name.replace("_", " "), value)
        messages = CounterMetricFamily("igroteka_messages", "messages of clients", labels=["kind"])
        for kind, count in figures.messages.items():
            messages.add_metric([kind], count)
        yield messages
        bounds = (*map(str, LATENCY), "+Inf")
        yield HistogramMetricFamily(
            "igroteka_deed_seconds",
            "from hearing of a deed until it is stored and told",
            buckets=list(zip(bounds, accumulate(figures.took), strict=True)),
            sum_value=figures.seconds,
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads it."""
        return generate_latest(self._registry)
