"""Setting up the table: S-1 to S-5, S-16."""

from collections import Counter

import pytest

from games.splito.tables import SPLITO, match_of, see, state_of
from igroteka.dealer import FairDealer
from igroteka.games.splito.face.goal_files import standard
from igroteka.games.splito.rules.seating import left_zone, places, right_zone
from igroteka.match import Match
from igroteka.model import NotAMove

PLAYERS = range(2, 9)


def dealt_texts(match: Match) -> list[str]:
    """Everything chance brought, common goals first."""
    return [SPLITO.item_text(item) for step in match.steps for item in step.items]


def test_there_are_72_splito_cards_and_every_card_is_there_twice() -> None:
    """S-1"""
    state = SPLITO.new(SPLITO.parse_options({}))
    SPLITO.chance(state, [36])
    SPLITO.chance(state, [36 + 6])
    texts = Counter(SPLITO.item_text(item) for item in SPLITO.pile(state))
    cards = {text: count for text, count in texts.items() if text[0] != "g"}
    assert set(cards) == {f"{number}{colour}" for number in range(1, 7) for colour in "roygbk"}
    assert set(cards.values()) == {2}
    assert sum(cards.values()) == 72


def test_the_standard_list_has_37_goals_and_the_promo_card() -> None:
    """S-2"""
    goals = standard()
    assert list(goals.goals) == list(range(1, 38))
    assert goals.promo_points == 4


def test_the_goal_table_of_the_rulebook() -> None:
    """S-2"""
    by_type = Counter((goal.type, goal.points, goal.symbol) for goal in standard().goals.values())
    assert by_type == {
        ("majority", 3, "star"): 6,
        ("majority", 3, "moon"): 6,
        ("value", 2, ""): 12,
        ("pairs", 3, ""): 1,
        ("diversity", 1, ""): 4,
        ("diversity", 4, ""): 2,
        ("diversity", 2, ""): 2,
        ("absence", 2, ""): 1,
        ("zone", 2, ""): 1,
        ("zone", 1, ""): 1,
        ("zone", 3, ""): 1,
    }


def test_one_common_goal_has_a_star_and_one_a_moon() -> None:
    """S-3: all six of each come up, and nothing else."""
    options = SPLITO.parse_options({})
    drawn = [dealt_texts(Match(SPLITO, options, FairDealer.numbered(n)))[:2] for n in range(200)]
    assert {star for star, _ in drawn} == {f"g{number}" for number in range(1, 7)}
    assert {moon for _, moon in drawn} == {f"g{number}" for number in range(7, 13)}


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_dealt_13_of_the_other_cards(players: int) -> None:
    """S-4, S-16: the other star and moon goals are among them; two players deal for four."""
    match = Match(SPLITO, SPLITO.parse_options({"players": players}), FairDealer.numbered(1))
    star, moon, *dealt = dealt_texts(match)
    assert len(dealt) == 13 * (4 if players == 2 else players)
    assert star not in dealt
    assert moon not in dealt
    assert max(Counter(dealt).values()) <= 2
    for seat in range(players):
        assert len(see(match, seat)["hand"]) == 13


def test_other_star_and_moon_goals_are_dealt_like_any_card() -> None:
    """S-4"""
    seen: set[str] = set()
    for number in range(30):
        match = Match(SPLITO, SPLITO.parse_options({}), FairDealer.numbered(number))
        seen |= set(dealt_texts(match)[2:])
    assert {f"g{number}" for number in range(1, 38)} <= seen


@pytest.mark.parametrize("players", range(3, 9))
def test_a_zone_lies_between_every_two_neighbours(players: int) -> None:
    """S-5: my left zone is my left neighbour's right zone."""
    assert places(players) == players
    for seat in range(players):
        assert left_zone(players, seat) == seat
        assert right_zone(players, (seat + 1) % players) == left_zone(players, seat)


def test_two_players_have_two_zones_each_and_share_none() -> None:
    """S-16"""
    zones = [(left_zone(2, seat), right_zone(2, seat)) for seat in range(2)]
    assert zones == [(0, 1), (2, 3)]
    assert places(2) == 4


def test_two_players_sit_opposite_each_other_between_empty_places() -> None:
    """S-16: by what is dealt where."""
    match = match_of("g1 g7", "1r 1r", "2r 2r", "3r 3r", "4r 4r", players=2)
    assert see(match, 0)["hand"][:2] == ["1r", "1r"]
    assert see(match, 1)["hand"][:2] == ["3r", "3r"]
    assert [hand["holder"] for hand in see(match, 0)["hands"]] == [0, None, 1, None]


def test_cards_are_written_as_number_and_letter_and_goals_by_number() -> None:
    """S-1, S-2"""
    assert [SPLITO.item_text(item) for item in (0, 5, 30, 36, 72)] == [
        "1r",
        "1k",
        "6r",
        "g1",
        "g37",
    ]
    for text in ("7r", "0r", "5v", "r5", "g0", "g61", "17", "42", ""):
        with pytest.raises(NotAMove):
            SPLITO.parse_item(text)
    for text in ("5r", "5r up", "5r left right", "left 5r", "g99 left", "left", ""):
        with pytest.raises(NotAMove, match="card and a zone"):
            SPLITO.parse_move(text)


def test_undealt_cards_stand_nowhere_in_the_state() -> None:
    """S-4: nobody can find them, because nobody wrote them down."""
    match = match_of("g1 g7", players=3)
    s = state_of(match)[0]
    in_hands = sum(
        int(mask).bit_count()
        for field in ("cards", "twins", "goals")
        for mask in s[f"hand_{field}"]
    )
    assert in_hands == 39
