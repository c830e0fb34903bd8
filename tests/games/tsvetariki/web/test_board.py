"""Цветарики on the page: what only its board and its table have."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.fixtures import Visit
from web.grid_walker import names_stay_in_sight
from web.rulebook import try_it
from web.visitor import DESK, PHONE, Visitor

from games.tsvetariki.web.player import GROUPS, PLAYER


def test_a_solitaire_shows_its_colours(desk: Visitor) -> None:
    """T-14: whoever plays alone has no secrets, and is told what to clear."""
    page = PLAYER.sit_down(desk, mode="solitaire", players=1, colours=2)
    expect(page.get_by_role("button", name="Мой цвет")).to_have_count(0)
    expect(page.locator(".wanted")).to_have_count(2)
    for _ in range(3):
        PLAYER.next(page)
        PLAYER.turn(page)


def test_a_lone_token_says_why_it_stays(desk: Visitor) -> None:
    """T-7: the refusal links to its rule."""
    page = PLAYER.sit_down(desk)
    page.locator("[role=gridcell][aria-label*='стоит один']").first.click()
    expect(page.get_by_role("link", name="T-7")).to_be_visible()
    expect(page.locator("[aria-selected=true]")).to_have_count(0)


def test_the_secret_is_shown_only_while_it_is_held(desk: Visitor) -> None:
    """T-3."""
    page = PLAYER.sit_down(desk)
    secret = page.get_by_role("button", name="Мой цвет")
    colours = secret.locator("small")
    expect(colours).to_have_text("подержите, чтобы увидеть")
    box = secret.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(colours).to_have_text(re.compile("^(красный|жёлтый|зелёный|синий|фиолетовый)$"))
    page.mouse.up()
    expect(colours).to_have_text("подержите, чтобы увидеть")


def test_jokers_join_by_a_button_as_large_as_a_finger(visit: Visit) -> None:
    """T-8: a table is opened until some group has a joker beside it."""
    visitor = visit(PHONE)
    for _ in range(8):
        page = PLAYER.sit_down(visitor)
        for cell in page.locator(GROUPS).all():
            cell.click()
            if page.get_by_role("group", name="Джокеры рядом с группой").count():
                break
        toggle = page.locator(".toggle[aria-pressed=false]").first
        if toggle.count():
            before = page.locator("[aria-selected=true]").count()
            box = toggle.bounding_box()
            assert box and box["height"] >= 44 and box["width"] >= 44
            toggle.click()
            expect(page.locator("[aria-selected=true]")).not_to_have_count(before)
            expect(page.locator(".sum")).to_contain_text("джокер")
            return
    raise AssertionError("no group had a joker beside it")


def test_large_pieces_leave_room_for_the_names_of_the_cells(visit: Visit) -> None:
    visitor = visit(PHONE)
    PLAYER.sit_down(visitor)
    names_stay_in_sight(visitor)


def test_options_that_do_not_fit_give_way(desk: Visitor) -> None:
    page = desk.go("/new/tsvetariki")
    page.get_by_role("group", name="Как играем").get_by_text("пасьянс").click()
    seats = page.get_by_role("region", name="Места за столом").get_by_role("listitem")
    expect(seats).to_have_count(1)
    expect(page.get_by_role("group", name="Секретных цветов")).to_be_visible()
    page.get_by_role("group", name="Как играем").get_by_text("двое на двое").click()
    expect(seats).to_have_count(4)
    expect(seats.nth(2)).to_contain_text("сторона 1")


def chosen(page: Page) -> list[str]:
    """The tokens that are about to be taken."""
    cells = page.locator("[aria-selected=true]")
    return [str(one.get_attribute("data-cell")) for one in cells.all()]


def test_a_hint_stays_when_somebody_says_something_and_is_laid_out_once(visit: Visit) -> None:
    people = [visit(), visit()]
    for person, name in zip(people, ("Аня", "Боря"), strict=True):
        person.arrive(name)
    table = people[0].open("tsvetariki", ["me", "open"], {"players": 2})
    people[1].go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    people[0].page.get_by_role("button", name="Начать игру").click()
    for person in people:
        expect(person.page.get_by_role("grid")).to_be_visible()
    first = next(one for one in people if "Ваш ход" in one.page.locator(".pill").inner_text())
    page, friend = first.page, people[1 - people.index(first)].page

    def greet(words: str) -> None:
        friend.get_by_role("textbox", name="Сказать за столом…").fill(words)
        friend.get_by_role("button", name="Отправить").click()
        expect(page.get_by_role("list", name="Ход игры")).to_contain_text(words)

    page.get_by_role("button", name="Подсказка").click()
    expect(page.locator("[aria-selected=true]")).not_to_have_count(0)
    proposed = chosen(page)
    greet("раз")
    assert chosen(page) == proposed
    # Whoever chooses something else is not overruled by the hint.
    free = page.locator(f"{GROUPS}:not([aria-selected=true])").first
    other = page.locator(f"[data-cell={free.get_attribute('data-cell')}]")
    other.click()
    expect(other).to_have_attribute("aria-selected", "true")
    mine = chosen(page)
    assert mine != proposed
    greet("два")
    assert chosen(page) == mine


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
