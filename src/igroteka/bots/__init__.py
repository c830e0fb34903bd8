"""Bots by game and name: `random`, those a game brings (`greedy`), and its levels."""

from collections.abc import Callable, Mapping
from functools import partial

from igroteka.bots.bot import Bot
from igroteka.bots.levels import LEVELS, level_bot
from igroteka.bots.plain import RandomBot
from igroteka.plugins import GamePlugin, PerGame, load
from igroteka.search import Budget


def _bots(plugin: GamePlugin) -> Mapping[str, Callable[[], Bot]]:
    levels = range(1, len(LEVELS[plugin.id].levels) + 1)
    return {
        "random": RandomBot,
        **{name: partial(_named, reference) for name, reference in plugin.bots.items()},
        **{f"level{number}": partial(level_bot, plugin, number) for number in levels},
    }


def _named(reference: str) -> Bot:
    return load(reference)()


BOTS: PerGame[Mapping[str, Callable[[], Bot]]] = PerGame(_bots)


def make_bot(game: str, name: str) -> Bot:
    """A bot of this name for this game; KeyError lists the names there are."""
    if name not in BOTS[game]:
        raise KeyError(f"{game} has no bot {name!r}; it has {', '.join(BOTS[game])}")
    return BOTS[game][name]()


__all__ = ["BOTS", "Bot", "Budget", "make_bot"]
