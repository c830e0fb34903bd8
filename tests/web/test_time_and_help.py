"""Clocks, hints, taking back, going away and coming back."""

import re

import pytest
from playwright.sync_api import Page, expect

from web import tsvetariki_player
from web.conftest import Visit
from web.visitor import DESK, PHONE, Visitor

ALONE = {"mode": "solitaire", "players": 1, "colours": 1}
STAND_IN = "Сейчас за вас играет бот."
DAWDLING = 10_000  # milliseconds; as long as a bot may wait


def say_to_table(page: Page, deed: str) -> None:
    """As another device of the same person would: one message over a socket of its own."""
    script = """(deed) => new Promise((done, failed) => {
      const line = new WebSocket(`ws://${location.host}/ws/${location.pathname.replace('/t/', 'tables/')}`);
      line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
      line.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'update' && deed) {
          const { seat, legal } = told.sights.find((one) => one.legal.length);
          const move = legal.find((one) => one.startsWith(deed));
          line.send(JSON.stringify({ type: 'play', id: 'elsewhere', seat, move }));
          deed = null;
        }
        if (told.type === 'ack') { line.close(); done(null); }
        if (told.type === 'refused') failed(new Error(told.reason));
      };
    })"""  # noqa: E501
    page.evaluate(script, deed)


def test_time_runs_down_then_a_bot_plays_until_the_seat_is_taken_back(desk: Visitor) -> None:
    clock = {"kind": "move", "seconds": 3, "increment": 0}
    desk.open("tsvetariki", ["me"], ALONE, pace=DAWDLING, clock=clock)
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
    visitor.open("tsvetariki", ["me"], ALONE, hints=2)
    page = visitor.page
    page.wait_for_function(tsvetariki_player.READY)
    page.get_by_role("button", name="Подсказка").click()
    expect(page.get_by_text("Осталось подсказок: 1")).to_be_visible()
    expect(page.locator("[aria-selected=true]")).not_to_have_count(0)
    page.locator(tsvetariki_player.TAKE).click()
    expect(page.locator("[aria-selected=true]")).to_have_count(0)


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


def test_a_whole_turn_is_taken_back_where_only_bots_play_along(desk: Visitor) -> None:
    desk.open("tsvetariki", ["me"], ALONE)
    page = desk.page
    page.wait_for_function(tsvetariki_player.READY)
    tokens = page.locator(".across")
    before = tokens.count()
    tsvetariki_player.choose(page)
    page.locator(tsvetariki_player.TAKE).click()
    expect(tokens).not_to_have_count(before)
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Вернуть весь ход").click()
    expect(tokens).to_have_count(before)


def test_the_table_waits_for_who_went_away_from_bots(desk: Visitor) -> None:
    table = desk.open("jack", ["me", "bot:random"], {"players": 2}, pace=DAWDLING)
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
    expect(page.locator("[data-card]")).to_have_count(7)
