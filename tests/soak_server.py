"""`make soak`: many thousand simulated sites. A seed that fails is printed and reproduces."""

import argparse
import logging
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

SEEDS = 10_000


def run(seed: int) -> tuple[int, str, int, int]:
    """One seed: what went wrong (nothing, hopefully), kills, moves."""
    from server.test_simulation import simulate

    logging.disable(logging.CRITICAL)
    try:
        site = simulate(seed)
    except Exception as error:
        return seed, f"{type(error).__name__}: {error}", 0, 0
    return seed, "", site.kills, len(site.moves())


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    failed = kills = moves = 0
    seeds = range(given.first, given.first + given.seeds)
    with ProcessPoolExecutor(given.processes) as pool:
        for done, (seed, wrong, killed, moved) in enumerate(pool.map(run, seeds, chunksize=20), 1):
            if wrong:
                failed += 1
                print(f"seed {seed}: {wrong}", flush=True)
            kills, moves = kills + killed, moves + moved
            if done % 500 == 0:
                print(f"{done} sites, {kills} kills, {moves} moves, {failed} failed", flush=True)
    print(f"{given.seeds} sites, {kills} kills, {moves} moves, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
