"""The table itself: who may do what, and what comes of it. No network, no time, no chance."""

import msgspec
import pytest
import sample

from igroteka.bots import BOTS
from igroteka.bots.levels import LEVELS
from igroteka.games import GAMES
from igroteka.model import Illegal
from igroteka.server.messages.protocol import Update
from igroteka.server.messages.updates import FAR_BEHIND
from igroteka.server.table import commands, entries
from igroteka.server.table.commands import Command
from igroteka.server.table.decisions import MOST_DEEDS, MOST_ENTRIES, PATIENCE, Actor, decide
from igroteka.server.table.rating import MU, Result, rated
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import WEAKEST, ClockRule, Settings
from igroteka.server.table.table import Table
from server.worlds import sent_to, started

HOST, GUEST, OTHER = Actor("h", "Аня"), Actor("g", "Боря"), Actor("o", "Вера")
SEED = bytes(range(32))


class Desk:
    """A table and the time."""

    def __init__(self, settings: Settings | None = None, players: int = 2) -> None:
        game, options = sample.table(sample.seats(players))
        opened = entries.Opened(0, "h", "open", game.id, dict(options), settings or Settings())
        self.table = Table("t", opened)
        self.now = 0
        self.sent = 0

    def do(self, actor: Actor, kind: type[Command], *fields: object, **named: object) -> None:
        self.sent += 1
        command = kind(f"d{self.sent}", *fields, **named)  # pyright: ignore[reportArgumentType, reportCallIssue]
        self.table.apply(decide(self.table, actor, command, self.now, SEED))

    def refused(self, actor: Actor, kind: type[Command], *fields: object, **named: object) -> str:
        version = self.table.version
        with pytest.raises(CommandRefused) as error:
            self.do(actor, kind, *fields, **named)
        assert self.table.version == version
        return error.value.reason

    def tell(self, actor: Actor, have: int | None = None) -> Update:
        return sent_to(self.table, actor.guest, have, now=self.now)

    def actor(self) -> Actor:
        return (HOST, GUEST)[self.table.to_act()[0]]

    def move(self) -> None:
        seat = self.table.to_act()[0]
        legal = self.tell(self.actor()).sights[0].legal
        self.do(self.actor(), commands.Play, seat, legal[0])


def playing(settings: Settings | None = None) -> Desk:
    """A match between the host and a guest."""
    desk = Desk(settings)
    desk.do(HOST, commands.Sit, 0)
    desk.do(GUEST, commands.Sit, 1)
    desk.do(HOST, commands.Start)
    return desk


def test_seats_are_taken_freed_swapped_and_filled_before_the_start() -> None:
    desk = Desk(players=3)
    desk.do(HOST, commands.Sit, 0)
    assert desk.refused(GUEST, commands.Sit, 0) == "table-no-free"
    assert desk.refused(GUEST, commands.Sit, 7) == "table-no-seat"
    assert desk.refused(GUEST, commands.SeatBot, 1, "greedy") == "table-no-host"
    assert desk.refused(HOST, commands.SeatBot, 1, "genius") == "table-no-bot"
    assert desk.refused(HOST, commands.Start) == "table-no-start-open"
    desk.do(HOST, commands.SeatBot, 1, "greedy")
    desk.do(HOST, commands.Swap, 0, 1)
    assert desk.table.seats_of("h") == (1,)
    desk.do(HOST, commands.Sit, 2, also=True)
    assert desk.table.seats_of("h") == (1, 2)
    desk.do(HOST, commands.Stand, 2)
    desk.do(HOST, commands.Sit, 2)
    assert desk.table.seats_of("h") == (2,)
    desk.do(HOST, commands.Clear, 0)
    assert desk.table.chairs[0].is_open


def test_only_the_owner_of_a_seat_moves_it_and_only_as_the_rules_allow() -> None:
    desk = playing()
    seat = desk.table.to_act()[0]
    stranger = (GUEST, HOST)[seat]
    assert desk.refused(stranger, commands.Play, seat, "pass") == "table-no-seat-yours"
    assert desk.refused(OTHER, commands.Play, seat, "pass") == "table-no-seat-yours"
    with pytest.raises(Illegal):
        desk.do(desk.actor(), commands.Play, seat, "draw")
    desk.move()


