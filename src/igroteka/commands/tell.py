"""`igroteka rules` and `igroteka options`."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from igroteka.games import GAMES
from igroteka.i18n import language_of_environment, tr
from igroteka.options import value_text

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "games"


def rules(given: argparse.Namespace) -> int:
    """The rulebook, a page at a time where there is somebody to turn pages."""
    text = (GAMES_FOLDER / given.game / "rulebook.md").read_text(encoding="utf-8")
    console = Console()
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        print(text)
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
