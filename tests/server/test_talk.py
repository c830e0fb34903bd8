"""Who hears what: sides of several seats, and what the rules of a game allow to be said."""

import pytest

from igroteka.games import GAMES
from igroteka.server.messages.protocol import Said
from igroteka.server.table import commands, entries
from igroteka.server.table.decisions import Actor, decide, phrases
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table
from server.worlds import sent_to

PEOPLE = [Actor(f"g{n}", f"N{n}") for n in range(12)]


def seated(game: str, settings: Settings, **options: object) -> Table:
    """A table with a person on every seat, started."""
    given = dict(GAMES[game].parse_options(options))
    table = Table("t", entries.Opened(0, "g0", "open", game, given, settings))
    for seat in range(len(table.chairs)):
        table.apply(decide(table, PEOPLE[seat], commands.Sit("sit", seat), 0, bytes(32)))
    table.apply(decide(table, PEOPLE[0], commands.Start("start"), 0, bytes(32)))
    return table


def say(table: Table, seat: int, **words: object) -> None:
    command = commands.Say(f"say {table.version}", **words)  # pyright: ignore[reportArgumentType]
    table.apply(decide(table, PEOPLE[seat], command, 0, bytes(32)))


def heard(table: Table, guest: str) -> list[Said]:
    return list(sent_to(table, guest).said)


@pytest.mark.parametrize(
    ("players", "teams"), [(4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)]
)
def test_j19_partners_who_may_give_hints_are_heard_by_their_side_alone(
    players: int, teams: int
) -> None:
    options = {"players": players, "teams": teams, "partner_hints": True}
    table = seated("jack", Settings(), **options)
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
    table = seated("jack", Settings(team_talk=True), players=4)
    assert not table.settings.team_talk
    with pytest.raises(CommandRefused, match="table-no-team-talk"):
        say(table, 1, text="psst", side=True)
    agreed = seated("jack", Settings(), players=4, partner_hints=True)
    assert sent_to(agreed, "g0").table.settings.team_talk


def test_partners_of_a_game_without_such_a_rule_talk_apart_where_the_host_lets_them() -> None:
    for allowed in (False, True):
        table = seated("tsvetariki", Settings(team_talk=allowed), mode="teams")
        if not allowed:
            with pytest.raises(CommandRefused, match="table-no-team-talk"):
                say(table, 0, text="psst", side=True)
            continue
        say(table, 0, text="psst", side=True)
        side = next(side for side in table.game.sides(table.options) if 0 in side)
        listening = {seat for seat in range(4) if heard(table, f"g{seat}")}
        assert listening == set(side) and len(side) == 2


def test_a_partner_who_is_muted_is_not_heard_by_the_one_who_muted_them() -> None:
    table = seated("jack", Settings(), players=6, teams=2, partner_hints=True)
    mute = commands.Mute("mute", table.person_of("g2") or 0)
    table.apply(decide(table, PEOPLE[0], mute, 0, bytes(32)))
    say(table, 2, text="psst", side=True)
    assert heard(table, "g0") == [] and len(heard(table, "g4")) == 1


def test_s18_at_a_table_of_splito_one_persuades_in_ready_made_phrases() -> None:
    table = seated("splito", Settings(), players=3)
    assert table.settings.talk == "phrases"
    with pytest.raises(CommandRefused, match="table-no-free-talk"):
        say(table, 0, text="I hold the red 5")
    for phrase in GAMES["splito"].phrases:
        say(table, 0, phrase=phrase)
    assert {said.phrase for said in heard(table, "g2")} == set(GAMES["splito"].phrases)
    assert set(GAMES["splito"].phrases) <= set(phrases("splito"))
    free = seated("splito", Settings(talk="free"), players=3)
    say(free, 0, text="among friends")
    assert heard(free, "g1")


def test_elsewhere_people_talk_freely_unless_the_host_says_otherwise() -> None:
    table = seated("red7", Settings(), players=2)
    assert table.settings.talk == "free"
    say(table, 0, text="hi")
    silent = seated("red7", Settings(talk="none"), players=2)
    with pytest.raises(CommandRefused, match="table-no-talk"):
        say(silent, 0, phrase="phrase-hello")