def test_a_move_chosen_from_an_old_view_is_told_to_look_again_but_talk_makes_nothing_old() -> None:
    desk = playing()
    seat, seen = desk.table.to_act()[0], desk.table.version
    desk.do(GUEST, commands.Say, phrase="phrase-hello")
    legal = desk.tell(desk.actor()).sights[0].legal
    desk.do(desk.actor(), commands.Play, seat, legal[0], seen)
    actor = desk.table.to_act()[0]
    assert desk.refused(desk.actor(), commands.Play, actor, "pass", seen) == "table-no-stale"


def test_folding_the_log_again_gives_the_same_table() -> None:
    desk = Desk(Settings(clock=ClockRule("bank", 60, 5)))
    log: list[entries.AnyEntry] = []
    apply = desk.table.apply

    def noted(entry: entries.AnyEntry) -> None:
        apply(entry)
        log.append(entries.read(entries.written(entry)))

    desk.table.apply = noted  # type: ignore[method-assign]
    desk.do(HOST, commands.Sit, 0)
    desk.do(GUEST, commands.Sit, 1)
    desk.do(HOST, commands.Start)
    while desk.table.status == "playing":
        desk.now += 700
        desk.move()
    desk.do(GUEST, commands.Rematch)
    options = dict(desk.table.options)
    first = entries.Opened(0, "h", "open", desk.table.game.id, options, desk.table.settings)
    again = Table.folded("t", [first, *log])
    for actor in (HOST, GUEST, OTHER):
        assert sent_to(again, actor.guest, now=desk.now) == desk.tell(actor)


def test_a_second_match_rotates_the_seats_and_the_first_is_on_record() -> None:
    desk = playing()
    while desk.table.status == "playing":
        desk.move()
    assert desk.tell(OTHER).table.seed == SEED.hex()
    assert [sight.seat for sight in desk.tell(OTHER).sights] == [0, 1], "all hands are open"
    assert "Result" in desk.table.record()
    desk.do(GUEST, commands.Rematch)
    assert desk.table.seats_of("h") == (1,)
    desk.do(HOST, commands.Start)
    assert desk.table.number == 2


def test_spectators_get_only_a_spectators_view_and_only_if_the_host_lets_them() -> None:
    desk = playing()
    assert [sight.seat for sight in desk.tell(OTHER).sights] == [None]
    assert desk.table.may_see("o")
    closed = playing(Settings(watch="nobody"))
    assert not closed.table.may_see("o")
    assert closed.table.may_see("g")


@pytest.mark.parametrize(
    ("freed", "seen"),
    [pytest.param(True, True, id="a seat is free"), pytest.param(False, False, id="none is")],
)
def test_after_a_match_nobody_watched_strangers_come_only_if_there_is_a_seat(
    freed: bool, seen: bool
) -> None:
    desk = playing(Settings(watch="nobody"))
    while desk.table.status == "playing":
        desk.move()
    assert not desk.table.may_see(OTHER.guest)
    desk.do(HOST, commands.Rematch)
    if freed:
        desk.do(GUEST, commands.Stand, desk.table.seats_of(GUEST.guest)[0])
    assert desk.table.may_see(OTHER.guest) is seen
    assert desk.table.may_see(HOST.guest) and desk.table.may_see(GUEST.guest)


def test_nobody_fills_a_table_so_that_others_cannot_play() -> None:
    desk = playing()
    for number in range(MOST_DEEDS):
        desk.table.apply(entries.Muted(0, GUEST.guest, f"x{number}", 0, bool(number % 2)))
    assert desk.refused(GUEST, commands.Mute, 0, True) == "table-no-room"
    assert desk.refused(GUEST, commands.Leave, 1) == "table-no-room"
    desk.do(HOST, commands.Mute, 1, True)
    desk.table.version = MOST_ENTRIES
    assert desk.refused(HOST, commands.Mute, 1, False) == "table-no-room"
    while desk.table.status == "playing":
        desk.move()
    assert desk.refused(HOST, commands.Rematch) == "table-no-room"


