"""Settings are kept, shown at once, and data can be taken along or deleted."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.i18n import tr
from web.company import TWO
from web.fixtures import Visit
from web.player import PLAYERS, Player
from web.visitor import DESK, PHONE, Visitor


def test_preferences_show_at_once_and_stay(desk: Visitor) -> None:
    page = desk.go("/settings")
    page.get_by_role("group", name="Язык").get_by_text("English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.get_by_role("group", name="Theme").get_by_text("dark").click()
    page.get_by_role("switch", name="Patterns over colours").click()
    page.get_by_role("group", name="Size of cards").get_by_text("large").click()
    page.get_by_role("switch", name="Motion").click()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    chosen = page.evaluate("({...document.documentElement.dataset})")
    assert chosen == {"theme": "dark", "aid": "on", "size": "large", "motion": "none"}
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(19, 22, 27)"


def test_a_guest_moves_to_another_device_by_a_link_that_works_once(visit: Visit) -> None:
    desk, phone, third = visit(), visit(PHONE), visit()
    desk.arrive("Аня")
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = desk.go("/settings")
    page.get_by_role("button", name="Перейти на другое устройство").click()
    expect(page.get_by_role("img", name="QR-код для перехода")).to_be_visible()
    page.get_by_role("button", name="Ссылка").click()
    link = page.evaluate("navigator.clipboard.readText()")
    phone.go(link).get_by_role("button", name="Перейти сюда").click()
    expect(phone.page.get_by_role("link", name="Вы — Аня")).to_be_visible()
    third.go(link).get_by_role("button", name="Перейти сюда").click()
    expect(third.page.get_by_role("alert")).to_contain_text("Ссылка уже использована")


def test_a_name_is_changed_and_data_taken_home_and_deleted(desk: Visitor) -> None:
    desk.arrive("Аня")
    page = desk.go("/settings")
    page.get_by_label("Ваше имя").fill("Анна")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.get_by_role("link", name="Вы — Анна")).to_be_visible()
    page.get_by_label("Ваше имя").fill("  ")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.get_by_text("В имени должна быть хотя бы одна буква.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Скачать всё").click()
    assert json.loads(download.value.path().read_text("utf-8"))["name"] == "Анна"
    page.get_by_role("button", name="Удалить меня").click()
    page.get_by_role("button", name="Да, удалить навсегда").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")
    assert desk.context.request.get("/api/me").json() is None


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
def test_large_cards_are_larger_at_every_table(
    visit: Visit, player: Player, size: dict[str, Any]
) -> None:
    visitor = visit(size)
    piece = player.sit_down(visitor, players=2).locator(player.piece).first
    widths: list[float] = []
    for wish in ("normal", "large"):
        visitor.page.evaluate("(size) => (document.documentElement.dataset.size = size)", wish)
        box = piece.bounding_box()
        assert box
        widths.append(box["width"])
        assert visitor.sideways() <= 0
        assert visitor.overflowing() == []
    assert widths[1] > 1.05 * widths[0]


def test_a_rating_is_shown_at_rated_tables_and_among_the_settings(visit: Visit) -> None:
    """The stand-in finishes what I began, for my rating."""
    visitor = visit(PHONE)
    visitor.open_at(TWO, ["me", "open"], rated=True, standin="random")
    page = visitor.page
    expect(page.get_by_text("Рейтинга в этой игре у вас пока нет")).to_be_visible()
    page.get_by_role("button", name="Ждём друга").click()
    page.get_by_role("button", name="новичок").click()
    page.get_by_role("button", name="Начать игру").click()
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Отойти: за меня доиграет бот").click()
    words = re.compile(r"Ваш рейтинг в этой игре: \d+,\d ± \d+,\d \(1 партия на рейтинг\)\.")
    expect(page.get_by_text(words).first).to_be_visible()
    assert visitor.axe() == []
    visitor.go("/settings")
    mine = page.get_by_role("region", name="Мой рейтинг")
    expect(mine.get_by_role("listitem")).to_have_text(
        re.compile(rf"{tr('ru', f'{TWO[0].id}-title')}.*1 партия.*\d+,\d ± \d+,\d")
    )
    assert visitor.sideways() <= 0
    assert visitor.axe() == []
    known = visitor.context.request.get("/api/ratings").json()[0]["mu"]
    expect(mine).to_contain_text(f"{known:.1f}".replace(".", ","))
