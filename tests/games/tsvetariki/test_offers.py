"""What a view and an event tell a client, so that it needs no rule of its own."""

from typing import Any

import pytest

from games.tsvetariki.boards import GAME, MODES
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import SPECTATOR
from igroteka.rng import below, seeded


def match_of(mode: str, number: int = 1) -> Match:
    return Match(GAME, GAME.parse_options(MODES[mode]), FairDealer.numbered(number))


@pytest.mark.parametrize("mode", MODES)
def test_everybody_sees_the_groups_of_the_board_whoever_moves(mode: str) -> None:
    """T-7, T-8: who waits may plan, and who acts has exactly these moves."""
    match = match_of(mode)
    actor = match.to_act()[0]
    views = [GAME.describe(match.view(seat)) for seat in (SPECTATOR, *range(match.seats))]
    groups = views[0]["groups"]
    assert all(view["groups"] == groups for view in views)
    assert list(groups) == [GAME.move_text(move) for move in match.legal(actor)]
    for move, cells in groups.items():
        assert set(move.split("+")) <= set(cells.split())
        assert len(cells.split()) >= 2


def test_there_are_no_groups_after_the_end() -> None:
    """T-11, T-12."""
    match = match_of("2 players")
    while not match.over:
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert GAME.describe(match.view(0))["groups"] == {}


def tokens(view: dict[str, object]) -> dict[str, str]:
    """The board as cell and token."""
    rows = view["board"]
    assert isinstance(rows, list)
    return {
        f"{'abcdefghij'[ramp]}{len(rows) - number}": token
        for number, row in enumerate(rows)
        for ramp, token in enumerate(str(row))
        if token != "."
    }


@pytest.mark.parametrize("number", range(5))
def test_what_is_taken_and_what_slides_gives_the_next_board(number: int) -> None:
    """T-10: a client that moves the tokens as told has the board that it is shown."""
    match, rng, emptied = match_of("3 players", number), seeded(number), 0
    while not match.over:
        seat, version = match.to_act()[0], match.version
        before = tokens(GAME.describe(match.view(SPECTATOR)))
        legal = match.legal(seat)
        match.play(seat, legal[below(rng, len(legal))])
        events = {event.id: event.facts for event in match.events(SPECTATOR, version)}
        taken: dict[str, Any] = dict(events["tsvetariki-event-take"])
        ways = dict(slide.split("-") for slide in taken["slides"])
        assert all(start != end for start, end in ways.items())
        after = {
            ways.get(cell, cell): token
            for cell, token in before.items()
            if cell not in taken["cells"]
        }
        assert after == tokens(GAME.describe(match.view(SPECTATOR)))
        emptied += "tsvetariki-event-emptied" in events
    assert emptied
