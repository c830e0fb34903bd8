"""Compiling the rules ahead of time, so that nobody waits for it at the table."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache

import numpy as np

from igroteka.bots import BOTS, Budget
from igroteka.dealer import FairDealer
from igroteka.examples import load
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.model import SPECTATOR, Game
from igroteka.plugins import PluginError, plugin_of
from igroteka.referee import judge
from igroteka.rng import seeded

A_FEW = 8  # moves
Step = Callable[[], object]


def steps(id: str) -> Iterator[Step]:
    """What has to be compiled for a game, to be done in order."""
    game = GAMES[id]
    yield from _kernels(game)
    yield lambda: _referee(game)
    for table in ({}, *plugin_of(id).warm_tables):
        for name in BOTS[id]:
            yield lambda name=name, table=table: _match(game, name, table)


def loadable() -> list[str]:
    """The games whose rules can be loaded; the others are given up, which `plugins` tells."""
    found: list[str] = []
    for id in GAMES:
        with suppress(PluginError):
            GAMES[id]
            BOTS[id]
            found.append(id)
    return found


def _kernels(game: Game) -> tuple[Step, ...]:
    """Every compiled entry point once, the largest first."""
    kernels = game.kernels
    options = np.array(game.encode(game.parse_options({})), np.int64)
    states = np.zeros(1, kernels.state)
    views = np.zeros(1, kernels.view)
    moves = np.zeros(kernels.max_moves, np.int64)
    items = np.zeros(kernels.max_pile, np.int64)
    rng = seeded(1)
    return (
        lambda: kernels.new(states, 0, options),
        lambda: kernels.playout(states, 0, rng, moves, items),
        lambda: kernels.playouts(states, 0, options, 1, rng, moves, items),
        lambda: kernels.new(states, 0, options),
        lambda: kernels.wanted(states, 0),
        lambda: kernels.pile(states, 0, items),
        lambda: kernels.resolve(states, 0, rng, items),
        lambda: kernels.to_act(states, 0),
        lambda: kernels.legal(states, 0, 0, moves),
        lambda: kernels.observe(states, 0, 0, views, 0),
        lambda: kernels.determinise(views, 0, states, 0, rng),
    )


def _referee(game: Game) -> None:
    for example in load(game):
        judge(game.id, example.position)


def _match(game: Game, bot_name: str, given: Mapping[str, object]) -> None:
    """A match of bots, which asks everything a table asks."""
    options = game.parse_options(given)
    match = Match(game, options, FairDealer.numbered(1))
    bot = BOTS[game.id][bot_name]()
    rng = seeded(1)
    while not match.over:
        seat = match.to_act()[0]
        view = match.view(seat)
        game.describe(view)
        match.play(seat, bot.choose(view, rng, Budget(iterations=10)))
    match.outcome()


@cache
def load_games() -> None:
    """Bring the compiled rules of every game into this process, so that no first move waits."""
    for id in loadable():
        game = GAMES[id]
        match = Match(game, game.parse_options({}), FairDealer.numbered(1))
        for _ in range(A_FEW):
            if match.over:
                break
            seat = match.to_act()[0]
            match.play(seat, match.legal(seat)[0])
            game.views.public_json(match.view(SPECTATOR))
            for viewer in range(match.seats):
                game.views.private_json(match.view(viewer))
