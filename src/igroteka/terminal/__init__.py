"""Games in the terminal: the screen of each game."""

from igroteka.plugins import GamePlugin, PerGame, load
from igroteka.terminal.screen import Screen


def _screen(plugin: GamePlugin) -> type[Screen]:
    assert plugin.screen is not None
    return load(plugin.screen)


SCREENS: PerGame[type[Screen]] = PerGame(_screen)

__all__ = ["SCREENS", "Screen"]
