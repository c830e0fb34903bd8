"""J-19: partners may give each other hints, where it was agreed."""

import pytest
from server.talking import PEOPLE, heard, say, seated
from server.worlds import sent_to

from games.jack.table import JACK
from igroteka.model import Game, Options
from igroteka.server.table import commands
from igroteka.server.table.decisions import decide
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import Settings


def at(**options: object) -> tuple[Game, Options]:
    return JACK, JACK.parse_options(options)


@pytest.mark.parametrize(
    ("players", "teams"), [(4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)]
)
def test_j19_partners_who_may_give_hints_are_heard_by_their_side_alone(
    players: int, teams: int
) -> None:
    options = {"players": players, "teams": teams, "partner_hints": True}
    table = seated(at(**options), Settings())
    say(table, 1, text="psst", side=True)
    side = next(side for side in table.game.sides(table.options) if 1 in side)
    assert len(side) == players // teams > 1
    for seat in range(players):
        told = [said.text for said in heard(table, f"g{seat}")]
        assert told == (["psst"] if seat in side else [])
    assert heard(table, "spectator") == []
    say(table, 1, text="aloud")
    assert [said.text for said in heard(table, "spectator")] == ["aloud"]


def test_j19_without_the_option_partners_cannot_talk_apart_whatever_the_settings_say() -> None:
    table = seated(at(players=4), Settings(team_talk=True))
    assert not table.settings.team_talk
    with pytest.raises(CommandRefused, match="table-no-team-talk"):
        say(table, 1, text="psst", side=True)
    agreed = seated(at(players=4, partner_hints=True), Settings())
    assert sent_to(agreed, "g0").table.settings.team_talk


def test_a_partner_who_is_muted_is_not_heard_by_the_one_who_muted_them() -> None:
    table = seated(at(players=6, teams=2, partner_hints=True), Settings())
    mute = commands.Mute("mute", table.person_of("g2") or 0)
    table.apply(decide(table, PEOPLE[0], mute, 0, bytes(32)))
    say(table, 2, text="psst", side=True)
    assert heard(table, "g0") == [] and len(heard(table, "g4")) == 1
