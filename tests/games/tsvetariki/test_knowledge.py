"""Hidden colours: who sees which, in views and events, and what can be imagined."""

from collections import Counter

import pytest

from games.tsvetariki.boards import GAME, MODES, table
from igroteka.dealer import FairDealer
from igroteka.games.tsvetariki.rules.pieces import COLOURS
from igroteka.match import Match
from igroteka.model import SPECTATOR, Seat, View
from igroteka.rng import seeded

modes = pytest.mark.parametrize("mode", MODES)


def match_of(mode: str, number: int = 1) -> Match:
    return Match(GAME, GAME.parse_options(MODES[mode]), FairDealer.numbered(number))


def known(view: View) -> list[int]:
    """The colours a view shows, by seat."""
    return view.record[0]["known"][: int(view.record[0]["players"])].tolist()


def may_know(match: Match, viewer: Seat) -> set[Seat]:
    """T-3, T-16: one's own colours and, in a team, the partner's."""
    return {seat for side in GAME.sides(match.options) if viewer in side for seat in side}


@modes
def test_nobody_sees_anothers_colour_before_the_end(mode: str) -> None:
    """T-3, T-16: not in a view, not in what is told; at the end everybody sees all."""
    match = match_of(mode)
    viewers = (SPECTATOR, *range(match.seats))
    while not match.over:
        for viewer in viewers:
            shown = {seat for seat, colours in enumerate(known(match.view(viewer))) if colours}
            assert shown == may_know(match, viewer)
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
        if not match.over:
            for viewer in viewers:
                told = {
                    event.seat for event in match.events(viewer, -1) if event.facts.get("colours")
                }
                assert told == may_know(match, viewer)
    for viewer in viewers:
        assert all(known(match.view(viewer)))


@modes
def test_everybody_sees_board_and_taken_tokens(mode: str) -> None:
    """T-9: what was taken lies open."""
    match = match_of(mode)
    for _ in range(6):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[-1])
    views = [GAME.describe(match.view(viewer)) for viewer in (SPECTATOR, *range(match.seats))]
    for name in ("board", "left", "last"):
        assert all(view[name] == views[0][name] for view in views)
    taken = [[player["taken"] for player in view["players"]] for view in views]
    assert all(one == taken[0] for one in taken)
    assert sum(sum(player.values()) for player in taken[0]) + sum(views[0]["left"].values()) == 100


def imagined(view: View, count: int) -> Counter[tuple[int, ...]]:
    """How often each assignment of colours is imagined."""
    rng = seeded(5)
    players = int(view.record[0]["players"])
    return Counter(
        tuple(GAME.imagine(view, rng)[0]["colours"][:players].tolist()) for _ in range(count)
    )


@pytest.mark.parametrize(
    ("mode", "worlds"),
    [("2 players", 4), ("3 players", 12), ("5 players", 24), ("two colours", 3), ("teams", 6)],
)
def test_all_colours_that_fit_are_imagined_equally_often(mode: str, worlds: int) -> None:
    """T-3, T-15, T-16: as many ways as the rest of the secret tokens can lie."""
    match = match_of(mode)
    view = match.view(0)
    found = imagined(view, 200 * worlds)
    assert len(found) == worlds
    assert all(130 < count < 270 for count in found.values())
    own = {world[seat] for world in found for seat in may_know(match, 0)}
    assert own == {colours for colours in known(view) if colours}


@pytest.mark.parametrize(
    ("rows", "colours", "secrets", "worlds"),
    [
        # Green and blue are gone and nobody has won: nobody has them.
        (["rryyvv"], ["r", "y"], 1, {("r", "y"), ("r", "v")}),
        (["rryybb"], ["r", "y", "b"], 1, {("r", "y", "b"), ("r", "b", "y")}),
        # With two colours each, one of them may be gone, not both.
        (["rryybb"], ["ry", "bv"], 2, {("ry", "gb"), ("ry", "bv")}),
    ],
)
def test_a_colour_that_vanished_without_a_win_is_nobodys(
    rows: list[str], colours: list[str], secrets: int, worlds: set[tuple[str, ...]]
) -> None:
    """T-11: whoever had it alone would have won."""
    state = table(rows, colours, phase=4, secrets=secrets)
    options = GAME.parse_options({"players": 2})
    found = imagined(GAME.view(state, 0, options), 200)
    letters = {
        tuple("".join(c for bit, c in enumerate(COLOURS) if own >> bit & 1) for own in world)
        for world in found
    }
    assert letters == worlds
