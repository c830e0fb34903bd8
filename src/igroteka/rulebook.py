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
# What names an edition in a rule: its value as an option, or the name people know it by.
EDITIONS = {"red7": ("<code>red7</code>", "Red7"), "spectra": ("<code>spectra</code>", "«Спектр")}
RULING = "<strong>[ruling]</strong>"
_RULE = re.compile(r"(?m)^- \*\*([A-Z]-\d+)\*\* ")
_SECTION = re.compile(r"(?m)^## +(.+)$")

# The parts of the rules in short: what one needs to begin, without the terminal's own signs.
SHORT = {
    "red7": ("goal", "turn", "colours", "lead", "cards", "empty"),
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
    parts = _SECTION.split(book(game, lang))[1:]  # a heading, its section, the next heading, …
    mark = f'<mark class="ruling">{tr(lang, "rules-ruling")}</mark>'
    sections = zip(parts[::2], parts[1::2], strict=True)
    return tuple(
        _rule(id, _plain(title), text, mark)
        for title, section in sections
        for id, text in _section(section)
    )


def book(game: Game, lang: str) -> str:
    """The whole rulebook, as it is written."""
    own = FOLDER / game.id / f"rulebook.{lang}.md"
    path = own if own.is_file() else FOLDER / game.id / "rulebook.md"
    return path.read_text(encoding="utf-8")


def _section(text: str) -> list[tuple[str, str]]:
    """The rules of a section by number; what stands before the first one belongs to it."""
    before, *parts = _RULE.split(text)  # then a number, its text, the next number, …
    found = list(zip(parts[::2], parts[1::2], strict=True))
    if found and before.strip():
        id, first = found[0]
        found[0] = (id, f"{before.strip()}\n\n{first}")
    return found


def _rule(id: str, title: str, text: str, mark: str) -> Rule:
    # The lines of a list item are indented; a table behind it is not.
    html = _markdown().render(re.sub(r"(?m)^  ", "", text.strip()))
    named = [edition for edition, names in EDITIONS.items() if any(name in html for name in names)]
    edition = "both" if len(named) > 1 else named[0] if named else None
    return Rule(id, title, html.replace(RULING, mark), RULING in html, edition)


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
