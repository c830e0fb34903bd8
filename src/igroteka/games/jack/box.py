"""`--board FILE`: a layout of one's own for One-Eyed Jack."""

import argparse

from igroteka.games.jack.face.board import LayoutError, layout_word, read_board, read_layout
from igroteka.games.jack.face.game import Jack
from igroteka.mistakes import Mistake


def given_board(given: argparse.Namespace) -> str | None:
    """The layout of the file that was given, as the option carries it, if one was."""
    if given.board is None:
        return None
    if given.game != Jack.id:
        raise Mistake(f"--board: {given.game} has no board to choose, {Jack.id} has")
    try:
        text = given.board.read_text(encoding="utf-8-sig")
        return read_board(layout_word(read_layout(text, "line")))
    except OSError as error:
        raise Mistake(f"--board {given.board}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Mistake(f"--board {given.board}: this is not a text in UTF-8") from None
    except LayoutError as error:
        raise Mistake(f"--board {given.board}: {error}") from None
