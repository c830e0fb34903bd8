"""Matches between people, to the end: over a bad line, and at one screen."""

import pytest
import sample
from playwright.sync_api import Page, WebSocketRoute, expect

from web.fixtures import Visit
from web.player import CURTAIN, PLAYERS, Player
from web.visitor import PHONE, Visitor

THREE = sample.table(sample.seats(3), sample.in_turn, sample.no_giving_up)
PLAYER = PLAYERS[THREE[0].id]
CHOOSES = f"() => !!({PLAYER.ready})"
OVER = "[aria-label='Итог']"


class Line:
    """The sockets of a page, which may lose what the server answers."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        self.lost: list[str] = []
        page.route_web_socket("**/ws/**", self._routed)

    def _routed(self, here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def answered(message: str | bytes) -> None:
            if not self.deaf:
                here.send(message)
            elif '"type":"ack"' in str(message):
                self.lost.append(str(message))
                self.deaf = False
                here.close()

        here.on_message(there.send)
        there.on_message(answered)


def three_at_a_table(visit: Visit) -> tuple[Visitor, Visitor, Line]:
    """Two people and a bot at a table, the match begun."""
    one, other = visit(), visit(PHONE)
    line = Line(one.page)
    one.arrive("Аня")
    other.arrive("Боря")
    table = one.open_at(THREE, ["me", "open", "bot:random"])
    other.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    one.page.get_by_role("button", name="Начать игру").click()
    return one, other, line


class Match:
    """Whose turn it is, and how many turns each has had."""

    def __init__(self, *people: Visitor) -> None:
        self.people = people
        self.turns = [0] * len(people)

    def next(self) -> int | None:
        """Who can choose now; None when the match is over."""
        while not any(one.page.locator(OVER).count() for one in self.people):
            for seat, one in enumerate(self.people):
                if one.page.evaluate(CHOOSES):
                    return seat
            self.people[0].page.wait_for_timeout(20)
        return None

    def take(self, seat: int) -> None:
        """Make a turn."""
        PLAYER.turn(self.people[seat].page)
        self.turns[seat] += 1

    def play(self, until: int | None = None) -> None:
        """Make turns until it is somebody's turn, or to the end."""
        while (seat := self.next()) not in (None, until):
            assert seat is not None
            self.take(seat)
        assert seat == until, "the match is not over too soon"


def story(visitor: Visitor) -> list[str]:
    """What everybody has done, as the log tells it; on a phone it lies in the menu."""
    lines = visitor.page.locator("aside ol li").all_text_contents()
    return [line for line in lines if PLAYER.told in line]


def test_two_browsers_play_to_the_end_whatever_the_line_does(visit: Visit) -> None:
    one, other, line = three_at_a_table(visit)
    match = Match(one, other)
    pill, chosen = one.page.locator(".pill"), one.page.locator(PLAYER.chosen)

    # The others move while the line is cut.
    match.play(until=1)
    one.context.set_offline(True)
    expect(pill).to_contain_text("Нет связи")
    match.take(1)
    expect(other.page.locator(".pill")).to_contain_text("Аня")
    one.context.set_offline(False)
    one.page.wait_for_function(CHOOSES)
    assert story(one) == story(other)

    # What was planned is still planned when the line is back.
    PLAYER.choose(one.page)
    planned = chosen.count()
    one.context.set_offline(True)
    expect(pill).to_contain_text("Нет связи")
    expect(one.page.locator(PLAYER.go)).to_have_count(0)
    expect(chosen).to_have_count(planned)
    one.context.set_offline(False)
    expect(pill).to_contain_text("Ваш ход")
    PLAYER.confirm(one.page)
    match.turns[0] += 1

    # A move arrives, its answer does not: it is sent again and made once.
    match.play(until=0)
    line.deaf = True
    match.take(0)
    match.play()
    assert len(line.lost) == 1
    assert story(one) == story(other)
    table = one.context.request.get(f"/api/tables/{one.page.url.rsplit('/', 1)[1]}").json()
    record = table["records"][0]["id"]
    steps = one.context.request.get(f"/api/records/{record}/steps?seat=0").json()["steps"]
    moves = [step["seat"] for step in steps if step["move"]]
    assert [moves.count(0), moves.count(1)] == match.turns


# Whatever is drawn while the curtain is down: nobody's cards may be among it.
WATCH = """(hand) => {
  window.seen = [];
  const look = () => {
    const shown = document.querySelector(hand);
    if (document.querySelector('[data-curtain]') && shown) window.seen.push(shown.innerText);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
def test_a_match_at_one_screen_is_played_to_the_end_behind_curtains(
    visit: Visit, player: Player
) -> None:
    visitor = visit(PHONE)
    visitor.open(player.game, ["me", "also:Мила"], {"players": 2})
    page = visitor.page
    page.evaluate(WATCH, player.hand)
    lift = page.get_by_role("button", name="Показать")
    shown: list[str] = []
    over = False
    while not over:
        expect(page.locator("[data-curtain]")).to_be_visible()
        shown.append(lift.inner_text())
        lift.click()
        over = player.play(page, stop=CURTAIN) is not None
    assert page.evaluate("window.seen") == []
    assert {"Аня", "Мила"} == {name for name in ("Аня", "Мила") if any(name in s for s in shown)}
    assert "получает карты" not in (page.locator("aside ol[tabindex]").text_content() or "")
