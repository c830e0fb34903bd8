"""The engine agrees with a naive referee that shares nothing with it."""

import json
from random import Random
from typing import Any, cast

import pytest

from games.jack import oracle
from games.jack import positions as jack_positions
from games.jack.table import JACK, rows
from igroteka.dealer import FairDealer
from igroteka.games.jack.rules.moves import MAX_MOVES
from igroteka.games.jack.rules.pieces import (
    CARD_TEXTS,
    CORNERS,
    FIVE_SQUARES,
    LINES,
    SIDES,
    SQUARE_TEXTS,
    copies_of,
)
from igroteka.games.jack.rules.turn import put_chip
from igroteka.model import State
from igroteka.referee import judge
from igroteka.rng import below, seeded

BROKEN = 500
LONG = 1500
MOST_IN_A_MATCH = 2 * 65 + 192  # two pairs of dead cards and three jacks
INNER = [
    (row, column, SQUARE_TEXTS[row * 10 + column]) for row in range(1, 9) for column in range(1, 9)
]
MATCHES = 24


def plain(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer in which order does not matter."""
    told: dict[str, Any] = {
        "sequences": answer["sequences"],
        "winner": answer["winner"],
        "lines": {
            side: sorted(sorted(list(cell) for cell in five) for five in fives)
            for side, fives in answer["lines"].items()
        },
    }
    if "moves" in answer:
        told["moves"] = sorted(json.dumps(move, sort_keys=True) for move in answer["moves"])
    return told


def test_broken_positions_are_refused_by_the_same_rule() -> None:
    """J-1 to J-18: the place is compared in tests/test_referee.py, as are sound positions."""
    rng = Random(2)
    for _ in range(BROKEN):
        position = jack_positions.broken_position(rng)
        expected = oracle.judge(position)["error"]
        assert isinstance(expected, dict)
        assert judge("jack", position)["error"]["rule"] == expected["rule"], position


def test_long_lines_are_counted_alike_whatever_was_finished_before() -> None:
    """J-17: in all directions and over corners; with three sides too."""
    rng, slid = Random(4), 0
    for _ in range(LONG):
        position = jack_positions.long_lines(rng)
        expected, told = oracle.judge(position), judge("jack", position)
        if "error" in expected:  # two winners
            assert told["error"]["rule"] == "J-18"
            continue
        assert plain(told) == plain(expected), position
        lines = [[side, sorted(five)] for side, of in told["lines"].items() for five in of]
        before = cast(list[dict[str, Any]], position.get("finished", []))
        slid += any([each["side"], sorted(each["cells"])] not in lines for each in before)
    assert slid > LONG // 10


@pytest.mark.parametrize("line", [line for line in LINES if len(line) > 8], ids=str)
def test_nine_in_a_line_win_in_whatever_order_they_come(line: list[int]) -> None:
    """J-17, J-18: and eight do not."""
    rng = Random(line[0])
    for order in range(20):
        start = order % (len(line) - 8)
        squares = [s for s in rng.sample(line[start : start + 9], 9) if s not in CORNERS]
        state = JACK.new(JACK.parse_options({}))
        for square in squares[:-1]:
            put_chip(state[0], 0, square)
        assert state[0]["winner"] < 0
        put_chip(state[0], 0, squares[-1])
        assert (state[0]["winner"], state[0]["sequences"][0]) == (0, 2), (order, squares)


def test_any_hand_is_judged_even_one_of_all_cards() -> None:
    """J-2, J-12: on boards from empty to full, and on one whose chips have far to go."""
    rng = Random(3)
    woven = {square: "BR"[(column + 2 * row) % 4 < 2] for row, column, square in INNER}
    chips = {side: " ".join(sq for sq, own in woven.items() if own == side) for side in "BR"}
    boards = [jack_positions.random_position(rng)["board"] for _ in range(60)]
    counts: list[int] = []
    for board in [*boards, rows(**chips)]:
        hand = [*oracle.CARDS, *oracle.CARDS]
        position: dict[str, object] = {"sides": 3, "board": board, "side": "R", "hand": hand}
        answer = judge("jack", position)
        if "error" not in answer:  # three sides: random boards may have two winners
            assert plain(answer) == plain(oracle.judge(position))
            counts.append(len(answer["moves"]))
    assert len(counts) > 30
    assert MOST_IN_A_MATCH < counts[-1] < MAX_MOVES


def position_of(state: State, seat: int) -> dict[str, Any]:
    """What lies on the table, as the referee reads it."""
    s = state[0]
    sides = int(s["sides"])
    marks = [["."] * 10 for _ in range(10)]
    for row in (0, 9):
        marks[row][0] = marks[row][9] = "*"
    for side in range(sides):
        mask = int(s["chips"][side, 0]) | int(s["chips"][side, 1]) << 50
        for square in range(100):
            if mask >> square & 1:
                marks[square // 10][square % 10] = SIDES[side]
    return {
        "sides": sides,
        "board": ["".join(row) for row in marks],
        "finished": finished(state),
        "side": SIDES[seat % sides],
        "hand": [CARD_TEXTS[card] for card in copies_of(*s["hand"][seat])],
        "dead_used": bool(s["dead_used"]),
    }


def finished(state: State) -> list[dict[str, Any]]:
    s = state[0]
    return [
        {
            "side": SIDES[side],
            "cells": [list(divmod(square, 10)) for square in FIVE_SQUARES[int(five)]],
        }
        for side in range(int(s["sides"]))
        for five in s["finished"][side, : s["sequences"][side]]
    ]


def test_played_positions_have_the_moves_and_sequences_the_oracle_finds() -> None:
    """J-8 to J-18: what a match has kept step by step is what a look at the board tells."""
    compared = 0
    for number in range(MATCHES):
        players, teams = ((2, 2), (3, 3), (4, 2), (6, 3))[number % 4]
        options = JACK.parse_options({"players": players, "teams": teams})
        state = JACK.new(options)
        dealer, rng, dealt = FairDealer.numbered(number), seeded(number), 0
        while not JACK.is_over(state):
            if count := JACK.wanted(state):
                JACK.chance(state, dealer.deal(dealt, JACK.pile(state), count))
                dealt += 1
                continue
            (seat,) = JACK.to_act(state)
            position = position_of(state, seat)
            expected = plain(oracle.judge(position))
            told = plain(judge("jack", position))
            assert told == expected
            found = {side: len(lines) for side, lines in expected["lines"].items()}
            kept = dict(zip(SIDES, state[0]["sequences"].tolist(), strict=False))
            assert found == {side: kept[side] for side in found}, "nothing was missed or invented"
            legal = JACK.legal(state, seat)
            assert len(legal) == len(expected["moves"])
            JACK.apply(state, seat, legal[below(rng, len(legal))])
            compared += 1
        assert judge("jack", last_position(state))["winner"] == SIDES[state[0]["winner"]]
    assert compared > 50 * MATCHES


def last_position(state: State) -> dict[str, Any]:
    position = position_of(state, 0)
    del position["side"], position["hand"], position["dead_used"]
    return position
