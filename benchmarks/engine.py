"""How fast the engines are, beside OpenSpiel's C++ games in one interleaved run.

    python benchmarks/engine.py [--json] [--rounds N] [--write]

Random play on one core. A decision is one choice of one player; chance is not counted. OpenSpiel
starts from a dealt position, we deal every match. `--write` puts the table into results.md.
"""

import argparse
import importlib.util
import io
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import numpy as np
import spiel
from measure import Contestant, Row, median_ratio, rates, write_section

from igroteka.games import GAMES
from igroteka.referee import answers
from igroteka.rng import seeded

HERE = Path(__file__).resolve().parent
HEARTS, OH_HELL, CRAZY_EIGHTS = (
    f"OpenSpiel {name} (C++)" for name in ("hearts", "oh_hell", "crazy_eights")
)
FULL = {"extra_actions": True, "advanced": True}

# Name, game, options, compared with, target of that ratio (None: only reported).
TABLES: list[tuple[str, str, dict[str, object], str, float | None]] = [
    ("Red7 basic, 2 players", "red7", {"players": 2}, OH_HELL, 1.0),
    ("Red7 basic, 4 players", "red7", {"players": 4}, OH_HELL, 1.0),
    ("Red7 full rules, 2 players", "red7", {"players": 2, **FULL}, HEARTS, 1.3),
    ("Red7 full rules, 3 players", "red7", {"players": 3, **FULL}, HEARTS, 1.3),
    ("Red7 full rules, 4 players", "red7", {"players": 4, **FULL}, HEARTS, 1.3),
    (
        "Спектр full rules, 4 players",
        "red7",
        {"players": 4, "edition": "spectra", **FULL},
        HEARTS,
        1.3,
    ),
]


def playing(name: str, game_id: str, given: dict[str, object]) -> Contestant:
    """Whole random matches in compiled code."""
    game = GAMES[game_id]
    kernels = game.kernels
    states = np.zeros(1, kernels.state)
    moves = np.zeros(kernels.max_moves, np.int64)
    items = np.zeros(kernels.max_pile, np.int64)
    options = np.array(game.encode(game.parse_options(given)), np.int64)
    rng = seeded(1)

    def run() -> int:
        return int(kernels.playouts(states, 0, options, 100, rng, moves, items))

    return Contestant(name, "decisions/s", run)


def stepping(given: dict[str, object]) -> Contestant:
    """One Python call to list the moves, one to make one, one for chance."""
    game = GAMES["red7"]
    kernels = game.kernels
    legal, apply, resolve = kernels.legal, kernels.apply, kernels.resolve
    states = np.zeros(1, kernels.state)
    actor = states["actor"]
    moves = np.zeros(kernels.max_moves, np.int64)
    items = np.zeros(kernels.max_pile, np.int64)
    options = np.array(game.encode(game.parse_options(given)), np.int64)
    rng = seeded(1)

    def run() -> int:
        made = 0
        for _ in range(20):
            kernels.new(states, 0, options)
            resolve(states, 0, rng, items)
            while (seat := actor.item()) >= 0:
                size = legal(states, 0, seat, moves)
                apply(states, 0, seat, moves.item(made % size))
                resolve(states, 0, rng, items)
                made += 1
        return made

    return Contestant("Red7 basic, stepping from Python", "moves/s", run)


def judging() -> Contestant:
    """«Who leads» through the referee, from JSON text to JSON text."""
    line = b'{"rule": "i", "palettes": [["4o", "5y", "7r", "6g"], ["2b", "3v", "4i", "5v"]]}\n'
    text = line * 1000

    def run() -> int:
        return sum(good for _, good in answers("red7", io.BytesIO(text), "en"))

    return Contestant("Red7 referee, who leads", "positions/s", run)


