"""Sequences and the end: J-16, J-17, J-18; and that protection follows them (J-10)."""

from typing import Any

import pytest

from games.jack import oracle
from games.jack.table import JACK, do, legal, position, rows, state_of
from igroteka.games.jack.face.events import five_texts
from igroteka.games.jack.rules.pieces import LINES, MAX_FIVES, squares_of
from igroteka.games.jack.rules.sequences import blocked_fives, kept_fives
from igroteka.model import Game, State


def found(
    sides: int = 2, finished: list[dict[str, object]] | None = None, **chips: str
) -> set[str]:
    """The sequences the referee finds, as `B c5-g5`."""
    given: dict[str, object] = {"sides": sides, "board": rows(**chips)}
    if finished:
        given["finished"] = finished
    lines = JACK.judge(given, "en")["lines"]
    return {
        f"{side} {name(five[0])}-{name(five[-1])}"
        for side, fives in lines.items()
        for five in fives
    }


def name(cell: list[int]) -> str:
    return f"{'abcdefghij'[cell[1]]}{cell[0] + 1}"


@pytest.mark.parametrize(
    ("chips", "sequences"),
    [
        ({"B": "c5 d5 e5 f5 g5"}, {"B c5-g5"}),
        ({"B": "c5 d5 e5 f5"}, set[str]()),
        ({"B": "c5 d5 f5 g5 h5"}, set[str]()),
        ({"B": "c5 d5 f5 g5", "R": "e5"}, set[str]()),
        ({"R": "e2 e3 e4 e5 e6"}, {"R e2-e6"}),
        ({"R": "c4 d5 e6 f7 g8"}, {"R c4-g8"}),
        ({"R": "f2 e3 d4 c5 b6"}, {"R f2-b6"}),
        ({"B": "j3 j4 j5 j6 j7"}, {"B j3-j7"}),
        ({"B": "i5 j5 a6 b6 c6"}, set[str]()),  # lines do not run on in the next row
        # corners are chips of every side
        ({"B": "b1 c1 d1 e1"}, {"B a1-e1"}),
        ({"B": "f1 g1 h1 i1"}, {"B f1-j1"}),
        ({"R": "b9 c8 d7 e6", "B": "a6 a7 a8 a9"}, {"R e6-a10", "B a6-a10"}),
        ({"R": "i9 h8 g7 f6"}, {"R f6-j10"}),
        ({"B": "b1 c1 d1"}, set[str]()),
        # two sequences with one chip in common
        ({"B": "c5 d5 e5 f5 g5 e3 e4 e6 e7"}, {"B c5-g5", "B e3-e7"}),
        # nine and ten in a line are two
        ({"B": "a5 b5 c5 d5 e5 f5 g5 h5 i5"}, {"B a5-e5", "B e5-i5"}),
        ({"B": "a5 b5 c5 d5 e5 f5 g5 h5 i5 j5"}, {"B a5-e5", "B f5-j5"}),
        ({"B": "b1 c1 d1 e1 f1 g1 h1 i1"}, {"B a1-e1", "B f1-j1"}),
        # six to eight are one
        ({"B": "a5 b5 c5 d5 e5 f5 g5 h5"}, {"B a5-e5"}),
    ],
)
def test_five_in_a_line_are_a_sequence(chips: dict[str, Any], sequences: set[str]) -> None:
    """J-16, J-17."""
    assert found(**chips) == sequences


def finished(side: str, squares: str) -> dict[str, object]:
    cells = [[int(square[1:]) - 1, ord(square[0]) - ord("a")] for square in squares.split()]
    return {"side": side, "cells": cells}


@pytest.mark.parametrize(
    ("before", "sequences"),
    [
        ("a5 b5 c5 d5 e5", {"B a5-e5", "B e5-i5"}),
        ("b5 c5 d5 e5 f5", {"B a5-e5", "B e5-i5"}),  # it slides, for every other five shares more
        ("c5 d5 e5 f5 g5", {"B a5-e5", "B e5-i5"}),
        ("d5 e5 f5 g5 h5", {"B a5-e5", "B e5-i5"}),
        ("e5 f5 g5 h5 i5", {"B e5-i5", "B a5-e5"}),
    ],
)
def test_nine_in_a_line_are_two_whatever_was_finished_before(
    before: str, sequences: set[str]
) -> None:
    """J-17."""
    nine = "a5 b5 c5 d5 e5 f5 g5 h5 i5"
    assert found(finished=[finished("B", before)], B=nine) == sequences


