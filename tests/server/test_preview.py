"""A preview shows what a seat would see after its own moves, and changes nothing."""

import msgspec
import pytest
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
    same = 0
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
        if shown is not None and moved:
            seen = sent_to(live, guest_of(seat), live.version - 1, "en")
            sight = next(sight for sight in seen.sights if sight.seat == seat)
            assert shown.public == seen.public and shown.sight.private == sight.private
            assert shown.sight.legal == sight.legal
            assert [e.text for e in shown.events] == [e.text for e in seen.events]
            same += 1
    assert same or game.simultaneous or game.id == "jack"


def test_a_preview_says_why_a_move_cannot_be() -> None:
    game, options = next((game, options) for game, options in TABLES if game.id == "red7")
    live = started(game, options, 2)
    seat = live.to_act()[0]
    with pytest.raises(CommandRefused) as no:
        ask(live, seat, "draw")
    assert no.value.rule == "R-17"
    with pytest.raises(CommandRefused, match="table-no-move"):
        ask(live, seat, "fly")
    with pytest.raises(CommandRefused, match="table-no-turn"):
        ask(live, 1 - seat, "pass")
    with pytest.raises(CommandRefused, match="table-no-seat-yours"):
        previewed(live, Actor(guest_of(1 - seat), ""), "en", Preview("p", seat, ("pass",)))
    with pytest.raises(CommandRefused, match="table-no-preview"):
        ask(live, seat, "pass", "pass")


def test_where_all_choose_at_once_a_preview_lays_open_the_own_choice_only() -> None:
    """Also for the last to choose, and for one who thinks again."""
    game, options = next((game, options) for game, options in TABLES if game.id == "splito")
    live = started(game, options, 2)
    for seat in (0, 1):
        match = live.match
        assert match is not None
        text = game.move_text(match.legal(seat)[0])
        before = game.describe(match.view(seat))
        for chosen in range(2 - seat):
            shown = ask(live, seat, text)
            laid = [len(zone["cards"]) + len(zone["goals"]) for zone in shown.public["zones"]]
            assert sum(laid) == 1 and shown.public["to_act"] == before["to_act"][chosen:]
            with pytest.raises(CommandRefused, match="table-no-preview"):
                ask(live, seat, text, text)
            if not seat and not chosen:
                live.apply(entries.Moved(0, guest_of(seat), "m", seat, text))
