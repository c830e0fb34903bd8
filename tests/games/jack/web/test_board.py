"""«Одноглазый валет» on the page: what only its board and its table have."""

import re

import pytest
from playwright.sync_api import expect
from web.fixtures import Visit
from web.grid_walker import names_stay_in_sight
from web.visitor import PHONE, Visitor

from games.jack.web.player import PLAYER, look

GO = ".go"


def test_a_phone_comes_closer_to_the_board(visit: Visit) -> None:
    """Squares are small on a phone; twice as large they can be hit."""
    page = PLAYER.sit_down(visit(PHONE))
    square = page.locator("[data-square=e5]")
    before = square.bounding_box()
    page.get_by_role("button", name="Приблизить доску").click()
    after = square.bounding_box()
    assert before and after
    assert after["width"] == pytest.approx(2 * before["width"], rel=0.02)
    assert after["width"] >= 44
    # Each letter stays with its column, however far the board is pushed along.
    page.locator(".window").evaluate("(board) => board.scrollTo(130, 90)")
    for letter in "eg":
        above = page.locator(".letters span").get_by_text(letter.upper(), exact=True)
        expect(above).to_be_visible()
        named, column = (
            above.bounding_box(),
            page.locator(f"[data-square={letter}5]").bounding_box(),
        )
        assert named and column
        middle = column["x"] + column["width"] / 2
        assert named["x"] + named["width"] / 2 == pytest.approx(middle, abs=2)
    page.locator(".window").evaluate("(board) => board.scrollTo(0, 0)")
    page.get_by_role("button", name="Отдалить доску").click()
    assert square.bounding_box() == before


def test_large_pieces_leave_room_for_the_names_of_the_squares(visit: Visit) -> None:
    visitor = visit(PHONE)
    PLAYER.sit_down(visitor)
    names_stay_in_sight(visitor)


def test_the_card_under_a_chip_is_seen_on_hover_and_focus(desk: Visitor) -> None:
    page = PLAYER.sit_down(desk)
    PLAYER.turn(page)
    PLAYER.next(page)
    square = page.locator(".place:has(.chip)").first.get_attribute("data-square")
    chip = page.locator(f"[data-square={square}]")
    ink = chip.locator(".ink")
    expect(ink).to_have_css("opacity", "0")
    chip.hover()
    expect(ink).to_have_css("opacity", "1")


def test_everybody_may_look_through_the_discards(desk: Visitor) -> None:
    page = PLAYER.sit_down(desk, players=2)
    before = int(page.get_by_role("button", name="Сброс").inner_text().split()[-1])
    PLAYER.choose(page)
    page.locator(GO).click()
    pile = page.get_by_role("button", name="Сброс")
    expect(pile).not_to_have_text(re.compile(rf"\b{before}$"))
    pile.click()
    shown = page.get_by_role("dialog", name="Сброс").get_by_role("listitem")
    assert shown.count() > before


def test_a_wrong_square_says_why(desk: Visitor) -> None:
    """J-8: the card is shown elsewhere."""
    page = PLAYER.sit_down(desk)
    seen = look(page)
    card = next(card for card in seen.hand if not card.startswith("J"))
    page.locator(f"[data-card='{card}']").first.click()
    wrong = page.locator(".place:not(.target, .shown, .covered)").nth(1)
    wrong.click()
    expect(page.get_by_role("link", name="J-")).to_be_visible()


def test_who_comes_late_draws_by_a_button(desk: Visitor) -> None:
    """J-14: as long as the next player has not moved and drawn."""
    page = PLAYER.sit_down(desk, pace=4000, players=2, strict_draw=True)
    PLAYER.choose(page)
    page.locator(GO).click()
    expect(page.locator(GO)).to_have_text("Взять карту")
    expect(page.locator("[data-card]")).to_have_count(6)
    page.locator(GO).click()
    expect(page.locator("[data-card]")).to_have_count(7)


def test_twelve_people_fit_a_phone(visit: Visit) -> None:
    """J-4: up to twelve, in three teams too."""
    visitor = visit(PHONE)
    for teams in (2, 3):
        page = PLAYER.sit_down(visitor, players=12, teams=teams)
        expect(page.locator("[data-supply]")).to_have_count(teams)
        assert visitor.overflowing() == []
        assert visitor.sideways() <= 0


def test_an_option_that_would_change_nothing_is_not_offered(desk: Visitor) -> None:
    """J-19: whoever has no partner has nobody to give hints to."""
    page = desk.go("/new/jack")
    whisper = page.get_by_role("switch", name="Подсказки партнёру")
    players = page.get_by_role("group", name="Сколько игроков")
    expect(players.get_by_role("radio", name="2", checked=True)).to_be_attached()
    expect(whisper).to_have_count(0)
    players.get_by_text("4", exact=True).click()
    expect(whisper).to_be_visible()
