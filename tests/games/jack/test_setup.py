"""Before the first turn: J-4, J-5, J-6, J-7."""

import pytest

from games.jack.table import JACK, cards, events, match_of
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.options import OptionError


@pytest.mark.parametrize(
    ("players", "teams", "hand"),
    [
        (2, (2,), 7),
        (3, (3,), 6),
        (4, (2,), 6),
        (6, (2, 3), 5),
        (8, (2,), 4),
        (9, (3,), 4),
        (10, (2,), 3),
        (12, (2, 3), 3),
    ],
)
def test_players_split_evenly_and_get_their_hands(
    players: int, teams: tuple[int, ...], hand: int
) -> None:
    """J-4, J-7: for every number of players the sides there are, and the hand size."""
    assert JACK.parse_options({"players": players})["teams"] == teams[0]
    for count in (2, 3):
        given = {"players": players, "teams": count}
        if count not in teams:
            with pytest.raises(OptionError, match="J-4") as error:
                JACK.parse_options(given)
            assert f"{players} players are {teams[0]} sides" in error.value.message
            continue
        match = Match(JACK, JACK.parse_options(given), FairDealer.numbered(players))
        view = JACK.describe(match.view(0))
        assert [player["hand_size"] for player in view["players"]] == [hand] * players
        assert view["deck_size"] == 104 - hand * players


@pytest.mark.parametrize("players", [0, 1, 5, 7, 11, 13])
def test_other_numbers_of_players_are_refused_with_those_that_work(players: int) -> None:
    """J-4."""
    with pytest.raises(OptionError, match="2, 3, 4, 6, 8, 9, 10, 12"):
        JACK.parse_options({"players": players})


def test_an_uneven_split_is_refused_with_the_numbers_that_work() -> None:
    """J-4."""
    with pytest.raises(OptionError, match="3 sides are possible with 3, 6, 9, 12 players"):
        JACK.parse_options({"players": 8, "teams": 3})
    with pytest.raises(OptionError, match="2 sides are possible with 2, 4, 6, 8, 10, 12 players"):
        JACK.parse_options({"players": 9, "teams": 2})


def test_sides_sit_alternately_black_red_gold() -> None:
    """J-4, J-5."""
    options = JACK.parse_options({"players": 6, "teams": 3})
    assert JACK.sides(options) == ((0, 3), (1, 4), (2, 5))
    match = Match(JACK, options, FairDealer.numbered(1))
    view = JACK.describe(match.view(0))
    assert [player["side"] for player in view["players"]] == list("BRGBRG")
    two = JACK.parse_options({"players": 4})
    assert JACK.sides(two) == ((0, 2), (1, 3))
    match = Match(JACK, two, FairDealer.numbered(1))
    assert [side["side"] for side in JACK.describe(match.view(0))["sides"]] == ["B", "R"]


TWO_HANDS = ["2C 3C 4C 5C 6C 7C 8C", "2D 3D 4D 5D 6D 7D 8D"]
THREE_HANDS = ["2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "2H 3H 4H 5H 6H 7H"]


@pytest.mark.parametrize(
    ("options", "first", "begins"),
    [
        (["players=2"], ["KS 2H"], 0),
        (["players=2"], ["2H KS"], 1),
        (["players=2"], ["KS AC"], 1),  # the ace is highest
        (["players=2"], ["AS KC"], 0),
        (["players=2"], ["TS JC"], 1),
        (["players=2"], ["KS KH", "3C 2C"], 0),
        (["players=2"], ["KS KS", "KS KD", "3C 4C"], 1),
        (["players=3"], ["2C 3C 4C"], 2),
        (["players=3"], ["4S 3C 4C", "2C 3D"], 2),  # only the tied draw again: sides 0 and 2
        (["players=3"], ["4S 4C 4C", "2C 9D 3H"], 1),
        (["players=3"], ["4S 4C 4C", "2C 9D 9H", "AH KH"], 1),
    ],
)
def test_the_highest_card_begins_and_ties_draw_again(
    options: list[str], first: list[str], begins: int
) -> None:
    """J-6: every draw is told, and another draw takes place among those who tied."""
    hands = TWO_HANDS if options == ["players=2"] else THREE_HANDS
    match = match_of(options, first, hands, [])
    assert match.to_act() == (begins,)
    told = events(match)
    drawn = [event for event in told if event[0] == "jack-event-first-card"]
    assert len(drawn) == sum(len(draw.split()) for draw in first)
    assert [id for id, _ in told].count("jack-event-first-again") == len(first) - 1
    assert ("jack-event-deal", begins) in told


def test_the_first_seat_of_a_team_begins_and_turns_go_round() -> None:
    """J-6."""
    hands = [" ".join(f"{rank}{suit}" for rank in "23456Q") for suit in "CDHS"]
    match = match_of(["players=4"], ["2S 9S"], hands, ["AC", "AD", "AH", "AS"])
    order: list[int] = []
    for text in ("2D c3", "2H e6", "2S b1", "2C e2"):
        order.append(match.to_act()[0])
        match.play(order[-1], JACK.parse_move(text))
    assert order == [1, 2, 3, 0]
    assert match.turn == 5


def test_cards_drawn_for_the_first_turn_go_back() -> None:
    """J-6: they may be dealt again at once."""
    match = match_of(
        ["players=2"],
        [
            "2C 3D",
        ],
        TWO_HANDS,
        [],
    )
    assert JACK.describe(match.view(0))["hand"][0] == "2C"
    assert JACK.describe(match.view(0))["deck_size"] == 90


def test_the_first_draw_and_the_deal_stand_in_the_record() -> None:
    """J-6, J-7."""
    match = match_of(["players=2"], ["KS KH", "3C 2C"], TWO_HANDS, [])
    dealt = [(step.items, step.groups) for step in match.steps]
    assert dealt == [
        (cards("KS KH"), (1, 1)),
        (cards("3C 2C"), (1, 1)),
        (cards(" ".join(TWO_HANDS)), (7, 7)),
    ]
