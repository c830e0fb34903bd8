"""What the public moves tell about the secret colours.

The model is a softmax-rational player: somebody with certain colours takes a group with a
probability that grows with what the board is worth to these colours afterwards (`outlook`),

    P(move | colours, sharpness) = NOISE / n + (1 - NOISE) * softmax(sharpness * worth)

over the n legal moves. Nobody knows how sharply somebody plays: before the first move all of
SHARPNESS are equally likely, aimless play (0) among them, and so are all assignments of colours
that fit what is known. NOISE keeps a single odd move from ruling out anything. Whose colours are
all gone without a win (T-11) is ruled out.
"""

from collections.abc import Iterator
from itertools import permutations

import numpy as np

from igroteka.games.tsvetariki.outlook import worth_of_moves
from igroteka.games.tsvetariki.pieces import COLOURS, TEAMS
from igroteka.games.tsvetariki.state import OVER
from igroteka.games.tsvetariki.turn import MAX_MOVES, put_moves
from igroteka.model import Move, Seat, View

SHARPNESS = np.array([0.0, 0.5, 2.0])  # how much one own token matters to a player
NOISE = 0.1  # how often a player does anything at all

COLOUR_SETS = np.arange(1 << len(COLOURS))
Assignment = tuple[int, ...]  # for each seat its colours, a bit each


def likelihoods(ramps: np.ndarray, join: bool, move: Move) -> np.ndarray:
    """How likely a player makes this move, by sharpness and set of colours."""
    moves = np.zeros(MAX_MOVES, np.int64)
    count = int(put_moves(ramps, join, moves))
    values = np.zeros((len(COLOUR_SETS), count))
    worth_of_moves(ramps, moves, count, COLOUR_SETS, values)
    values -= values.max(axis=1, keepdims=True)
    rational = np.exp(SHARPNESS[:, None, None] * values)
    rational /= rational.sum(axis=2, keepdims=True)
    (place,) = np.flatnonzero(moves[:count] == move)
    return NOISE / count + (1 - NOISE) * rational[:, :, place]


class Beliefs:
    """The evidence of a match so far. Show it every move with a view from before it."""

    def __init__(self, players: int) -> None:
        # For every seat, sharpness and set of colours the logarithm of how likely its moves are.
        self._log = np.zeros((players, len(SHARPNESS), len(COLOUR_SETS)))

    def saw(self, before: View, seat: Seat, move: Move) -> None:
        """Somebody's move, and any view of the table it was made on."""
        v = before.record[0]
        self._log[seat] += np.log(likelihoods(v["ramps"], bool(v["join"]), move))

    def posterior(self, view: View) -> dict[Assignment, float]:
        """The probability of every assignment that fits what the view's seat knows."""
        fitting = list(assignments(view))
        teams = bool(view.record[0]["teams"])
        evidence = np.logaddexp.reduce(self._log, axis=1)
        logs = np.array(
            [
                sum(
                    evidence[seat, side_colours(one, seat, teams)] for seat in range(len(self._log))
                )
                for one in fitting
            ]
        )
        weights = np.exp(logs - logs.max())
        return dict(zip(fitting, (weights / weights.sum()).tolist(), strict=True))

    def chances(self, view: View) -> np.ndarray:
        """`chances[seat, colour]`: how likely each colour is a seat's own."""
        posterior = self.posterior(view)
        found = np.zeros((len(self._log), len(COLOURS)))
        for assignment, probability in posterior.items():
            for seat, colours in enumerate(assignment):
                for colour in range(len(COLOURS)):
                    found[seat, colour] += probability * (colours >> colour & 1)
        return found


def side_colours(assignment: Assignment, seat: Seat, teams: bool) -> int:
    """T-14 to T-16: all colours a seat plays for."""
    if not teams:
        return assignment[seat]
    return assignment[seat] | assignment[(seat + TEAMS) % len(assignment)]


def assignments(view: View) -> Iterator[Assignment]:
    """T-3, T-11: every way the secret tokens can lie that fits what the view's seat knows."""
    v = view.record[0]
    players, each, teams = int(v["players"]), int(v["secrets"]), bool(v["teams"])
    known = [int(colours) for colours in v["known"][:players]]
    gone = sum(1 << colour for colour in range(len(COLOURS)) if v["left"][colour] == 0)
    found: set[Assignment] = set()
    for order in permutations(range(len(COLOURS)), players * each):
        one = tuple(
            sum(1 << colour for colour in order[seat * each : (seat + 1) * each])
            for seat in range(players)
        )
        fits = all(not own or own == guess for own, guess in zip(known, one, strict=True))
        won = any(not side_colours(one, seat, teams) & ~gone for seat in range(players))
        if fits and (v["phase"] == OVER or not won) and one not in found:
            found.add(one)
            yield one
