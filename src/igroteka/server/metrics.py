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
        self.messages = Counter(
            "igroteka_messages", "messages of clients", ["kind"], registry=self._registry
        )
        self.latency = Histogram(
            "igroteka_deed_seconds",
            "from hearing of a deed until it is stored and told",
            registry=self._registry,
            buckets=LATENCY,
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads it."""
        return generate_latest(self._registry)
