"""How many solitaire deals of Tsvetariki the solver clears in time, and in how many moves.

    python benchmarks/solve.py [--deals 200] [--seconds 5] [--seed 1] [--shorten]

CPU seconds of one core. Without --shorten a deal ends when it is cleared.
"""

import argparse
import statistics
import sys
import time

from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.games.tsvetariki.bots.solver import lines
from igroteka.model import State
from igroteka.rng import seeded

GAME = GAMES["tsvetariki"]
COLOURS = (1, 2, 3, 4, 5)
SEEDS = 1_000_000  # deals of one seed


def dealt(colours: int, number: int) -> State:
    """A random deal."""
    state = GAME.new(GAME.parse_options({"mode": "solitaire", "colours": colours}))
    dealer, step = FairDealer.numbered(number), 0
    while count := GAME.wanted(state):
        GAME.chance(state, dealer.deal(step, GAME.pile(state), count))
        step += 1
    return state


def solve(colours: int, number: int, seconds: float, shorten: bool) -> tuple[int, int, float]:
    """Tokens that stay, moves, and seconds until the line was known."""
    state, start = dealt(colours, number), time.process_time()
    left, moves, known = 100, 0, 0.0
    for line in lines(state, seeded(number), lambda: time.process_time() - start < seconds):
        if (line.left, len(line.moves)) != (left, moves):
            left, moves, known = line.left, len(line.moves), time.process_time() - start
        if line.cleared and not shorten:
            break
    return left, moves, known


def main() -> int:
    """Every number of colours on fresh deals."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shorten", action="store_true")
    given = parser.parse_args()
    solve(1, 0, 1, False)  # compiled, loaded, warm
    for colours in COLOURS:
        numbers = range(given.seed * SEEDS, given.seed * SEEDS + given.deals)
        found = [solve(colours, number, given.seconds, given.shorten) for number in numbers]
        cleared = [moves for left, moves, _ in found if left == 0]
        times = sorted(known for left, _, known in found if left == 0)
        sys.stdout.write(
            f"{colours} colours: {len(cleared)} of {given.deals} cleared, "
            f"{statistics.fmean(cleared):.1f} moves, "
            f"median {statistics.median(times):.2f} s, longest {times[-1]:.2f} s\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
