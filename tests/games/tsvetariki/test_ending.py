"""The end: who has won and by what, in every mode."""

import pytest

from games.tsvetariki.boards import GAME, decided, new, table
from igroteka.dealer import FairDealer
from igroteka.games.tsvetariki.face.notation import parse_move
from igroteka.games.tsvetariki.rules.ending import colours_of, left_of, side_of, taken_by
from igroteka.games.tsvetariki.rules.pieces import COLOURS
from igroteka.games.tsvetariki.rules.state import OVER, PLAY
from igroteka.match import Match


@pytest.mark.parametrize(
    ("rows", "colours", "taken", "expected"),
    [
        # T-11: cleared wins at once, though groups are left.
        (["gg"], ["r", "g"], [], ([0], "cleared")),
        (["rrgg"], ["r", "g"], [], ([], None)),
        # T-12: fewest left.
        (["rgrb"], ["r", "g"], [], ([1], "left")),
        (["rgbv"], ["r", "y"], [], ([1], "cleared")),
        # T-13: fewest own taken, then a draw between the tied.
        (["rgbv"], ["r", "g"], [5, 4], ([1], "taken")),
        (["rgbv"], ["r", "g"], [4, 4], ([0, 1], "draw")),
        (["rgbrv"], ["r", "g", "b"], [0, 4, 4], ([1, 2], "draw")),
        # T-13: a joker is no colour; it touches nothing here.
        (["rgb.", "y*yv"], ["r"], [], ([], None)),
        # T-14: solitaire: all colours gone, or not.
        (["gb"], ["ry"], [], ([0], "cleared")),
        (["rgb"], ["ry"], [], ([], "left")),
        (["yy"], ["ry"], [], ([], None)),
        # T-15: two colours each, together.
        (["ryrgb"], ["ry", "gb"], [], ([1], "left")),
        (["rgyb"], ["ry", "gb"], [3, 2], ([1], "taken")),
        (["gb"], ["ry", "gb"], [], ([0], "cleared")),
    ],
)
def test_who_wins(
    rows: list[str], colours: list[str], taken: list[int], expected: tuple[list[int], str | None]
) -> None:
    """T-11 to T-15."""
    assert decided(table(rows, colours, taken)) == expected


def test_teams_count_both_colours_and_what_either_partner_took() -> None:
    """T-16, T-13: partners sit opposite each other."""
    state = table(["rgbyg"], ["r", "g", "y", "b"], teams=1)
    s = state[0]
    assert [int(side_of(s, seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert [int(left_of(s, side)) for side in range(2)] == [2, 3]
    assert decided(state) == ([0], "left")
    s["taken"][0, COLOURS.index("y")] = 4  # the partner's colour
    s["taken"][2, COLOURS.index("y")] = 1
    s["taken"][2, COLOURS.index("g")] = 9  # the others'
    assert int(taken_by(s, 0)) == 5
    assert int(colours_of(s, 0)) == 0b00011
    assert GAME.sides(GAME.parse_options({"mode": "teams"})) == ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("rows", "colours", "move", "over"),
    [
        (["rrgg"], ["r", "g"], "a1", True),
        (["rrgg"], ["g", "r"], "a1", True),  # the other's last tokens: the other wins
        (["rrggb"], ["b", "g"], "a1", False),  # T-11: nobody's colour
        (["rrgg"], ["ry", "g"], "a1", True),
        (["rryyg"], ["ry", "g"], "a1", False),
        (["rrgb"], ["g", "b"], "a1", True),  # T-12: nothing is left to take
    ],
)
def test_a_match_ends_when_it_should(
    rows: list[str], colours: list[str], move: str, over: bool
) -> None:
    """T-11, T-12: at once when somebody's colours are gone, else when no group is left."""
    state = table(rows, colours, phase=PLAY)
    GAME.apply(state, 0, parse_move(move))
    assert bool(state[0]["phase"] == OVER) == over


def test_taken_tokens_lie_before_the_taker() -> None:
    """T-9: by colour, jokers apart."""
    state = table(["rr*g"], ["r", "g"], phase=PLAY)
    GAME.apply(state, 0, parse_move("a1+c1"))
    s = state[0]
    assert s["taken"][0].tolist() == [2, 0, 0, 0, 0, 1]
    assert s["left"].tolist() == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("given", "shares"),
    [
        ({"players": 3}, {(1.0, 0.0, 0.0)}),
        ({"mode": "teams"}, {(0.5, 0.0, 0.5, 0.0)}),
        ({"mode": "two-colours"}, {(1.0, 0.0)}),
    ],
)
def test_winning_seats_share_one_point(
    given: dict[str, object], shares: set[tuple[float, ...]]
) -> None:
    """T-11 to T-16: whatever the seats, the shares of a clear win are these."""
    found: set[tuple[float, ...]] = set()
    for number in range(8):
        match = Match(GAME, GAME.parse_options(given), FairDealer.numbered(number))
        while not match.over:
            seat = match.to_act()[0]
            match.play(seat, match.legal(seat)[-1])
        outcome = match.outcome()
        if not outcome.reason.endswith("draw"):
            found.add(tuple(sorted(outcome.returns, reverse=True)))
            assert {seat for seat, value in enumerate(outcome.returns) if value} == set(
                outcome.winners
            )
    assert found == {tuple(sorted(share, reverse=True)) for share in shares}


def test_a_solitaire_gives_the_part_that_was_cleared() -> None:
    """T-14."""
    options = GAME.parse_options({"mode": "solitaire", "colours": 5})
    match = Match(GAME, options, FairDealer.numbered(1))
    while not match.over:
        match.play(0, match.legal(0)[0])
    outcome = match.outcome()
    left = int(match.view(0).record[0]["left"][:5].sum())
    assert outcome.facts["left"] == (left,)
    assert outcome.returns == (pytest.approx(1 - left / 95),)
    assert outcome.winners == ()
    assert outcome.reason == "tsvetariki-outcome-solitaire-left"


def test_an_outcome_says_why() -> None:
    """T-11 to T-14: cleared, fewest left, fewest taken, a draw."""
    reasons: set[str] = set()
    for number in range(150):
        match = Match(GAME, GAME.parse_options({"players": 5}), FairDealer.numbered(number))
        while not match.over:
            seat = match.to_act()[0]
            match.play(seat, match.legal(seat)[number % len(match.legal(seat))])
        reasons.add(match.outcome().reason.removeprefix("tsvetariki-outcome-"))
    assert reasons >= {"left", "taken"}
    assert reasons <= {"cleared", "left", "taken", "draw"}


def test_a_new_table_has_no_winner() -> None:
    """T-12: nothing is decided before anything is dealt."""
    s = new({"players": 2})[0]
    assert s["left"].tolist() == [19, 19, 19, 19, 19, 5]
