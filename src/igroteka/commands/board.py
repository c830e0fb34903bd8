"""`--board FILE`: a layout of one's own for One-Eyed Jack."""

import argparse

from igroteka.games.jack.game import Jack
from igroteka.mistakes import Mistake


def given_board(given: argparse.Namespace) -> list[str]:
    """The layout of the file that was given, as the option it is; the option checks it."""
    if given.board is None:
        return []
    if given.game != Jack.id:
        raise Mistake(f"--board: {given.game} has no board to choose, {Jack.id} has")
    try:
        return [f"board={given.board.read_text(encoding='utf-8').strip()}"]
    except OSError as error:
        raise Mistake(f"--board {given.board}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Mistake(f"--board {given.board}: this is not a text in UTF-8") from None
