"""New tables, invitations, and people coming and going."""

import re
from typing import Any

import pytest
import sample
from playwright.sync_api import Locator, Page, expect

from igroteka.games import GAMES
from web.company import TWO
from web.fixtures import Visit
from web.player import PLAYERS
from web.visitor import DESK, PHONE, Visitor

THREE = sample.table(sample.seats(3))


def board(page: Page) -> None:
    expect(page.get_by_role("main", name="Поле игры")).to_be_visible()


def test_what_is_drawn_as_chosen_is_what_the_table_will_have(desk: Visitor) -> None:
    """Where a game has phrases of its own one talks in them, unless the host says otherwise."""
    for game in GAMES.values():
        words = "готовые фразы" if game.phrases else "свободно"
        page = desk.go(f"/new/{game.id}")
        page.get_by_text("Ещё о столе", exact=True).click()
        talk = page.get_by_role("group", name="Разговоры")
        expect(talk.get_by_role("radio", checked=True)).to_have_accessible_name(words)


def test_a_friend_comes_by_the_link_and_the_host_starts(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    host.arrive("Аня")
    host.open_at(TWO, ["me", "open"])
    code = host.page.locator(".code").inner_text()
    expect(host.page.get_by_role("img", name="QR-код со ссылкой на этот стол")).to_be_visible()

    friend.go(f"/j/{code.lower()}")
    friend.page.wait_for_url("**/t/*")
    friend.page.get_by_label("Ваше имя").fill("Боря")
    friend.page.get_by_role("button", name="Сесть за стол").click()
    expect(friend.page.get_by_text("Партию начнёт хозяин стола.")).to_be_visible()

    expect(host.page.get_by_text("Все в сборе")).to_be_visible()
    host.page.get_by_role("button", name="Начать игру").click()
    board(host.page)
    board(friend.page)


def test_the_host_fills_empty_seats_with_bots(desk: Visitor) -> None:
    desk.open_at(THREE, ["me", "open", "open"])
    page = desk.page
    empty = page.get_by_role("button", name="Ждём друга")
    for left in (1, 0):
        empty.first.click()
        page.get_by_role("button", name="новичок").click()
        expect(empty).to_have_count(left)
    page.get_by_role("button", name="Начать игру").click()
    board(page)


def test_what_is_said_is_heard(visit: Visit) -> None:
    one, other = visit(), visit(PHONE)
    one.arrive("Аня")
    other.arrive("Боря")
    table = one.open_at(TWO, ["me", "open"])
    other.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    expect(other.page.get_by_text("Партию начнёт хозяин стола.")).to_be_visible()
    one.page.get_by_label("Сказать за столом…").fill("Добрый вечер!")
    one.page.get_by_role("button", name="Отправить").click()
    expect(other.page.get_by_role("list", name="Ход игры")).to_contain_text("Аня: Добрый вечер!")
    other.page.get_by_role("button", name="Готовые фразы").click()
    other.page.get_by_role("button", name="Удачи!").click()
    expect(one.page.get_by_role("list", name="Ход игры")).to_contain_text("Боря: Удачи!")


def test_whoever_steps_away_comes_back(visit: Visit) -> None:
    # Somebody stays: a table that all have left is played to its end at once.
    one, other = visit(), visit(PHONE)
    one.arrive("Аня")
    other.arrive("Боря")
    table = one.open_at(TWO, ["me", "open"])
    other.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    page = one.page
    page.get_by_role("button", name="Начать игру").click()
    board(page)
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Отойти: за меня доиграет бот").click()
    page.get_by_role("button", name="Вернуться за стол").click()
    expect(page.get_by_text("Сейчас за вас играет бот.")).to_have_count(0)


def test_pass_and_play_hides_the_hands_behind_a_curtain(visit: Visit) -> None:
    phone = visit(PHONE)
    phone.open_at(TWO, ["me", "also:Мила"])
    page = phone.page
    curtain = page.get_by_role("heading", name=re.compile("Передайте экран"))
    expect(curtain).to_be_visible()
    first = curtain.inner_text()
    hand = page.locator(PLAYERS[TWO[0].id].hand)
    expect(hand).to_have_count(0)
    page.get_by_role("button", name=re.compile("Показать")).click()
    expect(curtain).to_have_count(0)
    expect(hand).not_to_have_count(0)
    assert "Мила" in first or "Аня" in first


def test_behind_the_curtain_nobody_gets_a_hint_or_takes_a_move_back(desk: Visitor) -> None:
    desk.open_at(TWO, ["me", "also:Мила"])
    page, curtain = desk.page, desk.page.locator("[data-curtain]")
    menu, hint = (page.get_by_role("button", name=name) for name in ("Меню", "Подсказка"))
    back = page.get_by_role("button", name=re.compile("Шаг назад|Вернуть весь ход"))
    expect(curtain).to_be_visible()
    menu.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(hint.or_(back)).to_have_count(0)
    page.keyboard.press("Escape")
    curtain.get_by_role("button").click()
    expect(hint).to_be_visible()
    menu.click()
    expect(back).to_be_visible()


def test_a_table_that_is_not_there_says_so(desk: Visitor) -> None:
    desk.arrive()
    page = desk.go("/t/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("Такого стола нет.")


def seats(page: Page) -> Locator:
    return page.get_by_role("region", name="Места за столом").get_by_role("listitem")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_host_lets_two_change_places_and_settles_the_table(
    visit: Visit, size: dict[str, Any]
) -> None:
    host, friend = visit(size), visit(PHONE)
    host.arrive("Аня")
    friend.arrive("Боря")
    table = host.open_at(THREE, ["me", "open", "bot:level1"], pace=700)
    friend.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    page = host.page
    expect(seats(page).nth(1)).to_contain_text("Боря")

    seats(page).nth(1).get_by_role("button").click()
    page.get_by_role("button", name="Поменять местами…").click()
    expect(page.get_by_text("С кем поменять?")).to_be_visible()
    seats(page).nth(0).get_by_role("button").click()
    for visitor in (host, friend):
        expect(seats(visitor.page).nth(0)).to_contain_text("Боря")
        expect(seats(visitor.page).nth(1)).to_contain_text("Аня")
    expect(page.get_by_text("С кем поменять?")).to_have_count(0)

    page.get_by_text("Ещё о столе", exact=True).click()
    page.get_by_role("group", name="Часы").get_by_text("на партию").click()
    page.get_by_role("group", name="Сколько времени").get_by_text("20 мин").click()
    page.get_by_role("group", name="Добавка за каждый ход").get_by_text("+10 с").click()
    page.get_by_role("switch", name="Стол открыт для всех").click()
    page.get_by_role("group", name="Кто вас подменит").get_by_text("мастер").click()
    page.get_by_role("group", name="Как ходят боты").get_by_text("сразу").click()
    expect(friend.page.get_by_text("20 мин каждому на партию · открыт для всех")).to_be_visible()
    assert host.sideways() <= 0
    settings = host.context.request.get(f"/api/tables/{table}").json()["table"]["settings"]
    assert settings == {
        **settings,
        "clock": {"kind": "bank", "seconds": 1200, "increment": 10},
        "listed": True,
        "standin": "level5",
        "pace": 0,
    }
    page.get_by_role("button", name="Начать игру").click()
    expect(friend.page.get_by_role("timer", name="Часы")).to_be_visible()


def test_whoever_sits_may_stand_up_again(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    host.arrive("Аня")
    friend.arrive("Боря")
    table = host.open_at(TWO, ["me", "open"])
    page = friend.go(f"/t/{table}")
    page.get_by_role("button", name="Сесть за стол").click()
    expect(page.get_by_text("Партию начнёт хозяин стола.")).to_be_visible()
    # Not for a guest to free the seats of others, or to change them.
    seats(page).nth(0).get_by_role("button").click()
    expect(page.get_by_role("button", name="Не слышать: Аня")).to_be_visible()
    expect(page.get_by_role("button", name="Освободить место")).to_have_count(0)
    seats(page).nth(1).get_by_role("button").click()
    expect(page.get_by_role("button", name="Поменять местами…")).to_have_count(0)
    page.get_by_role("button", name="Встать из-за стола").click()
    expect(page.get_by_role("button", name="Сесть за стол")).to_be_visible()
    expect(host.page.get_by_text("Ждём ещё 1 игрока")).to_be_visible()


def test_days_a_move_are_chosen_before_the_table_is_opened(desk: Visitor) -> None:
    page = desk.go(f"/new/{TWO[0].id}")
    page.get_by_role("group", name="Часы").get_by_text("дни").click()
    page.get_by_role("group", name="Сколько времени").get_by_text("7 дней").click()
    page.get_by_text("Ещё о столе", exact=True).click()
    expect(page.get_by_role("switch", name="Стол открыт для всех")).not_to_be_checked()
    page.get_by_role("button", name="Начать игру").click()
    expect(page.get_by_role("timer", name="Часы")).to_have_text(re.compile("[67] дней"))
