"""Random play for long: every table, many whole matches, invariants after every step.

`make soak` runs it at length; `tests/test_soak.py` runs the same at the size each issue asks for.
"""

import argparse
import sys
import time
from collections.abc import Callable

import numpy as np
from conformance.tables import TABLES, name_of
from invariants import red7

from igroteka.games import GAMES
from igroteka.model import Game, Options
from igroteka.rng import seeded

# For each game a compiled function that plays whole random matches from a table and looks at every
# state: (states, options, matches, rng, moves, items, shares) -> number of violated invariants.
MOST_SEATS = 12
PLAYERS: dict[str, Callable[..., int]] = {"red7": red7.violations}


def play(game: Game, options: Options, matches: int, seed: int) -> int:
    """How many invariants random matches at a table violate."""
    kernels = game.kernels
    return int(
        PLAYERS[game.id](
            np.zeros(1, kernels.state),
            np.array(game.encode(options), np.int64),
            matches,
            seeded(seed),
            np.zeros(kernels.max_moves, np.int64),
            np.zeros(kernels.max_pile, np.int64),
            np.zeros(MOST_SEATS),
        )
    )


def main() -> int:
    """Soak for some minutes; returns 1 if something was violated."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--matches", type=int, default=20_000, help="a table and round")
    parser.add_argument("--game", choices=GAMES)
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    seed = played = 0
    while time.monotonic() < end:
        seed += 1
        for game, options in TABLES:
            if given.game in (None, game.id):
                bad = play(game, options, given.matches, seed)
                played += given.matches
                if bad:
                    sys.stdout.write(f"{name_of((game, options))}, seed {seed}: {bad} violations\n")
                    return 1
        sys.stdout.write(f"{played:,} matches, no violation\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
