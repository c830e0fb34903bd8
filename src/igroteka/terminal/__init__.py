"""Games in the terminal: the screens by game. A new game adds its own by one line."""

from igroteka.terminal.jack import JackScreen
from igroteka.terminal.red7 import Red7Screen
from igroteka.terminal.screen import Screen
from igroteka.terminal.splito import SplitoScreen
from igroteka.terminal.tsvetariki import TsvetarikiScreen

SCREENS: dict[str, type[Screen]] = {
    "red7": Red7Screen,
    "tsvetariki": TsvetarikiScreen,
    "splito": SplitoScreen,
    "jack": JackScreen,
}

__all__ = ["SCREENS", "Screen"]
