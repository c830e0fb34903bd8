"""Bots that somebody else wrote: `mine.py:MyBot` from a file, `package.module:MyBot` installed.

The text of a file travels with the question, so that every worker on every machine plays the same
bot, and a run does not go on with a bot that was changed meanwhile.
"""

import importlib
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import cast

from igroteka.bots.bot import Bot
from igroteka.cache import PACKAGE
from igroteka.mistakes import Mistake

FILE = ".py"
Faults = (Exception, SystemExit)  # whatever foreign code may end with, Ctrl-C excepted


def is_own(name: str) -> bool:
    """Whether a name says where a bot is to be found."""
    return ":" in name


def source_of(name: str) -> str | None:
    """The text of a bot's file; None for one that is installed."""
    file, _, _ = name.rpartition(":")
    if not file.endswith(FILE):
        return None
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Mistake(f"--bots {name}: {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Mistake(f"--bots {name}: {file} is not a text in UTF-8") from None


def own_bot(name: str, source: str | None) -> Bot:
    """A new bot of this name, or the mistake in it."""
    make = _maker(name, source)
    try:
        bot = make()
    except Faults as error:
        raise Mistake(f"--bots {name}: cannot be made: {told(error)}") from None
    if not callable(getattr(bot, "choose", None)):
        raise Mistake(f"--bots {name}: is no bot, it has no choose(view, rng, budget)")
    return cast(Bot, bot)


@cache
def _maker(name: str, source: str | None) -> Callable[[], object]:
    """The class, loaded once a process."""
    place, _, wanted = name.rpartition(":")
    try:
        module = _installed(place) if source is None else _from_text(place, source)
    except Faults as error:
        raise Mistake(f"--bots {name}: cannot be loaded: {told(error)}") from None
    make = getattr(module, wanted, None)
    if not callable(make):
        raise Mistake(f"--bots {name}: {place} has no class {wanted!r}")
    return cast(Callable[[], object], make)


def _installed(place: str) -> ModuleType:
    _look_in(Path.cwd())
    return importlib.import_module(place)


def _from_text(place: str, source: str) -> ModuleType:
    path = Path(place).resolve()
    _look_in(path.parent)  # it may have brought company
    module = ModuleType(f"igroteka_own_{sha256(source.encode()).hexdigest()[:16]}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # where dataclasses look for their module
    exec(compile(source, str(path), "exec"), module.__dict__)
    return module


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def told(error: BaseException) -> str:
    """What foreign code ended with, in a line, and where."""
    ours = (str(PACKAGE), str(Path(importlib.__file__).parent))
    theirs = [
        f" ({Path(frame.filename).name}, line {frame.lineno})"
        for frame in extract_tb(error.__traceback__)
        if not frame.filename.startswith((*ours, "<"))
    ]
    where = theirs[-1] if theirs else ""
    why = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}{': ' if why else ''}{why}{where}"
