"""One-Eyed Jack in figures: random matches, stepping from Python, the greedy bot, the referee.

    python benchmarks/jack.py

`engine.py` puts the same rows into its table.
"""

import io
import json
import statistics
import sys

import numpy as np
from measure import Contestant, Row, rates

from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.referee import answers
from igroteka.rng import seeded

JACK = GAMES["jack"]
MATCHES = 100
TARGET = 25_000  # random matches of two players a second

# Name, options.
TABLES: list[tuple[str, dict[str, object]]] = [
    ("2 players", {"players": 2}),
    ("3 players", {"players": 3}),
    ("4 players", {"players": 4}),
    ("12 players, 3 teams", {"players": 12, "teams": 3}),
    ("2 players, strict draw", {"players": 2, "strict_draw": True}),
]


class Room:
    """Buffers for one table."""

    def __init__(self, given: dict[str, object]) -> None:
        kernels = JACK.kernels
        self.states = np.zeros(1, kernels.state)
        self.moves = np.zeros(kernels.max_moves, np.int64)
        self.items = np.zeros(kernels.max_pile, np.int64)
        self.options = np.array(JACK.encode(JACK.parse_options(given)), np.int64)
        self.rng = seeded(1)


def matches(name: str, given: dict[str, object]) -> Contestant:
    """Whole random matches in compiled code."""
    room = Room(given)

    def run() -> int:
        buffers = (room.rng, room.moves, room.items)
        JACK.kernels.playouts(room.states, 0, room.options, MATCHES, *buffers)
        return MATCHES

    return Contestant(f"Jack, {name}, random matches", "matches/s", run)


def stepping() -> Contestant:
    """One Python call to list the moves, one to make one, one for chance."""
    room, kernels = Room({"players": 2}), JACK.kernels
    legal, apply, resolve = kernels.legal, kernels.apply, kernels.resolve
    actor = room.states["actor"]

    def run() -> int:
        made = 0
        for _ in range(10):
            kernels.new(room.states, 0, room.options)
            resolve(room.states, 0, room.rng, room.items)
            while (seat := actor.item()) >= 0:
                size = legal(room.states, 0, seat, room.moves)
                apply(room.states, 0, seat, room.moves.item(made % size))
                resolve(room.states, 0, room.rng, room.items)
                made += 1
        return made

    return Contestant("Jack, 2 players, stepping from Python", "moves/s", run)


def thinking() -> Contestant:
    """Choices of the greedy bot in a match against itself."""
    bot, options = make_bot("jack", "greedy"), JACK.parse_options({"players": 2})
    rng = seeded(1)

    def run() -> int:
        match = Match(JACK, options, FairDealer.numbered(1))
        chosen = 0
        while not match.over:
            seat = match.to_act()[0]
            match.play(seat, bot.choose(match.view(seat), rng, Budget()))
            chosen += 1
        return chosen

    return Contestant("Jack, 2 players, greedy bot in a match", "moves/s", run)


def judging() -> Contestant:
    """Sequences and legal moves through the referee, from JSON text to JSON text."""
    board = ["*........*", *[".BBR.RB..."] * 4, *["..RB..BRR."] * 4, "*........*"]
    position = {"sides": 2, "board": board, "side": "B", "hand": ["4H", "4H", "KC", "JS", "2D"]}
    text = json.dumps(position).encode() + b"\n"

    def run() -> int:
        return sum(good for _, good in answers("jack", io.BytesIO(text * 200), "en"))

    return Contestant("Jack referee, sequences and moves", "positions/s", run)


def rows(rounds: int = 5, seconds: float = 0.3) -> list[Row]:
    """The rows of this game, in the order of a run."""
    playing = [matches(name, given) for name, given in TABLES]
    contestants = [*playing, stepping(), thinking(), judging()]
    found = rates(contestants, rounds, seconds)
    targets = {playing[0].name: TARGET}
    return [
        Row(c.name, c.unit, statistics.median(found[c.name]), None, None, targets.get(c.name))
        for c in contestants
    ]


if __name__ == "__main__":
    for row in rows():
        target = f" (target {row.target:,.0f})" if row.target else ""
        sys.stdout.write(f"{row.name}: {row.rate:,.0f} {row.unit}{target}\n")
