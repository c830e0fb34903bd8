"""The command line. Every mistake of a user ends in one clear sentence, never in a traceback."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version

from igroteka.commands import commands
from igroteka.mistakes import Mistake
from igroteka.plugins import set_aside


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # for a terminal that lacks our letters
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        parser = _parser(words)
        given = _given(parser, words)
        for why in set_aside():
            _say(why)
        return given.run(given)
    except Mistake as mistake:
        _say(str(mistake))
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; so do we, without a last flush that would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """All commands; the arguments of the one that is asked for."""
    parser = argparse.ArgumentParser(prog="igroteka", description="The room where the games are.")
    shown = f"igroteka {version('igroteka')}"
    parser.add_argument("--version", action="version", version=shown, help="say it, and end")
    rooms = parser.add_subparsers(required=True, metavar="COMMAND")
    asked = next((word for word in words if not word.startswith("-")), None)
    for command in commands():
        own = rooms.add_parser(command.name, help=command.help)
        if command.name == asked:
            module = import_module(command.module)
            module.arguments(own)
            own.set_defaults(run=module.run)
    return parser


def _given(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    given, further = parser.parse_known_args(words)
    # Options and files may also stand behind flags: play GAME --humans 2 players=3
    takes = "options" if hasattr(given, "options") else "files" if hasattr(given, "files") else ""
    if further and takes and not any(text.startswith("-") for text in further):
        setattr(given, takes, getattr(given, takes) + further)
    elif further:
        parser.error(f"unrecognized arguments: {' '.join(further)}")
    return given


def _say(sentence: str) -> None:
    print(f"igroteka: {sentence}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
