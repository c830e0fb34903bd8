"""Цветарики and «Одноглазый валет» at a real table: whole matches, and how the boards behave."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web import jack_player, tsvetariki_player
from web.colours import VISIONS, distances, marks, painted
from web.conftest import Visit
from web.visitor import DESK, PHONE, SIDEWAYS, Visitor

# Who wants lines brings a match of many to its end sooner.
BOTS = {"tsvetariki": ["bot:random"] * 11, "jack": ["bot:greedy"] * 11}
TABLES: dict[str, dict[str, Any]] = {
    "tsvetariki": {"players": 5},
    # Three sides: one line wins, and its four chips take three of a side more than one round,
    # so whoever sits here has a turn in every match.
    "jack": {"players": 9},
}
PLAYERS = {"tsvetariki": tsvetariki_player, "jack": jack_player}
games = pytest.mark.parametrize("game", list(TABLES))


def sit_down(visitor: Visitor, game: str, pace: int = 0, **options: Any) -> Page:
    """A table with bots, and my turn."""
    given = {**TABLES[game], **options}
    visitor.open(game, ["me", *BOTS[game][: given["players"] - 1]], given, pace)
    visitor.page.wait_for_function(PLAYERS[game].READY)
    return visitor.page


@games
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_match_is_played_by_hand(visit: Visit, game: str, size: dict[str, Any]) -> None:
    visitor = visit(size)
    page = sit_down(visitor, game)
    assert PLAYERS[game].play(page) >= 1
    assert visitor.sideways() <= 0
    assert visitor.missing_words() == []


@games
def test_a_match_is_played_by_keys_alone(desk: Visitor, game: str) -> None:
    assert PLAYERS[game].play(sit_down(desk, game), by_keys=True) >= 1


def test_a_solitaire_shows_its_colours(desk: Visitor) -> None:
    """T-14: whoever plays alone has no secrets, and is told what to clear."""
    page = sit_down(desk, "tsvetariki", mode="solitaire", players=1, colours=2)
    expect(page.get_by_role("button", name="Мой цвет")).to_have_count(0)
    expect(page.locator(".wanted")).to_have_count(2)
    for _ in range(3):
        page.wait_for_function(tsvetariki_player.READY)
        tsvetariki_player.choose(page)
        page.locator(tsvetariki_player.TAKE).click()
        expect(page.locator("[aria-selected=true]")).to_have_count(0)


@games
@pytest.mark.parametrize(
    ("theme", "sizes"),
    [("light", (DESK, PHONE)), ("dark", (DESK, SIDEWAYS))],
    ids=["light", "dark"],
)
def test_axe_finds_nothing_and_nothing_hangs_over(
    visit: Visit, game: str, theme: str, sizes: tuple[dict[str, Any], ...]
) -> None:
    for size in sizes:
        visitor = visit(size, theme=theme)
        PLAYERS[game].choose(sit_down(visitor, game))
        assert visitor.axe() == []
        assert visitor.sideways() <= 0
        assert visitor.overflowing() == []
        if size is not DESK:
            assert visitor.small_targets() == []


@games
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_other_languages_fit_a_phone(visit: Visit, game: str, lang: str) -> None:
    visitor = visit(PHONE, lang=lang)
    visitor.open(game, ["me", *BOTS[game][: TABLES[game]["players"] - 1]], TABLES[game])
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    assert visitor.missing_words() == []
    assert visitor.overflowing() == []
    assert visitor.sideways() <= 0


def test_a_lone_token_says_why_it_stays(desk: Visitor) -> None:
    """T-7: the refusal links to its rule."""
    page = sit_down(desk, "tsvetariki")
    page.locator("[role=gridcell][aria-label*='стоит один']").first.click()
    expect(page.get_by_role("link", name="T-7")).to_be_visible()
    expect(page.locator("[aria-selected=true]")).to_have_count(0)


def test_the_secret_is_shown_only_while_it_is_held(desk: Visitor) -> None:
    """T-3."""
    page = sit_down(desk, "tsvetariki")
    secret = page.get_by_role("button", name="Мой цвет")
    colours = secret.locator("small")
    expect(colours).to_have_text("подержите, чтобы увидеть")
    box = secret.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(colours).to_have_text(re.compile("^(красный|жёлтый|зелёный|синий|фиолетовый)$"))
    page.mouse.up()
    expect(colours).to_have_text("подержите, чтобы увидеть")


def test_jokers_join_by_a_button_as_large_as_a_finger(visit: Visit) -> None:
    """T-8: a table is opened until some group has a joker beside it."""
    visitor = visit(PHONE)
    for _ in range(8):
        page = sit_down(visitor, "tsvetariki")
        for cell in page.locator(tsvetariki_player.GROUPS).all():
            cell.click()
            if page.get_by_role("group", name="Джокеры рядом с группой").count():
                break
        toggle = page.locator(".toggle[aria-pressed=false]").first
        if toggle.count():
            before = page.locator("[aria-selected=true]").count()
            box = toggle.bounding_box()
            assert box and box["height"] >= 44 and box["width"] >= 44
            toggle.click()
            expect(page.locator("[aria-selected=true]")).not_to_have_count(before)
            expect(page.locator(".sum")).to_contain_text("джокер")
            return
    raise AssertionError("no group had a joker beside it")


def test_a_phone_comes_closer_to_the_board(visit: Visit) -> None:
    """Squares are small on a phone; twice as large they can be hit."""
    page = sit_down(visit(PHONE), "jack")
    square = page.locator("[data-square=e5]")
    before = square.bounding_box()
    page.get_by_role("button", name="Приблизить доску").click()
    after = square.bounding_box()
    assert before and after
    assert after["width"] == pytest.approx(2 * before["width"], rel=0.02)
    assert after["width"] >= 44
    # Each letter stays with its column, however far the board is pushed along.
    page.locator(".window").evaluate("(board) => board.scrollTo(130, 90)")
    for letter in "eg":
        above = page.locator(".letters span").get_by_text(letter.upper(), exact=True)
        expect(above).to_be_visible()
        named, column = (
            above.bounding_box(),
            page.locator(f"[data-square={letter}5]").bounding_box(),
        )
        assert named and column
        middle = column["x"] + column["width"] / 2
        assert named["x"] + named["width"] / 2 == pytest.approx(middle, abs=2)
    page.locator(".window").evaluate("(board) => board.scrollTo(0, 0)")
    page.get_by_role("button", name="Отдалить доску").click()
    assert square.bounding_box() == before


@games
def test_large_pieces_leave_room_for_the_names_of_the_squares(visit: Visit, game: str) -> None:
    visitor = visit(PHONE)
    page = sit_down(visitor, game)
    page.evaluate("document.documentElement.dataset.size = 'large'")
    for name in ("A", "J", "1", "10"):
        named = page.locator(".letters span, .numbers span").get_by_text(name, exact=True)
        expect(named).to_be_in_viewport(ratio=1)
    assert visitor.sideways() <= 0
    assert (
        page.evaluate(
            "(main) => main.scrollHeight - main.clientHeight", page.query_selector("main")
        )
        <= 0
    )


def test_the_card_under_a_chip_is_seen_on_hover_and_focus(desk: Visitor) -> None:
    page = sit_down(desk, "jack")
    jack_player.choose(page)
    page.locator(jack_player.GO).click()
    page.wait_for_function(jack_player.PLAYED)
    page.wait_for_function(jack_player.READY)
    square = page.locator(".place:has(.chip)").first.get_attribute("data-square")
    chip = page.locator(f"[data-square={square}]")
    ink = chip.locator(".ink")
    expect(ink).to_have_css("opacity", "0")
    chip.hover()
    expect(ink).to_have_css("opacity", "1")


def test_everybody_may_look_through_the_discards(desk: Visitor) -> None:
    page = sit_down(desk, "jack", players=2)
    before = int(page.get_by_role("button", name="Сброс").inner_text().split()[-1])
    jack_player.choose(page)
    page.locator(jack_player.GO).click()
    pile = page.get_by_role("button", name="Сброс")
    expect(pile).not_to_have_text(re.compile(rf"\b{before}$"))
    pile.click()
    shown = page.get_by_role("dialog", name="Сброс").get_by_role("listitem")
    assert shown.count() > before


def test_a_wrong_square_says_why(desk: Visitor) -> None:
    """J-8: the card is shown elsewhere."""
    page = sit_down(desk, "jack")
    seen = jack_player.look(page)
    card = next(card for card in seen.hand if not card.startswith("J"))
    page.locator(f"[data-card='{card}']").first.click()
    wrong = page.locator(".place:not(.target, .shown, .covered)").nth(1)
    wrong.click()
    expect(page.get_by_role("link", name="J-")).to_be_visible()


def test_who_comes_late_draws_by_a_button(desk: Visitor) -> None:
    """J-14: as long as the next player has not moved and drawn."""
    page = sit_down(desk, "jack", pace=4000, players=2, strict_draw=True)
    jack_player.choose(page)
    page.locator(jack_player.GO).click()
    expect(page.locator(jack_player.GO)).to_have_text("Взять карту")
    expect(page.locator("[data-card]")).to_have_count(6)
    page.locator(jack_player.GO).click()
    expect(page.locator("[data-card]")).to_have_count(7)


def test_twelve_people_fit_a_phone(visit: Visit) -> None:
    """J-4: up to twelve, in three teams too."""
    visitor = visit(PHONE)
    for teams in (2, 3):
        page = sit_down(visitor, "jack", players=12, teams=teams)
        expect(page.locator("[data-supply]")).to_have_count(teams)
        assert visitor.overflowing() == []
        assert visitor.sideways() <= 0


@games
def test_colours_are_told_apart_by_every_eye(desk: Visitor, game: str) -> None:
    """By colour where the eye has colours; in grey by symbol, letter and the aid's pattern."""
    page = sit_down(desk, game)
    painted(page, game)
    shown = {colour: mark for colour, mark in marks(page).items() if colour != "var(--ts-j)"}
    for place in (0, 1):  # letters, then symbols: no colour has another one's, and none lacks any
        assert len({mark[place] for mark in shown.values()} - {""}) == len(shown) > 2
    for vision, least in VISIONS.items():
        assert distances(page, vision, aid=False) >= least, vision
    assert distances(page, "achromatopsia", aid=True) > 0.03
