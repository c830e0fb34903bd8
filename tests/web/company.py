"""Several people at one table, each with a browser of their own."""

from typing import Any

import sample
from playwright.sync_api import Locator, Page, expect

from web.fixtures import Visit
from web.player import PLAYERS, Player
from web.visitor import DESK, PHONE, Visitor

NAMES = ("Аня", "Боря", "Вера", "Гриша")
TWO = sample.table(sample.seats(2))
ALONE = sample.table(sample.sides(1))


def gathered(
    visit: Visit, player: Player, sizes: list[dict[str, Any]], **options: Any
) -> list[Visitor]:
    """As many people as there are screens, at a table where the match has begun."""
    people = [visit(size) for size in sizes]
    for person, name in zip(people, NAMES, strict=False):
        person.arrive(name)
    host, *friends = people
    seats = ["me", *["open"] * len(friends)]
    table = host.open(player.game, seats, {"players": len(people), **options})
    for name, friend in zip(NAMES[1:], friends, strict=False):
        friend.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
        expect(host.page.get_by_text(f"{name} садится за стол.")).to_be_visible()
    host.page.get_by_role("button", name="Начать игру").click()
    for person in people:
        expect(person.page.locator(player.hand).first).to_be_visible()
    return people


def two_at_a_table(visit: Visit) -> list[Visitor]:
    """One at a desk, one with a phone."""
    return gathered(visit, PLAYERS[TWO[0].id], [DESK, PHONE])


def log(visitor: Visitor) -> Locator:
    """What the table tells of the match."""
    return visitor.page.get_by_role("list", name="Ход игры")


def say(visitor: Visitor, text: str, field: str = "Сказать за столом…") -> None:
    """Say something at the table."""
    visitor.page.get_by_role("textbox", name=field).fill(text)
    visitor.page.get_by_role("button", name="Отправить").click()


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
