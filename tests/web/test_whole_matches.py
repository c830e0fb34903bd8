"""Matches between people, to the end: over a bad line, and at one screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web import tsvetariki_player
from web.conftest import Visit
from web.players import CURTAIN, play_red7, play_splito
from web.visitor import PHONE, Visitor

CHOOSES = "() => document.querySelector('.sum')?.innerText.includes('Выберите группу')"


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
    """Two people and a bot at a table of Цветарики, the match begun."""
    one, other = visit(), visit(PHONE)
    line = Line(one.page)
    one.arrive("Аня")
    other.arrive("Боря")
    table = one.open("tsvetariki", ["me", "open", "bot:random"], {"players": 3})
    other.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    one.page.get_by_role("button", name="Начать игру").click()
    return one, other, line


def take(visitor: Visitor) -> None:
    """Choose a group and take it."""
    tsvetariki_player.choose(visitor.page)
    visitor.page.locator(tsvetariki_player.TAKE).click()
    visitor.page.wait_for_function("() => !document.querySelector('[aria-selected=true]')")


class Match:
    """Whose turn it is, and how many turns each has had."""

    def __init__(self, *people: Visitor) -> None:
        self.people = people
        self.turns = [0] * len(people)

    def next(self) -> int | None:
        """Who can choose now; None when the match is over."""
        while not any(tsvetariki_player.over(one.page) for one in self.people):
            for seat, one in enumerate(self.people):
                if one.page.evaluate(CHOOSES):
                    return seat
            self.people[0].page.wait_for_timeout(20)
        return None

    def take(self, seat: int) -> None:
        """Choose a group and take it."""
        page = self.people[seat].page
        tsvetariki_player.choose(page)
        page.locator(tsvetariki_player.TAKE).click()
        page.wait_for_function("() => !document.querySelector('[aria-selected=true]')")
        self.turns[seat] += 1

    def play(self, until: int | None = None) -> None:
        """Take groups until it is somebody's turn, or to the end."""
        while (seat := self.next()) not in (None, until):
            assert seat is not None
            self.take(seat)
        assert seat == until, "the match is not over too soon"


def groups(visitor: Visitor) -> list[str]:
    """What was taken, as the log tells it; on a phone it lies in the menu."""
    lines = visitor.page.locator("aside ol li").all_text_contents()
    return [line for line in lines if "группа" in line]


def test_two_browsers_play_to_the_end_whatever_the_line_does(visit: Visit) -> None:
    one, other, line = three_at_a_table(visit)
    match = Match(one, other)
    pill, chosen = one.page.locator(".pill"), one.page.locator("[aria-selected=true]")

    # The others move while the line is cut.
    match.play(until=1)
    one.context.set_offline(True)
    expect(pill).to_contain_text("Нет связи")
    match.take(1)
    expect(other.page.locator(".pill")).to_contain_text("Аня")
    one.context.set_offline(False)
    one.page.wait_for_function(CHOOSES)
    assert groups(one) == groups(other)

    # What was planned is still planned when the line is back.
    tsvetariki_player.choose(one.page)
    planned = chosen.count()
    one.context.set_offline(True)
    expect(pill).to_contain_text("Нет связи")
    take = one.page.locator(".go:has-text('Взять')")
    expect(take).to_have_attribute("aria-disabled", "true")
    expect(chosen).to_have_count(planned)
    one.context.set_offline(False)
    expect(pill).to_contain_text("Ваш ход")
    one.page.locator(tsvetariki_player.TAKE).click()
    expect(chosen).to_have_count(0)
    match.turns[0] += 1

    # A move arrives, its answer does not: it is sent again and made once.
    match.play(until=0)
    line.deaf = True
    match.take(0)
    match.play()
    assert len(line.lost) == 1
    assert groups(one) == groups(other)
    table = one.context.request.get(f"/api/tables/{one.page.url.rsplit('/', 1)[1]}").json()
    record = table["records"][0]["id"]
    steps = one.context.request.get(f"/api/records/{record}/steps?seat=0").json()["steps"]
    moves = [step["seat"] for step in steps if step["move"]]
    assert [moves.count(0), moves.count(1)] == match.turns


# Whatever is drawn while the curtain is down: nobody's cards may be among it.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const hand = document.querySelector('[data-hand-row], [data-own-hand], [data-card]');
    if (document.querySelector('[data-curtain]') && hand) window.seen.push(hand.innerText);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
PLAY: dict[str, Any] = {"red7": play_red7, "splito": play_splito}


@pytest.mark.parametrize("game", list(PLAY))
def test_a_match_at_one_screen_is_played_to_the_end_behind_curtains(
    visit: Visit, game: str
) -> None:
    visitor = visit(PHONE)
    visitor.open(game, ["me", "also:Мила"], {"players": 2})
    page = visitor.page
    page.evaluate(WATCH)
    lift = page.get_by_role("button", name="Показать")
    shown: list[str] = []
    over = False
    while not over:
        expect(page.locator("[data-curtain]")).to_be_visible()
        shown.append(lift.inner_text())
        lift.click()
        over = PLAY[game](page, CURTAIN)
    assert page.evaluate("window.seen") == []
    assert {"Аня", "Мила"} == {name for name in ("Аня", "Мила") if any(name in s for s in shown)}
    assert "получает карты" not in (page.locator("aside ol[tabindex]").text_content() or "")
