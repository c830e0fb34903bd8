"""`igroteka options`: what can be chosen for a table."""

import argparse

from rich.console import Console
from rich.table import Table

from igroteka.commands.arguments import add_game, add_lang
from igroteka.games import GAMES
from igroteka.i18n import language_of_environment, tr
from igroteka.options import value_text


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    add_game(parser)
    add_lang(parser)


def run(given: argparse.Namespace) -> int:
    """Every option: its values, its default, the rule it switches, what it means."""
    lang = given.lang or language_of_environment()
    game = GAMES[given.game]
    defaults = game.parse_options({})
    table = Table(box=None, pad_edge=False)
    for heading in ("option", "values", "default", "rule", ""):
        table.add_column(heading)
    for option in game.options:
        values = ", ".join(value_text(value) for value in option.values)
        default = value_text(defaults[option.name])
        about = tr(lang, f"{game.id}-option-{option.name}")
        table.add_row(option.name, values, default, option.rule or "", about)
    Console().print(table)
    return 0
