"""Searching for the best move under what one seat may know."""

from igroteka.games import GAMES
from igroteka.plugins import GamePlugin, PerGame, load
from igroteka.search.monte_carlo import monte_carlo
from igroteka.search.searcher import Budget, Searcher, Tried


def _searcher(plugin: GamePlugin) -> Searcher:
    return load(plugin.searcher) if plugin.searcher else monte_carlo(GAMES[plugin.id])


SEARCHERS: PerGame[Searcher] = PerGame(_searcher)

__all__ = ["SEARCHERS", "Budget", "Searcher", "Tried"]
