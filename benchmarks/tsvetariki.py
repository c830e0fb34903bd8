"""How fast Tsvetariki is, and its board beside a straightforward C++ loop in one interleaved run.

    python benchmarks/tsvetariki.py

Whole random matches on the game's own board, dealing included; then the classic SameGame board,
15 x 15 cells, five colours, no jokers, against `samegame.cpp` (g++ -O2), same rules.
"""

import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from measure import Contestant, Row, median_ratio, rates

from igroteka.games import GAMES
from igroteka.games.tsvetariki.rules.playout import play_boards
from igroteka.rng import seeded

HERE = Path(__file__).resolve().parent
SIZE, COLOURS = 15, 5
GAMES_A_RUN = 100
ROUNDS, SECONDS = 7, 0.4
OWN = "15 × 15, five colours, no jokers"
CPP = "the same in straightforward C++ (g++ -O2)"
FULL_TABLES: dict[str, dict[str, object]] = {
    "Цветарики, 2 players, jokers free": {"players": 2},
    "Цветарики, 2 players, jokers join": {"players": 2, "jokers": "join"},
    "Цветарики, teams": {"mode": "teams"},
}


def playing(name: str, given: dict[str, object]) -> Contestant:
    """Whole random matches, dealing included."""
    game = GAMES["tsvetariki"]
    kernels = game.kernels
    states = np.zeros(1, kernels.state)
    moves = np.zeros(kernels.max_moves, np.int64)
    items = np.zeros(kernels.max_pile, np.int64)
    options = np.array(game.encode(game.parse_options(given)), np.int64)
    rng = seeded(1)

    def run() -> int:
        kernels.playouts(states, 0, options, GAMES_A_RUN, rng, moves, items)
        return GAMES_A_RUN

    return Contestant(name, "playouts/s", run)


def listing() -> Contestant:
    """All legal moves of a full board with jokers, asked from Python."""
    game = GAMES["tsvetariki"]
    kernels = game.kernels
    states = np.zeros(1, kernels.state)
    moves = np.zeros(kernels.max_moves, np.int64)
    items = np.zeros(kernels.max_pile, np.int64)
    kernels.new(states, 0, np.array(game.encode(game.parse_options({})), np.int64))
    kernels.resolve(states, 0, seeded(1), items)
    seat = int(states[0]["actor"])

    def run() -> int:
        for _ in range(GAMES_A_RUN):
            kernels.legal(states, 0, seat, moves)
        return GAMES_A_RUN

    return Contestant("Цветарики, all legal moves of a dealt board", "boards/s", run)


def classic() -> Contestant:
    """Random SameGame by our kernels."""
    buffers = [np.zeros(SIZE, np.int64) for _ in range(3)]
    rng = seeded(1)

    def run() -> int:
        play_boards(*buffers, SIZE, COLOURS, GAMES_A_RUN, rng)
        return GAMES_A_RUN

    return Contestant(OWN, "playouts/s", run)


def compiled_loop(folder: Path) -> Callable[[], float]:
    """The C++ loop, compiled: one call gives its rate."""
    compiler = shutil.which("g++")
    if compiler is None:
        raise SystemExit("g++ is needed for the comparison with C++")
    program = folder / "samegame"
    subprocess.run([compiler, "-O2", "-o", program, HERE / "samegame.cpp"], check=True)

    def rate(games: int = 2000) -> float:
        done = subprocess.run(
            [program, "1", str(games)], capture_output=True, text=True, check=True
        )
        return games / float(done.stdout.split()[2])

    return rate


def rows() -> list[Row]:
    """The lines of the table."""
    found: list[Row] = []
    alone = [*(playing(name, given) for name, given in FULL_TABLES.items()), listing()]
    measured = rates(alone, ROUNDS, SECONDS)
    for contestant in alone:
        target = 20_000 if contestant.unit == "playouts/s" else None
        rate = statistics.median(measured[contestant.name])
        found.append(Row(contestant.name, contestant.unit, rate, None, None, target))
    ours: list[float] = []
    theirs: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        cpp = compiled_loop(Path(folder))
        for _ in range(ROUNDS):
            theirs.append(cpp())
            ours += rates([classic()], 1, SECONDS)[OWN]
    found.append(Row(CPP, "playouts/s", statistics.median(theirs)))
    ratio = median_ratio(ours, theirs)
    found.append(Row(OWN, "playouts/s", statistics.median(ours), ratio, "C++", 0.8))
    return found


if __name__ == "__main__":
    for row in rows():
        ratio = f"  {row.ratio:.2f} × {row.against}" if row.ratio is not None else ""
        target = f"  (target {row.target:,})" if row.target is not None else ""
        sys.stdout.write(f"{row.name}: {row.rate:,.0f} {row.unit}{ratio}{target}\n")
