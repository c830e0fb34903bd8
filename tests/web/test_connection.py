"""Lost connections, reloads and sleep: nothing lost, nothing doubled."""

import pytest
from playwright.sync_api import Route, expect

from web.conftest import Visit
from web.visitor import PHONE, Visitor

LOG = "Ход игры"


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two browsers at a table of Red7, the match begun."""
    one, other = visit(), visit(PHONE)
    one.arrive("Аня")
    other.arrive("Боря")
    table = one.open("red7", ["me", "open"], {"players": 2})
    other.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    one.page.get_by_role("button", name="Начать игру").click()
    for visitor in (one, other):
        expect(visitor.page.get_by_role("main", name="Поле игры")).to_be_visible()
    return one, other


def pill(visitor: Visitor) -> str:
    return visitor.page.locator(".pill").inner_text()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name="Сказать за столом…").fill(text)
    visitor.page.get_by_role("button", name="Отправить").click()


def test_one_goes_offline_and_returns_to_the_same_table(visit: Visit) -> None:
    one, other = two_at_a_table(visit)
    # What the one at the desk does while the line is cut …
    one.context.set_offline(True)
    expect(one.page.locator(".pill")).to_contain_text("Нет связи")
    say(one, "меня слышно?")
    say(one, "раз-два")
    # … and what happens meanwhile.
    other.page.get_by_role("button", name="Меню").click()
    say(other, "где же Аня")
    one.context.set_offline(False)
    expect(one.page.locator(".pill")).not_to_contain_text("Нет связи")
    for visitor in (one, other):
        log = visitor.page.get_by_role("list", name=LOG)
        for words in ("меня слышно?", "раз-два", "где же Аня"):
            expect(log.get_by_text(words)).to_have_count(1)


def test_a_move_made_offline_is_made_once(visit: Visit) -> None:
    one, other = two_at_a_table(visit)
    mover, waiter = (one, other) if "Ваш ход" in pill(one) else (other, one)
    table = mover.page.url.rsplit("/", 1)[1]
    # A pass is the one move that is always possible; it is sent as the line would send it again.
    mover.context.set_offline(True)
    expect(mover.page.locator(".pill")).to_contain_text("Нет связи")
    deed = '[{"type":"play","id":"once","seat":%s,"move":"pass","version":null}]'
    seat = 0 if mover is one else 1
    script = f"sessionStorage.setItem('igroteka:{table}', '{deed % seat}')"
    mover.page.evaluate(script)
    mover.context.set_offline(False)
    mover.page.reload()
    for visitor in (mover, waiter):
        expect(visitor.page.get_by_role("region", name="Итог").first).to_be_attached()
    assert mover.page.evaluate(f"sessionStorage.getItem('igroteka:{table}')") is None
    mover.page.reload()
    expect(mover.page.get_by_role("region", name="Итог").first).to_be_attached()


def test_home_without_a_connection_says_what_to_do(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    visitor.context.set_offline(True)
    page.get_by_role("button", name="Играть с ботами: Цветарики").click()
    expect(page.get_by_text("Нет связи с Игротекой.")).to_be_visible()
    visitor.context.set_offline(False)
    page.get_by_role("button", name="Играть с ботами: Цветарики").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(
    ("status", "error", "words"),
    [
        (429, "too-many", "Слишком часто. Подождите немного."),
        (429, "tables", "У вас слишком много открытых столов. Доиграйте какой-нибудь."),
        (500, "fault", "Что-то сломалось у нас."),
    ],
)
def test_a_refused_request_is_told_in_words_and_loses_nothing(
    visit: Visit, status: int, error: str, words: str
) -> None:
    visitor = visit()
    answer = {"error": error, "message": "some English for programs"}
    visitor.arrive()

    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=status, json=answer)
        else:
            route.continue_()

    visitor.page.route("**/api/tables", refuse)
    page = visitor.go("/")
    page.get_by_role("button", name="Играть с ботами: Цветарики").click()
    expect(page.get_by_role("status").get_by_text(words)).to_be_visible()
    visitor.go("/new/red7")
    page.get_by_role("group", name="Сколько игроков").get_by_text("4").click()
    page.get_by_role("button", name="Начать игру").click()
    expect(page.get_by_role("status").get_by_text(words)).to_be_visible()
    assert page.get_by_text("some English").count() == 0
    expect(page.get_by_role("radio", name="4", checked=True)).to_be_attached()
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Начать игру").click()
    page.wait_for_url("**/t/*")
    visitor.errors = [one for one in visitor.errors if not one.startswith(str(status))]
