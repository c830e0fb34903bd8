"""A preview shows what a seat would see after its own moves, and changes nothing."""

import msgspec
import pytest
import sample
from conformance.tables import TABLES, name_of

from igroteka.model import Game, Options
from igroteka.rng import below, seeded
from igroteka.server.messages.protocol import Preview, Previewed
from igroteka.server.messages.updates import wire
from igroteka.server.rooms.preview import previewed
from igroteka.server.table import entries
from igroteka.server.table.decisions import Actor
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table
from server.worlds import guest_of, sent_to, started

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)
MOST_STEPS = 40


def ask(table: Table, seat: int, *moves: str) -> Previewed:
    shown = previewed(table, Actor(guest_of(seat), ""), "en", Preview("p", seat, moves))
    return msgspec.json.decode(wire(shown), type=Previewed)


def tried(table: Table, seat: int, move: str) -> Previewed | None:
    """Where hidden things decide the end, there is nothing to be seen."""
    try:
        shown = ask(table, seat, move)
    except CommandRefused as no:
        assert no.reason == "table-no-preview"
        return None
    return shown


@tables
def test_a_preview_is_what_comes_of_the_move_unless_chance_has_a_say(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    live = started(game, options, 2)
    rng = seeded(12)
    same = moves = 0
    for _ in range(MOST_STEPS):
        match = live.match
        if match is None or match.over:
            break
        seat = match.to_act()[0]
        legal = match.legal(seat)
        text = game.move_text(legal[below(rng, len(legal))])
        before = match.state_bytes()
        shown, steps = tried(live, seat, text), len(match.steps)
        assert match.state_bytes() == before
        live.apply(entries.Moved(0, guest_of(seat), f"m{live.version}", seat, text))
        moved = len(match.steps) == steps + 1 and not match.over and not game.simultaneous
        moves += moved
        if shown is not None and moved:
            seen = sent_to(live, guest_of(seat), live.version - 1, "en")
            sight = next(sight for sight in seen.sights if sight.seat == seat)
            assert shown.public == seen.public and shown.sight.private == sight.private
            assert shown.sight.legal == sight.legal
            assert [e.text for e in shown.events] == [e.text for e in seen.events]
            same += 1
    assert same or not moves


@pytest.mark.parametrize("table", sample.one_of_every_game(sample.in_turn), ids=name_of)
def test_a_preview_says_why_a_move_cannot_be(table: tuple[Game, Options]) -> None:
    game, options = table
    live = started(game, options, 2)
    seat = live.to_act()[0]
    assert live.match is not None
    legal = game.move_text(live.match.legal(seat)[0])
    illegal = sample.illegal_move(live.match)
    with pytest.raises(CommandRefused) as no:
        ask(live, seat, game.move_text(illegal))
    assert no.value.rule == game.why_not(live.match._state, seat, illegal).rule  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(CommandRefused, match="table-no-move"):
        ask(live, seat, "fly")
    with pytest.raises(CommandRefused, match="table-no-turn"):
        ask(live, 1 - seat, legal)
    with pytest.raises(CommandRefused, match="table-no-seat-yours"):
        previewed(live, Actor(guest_of(1 - seat), ""), "en", Preview("p", seat, (legal,)))


def test_nothing_is_previewed_after_a_turn_has_ended() -> None:
    game, options = sample.table(sample.seats(2), sample.giving_up)
    live = started(game, options, 2)
    assert game.pass_move is not None
    give_up = game.move_text(game.pass_move)
    with pytest.raises(CommandRefused, match="table-no-preview"):
        ask(live, live.to_act()[0], give_up, give_up)
