"""What people ask for becomes an entry of the log, or a refusal that says why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from igroteka.games import GAMES
from igroteka.model import Fact, Illegal, NotAMove, NotYourTurn
from igroteka.server import entries, protocol
from igroteka.server.entries import AnyEntry
from igroteka.server.table import Table, known_bot

PATIENCE = 60_000  # milliseconds after which others may call the stand-in
MOST_ENTRIES = 20_000  # of one table; more is no game, but a match can be played to its end
MOST_DEEDS = 2_000  # of one person at one table beside moves, so that nobody fills it for others
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their class, but nothing to look at
PHRASES = ("hello", "thanks", "well-played", "nice-move", "oops", "thinking", "your-turn", "again",
           "good-luck", "bye")  # fmt: skip

Deed = (
    protocol.Sit | protocol.Stand | protocol.SeatBot | protocol.Clear | protocol.Swap
    | protocol.Set | protocol.Start | protocol.Play | protocol.Undo | protocol.TakeBack
    | protocol.Leave | protocol.Return | protocol.Replace | protocol.Say | protocol.Mute
    | protocol.Rematch | protocol.Hint
)  # fmt: skip


class No(Exception):
    """Refused: a message id, its facts, and the rule of the game if it was one."""

    def __init__(
        self,
        reason: str,
        facts: Mapping[str, Fact] | None = None,
        rule: str | None = None,
        retry: bool = False,
    ) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.retry = reason, rule, retry
        self.facts = dict(facts or {})


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: a guest, by the name they go by."""

    guest: str
    name: str


def decide(table: Table, asker: Asker, deed: Deed, now: int, seed: bytes) -> AnyEntry:
    """The entry this deed makes (No if it may not be). `seed` is used where a match starts."""
    head = (max(now, table.at), asker.guest, deed.id)
    if isinstance(deed, protocol.Play):  # nearly always, and never one too many
        return _play(table, asker, deed, head)
    if not _has_room(table, asker.guest, deed):
        raise No("table-no-room")
    match deed:
        case protocol.Undo():
            return _undo(table, asker, deed, head)
        case protocol.TakeBack():
            return _take_back(table, asker, deed, head)
        case protocol.Leave():
            return _leave(table, asker, deed, head)
        case protocol.Return():
            return _return(table, asker, deed, head)
        case protocol.Replace():
            return _replace(table, asker, deed, head)
        case protocol.Say():
            return _say(table, asker, deed, head)
        case protocol.Mute():
            return _mute(table, asker, deed, head)
        case protocol.Rematch():
            return _rematch(table, asker, head)
        case protocol.Hint():
            return _hint(table, asker, deed, head)
        case _:
            return _seat(table, asker, deed, head, seed)


def _has_room(table: Table, guest: str, deed: Deed) -> bool:
    if isinstance(deed, protocol.Return):
        return True
    if table.deeds[guest] >= MOST_DEEDS:
        return False
    return table.version < MOST_ENTRIES or isinstance(deed, InPlay)


Head = tuple[int, str, str]
InPlay = protocol.Undo | protocol.TakeBack | protocol.Leave | protocol.Replace
Seating = (
    protocol.Sit | protocol.Stand | protocol.SeatBot | protocol.Clear | protocol.Swap
    | protocol.Set | protocol.Start
)  # fmt: skip


def _seat(table: Table, asker: Asker, deed: Seating, head: Head, seed: bytes) -> AnyEntry:
    """Who sits where, before the start."""
    _status(table, "open")
    match deed:
        case protocol.Sit():
            return _sit(table, asker, deed, head)
        case protocol.Stand():
            own(table, asker, deed.seat)
            return entries.Freed(*head, deed.seat)
        case protocol.SeatBot():
            _host(table, asker)
            _free(table, deed.seat)
            _bot(table, deed.bot)
            return entries.BotSat(*head, deed.seat, deed.bot)
        case protocol.Clear():
            _host(table, asker)
            _exists(table, deed.seat)
            return entries.Freed(*head, deed.seat)
        case protocol.Swap():
            _host(table, asker)
            _exists(table, deed.seat)
            _exists(table, deed.other)
            return entries.Swapped(*head, deed.seat, deed.other)
        case protocol.Set():
            _host(table, asker)
            _bot(table, deed.settings.standin)
            if deed.settings.rated != table.settings.rated:
                raise No("table-no-rated-change")
            return entries.Changed(*head, deed.settings)
        case protocol.Start():
            _host(table, asker)
            if any(chair.is_open for chair in table.chairs):
                raise No("table-no-start-open")
            return entries.Started(*head, seed.hex())
        case _:
            assert_never(deed)


def _sit(table: Table, asker: Asker, deed: protocol.Sit, head: Head) -> AnyEntry:
    if deed.seat in table.seats_of(asker.guest):
        raise No("table-no-already")
    _free(table, deed.seat)
    if deed.also and table.settings.rated:
        raise No("table-no-rated-also")
    return entries.Sat(*head, deed.seat, asker.name, deed.also, printable(deed.called))


def _play(table: Table, asker: Asker, deed: protocol.Play, head: Head) -> AnyEntry:
    _driven(table, asker, deed.seat)
    _status(table, "playing")
    if deed.version is not None and not table.game.simultaneous and deed.version < table.changed:
        raise No("table-no-stale", {"version": table.version})
    return entries.Moved(*head, deed.seat, deed.move)


def _undo(table: Table, asker: Asker, deed: protocol.Undo, head: Head) -> AnyEntry:
    _driven(table, asker, deed.seat)
    _unrated(table)
    if not table.match or not table.match.may_undo(deed.seat):
        raise No("table-no-undo")
    return entries.Undone(*head, deed.seat)


