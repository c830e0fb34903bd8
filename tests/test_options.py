"""Options: complete, checked, written and read back."""

import pytest
from conformance.tables import TABLES, name_of

from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES, tr
from igroteka.model import Game, Options
from igroteka.options import OptionError, options_text


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_options_written_down_read_back(table: tuple[Game, Options]) -> None:
    game, options = table
    assert game.parse_options(options_text(options).split()) == options


def test_the_edition_sets_every_difference_and_each_can_be_set_alone() -> None:
    game = GAMES["red7"]
    switches = ("five_chains", "seven_may_skip", "one_spares_smaller", "one_may_lose")
    in_red7 = game.parse_options({"edition": "red7"})
    in_spectra = game.parse_options(["edition=spectra"])
    assert [in_red7[name] for name in switches] == [True, True, False, False]
    assert [in_spectra[name] for name in switches] == [False, False, True, True]
    mixed = game.parse_options({"edition": "spectra", "five_chains": True})
    assert [mixed[name] for name in switches] == [True, False, True, True]


@pytest.mark.parametrize(
    ("given", "option", "message"),
    [
        (["players=5"], "players", "'5' is not one of 2, 3, 4"),
        (["players=two"], "players", "'two' is not one of 2, 3, 4"),
        (["edition=blue7"], "edition", "'blue7' is not one of red7, spectra"),
        (["advanced=maybe"], "advanced", "'maybe' is not one of no, yes"),
        (["speed=3"], "speed", "has no option 'speed'; it has players, edition"),
        (["players"], "players", "'players' is not of the form name=value"),
        (["players=2", "players=3"], "players", "players is given twice"),
        ({"players": True}, "players", "True is not one of 2, 3, 4"),
        ({"players": 3.0}, "players", "3.0 is not one of 2, 3, 4"),
        ({"advanced": 1}, "advanced", "1 is not one of no, yes"),
    ],
)
def test_a_wrong_option_is_answered_with_what_would_be_right(
    given: list[str] | dict[str, object], option: str, message: str
) -> None:
    with pytest.raises(OptionError) as error:
        GAMES["red7"].parse_options(given)
    assert error.value.option == option
    assert message in error.value.message


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_explained_in_three_languages(game: Game) -> None:
    for option in game.options:
        for lang in LANGUAGES:
            assert tr(lang, f"{game.id}-option-{option.name}")
