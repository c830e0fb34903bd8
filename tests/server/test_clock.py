"""Clocks: whose time runs, what is charged, when it is out. Time is a number here."""

import pytest
import sample

from igroteka.model import Game, Options
from igroteka.server.table import commands, entries
from igroteka.server.table.clock import GRACE, Clock
from igroteka.server.table.decisions import Actor, decide
from igroteka.server.table.settings import ClockRule, Settings
from igroteka.server.table.table import Table

DAY = 86_400
HOST = Actor("g0", "N0")


def test_without_a_clock_nobodys_time_runs() -> None:
    clock = Clock(ClockRule(), 2)
    clock.run(0, [0, 1])
    assert clock.first_end() is None and clock.remaining(0, 10**9) is None


@pytest.mark.parametrize("seconds", [30, 3 * DAY])
def test_so_many_seconds_or_days_a_move_begin_anew_with_every_turn(seconds: int) -> None:
    clock = Clock(ClockRule("move", seconds), 2)
    clock.run(1000, [0])
    assert clock.first_end() == (1000 + seconds * 1000, 0)
    clock.turned(9000, 0)
    assert clock.remaining(0, 9000) == seconds * 1000, "the same player's next turn"
    clock.run(9000, [1])
    assert clock.first_end() == (9000 + seconds * 1000, 1)
    assert clock.remaining(0, 10**12) == seconds * 1000, "who is not waited for loses nothing"


def test_a_bank_is_charged_for_what_was_used_and_grows_by_the_increment() -> None:
    clock = Clock(ClockRule("bank", 60, 5), 2)
    clock.run(0, [0])
    clock.turned(20_000, 0)
    clock.run(20_000, [1])
    assert clock.remaining(0, 99_000) == 45_000
    assert clock.first_end() == (80_000, 1)
    clock.run(100_000, [])
    assert clock.remaining(1, 100_000) == 0, "a bank is never less than empty"
    clock.turned(100_000, 1)
    clock.run(100_000, [0])
    assert clock.remaining(1, 100_000) == 0, "a stand-in's move brings no increment"
    assert clock.first_end() == (145_000, 0)
    clock.returned(1)
    assert clock.remaining(1, 100_000) == GRACE, "who comes back can do something"


@pytest.mark.parametrize("rule", [ClockRule("move", 60), ClockRule("bank", 60, 5)])
def test_who_goes_away_and_comes_back_in_one_turn_has_won_no_time(rule: ClockRule) -> None:
    clock = Clock(rule, 2)
    clock.run(0, [0])
    clock.run(20_000, [])
    assert clock.remaining(0, 30_000) == 40_000, "it stands still"
    clock.returned(0)
    clock.run(30_000, [0])
    assert clock.first_end() == (70_000, 0)


def test_a_bank_that_is_not_empty_gets_no_grace() -> None:
    clock = Clock(ClockRule("bank", 10), 2)
    clock.returned(1)
    assert clock.remaining(1, 0) == 10_000


def test_where_all_choose_at_once_everybodys_time_runs_until_they_have() -> None:
    clock = Clock(ClockRule("bank", 60), 3)
    clock.run(0, [0, 1, 2])
    clock.turned(10_000, 1)
    clock.run(10_000, [0, 2])
    assert clock.remaining(1, 50_000) == 50_000
    assert clock.first_end() == (60_000, 0)
    clock.run(30_000, [2])
    assert clock.first_end() == (60_000, 2)


def test_a_clock_that_is_looked_at_late_never_runs_backwards() -> None:
    clock = Clock(ClockRule("bank", 10), 1)
    clock.run(5000, [0])
    left = [clock.remaining(0, at) for at in (5000, 8000, 15_000, 60_000)]
    assert left == [10_000, 7000, 0, 0]


def started(at: tuple[Game, Options], rule: ClockRule, bots: int = 0) -> Table:
    game, options = at
    opened = entries.Opened(0, "g0", "open", game.id, dict(options), Settings(clock=rule))
    table = Table("t", opened)
    people = len(table.chairs) - bots
    for seat in range(people):
        person = Actor(f"g{seat}", f"N{seat}")
        table.apply(decide(table, person, commands.Sit("sit", seat), 0, bytes(32)))
    for seat in range(people, people + bots):
        table.apply(decide(table, HOST, commands.SeatBot(f"b{seat}", seat, "random"), 0, bytes(32)))
    table.apply(decide(table, HOST, commands.Start("start"), 0, bytes(32)))
    return table


def test_bots_and_stand_ins_have_no_clock_and_who_returns_has_one_again() -> None:
    three = sample.table(sample.seats(3), sample.at_once)
    table = started(three, ClockRule("move", 60), bots=1)
    assert set(table.clock.since) == {0, 1}, "people who have not chosen yet"
    table.apply(entries.StoodIn(61_000, "", "time 5", 0, "random", "time"))
    assert set(table.clock.since) == {1} and table.due() == 61_000, "the stand-in's move is due"
    assert table.match is not None
    move = table.game.move_text(table.match.legal(0)[0])
    table.apply(entries.Moved(61_700, "", "bot", 0, move))
    table.apply(entries.Returned(70_000, "g0", "back", 0))
    assert set(table.clock.since) == {1}, "the stand-in has chosen for this round"
    move = table.game.move_text(table.match.legal(1)[0])
    table.apply(entries.Moved(71_000, "g1", "m", 1, move))
    bot = table.game.move_text(table.match.legal(2)[0])
    table.apply(entries.Moved(72_000, "", "bot 2", 2, bot))
    assert table.clock.since == {0: 72_000, 1: 72_000}


def test_steps_that_are_taken_back_bring_neither_time_nor_patience() -> None:
    two = sample.table(sample.seats(2), sample.several_steps)
    table = started(two, ClockRule("bank", 60, 30))
    assert table.match is not None
    seat = table.to_act()[0]
    step = table.game.move_text(table.match.legal(seat)[0])
    for number in range(10):
        table.apply(entries.Moved(1000, f"g{seat}", f"m{number}", seat, step))
        table.apply(entries.Undone(1000, f"g{seat}", f"u{number}", seat))
    assert table.clock.remaining(seat, 1000) == 59_000
    assert table.waiting_since == 0


def test_a_new_match_has_full_clocks() -> None:
    two = sample.table(sample.seats(2), sample.in_turn, sample.no_giving_up)
    table = started(two, ClockRule("bank", 100))
    at = 0
    while table.status == "playing" and table.match is not None:
        at += 1000
        seat = table.to_act()[0]
        move = table.game.move_text(table.match.legal(seat)[0])
        table.apply(entries.Moved(at, f"g{seat}", f"m{at}", seat, move))
    assert min(table.clock.left) < 100_000
    table.apply(entries.Rematched(at, "g0", "again"))
    table.apply(entries.Started(at, "g0", "start again", bytes(32).hex()))
    assert table.clock.left == [100_000, 100_000]
