"""Random play for long: every table, many whole matches, invariants after every step.

`make soak` runs it at length; `tests/test_soak.py` runs the same for a while in every test run.
"""

import argparse
import sys
import time
from collections.abc import Callable

import numpy as np
from conformance.tables import SOAK_TABLES, name_of
from games.jack import invariants as jack
from games.red7 import invariants as red7
from games.splito import invariants as splito
from games.tsvetariki import agreement
from games.tsvetariki import invariants as tsvetariki

from igroteka.games import GAMES
from igroteka.model import Game, Options
from igroteka.rng import seeded

# For each game a compiled function that plays whole random matches from a table and looks at every
# state: (states, options, matches, rng, moves, items, shares) -> number of violated invariants.
MOST_SEATS = 12
PLAYERS: dict[str, Callable[..., int]] = {
    "red7": red7.violations,
    "splito": splito.violations,
    "tsvetariki": tsvetariki.violations,
    "jack": jack.violations,
}

# For some games a comparison with the naive oracle that is too slow for every test run:
# (positions, seed) -> the first position that differs, or None.
ORACLES: dict[str, Callable[[int, int], str | None]] = {"tsvetariki": agreement.disagreement}


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
    parser.add_argument("--positions", type=int, default=2_000, help="an oracle and round")
    parser.add_argument("--game", choices=GAMES)
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    seed = played = asked = 0
    while time.monotonic() < end:
        seed += 1
        for game, options in SOAK_TABLES:
            if given.game in (None, game.id):
                bad = play(game, options, given.matches, seed)
                played += given.matches
                if bad:
                    sys.stdout.write(f"{name_of((game, options))}, seed {seed}: {bad} violations\n")
                    return 1
        for id, disagreement in ORACLES.items():
            if given.game in (None, id):
                asked += given.positions
                differs = disagreement(given.positions, seed)
                if differs:
                    sys.stdout.write(f"{id}, seed {seed}: the oracle disagrees on {differs}\n")
                    return 1
        sys.stdout.write(f"{played:,} matches, {asked:,} positions, no violation\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
