"""`--board FILE`: a layout of one's own for One-Eyed Jack."""

from pathlib import Path

from igroteka.games.jack.face.board import LayoutError, layout_word, read_board, read_layout
from igroteka.games.jack.face.game import Jack
from igroteka.mistakes import Mistake
from igroteka.plugins import Box


def board_of(file: Path) -> Box:
    """The layout of a file, for a table and for the referee."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        board = read_board(layout_word(read_layout(text, "line")))
    except OSError as error:
        raise Mistake(f"--board {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Mistake(f"--board {file}: this is not a text in UTF-8") from None
    except LayoutError as error:
        raise Mistake(f"--board {file}: {error}") from None
    return Box((f"board={board}",), Jack(board))
