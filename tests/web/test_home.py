"""The home screen and the way to a table."""

import pytest
import sample
from conformance.tables import name_of
from playwright.sync_api import expect

from igroteka.games import GAMES
from igroteka.model import Game, Options
from web.company import TWO
from web.fixtures import Visit
from web.visitor import DESK, PHONE, Visitor


def test_a_first_visit_is_no_mistake_to_the_browser(visit: Visit) -> None:
    newcomer = visit()
    said: list[str] = []
    newcomer.page.on("console", lambda message: said.append(message.text))
    page = newcomer.go("/")
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert said == []


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_one_plays(desk: Visitor, game: str) -> None:
    page = desk.go("/")
    page.locator(f"article:has(a[href='/new/{game}'])").get_by_role("button").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main", name="Поле игры")).to_be_visible()
    expect(page.get_by_role("list", name="Ход игры")).to_contain_text("Партия 1 началась.")
    desk.go("/")
    mine = page.get_by_role("region", name="Мои столы").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("с вами: бот «любитель»")


@pytest.mark.parametrize("table", sample.one_of_every_game(sample.seats(2)), ids=name_of)
def test_who_plays_a_game_for_the_first_time_is_told_what_it_is_about(
    visit: Visit, table: tuple[Game, Options]
) -> None:
    visitor = visit(PHONE, knows=())
    visitor.open_at(table, ["me", "bot:level1"])
    told = visitor.page.get_by_role("dialog", name="Как играть")
    expect(told.get_by_role("listitem")).to_have_count(3)
    assert visitor.missing_words() == []
    assert visitor.axe() == []
    told.get_by_role("button", name="Понятно, играем").click()
    expect(told).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.get_by_role("main", name="Поле игры").locator("svg")).not_to_have_count(0)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_open_table_is_found_on_the_first_page_and_joined(
    visit: Visit, size: dict[str, object]
) -> None:
    host, guest = visit(), visit(size)
    host.arrive("Вера")
    private = host.open_at(TWO, ["me", "open"])
    four = sample.table(sample.seats(4))
    table = host.open_at(four, ["me", "bot:level1", "open", "open"], listed=True)
    page = guest.go("/")
    listed = page.get_by_role("region", name="Открытые столы")
    link = listed.locator(f"a[href='/t/{table}']")
    expect(link).to_contain_text("за столом: Вера, бот «новичок»")
    expect(link).to_contain_text("свободно 2")
    expect(listed.locator(f"a[href='/t/{private}']")).to_have_count(0)
    assert guest.sideways() <= 0
    assert guest.axe() == []
    link.click()
    page.get_by_label("Ваше имя").fill("Гриша")
    page.get_by_role("button", name="Сесть за стол").click()
    expect(host.page.get_by_text("Ждём ещё 1 игрока")).to_be_visible()
    # One's own tables stand among one's own.
    guest.go("/")
    mine = page.get_by_role("region", name="Мои столы")
    expect(mine.locator(f"a[href='/t/{table}']")).to_be_visible()
    expect(listed.locator(f"a[href='/t/{table}']")).to_have_count(0)


def test_a_wrong_code_is_answered(desk: Visitor) -> None:
    page = desk.go("/")
    for code in ("zzzzz9", "no/code"):
        page.get_by_label("Код стола").fill(code)
        page.get_by_role("button", name="Войти").click()
        expect(page.get_by_text("Стола с таким кодом сейчас нет.")).to_be_visible()


def test_a_link_is_as_good_as_a_code(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    table = host.open_at(TWO, ["me", "open"])
    page = friend.go("/")
    page.get_by_label("Код стола").fill(host.page.url)
    page.get_by_role("button", name="Войти").click()
    expect(page).to_have_url(f"{friend.site}/t/{table}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_page_that_is_not_there_says_so(visit: Visit, size: dict[str, object]) -> None:
    page = visit(size).go("/no/such/page")
    expect(page.get_by_role("alert")).to_contain_text("Такой страницы нет.")
    page.get_by_role("alert").get_by_role("link", name="На главную").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")
