"""A table: a match with people and bots around it, folded from the table's log.

Pure: no I/O, no clock, no chance of its own. `apply` takes the next entry of the log;
`deciding.py` turns what people ask for into entries, `telling.py` says what each of them sees.
"""

from collections import Counter
from typing import Literal, assert_never

from igroteka.bots import BOTS
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.model import Event, Game, Options
from igroteka.record import write_dealt
from igroteka.server.table import entries
from igroteka.server.table.clock import Clock
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.seats import (
    NOBODY,
    Awaited,
    Called,
    Chair,
    Happened,
    Moment,
    Person,
    Speech,
)
from igroteka.server.table.settings import settled

Status = Literal["open", "playing", "over"]


class Table:
    """Everything about one table at one version."""

    def __init__(self, id: str, opened: entries.Opened) -> None:
        self.id = id
        self.version = 1
        self.at = opened.at
        self.host = opened.by
        self._chosen = opened.options
        self._play_by(GAMES[opened.game])
        self.settings = settled(opened.settings, self.game, self.options)
        self.chairs = [Chair() for _ in range(self.game.seats(self.options))]
        self.people: list[Person] = []
        self._numbers: dict[str, int] = {}  # of people, by guest
        self._seats: dict[str, tuple[int, ...]] = {}  # of guests who sit here
        self.match: Match | None = None
        self.number = 0  # of the match at this table
        self.dealer: FairDealer | None = None
        self.clock = Clock(self.settings.clock, len(self.chairs))
        self.waiting_since = opened.at  # when the turn began
        self.changed = 1  # the version at which the match last changed
        self.happenings: list[Happened] = []
        self.called = self._called()
        self.arranged = 1  # the version at which last changed who sits where or may know what
        self.speeches: list[Speech] = []
        self.hints: set[tuple[str, Moment]] = set()  # taken, by guests
        self.forgotten: set[str] = set()  # guests who have deleted their data
        self.rewritten = 0  # the version before which the log said more than it does now
        self.done: dict[tuple[str, str], int] = {(opened.by, opened.id): 1}
        self.commands: Counter[str] = Counter()  # of guests, beside moves
        self.status: Status = "open"
        self._to_act: tuple[int, ...] = ()
        self._awaited = NOBODY
        self._awaiting: dict[tuple[int, ...], Awaited] = {}  # by who is to act, until others sit

    @classmethod
    def folded(cls, id: str, log: list[AnyEntry]) -> "Table":
        """The table this log tells."""
        first = log[0]
        if not isinstance(first, entries.Opened):
            raise ValueError("a log begins with the opening of the table")
        table = cls(id, first)
        for entry in log[1:]:
            table.apply(entry)
        return table

    def _play_by(self, game: Game) -> None:
        """From here on this is the game: by today's rules, or by those a match was begun with."""
        self.game: Game = game
        self.options: Options = game.parse_options(self._chosen)

    # -- questions -------------------------------------------------------------------------------

    def person_of(self, guest: str) -> int | None:
        """The number of a guest at this table."""
        return self._numbers.get(guest)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return self._seats.get(guest, ())

    def may_see(self, guest: str) -> bool:
        """Whoever has a seat or is the host; others by the link, if the host lets them look on.

        Before the start everybody may come; after a match only if there is a seat to be taken,
        for whoever sees the table sees what was played there.
        """
        if guest in self._seats or guest == self.host or self.settings.watch == "link":
            return True
        return self.status == "open" and self._is_inviting()

    def _is_inviting(self) -> bool:
        return self.number == 0 or any(chair.is_open for chair in self.chairs)

    def to_act(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        return self._to_act

    def hints_of(self, guest: str) -> int:
        """How many hints a guest has taken in this match."""
        return sum(who == guest and at.match == self.number for who, at in self.hints)

    def is_hinted(self, guest: str, seat: int) -> bool:
        """Whether the guest has taken a hint for this seat, and the match is still where it was."""
        return (guest, self.moment(seat)) in self.hints

    def position(self) -> tuple[int, int]:
        """Which position a bot thinks about; where all choose at once, others may meanwhile."""
        if self.match is not None and self.game.simultaneous:
            return self.number, self.match.turn
        return self.number, self.changed

    def moment(self, seat: int) -> "Moment":
        """What a hint to this seat would be about now."""
        return Moment(self.number, seat, self.changed)

    def only_bots_along(self) -> bool:
        """Whether one person plays with bots alone."""
        return len({chair.person for chair in self.chairs} - {None}) <= 1

    def somebody_looks_on(self) -> bool:
        """Whether a person plays, so that bots had better move at a pace people can follow."""
        return any([chair.person is not None and not chair.standin for chair in self.chairs])

    def waits_for_its_only_player(self) -> bool:
        """Whether somebody who plays with bots alone, and for no rating, has gone away.

        Then nobody else is kept waiting: the match goes on only before their eyes.
        """
        if self.status != "playing" or self.settings.rated or self.somebody_looks_on():
            return False
        return len({chair.person for chair in self.chairs} - {None}) == 1

    def names(self) -> list[str]:
        """What the seats are called in a record: people by name, bots by theirs."""
        return [
            chair.called or self.people[chair.person].name
            if chair.person is not None
            else chair.bot or ""
            for chair in self.chairs
        ]

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats the table waits for that bots play, and which bots."""
        return self._awaited.bots

    def waiting(self) -> str:
        """The guests the table waits for, separated by spaces."""
        return self._awaited.guests

    def is_quiet(self) -> bool:
        """Whether nothing happens here without anybody asking: no bot is to move, no time runs."""
        return not self._awaited.bots and not self.clock.since

    def due(self) -> int | None:
        """When something has to happen without anybody asking: a bot's move, or time is out."""
        if self.is_quiet() or self.waits_for_its_only_player():
            return None
        end = self.clock.first_end()
        return self.at if self._awaited.bots else end[0] if end else None

    def record(self) -> str:
        """The match so far as a record."""
        assert self.match is not None and self.dealer is not None
        return write_dealt(self.match, self.dealer, self.names())

    # -- the fold --------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Take the next entry. A move the match refuses raises before anything has changed."""
        if isinstance(entry, entries.Moved):
            self._move(entry)
        else:
            self._happen(entry)
            self.commands[entry.by] += 1
        self.version += 1
        self.at = max(self.at, entry.at)
        self._look()
        if self.clock.ticks:
            self.clock.run(self.at, self._awaited.people)
        if entry.id:
            self.done[entry.by, entry.id] = self.version  # so that nothing is done twice

    def _happen(self, entry: AnyEntry) -> None:
        """Whatever is no move."""
        match entry:
            case entries.Undone():
                self._playing().undo(entry.seat)
                self.changed = self.version + 1
            case entries.TookBack():
                self._take_back(entry)
            case entries.Started():
                self._start(entry)
            case entries.StoodIn():
                self.chairs[entry.seat].standin = entry.bot
                self._tell(entry.seat, f"table-standin-{entry.why}", bot=entry.bot)
            case entries.Returned():
                self.chairs[entry.seat].standin = None
                self.clock.returned(entry.seat)
                self._tell(entry.seat, "table-returned")
            case entries.Spoke():
                self._speak(entry)
            case entries.Muted():
                self._mute(entry)
            case entries.Hinted():
                self.hints.add((entry.by, self.moment(entry.seat)))
            case entries.Rematched():
                self.chairs = self._without_forgotten([self.chairs[-1], *self.chairs[:-1]])
                self.match, self.dealer = None, None
                self._play_by(GAMES[self.game.id])
                self._tell(None, "table-rematch")
            case _:
                self._seat(entry)

    def _seat(
        self,
        entry: entries.Opened | entries.Sat | entries.BotSat | entries.Freed | entries.Swapped
        | entries.Changed | entries.Forgot | entries.Moved,
    ) -> None:  # fmt: skip
        match entry:
            case entries.Sat():
                self._sit(entry)
            case entries.BotSat():
                others = {chair.nth for chair in self.chairs if chair.bot}
                nth = min(set(range(len(self.chairs))) - others)
                self.chairs[entry.seat] = Chair(bot=entry.bot, nth=nth)
                self._tell(entry.seat, "table-bot-sat", bot=entry.bot)
            case entries.Freed():
                self.chairs[entry.seat] = Chair()
                self._tell(entry.seat, "table-freed")
            case entries.Swapped():
                chairs, one, other = self.chairs, entry.seat, entry.other
                chairs[one], chairs[other] = chairs[other], chairs[one]
                self._tell(entry.seat, "table-swapped", other_seat=entry.other)
            case entries.Changed():
                self.settings = settled(entry.settings, self.game, self.options)
                self._tell(None, "table-changed")
            case entries.Forgot():
                self.forgotten.add(entry.by)
                self.rewritten = self.arranged = self.version + 1
            case entries.Opened() | entries.Moved():
                raise ValueError("a table is opened once, and moves go another way")
            case _:
                assert_never(entry)

    def _without_forgotten(self, chairs: list[Chair]) -> list[Chair]:
        """A seat whose person can never come back is free for the next match."""
        gone = {self.person_of(guest) for guest in self.forgotten} - {None}
        return [Chair() if chair.person in gone else chair for chair in chairs]

    def _sit(self, entry: entries.Sat) -> None:
        person = self.person_of(entry.by)
        if person is None:
            self.people.append(Person(entry.by, entry.name))
            person = self._numbers[entry.by] = len(self.people) - 1
        self.people[person].name = entry.name
        if not entry.also:
            for seat in self.seats_of(entry.by):
                self.chairs[seat] = Chair()
        self.chairs[entry.seat] = Chair(person=person, called=entry.called)
        self._tell(entry.seat, "table-sat")

    def _start(self, entry: entries.Started) -> None:
        self._play_by(self.game.under(entry.rules))
        dealer = FairDealer(bytes.fromhex(entry.seed))
        self.match, self.dealer = Match(self.game, self.options, dealer), dealer
        self.number += 1
        for chair in self.chairs:
            chair.standin = None
        self.clock = Clock(self.settings.clock, len(self.chairs))
        self._tell(None, "table-started", match=self.number)
        self._note(self.match.happened(-1))
        self._new_turn(entry.at)

    def _move(self, entry: entries.Moved) -> None:
        playing, seat = self._playing(), entry.seat
        turn, at = playing.turn, max(self.at, entry.at)
        self._note(playing.play(seat, self.game.parse_move(entry.move)))
        self.changed = self.version + 1
        passed = playing.turn != turn
        if passed:
            self.waiting_since = at
        if self.clock.ticks and (passed or seat not in playing.to_act()):
            self.clock.turned(at, seat)

    def _take_back(self, entry: entries.TookBack) -> None:
        """The same seed deals the same cards again, so the way back is to play it anew."""
        assert self.dealer is not None
        old = self._playing()
        again = Match(self.game, self.options, self.dealer)
        for step in old.steps[: self.turn_began(entry.seat)]:
            if step.move is not None:
                again.play(step.seat, step.move)
        self.match = again
        self._tell(entry.seat, "table-took-back")
        self._new_turn(entry.at)

    def turn_began(self, seat: int) -> int:
        """The place in the match's steps where the seat's last turn began; 0 if it had none."""
        steps = self._playing().steps
        turns = [step.turn for step in steps if step.seat == seat]
        if not turns:
            return 0
        last = turns[-1]
        return next(n for n, step in enumerate(steps) if (step.seat, step.turn) == (seat, last))

    def _speak(self, entry: entries.Spoke) -> None:
        person = self.person_of(entry.by)
        assert person is not None
        hearers = None
        if entry.side:
            mine = set(self.seats_of(entry.by))
            sides = [side for side in self.game.sides(self.options) if mine & set(side)]
            chairs = [self.chairs[seat] for side in sides for seat in side]
            hearers = frozenset(c.person for c in chairs if c.person is not None)
        speech = Speech(self.version + 1, person, entry.phrase, entry.text, hearers)
        self.speeches.append(speech)

    def _mute(self, entry: entries.Muted) -> None:
        person = self.person_of(entry.by)
        assert person is not None
        muted = self.people[person].muted
        (muted.add if entry.muted else muted.discard)(entry.person)
        self.arranged = self.version + 1

    def _look(self) -> None:
        """Ask the match once what everybody will ask the table."""
        if self.match is None:
            self.status, self._to_act = "open", ()
        else:
            self._to_act = self.match.to_act()
            self.status = "over" if not self._to_act and self.match.over else "playing"
        self._awaited = self._awaiting.get(self._to_act) or self._await()

    def _await(self) -> "Awaited":
        """Who it is that the table waits for; stays until somebody else sits or stands in."""
        chairs = [(seat, self.chairs[seat]) for seat in self._to_act]
        people = [(seat, c.person) for seat, c in chairs if c.driver is None]
        guests = [self.people[person].guest for _, person in people if person is not None]
        awaited = self._awaiting[self._to_act] = Awaited(
            " ".join(dict.fromkeys(guests)),
            tuple([seat for seat, _ in people]),
            [(seat, c.driver) for seat, c in chairs if c.driver is not None],
        )
        return awaited

    def _playing(self) -> Match:
        assert self.match is not None, "the log moves only in a match"
        return self.match

    def _new_turn(self, at: int) -> None:
        self.changed = self.version + 1
        self.waiting_since = max(self.at, at)

    def _note(self, events: list[Event]) -> None:
        """Remember what happened in the match."""
        version, called = self.version + 1, self.called
        self.happenings += [Happened(version, event, called) for event in events]

    def _tell(self, seat: int | None, id: str, **facts: str | int) -> None:
        """Remember something that happened at the table; the name goes along for the log."""
        self.called, self._seats = self._called(), self._seated()
        self._awaiting.clear()
        self.arranged = self.version + 1
        if seat is not None:
            facts["who"] = self.called[seat].name
        self.happenings.append(Happened(self.version + 1, Event(id, seat, facts), self.called))

    def _called(self) -> tuple[Called, ...]:
        named = zip(self.names(), self.chairs, strict=True)
        return tuple(
            Called(name, chair.nth if chair.bot else None, chair.person) for name, chair in named
        )

    def _seated(self) -> dict[str, tuple[int, ...]]:
        seats: dict[str, tuple[int, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                guest = self.people[chair.person].guest
                seats[guest] = (*seats.get(guest, ()), seat)
        return seats


def known_bot(game: str, name: str) -> bool:
    """Whether a bot of this name plays this game."""
    return name in BOTS[game]
