"""Every game at a real table: whole matches by pointer and by keys, and how the board looks."""

from typing import Any

import pytest
from playwright.sync_api import expect

from web.colours import VISIONS, distances, marks, painted
from web.fixtures import Visit
from web.player import PLAYERS, Player
from web.visitor import DESK, PHONE, SIDEWAYS, Visitor

players = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


@players
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_match_is_played_by_hand(visit: Visit, player: Player, size: dict[str, Any]) -> None:
    visitor = visit(size)
    options = player.options_on_a_desk if size is DESK else {}
    turns = player.play(player.sit_down(visitor, **options))
    assert turns is not None
    player.at_the_end(visitor, turns)
    assert visitor.sideways() <= 0
    assert visitor.missing_words() == []


@players
def test_a_match_is_played_by_keys_alone(desk: Visitor, player: Player) -> None:
    turns = player.play(player.sit_down(desk), by_keys=True)
    assert turns is not None
    player.at_the_end(desk, turns)


@players
@pytest.mark.parametrize(
    ("theme", "sizes"),
    [("light", (DESK, PHONE)), ("dark", (DESK, SIDEWAYS))],
    ids=["light", "dark"],
)
def test_axe_finds_nothing_and_nothing_hangs_over(
    visit: Visit, player: Player, theme: str, sizes: tuple[dict[str, Any], ...]
) -> None:
    """Something is planned, so that there is more to look at."""
    for size in sizes:
        visitor = visit(size, theme=theme)
        player.choose(player.sit_down(visitor))
        assert visitor.axe() == []
        assert visitor.sideways() <= 0
        assert visitor.overflowing() == []
        if size is not DESK:
            assert visitor.small_targets() == []


@players
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_other_languages_fit_a_phone(visit: Visit, player: Player, lang: str) -> None:
    visitor = visit(PHONE, lang=lang)
    others = [player.bot] * (player.options["players"] - 1)
    visitor.open(player.game, ["me", *others], player.options)
    expect(visitor.page.locator(player.hand).first).to_be_visible()
    assert visitor.missing_words() == []
    assert visitor.overflowing() == []
    assert visitor.sideways() <= 0


@players
def test_colours_are_told_apart_by_every_eye(desk: Visitor, player: Player) -> None:
    """By colour where the eye has colours; in grey by symbol, letter and the aid's pattern."""
    page = player.sit_down(desk)
    painted(page, player.prefix, player.colours)
    shown = marks(page, player.prefix, player.colours)
    for place in (0, 1):  # letters, then symbols: no colour has another one's, and none lacks any
        assert len({mark[place] for mark in shown.values()} - {""}) == len(shown) > 2
    for vision, least in VISIONS.items():
        assert distances(page, vision, aid=False) >= least, vision
    assert distances(page, "achromatopsia", aid=True) > 0.03
