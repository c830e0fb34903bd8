"""What level bots know about One-Eyed Jack: the judge plays itself and is fitted to what came.

    python benchmarks/fit_jack.py two|teams|three [--generations 20] [--matches 16000]
        [--trust 0.5] [--like two] [--seed 1]

First the judge is fitted to who won matches of players of habit, who move like the greedy bot.
Each further generation is fitted to matches in which everybody moves about as the judge before it
liked best at once; in every sixth match one side moves by habit, lest the judge forget how others
play. Early moves are shaken, then none is: so odd positions are seen, and what comes of them is
nobody's slip. A position is to be worth what the next of the same seat
was, and with --trust what came of that, down to the end of the match (TD lambda).

--like begins with the judge of another kind of table instead of the first generation. Writes
src/igroteka/games/jack/bots/value_net.npz after every generation, half a minute each on one core.
"""

import argparse
import math
import sys
import time
from typing import NamedTuple

import numpy as np

from igroteka.games import GAMES
from igroteka.games.jack.bots.features import SIGHTS, STAGE, STAGES
from igroteka.games.jack.bots.policy import dead_card, likely_move, new_scratch, note_hot
from igroteka.games.jack.bots.value_net import FILE, Net, judge_with, net_of, odds, verdict
from igroteka.games.jack.rules.moves import (
    DEAD,
    KIND,
    PUT,
    SQUARE,
    TAKE,
    code,
    has_supply,
    is_in,
    legal,
    may_take,
    occupied,
    shown_on,
    write_moves,
)
from igroteka.games.jack.rules.pieces import (
    JACKS,
    MAX_PLAYERS,
    ONE_EYED,
    TWO_EYED,
)
from igroteka.games.jack.rules.playout import resolve
from igroteka.games.jack.rules.setup import new, side_of
from igroteka.games.jack.rules.state import OVER, STATE
from igroteka.games.jack.rules.turn import apply
from igroteka.kernel import kernel, lowest
from igroteka.rng import Rng, below, seeded

TABLES = {
    "two": ({"players": 2},),
    "teams": ({"players": 4}, {"players": 4}, {"players": 6, "teams": 2}, {"players": 10}),
    "three": ({"players": 3}, {"players": 3}, {"players": 6, "teams": 3}),
}
UNITS = 32
MOST_MOVES = 60  # of a match, on average
SHAKEN = 50  # the last move that may be shaken
AT_RANDOM = 10  # one in so many moves until then
DARING = 0.06  # chances that are given away at most, to see what comes of other moves
FINE = 1 << 10  # steps in which it is drawn
WINDOW = 5  # generations whose matches are fitted to
AGAINST_HABIT = 6  # one in so many matches
NOBODY, EVERYBODY = -1, -2  # moves by habit; otherwise a side
BATCH, EPOCHS, RATE = 2048, 2, 1e-3
HELD_OUT = 0.05
LEAST_SPREAD = 0.15  # sights that hardly ever differ are not blown up


class Seen(NamedTuple):
    """Positions: what was seen, and the chance to win that followed."""

    sights: np.ndarray
    chances: np.ndarray


@kernel
def thinkable(s, seat, hot, moves):
    """Write the moves a judge is asked about: single cards, and jacks where it matters."""
    me, size = side_of(s, seat), 0
    upper, lower = occupied(s)
    cards = s["hand"][seat, 0] & ~JACKS if has_supply(s, me) else 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        for which in range(2):
            square = shown_on(s, card, which)
            moves[size] = code(PUT, card, square, 0)
            size += not is_in(upper, lower, square)
    note_hot(s, hot)
    jacks = s["hand"][seat, 0] & TWO_EYED if has_supply(s, me) else 0
    if jacks:
        first = code(PUT, lowest(jacks), 0, 0)
        size = write_moves(moves, size, first, SQUARE, hot[0] & ~upper, hot[1] & ~lower)
    jacks = s["hand"][seat, 0] & ONE_EYED
    if jacks:
        upper, lower = may_take(s, me)
        first = code(TAKE, lowest(jacks), 0, 0)
        size = write_moves(moves, size, first, SQUARE, hot[0] & upper, hot[1] & lower)
    return size


