"""Board, cards and chips: J-1, J-2, J-3, J-5."""

import pytest

from games.jack import oracle
from games.jack.table import JACK, do, legal, position, state_of, without_five
from igroteka.games.jack.face.board import (
    CLASSIC,
    LayoutError,
    classic,
    layout_word,
    read_layout,
    squares_by_card,
)
from igroteka.games.jack.rules.pieces import (
    CARD_TEXTS,
    CORNERS,
    FIVE_SQUARES,
    JACKS,
    ONE_EYED,
    SQUARE_TEXTS,
    TWO_EYED,
)
from igroteka.model import State
from igroteka.options import OptionError

TURNED = layout_word(classic()[::-1])


def changed(square: int, text: str) -> str:
    """The classic layout with another text on one square."""
    squares = list(classic())
    squares[square] = text
    return layout_word(tuple(squares))


def test_the_default_board_is_the_classic_one() -> None:
    """J-1."""
    assert list(classic()) == oracle.LAYOUT.split()


def test_every_card_but_the_jacks_stands_on_two_squares() -> None:
    """J-1."""
    pairs = squares_by_card(classic())
    shown = sorted(square for pair in pairs for square in pair if square >= 0)
    assert shown == [square for square in range(100) if square not in CORNERS]
    assert {card for card, pair in enumerate(pairs) if pair == (-1, -1)} == {
        card for card in range(52) if JACKS >> card & 1
    }
    assert all(one < other for one, other in pairs if one >= 0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a layout has 10 rows, not 0"),
        ("\n".join(["XX"] * 9), "a layout has 10 rows, not 9"),
        (TURNED + "/XX", "a layout has 10 rows, not 11; the last is row 11"),
        (TURNED.replace("/", " 2S/", 1), "row 1 has 11 squares, not 10"),
        (TURNED.replace("XX", "X", 1), "row 1 has 10 squares, not 10"),
        (changed(0, "2S"), "row 1, column 1: XX stands in the four corners"),
        (changed(44, "XX"), "row 5, column 5: XX stands in the four corners"),
        (changed(44, "JS"), "row 5, column 5: 'JS' is not a card like 4H or TS; jacks have no"),
        (changed(44, "1S"), "row 5, column 5: '1S' is not a card"),
        (changed(98, "2S"), "row 10, column 9: 2S stands on two squares already"),
    ],
)
def test_a_layout_that_breaks_the_rule_is_refused_with_its_place(text: str, message: str) -> None:
    """J-1."""
    with pytest.raises(LayoutError, match=r"\(J-1\)") as error:
        read_layout(text)
    assert message in str(error.value)
    with pytest.raises(OptionError, match=r"^board: "):
        JACK.parse_options({"board": text})


def test_a_layout_may_be_written_in_rows_or_in_one_word() -> None:
    """J-1."""
    word = layout_word(classic())
    spaced = oracle.LAYOUT.lower().replace("t", "10")
    assert read_layout(word) == read_layout(spaced) == classic()
    assert JACK.parse_options({"board": oracle.LAYOUT})["board"] == CLASSIC
    assert JACK.parse_options([f"board={TURNED}"])["board"] == TURNED


def test_another_board_shows_its_cards_elsewhere() -> None:
    """J-1."""
    options = JACK.parse_options({"board": TURNED})
    state = JACK.new(options)
    assert state[0]["square"].tolist() == [list(pair) for pair in squares_by_card(classic()[::-1])]
    view = JACK.describe(JACK.view(state, 0, options))
    assert view["layout"][0] == "XX 6D 7D 8D 9D TD QD KD AD XX"


def test_two_decks_make_104_cards_with_two_and_one_eyed_jacks() -> None:
    """J-2."""
    pile = JACK.pile(JACK.new(JACK.parse_options({})))
    assert sorted(pile) == sorted([*range(52), *range(52)])
    assert {CARD_TEXTS[card] for card in range(52) if TWO_EYED >> card & 1} == {"JC", "JD"}
    assert {CARD_TEXTS[card] for card in range(52) if ONE_EYED >> card & 1} == {"JS", "JH"}


def test_squares_are_named_by_column_and_row_from_the_top_left() -> None:
    assert (SQUARE_TEXTS[0], SQUARE_TEXTS[9], SQUARE_TEXTS[90]) == ("a1", "j1", "a10")


def test_the_board_has_192_fives() -> None:
    """J-16: 60 in rows, 60 in columns, 36 in each kind of diagonals."""
    assert sorted(FIVE_SQUARES.values()) == sorted(
        tuple(row * 10 + column for row, column in five) for five in oracle.FIVES
    )
    assert len(FIVE_SQUARES) == 192


@pytest.mark.parametrize(("side", "sides", "supply"), [("B", 2, 50), ("R", 2, 50), ("G", 3, 35)])
def test_a_side_without_a_chip_left_cannot_put_one(side: str, sides: int, supply: int) -> None:
    """J-3: plain, two-eyed and twin cards alike; with one chip left all of them can."""
    squares = without_five(supply, avoid="b1 c1 g9")
    puts = {"JC b1", "2S b1", "2S 2S b1", "3S c1", "2S g9", "2S 2S g9"}
    for count in (supply, supply - 1):
        given = position("JC 2S 2S 3S", side, sides, **{side: " ".join(squares[:count])})
        moves = legal(state_of(given), "BRG".index(side))
        assert puts & moves == (puts if count < supply else set())
        assert count < supply or moves == {"pass"}


def test_a_chip_taken_off_returns_to_the_supply_of_its_side() -> None:
    """J-3: red has put all its chips; after one was taken it can put one again."""
    red = without_five(50, avoid="b1")
    state = state_of(position("JS 2S", R=" ".join(red)))
    state[0]["hand"][1] = state[0]["hand"][0]
    assert not [move for move in legal_if_next(state, 1) if move.startswith("2S ")]
    do(state, 0, f"JS x {red[0]}", "4D")
    assert "2S b1" in legal(state, 1)


def legal_if_next(state: State, seat: int) -> set[str]:
    """What a seat could do if it were its turn."""
    then = JACK.copy(state)
    then[0]["actor"] = seat
    return legal(then, seat)


def test_a_file_is_answered_by_its_own_lines() -> None:
    """J-1: empty lines and remarks are passed over, but counted."""
    rows = TURNED.split("/")
    file = "\n".join(["# my own board", "", *rows])
    assert read_layout(file, "line") == read_layout(TURNED)
    broken = file.replace(rows[4], rows[4].replace(rows[4][:2], "JS", 1))
    with pytest.raises(LayoutError, match="line 7, column 1: 'JS' is not a card"):
        read_layout(broken, "line")
