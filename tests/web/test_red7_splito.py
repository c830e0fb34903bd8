"""Red7 and Сплито at a real table: whole matches by pointer and by keys, and how they look."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.colours import VISIONS, distances, marks, painted
from web.conftest import Visit
from web.players import play_red7, play_red7_by_keys, play_splito, play_splito_by_keys, wish
from web.visitor import DESK, PHONE, SIDEWAYS, Visitor

ACTIONS = {"edition": "spectra", "extra_actions": True}
BOTS = ["bot:random", "bot:greedy", "bot:random"]


def against_bots(players: int) -> list[str]:
    return ["me", *BOTS[: players - 1]]


@pytest.mark.parametrize(
    ("size", "players", "options"),
    [(DESK, 3, ACTIONS), (PHONE, 4, {})],
    ids=["desk", "phone"],
)
def test_a_match_of_red7_is_played_by_hand(
    visit: Visit, size: dict[str, Any], players: int, options: dict[str, Any]
) -> None:
    visitor = visit(size)
    visitor.open("red7", against_bots(players), {"players": players, **options})
    play_red7(visitor.page)
    assert visitor.sideways() <= 0
    assert visitor.missing_words() == []


def test_an_advanced_match_goes_on_after_a_round(desk: Visitor) -> None:
    """Points are taken, cards may be drawn, and the next round is dealt."""
    desk.open("red7", against_bots(2), {"players": 2, "advanced": True, **ACTIONS})
    log = desk.page.get_by_role("list", name="Ход игры")
    play_red7(desk.page, stop=wish("second round", "aside ol", "Раунд 2"))
    expect(log).to_contain_text("побеждает в раунде")


@pytest.mark.parametrize(
    ("size", "players", "drag"), [(DESK, 3, True), (PHONE, 4, False)], ids=["desk", "phone"]
)
def test_a_match_of_splito_is_played_by_hand(
    visit: Visit, size: dict[str, Any], players: int, drag: bool
) -> None:
    visitor = visit(size)
    visitor.open("splito", against_bots(players), {"players": players, "promo": True})
    play_splito(visitor.page, drag=drag)
    telling = visitor.page.get_by_role("region", name="Подсчёт")
    result = visitor.page.get_by_role("region", name="Итог")
    expect(result.get_by_role("listitem")).to_have_count(players)
    telling.get_by_role("button", name="Общие цели").click()
    expect(result).to_be_visible()
    assert visitor.sideways() <= 0
    assert visitor.missing_words() == []


def test_a_match_of_red7_is_played_by_keys_alone(desk: Visitor) -> None:
    desk.open("red7", against_bots(2), {"players": 2})
    assert play_red7_by_keys(desk.page) >= 1


def test_a_match_of_splito_is_played_by_keys_alone(desk: Visitor) -> None:
    desk.open("splito", against_bots(3), {"players": 3})
    assert play_splito_by_keys(desk.page) == 13


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_goals_say_in_words_what_they_ask_for(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(size)
    visitor.open("splito", against_bots(4), {"players": 4})
    page = visitor.page
    own = page.locator("[data-own-hand] button:has([aria-label^='Цель'])").last
    name = own.get_by_role("img").get_attribute("aria-label") or ""
    asked = name.partition("«")[2].partition("»")[0]
    own.click()
    expect(page.get_by_role("status").filter(has_text="В какую зону?")).to_contain_text(asked[1:])
    common = page.get_by_role("region", name="Общие цели").get_by_role("button").first
    common.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[popover]:popover-open")).to_contain_text("Общая цель")


def plan(page: Page, game: str) -> None:
    """Something planned, so that there is more to look at."""
    hand = "[data-hand-row]" if game == "red7" else "[data-own-hand]"
    page.locator(f"{hand} button[aria-disabled='false']").first.click()
    if game == "splito":
        page.locator("[data-drop=right] .head").click()
        expect(page.get_by_role("button", name="Готово")).to_be_enabled()


@pytest.mark.parametrize(
    ("theme", "sizes"),
    [("light", (DESK, PHONE)), ("dark", (DESK, SIDEWAYS))],
    ids=["light", "dark"],
)
@pytest.mark.parametrize("game", ["red7", "splito"])
def test_axe_finds_nothing_and_nothing_hangs_over(
    visit: Visit, game: str, theme: str, sizes: tuple[dict[str, Any], ...]
) -> None:
    for size in sizes:
        visitor = visit(size, theme=theme)
        visitor.open(game, against_bots(4), {"players": 4})
        plan(visitor.page, game)
        assert visitor.axe() == []
        assert visitor.sideways() <= 0
        assert visitor.overflowing() == []


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("game", ["red7", "splito"])
def test_other_languages_fit_a_phone(visit: Visit, game: str, lang: str) -> None:
    visitor = visit(PHONE, lang=lang)
    visitor.open(game, against_bots(4), {"players": 4})
    expect(visitor.page.locator("[data-own-hand], [data-hand-row]")).to_be_visible()
    assert visitor.missing_words() == []
    assert visitor.overflowing() == []
    assert visitor.sideways() <= 0


USEFUL = "[data-hand-row] button[aria-disabled='false']"


def drag(page: Page, card: Locator, place: str) -> None:
    """Take a card and let it go over a place; it follows the pointer."""
    target = page.locator(f"[data-drop={place}]")
    (start, end) = (card.bounding_box(), target.bounding_box())
    assert start and end
    page.mouse.move(start["x"] + 12, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 40, steps=3)
    expect(card).to_have_css("translate", "28px -60px")
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_turn_of_red7_is_planned_by_dragging(visit: Visit, size: dict[str, Any]) -> None:
    """A table is opened until a card goes to the palette and another one to the canvas."""
    visitor = visit(size)
    page = visitor.page
    for _ in range(8):
        visitor.open("red7", against_bots(2), {"players": 2})
        expect(page.locator(USEFUL)).not_to_have_count(0)
        hand = page.locator("[data-hand-row] button")
        laid = page.locator("[data-drop=palette]").get_by_role("button", name="в плане: убрать")
        drag(page, page.locator(USEFUL).first, "palette")
        expect(hand).to_have_count(6)
        if not laid.count() or not page.locator(USEFUL).count():
            continue
        drag(page, page.locator(USEFUL).last, "canvas")
        expect(hand).to_have_count(5)
        play = page.get_by_role("button", name="Сыграть")
        expect(play).to_have_attribute("aria-disabled", "false")
        play.click()
        expect(laid).to_have_count(0)
        expect(page.locator("aside ol")).to_contain_text(re.compile("Аня кладёт .+ в палитру"))
        expect(page.locator("aside ol")).to_contain_text(re.compile("Аня кладёт .+ на холст"))
        return
    raise AssertionError("no hand had cards for both places")


def test_a_card_that_cannot_help_says_why(desk: Visitor) -> None:
    """Who goes out has none that helps; who wins every turn may never have such a card."""
    quiet = wish("quiet", "[data-hand-row] .quiet")
    for _ in range(10):
        desk.open("red7", against_bots(4), {"players": 4})
        if play_red7(desk.page, stop=quiet):
            continue
        desk.page.locator(quiet["at"]).first.click(force=True)
        expect(desk.page.get_by_role("link", name="R-")).to_be_visible()
        return
    raise AssertionError("no hand had a card that does not help")


def test_a_lost_line_keeps_the_plan(desk: Visitor) -> None:
    desk.open("splito", against_bots(3), {"players": 3})
    plan(desk.page, "splito")
    ready = desk.page.get_by_role("button", name="Готово")
    desk.context.set_offline(True)
    expect(desk.page.locator(".pill")).to_contain_text("Нет связи")
    expect(desk.page.locator(".zone.aimed")).to_have_count(1)
    expect(desk.page.locator(".go")).to_have_attribute("aria-disabled", "true")
    desk.context.set_offline(False)
    expect(desk.page.locator(".pill")).not_to_contain_text("Нет связи")
    expect(ready).to_have_attribute("aria-disabled", "false")
    ready.click()
    expect(desk.page.locator(".zone .cards li")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["red7", "splito"])
def test_colours_are_told_apart_by_every_eye(desk: Visitor, game: str) -> None:
    """By colour where the eye has colours; in grey by symbol, letter and the aid's pattern."""
    desk.open(game, against_bots(3), {"players": 3})
    painted(desk.page, game)
    shown = marks(desk.page)
    for place in (0, 1):  # letters, then symbols: no colour has another one's, and none lacks any
        assert len({mark[place] for mark in shown.values()} - {""}) == len(shown) > 2
    for vision, least in VISIONS.items():
        assert distances(desk.page, vision, aid=False) >= least, vision
    assert distances(desk.page, "achromatopsia", aid=True) > 0.03
