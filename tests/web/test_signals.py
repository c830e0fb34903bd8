"""What calls people to the table: sound, title, the system's share sheet."""

import re
from typing import Any

import pytest
import sample
from playwright.sync_api import expect

from igroteka.i18n import tr
from web.company import TWO
from web.fixtures import Visit
from web.player import PLAYERS
from web.visitor import DESK, PHONE, TAKE_SHARED

COUNT_TONES = """
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    return start.apply(this, when);
  };
"""


@pytest.mark.parametrize(
    ("size", "heard"), [(DESK, True), (PHONE, False)], ids=["heard on a desk", "quiet on a phone"]
)
def test_my_turn_is_called_out(visit: Visit, size: dict[str, Any], heard: bool) -> None:
    visitor = visit(size)
    page = visitor.page
    page.add_init_script(COUNT_TONES)
    table = sample.table(sample.seats(2), sample.in_turn, sample.no_giving_up)
    player = PLAYERS[table[0].id]
    visitor.open_at(table, ["me", "bot:random"])
    player.next(page)
    title = re.escape(tr("ru", f"{table[0].id}-title"))
    expect(page).to_have_title(re.compile(f"^● Ваш ход — {title}"))
    player.turn(page)
    player.next(page)
    assert (page.evaluate("window.tones") > 0) is heard


def test_an_invitation_goes_to_the_share_sheet(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(TAKE_SHARED)
    table = visitor.open_at(TWO, ["me", "open"])
    visitor.page.get_by_role("button", name="Поделиться").click()
    shared = visitor.page.evaluate("window.shared")
    assert shared["url"] == f"{visitor.site}/t/{table}"
    assert tr("ru", f"{TWO[0].id}-title") in shared["text"]
