"""What a view tells about who leads: which cards count, who is ahead, by what, of whom."""

from typing import Any

import pytest

from games.red7.table import DONE, RED7, do, match_of, play, position, seen, state_of
from igroteka.model import SPECTATOR

OPTIONS = RED7.parse_options({"players": 3})


def look(rule: str, palettes: str, **fields: int) -> dict[str, Any]:
    state = state_of(position(rule, palettes, "3i"), **fields)
    return RED7.describe(RED7.view(state, SPECTATOR, OPTIONS))


STANDINGS = [
    # rule, palettes, who leads, by what, with which cards, ahead of whom, who has which
    ("r", "5y 1b / 6v / 6i 7v", 2, "highest", "7v", 1, "6v"),
    ("o", "2v 2i 1r / 7o / 4y", 0, "most", "2i 2v", 1, "7o"),
    ("y", "2y 6y 5g / 5o 4o / 7r", 0, "highest", "6y 2y", 1, "5o 4o"),
    ("g", "6i 4g 2o / 6r 6b 1v / 2i 7o", 0, "most", "6i 4g 2o", 1, "6r 6b"),
    ("b", "7r 7o 1i / 7g 7b 4y / 1v", 0, "highest", "7r 7o 1i", 1, "7g 7b 4y"),
    ("i", "4o 5y 7r 6g / 2b 3v 4i 5v / 1v", 0, "highest", "7r 6g 5y 4o", 1, "5v 4i 3v 2b"),
    ("v", "5y 7v / 1g 4i / 6r", 1, "most", "1g", None, ""),
]


@pytest.mark.parametrize(("rule", "palettes", "seat", "by", "cards", "rival", "rivals"), STANDINGS)
def test_a_view_says_who_leads_and_why(
    rule: str, palettes: str, seat: int, by: str, cards: str, rival: int | None, rivals: str
) -> None:
    """R-10: more cards, or the highest of as many."""
    assert look(rule, palettes)["lead"] == {
        "seat": seat,
        "by": by,
        "counts": cards.split(),
        "rival": rival,
        "rival_counts": rivals.split(),
    }


def test_where_nobody_qualifies_nobody_leads() -> None:
    """R-11: green and violet ask for at least one card."""
    table = look("g", "5y / 7v / 3r 1r")
    assert table["lead"] is None
    assert [player["counts"] for player in table["players"]] == [[], [], []]


def test_each_palette_shows_what_counts_and_one_that_is_out_counts_nothing() -> None:
    """R-6, R-10: under blue the highest card of each colour."""
    table = look("b", "7r 2r 1i / 5g / 6o 4y 3v", alive=0b011)
    counts = [player["counts"] for player in table["players"]]
    assert counts == [["7r", "1i"], ["5g"], []]
    assert table["lead"]["rival"] == 1


PHASES = [
    ((), "play"),
    (("palette 5b",), "five"),
    (("palette 7r",), "seven"),
    (("palette 1g",), "one"),
    (("palette 3g",), "three"),
    (("palette 6r",), "canvas"),
    (("canvas 6r",), "bonus"),
]


@pytest.mark.parametrize(("steps", "phase"), PHASES)
def test_a_view_says_what_the_turn_waits_for(steps: tuple[str, ...], phase: str) -> None:
    """R-5, R-12 to R-17."""
    asked = position("r", "6o 2g / 6v 4y", "5b 7r 1g 3g 6r", extra_actions=True, advanced=True)
    state = do(state_of(asked, "1v 2v"), 0, *steps)
    assert RED7.describe(RED7.view(state, 0, OPTIONS))["phase"] == phase


def test_the_points_to_win_are_told_in_the_advanced_game_only() -> None:
    """R-18: 40, 35 or 30 points."""
    deal = "2v / / / 1v 1i 7r"
    assert seen(match_of(deal))["to_win"] is None
    assert seen(match_of(deal, advanced=True))["to_win"] == 35


def test_a_finished_round_stays_in_view() -> None:
    """R-8, R-19: who won it, by which rule, with which cards."""
    match = match_of("6r / / 5v 7r", "2v / / 1v 1i", advanced=True)
    assert seen(match)["won"] is None
    match.play(0, RED7.parse_move("pass"))
    assert DONE not in match.legal(match.to_act()[0])
    assert seen(match)["won"] == {"seat": 1, "rule": "r", "cards": ["7r"], "points": 7}


def test_in_the_basic_game_a_won_round_brings_no_cards() -> None:
    """R-21."""
    match = match_of("6r / / 5v 7r")
    play(match, "0: pass")
    assert seen(match)["won"] == {"seat": 1, "rule": "r", "cards": [], "points": 0}
    assert seen(match)["phase"] == "over"
