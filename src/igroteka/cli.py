"""The command line. Every mistake of a user ends in one clear sentence, never in a traceback."""

import argparse
import io
import math
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from igroteka.mistakes import Mistake

GAME_IDS = ("red7", "tsvetariki", "splito", "jack")
LANGUAGES = ("ru", "en", "uk")
T = TypeVar("T")
LOWEST_RATE = 0.1  # requests a second; with fewer nobody could ask at all


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # for a terminal that lacks our letters
    parser = _parser()
    given, further = parser.parse_known_args(arguments)
    # Options and files may also stand behind flags: play red7 --humans 2 players=3
    takes = "options" if hasattr(given, "options") else "files" if hasattr(given, "files") else ""
    if further and takes and not any(text.startswith("-") for text in further):
        setattr(given, takes, getattr(given, takes) + further)
    elif further:
        parser.error(f"unrecognized arguments: {' '.join(further)}")
    try:
        return given.run(given)
    except Mistake as mistake:
        print(f"igroteka: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; so do we, without a last flush that would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="igroteka", description="The room where the games are.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal")
    _add_game(play)
    play.add_argument(
        "options", nargs="*", default=[], metavar="name=value", help="options of the table"
    )
    play.add_argument("--humans", type=int, default=1, help="people at this terminal (default 1)")
    bots = "who takes the other seats: random, greedy, level1 … level5 (default greedy)"
    play.add_argument("--bots", default="greedy", help=bots)
    play.add_argument("--names", default="", help="names of the people, separated by commas")
    play.add_argument("--record", type=Path, metavar="FILE", help="write the match there")
    play.add_argument("--deal", type=int, metavar="N", help="deal number N instead of a fresh one")
    play.add_argument("--pace", type=float, default=0.6, help="seconds a bot waits before it moves")
    _add_box(play)
    _add_lang(play)
    play.set_defaults(run=_play)

    judge = commands.add_parser("judge", help="judge positions (JSON lines)")
    _add_game(judge)
    judge.add_argument(
        "files", nargs="*", default=[], metavar="FILE", help="default: standard input"
    )
    _add_box(judge)
    _add_lang(judge)
    judge.set_defaults(run=_judge)

    for name, run, text in (
        ("replay", _replay, "tell a recorded match"),
        ("verify", _verify, "check a record: every move, and that the deal was fair"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("file", type=Path, metavar="FILE")
        if name == "replay":
            command.add_argument("--seat", type=int, help="as this seat saw it (default: all)")
        _add_lang(command)
        command.set_defaults(run=run)

    _add_hint(commands.add_parser("hint", help="what the moves of a recorded match are worth"))

    rules = commands.add_parser("rules", help="read the rules of a game")
    _add_game(rules)
    _add_lang(rules)
    rules.set_defaults(run=_rules)

    options = commands.add_parser("options", help="list the options of a game's table")
    _add_game(options)
    _add_lang(options)
    options.set_defaults(run=_options)

    _add_solve(commands.add_parser("solve", help="how to clear a solitaire of tsvetariki"))
    _add_arena(commands.add_parser("arena", help="let bots play each other, and measure"))

    _add_serve(commands.add_parser("serve", help="serve tables to browsers"))
    migrate = commands.add_parser("migrate", help="bring a database to the present version")
    _add_database(migrate)
    migrate.set_defaults(run=_migrate)

    warm = commands.add_parser("warm", help="compile the rules ahead of time")
    warm.set_defaults(run=_warm)
    return parser


def _add_serve(serve: argparse.ArgumentParser) -> None:
    _add_database(serve)
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=_port, help="default: 7417, or a free one")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.add_argument("--sockets", type=_count, default=200, help="most sockets of one address")
    serve.add_argument("--requests", type=_rate, default=20, help="a second, of one address")
    serve.add_argument(
        "--processes", type=_count, default=1, help="as many as cores, on a big site"
    )
    serve.set_defaults(run=_serve)


def _port(text: str) -> int:
    return _within(text, 0, 65535, "a port from 0 (any free one) to 65535")


def _count(text: str) -> int:
    return _within(text, 1, sys.maxsize, "a whole number from 1 on")


def _rate(text: str) -> float:
    rate = _number(text, float)
    if rate is None or not LOWEST_RATE <= rate < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from {LOWEST_RATE} on")
    return rate


def _within(text: str, low: int, high: int, wanted: str) -> int:
    number = _number(text, int)
    if number is None or not low <= number <= high:
        raise argparse.ArgumentTypeError(f"{text!r} is not {wanted}")
    return number


def _number(text: str, read: Callable[[str], T]) -> T | None:
    try:
        return read(text)
    except ValueError:
        return None


def _add_solve(solve: argparse.ArgumentParser) -> None:
    solve.add_argument(
        "options", nargs="*", default=[], metavar="name=value", help="colours=1…5, jokers=join"
    )
    solve.add_argument("--deal", type=int, metavar="N", help="deal number N (default: a fresh one)")
    solve.add_argument("--position", type=Path, metavar="FILE", help="a board as for the referee")
    solve.add_argument("--seconds", type=float, default=5, help="to look for a line (5)")
    _add_lang(solve)
    solve.set_defaults(run=_solve)


def _add_arena(arena: argparse.ArgumentParser) -> None:
    _add_game(arena)
    arena.add_argument(
        "options", nargs="*", default=[], metavar="name=value", help="options of the table"
    )
    arena.add_argument(
        "--bots", required=True, metavar="A,B,…", help="who plays; yours: file.py:Class"
    )
    arena.add_argument("--matches", type=int, default=1000, help="of each meeting (1000)")
    tables = ("pairs", "one-against-rest", "mixed")
    text = "every two bots share it; the first sits alone against each other one; all at one"
    arena.add_argument("--table", choices=tables, default="pairs", help=text)
    arena.add_argument("--seed", type=int, default=0, help="other deals for another seed (0)")
    arena.add_argument("--budget-ms", type=int, metavar="MS", help="to think about a move (1000)")
    arena.add_argument("--iterations", type=int, metavar="N", help="of a search for a move")
    arena.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="workers")
    arena.add_argument("--cluster", action="store_true", help="on Ray (RAY_ADDRESS or local)")
    arena.add_argument(
        "--out", type=Path, metavar="FILE.json", help="the report; journal beside it"
    )
    arena.add_argument("--resume", action="store_true", help="go on with the journal")
    arena.add_argument("--picture", type=Path, metavar="FILE.svg", help="draw the report")
    arena.set_defaults(run=_arena)


def _add_hint(hint: argparse.ArgumentParser) -> None:
    hint.add_argument("file", type=Path, metavar="FILE", help="a record")
    hint.add_argument("--turn", type=int, metavar="N", help="before turn N (default: the last)")
    hint.add_argument("--seat", type=int, help="who chooses, where several do at once")
    hint.add_argument("--seconds", type=float, default=1.0, help="time to think (default 1)")
    hint.add_argument("--seed", type=int, help="for the same answer again")
    _add_lang(hint)
    hint.set_defaults(run=_hint)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAME_IDS, metavar="GAME", help=", ".join(GAME_IDS))