@pytest.mark.parametrize(
    ("before", "sequences"),
    [
        ("a5 b5 c5 d5 e5", {"B a5-e5", "B f5-j5"}),
        ("b5 c5 d5 e5 f5", {"B b5-f5", "B f5-j5"}),  # there is room already: nothing slides
        ("c5 d5 e5 f5 g5", {"B a5-e5", "B f5-j5"}),
        ("d5 e5 f5 g5 h5", {"B a5-e5", "B f5-j5"}),
        ("e5 f5 g5 h5 i5", {"B a5-e5", "B e5-i5"}),
    ],
)
def test_a_finished_five_slides_only_to_make_room(before: str, sequences: set[str]) -> None:
    """J-17: ten in a line."""
    ten = "a5 b5 c5 d5 e5 f5 g5 h5 i5 j5"
    assert found(finished=[finished("B", before)], B=ten) == sequences


@pytest.mark.parametrize(
    ("chips", "before", "sequences"),
    [
        # eight are one, wherever it was finished
        ("a5 b5 c5 d5 e5 f5 g5 h5", "c5 d5 e5 f5 g5", {"B c5-g5"}),
        ("a5 b5 c5 d5 f5 g5 h5 i5 j5", "f5 g5 h5 i5 j5", {"B f5-j5"}),
        # nine with a corner, down a column and along both long diagonals
        ("b1 c1 d1 e1 f1 g1 h1 i1", "c1 d1 e1 f1 g1", {"B a1-e1", "B f1-j1"}),
        ("a2 a3 a4 a5 a6 a7 a8 a9", "a4 a5 a6 a7 a8", {"B a1-a5", "B a6-a10"}),
        ("b2 c3 d4 e5 f6 g7 h8 i9", "c3 d4 e5 f6 g7", {"B a1-e5", "B f6-j10"}),
        ("j2 j3 j4 j5 j6 j7 j8 j9", "j3 j4 j5 j6 j7", {"B j1-j5", "B j6-j10"}),
        ("i2 h3 g4 f5 e6 d7 c8 b9", "h3 g4 f5 e6 d7", {"B j1-f5", "B e6-a10"}),
        ("b1 c2 d3 e4 f5 g6 h7 i8 j9", "d3 e4 f5 g6 h7", {"B b1-f5", "B f5-j9"}),
        ("i1 h2 g3 f4 e5 d6 c7 b8 a9", "g3 f4 e5 d6 c7", {"B i1-e5", "B e5-a9"}),
    ],
)
def test_a_five_slides_in_all_directions_and_over_corners(
    chips: str, before: str, sequences: set[str]
) -> None:
    """J-16, J-17."""
    assert found(finished=[finished("B", before)], B=chips) == sequences


@pytest.mark.parametrize(
    ("chips", "kept"),
    [
        # b-f leaves f-j possible, c-g nothing
        ({"B": "b5 c5 d5 e5 f5 g5", "R": "a5"}, "B b5-f5"),
        ({"B": "b5 c5 d5 e5 f5 g5"}, "B b5-f5"),
        # and the other way round: e-i leaves a-e possible
        ({"B": "d5 e5 f5 g5 h5 i5", "R": "j5"}, "B e5-i5"),
        ({"B": "e3 e4 e5 e6 e7 e8 e9", "R": "e10"}, "B e5-e9"),
        # an opposing chip spoils what would be possible
        ({"B": "d5 e5 f5 g5 h5 i5", "R": "b5 j5"}, "B d5-h5"),
        # equal: the first cell decides
        ({"B": "c5 d5 e5 f5 g5 h5"}, "B c5-g5"),
        ({"B": "c5 d5 e5 f5 g5 h5", "R": "a5 b5"}, "B c5-g5"),
        # a corner belongs to everybody: b1-e1 with a1, or b1-f1
        ({"B": "b1 c1 d1 e1 f1"}, "B a1-e1"),
        ({"B": "b1 c1 d1 e1 f1", "R": "h1"}, "B a1-e1"),
    ],
)
def test_the_five_is_kept_that_leaves_most_fives_possible(chips: dict[str, Any], kept: str) -> None:
    """J-17."""
    assert found(**chips) == {kept}


