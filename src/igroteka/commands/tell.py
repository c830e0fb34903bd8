"""`igroteka rules` and `igroteka options`."""

import argparse
from contextlib import nullcontext

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from igroteka.games import GAMES
from igroteka.i18n import language_of_environment, tr
from igroteka.options import value_text
from igroteka.rulebook import book
from igroteka.terminal import SCREENS


def rules(given: argparse.Namespace) -> int:
    """The rules in short, in the chosen language; then the numbered rulebook."""
    lang = given.lang or language_of_environment()
    game = GAMES[given.game]
    short = SCREENS[game.id]().rules(game.parse_options({}), lang)
    whole = book(game, lang)
    console = Console()
    with console.pager(styles=True) if console.is_terminal else nullcontext():
        console.print(*short, sep="\n\n")
        console.print(Markdown(whole) if console.is_terminal else f"\n{whole}", markup=False)
    return 0


def options(given: argparse.Namespace) -> int:
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
