"""What each person at a table is told: never more than their seats may see."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Protocol

import msgspec
from msgspec import Struct

from igroteka.model import SPECTATOR, Game, View
from igroteka.server.messages.protocol import (
    Doer,
    Happening,
    Said,
    ServerMessage,
    Sight,
    You,
)
from igroteka.server.messages.sentences import happened_words, name_of
from igroteka.server.messages.table_info import informed
from igroteka.server.table.decisions import Actor
from igroteka.server.table.seats import Called, Happened
from igroteka.server.table.table import Table

FAR_BEHIND = 200  # versions; whoever lacks more gets the whole
LATEST = 100  # events in a whole

_encoder = msgspec.json.Encoder()
_BEGIN = b'{"type":"update","version":%d,"since":%b,"table":%b'


def wire(message: ServerMessage) -> bytes:
    """The message as it goes over a socket."""
    return _encoder.encode(message)


class Line(Protocol):
    """One socket of one guest at one table."""

    actor: Actor
    have: int | None  # the version the other end has
    lang: str | None  # the language it reads sentences in

    def send(self, data: bytes) -> None:
        """Send without waiting; a line that is too slow closes itself."""
        ...

    def close(self, reason: str, again: bool) -> None:
        """Say goodbye."""
        ...


class Reader(Struct, frozen=True, eq=False):
    """Somebody who is told about a table, or is not; kept with it until others sit there."""

    guest: str
    seats: tuple[int, ...]
    looks: tuple[int, ...]  # through whose eyes they see while a match is played
    you: bytes  # as a member of the message, up to where the events begin
    bye: str | None  # why they may see nothing


ONLOOKERS = ""  # are one reader: they may all know the same


class Common(Struct, frozen=True, eq=False):
    """What all are told alike who have the same version and language."""

    have: int | None
    lang: str | None
    since: int | None
    begin: bytes
    told: list[Happened]
    news: bytes | None  # None: some of it only some may know
    sights: list[bytes] | None  # of everybody, when the match is over; else each sees their own


def tell(table: Table, lines: Iterable[Line], now: Callable[[], int]) -> None:
    """Tell everybody how the table is now; what the next may know alike is not made again."""
    common, told, message, version = None, None, b"", table.version
    for line in lines:
        have, lang, guest = line.have, line.lang, line.actor.guest
        reader = table.readers.get(guest) or _reader(table, guest)
        if reader.bye is not None:
            line.close(reader.bye, again=False)
            continue
        if common is None or have != common.have or lang != common.lang:
            common, told = _common(table, have, lang, now), None
        if reader is not told:
            told, message = reader, _update(table, reader, common)
        line.send(message)
        line.have = version


def update(
    table: Table, guest: str, have: int | None, lang: str | None, now: Callable[[], int]
) -> bytes:
    """What somebody is told who has a version."""
    reader = table.readers.get(guest) or _reader(table, guest)
    return _update(table, reader, _common(table, have, lang, now))


def _update(table: Table, reader: Reader, common: Common) -> bytes:
    """The bytes of an `Update` (see the protocol).

    Parts are kept as JSON, and it is put together from them letter by letter: a move is told to
    everybody, and as objects that took longer than the rules.
    """
    news, said = common.news, b"[]"
    if news is None:
        news = _news(table, common.told, _knowing(reader.seats), common.lang)
    if table.speeches:
        said = _said(table, reader.guest, common.since)
    parts = [common.begin, reader.you, news, b',"said":', said, b',"sights":[']
    parts += common.sights or _sights(table, reader.looks)
    parts.append(b"]}")
    return b"".join(parts)


def _sights(table: Table, looks: Iterable[int]) -> list[bytes]:
    """In pieces: they are put together only once."""
    match, pieces = table.match, list[bytes]()
    if match is None:
        return pieces
    for seat in looks:
        undo = b',"may_undo":true}' if match.may_undo(seat) else b',"may_undo":false}'
        pieces += (b",", _seen_from(seat), match.sight_text(seat), undo)
    return pieces[1:]


@cache
def _seen_from(seat: int) -> bytes:
    """How a sight begins."""
    return b'{"seat":%b,' % (b"%d" % seat if seat != SPECTATOR else b"null")


def _common(table: Table, have: int | None, lang: str | None, now: Callable[[], int]) -> Common:
    since = _since(table, have)
    told = _told(table, since)
    news = None
    if not any([happened.event.audience for happened in told]):
        news = _news(table, told, (), lang)
    begin = _BEGIN % (
        table.version,
        b"null" if since is None else b"%d" % since,
        informed(table, now, lang),
    )
    over = table.status == "over"
    sights = _sights(table, range(len(table.chairs))) if over else None
    return Common(have, lang, since, begin, told, news, sights)


def _since(table: Table, have: int | None) -> int | None:
    """The version to go on from; None if only the whole will do."""
    if have is None or not table.rewritten <= have <= table.version <= have + FAR_BEHIND:
        return None
    return have


def _reader(table: Table, guest: str) -> Reader:
    """Who the guest is at this table."""
    if guest in table.forgotten:
        reader = table.readers[guest] = Reader(guest, (), (), b"", "table-bye-deleted")
        return reader
    person, host = table.person_of(guest), guest == table.host
    name = guest if person is not None or host else ONLOOKERS
    known = table.readers.get(name)
    if known is not None:
        return known
    muted = tuple(sorted(table.people[person].muted)) if person is not None else ()
    seats = table.seats_of(guest)
    you = b',"you":%b,"events":' % _encoder.encode(You(person, seats, host, muted))
    bye = None if table.may_see(guest) else "table-bye-nobody"
    reader = table.readers[name] = Reader(name, seats, seats or (SPECTATOR,), you, bye)
    return reader


def _told(table: Table, since: int | None) -> list[Happened]:
    """What there is to tell somebody who has this version."""
    told = table.happenings
    if since is None:
        return told[-LATEST:]
    first = len(told)
    while first and told[first - 1].version > since:
        first -= 1
    return told[first:]


def _news(table: Table, told: list[Happened], knowing: tuple[int, ...], lang: str | None) -> bytes:
    return _encoder.encode([happening(table, happened, knowing, lang) for happened in told])


def _knowing(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Whose secrets may be told: at one screen with several people nobody's."""
    return seats if len(seats) == 1 else ()


