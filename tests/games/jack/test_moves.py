"""What a turn may be, and what it does: J-8 to J-13."""

from collections.abc import Iterable
from typing import Any

import pytest

from games.jack.table import JACK, do, legal, position, state_of, without_five
from igroteka.games.jack.rules.pieces import CARD_TEXTS, SQUARE_TEXTS, copies_of, squares_of
from igroteka.model import State

FREE_96 = {square for square in SQUARE_TEXTS if square not in ("a1", "j1", "a10", "j10")}


def chips(state: State, side: int) -> set[str]:
    return {SQUARE_TEXTS[square] for square in squares_of(*state[0]["chips"][side])}


def texts(pile: Any) -> list[str]:
    return [CARD_TEXTS[card] for card in copies_of(*pile)]


def discards(state: State) -> list[str]:
    return texts(state[0]["discards"])


def hand_of_0(state: State) -> list[str]:
    return texts(state[0]["hand"][0])


def fill(state: State, squares: Iterable[str], sides: int = 2) -> None:
    """Put chips on these squares, of each side in turn, sequences or not."""
    for place, square in enumerate(squares):
        half, bit = divmod(SQUARE_TEXTS.index(square), 50)
        state[0]["chips"][place % sides, half] |= 1 << bit


@pytest.mark.parametrize(
    ("hand", "given", "moves"),
    [
        # J-8: the two squares of a card, if they are free
        ("KH", {}, {"KH g2", "KH g6"}),
        ("KH", {"R": "g2"}, {"KH g6"}),
        ("KH", {"B": "g6"}, {"KH g2"}),
        ("KH 5C", {"R": "g2 b2"}, {"KH g6", "5C d4"}),
        # J-11: dead, once a turn
        ("KH", {"R": "g2", "B": "g6"}, {"KH dead"}),
        ("KH 5C", {"R": "g2 b2", "B": "g6"}, {"KH dead", "5C d4"}),
        ("KH 5C", {"R": "g2 b2", "B": "g6", "dead_used": True}, {"5C d4"}),
        ("KH", {"R": "g2", "B": "g6", "dead_used": True}, {"pass"}),
        # J-13: twins
        ("KH KH", {"R": "g2"}, {"KH g6", "KH KH g6"}),
        # J-15
        ("", {}, {"pass"}),
        ("JS", {}, {"pass"}),
        ("JS JH", {"B": "e5"}, {"pass"}),
        # J-10
        ("JS", {"R": "e5 g7", "B": "e6"}, {"JS x e5", "JS x g7"}),
        ("JS JH", {"R": "e5"}, {"JS x e5", "JH x e5"}),
        ("JS JS", {"R": "e5"}, {"JS x e5"}),
        ("JS", {"R": "c3 d3 e3 f3 g3 h8"}, {"JS x h8"}),
        ("JS", {"R": "b1 c1 d1 e1 e9"}, {"JS x e9"}),
    ],
)
def test_legal_moves(hand: str, given: dict[str, Any], moves: set[str]) -> None:
    """J-8, J-10, J-11, J-13, J-15."""
    assert legal(state_of(position(hand, **given)), 0) == moves


def test_with_three_sides_the_chips_of_both_others_can_be_taken() -> None:
    """J-10."""
    state = state_of(position("JH", side="R", sides=3, B="e5", R="e6", G="e7"))
    assert legal(state, 1) == {"JH x e5", "JH x e7"}


def test_a_two_eyed_jack_reaches_every_free_square_but_the_corners() -> None:
    """J-9: each square once, however many jacks of the suit there are."""
    state = state_of(position("JC JC", B="e5", R="f6"))
    moves = [JACK.move_text(move) for move in JACK.legal(state, 0)]
    assert sorted(moves) == sorted(f"JC {square}" for square in FREE_96 - {"e5", "f6"})


def test_a_plain_move_discards_puts_a_chip_and_draws_one_card() -> None:
    """J-8."""
    state = state_of(position("KH 5C"))
    do(state, 0, "KH g2", "9D")
    assert chips(state, 0) == {"g2"}
    assert discards(state) == ["KH"]
    assert hand_of_0(state) == ["5C", "9D"]
    assert JACK.to_act(state) == (1,)


def test_a_one_eyed_jack_takes_the_chip_and_leaves_the_square_empty() -> None:
    """J-10."""
    state = state_of(position("JS 5C", R="e5 e6", B="a2"))
    do(state, 0, "JS x e5", "9D")
    assert (chips(state, 0), chips(state, 1)) == ({"a2"}, {"e6"})
    assert discards(state) == ["JS"]
    assert hand_of_0(state) == ["5C", "9D"]


def test_a_dead_card_is_replaced_and_the_turn_goes_on() -> None:
    """J-11: the new card may be played, but no second dead card replaced."""
    state = state_of(position("KH 6C", R="g2 a2", B="g6 c4"))
    do(state, 0, "6C dead", "5C")
    assert JACK.to_act(state) == (0,)
    assert discards(state) == ["6C"]
    assert legal(state, 0) == {"5C b2", "5C d4"}
    do(state, 0, "5C b2", "9D")
    assert JACK.to_act(state) == (1,)
    do(state, 1, "pass")
    assert "KH dead" in legal(state, 0), "in the next turn again"


