"""What several people are told is made once."""

import msgspec
import pytest
import sample

from igroteka.games import GAMES
from igroteka.model import Game
from igroteka.rng import below, seeded
from igroteka.server.messages.protocol import Update
from igroteka.server.messages.updates import tell
from igroteka.server.table.entries import (
    Forgot,
    Moved,
    Muted,
    Opened,
    Rematched,
    Sat,
    Spoke,
    Started,
)
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table
from server.worlds import Heard, guest_of, sent_bytes, sent_to, started

TWO, THREE = (sample.table(sample.seats(count), sample.giving_up) for count in (2, 3))


def test_who_may_know_the_same_is_sent_the_very_same_bytes() -> None:
    table = started(*THREE, 1)
    lines = [Heard(guest, 2) for guest in (guest_of(0), guest_of(0), "one", "other")]
    tell(table, lines, lambda: 0)
    mine, other_tab, one, other = [line.said[0] for line in lines]
    assert mine is other_tab, "two tabs of one person"
    assert one is other, "two onlookers"
    assert [line.have for line in lines] == [table.version] * 4


def test_who_may_know_something_else_is_not() -> None:
    table = started(*THREE, 1)
    asked = [(guest_of(0), 2, None), (guest_of(1), 2, None), ("onlooker", 2, None)]
    asked += [(guest_of(0), None, None), (guest_of(0), 3, None), (guest_of(0), 2, "ru")]
    lines = [Heard(*question) for question in asked]
    tell(table, lines, lambda: 0)
    messages = [line.said[0] for line in lines]
    assert len(set(messages)) == len(asked)
    for question, message in zip(asked, messages, strict=True):
        assert message == sent_bytes(table, *question), "as if nobody else had asked"


def test_people_who_share_a_screen_read_nothing_there_that_one_of_them_alone_may_know() -> None:
    opened = Opened(0, "host", "open", TWO[0].id, dict(TWO[1]), Settings())
    table = Table("table", opened)
    for seat in (0, 1):
        table.apply(Sat(0, "host", f"s{seat}", seat, "Аня", True))
    table.apply(Started(0, "host", "start", "00" * 32))
    heard = sent_to(table, "host", lang="ru").events
    assert heard == sent_to(table, "onlooker", lang="ru").events
    assert not [event for event in heard if "получает карты" in (event.text or "")]


def test_after_a_rematch_old_lines_are_still_about_who_sat_there_then() -> None:
    table = started(*THREE, 1)
    dealt = {event.seat: event for event in sent_to(table, guest_of(0), lang="ru").events}
    own = dealt[0]
    table.apply(Rematched(0, guest_of(0), "again"))
    again = sent_to(table, guest_of(0), lang="ru")
    assert again.you.seats == (1,)
    assert own in again.events
    assert own.by is not None and own.by.person == again.you.person
    assert [event for event in again.events if "получает карты" in (event.text or "")] == [own]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_put_together_by_hand_reads_as_the_protocol_would_write_it(game: Game) -> None:
    table = started(game, game.parse_options({}), 1, bots=("greedy",))
    rng = seeded(1)
    said = Spoke(0, guest_of(1), "say", None, 'a "quote", \\ and ы', False)
    seen: set[str] = set()
    while "over" not in seen:
        match = table.match
        assert match is not None
        seen.add(table.status)
        for guest in (guest_of(1), "onlooker"):
            for have, lang in ((None, "ru"), (table.version - 1, None)):
                sent = sent_bytes(table, guest, have, lang)
                written = msgspec.json.encode(msgspec.json.decode(sent, type=Update))
                assert msgspec.json.decode(written) == msgspec.json.decode(sent)
        if table.status == "playing":
            seat = match.to_act()[0]
            legal = match.legal(seat)
            move = game.move_text(legal[below(rng, len(legal))])
            table.apply(Moved(0, guest_of(seat), f"m{table.version}", seat, move))
            if "spoke" not in seen:
                seen.add("spoke")
                table.apply(said)


def test_who_may_not_see_a_match_is_told_goodbye_when_it_begins() -> None:
    table = Table(
        "table", Opened(0, "host", "open", TWO[0].id, dict(TWO[1]), Settings(watch="nobody"))
    )
    host, stranger = Heard("host"), Heard("stranger")
    for seat, guest in enumerate(("host", "other")):
        table.apply(Sat(0, guest, f"s{seat}", seat, "Аня", False))
    tell(table, [host, stranger], lambda: 0)
    assert (host.bye, stranger.bye) == (None, None), "before the start everybody may come"
    table.apply(Started(0, "host", "start", "00" * 32))
    tell(table, [host, stranger], lambda: 0)
    assert (host.bye, stranger.bye) == (None, "table-bye-nobody")
    assert (len(host.said), len(stranger.said)) == (2, 1)


def test_who_has_deleted_their_data_is_told_goodbye_and_nothing_more() -> None:
    table = started(*THREE, 1)
    lines = [Heard(guest_of(seat)) for seat in range(3)]
    tell(table, lines, lambda: 0)
    table.apply(Forgot(0, guest_of(1), ""))
    tell(table, lines, lambda: 0)
    assert [line.bye for line in lines] == [None, "table-bye-deleted", None]
    assert [len(line.said) for line in lines] == [2, 1, 2]


def test_who_is_muted_is_told_at_once() -> None:
    table = started(*THREE, 1)
    assert sent_to(table, guest_of(0)).you.muted == ()
    table.apply(Muted(0, guest_of(0), "mute", 2, True))
    assert sent_to(table, guest_of(0)).you.muted == (2,)
    table.apply(Muted(0, guest_of(0), "hear", 2, False))
    assert sent_to(table, guest_of(0)).you.muted == ()
