"""Bots by game and name."""

from collections.abc import Callable
from functools import partial

from igroteka.bots.bot import Bot
from igroteka.bots.levels import LEVELS, level_bot
from igroteka.bots.plain import RandomBot
from igroteka.games import GAMES
from igroteka.games.jack.bots.greedy import Greedy as GreedyJack
from igroteka.games.red7.bots.greedy import Greedy as GreedyRed7
from igroteka.games.splito.bots.greedy import Greedy as GreedySplito
from igroteka.games.tsvetariki.bots.greedy import Greedy as GreedyTsvetariki
from igroteka.search import Budget

GREEDY: dict[str, Callable[[], Bot]] = {
    "red7": GreedyRed7,
    "tsvetariki": GreedyTsvetariki,
    "splito": GreedySplito,
    "jack": GreedyJack,
}

BOTS: dict[str, dict[str, Callable[[], Bot]]] = {
    game: {
        "random": RandomBot,
        "greedy": GREEDY[game],
        **{
            f"level{level}": partial(level_bot, game, level)
            for level in range(1, len(LEVELS[game]) + 1)
        },
    }
    for game in GAMES
}


def make_bot(game: str, name: str) -> Bot:
    """A bot of this name for this game; KeyError lists the names there are."""
    if name not in BOTS[game]:
        raise KeyError(f"{game} has no bot {name!r}; it has {', '.join(BOTS[game])}")
    return BOTS[game][name]()


__all__ = ["BOTS", "Bot", "Budget", "make_bot"]
