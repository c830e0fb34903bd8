"""What a person may choose for a table."""

import pytest

from igroteka.games import GAMES
from igroteka.options import Value
from igroteka.server.http.table_choices import choices

Given = dict[str, Value]


@pytest.mark.parametrize(
    ("game", "given", "option", "value", "values"),
    [
        ("tsvetariki", {}, "players", 3, [2, 3, 4, 5]),
        ("tsvetariki", {"mode": "solitaire", "players": 3}, "players", 1, [1]),
        ("tsvetariki", {"mode": "solitaire", "colours": 4}, "colours", 4, [1, 2, 3, 4, 5]),
        ("tsvetariki", {"mode": "teams"}, "players", 4, [4]),
        ("jack", {"players": 3}, "teams", 3, [3]),
        ("jack", {"players": 6, "teams": 3}, "teams", 3, [2, 3]),
        ("jack", {"players": 4, "teams": 3}, "teams", 2, [2]),
        ("jack", {"players": 2, "partner_hints": True}, "partner_hints", False, [False]),
        ("jack", {"players": 3}, "partner_hints", False, [False]),
        ("jack", {"players": 4}, "partner_hints", False, [False, True]),
        ("red7", {"edition": "spectra"}, "five_chains", False, [False]),
        ("red7", {"five_chains": False}, "five_chains", True, [True]),
        ("red7", {"extra_actions": True}, "five_chains", True, [False, True]),
        ("red7", {"players": 99}, "players", 3, [2, 3, 4]),
    ],
)
def test_one_thing_is_chosen_and_the_rest_follows(
    game: str, given: Given, option: str, value: Value, values: list[Value]
) -> None:
    found = choices(GAMES[game], given)
    assert found["options"][option] == value
    assert found["values"][option] == values
    GAMES[game].parse_options(found["options"])


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_value_can_be_chosen(game: str) -> None:
    for name, values in choices(GAMES[game], {})["values"].items():
        for value in values:
            assert choices(GAMES[game], {name: value})["options"][name] == value


@pytest.mark.parametrize(
    ("game", "given", "talk", "apart"),
    [
        ("red7", {}, "free", False),
        ("splito", {}, "phrases", False),  # S-18
        ("jack", {"players": 4}, "free", False),
        ("jack", {"players": 4, "partner_hints": True}, "free", True),  # J-19
    ],
)
def test_settings_are_told_as_the_table_will_have_them(
    game: str, given: Given, talk: str, apart: bool
) -> None:
    settings = choices(GAMES[game], given)["settings"]
    assert (settings.talk, settings.team_talk) == (talk, apart)
