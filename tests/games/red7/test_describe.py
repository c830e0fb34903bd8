"""What a seat is shown, beside the state it is about."""

import pytest
from conformance.tables import TABLES, name_of

from igroteka.dealer import FairDealer
from igroteka.games.red7.rules.lead import qualifying, strength
from igroteka.games.red7.rules.pieces import COLOURS, texts_of
from igroteka.match import Match
from igroteka.model import SPECTATOR, Game, Options
from igroteka.rng import below, seeded

MATCHES = 4
ours = [table for table in TABLES if table[0].id == "red7"]


@pytest.mark.parametrize("table", ours, ids=name_of)
def test_a_description_tells_the_table_and_who_leads_by_which_cards(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    for number in range(MATCHES):
        match, rng = Match(game, options, FairDealer.numbered(number)), seeded(number)
        while not match.over:
            for viewer in range(SPECTATOR, match.seats):
                check(match, viewer)
            (seat,) = match.to_act()
            legal = match.legal(seat)
            match.play(seat, legal[below(rng, len(legal))])


def check(match: Match, viewer: int) -> None:
    view = match.view(viewer)
    v, said = view.record[0], match.game.describe(view)
    alive, rule = int(v["alive"]), int(v["rule"])
    palettes = [int(v["palette"][seat]) * (alive >> seat & 1) for seat in range(match.seats)]
    counts = [texts_of(qualifying(palette, rule)) for palette in palettes]
    ranked = sorted(range(match.seats), key=lambda seat: -strength(palettes[seat], rule))
    first, rival = ranked[0], ranked[1] if counts[ranked[1]] else None
    rivals = counts[rival] if rival is not None else []
    by = "highest" if len(counts[first]) == len(rivals) else "most"
    lead = {"seat": first, "by": by, "counts": counts[first], "rival": rival}
    assert said["lead"] == ({**lead, "rival_counts": rivals} if counts[first] else None)
    for seat, player in enumerate(said["players"]):
        assert player["alive"] == bool(alive >> seat & 1)
        assert player["palette"] == texts_of(v["palette"][seat])
        assert player["counts"] == counts[seat]
        assert player["scored"] == texts_of(v["scored"][seat])
        assert player["points"] == sum(int(card[0]) for card in player["scored"])
        assert player["known"] == texts_of(v["known"][seat])
        assert player["hand_size"] == v["hand_size"][seat]
    assert said["rule"] == COLOURS[rule]
    assert said["canvas"] == texts_of(v["canvas"])
    assert said.get("hand") == (None if viewer == SPECTATOR else texts_of(v["own_hand"]))
    assert said["deck_size"] == v["deck_size"]
    assert len(said["deck_top"]) == v["tucked_size"]
    assert (said["seat"], said["turn"], said["to_act"]) == (viewer, view.turn, [*view.to_act])