def test_a_replaced_card_that_is_dead_again_leaves_a_pass() -> None:
    """J-11, J-15."""
    state = state_of(position("KH", R="g2 a2", B="g6 c4"))
    do(state, 0, "KH dead", "6C")
    assert legal(state, 0) == {"pass"}


def test_jacks_are_never_dead() -> None:
    """J-11: not even on a full board."""
    state = state_of(position("JC JS"))
    fill(state, sorted(FREE_96))
    moves = legal(state, 0)
    assert moves and all(move.startswith("JS x ") for move in moves)


# -- J-12 ----------------------------------------------------------------------------------------

AROUND_F5 = "e4 f4 g4 e5 g5 e6 f6 g6"
AROUND_I8 = "h7 i7 j7 h8 j8 h9 i9 j9"


@pytest.mark.parametrize(
    ("given", "shifts"),
    [
        # all neighbours are free
        (
            {"R": "f5 i8"},
            {f"f5-{to}" for to in AROUND_F5.split()} | {f"i8-{to}" for to in AROUND_I8.split()},
        ),
        # some are occupied, by anybody
        (
            {"R": "f5 i8 h7 i7 j7", "B": "h8 j8 h9 i9 e4 f4 g4 e5 g5"},
            {
                "f5-e6",
                "f5-f6",
                "f5-g6",
                "i8-j9",
            },
        ),
        # a finished sequence holds one of the two chips
        ({"R": "b5 c5 d5 e5 f5", "B": "i8 h7 i7 j7 h8 j8 h9 i9"}, {"i8-j9"}),
    ],
)
def test_twin_dead_cards_shift_either_chip_to_a_nearest_free_square(
    given: dict[str, Any], shifts: set[str]
) -> None:
    """J-12: 4H stands on f5 and i8."""
    moves = legal(state_of(position("4H 4H", **given)), 0)
    assert moves == {"4H dead"} | {f"4H 4H {shift}" for shift in shifts}


def test_nearest_is_counted_in_kings_moves_over_other_chips() -> None:
    """J-12: with all neighbours occupied the sixteen squares two steps away are nearest."""
    around = AROUND_F5.split()
    state = state_of(
        position("4H 4H", R=f"f5 {' '.join(around[:4])}", B=f"i8 {' '.join(around[4:])}")
    )
    to = {move.split("-")[1] for move in legal(state, 0) if "f5-" in move}
    ring = {f"{column}{row}" for column in "defgh" for row in (3, 4, 5, 6, 7)}
    assert to == ring - {*around, "f5"}


def test_a_corner_is_no_free_square_to_shift_to() -> None:
    """J-12: 2S stands on b1, next to the corner a1, and on g9."""
    state = state_of(position("2S 2S", R="b1 c1 a2 b2", B="c2 g9"))
    to = {move.split("-")[1] for move in legal(state, 0) if "b1-" in move}
    assert to == {"d1", "d2", "a3", "b3", "c3", "d3"}


def test_without_a_free_square_nothing_can_be_shifted() -> None:
    """J-12."""
    state = state_of(position("4H 4H", R="f5 i8"))
    fill(state, sorted(FREE_96 - {"f5", "i8"}))
    assert legal(state, 0) == {"4H dead"}


def test_a_shift_discards_both_moves_the_chip_and_draws_two() -> None:
    """J-12: the chip stays its side's, and no chip leaves the supply."""
    state = state_of(position("4H 4H 5C", R="f5", B="i8"))
    do(state, 0, "4H 4H f5-e4", "9D 9S")
    assert (chips(state, 0), chips(state, 1)) == ({"i8"}, {"e4"})
    assert discards(state) == ["4H", "4H"]
    assert hand_of_0(state) == ["5C", "9D", "9S"]
    assert JACK.to_act(state) == (1,)


def test_a_shifted_chip_finishes_a_sequence_for_its_own_side() -> None:
    """J-12, J-18: black moves the red chip, and red wins."""
    state = state_of(position("4H 4H", sides=3, R="f5 a4 b4 c4 d4", B="i8"))
    do(state, 0, "4H 4H f5-e4")
    assert JACK.is_over(state)
    assert JACK.outcome(state).winners == (1,)


def test_a_side_without_chips_left_may_still_shift() -> None:
    """J-3, J-12: shifting a chip needs none of the supply."""
    black = " ".join(["i8", *without_five(49, avoid="e4 f5 i8")])
    state = state_of(position("4H 4H", R="f5", B=black))
    assert {move for move in legal(state, 0) if "-" not in move} == {"4H dead"}
    assert "4H 4H f5-e4" in legal(state, 0)


# -- J-13 ----------------------------------------------------------------------------------------


def test_twin_live_cards_put_one_chip_and_draw_two() -> None:
    """J-13."""
    state = state_of(position("KH KH 5C"))
    do(state, 0, "KH KH g2", "9D 9S")
    assert chips(state, 0) == {"g2"}
    assert discards(state) == ["KH", "KH"]
    assert hand_of_0(state) == ["5C", "9D", "9S"]


@pytest.mark.parametrize("jack", ["JC", "JD", "JH", "JS"])
def test_jacks_are_no_twins(jack: str) -> None:
    """J-13."""
    state = state_of(position(f"{jack} {jack}", R="e5"))
    assert not [move for move in legal(state, 0) if move.startswith(f"{jack} {jack}")]
