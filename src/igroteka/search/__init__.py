"""Searching for the best move under what one seat may know."""

from igroteka.search.jack import SEARCHER as JACK
from igroteka.search.red7 import SEARCHER as RED7
from igroteka.search.searcher import Budget, Searcher, Tried
from igroteka.search.splito import SEARCHER as SPLITO
from igroteka.search.tsvetariki import SEARCHER as TSVETARIKI

SEARCHERS: dict[str, Searcher] = {
    searcher.game.id: searcher for searcher in (RED7, TSVETARIKI, SPLITO, JACK)
}

__all__ = ["SEARCHERS", "Budget", "Searcher", "Tried"]
