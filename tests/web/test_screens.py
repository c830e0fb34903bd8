"""Every screen: words in three languages, nothing sideways, nothing for axe to find."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import DESK, PHONE, Visitor

LANGS = ("ru", "en", "uk")


def _menu(visitor: Visitor) -> None:
    visitor.open("red7", ["me", "bot:level1", "bot:level1"], pace=10_000)
    visitor.page.locator("header nav button").last.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _seat(visitor: Visitor) -> None:
    visitor.go("/new/jack").locator("button.seat").first.click()


def _data(visitor: Visitor) -> None:
    visitor.arrive()
    page = visitor.go("/settings")
    page.locator("section:has(.bad) .btn").first.click()
    page.locator(".btn.bad").first.click()
    expect(page.get_by_role("alert")).to_be_visible()


SCREENS: dict[str, Callable[[Visitor], object]] = {
    "home": lambda visitor: visitor.go("/"),
    "new table": _seat,
    "waiting room": lambda visitor: visitor.open("splito", ["me", "open", "bot:level1", "open"]),
    "menu": _menu,
    "curtain": lambda visitor: visitor.open("red7", ["me", "also:Мила"], {"players": 2}),
    "rules": lambda visitor: visitor.go("/rules/splito#S-9"),
    "settings": _data,
    "not there": lambda visitor: visitor.go("/nothing/here"),
}
screens = pytest.mark.parametrize("screen", SCREENS)


def looked_at(visitor: Visitor, screen: str) -> Visitor:
    SCREENS[screen](visitor)
    visitor.page.wait_for_load_state("networkidle")
    return visitor


@screens
@pytest.mark.parametrize("lang", LANGS)
def test_words_are_there_and_fit_a_phone_either_way_up(
    visit: Visit, screen: str, lang: str
) -> None:
    visitor = looked_at(visit(PHONE, lang=lang, theme="dark"), screen)
    assert visitor.page.locator("html").get_attribute("lang") == lang
    assert visitor.missing_words() == []
    for width, height in ((360, 640), (740, 360)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.sideways() <= 0, (width, height)
        assert visitor.overflowing() == [], (width, height)


@screens
@pytest.mark.parametrize(
    ("theme", "size"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"]
)
def test_axe_finds_nothing(visit: Visit, screen: str, theme: str, size: dict[str, object]) -> None:
    assert looked_at(visit(size, theme=theme), screen).axe() == []
