"""A game's rulebook for a page: its rules by number, each as HTML, with what marks it.

`rulebook.md` is the English truth; a `rulebook.<lang>.md` beside it says the same in another
language. Markdown is read by markdown-it with HTML switched off, so the page may show it as it is.
"""

import re
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt

from igroteka.i18n import tr
from igroteka.model import Game, Options
from igroteka.plugins import GamePlugin, plugin_of

RULING = "<strong>[ruling]</strong>"
_RULE = re.compile(r"(?m)^- \*\*([A-Z]-\d+)\*\* ")
_SECTION = re.compile(r"(?m)^## +(.+)$")


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
        _rule(plugin_of(game.id), id, _plain(title), text, mark)
        for title, section in sections
        for id, text in _section(section)
    )


def book(game: Game, lang: str) -> str:
    """The whole rulebook, as it is written."""
    folder = plugin_of(game.id).folder
    own = folder / f"rulebook.{lang}.md"
    path = own if own.is_file() else folder / "rulebook.md"
    return path.read_text(encoding="utf-8")


def _section(text: str) -> list[tuple[str, str]]:
    """The rules of a section by number; what stands before the first one belongs to it."""
    before, *parts = _RULE.split(text)  # then a number, its text, the next number, …
    found = list(zip(parts[::2], parts[1::2], strict=True))
    if found and before.strip():
        id, first = found[0]
        found[0] = (id, f"{before.strip()}\n\n{first}")
    return found


def _rule(plugin: GamePlugin, id: str, title: str, text: str, mark: str) -> Rule:
    # The lines of a list item are indented; a table behind it is not.
    html = _markdown().render(re.sub(r"(?m)^  ", "", text.strip()))
    editions = plugin.editions.items()
    named = [edition for edition, names in editions if any(name in html for name in names)]
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
    facts = game.rule_facts(options)
    parts = plugin_of(game.id).short_rules
    return [tr(lang, f"{game.id}-short-{part}", **facts) for part in parts]
