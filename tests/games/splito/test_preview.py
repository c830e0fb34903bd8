"""What a seat may be shown before all have chosen."""

import msgspec
import pytest
from server.worlds import guest_of, started

from games.splito.tables import SPLITO
from igroteka.server.messages.protocol import Preview, Previewed
from igroteka.server.messages.updates import wire
from igroteka.server.rooms.preview import previewed
from igroteka.server.table import entries
from igroteka.server.table.decisions import Actor
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table


def ask(table: Table, seat: int, *moves: str) -> Previewed:
    shown = previewed(table, Actor(guest_of(seat), ""), "en", Preview("p", seat, moves))
    return msgspec.json.decode(wire(shown), type=Previewed)


def test_where_all_choose_at_once_a_preview_lays_open_the_own_choice_only() -> None:
    """Also for the last to choose, and for one who thinks again."""
    live = started(SPLITO, SPLITO.parse_options({"players": 2}), 2)
    for seat in (0, 1):
        match = live.match
        assert match is not None
        text = SPLITO.move_text(match.legal(seat)[0])
        before = SPLITO.describe(match.view(seat))
        for chosen in range(2 - seat):
            shown = ask(live, seat, text)
            laid = [len(zone["cards"]) + len(zone["goals"]) for zone in shown.public["zones"]]
            assert sum(laid) == 1 and shown.public["to_act"] == before["to_act"][chosen:]
            with pytest.raises(CommandRefused, match="table-no-preview"):
                ask(live, seat, text, text)
            if not seat and not chosen:
                live.apply(entries.Moved(0, guest_of(seat), "m", seat, text))
