"""The rulebook on the page, and boards to try its examples on."""

from typing import Any

from playwright.sync_api import Page, expect

from web.visitor import Visitor


def book(visitor: Visitor, game: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.context.request.get(f"/api/rules/{game}?lang=ru").json()
    return found


def try_it(visitor: Visitor, game: str, example: str) -> tuple[Page, dict[str, Any]]:
    """An example of a rule, laid out on its board."""
    found = next(one for one in book(visitor, game)["examples"] if one["id"] == example)
    page = visitor.go(f"/rules/{game}#{found['rule']}")
    figure = page.locator("figure").filter(has_text=found["text"])
    figure.get_by_role("button", name="Попробовать на поле").click()
    expect(figure.locator(".board svg").first).to_be_visible()
    return page, found