@kernel
def judged_move(states, seat, rng, scratch, judge, daring):
    """The move the judge likes best at once, more or less; dead cards are replaced first."""
    card = dead_card(states[0], seat)
    if card >= 0:
        return code(DEAD, card, 0, 0)
    best, best_chance = -1, -1.0
    for place in range(thinkable(states[0], seat, scratch.hot, scratch.moves)):
        states[1] = states[0]
        apply(states, 1, seat, scratch.moves[place])
        if states[1]["phase"] == OVER:
            return scratch.moves[place]
        chance = verdict(states[1], seat, judge) + daring * below(rng, FINE) / FINE
        if chance > best_chance:
            best, best_chance = scratch.moves[place], chance
    if best < 0:
        best = scratch.moves[below(rng, legal(states, 0, seat, scratch.moves))]
    return best


@kernel
def play(states, options, habit, rng, scratch, judge, sights, notes):
    """One match; notes for every position its chance and seat. Returns how many positions."""
    new(states, 0, options)
    resolve(states, 0, rng, scratch.items)
    last_shaken = below(rng, SHAKEN) - SHAKEN // 5
    daring = DARING * below(rng, FINE) / FINE
    moved, size = 0, 0
    while states[0]["phase"] != OVER:
        seat = states[0]["actor"] + 0
        if moved == last_shaken or (moved < last_shaken and below(rng, AT_RANDOM) == 0):
            move = scratch.moves[below(rng, legal(states, 0, seat, scratch.moves))]
        elif habit == EVERYBODY or habit == side_of(states[0], seat):
            move = likely_move(states, 0, seat, rng, scratch)
        else:
            move = judged_move(states, seat, rng, scratch, judge, daring)
        apply(states, 0, seat, move)
        if move // KIND != DEAD:
            if moved >= last_shaken and states[0]["phase"] != OVER and size < len(notes):
                notes[size, 0] = 1 / (1 + math.exp(-odds(states[0], seat, judge)))
                notes[size, 1] = seat
                for sight in range(SIGHTS):
                    sights[size, sight] = judge.sights[sight]
                size += 1
            moved += 1
        resolve(states, 0, rng, scratch.items)
    return size


@kernel
def trace_back(s, notes, trust, ahead):
    """Each position is worth what the next of its seat was, or what came of that."""
    for seat in range(s["players"]):
        won = 1.0 if s["winner"] == side_of(s, seat) else 0.0
        ahead[seat] = 1.0 / s["sides"] if s["winner"] < 0 else won
        ahead[MAX_PLAYERS + seat] = ahead[seat]
    for place in range(len(notes) - 1, -1, -1):
        seat = int(notes[place, 1])
        came = trust * ahead[seat] + (1 - trust) * ahead[MAX_PLAYERS + seat]
        ahead[seat], ahead[MAX_PLAYERS + seat] = came, notes[place, 0]
        notes[place, 0] = came


