"""Arguments that several commands have, and how their values are read."""

import argparse
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from igroteka.i18n import LANGUAGES
from igroteka.mistakes import Mistake
from igroteka.plugins import Box, PluginError, give_up, load, plugin_of, plugins

T = TypeVar("T")
LOWEST_RATE = 0.1  # requests a second; with fewer nobody could ask at all


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", type=_game, metavar="GAME", help=", ".join(plugins()))


def _game(text: str) -> str:
    try:
        return plugin_of(text).id
    except PluginError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of a table."""
    parser.add_argument(
        "options", nargs="*", default=[], metavar="name=value", help="options of the table"
    )


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Which language."""
    parser.add_argument("--lang", choices=LANGUAGES, help="default: from the environment")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Which database."""
    text = "sqlite+aiosqlite:///file or postgresql+asyncpg://… (default: a file of yours)"
    parser.add_argument("--database", metavar="URL", help=text)


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Files of one's own that games can take; last, for a game cannot take a flag that is there."""
    for plugin in tuple(plugins().values()):
        for flag in plugin.flags:
            try:
                text = f"{flag.help} ({plugin.id})"
                parser.add_argument(flag.name, type=Path, metavar="FILE", help=text)
            except argparse.ArgumentError as error:
                give_up(plugin, error)


def boxes(given: argparse.Namespace) -> list[Box]:
    """What the files bring that were given."""
    found: list[Box] = []
    for plugin in plugins().values():
        for flag in plugin.flags:
            name = flag.name.lstrip("-")
            file: Path | None = getattr(given, name.replace("-", "_"))
            if file is None:
                continue
            if given.game != plugin.id:
                raise Mistake(f"{flag.name}: {given.game} has no {name}, {plugin.id} has")
            found.append(load(flag.read)(file))
    return found


def port(text: str) -> int:
    """A TCP port."""
    return _within(text, 0, 65535, "a port from 0 (any free one) to 65535")


def count(text: str) -> int:
    """At least one."""
    return _within(text, 1, sys.maxsize, "a whole number from 1 on")


def rate(text: str) -> float:
    """So many a second."""
    found = _number(text, float)
    if found is None or not LOWEST_RATE <= found < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from {LOWEST_RATE} on")
    return found


def _within(text: str, low: int, high: int, wanted: str) -> int:
    number = _number(text, int)
    if number is None or not low <= number <= high:
        raise argparse.ArgumentTypeError(f"{text!r} is not {wanted}")
    return number


def _number(text: str, read: Callable[[str], T]) -> T | None:
    try:
        return read(text)
    except ValueError:
        return None
