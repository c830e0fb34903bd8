"""Positions, states and matches of One-Eyed Jack, set up as a test wants them."""

from collections.abc import Sequence
from typing import Any

from igroteka.games import GAMES
from igroteka.games.jack.rules.pieces import (
    CARD_BY_TEXT,
    CORNERS,
    FIVE_SQUARES,
    SQUARE_BY_TEXT,
    SQUARE_TEXTS,
    SQUARES,
)
from igroteka.match import Match
from igroteka.model import State
from igroteka.record import ScriptedDealer

JACK = GAMES["jack"]
NAMES = ["Аня", "Боря", "Вера", "Константин Аристархович", *(f"Игрок {n}" for n in range(4, 12))]


def rows(**chips: str) -> list[str]:
    """A board with the chips of each side: `rows(B="b1 c1", R="e5")`."""
    marks = [["."] * 10 for _ in range(10)]
    for row in (0, 9):
        marks[row][0] = marks[row][9] = "*"
    for side, squares in chips.items():
        for square in squares.split():
            marks[SQUARE_BY_TEXT[square] // 10][SQUARE_BY_TEXT[square] % 10] = side
    return ["".join(row) for row in marks]


def position(hand: str, side: str = "B", sides: int = 2, **more: Any) -> dict[str, Any]:
    """A position of the referee; chips by side as for `rows`, other fields as they are."""
    chips = {name: more.pop(name) for name in "BRG" if name in more}
    return {
        "sides": sides,
        "side": side,
        "hand": hand.split(),
        "board": rows(**chips),
        **more,
    }


def without_five(count: int, avoid: str = "") -> list[str]:
    """So many squares of which no five (corners included) is full, and none of `avoid`."""
    chosen: set[int] = set(CORNERS)
    kept_free = {SQUARE_BY_TEXT[square] for square in avoid.split()}
    for square in range(SQUARES):
        fives = [set(five) for five in FIVE_SQUARES.values() if square in five]
        if square not in kept_free and not any(five <= chosen | {square} for five in fives):
            chosen.add(square)
    squares = sorted(chosen - set(CORNERS))[:count]
    assert len(squares) == count
    return [SQUARE_TEXTS[square] for square in squares]


def state_of(given: dict[str, Any]) -> State:
    return JACK.set_up(given)[0]


def legal(state: State, seat: int) -> set[str]:
    """The legal moves of a seat as people write them."""
    return {JACK.move_text(move) for move in JACK.legal(state, seat)}


def do(state: State, seat: int, text: str, *drawn: str) -> None:
    """A legal move, and the cards that come after it."""
    move = JACK.parse_move(text)
    assert move in JACK.legal(state, seat), text
    JACK.apply(state, seat, move)
    for items in drawn:
        JACK.chance(state, cards(items))


def cards(texts: str) -> tuple[int, ...]:
    return tuple(CARD_BY_TEXT[text] for text in texts.split())


def match_of(
    options: Sequence[str], first: Sequence[str], hands: Sequence[str], draws: Sequence[str]
) -> Match:
    """A match in which chance brings what is given: for the first turn, hands, then draws."""
    dealt = [*first, " ".join(hands), *draws]
    dealer = ScriptedDealer([(1, cards(items)) for items in dealt], JACK.item_text)
    return Match(JACK, JACK.parse_options(options), dealer)


def play(match: Match, *steps: str) -> None:
    """Steps as `seat: move`."""
    for step in steps:
        seat, _, text = step.partition(": ")
        match.play(int(seat), JACK.parse_move(text))


def events(match: Match, viewer: int = -1) -> list[tuple[str, int | None]]:
    """What a viewer was told, as ids and seats."""
    return [(event.id, event.seat) for event in match.events(viewer, -1)]