def test_a_step_is_taken_back_inside_a_turn() -> None:
    desk = playing()
    seat, actor = desk.table.to_act()[0], desk.actor()
    told = desk.tell(actor)
    before = told.public, told.sights[0]
    assert desk.refused(actor, commands.Undo, seat) == "table-no-undo"
    for move in told.sights[0].legal:
        desk.do(actor, commands.Play, seat, move)
        assert desk.table.match is not None
        if desk.table.match.may_undo(seat):
            break
    after = desk.tell(actor)
    assert after.sights[0].may_undo and after.public != before[0]
    desk.do(actor, commands.Undo, seat)
    again = desk.tell(actor)
    assert (again.public, again.sights[0]) == before


def test_a_whole_turn_is_taken_back_only_where_bots_alone_play_along() -> None:
    with_people = playing()
    with_people.move()
    assert with_people.refused(HOST, commands.TakeBack, 0) == "table-no-take-back"
    desk = Desk()
    desk.do(HOST, commands.Sit, 0)
    desk.do(HOST, commands.SeatBot, 1, "random")
    desk.do(HOST, commands.Start)
    while desk.table.to_act() != (0,):
        bot = desk.table.match.legal(1)[0] if desk.table.match else None
        assert bot is not None
        text = desk.table.game.move_text(bot)
        desk.table.apply(entries.Moved(0, "", f"bot {desk.table.version}", 1, text))
    before = desk.tell(HOST).sights[0]
    desk.move()
    assert desk.table.status == "playing"
    desk.do(HOST, commands.TakeBack, 0)
    assert desk.tell(HOST).sights[0] == before


def test_time_out_is_due_exactly_when_the_time_is_out() -> None:
    desk = playing(Settings(clock=ClockRule("move", 30)))
    assert desk.table.due() == 30_000
    desk.now = 10_000
    first = desk.table.to_act()
    desk.move()
    assert desk.table.due() == 30_000, "a step further in the same turn"
    while desk.table.to_act() == first:
        desk.move()
    assert desk.table.due() == 40_000
    bank = playing(Settings(clock=ClockRule("bank", 60, 5)))
    first = bank.table.to_act()[0]
    bank.now = 20_000
    while bank.table.to_act() == (first,):
        bank.move()
    assert bank.tell(HOST).table.seats[first].clock in (45_000, 50_000)


def test_who_leaves_is_played_for_by_a_bot_and_can_come_back() -> None:
    desk = playing()
    seat = desk.table.to_act()[0]
    actor = desk.actor()
    desk.do(actor, commands.Leave, seat)
    assert desk.table.bots_to_move() == [(seat, "level3")]
    assert desk.tell(OTHER).table.seats[seat].standin == "level3"
    assert desk.refused(actor, commands.Play, seat, "pass") == "table-no-standin"
    for command in (commands.Undo, commands.TakeBack, commands.Hint):
        assert desk.refused(actor, command, seat) == "table-no-standin"
    desk.do(actor, commands.Return, seat)
    assert desk.table.bots_to_move() == []


@pytest.mark.parametrize(
    ("people", "rated", "waits"),
    [
        pytest.param(1, False, True, id="alone with bots"),
        pytest.param(1, True, False, id="for a rating"),
        pytest.param(2, False, False, id="somebody else has played"),
    ],
)
def test_the_bots_of_who_went_away_wait_where_nobody_else_does(
    people: int, rated: bool, waits: bool
) -> None:
    bots = ("level1",) * (3 - people)
    table = started(*sample.table(sample.seats(3)), 1, bots)
    table.settings = msgspec.structs.replace(table.settings, rated=rated)
    away = [seat for seat, chair in enumerate(table.chairs) if chair.person is not None]
    for seat in away:
        table.apply(entries.StoodIn(0, f"g{seat}", "leave", seat, "level1", "away"))
    assert (table.due() is None) is waits
    table.apply(entries.Returned(0, f"g{away[0]}", "return", away[0]))
    assert not table.waits_for_its_only_player()


