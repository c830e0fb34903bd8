"""Games in the terminal: the screens by game. A new game adds its own by one line."""

from igroteka.terminal.jack import JackScreen
from igroteka.terminal.red7 import Red7Screen
from igroteka.terminal.screen import Screen

SCREENS: dict[str, type[Screen]] = {"red7": Red7Screen, "jack": JackScreen}

__all__ = ["SCREENS", "Screen"]
