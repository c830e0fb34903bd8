"""Games in the terminal: the screen of each, its own or the general one."""

from collections.abc import Callable
from functools import partial

from igroteka.games import GAMES
from igroteka.plugins import GamePlugin, PerGame, load
from igroteka.terminal.general import GeneralScreen
from igroteka.terminal.screen import Screen


def _screen(plugin: GamePlugin) -> Callable[[], Screen]:
    return load(plugin.screen) if plugin.screen else partial(GeneralScreen, GAMES[plugin.id])


SCREENS: PerGame[Callable[[], Screen]] = PerGame(_screen)  # a new one for each match

__all__ = ["SCREENS", "Screen"]