def _take_back(table: Table, asker: Asker, deed: protocol.TakeBack, head: Head) -> AnyEntry:
    _driven(table, asker, deed.seat)
    _unrated(table)
    _status(table, "playing")
    if not table.only_bots_along():
        raise No("table-no-take-back")
    if table.turn_began(deed.seat) == 0:
        raise No("table-no-undo")
    return entries.TookBack(*head, deed.seat)


def _leave(table: Table, asker: Asker, deed: protocol.Leave, head: Head) -> AnyEntry:
    own(table, asker, deed.seat)
    _status(table, "playing")
    if table.chairs[deed.seat].standin:
        raise No("table-no-already")
    return entries.StoodIn(*head, deed.seat, table.settings.standin, "away")


def _return(table: Table, asker: Asker, deed: protocol.Return, head: Head) -> AnyEntry:
    own(table, asker, deed.seat)
    if not table.chairs[deed.seat].standin:
        raise No("table-no-already")
    return entries.Returned(*head, deed.seat)


def _replace(table: Table, asker: Asker, deed: protocol.Replace, head: Head) -> AnyEntry:
    _status(table, "playing")
    _exists(table, deed.seat)
    if not table.seats_of(asker.guest):
        raise No("table-no-seat-yours")
    if deed.seat not in table.to_act() or table.chairs[deed.seat].driver:
        raise No("table-no-already")
    waited = head[0] - table.waiting_since
    if waited < PATIENCE:
        raise No("table-no-patience", {"seconds": (PATIENCE - waited + 999) // 1000})
    return entries.StoodIn(*head, deed.seat, table.settings.standin, "asked")


def _say(table: Table, asker: Asker, deed: protocol.Say, head: Head) -> AnyEntry:
    if table.settings.talk == "none" or not table.seats_of(asker.guest):
        raise No("table-no-talk")
    if deed.side and not table.settings.team_talk:
        raise No("table-no-team-talk")
    if (deed.phrase is None) == (deed.text is None):
        raise No("table-no-words")
    if deed.phrase is not None:
        if deed.phrase not in phrases(table.game.id):
            raise No("table-no-phrase")
        return entries.Spoke(*head, deed.phrase, None, deed.side)
    if table.settings.talk != "free":
        raise No("table-no-free-talk")
    text = printable(deed.text or "")
    if not text:
        raise No("table-no-words")
    return entries.Spoke(*head, None, text, deed.side)


def _mute(table: Table, asker: Asker, deed: protocol.Mute, head: Head) -> AnyEntry:
    if table.person_of(asker.guest) is None:
        raise No("table-no-seat-yours")
    if deed.person >= len(table.people):
        raise No("table-no-person")
    return entries.Muted(*head, deed.person, deed.muted)


def _rematch(table: Table, asker: Asker, head: Head) -> AnyEntry:
    _status(table, "over")
    if not table.seats_of(asker.guest):
        _host(table, asker)
    return entries.Rematched(*head)


def _hint(table: Table, asker: Asker, deed: protocol.Hint, head: Head) -> AnyEntry:
    _driven(table, asker, deed.seat)
    _status(table, "playing")
    if deed.seat not in table.to_act():
        raise No("table-no-turn")
    if table.settings.rated or table.hints_of(asker.guest) >= table.settings.hints:
        raise No("table-no-hints")
    return entries.Hinted(*head, deed.seat)


def parting(table: Table, guest: str) -> Deed | None:
    """What is still to be done by a guest who goes for good, so that nobody waits for them."""
    id, deed = f"part {table.version}", None
    for seat in table.seats_of(guest):
        if table.status == "open":
            deed = protocol.Stand(id, seat)
        elif table.status == "playing" and not table.chairs[seat].standin:
            deed = protocol.Leave(id, seat)
    return deed if deed is not None and _has_room(table, guest, deed) else None


def phrases(game: str) -> tuple[str, ...]:
    """Message ids of what can be said at a table of this game."""
    return (*(f"phrase-{name}" for name in PHRASES), *GAMES[game].phrases)


def printable(text: str) -> str:
    """One line without control characters and marks that turn the writing direction."""
    shown = "".join(c for c in text if c.isspace() or (c.isprintable() and c not in UNSEEN))
    return " ".join(shown.split())


def refusal(error: Exception) -> No:
    """What the match said, as a refusal."""
    if isinstance(error, Illegal):
        told = error.refusal
        return No(told.id, told.facts, told.rule)
    if isinstance(error, NotAMove):
        return No("table-no-move", {"text": str(error)})
    assert isinstance(error, NotYourTurn)
    return No("table-no-turn")


# -- conditions ----------------------------------------------------------------------------------


def _exists(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise No("table-no-seat", {"seats": len(table.chairs)})


def own(table: Table, asker: Asker, seat: int) -> None:
    """The seat is the asker's."""
    if seat not in table.seats_of(asker.guest):
        _exists(table, seat)
        raise No("table-no-seat-yours")


def _driven(table: Table, asker: Asker, seat: int) -> None:
    """The seat is the asker's, and no bot plays for them now."""
    own(table, asker, seat)
    if table.chairs[seat].standin:
        raise No("table-no-standin")


def _free(table: Table, seat: int) -> None:
    _exists(table, seat)
    if not table.chairs[seat].is_open:
        raise No("table-no-free")


def _host(table: Table, asker: Asker) -> None:
    if asker.guest != table.host:
        raise No("table-no-host")


def _status(table: Table, status: str) -> None:
    if table.status != status:
        raise No(f"table-no-{table.status}")


def _unrated(table: Table) -> None:
    if table.settings.rated:
        raise No("table-no-rated-undo")


def _bot(table: Table, name: str) -> None:
    if not known_bot(table.game.id, name):
        raise No("table-no-bot")
