"""The home screen and the way to a table."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import DESK, GAMES, PHONE, Visitor


@pytest.mark.parametrize("game", ["jack", "tsvetariki"])
def test_one_click_and_one_plays(desk: Visitor, game: str) -> None:
    page = desk.go("/")
    page.locator(f"article:has(a[href='/new/{game}'])").get_by_role("button").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main", name="Поле игры")).to_be_visible()
    expect(page.get_by_role("list", name="Ход игры")).to_contain_text("ход", ignore_case=True)
    desk.go("/")
    mine = page.get_by_role("region", name="Мои столы").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("с вами: бот «любитель»")


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_a_game_for_the_first_time_is_told_what_it_is_about(
    visit: Visit, game: str
) -> None:
    visitor = visit(PHONE, knows=())
    visitor.open(game, ["me", "bot:level1"], {"players": 2})
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
    private = host.open("jack", ["me", "open"])
    table = host.open("splito", ["me", "bot:level1", "open", "open"], listed=True)
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
    table = host.open("red7", ["me", "open"], {"players": 2})
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
