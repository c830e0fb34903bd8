"""Records as commands read them: from a file, with names, and what is wrong in them in words."""

from pathlib import Path

from igroteka.games import GAMES
from igroteka.i18n import tr
from igroteka.match import Match
from igroteka.mistakes import Mistake
from igroteka.record import Record, RecordError, read
from igroteka.sentences import refusal_text

MOST_SEATS = 12


def read_file(path: Path) -> Record:
    """A record from a file."""
    try:
        return read(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise Mistake(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"{path} cannot be read: {error}") from None
    except RecordError as error:
        raise Mistake(f"{path}, {error}") from None


def names_of(record: Record, match: Match) -> list[str]:
    """The players' names, by seat."""
    return [record.tags.get(f"Seat{seat}", str(seat)) for seat in range(match.seats)]


def why_broken(record: Record, error: RecordError, lang: str) -> str:
    """What does not hold: where, and a refusal in the words of the language."""
    if error.refusal is None:
        return str(error)
    game = GAMES[record.tags["Game"]]
    names = [record.tags.get(f"Seat{seat}", str(seat)) for seat in range(MOST_SEATS)]
    why = refusal_text(game, error.refusal, names, lang)
    return tr(lang, "record-line", line=error.line, why=why)
