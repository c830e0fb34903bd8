"""The games by id, each loaded when it is first asked for. How they are found: `plugins.py`."""

from typing import TYPE_CHECKING

from igroteka.plugins import GamePlugin, PerGame, load

if TYPE_CHECKING:  # the model imports Numba
    from igroteka.model import Game


def _game(plugin: GamePlugin) -> "Game":
    game: Game = load(plugin.game)()
    if game.id != plugin.id:
        raise ValueError(f"the class {plugin.game} is called {game.id!r}")
    return game


GAMES: "PerGame[Game]" = PerGame(_game)
