"""What a view tells a client about its own hand, so that it needs no rule of its own."""

from typing import Any

import pytest

from games.jack.table import JACK, position, state_of
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import SPECTATOR

OPTIONS = JACK.parse_options({})


def line(side: str, squares: str) -> dict[str, Any]:
    """A line as a view names it."""
    return {"side": side, "squares": squares.split()}


def view_of(given: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """What a seat is shown of a position."""
    return JACK.describe(JACK.view(state_of(given), seat, OPTIONS))


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        # J-8: a live card and its two squares.
        ("4H", {"kind": "plain", "squares": ["f5", "i8"], "count": 1, "dead": False}),
        # J-13: twins are one entry.
        ("4H 4H", {"kind": "plain", "squares": ["f5", "i8"], "count": 2, "dead": False}),
        # J-11: both squares are occupied.
        ("2S", {"kind": "plain", "squares": ["b1", "g9"], "count": 1, "dead": True}),
        # J-9, J-10: jacks are shown nowhere and are never dead.
        ("JC", {"kind": "two-eyed", "squares": [], "count": 1, "dead": False}),
        ("JS", {"kind": "one-eyed", "squares": [], "count": 1, "dead": False}),
    ],
)
def test_a_view_says_what_each_hand_card_is(hand: str, card: dict[str, Any]) -> None:
    """J-8 to J-13."""
    view = view_of(position(hand, B="b1", R="g9"))
    assert view["cards"] == [{"card": hand[:2], **card}]


@pytest.mark.parametrize(
    ("given", "finishes"),
    [
        # J-16: the corner counts; the card's other square finishes nothing.
        (position("5S 4H", B="b1 c1 d1"), {"5S e1": [line("B", "a1 b1 c1 d1 e1")]}),
        # J-9, J-13: by a jack or by twins.
        (position("JC", B="b1 c1 d1"), {"JC e1": [line("B", "a1 b1 c1 d1 e1")]}),
        (
            position("5S 5S", B="b1 c1 d1"),
            {
                "5S e1": [line("B", "a1 b1 c1 d1 e1")],
                "5S 5S e1": [line("B", "a1 b1 c1 d1 e1")],
            },
        ),
        # J-17: one chip finishes two.
        (
            position("5S", B="b1 c1 d1 e2 e3 e4 e5"),
            {"5S e1": [line("B", "a1 b1 c1 d1 e1"), line("B", "e1 e2 e3 e4 e5")]},
        ),
        # J-12: a chip that is shifted finishes for its own side.
        (
            position("3S 3S", B="c1", R="f9 e4 e5 e6 e7"),
            {"3S 3S f9-e8": [line("R", "e4 e5 e6 e7 e8")]},
        ),
        # J-10: taking a chip finishes nothing.
        (position("JS", B="b1 c1 d1", R="e1"), {}),
    ],
)
def test_a_view_says_which_moves_would_finish_a_line(
    given: dict[str, Any], finishes: dict[str, Any]
) -> None:
    """J-16, J-17."""
    view = view_of(given)
    assert view["finishes"] == finishes


def test_a_spectator_is_offered_nothing() -> None:
    """J-8: hands are hidden."""
    view = view_of(position("5S", B="b1 c1 d1"), SPECTATOR)
    assert not view.keys() & {"hand", "cards", "finishes"}


def test_who_waits_sees_the_own_cards_but_no_moves() -> None:
    """J-8: planning is free."""
    match = Match(JACK, OPTIONS, FairDealer.numbered(1))
    waiting = 1 - match.to_act()[0]
    view = JACK.describe(match.view(waiting))
    assert sum(card["count"] for card in view["cards"]) == len(view["hand"]) == 7
    assert (match.legal(waiting), view["finishes"]) == ((), {})
