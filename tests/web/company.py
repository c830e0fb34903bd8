"""Several people at one table, each with a browser of their own."""

from typing import Any

from playwright.sync_api import Locator, expect

from web.conftest import Visit
from web.visitor import DESK, PHONE, Visitor

NAMES = ("Аня", "Боря", "Вера", "Гриша")
DRAWN = "[data-card], [data-hand-row] button"  # what a hand looks like, in Jack and in Red7


def gathered(visit: Visit, game: str, sizes: list[dict[str, Any]], **options: Any) -> list[Visitor]:
    """As many people as there are screens, at a table where the match has begun."""
    people = [visit(size) for size in sizes]
    for person, name in zip(people, NAMES, strict=False):
        person.arrive(name)
    host, *friends = people
    seats = ["me", *["open"] * len(friends)]
    table = host.open(game, seats, {"players": len(people), **options})
    for name, friend in zip(NAMES[1:], friends, strict=False):
        friend.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
        expect(host.page.get_by_text(f"{name} садится за стол.")).to_be_visible()
    host.page.get_by_role("button", name="Начать игру").click()
    for person in people:
        expect(person.page.locator(DRAWN).first).to_be_visible()
    return people


def two_at_a_table(visit: Visit, game: str) -> list[Visitor]:
    """One at a desk, one with a phone."""
    return gathered(visit, game, [DESK, PHONE])


def log(visitor: Visitor) -> Locator:
    """What the table tells of the match."""
    return visitor.page.get_by_role("list", name="Ход игры")


def say(visitor: Visitor, text: str, field: str = "Сказать за столом…") -> None:
    """Say something at the table."""
    visitor.page.get_by_role("textbox", name=field).fill(text)
    visitor.page.get_by_role("button", name="Отправить").click()
