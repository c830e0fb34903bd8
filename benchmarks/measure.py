"""Interleaved measuring: everybody runs in turn, round after round, so that the ratio is fair.

Machines are shared and noisy: what counts is the ratio to the others of the same run, not
the figure itself. CPU time is taken, not wall time.
"""

import os
import platform
import re
import statistics
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path(__file__).resolve().parent / "results.md"


@dataclass(frozen=True)
class Contestant:
    """Something that does `run()` units of work; returns how many."""

    name: str
    unit: str
    run: Callable[[], int]


@dataclass(frozen=True)
class Row:
    """One line of the table: the median rate, and the ratio to the reference of the same run."""

    name: str
    unit: str
    rate: float
    ratio: float | None = None
    against: str | None = None
    target: float | None = None


def rates(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, list[float]]:
    """For each contestant its rate in every round."""
    for contestant in contestants:
        contestant.run()  # compiled, loaded, warm
    found: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for _ in range(rounds):
        for contestant in contestants:
            start = time.process_time()
            done = 0
            while time.process_time() - start < seconds:
                done += contestant.run()
            found[contestant.name].append(done / (time.process_time() - start))
    return found


def median_ratio(mine: Sequence[float], other: Sequence[float]) -> float:
    """The median over the rounds of the ratio within a round."""
    return statistics.median(a / b for a, b in zip(mine, other, strict=True))


def commit() -> str:
    """The commit measured, marked if the tree has changes on top."""
    command = ["git", "describe", "--always", "--dirty"]
    done = subprocess.run(command, cwd=RESULTS.parent, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def write_section(title: str, repeat: str, text: str) -> None:
    """Put a chapter into results.md, in place of the one with this title."""
    day, python = time.strftime("%Y-%m-%d"), platform.python_version()
    head = f"# {title}\n\nCommit {commit()}, {day}, Python {python}, {os.cpu_count()} cores.\n"
    chapter = f"{head}Repeat: `{repeat}`.\n\n{text}\n"
    old = RESULTS.read_text(encoding="utf-8")
    others = [part for part in re.split(r"(?m)^(?=# )", old) if part.strip()]
    kept = [part for part in others if not part.startswith(f"# {title}\n")]
    parts = [part.strip() + "\n" for part in (*kept, chapter)]
    RESULTS.write_text("\n".join(parts), encoding="utf-8")
