"""`igroteka hint`: what the moves of a recorded match are worth, to the seat that had to choose."""

import argparse
import secrets
from pathlib import Path

from rich.console import Console

from igroteka.bots import Budget
from igroteka.bots.analysis import analyse
from igroteka.commands.arguments import add_lang
from igroteka.commands.records import names_of, read_file, why_broken
from igroteka.i18n import language_of_environment
from igroteka.match import Match
from igroteka.mistakes import Mistake
from igroteka.model import Seat
from igroteka.record import Record, RecordError, before_turn, replay
from igroteka.rng import seeded
from igroteka.terminal import SCREENS
from igroteka.terminal.hint import hint_blocks


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--turn", type=int, metavar="N", help="before turn N (default: the last)")
    parser.add_argument("--seat", type=int, help="who chooses, where several do at once")
    parser.add_argument("--seconds", type=float, default=1.0, help="time to think (default 1)")
    parser.add_argument("--seed", type=int, help="for the same answer again")
    add_lang(parser)


def run(given: argparse.Namespace) -> int:
    """Show the table as a seat saw it, and every move with its chance."""
    lang = given.lang or language_of_environment()
    if not 0 < given.seconds <= 600:
        raise Mistake(f"--seconds {given.seconds}: more than 0, up to 600")
    record = read_file(given.file)
    match = _match_at(record, given, lang)
    seat = _seat(match, given.seat)
    view, names = match.view(seat), names_of(record, match)
    budget = Budget(milliseconds=round(1000 * given.seconds))
    seed = secrets.randbits(62) if given.seed is None else given.seed
    screen, console = SCREENS[match.game.id](), Console(highlight=False)
    console.print(screen.draw(view, names, lang))
    for block in hint_blocks(screen, view, analyse(view, seeded(seed), budget), names, lang):
        console.print(block, markup=False)
    return 0


def _match_at(record: Record, given: argparse.Namespace, lang: str) -> Match:
    """The match before a turn; without one, where it stands, or before its last turn."""
    try:
        match, _ = replay(record)
        turn = match.steps[-1].turn if match.over and given.turn is None else given.turn
        if turn is None:
            return match
        last = match.steps[-1].turn if match.over else match.turn
        if not 1 <= turn <= last:
            raise Mistake(f"--turn {turn}: this match has turns 1 to {last}")
        return replay(before_turn(record, turn))[0]
    except RecordError as error:
        raise Mistake(f"{given.file}, {why_broken(record, error, lang)}") from None


def _seat(match: Match, asked: Seat | None) -> Seat:
    acting = match.to_act()
    if asked is None:
        return acting[0]
    if asked not in acting:
        raise Mistake(f"--seat {asked}: the table waits for {', '.join(map(str, acting))}")
    return asked
