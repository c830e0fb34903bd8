"""Random play for long: every table, many whole matches, invariants after every step.

`make soak` runs it at length; `tests/test_soak.py` runs the same for a while in every test run.
"""

import argparse
import sys
import time

import numpy as np
from conformance.tables import name_of, tables_of
from suite import SUITES, Soak

from igroteka.model import Game, Options
from igroteka.rng import seeded

SOAKS: dict[str, Soak] = {id: suite.soak for id, suite in SUITES.items() if suite.soak}
TABLES: list[tuple[Game, Options]] = [
    table for id in SOAKS for table in tables_of(id, SUITES[id].tables + SUITES[id].further_tables)
]


def play(game: Game, options: Options, matches: int, seed: int) -> int:
    """How many invariants random matches at a table violate."""
    kernels = game.kernels
    return int(
        SOAKS[game.id].violations(
            np.zeros(1, kernels.state),
            np.array(game.encode(options), np.int64),
            matches,
            seeded(seed),
            np.zeros(kernels.max_moves, np.int64),
            np.zeros(kernels.max_pile, np.int64),
            np.zeros(game.seats(options)),
        )
    )


def main() -> int:
    """Soak for some minutes; returns 1 if something was violated."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--matches", type=int, default=20_000, help="a table and round")
    parser.add_argument("--positions", type=int, default=2_000, help="an oracle and round")
    parser.add_argument("--game", choices=SOAKS)
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    seed = played = asked = 0
    while time.monotonic() < end:
        seed += 1
        for game, options in TABLES:
            if given.game in (None, game.id):
                bad = play(game, options, given.matches, seed)
                played += given.matches
                if bad:
                    sys.stdout.write(f"{name_of((game, options))}, seed {seed}: {bad} violations\n")
                    return 1
        for id, soak in SOAKS.items():
            if soak.disagreement and given.game in (None, id):
                asked += given.positions
                differs = soak.disagreement(given.positions, seed)
                if differs:
                    sys.stdout.write(f"{id}, seed {seed}: the oracle disagrees on {differs}\n")
                    return 1
        sys.stdout.write(f"{played:,} matches, {asked:,} positions, no violation\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
