"""The rulebook in the browser: marked where we decided something, and alive."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.visitor import DESK, GAMES, PHONE, Visitor


def book(visitor: Visitor, game: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.context.request.get(f"/api/rules/{game}?lang=ru").json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_rulings_and_differences_between_editions_are_marked(desk: Visitor, game: str) -> None:
    page = desk.go(f"/rules/{game}")
    rules = book(desk, game)["rules"]
    editions = {"both": "в изданиях по-разному", "red7": "Red7", "spectra": "Спектр"}
    assert any(rule["ruling"] for rule in rules)
    for rule in rules:
        marks = page.locator(f"[id='{rule['id']}'] summary .mark:not(.try)")
        wanted = ["наше решение"] if rule["ruling"] else []
        wanted += [editions[rule["edition"]]] if rule["edition"] else []
        expect(marks).to_have_text(wanted)
    # Inside a rule the very place is marked.
    ruled = next(rule for rule in rules if 'class="ruling"' in rule["html"])
    page.locator(f"[id='{ruled['id']}'] summary").click()
    expect(page.locator(f"[id='{ruled['id']}'] .text .ruling").first).to_be_visible()


def try_it(visitor: Visitor, game: str, example: str) -> tuple[Page, dict[str, Any]]:
    """An example of a rule, laid out on its board."""
    found = next(one for one in book(visitor, game)["examples"] if one["id"] == example)
    page = visitor.go(f"/rules/{game}#{found['rule']}")
    figure = page.locator("figure").filter(has_text=found["text"])
    figure.get_by_role("button", name="Попробовать на поле").click()
    expect(figure.locator(".board svg").first).to_be_visible()
    return page, found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_example_is_tried_and_the_engine_says_why_not(
    visit: Visit, size: dict[str, Any]
) -> None:
    visitor = visit(size)
    page, found = try_it(visitor, "tsvetariki", "tsvetariki-example-single")
    verdict = page.locator("figure .verdict:visible")
    # What the rulebook shows …
    page.locator("figure:has(.try)").get_by_role("button", name="Показать ход").click()
    expect(verdict).to_have_text(f"{found['refused']['text']} (T-7)")
    page.locator("figure:has(.try)").get_by_role("button", name="Сначала").click()
    expect(verdict).to_have_count(0)
    # … one finds out by touching it oneself.
    page.locator("figure .board [role=gridcell][aria-label*='стоит один']").first.click()
    expect(verdict).to_have_text(re.compile(r"стоит один: одиночные жетоны не берут\. \(T-7\)"))
    assert visitor.axe() == []
    assert visitor.sideways() <= 0


@pytest.mark.parametrize("game", ["red7", "jack"])
def test_headings_of_an_example_stand_below_its_rule(desk: Visitor, game: str) -> None:
    shown = (one["id"] for one in book(desk, game)["examples"] if one["do"] and one["sight"])
    page, _ = try_it(desk, game, next(shown))
    expect(page.locator("figure .board h2").first).to_be_visible()
    assert [found for found in desk.axe() if found.startswith("heading-order")] == []


def test_a_move_of_an_example_that_can_be_made_is_made(desk: Visitor) -> None:
    page, _ = try_it(desk, "tsvetariki", "tsvetariki-example-pair")
    board = page.locator("figure .board")
    tokens = board.locator(".across")
    before = tokens.count()
    assert before > 0
    board.locator("[role=gridcell][aria-label*='в группе']").first.click()
    board.get_by_role("button", name="Взять").click()
    expect(page.locator("figure .verdict:visible")).to_contain_text("группа")
    assert tokens.count() < before
    page.get_by_role("button", name="Сначала").click()
    expect(tokens).to_have_count(before)


def test_a_shown_move_that_cannot_be_is_refused_with_its_rule(desk: Visitor) -> None:
    """R-6: a card on the canvas that does not make one lead."""
    page, found = try_it(desk, "red7", "red7-example-canvas-first-fails")
    figure = page.locator("figure:has(.try)")
    figure.get_by_role("button", name="Показать ход").click()
    verdict = page.locator("figure .verdict:visible")
    expect(verdict).to_have_text(f"{found['refused']['text']} ({found['refused']['rule']})")
    expect(verdict).to_have_class(re.compile("no"))
