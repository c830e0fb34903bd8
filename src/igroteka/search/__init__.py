"""Searching for the best move under what one seat may know."""

from igroteka.plugins import GamePlugin, PerGame, load
from igroteka.search.searcher import Budget, Searcher, Tried


def _searcher(plugin: GamePlugin) -> Searcher:
    assert plugin.searcher is not None
    return load(plugin.searcher)


SEARCHERS: PerGame[Searcher] = PerGame(_searcher)

__all__ = ["SEARCHERS", "Budget", "Searcher", "Tried"]
