"""`igroteka replay`: a recorded match, told event by event."""

import argparse
from pathlib import Path

from rich.console import Console

from igroteka.commands.arguments import add_lang
from igroteka.commands.records import names_of, read_file, why_broken
from igroteka.i18n import language_of_environment, tr
from igroteka.match import Match
from igroteka.mistakes import Mistake
from igroteka.model import SPECTATOR, SeenEvent
from igroteka.record import RecordError, replay
from igroteka.sentences import event_text, outcome_text


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--seat", type=int, help="as this seat saw it (default: all)")
    add_lang(parser)


def run(given: argparse.Namespace) -> int:
    """Tell a match event by event."""
    lang = given.lang or language_of_environment()
    record = read_file(given.file)
    try:
        match, _ = replay(record)
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
