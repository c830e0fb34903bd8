"""`igroteka replay` and `igroteka verify`."""

import argparse
from pathlib import Path

from rich.console import Console

from igroteka.games import GAMES
from igroteka.i18n import language_of_environment, tr
from igroteka.match import Match
from igroteka.mistakes import Mistake
from igroteka.model import SPECTATOR, SeenEvent
from igroteka.record import Record, RecordError
from igroteka.record import read as read_record
from igroteka.record import replay as replay_record
from igroteka.record import verify as verify_record
from igroteka.sentences import event_text, outcome_text, refusal_text

MOST_SEATS = 12


def read_file(path: Path) -> Record:
    """A record from a file."""
    try:
        return read_record(path.read_text(encoding="utf-8-sig"))
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


def replay(given: argparse.Namespace) -> int:
    """Tell a match event by event."""
    lang = given.lang or language_of_environment()
    record = read_file(given.file)
    try:
        match, _ = replay_record(record)
    except RecordError as error:
        raise Mistake(f"{given.file}, {why_broken(record, error, lang)}") from None
    if given.seat is not None and not 0 <= given.seat < match.seats:
        raise Mistake(f"there is no seat {given.seat}; seats are 0 to {match.seats - 1}")
    console = Console(highlight=False)
    names = names_of(record, match)
    for event in _events(match, given.seat):
        console.print(event_text(match.game, event, names, lang), markup=False)
    if match.over:
        console.print(outcome_text(match.game, match.outcome(), names, lang), markup=False)
    else:
        console.print(tr(lang, "record-unfinished"), markup=False)
    return 0


def _events(match: Match, seat: int | None) -> list[SeenEvent]:
    """What a seat saw; without a seat, all that was hidden too."""
    if seat is not None:
        return match.events(seat)
    return match.open_events() if match.over else match.events(SPECTATOR)


def verify(given: argparse.Namespace) -> int:
    """Check a record; status 1 if it does not hold."""
    lang = given.lang or language_of_environment()
    record = read_file(given.file)
    console = Console(highlight=False)
    try:
        verdict = verify_record(record)
    except RecordError as error:
        console.print(tr(lang, "verify-broken", why=why_broken(record, error, lang)), markup=False)
        return 1
    turns = max((step.turn for step in verdict.match.steps), default=0)
    console.print(tr(lang, "verify-moves", turns=turns), markup=False)
    console.print(tr(lang, f"verify-deal-{verdict.deal}"), markup=False)
    if verdict.match.over:
        names = names_of(record, verdict.match)
        outcome = verdict.match.outcome()
        console.print(outcome_text(verdict.match.game, outcome, names, lang), markup=False)
    return 0
