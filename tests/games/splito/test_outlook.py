"""What a view tells about goals while the match runs: standing, hope, and what a pick would do."""

from typing import Any

import numpy as np
import pytest

from games.splito.tables import SPLITO, match_of, play_round, see
from igroteka.games.splito.rules.pieces import ITEM_BY_TEXT
from igroteka.games.splito.rules.play import lay_out
from igroteka.model import State
from igroteka.rng import seeded


def goals_in(zone: str, elsewhere: str = "", round: int = 1, **options: object) -> list[Any]:
    """The goals of a zone with these cards, in this round of a table of three."""
    options_given = SPLITO.parse_options({"players": 3, **options})
    state = SPLITO.new(options_given)
    state[0]["round"] = round
    state[0]["common"] = [0, 6]  # most red, most ones
    lay(state, 0, zone)
    lay(state, 1, elsewhere)
    return SPLITO.describe(SPLITO.view(state, -1, options_given))["zones"][0]["goals"]


def lay(state: State, zone: int, cards: str) -> None:
    items = [ITEM_BY_TEXT[text] for text in cards.split()]
    if items:
        lay_out(state, 0, np.full(len(items), zone, np.int64), np.array(items, np.int64))


@pytest.mark.parametrize(
    ("here", "there", "shown"),
    [("1b 2b g5", "3b", (2, 1)), ("g5", "3b", (0, 1)), ("1b 2g g8", "2b 2r", (1, 2))],
)
def test_a_majority_stands_here_against_there(
    here: str, there: str, shown: tuple[int, int]
) -> None:
    """S-11"""
    goal = goals_in(here, there)[0]
    assert (goal["here"], goal["elsewhere"]) == shown
    assert goal["met"] == (shown[0] > shown[1])


def test_other_goals_have_no_standing() -> None:
    goal = goals_in("2b g13")[0]
    assert (goal["here"], goal["elsewhere"], goal["has"]) == (None, None, 0)


@pytest.mark.parametrize(
    ("zone", "there", "round", "lost"),
    [
        ("g13", "", 1, False),  # no 1: met so far
        ("1b g13", "", 1, True),  # a 1 never leaves
        ("1b 1g 1y g19", "", 1, True),  # exactly two 1s: one too many
        ("g19", "", 13, False),  # two can still come in the last round
        ("g19", "", 14, True),
        ("1b 2b 3b g30", "", 12, False),  # three numbers missing, four cards may come
        ("1b 2b 3b g30", "", 13, True),
        ("1b 2r 3y 4g 5k g32", "", 1, True),  # five colours are not four
        ("2o g34", "", 1, True),
        ("g5", "1b 2b 3b", 12, False),
        ("g5", "1b 2b 3b", 13, True),
        ("g5", "1b 2b", 13, True),  # two more would only tie
        ("g37", "", 1, False),
        ("g37", "", 7, False),  # 1 + 14 + two common goals are 17
        ("g37", "", 8, True),
    ],
)
def test_a_goal_is_lost_when_nothing_can_save_it(
    zone: str, there: str, round: int, lost: bool
) -> None:
    """S-9 to S-13: two cards a round may come, none ever leaves."""
    goal = goals_in(zone, there, round)[0]
    assert goal["lost"] == lost
    assert not (goal["met"] and goal["lost"])


def test_a_small_zone_is_not_lost_by_a_common_goal_that_may_leave() -> None:
    """S-13: fourteen cards, the most reds and the most ones; somebody may get more."""
    cards = "1r 2r 3r 1y 2y 3y 4y 1g 2g 3g 4g 1k 2k"
    goal = goals_in(f"{cards} g36")[0]
    assert (goal["has"], goal["over"], goal["lost"]) == (16, 2, False)
    assert goals_in(f"{cards} 3k g36")[0]["lost"]


def test_the_promo_card_may_still_fill_a_zone() -> None:
    """S-8, S-13: it counts as a card where it lands."""
    assert goals_in("g37", round=8)[0]["lost"]
    assert not goals_in("g37 1b", round=8, promo=True)[0]["lost"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_supposed_pick_lies_alone_in_its_zone_and_stays_in_hand(players: int) -> None:
    """S-6: what the others have picked is not known, so nothing of it shows."""
    match = match_of("g1 g7", "4r 5b g13", players=players)
    match.play(1, match.legal(1)[0])
    view = match.view(0)
    state = SPLITO.imagine(view, seeded(1))
    SPLITO.suppose(state, 0, SPLITO.parse_move("4r right"))
    before, after = see(match, 0), SPLITO.describe(SPLITO.view(state, 0, view.options))
    zone = before["players"][0]["right"]
    assert after["zones"][zone]["cards"] == ["4r"]
    assert [zone["cards"] for zone in after["zones"]].count([]) == len(before["zones"]) - 1
    assert after["common"][0]["zone"] == zone
    for part in ("hand", "turn", "to_act", "picked", "hands", "known_hands"):
        assert after[part] == before[part]


def test_at_the_end_every_goal_is_met_or_lost() -> None:
    """S-10"""
    match = match_of(players=3)
    while not match.over:
        play_round(match)
    for zone in see(match, 0)["zones"]:
        assert all(goal["met"] != goal["lost"] for goal in zone["goals"])