def happening(
    table: Table, happened: Happened, seats: tuple[int, ...], lang: str | None
) -> Happening:
    """What happened, as the owner of these seats may know it."""
    event, viewer, facts = happened.event, SPECTATOR, happened.event.facts
    if event.audience:
        then = _knowing(_seats_then(table, happened, seats))
        viewer = next((seat for seat in then if seat in event.audience), SPECTATOR)
        facts = event.seen_by(viewer).facts
    text = happened_words(table, happened, viewer, lang) if lang else None
    by = _doer(happened.called[event.seat], lang) if event.seat is not None else None
    return Happening(happened.version, event.id, event.seat, facts, text, by)


def _seats_then(table: Table, happened: Happened, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Where who has these seats now sat when it happened: another match has another order."""
    if happened.called is table.called:
        return seats
    people = {table.called[seat].person for seat in seats}
    return tuple([seat for seat, one in enumerate(happened.called) if one.person in people])


@lru_cache(1024)  # the same few people, move after move
def _doer(called: Called, lang: str | None) -> Doer:
    bot = called.name if called.nth is not None else None
    return Doer(name_of(called, lang), bot, called.person)


def _said(table: Table, guest: str, since: int | None) -> bytes:
    person = table.person_of(guest)
    muted = table.people[person].muted if person is not None else ()
    said = [
        Said(s.version, s.person, table.people[s.person].name, s.phrase, s.text, bool(s.hearers))
        for s in table.speeches[-LATEST:]
        if (since is None or s.version > since)
        and s.person not in muted
        and (s.hearers is None or person in s.hearers)
    ]
    return _encoder.encode(said)


def sight_of(game: Game, view: View) -> Sight:
    """A view as it is sent."""
    legal = tuple([game.move_text(move) for move in view.legal])
    seat = view.seat if view.seat != SPECTATOR else None
    return Sight(seat, game.describe(view), legal, may_undo=False)
