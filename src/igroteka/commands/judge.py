"""`igroteka judge`: positions from files or standard input, one answer a line."""

import argparse
import sys
from pathlib import Path
from typing import BinaryIO

from igroteka.commands.arguments import add_flags, add_game, add_lang, boxes
from igroteka.i18n import language_of_environment
from igroteka.mistakes import Mistake
from igroteka.model import Game
from igroteka.referee import answers


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    add_game(parser)
    parser.add_argument(
        "files", nargs="*", default=[], metavar="FILE", help="default: standard input"
    )
    add_lang(parser)
    add_flags(parser)


def run(given: argparse.Namespace) -> int:
    """Answer every position; status 1 if one of them could not be judged."""
    lang = given.lang or language_of_environment()
    paths = [Path(name) for name in given.files]
    for path in paths:
        if path.is_dir():
            raise Mistake(f"{path} is a folder; judge reads files of positions")
        if not path.exists():
            raise Mistake(f"there is no file {path}")
    game: str | Game = given.game
    for box in boxes(given):
        game = box.referee
    if not paths:
        return 0 if _answer(game, sys.stdin.buffer, lang) else 1
    good = True
    for path in paths:
        with path.open("rb") as source:
            good &= _answer(game, source, lang)
    return 0 if good else 1


def _answer(game: str | Game, source: BinaryIO, lang: str) -> bool:
    good = True
    out = sys.stdout.buffer
    at_terminal = sys.stdin.isatty() or not source.seekable()
    for line, judged in answers(game, source, lang):
        out.write(line + b"\n")
        if at_terminal:
            out.flush()  # somebody waits for this answer before asking on
        good &= judged
    out.flush()
    return good
