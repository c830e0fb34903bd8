"""What a person may choose for a table."""

import pytest
from conformance.tables import TABLES, name_of
from suite import SUITES

from igroteka.games import GAMES
from igroteka.model import Game, Options
from igroteka.options import Value
from igroteka.server.http.table_choices import choices

Given = dict[str, Value]


@pytest.mark.parametrize(
    ("game", "given", "option", "value", "values"),
    [(game, *wish) for game, suite in SUITES.items() for wish in suite.choices],
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


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_settings_are_told_as_the_table_will_have_them(table: tuple[Game, Options]) -> None:
    game, options = table
    settings = choices(game, options)["settings"]
    assert settings.talk == ("phrases" if game.phrases else "free")
    assert settings.team_talk is options.get("partner_hints", False)