def test_others_may_call_the_stand_in_only_after_waiting() -> None:
    desk = playing()
    seat = desk.table.to_act()[0]
    other = (GUEST, HOST)[seat]
    assert desk.refused(other, commands.Replace, seat) == "table-no-patience"
    desk.now = PATIENCE
    assert desk.refused(OTHER, commands.Replace, seat) == "table-no-seat-yours"
    desk.do(other, commands.Replace, seat)
    assert desk.table.chairs[seat].standin


def test_talk_is_as_free_as_the_table_allows_and_the_muted_are_not_heard() -> None:
    desk = playing(Settings(talk="phrases"))
    assert desk.refused(GUEST, commands.Say, text="hi") == "table-no-free-talk"
    assert desk.refused(GUEST, commands.Say, phrase="phrase-secret") == "table-no-phrase"
    assert desk.refused(OTHER, commands.Say, phrase="phrase-hello") == "table-no-talk"
    assert desk.refused(GUEST, commands.Say, phrase="phrase-hello", side=True) == (
        "table-no-team-talk"
    )
    desk.do(GUEST, commands.Say, phrase="phrase-hello")
    assert [said.phrase for said in desk.tell(HOST).said] == ["phrase-hello"]
    person = desk.table.person_of("g")
    desk.do(HOST, commands.Mute, person)
    assert desk.tell(HOST).said == ()
    assert desk.tell(GUEST).said != ()
    free = playing(Settings(talk="free", team_talk=True))
    free.do(GUEST, commands.Say, text="  a\u202eb\n<b>c</b>  ")
    assert free.tell(HOST).said[0].text == "ab <b>c</b>"
    free.do(GUEST, commands.Say, text="psst", side=True)
    assert [said.text for said in free.tell(HOST).said] == ["ab <b>c</b>"]
    assert [said.text for said in free.tell(GUEST).said][-1] == "psst"


def test_whoever_is_behind_gets_what_they_lack_or_the_whole() -> None:
    desk = playing()
    have = desk.table.version
    desk.move()
    told = desk.tell(HOST, have)
    assert told.since == have and {event.version for event in told.events} == {have + 1}
    for _ in range(FAR_BEHIND + 1):
        desk.do(HOST, commands.Say, phrase="phrase-hello")
    assert desk.tell(HOST, have).since is None
    assert desk.tell(HOST, desk.table.version + 5).since is None, "from another world"


def test_at_a_rated_table_nothing_is_taken_back_and_everybody_has_one_seat() -> None:
    desk = Desk(Settings(rated=True, standin="level5"))
    assert desk.table.settings.standin == WEAKEST, "nobody wins by going away"
    desk.do(HOST, commands.Sit, 0)
    assert desk.refused(HOST, commands.Sit, 1, also=True) == "table-no-rated-also"
    assert desk.refused(HOST, commands.Set, Settings()) == "table-no-rated-change"
    desk.do(GUEST, commands.Sit, 1)
    desk.do(HOST, commands.Start)
    seat = desk.table.to_act()[0]
    assert desk.refused(desk.actor(), commands.Undo, seat) == "table-no-rated-undo"


def test_every_bot_has_a_rating_to_be_measured_by() -> None:
    for game in GAMES:
        assert set(BOTS[game]) == set(LEVELS[game].ratings)
        ladder = [LEVELS[game].ratings[f"level{level}"] for level in range(1, 6)]
        assert ladder == sorted(ladder) and ladder[2] == MU, "everybody begins in the middle"
        before = rated(Result(game, (("g",), ("bot:level5",)), (1.0, 0.0)), {})
        easy = rated(Result(game, (("g",), ("bot:level1",)), (1.0, 0.0)), {})
        assert before["g"][0] > easy["g"][0] > MU, "the stronger the bot, the more a win counts"
