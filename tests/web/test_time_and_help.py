"""Clocks, hints, taking back, going away and coming back."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from web.company import ALONE, TWO, log, say_to_table
from web.fixtures import Visit
from web.player import PLAYERS
from web.visitor import DESK, PHONE, Visitor

PLAYER = PLAYERS[ALONE[0].id]
STAND_IN = "Сейчас за вас играет бот."
DAWDLING = 10_000  # milliseconds; as long as a bot may wait


def test_time_runs_down_then_a_bot_plays_until_the_seat_is_taken_back(desk: Visitor) -> None:
    clock = {"kind": "move", "seconds": 3, "increment": 0}
    desk.open_at(ALONE, ["me"], pace=DAWDLING, clock=clock)
    page = desk.page
    timer = page.get_by_role("timer", name="Часы")
    expect(timer).to_have_text(re.compile("0:0[1-3]"))
    expect(timer).to_have_text("0:01")
    expect(page.get_by_text(STAND_IN)).to_be_visible()
    expect(page.get_by_role("list", name="Ход игры")).to_contain_text("время")
    page.get_by_role("button", name="Вернуться за стол").click()
    expect(page.get_by_role("list", name="Ход игры")).to_contain_text("снова за столом")
    expect(timer).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_lays_out_a_plan_and_says_what_it_is_worth(
    visit: Visit, size: dict[str, object]
) -> None:
    visitor = visit(size)
    visitor.open_at(ALONE, ["me"], hints=2)
    page = visitor.page
    PLAYER.next(page)
    page.get_by_role("button", name="Подсказка").click()
    expect(page.get_by_text("Осталось подсказок: 1")).to_be_visible()
    expect(page.locator(PLAYER.chosen)).not_to_have_count(0)
    PLAYER.confirm(page)
    expect(page.locator(PLAYER.chosen)).to_have_count(0)


def test_a_hint_that_comes_after_a_move_is_not_laid_over_another_board(desk: Visitor) -> None:
    page = desk.page
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def routed(here: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            if '"type":"hinted"' in str(message):
                held.append((here, message))
            else:
                here.send(message)

        there = here.connect_to_server()
        here.on_message(there.send)
        there.on_message(told)

    page.route_web_socket("**/ws/**", routed)
    desk.open_at(ALONE, ["me"])
    PLAYER.next(page)
    page.get_by_role("button", name="Подсказка").click()
    for _ in range(300):
        if held:
            break
        page.wait_for_timeout(100)
    told = log(desk).get_by_role("listitem")
    before = told.count()
    say_to_table(page, "")
    expect(told).not_to_have_count(before)
    for here, message in held:
        here.send(message)
    expect(page.get_by_text("Осталось подсказок")).to_be_visible()
    expect(page.locator(PLAYER.chosen)).to_have_count(0)


def test_a_whole_turn_is_taken_back_where_only_bots_play_along(desk: Visitor) -> None:
    desk.open_at(ALONE, ["me"])
    page = desk.page
    PLAYER.next(page)
    board = page.get_by_role("main", name="Поле игры")
    before = board.aria_snapshot()
    PLAYER.turn(page)
    PLAYER.next(page)
    assert board.aria_snapshot() != before
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Вернуть весь ход").click()
    expect(board).to_match_aria_snapshot(before)


def test_the_table_waits_for_who_went_away_from_bots(desk: Visitor) -> None:
    table = desk.open_at(TWO, ["me", "bot:random"], pace=DAWDLING)
    page = desk.page
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Отойти: за меня доиграет бот").click()
    expect(page.get_by_text(STAND_IN)).to_be_visible()
    page.get_by_role("link", name="На главную").click()
    mine = page.get_by_role("region", name="Мои столы").get_by_role("link")
    expect(mine).to_contain_text("идёт")
    mine.click()
    page.wait_for_url(f"**/t/{table}")
    page.get_by_role("button", name="Вернуться за стол").click()
    expect(page.get_by_text(STAND_IN)).to_have_count(0)
    expect(page.locator(PLAYERS[TWO[0].id].hand).first).to_be_visible()
