"""The rulebook in the browser: marked where we decided something, and alive."""

import re

import pytest
from playwright.sync_api import expect

from igroteka.games import GAMES
from igroteka.i18n import tr
from web.rulebook import book, try_it
from web.visitor import Visitor


@pytest.mark.parametrize("game", GAMES)
def test_rulings_and_differences_between_editions_are_marked(desk: Visitor, game: str) -> None:
    page = desk.go(f"/rules/{game}")
    rules = book(desk, game)["rules"]
    assert any(rule["ruling"] for rule in rules)
    for rule in rules:
        marks = page.locator(f"[id='{rule['id']}'] summary .mark:not(.try)")
        wanted = ["наше решение"] if rule["ruling"] else []
        wanted += [tr("ru", f"rules-edition-{rule['edition']}")] if rule["edition"] else []
        expect(marks).to_have_text(wanted)
    # Inside a rule the very place is marked.
    ruled = next(rule for rule in rules if 'class="ruling"' in rule["html"])
    page.locator(f"[id='{ruled['id']}'] summary").click()
    expect(page.locator(f"[id='{ruled['id']}'] .text .ruling").first).to_be_visible()


def test_headings_of_an_example_stand_below_its_rule(desk: Visitor) -> None:
    headings = 0
    for game in GAMES:
        shown = (one["id"] for one in book(desk, game)["examples"] if one["do"] and one["sight"])
        page, _ = try_it(desk, game, next(shown))
        headings += page.locator("figure .board h2").count()
        assert [found for found in desk.axe() if found.startswith("heading-order")] == []
    assert headings


@pytest.mark.parametrize("game", GAMES)
def test_a_shown_move_that_cannot_be_is_refused_with_its_rule(desk: Visitor, game: str) -> None:
    examples = book(desk, game)["examples"]
    wanted = next(one["id"] for one in examples if one["do"] and one["sight"] and one["refused"])
    page, found = try_it(desk, game, wanted)
    figure = page.locator("figure:has(.try)")
    figure.get_by_role("button", name="Показать ход").click()
    verdict = page.locator("figure .verdict:visible")
    expect(verdict).to_have_text(f"{found['refused']['text']} ({found['refused']['rule']})")
    expect(verdict).to_have_class(re.compile("no"))