@kernel
def play_many(options, mixed, trust, rng, scratch, judge, sights, notes):
    """Matches one after another; returns how many positions. `mixed`: a side moves by habit."""
    size, states, ahead = 0, np.zeros(2, STATE), np.zeros(2 * MAX_PLAYERS)
    for number in range(len(notes) // MOST_MOVES):
        habit = number % options[1] if mixed else (EVERYBODY if trust == 1 else NOBODY)
        more = play(states, options, habit, rng, scratch, judge, sights[size:], notes[size:])
        trace_back(states[0], notes[size : size + more], trust, ahead)
        size += more
    return size


def options_of(table: dict[str, int]) -> np.ndarray:
    """A table as the kernels take it."""
    game = GAMES["jack"]
    return np.array(game.encode(game.parse_options(table)), np.int64)


def matches(
    net: Net, table: dict[str, int], count: int, mixed: bool, rng: Rng, trust: float
) -> Seen:
    """Positions of so many matches."""
    room = count * MOST_MOVES
    sights, notes = np.zeros((room, SIGHTS), np.uint8), np.zeros((room, 2), np.float32)
    scratch, judge = new_scratch(), judge_with(net)
    size = play_many(options_of(table), mixed, trust, rng, scratch, judge, sights, notes)
    return Seen(sights[:size].copy(), notes[:size, 0].copy())


def generation(net: Net, kind: str, count: int, rng: Rng, trust: float) -> Seen:
    """The positions a generation learns from; with full trust those of players of habit."""
    found: list[Seen] = []
    for table in TABLES[kind]:
        own = count // len(TABLES[kind])
        mixed = 0 if trust == 1 else own // AGAINST_HABIT
        found.append(matches(net, table, own - mixed, False, rng, trust))
        if mixed:
            found.append(matches(net, table, mixed, True, rng, trust))
    return joined(found)


def joined(found: list[Seen]) -> Seen:
    return Seen(*(np.concatenate(column) for column in zip(*found, strict=True)))


def forward(net: Net, sights: np.ndarray, stages: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The units, and the chances to win."""
    units = sights @ net.inner
    total = units[:, -1] + (np.maximum(units[:, :-1], 0) * net.outer[stages]).sum(1)
    return units, 1 / (1 + np.exp(-total))


def slopes(net: Net, sights: np.ndarray, stages: np.ndarray, chances: np.ndarray) -> Net:
    """In which direction the weights are wrong."""
    units, told = forward(net, sights, stages)
    wrong = ((told - chances) / len(chances)).astype(np.float32)[:, None]
    back = np.hstack([wrong * net.outer[stages] * (units[:, :-1] > 0), wrong])
    lit = wrong * np.maximum(units[:, :-1], 0)
    outer = np.stack([lit[stages == stage].sum(0) for stage in range(STAGES)])
    return Net(sights.T @ back, outer)


def fitted(net: Net, seen: Seen, epochs: int, rate: float, seed: int) -> tuple[Net, float]:
    """A net nearer to what was seen, by Adam; and its loss on what was held out."""
    rng = np.random.default_rng(seed)
    cut = int(len(seen.sights) * (1 - HELD_OUT))
    spread = np.maximum(seen.sights[:200_000].astype(np.float32).std(0) + 0.05, LEAST_SPREAD)
    weights = [net.inner * spread[:, None], net.outer.copy()]
    means, squares = [[np.zeros_like(each) for each in weights] for _ in range(2)]
    steps, step = epochs * (cut // BATCH), 0
    for _ in range(epochs):
        order = rng.permutation(cut)
        for start in range(0, cut - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            raw = seen.sights[some]
            stages = raw[:, STAGE:].argmax(1)
            found = slopes(Net(*weights), raw / spread, stages, seen.chances[some])
            step += 1
            now = rate * (1 - step / steps) + 1e-5
            for each, mean, square, slope in zip(weights, means, squares, found, strict=True):
                mean[:] = 0.9 * mean + 0.1 * slope
                square[:] = 0.999 * square + 0.001 * slope * slope
                fair = np.sqrt(square / (1 - 0.999**step)) + 1e-7
                each[:] = each - now * mean / (1 - 0.9**step) / fair
    weights[0] /= spread[:, None]
    held, chances = seen.sights[cut:], seen.chances[cut:]
    _, told = forward(Net(*weights), held.astype(np.float32), held[:, STAGE:].argmax(1))
    loss = -(chances * np.log(told) + (1 - chances) * np.log(1 - told)).mean()
    return Net(*(each.astype(np.float32) for each in weights)), float(loss)


def unfitted(seed: int) -> Net:
    """Where the first generation begins."""
    rng = np.random.default_rng(seed)
    inner = rng.normal(size=(SIGHTS, UNITS + 1)) / 20
    inner[:, -1] = 0
    outer = rng.normal(size=(STAGES, UNITS)) / 20
    return Net(inner.astype(np.float32), outer.astype(np.float32))


def keep(kind: str, net: Net) -> None:
    """Write a net into the file, those of other tables as they are."""
    found: dict[str, np.ndarray] = {}
    if FILE.exists():
        with np.load(FILE) as file:
            found = dict(file)
    found |= {f"{kind}_{name}": weights for name, weights in net._asdict().items()}
    np.savez_compressed(FILE, **found)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=TABLES)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--matches", type=int, default=16_000, help="in a generation")
    parser.add_argument("--trust", type=float, default=0.5, help="in what came later; below 1")
    parser.add_argument("--like", choices=TABLES, help="begin with the judge of this kind")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng, window = seeded(given.seed), list[Seen]()
    if given.like:
        net = net_of(given.like)
    else:
        seen = generation(unfitted(given.seed), given.kind, 2 * given.matches, rng, 1.0)
        net, _ = fitted(unfitted(given.seed), seen, 2 * EPOCHS, 2 * RATE, given.seed)
    for number in range(given.generations):
        start = time.process_time()
        seen = generation(net, given.kind, given.matches, rng, given.trust)
        window = [*window[1 - WINDOW :], seen]
        net, loss = fitted(net, joined(window), EPOCHS, RATE, number)
        keep(given.kind, net)
        seconds = time.process_time() - start
        sys.stdout.write(f"{number}: {len(seen.sights)} positions, {loss:.4f}, {seconds:.0f} s\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
