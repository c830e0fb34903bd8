"""Who hears what: sides of several seats, and what the host allows to be said."""

import pytest
import sample
from conformance.tables import name_of

from igroteka.model import Game, Options
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import Settings
from server.talking import heard, say, seated


def no_rule_for_partners(_: Game, options: Options) -> bool:
    """The rules say nothing about what partners may tell each other."""
    return "partner_hints" not in options


@pytest.mark.parametrize("table", sample.tables(sample.teams, no_rule_for_partners), ids=name_of)
def test_partners_of_a_game_without_such_a_rule_talk_apart_where_the_host_lets_them(
    table: tuple[Game, Options],
) -> None:
    silent = seated(table, Settings())
    with pytest.raises(CommandRefused, match="table-no-team-talk"):
        say(silent, 0, text="psst", side=True)
    allowed = seated(table, Settings(team_talk=True))
    say(allowed, 0, text="psst", side=True)
    side = next(side for side in allowed.game.sides(allowed.options) if 0 in side)
    listening = {seat for seat in range(len(allowed.chairs)) if heard(allowed, f"g{seat}")}
    assert listening == set(side) and len(side) > 1


def test_people_talk_freely_unless_the_host_says_otherwise() -> None:
    """Where the game has no phrases of its own."""
    two = sample.table(sample.seats(2), lambda game, _: not game.phrases)
    table = seated(two, Settings())
    assert table.settings.talk == "free"
    say(table, 0, text="hi")
    silent = seated(two, Settings(talk="none"))
    with pytest.raises(CommandRefused, match="table-no-talk"):
        say(silent, 0, phrase="phrase-hello")
