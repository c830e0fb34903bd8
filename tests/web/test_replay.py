"""Finished matches, leafed through in the browser."""

import pytest
from playwright.sync_api import Page, expect

from web.company import TWO
from web.fixtures import RECORDS, Visit
from web.visitor import PHONE, TAKE_SHARED, Visitor

TOLD = "main ~ footer > p"
SOME = RECORDS[0]


def step(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_match_is_replayed_to_its_end(desk: Visitor, shelf: str, name: str) -> None:
    page = desk.go(f"/replay/{name}")
    expect(page.get_by_role("main", name="Поле игры").locator("svg").first).to_be_visible()
    seats = page.get_by_label("Чьими глазами").locator("option").count() - 1
    hands = page.get_by_role("region", name="Все руки").get_by_role("list")
    expect(hands).to_have_count(seats)
    for hand in hands.all():
        expect(hand.get_by_role("listitem")).not_to_have_count(0)
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 10
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert step(page) == 2
    told = page.locator(TOLD).inner_text()
    assert "Вы " not in told, "whoever leafs through it has not done it"
    page.keyboard.press("ArrowLeft")
    expect(page.locator(TOLD)).not_to_have_text(told)
    page.keyboard.press("End")
    assert step(page) == last
    assert desk.missing_words() == []


def test_a_link_leads_to_a_moment_seen_with_the_same_eyes(visit: Visit, shelf: str) -> None:
    one, other = visit(), visit(PHONE, lang="en")
    page = one.go(f"/replay/{SOME}")
    page.get_by_role("button", name="Шаг вперёд").click()
    page.get_by_role("button", name="Шаг вперёд").click()
    page.get_by_label("Чьими глазами").select_option(index=2)
    expect(page).to_have_url(f"{one.site}/replay/{SOME}?step=2&seat=1")
    seen = other.go(page.url.removeprefix(one.site))
    expect(seen.get_by_role("slider")).to_have_value("2")
    expect(seen.get_by_label("Through whose eyes")).to_have_value("1")
    assert other.sideways() <= 0
    assert other.axe() == []


def test_every_step_says_what_happened(desk: Visitor, shelf: str) -> None:
    page = desk.go(f"/replay/{SOME}")
    told = page.locator(TOLD)
    for _ in range(int(page.get_by_role("slider").get_attribute("max") or 0)):
        page.keyboard.press("ArrowRight")
        expect(told).not_to_be_empty()


def test_a_record_that_is_not_there_says_so(desk: Visitor) -> None:
    page = desk.go("/replay/nothing")
    expect(page.get_by_role("alert")).to_contain_text("Такой записи нет.")


def test_the_way_from_the_end_of_a_match_to_its_replay_and_to_another(desk: Visitor) -> None:
    page = desk.page
    page.add_init_script(TAKE_SHARED)
    table = desk.open_at(TWO, ["me", "bot:level1"])
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Отойти: за меня доиграет бот").click()
    result = page.get_by_role("complementary").get_by_role("region", name="Итог")
    expect(result.get_by_role("heading")).to_be_visible()
    assert desk.axe() == []
    with page.expect_download() as download:
        result.get_by_role("link", name="Сохранить").click()
    record = download.value.path().read_text("utf-8")
    assert f'[Game "{TWO[0].id}"]' in record
    assert '[Seat0 "Аня"]' in record
    # Whoever gets the link sees the same match.
    result.get_by_role("button", name="Поделиться").click()
    shared = page.evaluate("window.shared")
    (known,) = desk.context.request.get(f"/api/tables/{table}").json()["records"]
    assert shared["url"] == f"{desk.site}/replay/{known['id']}"
    assert "Победа: " in shared["text"] or "побе" in shared["text"].lower()
    assert desk.context.request.get(f"/api/records/{known['id']}").text() == record
    result.get_by_role("link", name="Пересмотреть").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    page.get_by_role("complementary").get_by_role("button", name="Реванш").click()
    page.get_by_role("button", name="Начать игру").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("партия 2")
