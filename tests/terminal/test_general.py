"""The screen of games that bring none: every game can be read and played on it."""

import io

import pytest
from rich.console import Console
from sample import one_of_every_game

from igroteka.dealer import FairDealer
from igroteka.i18n import LANGUAGES, tr
from igroteka.match import Match
from igroteka.model import Game, Options
from igroteka.terminal.general import GeneralScreen

NAMES = ["Аня", "Боря", "Вера", "Глеб", "Дина", "Ева", "Жора", "Зоя"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", one_of_every_game(), ids=lambda table: table[0].id)
def test_a_table_is_drawn_with_everybody_and_the_own_hand(
    table: tuple[Game, Options], lang: str
) -> None:
    game, options = table
    match = Match(game, options, FairDealer.numbered(1))
    seat = match.to_act()[0]
    view, names = match.view(seat), NAMES[: match.seats]
    screen, out = GeneralScreen(game), io.StringIO()
    Console(file=out, width=200).print(screen.draw(view, names, lang))
    text = out.getvalue()
    assert tr(lang, f"{game.id}-title") in text
    assert all(name in text for name in names)
    for card in game.describe(view).get("hand") or ():
        assert card in text
    assert len(screen.rules(options, lang)) > 2
    assert list(screen.listed(view)) == list(view.legal)
