"""What a table tells everybody about itself: game, seats, whose turn it is, how it ended."""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from igroteka.server.messages.lasting import Lasting
from igroteka.server.messages.protocol import OutcomeInfo, SeatInfo, TableInfo
from igroteka.server.messages.sentences import names, outcome_words
from igroteka.server.table.table import Table

_encoder = msgspec.json.Encoder()


def informed(table: Table, kept: Lasting, now: Callable[[], int], lang: str | None) -> bytes:
    """`TableInfo` as JSON."""
    if table.status == "playing" and not table.clock.ticks:
        return _playing(table, kept, lang)
    return _encoder.encode(table_info(table, now(), lang))


def table_info(table: Table, now: int, lang: str | None = None) -> TableInfo:
    """The table as everybody sees it."""
    match, dealer = table.match, table.dealer
    over = table.status == "over"
    return TableInfo(
        game=table.game.id,
        options=dict(table.options),
        settings=table.settings,
        status=table.status,
        match=table.number,
        host=table.person_of(table.host),
        seats=_seats(table, now, lang),
        to_act=table.to_act(),
        turn=match.turn if match else 0,
        commitment=dealer.commitment if dealer else None,
        seed=dealer.seed.hex() if dealer and over else None,
        outcome=_outcome(table, lang) if over else None,
    )


def _playing(table: Table, kept: Lasting, lang: str | None) -> bytes:
    """The same in the middle of a match without clocks, where a move changes only whose turn it is.

    What a move does not change is kept as the beginning of an object.
    """
    assert table.match is not None
    begin = kept.tables.get(lang)
    if begin is None:
        whole = _encoder.encode(table_info(table, 0, lang))
        members = msgspec.json.decode(whole, type=dict[str, msgspec.Raw])
        del members["to_act"], members["turn"]
        begin = kept.tables[lang] = _encoder.encode(members).removesuffix(b"}")
    return b'%b,"to_act":%b,"turn":%d}' % (begin, _numbers(table.to_act()), table.match.turn)


@lru_cache(1024)
def _numbers(numbers: tuple[int, ...]) -> bytes:
    return _encoder.encode(numbers)


def _seats(table: Table, now: int, lang: str | None) -> tuple[SeatInfo, ...]:
    called = enumerate(names(table.called, lang))
    return tuple([_seat(table, seat, name, now) for seat, name in called])


def _seat(table: Table, seat: int, name: str, now: int) -> SeatInfo:
    chair = table.chairs[seat]
    kind = "open" if chair.is_open else "bot" if chair.bot else "person"
    clock = table.clock.remaining(seat, max(now, table.at)) if kind == "person" else None
    return SeatInfo(kind, chair.person, name, chair.bot, chair.standin, clock)


def _outcome(table: Table, lang: str | None) -> OutcomeInfo:
    assert table.match is not None
    outcome = table.match.outcome()
    text = outcome_words(table, outcome, lang) if lang else None
    return OutcomeInfo(outcome.winners, outcome.returns, outcome.reason, dict(outcome.facts), text)
