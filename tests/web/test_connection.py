"""Lost connections, reloads and sleep: nothing lost, nothing doubled."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from igroteka.games import GAMES
from web.company import ALONE, TWO, log, say, two_at_a_table
from web.fixtures import Visit
from web.player import PLAYERS
from web.visitor import Visitor


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
        for words in ("меня слышно?", "раз-два", "где же Аня"):
            expect(log(visitor).get_by_text(words)).to_have_count(1)


# A move that could be made a second time at once, if somebody let it: asked without playing it.
# Null if there is none.
TWICE = """() => new Promise((done) => {
  const path = location.pathname.replace('/t/', '/ws/tables/');
  const line = new WebSocket(`ws://${location.host}${path}`);
  let moves = null;
  const ask = () => {
    if (!moves.length) { line.close(); return done(null); }
    const preview = { type: 'preview', id: moves[0], seat: 0, moves: [moves[0], moves[0]] };
    line.send(JSON.stringify(preview));
  };
  line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'update') { moves = [...told.sights[0].legal].slice(0, 40); ask(); }
    if (told.type === 'refused') { moves.shift(); ask(); }
    if (told.type === 'previewed') { line.close(); done(moves[0]); }
  };
})"""


def alone_at_a_board_with_a_move_for_twice(desk: Visitor) -> tuple[str, str]:
    """Table and move; one board of forty has none."""
    for _ in range(8):
        table = desk.open_at(ALONE, ["me"])
        PLAYERS[ALONE[0].id].next(desk.page)
        move = desk.page.evaluate(TWICE)
        if move is not None:
            return table, move
    raise AssertionError("no board has a move that can be made twice")


def test_a_move_made_offline_is_made_once_however_often_it_is_sent(desk: Visitor) -> None:
    """Alone at a table: the same move could be made again, and would be told again."""
    table, move = alone_at_a_board_with_a_move_for_twice(desk)
    page = desk.page
    told = log(desk).get_by_role("listitem")
    expect(told).not_to_have_count(0)
    before = told.count()
    deed = {"type": "play", "id": "once", "seat": 0, "move": move, "version": None}
    keep = f"(deeds) => sessionStorage.setItem('igroteka:{table}', JSON.stringify(deeds))"
    # It waits for the line, is sent when the page comes back …
    desk.context.set_offline(True)
    expect(page.locator(".pill")).to_contain_text("Нет связи")
    page.evaluate(keep, [deed])
    desk.context.set_offline(False)
    for _ in range(3):
        page.reload()
        expect(told).to_have_count(before + 1)
        page.wait_for_function(f"() => sessionStorage.getItem('igroteka:{table}') === null")
        # … and once more, as if its answer had been lost.
        page.evaluate(keep, [deed])
    # Under another id it is another move.
    page.evaluate(keep, [{**deed, "id": "twice"}])
    page.reload()
    expect(told).to_have_count(before + 2)


def against_bots(page: Page) -> Locator:
    """The first of the buttons by which one plays at once."""
    return page.get_by_role("button", name=re.compile("^Играть с ботами: ")).first


# A game for four, among others, that begins with another number.
FOUR = next(
    game.id for game in GAMES.values()
    if game.parse_options({"players": 4}) != game.parse_options({})
)  # fmt: skip


def test_home_without_a_connection_says_what_to_do(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    visitor.context.set_offline(True)
    against_bots(page).click()
    expect(page.get_by_text("Нет связи с Игротекой.")).to_be_visible()
    visitor.context.set_offline(False)
    against_bots(page).click()
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
    against_bots(page).click()
    expect(page.get_by_role("status").get_by_text(words)).to_be_visible()
    visitor.go(f"/new/{FOUR}")
    page.get_by_role("group", name="Сколько игроков").get_by_text("4").click()
    page.get_by_role("button", name="Начать игру").click()
    expect(page.get_by_role("status").get_by_text(words)).to_be_visible()
    assert page.get_by_text("some English").count() == 0
    expect(page.get_by_role("radio", name="4", checked=True)).to_be_attached()
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Начать игру").click()
    page.wait_for_url("**/t/*")
    visitor.errors = [one for one in visitor.errors if not one.startswith(str(status))]


def test_a_screen_that_cannot_be_fetched_comes_with_the_network(desk: Visitor) -> None:
    page = desk.go("/")
    desk.context.set_offline(True)
    page.get_by_role("link", name="Правила").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Нет связи с Игротекой.")
    desk.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила")


def test_another_tab_of_somebody_who_has_deleted_their_data_says_so(desk: Visitor) -> None:
    desk.open_at(TWO, ["me", "open"])
    assert desk.context.request.delete("/api/me").ok
    desk.context.set_offline(True)  # what deleting does to a line, whoever else has it open
    desk.context.set_offline(False)
    expect(desk.page.get_by_role("alert")).to_contain_text("Игротека вас больше не знает.")
    desk.page.get_by_role("button", name="Начать заново").click()
    expect(desk.page.get_by_role("button", name="Сесть за стол")).to_be_visible()


def test_going_back_closes_the_menu_and_stays_at_the_table(desk: Visitor) -> None:
    table = desk.open_at(TWO, ["me", "bot:level1"])
    page = desk.page
    page.get_by_role("button", name="Меню").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(f"{desk.site}/t/{table}")
