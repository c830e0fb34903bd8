"""What people ask for becomes an entry of the log, or a refusal that says why."""

from dataclasses import dataclass
from typing import assert_never

from igroteka.server.table import commands, entries
from igroteka.server.table.commands import AnyCommand, Command, OwnCommand
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.phrases import phrases, printable
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table, known_bot

PATIENCE = 60_000  # milliseconds after which others may call the stand-in
MOST_ENTRIES = 20_000  # of one table; more is no game, but a match can be played to its end
MOST_DEEDS = 2_000  # of one person at one table beside moves, so that nobody fills it for others


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a guest, by the name they go by."""

    guest: str
    name: str


Head = tuple[int, str, str]
InPlay = commands.Undo | commands.TakeBack | commands.Leave | commands.Replace
Seating = (
    commands.Sit | commands.Stand | commands.SeatBot | commands.Clear | commands.Swap
    | commands.Set | commands.Start
)  # fmt: skip
Lively = InPlay | commands.Return | commands.Say | commands.Mute | commands.Rematch | commands.Hint


SERVER = Actor("", "")  # asks for what happens by itself


def decide(table: Table, actor: Actor, command: AnyCommand, now: int, seed: bytes) -> AnyEntry:
    """The entry a command makes (CommandRefused). `seed` is used where a match starts."""
    head = (max(now, table.at), actor.guest, command.id)
    if isinstance(command, commands.Play):  # nearly always, and never one too many
        return _play(table, actor, command, head)
    if isinstance(command, OwnCommand):
        assert actor is SERVER, "nobody else can ask for it"
        return _own(table, command, head)
    if not _has_room(table, actor.guest, command):
        raise CommandRefused("table-no-room")
    if isinstance(command, Seating):
        return _seat(table, actor, command, head, seed)
    return _else(table, actor, command, head)


def _else(table: Table, actor: Actor, command: Lively, head: Head) -> AnyEntry:
    """Whatever is possible while and after a match is played, beside a move."""
    match command:
        case commands.Undo():
            return _undo(table, actor, command, head)
        case commands.TakeBack():
            return _take_back(table, actor, command, head)
        case commands.Leave():
            return _leave(table, actor, command, head)
        case commands.Return():
            return _return(table, actor, command, head)
        case commands.Replace():
            return _replace(table, actor, command, head)
        case commands.Say():
            return _say(table, actor, command, head)
        case commands.Mute():
            return _mute(table, actor, command, head)
        case commands.Rematch():
            return _rematch(table, actor, head)
        case commands.Hint():
            return _hint(table, actor, command, head)
        case _:
            assert_never(command)


def _has_room(table: Table, guest: str, command: Command) -> bool:
    if isinstance(command, commands.Return):
        return True
    if table.commands[guest] >= MOST_DEEDS:
        return False
    return table.version < MOST_ENTRIES or isinstance(command, InPlay)


def _seat(table: Table, actor: Actor, command: Seating, head: Head, seed: bytes) -> AnyEntry:
    """Who sits where, before the start."""
    _status(table, "open")
    match command:
        case commands.Sit():
            return _sit(table, actor, command, head)
        case commands.Stand():
            own(table, actor, command.seat)
            return entries.Freed(*head, command.seat)
        case commands.SeatBot():
            _host(table, actor)
            _free(table, command.seat)
            _bot(table, command.bot)
            return entries.BotSat(*head, command.seat, command.bot)
        case commands.Clear():
            _host(table, actor)
            _exists(table, command.seat)
            return entries.Freed(*head, command.seat)
        case commands.Swap():
            _host(table, actor)
            _exists(table, command.seat)
            _exists(table, command.other)
            return entries.Swapped(*head, command.seat, command.other)
        case commands.Set():
            _host(table, actor)
            _bot(table, command.settings.standin)
            if command.settings.rated != table.settings.rated:
                raise CommandRefused("table-no-rated-change")
            return entries.Changed(*head, command.settings)
        case commands.Start():
            _host(table, actor)
            if any(chair.is_open for chair in table.chairs):
                raise CommandRefused("table-no-start-open")
            return entries.Started(*head, seed.hex(), table.game.rules_version)
        case _:
            assert_never(command)


def _sit(table: Table, actor: Actor, command: commands.Sit, head: Head) -> AnyEntry:
    if command.seat in table.seats_of(actor.guest):
        raise CommandRefused("table-no-already")
    _free(table, command.seat)
    if command.also and table.settings.rated:
        raise CommandRefused("table-no-rated-also")
    return entries.Sat(*head, command.seat, actor.name, command.also, printable(command.called))


def _play(table: Table, actor: Actor, command: commands.Play, head: Head) -> AnyEntry:
    _driven(table, actor, command.seat)
    _status(table, "playing")
    if (
        command.version is not None
        and not table.game.simultaneous
        and command.version < table.changed
    ):
        raise CommandRefused("table-no-stale", {"version": table.version})
    return entries.Moved(*head, command.seat, command.move)


def _undo(table: Table, actor: Actor, command: commands.Undo, head: Head) -> AnyEntry:
    _driven(table, actor, command.seat)
    _unrated(table)
    if not table.match or not table.match.may_undo(command.seat):
        raise CommandRefused("table-no-undo")
    return entries.Undone(*head, command.seat)


def _take_back(table: Table, actor: Actor, command: commands.TakeBack, head: Head) -> AnyEntry:
    _driven(table, actor, command.seat)
    _unrated(table)
    _status(table, "playing")
    if not table.only_bots_along():
        raise CommandRefused("table-no-take-back")
    if table.turn_began(command.seat) == 0:
        raise CommandRefused("table-no-undo")
    return entries.TookBack(*head, command.seat)


def _leave(table: Table, actor: Actor, command: commands.Leave, head: Head) -> AnyEntry:
    own(table, actor, command.seat)
    _status(table, "playing")
    if table.chairs[command.seat].standin:
        raise CommandRefused("table-no-already")
    return entries.StoodIn(*head, command.seat, table.settings.standin, "away")


def _return(table: Table, actor: Actor, command: commands.Return, head: Head) -> AnyEntry:
    own(table, actor, command.seat)
    if not table.chairs[command.seat].standin:
        raise CommandRefused("table-no-already")
    return entries.Returned(*head, command.seat)


def _replace(table: Table, actor: Actor, command: commands.Replace, head: Head) -> AnyEntry:
    _status(table, "playing")
    _exists(table, command.seat)
    if not table.seats_of(actor.guest):
        raise CommandRefused("table-no-seat-yours")
    if command.seat not in table.to_act() or table.chairs[command.seat].driver:
        raise CommandRefused("table-no-already")
    waited = head[0] - table.waiting_since
    if waited < PATIENCE:
        raise CommandRefused("table-no-patience", {"seconds": (PATIENCE - waited + 999) // 1000})
    return entries.StoodIn(*head, command.seat, table.settings.standin, "asked")


def _say(table: Table, actor: Actor, command: commands.Say, head: Head) -> AnyEntry:
    if table.settings.talk == "none" or not table.seats_of(actor.guest):
        raise CommandRefused("table-no-talk")
    if command.side and not table.settings.team_talk:
        raise CommandRefused("table-no-team-talk")
    if (command.phrase is None) == (command.text is None):
        raise CommandRefused("table-no-words")
    if command.phrase is not None:
        if command.phrase not in phrases(table.game.id):
            raise CommandRefused("table-no-phrase")
        return entries.Spoke(*head, command.phrase, None, command.side)
    if table.settings.talk != "free":
        raise CommandRefused("table-no-free-talk")
    text = printable(command.text or "")
    if not text:
        raise CommandRefused("table-no-words")
    return entries.Spoke(*head, None, text, command.side)


def _mute(table: Table, actor: Actor, command: commands.Mute, head: Head) -> AnyEntry:
    if table.person_of(actor.guest) is None:
        raise CommandRefused("table-no-seat-yours")
    if command.person >= len(table.people):
        raise CommandRefused("table-no-person")
    return entries.Muted(*head, command.person, command.muted)


def _rematch(table: Table, actor: Actor, head: Head) -> AnyEntry:
    _status(table, "over")
    if not table.seats_of(actor.guest):
        _host(table, actor)
    return entries.Rematched(*head)


def _hint(table: Table, actor: Actor, command: commands.Hint, head: Head) -> AnyEntry:
    _driven(table, actor, command.seat)
    _status(table, "playing")
    if command.seat not in table.to_act():
        raise CommandRefused("table-no-turn")
    if table.settings.rated or table.hints_of(actor.guest) >= table.settings.hints:
        raise CommandRefused("table-no-hints")
    return entries.Hinted(*head, command.seat)


# -- what happens by itself ----------------------------------------------------------------------


def _own(table: Table, command: OwnCommand, head: Head) -> AnyEntry:
    match command:
        case commands.BotMove():
            bot = (command.seat, command.bot)
            if table.position() != command.position or bot not in table.bots_to_move():
                raise CommandRefused("table-no-stale", {"version": table.version})
            return entries.Moved(*head, command.seat, command.move)
        case commands.TimeOut():
            end = table.clock.first_end()
            if end is None or end[0] > head[0]:
                raise CommandRefused("table-no-already")
            return entries.StoodIn(*head, end[1], table.settings.standin, "time")
        case commands.Part():
            parting = _parting(table, command)
            if parting is None:
                raise CommandRefused("table-no-already")
            return decide(table, Actor(command.guest, ""), parting, head[0], b"")
        case _:
            assert_never(command)


def is_parted(table: Table, guest: str) -> bool:
    """Whether nobody waits for a guest who goes for good."""
    return _parting(table, commands.Part("", guest)) is None


def _parting(table: Table, part: commands.Part) -> Command | None:
    """What is still to be done by a guest who goes for good."""
    command = None
    for seat in table.seats_of(part.guest):
        if table.status == "open":
            command = commands.Stand(part.id, seat)
        elif table.status == "playing" and not table.chairs[seat].standin:
            command = commands.Leave(part.id, seat)
    return command if command is not None and _has_room(table, part.guest, command) else None


# -- conditions ----------------------------------------------------------------------------------


def _exists(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise CommandRefused("table-no-seat", {"seats": len(table.chairs)})


def own(table: Table, actor: Actor, seat: int) -> None:
    """The seat is the asker's."""
    if seat not in table.seats_of(actor.guest):
        _exists(table, seat)
        raise CommandRefused("table-no-seat-yours")


def _driven(table: Table, actor: Actor, seat: int) -> None:
    """The seat is the asker's, and no bot plays for them now."""
    own(table, actor, seat)
    if table.chairs[seat].standin:
        raise CommandRefused("table-no-standin")


def _free(table: Table, seat: int) -> None:
    _exists(table, seat)
    if not table.chairs[seat].is_open:
        raise CommandRefused("table-no-free")


def _host(table: Table, actor: Actor) -> None:
    if actor.guest != table.host:
        raise CommandRefused("table-no-host")


def _status(table: Table, status: str) -> None:
    if table.status != status:
        raise CommandRefused(f"table-no-{table.status}")


def _unrated(table: Table) -> None:
    if table.settings.rated:
        raise CommandRefused("table-no-rated-undo")


def _bot(table: Table, name: str) -> None:
    if not known_bot(table.game.id, name):
        raise CommandRefused("table-no-bot")
