"""The search of games that bring none: it needs nothing but rules, and plays well above random."""

from itertools import islice

import pytest
from sample import one_of_every_game, sides

from igroteka.bots import Budget
from igroteka.bots.levels import GENERAL, read_levels
from igroteka.bots.plain import RandomBot
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import Game, Options
from igroteka.rng import seeded
from igroteka.search.monte_carlo import monte_carlo
from search.positions import views

MATCHES = 40  # twenty deals, each side once with the same cards
CLEARLY = 0.75  # of all that is won
ITERATIONS = 120

duels = pytest.mark.parametrize("table", one_of_every_game(sides(2)), ids=lambda t: t[0].id)


@duels
def test_every_legal_move_is_tried_and_the_same_seed_finds_the_same(
    table: tuple[Game, Options],
) -> None:
    search = monte_carlo(table[0])
    for view in islice(views(table), 2):
        budget = Budget(iterations=40 * len(view.legal))
        found = search.think(view, seeded(1), budget)
        assert {each.move for each in found} == set(view.legal)
        assert all(each.tries > 0 and 0 <= each.chance <= 1 for each in found)
        assert search.think(view, seeded(1), budget) == found


@duels
def test_it_beats_random_clearly_in_every_game(table: tuple[Game, Options]) -> None:
    won = sum(share_of(table, number // 2, number % 2) for number in range(MATCHES))
    assert won / MATCHES >= CLEARLY


def share_of(table: tuple[Game, Options], deal: int, own: int) -> float:
    """What a side wins that thinks, against one that plays at random."""
    game, options = table
    match, rng = Match(game, options, FairDealer.numbered(deal)), seeded(deal)
    search, random = monte_carlo(game), RandomBot()
    seats = game.sides(options)[own]
    while not match.over:
        seat = match.to_act()[0]
        view = match.view(seat)
        if seat in seats and len(view.legal) > 1:
            move = search.think(view, rng, Budget(iterations=ITERATIONS))[0].move
        else:
            move = random.choose(view, rng, Budget())
        match.play(seat, move)
    returns = match.outcome().returns
    return sum(returns[seat] for seat in seats)


def test_the_general_levels_are_five_that_think_longer_and_slip_less() -> None:
    levels = read_levels(GENERAL).levels
    assert len(levels) == 5
    assert [level.iterations for level in levels] == sorted({level.iterations for level in levels})
    slips = [level.slips for level in levels]
    assert slips == sorted(set(slips), reverse=True) and slips[-1] == 0
