"""Сплито on the page: what only its board has."""

from typing import Any

import pytest
from playwright.sync_api import expect
from web.fixtures import Visit
from web.visitor import DESK, PHONE, Visitor

from games.splito.web.player import HAND, LAID, PLAYER


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_goals_say_in_words_what_they_ask_for(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(size)
    page = PLAYER.sit_down(visitor)
    own = page.locator("[data-own-hand] button:has([aria-label^='Цель'])").last
    name = own.get_by_role("img").get_attribute("aria-label") or ""
    asked = name.partition("«")[2].partition("»")[0]
    own.click()
    expect(page.get_by_role("status").filter(has_text="В какую зону?")).to_contain_text(asked[1:])
    common = page.get_by_role("region", name="Общие цели").get_by_role("button").first
    common.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[popover]:popover-open")).to_contain_text("Общая цель")


def test_a_lost_line_keeps_the_plan(desk: Visitor) -> None:
    PLAYER.choose(PLAYER.sit_down(desk, players=3))
    ready = desk.page.get_by_role("button", name="Готово")
    desk.context.set_offline(True)
    expect(desk.page.locator(".pill")).to_contain_text("Нет связи")
    expect(desk.page.locator(".zone.aimed")).to_have_count(1)
    expect(desk.page.locator(".go")).to_have_attribute("aria-disabled", "true")
    desk.context.set_offline(False)
    expect(desk.page.locator(".pill")).not_to_contain_text("Нет связи")
    expect(ready).to_have_attribute("aria-disabled", "false")
    ready.click()
    expect(desk.page.locator(".zone .cards li")).not_to_have_count(0)


def test_a_card_is_dragged_to_its_zone(desk: Visitor) -> None:
    page = PLAYER.sit_down(desk, players=3)
    for side in ("left", "right"):
        page.locator(f"{HAND} button[aria-disabled='false']").first.drag_to(
            page.locator(f"[data-drop={side}]")
        )
        PLAYER.confirm(page)
        expect(page.locator(LAID.format(side))).not_to_have_count(0)


def test_the_end_of_a_match_can_be_read_on_a_phone(visit: Visit, shelf: str) -> None:
    phone = visit(PHONE)
    page = phone.go("/replay/splito?seat=0")
    expect(page.get_by_role("slider")).to_be_visible()
    assert "ляжет сюда" not in page.inner_text("main"), "there is no hand to play from any more"
    page.keyboard.press("End")
    scoring = page.get_by_role("region", name="Подсчёт").bounding_box()
    zones = [zone.bounding_box() for zone in page.locator("[data-drop]").all()]
    assert scoring and len(zones) == 2
    assert all(zone and zone["y"] + zone["height"] <= scoring["y"] for zone in zones)
    assert phone.axe() == []
    assert phone.small_targets() == []
