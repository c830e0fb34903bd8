"""Words for people: Fluent messages in three languages, the same files as in the browser."""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.plugins import plugins

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("ru", "en", "uk")
LONGEST = 1000  # letters of a fact; Fluent refuses much longer ones
LOCALE = Path(__file__).resolve().parent / "locale"
# Words of the terminal stay there; examples come with the rules. The same in `web/tools/words.ts`.
NOT_ON_THE_PAGE = re.compile(r"terminal-|solve-|[a-z0-9]+-example-")
A_MESSAGE = re.compile(r"-?[a-zA-Z]")


class UnknownMessage(KeyError):
    """No message with this id: a mistake of ours, found by tests."""


def language_of_environment(environ: Mapping[str, str] = os.environ) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if environ.get(name):
            return "en"
    return "en"


def files_of(lang: str) -> list[Path]:
    """All words of a language: those of the room, then those of every game."""
    games = (words_of(plugin.folder, lang) for plugin in plugins().values())
    return [*sorted((LOCALE / lang).glob("*.ftl")), *(file for file in games if file)]


def words_of(folder: Path, lang: str) -> Path | None:
    """The words of a game in a language, or in English where it does not speak that."""
    files = (folder / "locale" / f"{name}.ftl" for name in (lang, "en"))
    return next((file for file in files if file.is_file()), None)


def page_words(folder: Path, lang: str) -> str:
    """What a game says on the page, as Fluent messages without comments."""
    file = words_of(folder, lang)
    said: list[str] = []
    skips = False
    for line in file.read_text("utf-8").splitlines() if file else ():
        if A_MESSAGE.match(line):
            skips = NOT_ON_THE_PAGE.match(line) is not None
        if not skips and not line.startswith("#"):
            said.append(line)
    return "\n".join(said)


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - a tenth of a second

    # Isolation marks are for mixed writing directions; in a terminal they are noise.
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files_of(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has_message(lang: str, id: str) -> bool:
    """Whether there is such a message."""
    return _bundle(lang).has_message(id)


def tr(lang: str, id: str, **facts: object) -> str:
    """The message in a language, with its facts filled in."""
    bundle = _bundle(lang)
    if not bundle.has_message(id):
        raise UnknownMessage(id)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise UnknownMessage(id)
    text, errors = bundle.format_pattern(pattern, {name: _cut(facts[name]) for name in facts})
    if errors:
        raise UnknownMessage(f"{id}: {errors[0]}")
    return str(text)


def _cut(fact: object) -> object:
    """Whatever somebody wrote may stand in a message, but not fill it."""
    if isinstance(fact, str) and len(fact) > LONGEST:
        return fact[: LONGEST - 1] + "…"
    return fact
