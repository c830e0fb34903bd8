"""What calls people to the table: sound, title, the system's share sheet."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web import tsvetariki_player
from web.conftest import Visit
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
    visitor.open("tsvetariki", ["me", "bot:random"], {"players": 2})
    page.wait_for_function(tsvetariki_player.READY)
    expect(page).to_have_title(re.compile("^● Ваш ход — Цветарики"))
    tsvetariki_player.choose(page)
    page.locator(tsvetariki_player.TAKE).click()
    page.wait_for_function(tsvetariki_player.READY)
    assert (page.evaluate("window.tones") > 0) is heard


def test_an_invitation_goes_to_the_share_sheet(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(TAKE_SHARED)
    table = visitor.open("jack", ["me", "open"])
    visitor.page.get_by_role("button", name="Поделиться").click()
    shared = visitor.page.evaluate("window.shared")
    assert shared["url"] == f"{visitor.site}/t/{table}"
    assert "Одноглазый валет" in shared["text"]
