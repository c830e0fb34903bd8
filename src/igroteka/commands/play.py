"""`igroteka play`: a match in the terminal, against bots or passing the keyboard around."""

import argparse
import secrets
import time
from pathlib import Path

from rich.console import Console

from igroteka.bots import BOTS, make_bot
from igroteka.commands.arguments import add_flags, add_game, add_lang, add_options, boxes
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.i18n import language_of_environment, tr
from igroteka.mistakes import Mistake
from igroteka.options import OptionError
from igroteka.positions import shown
from igroteka.rng import seeded
from igroteka.terminal import SCREENS
from igroteka.terminal.play import play

BOT = "level3"  # the middle, as at the tables of a server
LONGEST_NAME = 32  # letters; the same at the tables of a server


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    add_game(parser)
    add_options(parser)
    parser.add_argument("--humans", type=int, default=1, help="people at this terminal (default 1)")
    bots = f"who takes the other seats: random, level1 … level5, … (default {BOT})"
    parser.add_argument("--bots", default=BOT, help=bots)
    parser.add_argument("--names", default="", help="names of the people, separated by commas")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match there")
    text = "deal number N instead of a fresh one"
    parser.add_argument("--deal", type=int, metavar="N", help=text)
    text = "seconds a bot waits before it moves"
    parser.add_argument("--pace", type=float, default=0.6, help=text)
    add_lang(parser)
    add_flags(parser)


def run(given: argparse.Namespace) -> int:
    """Set the table as asked and play."""
    game = GAMES[given.game]
    lang = given.lang or language_of_environment()
    brought = [option for box in boxes(given) for option in box.options]
    try:
        options = game.parse_options([*given.options, *brought])
    except OptionError as error:
        raise Mistake(error.message) from None
    seats = game.seats(options)
    if not 0 <= given.humans <= seats:
        raise Mistake(f"--humans {given.humans}: this table has {seats} seats")
    if given.bots not in BOTS[game.id]:
        raise Mistake(f"--bots {given.bots}: there are {', '.join(BOTS[game.id])}")
    if not 0 <= given.pace <= 10:
        raise Mistake(f"--pace {given.pace}: seconds from 0 to 10")
    _check_writable(given.record)
    people = list(range(given.humans))
    bots = {seat: make_bot(game.id, given.bots) for seat in range(given.humans, seats)}
    dealer = FairDealer.fresh() if given.deal is None else FairDealer.numbered(given.deal)
    play(
        game,
        SCREENS[game.id](),
        options,
        people,
        bots,
        _names(given, lang, seats),
        lang,
        Console(highlight=False),
        input,
        dealer,
        seeded(secrets.randbits(62) if given.deal is None else given.deal),
        lambda _: time.sleep(given.pace),
        given.record,
    )
    return 0


def _names(given: argparse.Namespace, lang: str, seats: int) -> list[str]:
    """The names given, then those of nameless people, then the bots'."""
    chosen = [name.strip() for name in given.names.split(",") if name.strip()]
    for name in chosen:
        if len(name) > LONGEST_NAME:
            raise Mistake(f"--names {shown(name)}: at most {LONGEST_NAME} letters each")
    if len(chosen) > given.humans:
        raise Mistake(f"--names has {len(chosen)} names for {given.humans} people")
    names = chosen + [
        tr(lang, "player-alone")
        if given.humans == 1
        else tr(lang, "player-number", number=seat + 1)
        for seat in range(len(chosen), given.humans)
    ]
    bots = [name.strip() for name in tr(lang, "bot-names").split(",")]
    return names + [bots[seat % len(bots)] for seat in range(seats - given.humans)]


def _check_writable(path: Path | None) -> None:
    """A record that could not be written is better refused now than lost at the end."""
    if path is None:
        return
    if path.exists():
        raise Mistake(f"{path} is there already; choose another name")
    if not path.parent.is_dir():
        raise Mistake(f"there is no folder {path.parent}")
