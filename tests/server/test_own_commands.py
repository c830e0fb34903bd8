"""What the server itself asks of a table: bots' moves, time that is out, seats of who is gone."""

import msgspec
import pytest
import sample

from igroteka.model import Game, Options
from igroteka.server.messages.protocol import ClientMessage
from igroteka.server.table import entries
from igroteka.server.table.commands import AnyCommand, BotMove, OwnCommand, Part, TimeOut
from igroteka.server.table.decisions import SERVER, Actor, decide, is_parted
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import ClockRule, Settings
from igroteka.server.table.table import Table
from server.worlds import started


def refused(table: Table, command: AnyCommand, now: int = 0) -> str:
    with pytest.raises(CommandRefused) as no:
        decide(table, SERVER, command, now, b"")
    return no.value.reason


def bot_move(table: Table) -> BotMove:
    """What the first bot that is to move could do now."""
    seat, bot = table.bots_to_move()[0]
    assert table.match is not None
    move = table.game.move_text(table.match.legal(seat)[0])
    return BotMove(f"bot {table.changed} {seat}", seat, bot, move, table.position())


@pytest.mark.parametrize(("game", "options"), sample.one_of_every_game())
def test_a_bot_moves_only_in_the_position_it_has_thought_about(
    game: Game, options: Options
) -> None:
    table = started(game, options, 1, ("random",) * game.seats(options))
    move = bot_move(table)
    other = msgspec.structs.replace(move, bot="greedy")
    later = msgspec.structs.replace(move, position=(move.position[0], move.position[1] + 1))
    assert refused(table, other) == refused(table, later) == "table-no-stale"
    table.apply(decide(table, SERVER, move, 7, b""))
    assert (table.at, table.done["", move.id]) == (7, table.version)
    stale = msgspec.structs.replace(move, id="again")
    if table.position() != stale.position or stale.seat not in table.to_act():
        assert refused(table, stale) == "table-no-stale"


def test_the_stand_in_takes_over_when_time_is_out_and_not_before() -> None:
    game, options = sample.table(sample.seats(2), sample.in_turn)
    settings = Settings(clock=ClockRule("move", 5))
    table = Table("t", entries.Opened(0, "g0", "open", game.id, dict(options), settings))
    for seat in range(game.seats(options)):
        table.apply(entries.Sat(0, f"g{seat}", "sit", seat, f"N{seat}", False))
    table.apply(entries.Started(0, "g0", "start", "00" * 32))
    (seat,) = table.to_act()
    assert refused(table, TimeOut("time"), 4_999) == "table-no-already"
    table.apply(decide(table, SERVER, TimeOut("time"), 5_000, b""))
    assert table.chairs[seat].standin == settings.standin
    assert refused(table, TimeOut("time again"), 10**9) == "table-no-already"


def test_who_is_gone_gives_up_one_seat_after_another() -> None:
    game, options = sample.table(sample.seats(2), sample.in_turn)
    table = started(game, options, 1)
    assert not is_parted(table, "g1")
    table.apply(decide(table, SERVER, Part("part", "g1"), 0, b""))
    assert table.chairs[1].standin and is_parted(table, "g1") and not is_parted(table, "g0")
    assert refused(table, Part("part again", "g1")) == "table-no-already"


def test_nobody_else_can_ask_for_it() -> None:
    game, options = sample.table(sample.seats(2), sample.in_turn)
    table = started(game, options, 1)
    with pytest.raises(AssertionError):
        decide(table, Actor("g0", "N0"), Part("part", "g1"), 0, b"")
    assert not set(OwnCommand.__args__) & set(ClientMessage.__args__), "nor over a socket"
