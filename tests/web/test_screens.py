"""Every screen: words in three languages, nothing sideways, nothing for axe to find."""

import re
from collections.abc import Callable
from typing import Any

import pytest
import sample
from playwright.sync_api import expect

from igroteka.games import GAMES
from igroteka.model import Game, Options
from web.company import TWO
from web.fixtures import Visit
from web.rulebook import book
from web.visitor import DESK, PHONE, Visitor

THREE, FOUR = (sample.table(sample.seats(count)) for count in (3, 4))
LANGS = ("ru", "en", "uk")


def _home(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.page.locator("article svg").first).to_be_visible()


def _seat(visitor: Visitor) -> None:
    visitor.go(f"/new/{TWO[0].id}").locator("button.seat").first.click()


def _waiting(visitor: Visitor) -> None:
    visitor.open_at(FOUR, ["me", "open", "bot:level1", "open"])
    expect(visitor.page.locator(".code")).to_be_visible()


def _menu(visitor: Visitor) -> None:
    visitor.open_at(THREE, ["me", "bot:level1", "bot:level1"], pace=10_000)
    visitor.page.locator("header nav button").last.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _curtain(visitor: Visitor) -> None:
    visitor.open_at(TWO, ["me", "also:Мила"])
    expect(visitor.page.locator("[data-curtain]")).to_be_visible()


def _rules(visitor: Visitor) -> None:
    game = TWO[0]
    visitor.go(f"/rules/{game.id}#{game.rule_letter}-{game.last_rule // 2}")
    expect(visitor.page.locator("details[open]")).to_have_count(1)


def _data(visitor: Visitor) -> None:
    visitor.arrive()
    page = visitor.go("/settings")
    page.locator("section:has(.bad) .btn").first.click()
    expect(page.locator("section:has(.bad) svg").first).to_be_visible()
    page.locator(".btn.bad").first.click()
    expect(page.get_by_role("alert")).to_be_visible()


def _arrive(visitor: Visitor) -> None:
    visitor.go("/arrive#no-such-token")
    expect(visitor.page.locator(".go")).to_be_visible()


def _used_up(visitor: Visitor) -> None:
    _arrive(visitor)
    visitor.page.locator(".go").click()
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def _result(visitor: Visitor) -> None:
    """The stand-in plays to the end."""
    visitor.open_at(TWO, ["me", "bot:random"], standin="random")
    visitor.page.locator("header nav button").last.click()
    visitor.page.locator("dialog ul > li > button").nth(1).click()  # «Отойти»
    expect(visitor.page.locator("a[download]:visible")).to_be_visible()


def _table(table: tuple[Game, Options]) -> Callable[[Visitor], object]:
    def board(visitor: Visitor) -> None:
        visitor.open_at(table, ["me", "bot:random", "bot:random"])
        expect(visitor.page.locator("main svg").first).to_be_visible()

    return board


SCREENS: dict[str, Callable[[Visitor], object]] = {
    "home": _home,
    "new table": _seat,
    "waiting room": _waiting,
    "menu": _menu,
    "curtain": _curtain,
    "rules": _rules,
    "settings": _data,
    "arrive": _arrive,
    "used up": _used_up,
    "result": _result,
    "not there": lambda visitor: visitor.go("/nothing/here"),
}
screens = pytest.mark.parametrize("screen", SCREENS)


@screens
@pytest.mark.parametrize("lang", LANGS)
def test_words_are_there_and_fit_a_phone_either_way_up(
    visit: Visit, screen: str, lang: str
) -> None:
    visitor = visit(PHONE, lang=lang, theme="dark")
    SCREENS[screen](visitor)
    assert visitor.page.locator("html").get_attribute("lang") == lang
    assert visitor.missing_words() == []
    for width, height in ((360, 640), (640, 360)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.sideways() <= 0, (width, height)
        assert visitor.overflowing() == [], (width, height)
    assert visitor.axe() == []


TABLES = {table[0].id: _table(table) for table in sample.one_of_every_game(sample.seats(3))}


@pytest.mark.parametrize("screen", [*SCREENS, *TABLES])
def test_everything_that_can_be_pressed_is_as_large_as_a_finger(visit: Visit, screen: str) -> None:
    visitor = visit(PHONE)
    {**SCREENS, **TABLES}[screen](visitor)
    visitor.page.evaluate(
        "document.querySelectorAll('details').forEach((one) => (one.open = true))"
    )
    assert visitor.small_targets() == []


@screens
def test_axe_finds_nothing_on_a_desk(visit: Visit, screen: str) -> None:
    visitor = visit(DESK)
    SCREENS[screen](visitor)
    assert visitor.axe() == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_boards_to_try_a_rule_on_fit_their_place(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(size)
    for game in GAMES:
        tried = [one["rule"] for one in book(visitor, game)["examples"] if one["sight"]]
        place = f"/rules/{game}#{tried[len(tried) // 2]}"
        page = visitor.go(place)
        page.get_by_role("button", name=re.compile("на поле$")).first.click()
        board = page.locator("figure .board").first
        expect(board.locator("svg").first).to_be_visible()
        hidden = "(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
        assert board.evaluate(hidden) == [0, 0], place
        assert visitor.sideways() <= 0
