"""A game's rulebook for a page: its rules by number, each as HTML, with what marks it.

`rulebook.md` is the English truth; a `rulebook.<lang>.md` beside it says the same in another
language. Markdown is read by markdown-it with HTML switched off, so the page may show it as it is.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

from igroteka.i18n import tr
from igroteka.model import Game, Options

FOLDER = Path(__file__).resolve().parent / "games"
EDITIONS = ("red7", "spectra")
RULING = "<strong>[ruling]</strong>"
RULING_MARK = '<mark class="ruling"></mark>'  # the page puts its word there
_RULE = re.compile(r"(?m)^- \*\*([A-Z]-\d+)\*\* ")
_SECTION = re.compile(r"(?m)^## +(.+)$")

# The parts of the rules in short: what one needs to begin, without the terminal's own signs.
SHORT = {
    "red7": ("goal", "turn", "lead", "cards", "empty"),
    "tsvetariki": ("goal", "turn", "slide", "end", "jokers", "mode"),
    "splito": ("goal", "round", "score", "goals", "common", "tie"),
    "jack": ("goal", "turn", "jacks", "dead", "twins", "corners", "share", "end"),
}


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its number, the section it stands in, its text."""

    id: str
    title: str
    html: str
    ruling: bool  # the printed rules leave something open that we decided
    edition: str | None  # the edition it is about; «both» if it tells how they differ


@cache
def rules(game: Game, lang: str) -> tuple[Rule, ...]:
    """The numbered rules, in the order of the book."""
    own = FOLDER / game.id / f"rulebook.{lang}.md"
    path = own if own.is_file() else FOLDER / game.id / "rulebook.md"
    text = path.read_text(encoding="utf-8")
    parts = _SECTION.split(text)[1:]  # a heading, its section, the next heading, …
    sections = zip(parts[::2], parts[1::2], strict=True)
    return tuple(rule for title, section in sections for rule in _section(_plain(title), section))


def _section(title: str, text: str) -> list[Rule]:
    parts = _RULE.split(text)[1:]  # a number, its text, the next number, …
    return [_rule(id, title, rest) for id, rest in zip(parts[::2], parts[1::2], strict=True)]


def _rule(id: str, title: str, text: str) -> Rule:
    # The lines of a list item are indented; a table behind it is not.
    html = _markdown().render(re.sub(r"(?m)^  ", "", text.strip()))
    ruling = RULING in html
    named = [edition for edition in EDITIONS if f"<code>{edition}</code>" in html]
    edition = "both" if len(named) > 1 else named[0] if named else None
    return Rule(id, title, html.replace(RULING, RULING_MARK), ruling, edition)


def _plain(heading: str) -> str:
    """A heading without the name of an option behind it."""
    return re.sub(r"\s*\(`[^`]*`\)", "", heading).strip()


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def short(game: Game, options: Options, lang: str) -> list[str]:
    """The rules in short, in paragraphs."""
    facts = {
        "two": "yes" if options["players"] == 2 else "no",
        "jokers": str(options.get("jokers", "")),
        "mode": str(options.get("mode", "")),
        "needed": 2 if options.get("teams", 2) == 2 else 1,
    }
    return [tr(lang, f"terminal-{game.id}-rules-{part}", **facts) for part in SHORT[game.id]]
