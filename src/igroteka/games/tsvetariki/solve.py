"""`igroteka solve`: how to clear a solitaire of Tsvetariki."""

import argparse
import contextlib
import json
import secrets
import time
from pathlib import Path

from rich.console import Console

from igroteka.commands.arguments import add_lang
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.games.tsvetariki.bots.solver import Line, lines, prepare
from igroteka.games.tsvetariki.face.notation import board_text
from igroteka.games.tsvetariki.face.words import colour_words
from igroteka.games.tsvetariki.rules.pieces import COLOURS
from igroteka.i18n import language_of_environment, tr
from igroteka.mistakes import Mistake
from igroteka.model import PositionError, State
from igroteka.options import OptionError
from igroteka.rng import seeded

GAME = GAMES["tsvetariki"]
DEALS = 1_000_000  # a deal nobody asked for gets a number below


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    parser.add_argument(
        "options", nargs="*", default=[], metavar="name=value", help="colours=1…5, jokers=join"
    )
    text = "deal number N (default: a fresh one)"
    parser.add_argument("--deal", type=int, metavar="N", help=text)
    parser.add_argument("--position", type=Path, metavar="FILE", help="a board as for the referee")
    parser.add_argument("--seconds", type=float, default=5, help="to look for a line (5)")
    add_lang(parser)


def run(given: argparse.Namespace) -> int:
    """Look for a line as long as asked; status 1 if the board was not cleared."""
    if not 0 < given.seconds <= 3600:
        raise Mistake(f"--seconds {given.seconds:g}: more than 0, up to 3600")
    lang = given.lang or language_of_environment()
    console = Console(highlight=False)
    if given.position is not None:
        state, number = _position(given), 0
    else:
        number = secrets.randbelow(DEALS) if given.deal is None else given.deal
        state = dealt(given.options, number)
        console.print(tr(lang, "solve-deal", number=str(number)))
    colours = int(state[0]["colours"][0])
    letters = tuple(letter for place, letter in enumerate(COLOURS) if colours >> place & 1)
    console.print(tr(lang, "solve-colours", colours=colour_words(letters, lang)), "", sep="\n")
    console.print(*board_text(state[0]["ramps"]), "", sep="\n", markup=False)
    line = _looked_for(state, number, given.seconds, lang)
    steps = [f"{turn}. {GAME.move_text(move)}" for turn, move in enumerate(line.moves, 1)]
    console.print("  ".join(steps), markup=False)
    console.print(*_verdict(line, lang))
    return 0 if line.cleared else 1


def dealt(options: list[str], number: int) -> State:
    """A solitaire of this number."""
    if any(option.startswith("mode=") for option in options):
        raise Mistake("mode: what is solved is a solitaire, so it need not be given")
    try:
        state = GAME.new(GAME.parse_options(["mode=solitaire", *options]))
    except OptionError as error:
        raise Mistake(error.message) from None
    dealer, step = FairDealer.numbered(number), 0
    while count := GAME.wanted(state):
        GAME.chance(state, dealer.deal(step, GAME.pile(state), count))
        step += 1
    return state


def _position(given: argparse.Namespace) -> State:
    """The board of a file, as the referee reads it."""
    path: Path = given.position
    if given.options or given.deal is not None:
        raise Mistake("--position brings its own board; options and --deal belong to a deal")
    try:
        position = json.loads(path.read_text(encoding="utf-8-sig"))
        state, _ = GAME.set_up(position)
    except OSError as error:
        raise Mistake(f"--position {path}: {error.strerror}") from None
    except ValueError as error:  # PositionError, JSON and UTF-8
        at = f" ({error.at})" if isinstance(error, PositionError) and error.at else ""
        raise Mistake(f"--position {path}: {error}{at}") from None
    if "move" in position:
        raise Mistake(f"--position {path}: a line begins at the board; leave the move out")
    if state[0]["players"] != 1:
        raise Mistake(f"--position {path}: a solitaire has one player, with 1 to 5 colours")
    return state


def _looked_for(state: State, number: int, seconds: float, lang: str) -> Line:
    prepare(state, seeded(number))
    start = time.monotonic()
    found = lines(state, seeded(number), lambda: time.monotonic() - start < seconds)
    line = next(found)
    looking = Console(stderr=True).status(tr(lang, "solve-looking"))
    with looking as status, contextlib.suppress(KeyboardInterrupt):  # enough: show what there is
        for line in found:
            words = _verdict(line, lang)[0]
            status.update(f"{tr(lang, 'solve-looking')} {words}")
    return line


def _verdict(line: Line, lang: str) -> list[str]:
    """What is known about a line, in sentences."""
    if line.cleared:
        found = [tr(lang, "solve-cleared", moves=len(line.moves))]
        return [*found, tr(lang, "solve-shortest")] if line.proved else found
    found = [tr(lang, "solve-left", left=line.left)]
    return [*found, tr(lang, "solve-impossible" if line.proved else "solve-open")]
