"""Clocks, hints, taking back, going away and coming back."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web import tsvetariki_player
from web.conftest import Visit
from web.visitor import DESK, PHONE, Visitor

ALONE = {"mode": "solitaire", "players": 1, "colours": 1}
STAND_IN = "Сейчас за вас играет бот."
DAWDLING = 10_000  # milliseconds; as long as a bot may wait


def say_to_table(page: Page, deed: str) -> None:
    """As another device of the same person would: the first move that begins so."""
    script = """(deed) => new Promise((done, failed) => {
      const line = new WebSocket(`ws://${location.host}/ws/${location.pathname.replace('/t/', 'tables/')}`);
      line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
      line.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'update' && deed !== null) {
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


def test_a_hint_in_red7_is_a_whole_turn_that_only_has_to_be_confirmed(visit: Visit) -> None:
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
    free = page.locator(f"{tsvetariki_player.GROUPS}:not([aria-selected=true])").first
    other = page.locator(f"[data-cell={free.get_attribute('data-cell')}]")
    other.click()
    expect(other).to_have_attribute("aria-selected", "true")
    mine = chosen(page)
    assert mine != proposed
    greet("два")
    assert chosen(page) == mine


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
    desk.open("tsvetariki", ["me"], ALONE)
    page.wait_for_function(tsvetariki_player.READY)
    page.get_by_role("button", name="Подсказка").click()
    for _ in range(300):
        if held:
            break
        page.wait_for_timeout(100)
    say_to_table(page, "")
    expect(page.get_by_role("list", name="Ход игры")).to_contain_text("группа")
    for here, message in held:
        here.send(message)
    expect(page.get_by_text("Осталось подсказок")).to_be_visible()
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
