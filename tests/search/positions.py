"""Views from the middle of random matches, for everybody who searches."""

from collections.abc import Iterator

from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import Game, Move, Options, State, View
from igroteka.rng import Rng, below, seeded

MOST_STEPS = 400


def some_move(view: View, game: Game, rng: Rng) -> Move:
    """Any move that does not give up."""
    moves = [move for move in view.legal if move != game.pass_move] or view.legal
    return moves[below(rng, len(moves))]


def views(table: tuple[Game, Options], matches: int = 1, seed: int = 0) -> Iterator[View]:
    """The view of whoever acts, step by step through random matches; choices only."""
    game, options = table
    for number in range(seed, seed + matches):
        match, rng = Match(game, options, FairDealer.numbered(number)), seeded(number)
        for _ in range(MOST_STEPS):
            if match.over:
                break
            seat = match.to_act()[0]
            view = match.view(seat)
            if len(view.legal) > 1:
                yield view
            match.play(seat, some_move(view, game, rng))


def after(game: Game, view: View, move: Move, rng: Rng) -> State:
    """A state that may follow, before anybody else acts."""
    state = game.imagine(view, rng)
    game.apply(state, view.seat, move)
    return state
