"""What each person at a table is told: never more than their seats may see."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from igroteka.model import SPECTATOR, Game, View
from igroteka.server.messages.lasting import Lasting, Reader, lasting
from igroteka.server.messages.protocol import (
    Doer,
    Happening,
    Said,
    ServerMessage,
    Sight,
)
from igroteka.server.messages.sentences import happened_words, name_of
from igroteka.server.messages.table_info import informed
from igroteka.server.table.decisions import Actor
from igroteka.server.table.seats import Called, Happened
from igroteka.server.table.table import Table

FAR_BEHIND = 200  # versions; whoever lacks more gets the whole
LATEST = 100  # events in a whole

_encoder = msgspec.json.Encoder()
_BEGIN = b'{"type":"update","version":%d,"since":%b,"table":%b,"public":%b,"you":'
_SIGHT = b'{"seat":%b,"private":%b,"legal":%b,"may_undo":%b}'


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


class Common(Struct, frozen=True, eq=False):
    """What all are told alike who have the same version and language."""

    have: int | None
    lang: str | None
    since: int | None
    begin: bytes
    told: list[Happened]
    news: bytes | None  # None: some of it only some may know


class Seen:
    """What is to be seen of a table's match: described once for all who are told a version."""

    def __init__(self, table: Table) -> None:
        self._match, self._game, self._sights = table.match, table.game, dict[int, bytes]()
        # After the end everybody sees through all eyes.
        self.by_all = range(len(table.chairs)) if table.status == "over" else None
        self.public = b"null"
        if table.match is not None:
            self.public = table.game.views.public_json(table.match.view(SPECTATOR))

    def sights(self, looks: Iterable[int]) -> bytes:
        """The bytes of a list of `Sight`s."""
        if self._match is None:
            return b"[]"
        return b"[%b]" % b",".join([self._sights.get(seat) or self._sight(seat) for seat in looks])

    def _sight(self, seat: int) -> bytes:
        assert self._match is not None
        view, move_text = self._match.view(seat), self._game.move_text
        sight = self._sights[seat] = _SIGHT % (
            b"%d" % seat if seat != SPECTATOR else b"null",
            self._game.views.private_json(view),
            _encoder.encode([move_text(move) for move in view.legal]),
            b"true" if self._match.may_undo(seat) else b"false",
        )
        return sight


def tell(table: Table, lines: Iterable[Line], now: Callable[[], int]) -> None:
    """Tell everybody how the table is now; what the next may know alike is not made again."""
    kept, seen, version = lasting(table), None, table.version
    common, told, message = None, None, b""
    for line in lines:
        have, lang = line.have, line.lang
        reader = kept.reader(table, line.actor.guest)
        if reader.bye is not None:
            line.close(reader.bye, again=False)
            continue
        seen = seen or Seen(table)
        if common is None or have != common.have or lang != common.lang:
            common, told = _common(table, kept, seen, have, lang, now), None
        if reader is not told:
            told, message = reader, _update(table, reader, seen, common)
        line.send(message)
        line.have = version


def update(
    table: Table, guest: str, have: int | None, lang: str | None, now: Callable[[], int]
) -> bytes:
    """What somebody is told who has a version."""
    kept, seen = lasting(table), Seen(table)
    common = _common(table, kept, seen, have, lang, now)
    return _update(table, kept.reader(table, guest), seen, common)


def _update(table: Table, reader: Reader, seen: Seen, common: Common) -> bytes:
    """The bytes of an `Update` (see the protocol).

    Parts are kept as JSON, and it is put together from them letter by letter: a move is told to
    everybody, and as objects that took longer than the rules.
    """
    news, said = common.news, b"[]"
    if news is None:
        news = _news(table, common.told, _knowing(reader.seats), common.lang)
    if table.speeches:
        said = _said(table, reader.guest, common.since)
    sights = seen.sights(seen.by_all or reader.looks)
    parts = (common.begin, reader.you, b',"events":', news, b',"said":', said, b',"sights":')
    return b"".join((*parts, sights, b"}"))


def _common(
    table: Table,
    kept: Lasting,
    seen: Seen,
    have: int | None,
    lang: str | None,
    now: Callable[[], int],
) -> Common:
    since = _since(table, have)
    told = _told(table, since)
    news = None
    if not any([happened.event.audience for happened in told]):
        news = _news(table, told, (), lang)
    begin = _BEGIN % (
        table.version,
        b"null" if since is None else b"%d" % since,
        informed(table, kept, now, lang),
        seen.public,
    )
    return Common(have, lang, since, begin, told, news)


def _since(table: Table, have: int | None) -> int | None:
    """The version to go on from; None if only the whole will do."""
    if have is None or not table.rewritten <= have <= table.version <= have + FAR_BEHIND:
        return None
    return have


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


def public_of(game: Game, view: View) -> dict[str, Any]:
    """What everybody may know, as it is sent."""
    return msgspec.json.decode(game.views.public_json(view))


def sight_of(game: Game, view: View) -> Sight:
    """What a seat may know besides, as it is sent."""
    legal = tuple([game.move_text(move) for move in view.legal])
    seat = view.seat if view.seat != SPECTATOR else None
    private = msgspec.json.decode(game.views.private_json(view))
    return Sight(seat, private, legal, may_undo=False)
