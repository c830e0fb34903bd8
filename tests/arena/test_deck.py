"""Duplicate deals: the same cards for every rotation, whatever is played."""

from collections.abc import Sequence

import pytest

from igroteka.arena.deck import DuplicateDeck
from igroteka.games import GAMES
from igroteka.rng import below, seeded

TABLES = [
    ("red7", ["players=3"]),
    ("red7", ["players=2", "advanced=yes", "extra_actions=yes"]),
    ("tsvetariki", ["players=3"]),
    ("splito", ["players=3"]),
    ("jack", ["players=2"]),
]


def drawn(game_id: str, given: Sequence[str], deal: int, play: int) -> list[tuple[int, ...]]:
    """What chance brings in a random match of a deal."""
    game = GAMES[game_id]
    options = game.parse_options(list(given))
    deck, rng, state = DuplicateDeck(1, deal), seeded(play), game.new(options)
    found: list[tuple[int, ...]] = []
    while not game.is_over(state):
        if count := game.wanted(state):
            found.append(deck.deal(len(found), game.pile(state), count))
            game.chance(state, found[-1])
            continue
        seat = game.to_act(state)[0]
        moves = [move for move in game.legal(state, seat) if move != game.pass_move]
        legal = moves or game.legal(state, seat)
        game.apply(state, seat, legal[below(rng, len(legal))])
    return found


@pytest.mark.parametrize(("game", "given"), TABLES)
def test_a_deal_brings_the_same_cards_whatever_is_played(game: str, given: list[str]) -> None:
    runs = [first_round(drawn(game, given, 5, play)) for play in range(6)]
    shortest = min(map(len, runs))
    assert shortest >= 14
    assert len({tuple(run[:shortest]) for run in runs}) == 1


def first_round(steps: list[tuple[int, ...]]) -> list[int]:
    """All that comes until the table is dealt anew (in Red7, where rounds differ in length)."""
    deals = [place for place, items in enumerate(steps) if len(items) == 16]
    end = deals[1] if len(deals) > 1 else len(steps)
    return [item for items in steps[:end] for item in items]


@pytest.mark.parametrize(("game", "given"), TABLES)
def test_deals_differ_from_each_other(game: str, given: list[str]) -> None:
    openings = {tuple(drawn(game, given, deal, 0)[:6]) for deal in range(20)}
    assert len(openings) > 15


def test_a_pile_is_drawn_through_before_anything_comes_twice() -> None:
    deck = DuplicateDeck(0, 0)
    pile = [1, 1, 2, 3]
    got = deck.deal(0, pile, 2)
    for item in got:
        pile.remove(item)
    assert sorted(got + deck.deal(1, pile, 2)) == [1, 1, 2, 3]


def test_what_left_the_pile_without_chance_is_passed_over() -> None:
    whole = DuplicateDeck(0, 1).deal(0, range(10), 10)
    deck = DuplicateDeck(0, 1)
    assert deck.deal(0, range(10), 1) == whole[:1]
    left = [item for item in range(10) if item not in whole[:3]]
    assert deck.deal(1, left, 2) == whole[3:5]


def test_what_comes_back_is_shuffled_in_the_next_order() -> None:
    deck = DuplicateDeck(0, 2)
    rounds = [deck.deal(step, range(8), 8) for step in range(5)]
    assert len(set(rounds)) == 5
    assert all(sorted(order) == list(range(8)) for order in rounds)


def test_every_order_is_equally_likely() -> None:
    orders = [DuplicateDeck(3, deal).deal(0, range(3), 3) for deal in range(1200)]
    assert all(150 <= orders.count(order) <= 250 for order in set(orders))
    assert len(set(orders)) == 6
