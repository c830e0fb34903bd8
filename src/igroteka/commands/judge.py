"""`igroteka judge`: positions from files or standard input, one answer a line."""

import argparse
import sys
from pathlib import Path
from typing import BinaryIO

from igroteka.games.jack.box import given_board
from igroteka.games.jack.face.game import Jack
from igroteka.games.splito.box import given_goals
from igroteka.games.splito.face.game import Splito
from igroteka.i18n import language_of_environment
from igroteka.mistakes import Mistake
from igroteka.model import Game
from igroteka.referee import answers


def judge(given: argparse.Namespace) -> int:
    """Answer every position; status 1 if one of them could not be judged."""
    lang = given.lang or language_of_environment()
    paths = [Path(name) for name in given.files]
    for path in paths:
        if path.is_dir():
            raise Mistake(f"{path} is a folder; judge reads files of positions")
        if not path.exists():
            raise Mistake(f"there is no file {path}")
    game: str | Game = given.game
    if goals := given_goals(given):
        game = Splito(goals)
    if board := given_board(given):
        game = Jack(board)
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
