"""A fingerprint of how a game plays: every state of some seeded random matches, as one digest.

Run as a program it prints the fingerprints of all tables, so that other ways of running the same
rules (interpreted, bounds-checked) can be compared with this one.
"""

import hashlib
import sys

import numpy as np

from conformance.tables import TABLES, name_of
from igroteka.model import Game, Options
from igroteka.rng import below, seeded

MATCHES = 2
MOST_STEPS = 400  # enough of a long match: interpreted play is slow


def trace(game: Game, options: Options, seed: int) -> str:
    """Every state, view and legal list of random matches, digested."""
    kernels = game.kernels
    states, views = np.zeros(1, kernels.state), np.zeros(1, kernels.view)
    other = np.zeros(1, kernels.state)
    moves = np.zeros(kernels.max_moves, np.int64)
    items = np.zeros(kernels.max_pile, np.int64)
    encoded = np.array(game.encode(options), np.int64)
    rng = seeded(seed)
    seen = hashlib.sha256()
    for _ in range(MATCHES):
        kernels.new(states, 0, encoded)
        for _ in range(MOST_STEPS):
            kernels.resolve(states, 0, rng, items)
            seen.update(states.tobytes())
            acting = int(kernels.to_act(states, 0))
            if kernels.is_over(states, 0):
                break
            seats = [seat for seat in range(acting.bit_length()) if acting >> seat & 1]
            seat = seats[below(rng, len(seats))]
            size = int(kernels.legal(states, 0, seat, moves))
            seen.update(moves[:size].tobytes())
            kernels.observe(states, 0, seat, views, 0)
            seen.update(views.tobytes())
            kernels.determinise(views, 0, other, 0, rng)
            seen.update(other.tobytes())
            kernels.apply(states, 0, seat, moves[below(rng, size)])
        kernels.new(states, 0, encoded)
        if kernels.is_over(states, 0) == 0:
            seen.update(str(int(kernels.playout(states, 0, rng, moves, items))).encode())
            seen.update(states.tobytes())
    return seen.hexdigest()


def all_traces() -> dict[str, str]:
    """The fingerprint of every table."""
    return {
        name_of((game, options)): trace(game, options, place)
        for place, (game, options) in enumerate(TABLES)
    }


if __name__ == "__main__":
    for name, digest in all_traces().items():
        sys.stdout.write(f"{name} {digest}\n")
