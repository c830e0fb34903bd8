"""Moves as people write them, both ways."""

import pytest

from games.jack.table import JACK
from igroteka.model import NotAMove


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("4H i8", "4H i8"),
        ("4h I8", "4H i8"),
        ("  TD   a2 ", "TD a2"),
        ("10d a10", "TD a10"),
        ("JC d4", "JC d4"),
        ("JS x d4", "JS x d4"),
        ("js X D4", "JS x d4"),
        ("4H dead", "4H dead"),
        ("4H 4H i8", "4H 4H i8"),
        ("10S ts j2", "TS TS j2"),
        ("4H 4H i8-j9", "4H 4H i8-j9"),
        ("4H 4H i8 - j9", "4H 4H i8-j9"),
        ("draw", "draw"),
        ("Pass", "pass"),
    ],
)
def test_moves_are_read_and_written(text: str, written: str) -> None:
    assert JACK.move_text(JACK.parse_move(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4H",
        "i8",
        "1H i8",
        "4X i8",
        "4H k8",
        "4H i11",
        "4H i0",
        "4H 5H i8",
        "4H i8-j9",
        "4H x",
        "4H 4H dead",
        "4H 4H x i8",
        "4H x dead",
        "4H dead i8",
        "JS x d4-d5",
        "draw 4H",
        "пас",
    ],
)
def test_what_is_no_move_is_answered_with_what_a_move_looks_like(text: str) -> None:
    with pytest.raises(NotAMove, match="4H 4H i8-j9"):
        JACK.parse_move(text)


def test_cards_of_a_record_are_read_strictly() -> None:
    assert JACK.parse_item("TH") == JACK.parse_item(JACK.item_text(JACK.parse_item("TH")))
    for text in ("10H", "th", "XX", ""):
        with pytest.raises(NotAMove, match="23456789TJQKA"):
            JACK.parse_item(text)
