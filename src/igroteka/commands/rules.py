"""`igroteka rules`: the rules of a game, in short and by number."""

import argparse
from contextlib import nullcontext

from rich.console import Console
from rich.markdown import Markdown

from igroteka.commands.arguments import add_game, add_lang
from igroteka.games import GAMES
from igroteka.i18n import language_of_environment, tr
from igroteka.rulebook import book
from igroteka.terminal import SCREENS


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    add_game(parser)
    add_lang(parser)


def run(given: argparse.Namespace) -> int:
    """The rules in short, in the chosen language; then the numbered rulebook."""
    lang = given.lang or language_of_environment()
    game = GAMES[given.game]
    short = SCREENS[game.id]().rules(game.parse_options({}), lang)
    whole = book(game, lang).replace("[ruling]", f"[{tr(lang, 'rules-ruling')}]")
    console = Console()
    with console.pager(styles=True) if console.is_terminal else nullcontext():
        console.print(*short, sep="\n\n")
        console.print(Markdown(whole) if console.is_terminal else f"\n{whole}", markup=False)
    return 0
