"""Games in the terminal: the screens by game. A new game adds its own by one line."""

from igroteka.games.jack.terminal import JackScreen
from igroteka.games.red7.terminal import Red7Screen
from igroteka.games.splito.terminal import SplitoScreen
from igroteka.games.tsvetariki.terminal import TsvetarikiScreen
from igroteka.terminal.screen import Screen

SCREENS: dict[str, type[Screen]] = {
    "red7": Red7Screen,
    "tsvetariki": TsvetarikiScreen,
    "splito": SplitoScreen,
    "jack": JackScreen,
}

__all__ = ["SCREENS", "Screen"]
