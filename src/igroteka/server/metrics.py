"""Figures for Prometheus.

A move is counted in plain numbers; they take Prometheus's shape only when somebody asks, because
its own counters cost as much as a good part of the move.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


Figures = Mapping[str, Callable[[], float]]


class Metrics:
    """Tables, sockets, moves, refusals, latency, bot queue."""

    def __init__(self, gauges: Figures, counters: Figures) -> None:
        self._gauges, self._counters = gauges, counters
        self._kinds: Counter[type] = Counter()
        self._took = [0] * (len(LATENCY) + 1)  # deeds by how long they took at most
        self._seconds = 0.0
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def stored(self, message: object, seconds: float) -> None:
        """A deed was stored and told."""
        self._kinds[type(message)] += 1
        self._took[bisect_left(LATENCY, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """All of them, as the registry asks for them."""
        for name, value in self._gauges.items():
            yield GaugeMetricFamily(f"igroteka_{name}", name.replace("_", " "), value())
        for name, value in self._counters.items():
            yield CounterMetricFamily(f"igroteka_{name}", name.replace("_", " "), value())
        messages = CounterMetricFamily("igroteka_messages", "messages of clients", labels=["kind"])
        for kind, count in self._kinds.items():
            messages.add_metric([kind.__name__.lower()], count)
        yield messages
        yield HistogramMetricFamily(
            "igroteka_deed_seconds",
            "from hearing of a deed until it is stored and told",
            buckets=list(zip((*map(str, LATENCY), "+Inf"), self._up_to(), strict=True)),
            sum_value=self._seconds,
        )

    def _up_to(self) -> Iterator[float]:
        """How many deeds took so long or less, for every bound."""
        total = 0
        for count in self._took:
            total += count
            yield total

    def text(self) -> bytes:
        """All of them, as Prometheus reads it."""
        return generate_latest(self._registry)
