"""Figures for Prometheus."""

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Tables, sockets, moves, refusals, latency, bot queue."""

    def __init__(self, gauges: Mapping[str, Callable[[], float]]) -> None:
        self._registry = CollectorRegistry()
        for name, value in gauges.items():
            gauge = Gauge(f"igroteka_{name}", name.replace("_", " "), registry=self._registry)
            gauge.set_function(value)
        self._messages = Counter(
            "igroteka_messages", "messages of clients", ["kind"], registry=self._registry
        )
        self._kinds: dict[type, Counter] = {}
        self._latency = Histogram(
            "igroteka_deed_seconds",
            "from hearing of a deed until it is stored and told",
            registry=self._registry,
            buckets=LATENCY,
        )

    def stored(self, message: object, seconds: float) -> None:
        """A deed was stored and told."""
        kind = type(message)
        if kind not in self._kinds:
            self._kinds[kind] = self._messages.labels(kind.__name__.lower())
        self._kinds[kind].inc()
        self._latency.observe(seconds)

    def text(self) -> bytes:
        """All of them, as Prometheus reads it."""
        return generate_latest(self._registry)
