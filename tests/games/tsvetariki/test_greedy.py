"""The greedy bot: knows its own colours, protects them, and beats random play."""

import pytest

from games.tsvetariki.boards import GAME, table
from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games.tsvetariki.bots.search import own_colours
from igroteka.games.tsvetariki.rules.state import PLAY
from igroteka.match import Match
from igroteka.rng import seeded

GREEDY, RANDOM = make_bot("tsvetariki", "greedy"), make_bot("tsvetariki", "random")


def share(given: dict[str, object], matches: int) -> float:
    """What one greedy side wins against random ones, sides rotated."""
    options = GAME.parse_options(given)
    sides = GAME.sides(options)
    won = 0.0
    for number in range(matches):
        match = Match(GAME, options, FairDealer.numbered(number // len(sides)))
        own, rng = sides[number % len(sides)], seeded(number)
        while not match.over:
            seat = match.to_act()[0]
            bot = GREEDY if seat in own else RANDOM
            match.play(seat, bot.choose(match.view(seat), rng, Budget()))
        won += sum(match.outcome().returns[seat] for seat in own)
    return won / matches


@pytest.mark.parametrize(
    ("given", "least"),
    [
        ({"players": 2}, 0.65),
        ({"players": 4}, 0.33),
        ({"mode": "teams"}, 0.62),
        ({"mode": "two-colours"}, 0.62),
        ({"players": 2, "jokers": "join"}, 0.62),
    ],
    ids=str,
)
def test_greedy_beats_random(given: dict[str, object], least: float) -> None:
    """Few matches, so the bound is low."""
    assert share(given, 160) > least


@pytest.mark.parametrize(
    ("rows", "colours", "move"),
    [
        # Clearing the own colour wins at once (T-11).
        (["rrggbb"], ["r", "g"], "a1"),
        (["rrggbb"], ["g", "r"], "c1"),
        # The blue pair holds two red tokens apart; taking it brings them together.
        (["r...", "b..y", "b.vy", "rvgv"], ["r", "v"], "a2"),
        # Own groups can wait, the lone red token may still come closer.
        (["rrrbbgr"], ["r", "g"], "d1"),
    ],
)
def test_greedy_sees_what_is_good_for_its_colour(
    rows: list[str], colours: list[str], move: str
) -> None:
    """T-7, T-11."""
    state = table(rows, colours, phase=PLAY, secrets=1)
    view = GAME.view(state, 0, GAME.parse_options({"players": 2}))
    assert GAME.move_text(GREEDY.choose(view, seeded(1), Budget())) == move


def test_partners_play_for_both_colours() -> None:
    """T-16."""
    match = Match(GAME, GAME.parse_options({"mode": "teams"}), FairDealer.numbered(1))
    views = [match.view(seat) for seat in range(4)]
    assert own_colours(views[0]) == own_colours(views[2])
    assert own_colours(views[0]).bit_count() == 2
    assert own_colours(views[0]) & own_colours(views[1]) == 0
