"""Counting: S-9 to S-15."""

from typing import Any

import pytest

from games.splito.tables import SPLITO, judge, match_of, play_round, see, state_of
from igroteka.games.splito.face.tally import live_tally
from igroteka.games.splito.rules.scoring import cards_of, goal_met, score, zone_points, zone_size

RED = {"type": "majority", "colour": "r", "points": 3}


def met(cards: str, goal: object, elsewhere: str = "") -> bool:
    """Whether a goal is met in a zone with these cards, beside one other zone with cards."""
    zones = [
        {"cards": cards.split(), "goals": [goal]},
        {"cards": elsewhere.split(), "goals": []},
        {"cards": [], "goals": []},
    ]
    answer = SPLITO.judge({"players": 3, "zones": zones}, "en")
    return answer["zones"][0]["met"] == [True]


@pytest.mark.parametrize(
    ("zones", "to"),
    [
        (("1r 2r", "3r", ""), 0),
        (("1r", "3r 2r", ""), 1),
        (("1r", "3r", ""), None),
        (("1r 2r", "3r 4r", "5r"), None),
        (("1b", "2b", "3b"), None),
        (("1r 1r", "3r", "3b 4b 5b"), 0),
    ],
)
def test_a_common_goal_goes_to_strictly_the_most_or_nowhere(
    zones: tuple[str, ...], to: int | None
) -> None:
    """S-9: nothing anywhere is a tie, too."""
    answer = judge(*zones, common=[1])
    assert answer["common_to"] == [to]
    points = [3 if zone == to else 0 for zone in range(3)]
    assert [zone["points"] for zone in answer["zones"]] == points


def test_a_common_goal_is_counted_by_the_cards_it_names_only() -> None:
    """S-9: goals that lie in a zone are no cards of a colour or number."""
    assert judge("g1 g2 g3", "5r", "", common=[{**RED}])["common_to"] == [1]


def test_met_goals_score_and_unmet_ones_do_not() -> None:
    """S-10"""
    answer = judge("1r 2r g13 g14 g15", "", "")
    assert answer["zones"][0]["met"] == [False, False, True]
    assert answer["zones"][0]["points"] == 2


def test_one_card_serves_any_number_of_goals() -> None:
    """S-10: the 5r is red, a 5, one of red-yellow-blue and one of 1-3-5."""
    answer = judge("5r 1y 3b g1 g11 g26 g28 g13", "", "")
    assert answer["zones"][0]["met"] == [True, True, True, True, False]


@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ("1r 2r", "3r", True),
        ("1r", "", True),
        ("1r", "3r", False),
        ("", "", False),
        ("1b 2b", "", False),
        ("1r", "3r 4r", False),
    ],
)
def test_a_majority_is_strictly_more_than_in_every_other_zone(
    here: str, there: str, expected: bool
) -> None:
    """S-11"""
    assert met(here, RED, there) is expected


@pytest.mark.parametrize(
    ("goal", "cards", "expected"),
    [
        ({"type": "value", "number": 3, "exactly": 0}, "1r 2r", True),
        ({"type": "value", "number": 3, "exactly": 0}, "3r", False),
        ({"type": "value", "number": 3, "exactly": 2}, "3r", False),
        ({"type": "value", "number": 3, "exactly": 2}, "3r 3b", True),
        ({"type": "value", "number": 3, "exactly": 2}, "3r 3b 3k", False),
        ({"type": "value", "number": 3, "at_least": 2}, "3r 3b 3k", True),
        ({"type": "value", "number": 3, "at_least": 2}, "3r", False),
        ({"type": "pairs", "at_least": 2}, "1r 1b 1y 1g", True),
        ({"type": "pairs", "at_least": 2}, "1r 1b 1y 2r", False),
        ({"type": "pairs", "at_least": 2}, "1r 1b 2y 2r", True),
        ({"type": "pairs", "at_least": 2}, "1r 2r 3r 4r", False),
        ({"type": "diversity", "colours": ["r", "y"]}, "1r 1y", True),
        ({"type": "diversity", "colours": ["r", "y"]}, "1r 2r", False),
        ({"type": "diversity", "numbers": [1, 3, 5]}, "1r 3r 5r 5b", True),
        ({"type": "diversity", "numbers": [1, 3, 5]}, "1r 3r 4r", False),
        ({"type": "diversity", "different": "colours", "exactly": 2}, "1r 2r 3b", True),
        ({"type": "diversity", "different": "colours", "exactly": 2}, "1r 2y 3b", False),
        ({"type": "diversity", "different": "numbers", "at_least": 2}, "1r 2y 3b", True),
        ({"type": "diversity", "different": "numbers", "at_least": 2}, "1r 1y", False),
        ({"type": "absence", "colour": "o"}, "1r", True),
        ({"type": "absence", "colour": "o"}, "1o", False),
        ({"type": "zone", "at_least": 3}, "1r 2r", True),
        ({"type": "zone", "at_least": 3}, "1r", False),
        ({"type": "zone", "at_most": 3}, "1r 2r", True),
        ({"type": "zone", "at_most": 3}, "1r 2r 3r", False),
        ({"type": "zone", "exactly": 3}, "1r 2r", True),
        ({"type": "zone", "exactly": 3}, "1r 2r 3r", False),
    ],
)
def test_every_form_of_goal(goal: dict[str, Any], cards: str, expected: bool) -> None:
    """S-12, S-13: the zone goals count themselves."""
    assert met(cards, {**goal, "points": 1}) is expected