@pytest.mark.parametrize("line", [line for line in LINES if len(line) in (5, 8, 9, 10)][::4])
def test_the_choice_is_the_oracles_for_every_filling_of_a_line(line: list[int]) -> None:
    """J-17: all sets of own, free and opposing chips that hold a five, on lines of all lengths."""
    cells = [divmod(square, 10) for square in line]
    fives = oracle.fives_of(cells)
    for filling in range(0, 3 ** len(line), 7):
        marks = [filling // 3**place % 3 for place in range(len(line))]
        full = sum(
            1 << start
            for start in range(len(fives))
            if all(m == 1 for m in marks[start : start + 5])
        )
        if not full:
            continue
        possible = sum(
            1 << start for start in range(len(fives)) if 2 not in marks[start : start + 5]
        )
        board = [["."] * 10 for _ in range(10)]
        for (row, column), mark in zip(cells, marks, strict=True):
            board[row][column] = ".BR"[mark]
        kept = oracle.sequences_of(["".join(row) for row in board], "B", fives, [])
        assert kept_fives(full, possible) == sum(1 << fives.index(five) for five in kept)


def test_one_chip_may_finish_several_sequences_and_all_are_told() -> None:
    """J-17, J-18: a row and a column at once win for a side that had none."""
    state = state_of(position("5H", B="c5 d5 f5 g5 e3 e4 e6 e7"))
    before = JACK.copy(state)
    do(state, 0, "5H e5")
    assert JACK.is_over(state)
    told = JACK.events(before, 0, JACK.parse_move("5H e5"), state)
    lines = [event for event in told if event.id == "jack-event-sequence"]
    assert [event.facts["count"] for event in lines] == [1, 2]
    assert {event.facts["squares"] for event in lines} == {
        ("c5", "d5", "e5", "f5", "g5"),
        ("e3", "e4", "e5", "e6", "e7"),
    }
    assert told[-1].id == "jack-event-won"


def test_the_fifth_chip_in_the_middle_of_nine_finishes_two() -> None:
    """J-17: with the middle last, both halves count at once."""
    state = state_of(position("5H", B="a5 b5 c5 d5 f5 g5 h5 i5"))
    do(state, 0, "5H e5")
    assert state[0]["sequences"][0] == 2
    assert {five_texts(int(five))[0] for five in state[0]["finished"][0][:2]} == {"a5", "e5"}


def grown_to_nine(game: Game) -> tuple[State, State]:
    """A line finished across the middle, before and after its ninth chip."""
    state = state_of(position("QS 9D", B="c5 d5 e5 f5 g5 a5 i5", R="c7"))
    state[0]["slides"] = game.encode(game.parse_options({}))[3]
    do(state, 0, "QS b5", "2C")
    do(state, 1, "pass")
    before = game.copy(state)
    assert before[0]["sequences"][0] == 1
    do(state, 0, "9D h5")
    return before, state


def test_a_line_that_grows_to_nine_wins_although_it_was_finished_across_the_middle() -> None:
    """J-10, J-17, J-18: the finished five slides, and both are told."""
    before, state = grown_to_nine(JACK)
    assert JACK.is_over(state) and JACK.outcome(state).winners == (0,)
    fives = [five_texts(int(five)) for five in state[0]["finished"][0, :2]]
    assert [five[0] + "-" + five[-1] for five in fives] == ["a5-e5", "e5-i5"]
    assert squares_of(*state[0]["protected"]) == list(range(40, 49))
    told = JACK.events(before, 0, JACK.parse_move("9D h5"), state)
    assert [event.id for event in told] == [
        "jack-event-put",
        "jack-event-slide",
        "jack-event-sequence",
        "jack-event-won",
    ]
    assert told[1].facts == {"side": "B", "squares": fives[0]}
    assert told[2].facts["squares"] == fives[1]


def test_by_version_1_of_the_rules_nothing_slides() -> None:
    """J-17 as it was: every other five shares more than a chip with the one finished first."""
    before, state = grown_to_nine(JACK.under("1"))
    assert before[0]["slides"] == 0 and state[0]["sequences"][0] == 1
    assert not JACK.is_over(state)


def test_the_lines_shown_before_and_after_are_those_that_count() -> None:
    """J-17: the move is told to finish one more; then both lie where they count."""
    before, state = grown_to_nine(JACK)
    told = JACK.describe(JACK.view(before, 0, JACK.parse_options({})))
    new = ["e5", "f5", "g5", "h5", "i5"]
    assert told["finishes"]["9D h5"] == [{"side": "B", "squares": new}]
    told = JACK.describe(JACK.view(state, 0, JACK.parse_options({})))
    assert told["sides"][0]["sequences"] == [["a5", "b5", "c5", "d5", "e5"], new]


@pytest.mark.parametrize(
    ("chips", "blocked"),
    [
        # eight in a row, finished across the middle: a chip at either end makes two
        ("b5 c5 d5 e5 f5 g5 h5 i5", "b5 c5 d5 e5"),
        ("a5 b5 c5 d5 e5 f5 g5 h5", "a5 b5 c5 d5"),
        # seven: no single chip does
        ("b5 c5 d5 e5 f5 g5 h5", "a5 b5 c5 d5 e5"),
        # a five at the edge of its line leaves room without sliding
        ("a5 b5 c5 d5 e5", "a5 b5 c5 d5"),
    ],
)
def test_a_five_that_would_bring_nothing_more_is_blocked(chips: str, blocked: str) -> None:
    """J-17: what bots ask before they count on a five."""
    squares = chips.split()
    middle = squares[max(0, len(squares) - 6) :][:5]
    given = position("2C", B=chips, finished=[finished("B", " ".join(middle))])
    state, line = state_of(given), 4
    found = {f"{'abcdef'[n]}5" for n in range(6) if blocked_fives(state[0], 0, line) >> n & 1}
    assert found == set(blocked.split())


def test_chips_of_a_line_that_are_not_kept_can_be_taken() -> None:
    """J-10, J-17: of six in a row the sixth is not protected."""
    state = state_of(position("JS", R="b5 c5 d5 e5 f5 g5", B="a5"))
    assert legal(state, 0) == {"JS x g5"}


def test_a_sixth_chip_taken_and_put_again_finishes_nothing_new() -> None:
    """J-17: g5 shows AH; a finished sequence is finished once."""
    state = state_of(position("JS", R="b5 c5 d5 e5 f5 g5", B="a5"))
    state[0]["hand"][1] = state_of(position("AH"))[0]["hand"][0]
    do(state, 0, "JS x g5", "2C")
    do(state, 1, "AH g5", "3C")
    assert state[0]["sequences"][1] == 1
    assert five_texts(int(state[0]["finished"][1, 0])) == ("b5", "c5", "d5", "e5", "f5")


@pytest.mark.parametrize(
    ("sides", "chips", "winner"),
    [
        (2, {"B": "c5 d5 e5 f5 g5"}, None),
        (2, {"B": "c5 d5 e5 f5 g5 b8 c8 d8 e8 f8"}, "B"),
        (2, {"R": "c5 d5 e5 f5 g5", "B": "b8 c8 d8 e8 f8"}, None),
        (3, {"G": "c5 d5 e5 f5 g5"}, "G"),
        (3, {"G": "c5 d5 e5 f5"}, None),
    ],
)
def test_two_sides_need_two_sequences_three_need_one(
    sides: int, chips: dict[str, str], winner: str | None
) -> None:
    """J-18."""
    assert JACK.judge({"sides": sides, "board": rows(**chips)}, "en")["winner"] == winner


def test_a_winning_move_ends_the_match_without_a_draw() -> None:
    """J-18: partners win together, each gets an equal share."""
    state = JACK.new(JACK.parse_options({"players": 4}))
    given = state_of(position("5H", B="c5 d5 f5 g5 b8 c8 d8 e8 f8"))
    for field in ("chips", "finished", "sequences", "protected", "hand", "deck", "phase", "actor"):
        state[0][field] = given[0][field]
    do(state, 0, "5H e5")
    assert JACK.is_over(state) and JACK.wanted(state) == 0
    outcome = JACK.outcome(state)
    assert (outcome.winners, outcome.returns) == ((0, 2), (0.5, 0.0, 0.5, 0.0))
    assert outcome.reason == "jack-outcome-won"


def test_a_five_is_numbered_by_its_line_and_place() -> None:
    """J-16."""
    assert five_texts(4 * MAX_FIVES + 2) == ("c5", "d5", "e5", "f5", "g5")
