"""Red7 on the page: what only its board and its table have."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.company import say_to_table
from web.fixtures import Visit
from web.player import wish
from web.visitor import DESK, PHONE, Visitor

from games.red7.web.player import PLAYER

ACTIONS: dict[str, Any] = {"edition": "spectra", "extra_actions": True}
USEFUL = "[data-hand-row] button[aria-disabled='false']"


def test_an_advanced_match_goes_on_after_a_round(desk: Visitor) -> None:
    """Points are taken, cards may be drawn, and the next round is dealt."""
    page = PLAYER.sit_down(desk, players=2, advanced=True, **ACTIONS)
    log = page.get_by_role("list", name="Ход игры")
    PLAYER.play(page, stop=wish("second round", "aside ol", "Раунд 2"))
    expect(log).to_contain_text("побеждает в раунде")


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
def test_a_turn_is_planned_by_dragging(visit: Visit, size: dict[str, Any]) -> None:
    """A table is opened until a card goes to the palette and another one to the canvas."""
    visitor = visit(size)
    page = visitor.page
    for _ in range(8):
        PLAYER.sit_down(visitor, players=2)
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
        if PLAYER.play(PLAYER.sit_down(desk), stop=quiet) is not None:
            continue
        desk.page.locator(quiet["at"]).first.click(force=True)
        expect(desk.page.get_by_role("link", name="R-")).to_be_visible()
        return
    raise AssertionError("no hand had a card that does not help")


def test_a_hint_is_a_whole_turn_that_only_has_to_be_confirmed(visit: Visit) -> None:
    visitor = visit()
    visitor.open("red7", ["me", "also"], {"players": 2}, hints=9)
    page = visitor.page
    curtain = page.locator("[data-curtain]")
    for _ in range(3):
        curtain.get_by_role("button").click()
        page.get_by_role("button", name="Подсказка").click()
        page.locator(".acts .go:not([aria-disabled=true])").click()
        expect(curtain.or_(page.get_by_role("button", name="Ещё раз"))).to_be_visible()
        if not curtain.is_visible():
            return  # the turn won the match


def test_a_step_of_a_turn_is_taken_back(desk: Visitor) -> None:
    """A step made on another device, so that the page shows a turn half made."""
    desk.open("red7", ["me", "also:Мила"], {"players": 2})
    page = desk.page
    page.get_by_role("button", name="Показать").click()
    hand = page.locator("[data-hand-row] button")
    expect(hand).to_have_count(7)
    say_to_table(page, "palette")
    expect(hand).to_have_count(6)
    page.get_by_role("button", name="Шаг назад").click()
    expect(hand).to_have_count(7)


def test_a_new_table_is_put_together_by_tapping(desk: Visitor) -> None:
    page = desk.go("/new/red7")
    page.get_by_role("group", name="Сколько игроков").get_by_text("4").click()
    expect(
        page.get_by_role("region", name="Места за столом").get_by_role("listitem")
    ).to_have_count(4)
    page.get_by_role("switch", name="Дополнительные действия").click()
    page.get_by_text("Тонкости правил", exact=True).click()
    expect(page.get_by_role("switch", name="Пятёрка продолжает")).to_be_visible()
    page.get_by_role("button", name=re.compile("любитель")).first.click()
    page.get_by_role("group", name="Кто сядет на место 2:").get_by_text("мастер").click()
    page.get_by_role("button", name="Начать игру").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main", name="Поле игры")).to_be_visible()