def test_a_goal_scores_once_however_often_the_cards_would_do() -> None:
    """S-12"""
    assert judge("1r 3r 5r 1b 3b 5b g28", "", "")["zones"][0]["points"] == 1
    eight_pairs = "1r 1r 1b 1b 2r 2r 2b 2b 3r 3r 3b 3b 4r 4r 4b 4b"
    assert judge(f"{eight_pairs} g25", "", "")["zones"][0]["points"] == 3


def test_zone_goals_count_goals_common_goals_and_the_42() -> None:
    """S-13: seven sixes, two goals met or not, the common goal and the 42 make eleven."""
    zone = {
        "cards": ["6r", "6r", "6o", "6o", "6y", "6y", "6g"],
        "goals": [{"type": "zone", "exactly": 11, "points": 5}, 18],
    }
    other = {"cards": [], "goals": []}
    position = {"players": 3, "zones": [zone, other, other], "common": [12], "promo": {"zone": 0}}
    answer = SPLITO.judge(position, "en")["zones"][0]
    assert (answer["cards"], answer["met"]) == (11, [True, False])
    assert answer["points"] == 5 + 3 + 4


def test_a_score_is_left_zone_times_right_zone() -> None:
    """S-14, S-15: 8, 4 and 6 give 48, 32 and 24."""
    worth = [{"type": "zone", "at_least": 1, "points": points} for points in (8, 4, 6)]
    zones = [{"cards": [], "goals": [goal]} for goal in worth]
    answer = SPLITO.judge({"players": 3, "zones": zones}, "en")
    assert (answer["scores"], answer["winners"]) == ([48, 32, 24], [0])
    assert answer["tie_break"] is False


@pytest.mark.parametrize(
    ("zones", "winners", "tie_break"),
    [
        (("1r g17 g18", "1o g16 g15", "6y g36"), [1], False),
        (("1r g17", "1o g18", "1y 1g g16", "2y"), [1], True),
        (("1r g17", "1o g18", "1y g16", "2y"), [1, 2], True),
        (("", "", ""), [0, 1, 2], True),
        (("1r", "", "", ""), [2, 3], True),
    ],
)
def test_most_points_win_then_fewest_cards_then_the_win_is_shared(
    zones: tuple[str, ...], winners: list[int], tie_break: bool
) -> None:
    """S-14"""
    answer = judge(*zones)
    assert (answer["winners"], answer["tie_break"]) == (winners, tie_break)


def test_two_players_multiply_their_own_zones_and_all_four_are_compared() -> None:
    """S-16"""
    assert judge("3r 3o g9", "1k g18", "3y g17", "2k g16", players=2)["scores"] == [6, 4]
    assert judge("3r 3o g9", "3b 3k g18", "3y g17", "2k g16", players=2)["scores"] == [0, 4]


def test_how_much_a_goal_is_missed_by() -> None:
    """S-10: short of a majority, of a number, or over it."""
    answer = judge("1r 3r 3b 3y g1 g21 g30 g36", "2r 4r 5r", "")["zones"][0]
    assert answer["met"] == [False, False, False, True]
    assert answer["short"] == [2, 0, 4, 0]
    assert answer["over"] == [0, 1, 0, 0]


def test_points_of_any_size_are_counted() -> None:
    """S-14: a referee's goal may be worth more than a machine word holds."""
    huge = {"type": "zone", "at_least": 1, "points": 10**30}
    zones = [{"cards": [], "goals": [huge]} for _ in range(3)]
    assert SPLITO.judge({"players": 3, "zones": zones}, "en")["scores"] == [10**60] * 3


# -- in a match -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_the_running_score_is_what_a_count_from_scratch_gives(players: int) -> None:
    """S-9 to S-14: kernels, explanation and referee agree after every round."""
    match = match_of("g2 g9", players=players, promo=True)
    while not match.over:
        play_round(match, *("" for _ in range(players)))
        s = state_of(match)[0]
        seen, counted = see(match, 0), live_tally(state_of(match))
        zones = [
            " ".join([*zone["cards"], *(f"g{goal['goal']}" for goal in zone["goals"])])
            for zone in seen["zones"]
        ]
        where = seen["promo"]["zone"]
        promo = {"promo": {"zone": where}} if where is not None else {}
        answer = judge(*zones, players=players, common=[2, 9], **promo)
        assert answer["scores"] == [score(s, seat) for seat in range(players)]
        assert answer["cards"] == [cards_of(s, seat) for seat in range(players)]
        for zone, entry in enumerate(counted.zones):
            assert entry.points == zone_points(s, zone) == answer["zones"][zone]["points"]
            assert entry.cards == zone_size(s, zone) == answer["zones"][zone]["cards"]
            for goal in entry.goals:
                assert goal.met == goal_met(s, zone, entry.cards, goal.goal.id - 1)
        assert list(counted.winners) == answer["winners"]


def test_the_outcome_tells_every_goal_and_where_common_goals_went() -> None:
    """S-9, S-10, S-14"""
    match = match_of("g2 g9", players=3)
    while not match.over:
        play_round(match)
    outcome = match.outcome()
    facts: dict[str, Any] = dict(outcome.facts)
    seen = see(match, 0)
    assert facts["scores"] == tuple(player["score"] for player in seen["players"])
    assert facts["zone_points"] == tuple(zone["points"] for zone in seen["zones"])
    assert facts["common_to"] == tuple(entry["zone"] for entry in seen["common"])
    goals = [goal for zone in seen["zones"] for goal in zone["goals"]]
    assert [entry[2:] for entry in facts["goals"]] == [
        (goal["met"], goal["short"], goal["over"]) for goal in goals
    ]
    told = [event.id for event in match.events(0) if event.id.startswith("splito-event-goal")]
    assert len(told) == len(goals)
    assert told.count("splito-event-goal-met") == sum(goal["met"] for goal in goals)
