"""Splito in figures: random matches, stepping from Python, thinking, and the referee.

    python benchmarks/splito.py

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
from igroteka.games.splito.rules.dealing import new
from igroteka.games.splito.rules.playout import playout
from igroteka.games.splito.rules.scoring import returns
from igroteka.kernel import kernel
from igroteka.match import Match
from igroteka.referee import answers
from igroteka.rng import seeded

SPLITO = GAMES["splito"]
MATCHES = 200
TARGET = 50_000  # random matches of four players a second


class Room:
    """Buffers for one table."""

    def __init__(self, players: int) -> None:
        kernels = SPLITO.kernels
        self.states = np.zeros(1, kernels.state)
        self.views = np.zeros(1, kernels.view)
        self.moves = np.zeros(kernels.max_moves, np.int64)
        self.items = np.zeros(kernels.max_pile, np.int64)
        options = SPLITO.parse_options({"players": players})
        self.options = np.array(SPLITO.encode(options), np.int64)
        self.rng = seeded(1)


@kernel
def scored_matches(states, options, count, rng, moves, items, shares):
    """Whole random matches, each scored at its end."""
    for _ in range(count):
        new(states, 0, options)
        playout(states, 0, rng, moves, items)
        returns(states, 0, shares)


def matches(players: int) -> Contestant:
    """Whole random matches in compiled code, scored at the end."""
    room, shares = Room(players), np.zeros(players)

    def run() -> int:
        scored_matches(room.states, room.options, MATCHES, room.rng, room.moves, room.items, shares)
        return MATCHES

    return Contestant(f"Splito, {players} players, random matches", "matches/s", run)


def stepping() -> Contestant:
    """One Python call to list the moves, one to make one."""
    room, kernels = Room(4), SPLITO.kernels

    def run() -> int:
        kernels.new(room.states, 0, room.options)
        kernels.resolve(room.states, 0, room.rng, room.items)
        made = 0
        while not kernels.is_over(room.states, 0):
            for seat in range(4):
                size = kernels.legal(room.states, 0, seat, room.moves)
                kernels.apply(room.states, 0, seat, room.moves.item(made % size))
                made += 1
        return made

    return Contestant("Splito, stepping from Python", "moves/s", run)


def imagining() -> Contestant:
    """States that fit what a seat knows at the start, when most is unknown."""
    room, kernels = Room(4), SPLITO.kernels
    kernels.new(room.states, 0, room.options)
    kernels.resolve(room.states, 0, room.rng, room.items)
    kernels.observe(room.states, 0, 0, room.views, 0)

    def run() -> int:
        for _ in range(1000):
            kernels.determinise(room.views, 0, room.states, 0, room.rng)
        return 1000

    return Contestant("Splito, imagined states in round 1", "states/s", run)


def thinking() -> Contestant:
    """The greedy bot in the first round, through its public face."""
    match = Match(SPLITO, SPLITO.parse_options({}), FairDealer.numbered(1))
    view, bot, rng = match.view(0), make_bot("splito", "greedy"), seeded(1)

    def run() -> int:
        for _ in range(100):
            bot.choose(view, rng, Budget())
        return 100

    return Contestant("Splito, greedy picks from 26 moves", "picks/s", run)


def final_table(number: int) -> dict[str, object]:
    """How a random match ended, as the referee reads it."""
    players = 2 + number % 7
    match = Match(SPLITO, SPLITO.parse_options({"players": players}), FairDealer.numbered(number))
    bot, rng = make_bot("splito", "random"), seeded(number)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), rng, Budget()))
    seen = SPLITO.describe(match.view(0))
    zones = [
        {"cards": zone["cards"], "goals": [goal["goal"] for goal in zone["goals"]]}
        for zone in seen["zones"]
    ]
    return {"players": players, "zones": zones, "common": [c["goal"] for c in seen["common"]]}


def judging() -> Contestant:
    """Final tables of 2 to 8 players through the referee, from JSON text to JSON text."""
    text = "\n".join(json.dumps(final_table(number)) for number in range(70)).encode()

    def run() -> int:
        return sum(good for _, good in answers("splito", io.BytesIO(text), "en"))

    return Contestant("Splito referee, final tables", "positions/s", run)


def strength(matches: int) -> Row:
    """How often one greedy player wins against three random ones, every seat in turn."""
    bots = make_bot("splito", "greedy"), make_bot("splito", "random")
    options, rng, won = SPLITO.parse_options({"players": 4}), seeded(2), 0.0
    for number in range(matches):
        match = Match(SPLITO, options, FairDealer.numbered(50_000 + number))
        mine = number % 4
        while not match.over:
            seat = match.to_act()[0]
            match.play(seat, bots[seat != mine].choose(match.view(seat), rng, Budget()))
        won += match.outcome().returns[mine]
    return Row("Splito, one greedy against three random", "% of firsts", 100 * won / matches)


def rows(rounds: int = 5, seconds: float = 0.3) -> list[Row]:
    """All rows, measured in turn."""
    contestants = [
        *(matches(players) for players in (2, 4, 8)),
        stepping(),
        imagining(),
        thinking(),
        judging(),
    ]
    found = rates(contestants, rounds, seconds)
    measured: list[Row] = []
    for contestant in contestants:
        target = TARGET if contestant.name == matches(4).name else None
        rate = statistics.median(found[contestant.name])
        measured.append(Row(contestant.name, contestant.unit, rate, None, None, target))
    return [*measured, strength(400)]


if __name__ == "__main__":
    for row in rows():
        sys.stdout.write(f"{row.name:45} {row.rate:12,.0f} {row.unit}\n")