_START = (
    "import numpy as np\n"
    "from igroteka.games import GAMES\n"
    "from igroteka.rng import seeded\n"
    "game = GAMES['red7']; k = game.kernels\n"
    "states = np.zeros(1, k.state)\n"
    "options = np.array(game.encode(game.parse_options({})), np.int64)\n"
    "moves, items = np.zeros(k.max_moves, np.int64), np.zeros(k.max_pile, np.int64)\n"
    "k.playouts(states, 0, options, 1, seeded(1), moves, items)\n"
)


def start_seconds(cache: Path | None) -> float:
    """From process start to the end of the first playout, in CPU seconds of that process."""
    environment = {**os.environ, **({"IGROTEKA_CACHE": str(cache)} if cache else {})}
    measured = f"{_START}import time; print(time.process_time())"
    done = subprocess.run(
        [sys.executable, "-c", measured],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def starts() -> list[Row]:
    """Cold with an empty cache, warm with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        cold = start_seconds(Path(folder))
        warm = statistics.median(start_seconds(Path(folder)) for _ in range(5))
    return [
        Row("start to first playout, cold", "s", cold),
        Row("start to first playout, warm", "s", warm, None, None, 1.5),
    ]


def measured(rounds: int, seconds: float) -> list[Row]:
    """The whole table."""
    others = [spiel.contestant(name) for name in ("hearts", "oh_hell", "crazy_eights")]
    ours = [playing(name, game, given) for name, game, given, _, _ in TABLES]
    alone = [stepping({"players": 4}), judging()]
    found = rates([*others, *ours, *alone], rounds, seconds)
    rows = [Row(c.name, c.unit, statistics.median(found[c.name])) for c in others]
    for contestant, (name, _, _, against, target) in zip(ours, TABLES, strict=True):
        ratio = median_ratio(found[name], found[against])
        rate = statistics.median(found[name])
        rows.append(Row(name, contestant.unit, rate, ratio, against, target))
    for contestant, target in zip(alone, (300_000, 20_000), strict=True):
        rate = statistics.median(found[contestant.name])
        rows.append(Row(contestant.name, contestant.unit, rate, None, None, target))
    return rows + starts() + further_games()


def further_games() -> list[Row]:
    """Rows that a game measures in a file of its own: `benchmarks/<game>.py` with `rows()`."""
    rows: list[Row] = []
    for game in GAMES:
        path = HERE / f"{game}.py"
        if path.exists():
            spec = importlib.util.spec_from_file_location(f"bench_{game}", path)
            assert spec and spec.loader
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            measure_rows: Callable[[], list[Row]] = module.rows
            rows += measure_rows()
    return rows


RATIOS = """\
Rates are medians over the rounds. A ratio is the median of the ratios within the rounds, so it
need not be the quotient of two rates."""


def table_text(rows: list[Row]) -> str:
    """The table in Markdown."""
    lines = ["| what | measured | ratio | target |", "|---|---:|---|---|"]
    for row in rows:
        value = f"{row.rate:,.0f}" if row.rate >= 100 else f"{row.rate:.2f}"
        ratio = f"{row.ratio:.2f} × {row.against}" if row.ratio is not None else ""
        lines.append(f"| {row.name} | {value} {row.unit} | {ratio} | {target_text(row)} |")
    return f"{RATIOS}\n\n" + "\n".join(lines)


def target_text(row: Row) -> str:
    """The target, and whether it was reached."""
    if row.target is None:
        return ""
    if row.unit == "s":
        return f"≤ {row.target} {'reached' if row.rate <= row.target else 'MISSED'}"
    value = row.ratio if row.ratio is not None else row.rate
    return f"≥ {row.target:,} {'reached' if value >= row.target else 'MISSED'}"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="a contestant and round")
    parser.add_argument("--write", action="store_true", help="put the table into results.md")
    given = parser.parse_args()
    rows = measured(given.rounds, given.seconds)
    if given.json:
        sys.stdout.write(json.dumps([asdict(row) for row in rows], ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(table_text(rows) + "\n")
    if given.write:
        write_section("Engine", "make bench", table_text(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
