"""Searching for the best move under what one seat may know."""

from igroteka.games.jack.bots.search import SEARCHER as JACK
from igroteka.games.red7.bots.search import SEARCHER as RED7
from igroteka.games.splito.bots.search import SEARCHER as SPLITO
from igroteka.games.tsvetariki.bots.search import SEARCHER as TSVETARIKI
from igroteka.search.searcher import Budget, Searcher, Tried

SEARCHERS: dict[str, Searcher] = {
    searcher.game.id: searcher for searcher in (RED7, TSVETARIKI, SPLITO, JACK)
}

__all__ = ["SEARCHERS", "Budget", "Searcher", "Tried"]