def _add_database(parser: argparse.ArgumentParser) -> None:
    text = "sqlite+aiosqlite:///file or postgresql+asyncpg://… (default: a file of yours)"
    parser.add_argument("--database", metavar="URL", help=text)


def _add_box(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--goals", type=Path, metavar="FILE", help="your own goals (splito)")
    parser.add_argument("--board", type=Path, metavar="FILE", help="your own board (jack)")


def _add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="default: from the environment")


def _play(given: argparse.Namespace) -> int:
    from igroteka.commands.play import play

    return play(given)


def _judge(given: argparse.Namespace) -> int:
    from igroteka.commands.judge import judge

    return judge(given)


def _replay(given: argparse.Namespace) -> int:
    from igroteka.commands.records import replay

    return replay(given)


def _verify(given: argparse.Namespace) -> int:
    from igroteka.commands.records import verify

    return verify(given)


def _hint(given: argparse.Namespace) -> int:
    from igroteka.commands.hint import hint

    return hint(given)


def _rules(given: argparse.Namespace) -> int:
    from igroteka.commands.tell import rules

    return rules(given)


def _options(given: argparse.Namespace) -> int:
    from igroteka.commands.tell import options

    return options(given)


def _solve(given: argparse.Namespace) -> int:
    from igroteka.games.tsvetariki.solve import solve

    return solve(given)


def _arena(given: argparse.Namespace) -> int:
    from igroteka.commands.arena import arena

    return arena(given)


def _serve(given: argparse.Namespace) -> int:
    _warm(given)  # compiling at a table would hold up all the others
    from igroteka.commands.serve import serve

    return serve(given)


def _migrate(given: argparse.Namespace) -> int:
    from igroteka.commands.serve import migrate

    return migrate(given)


def _warm(_: argparse.Namespace) -> int:
    from igroteka.cache import warm_stamp

    if warm_stamp().exists():
        return 0
    from igroteka.commands.warm import warm

    return warm()


if __name__ == "__main__":
    sys.exit(main())
