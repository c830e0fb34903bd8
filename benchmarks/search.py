"""How fast the search is, beside OpenSpiel's IS-MCTS bot in one interleaved run.

    python benchmarks/search.py [--rounds N] [--seconds S] [--thoughts N] [--write]

Both think about the first decision of a deal, one core, the same number of iterations. OpenSpiel
plays at random to the end; our playouts are those our bots use.

Then how well a limit of time is kept while every core has something else to do as well.
"""

import argparse
import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

import spiel
from engine import table_text
from measure import Contestant, Row, median_ratio, rates, write_section

from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.model import View
from igroteka.rng import seeded
from igroteka.search import SEARCHERS, Budget

ITERATIONS = 10_000
DEALS = 8
TARGET = 6.0  # Red7 against hearts
LIMIT = 1000  # milliseconds of a thought
MOST_OVER = 0.10  # of the limit, in 99 of 100 thoughts

TABLES: list[tuple[str, str, dict[str, object]]] = [
    ("Red7 basic, 2 players", "red7", {"players": 2}),
    ("Red7 basic, 4 players", "red7", {"players": 4}),
    ("Red7 full rules, 2 players", "red7", {"extra_actions": True, "advanced": True}),
    ("Цветарики, 2 players", "tsvetariki", {"players": 2}),
    ("Цветарики, 4 players", "tsvetariki", {"players": 4}),
    ("Сплито, 4 players", "splito", {"players": 4}),
    ("Jack, 2 players", "jack", {"players": 2}),
]


def first_views(id: str, given: dict[str, object]) -> Iterator[View]:
    """The first decision, deal after deal."""
    game = GAMES[id]
    matches = [
        Match(game, game.parse_options(given), FairDealer.numbered(deal)) for deal in range(DEALS)
    ]
    return cycle([match.view(match.to_act()[0]) for match in matches])


def searching(name: str, id: str, given: dict[str, object]) -> Contestant:
    """Searches of the first decision, deal after deal."""
    views = first_views(id, given)

    def run() -> int:
        SEARCHERS[id].think(next(views), seeded(1), Budget(iterations=ITERATIONS))
        return ITERATIONS

    return Contestant(f"{name}, search", "iterations/s", run)


def measured(rounds: int, seconds: float) -> list[Row]:
    """All in turn, round after round."""
    rivals = [spiel.searching(name, ITERATIONS) for name in ("hearts", "oh_hell")]
    ours = [searching(*table) for table in TABLES]
    found = rates([*rivals, *ours], rounds, seconds)
    hearts = rivals[0].name
    rows = [Row(rival.name, rival.unit, statistics.median(found[rival.name])) for rival in rivals]
    for place, one in enumerate(ours):
        ratio = median_ratio(found[one.name], found[hearts])
        target = TARGET if place == 0 else None
        rate = statistics.median(found[one.name])
        rows.append(Row(one.name, one.unit, rate, ratio, hearts, target))
    return rows


def spin() -> None:
    """Work that has no end."""
    while True:
        pass


@contextmanager
def loaded() -> Iterator[None]:
    """Every core has something else to do."""
    others = [multiprocessing.Process(target=spin, daemon=True) for _ in range(os.cpu_count() or 1)]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.kill()


def overruns(thoughts: int) -> Iterator[str]:
    """How much longer than allowed searches think on a loaded machine, one table a game."""
    yield f"| limit of {LIMIT} ms, every core busy | p50 over | p99 over | allowed |"
    yield "|---|---:|---:|---|"
    with loaded():
        for name, id, given in {table[1]: table for table in reversed(TABLES)}.values():
            views, over = first_views(id, given), list[float]()
            for _ in range(thoughts):
                began = time.perf_counter()
                SEARCHERS[id].think(next(views), seeded(1), Budget(LIMIT))
                over.append((time.perf_counter() - began) * 1000 / LIMIT - 1)
            over.sort()
            p50, p99 = over[len(over) // 2], over[len(over) * 99 // 100]
            kept = "kept" if p99 <= MOST_OVER else "BROKEN"
            yield f"| {name} | {p50:.1%} | {p99:.1%} | ≤ {MOST_OVER:.0%} {kept} |"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="a contestant and round")
    parser.add_argument("--thoughts", type=int, default=100, help="with a limit of time, a table")
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    given = parser.parse_args()
    text = table_text(measured(given.rounds, given.seconds))
    text += "\n\n" + "\n".join(overruns(given.thoughts))
    sys.stdout.write(text + "\n")
    if given.write:
        write_section("Search", "make bench", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
