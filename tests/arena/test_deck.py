"""Duplicate deals: the same cards for every rotation, whatever is played."""

from math import perm

import pytest
from conformance.tables import TABLES, name_of

from igroteka.arena.deck import DuplicateDeck
from igroteka.model import Game, Options
from igroteka.rng import below, seeded

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


def drawn(table: tuple[Game, Options], deal: int, play: int) -> list[tuple[int, ...]]:
    """What chance brings in a random match of a deal, until the table is dealt anew.

    Rounds differ in length, and with them what comes after.
    """
    game, options = table
    deck, rng, state = DuplicateDeck(1, deal), seeded(play), game.new(options)
    found: list[tuple[int, ...]] = []
    begun = False
    while not game.is_over(state):
        if count := game.wanted(state):
            if begun and game.deal_groups(state):
                break
            found.append(deck.deal(len(found), game.pile(state), count))
            game.chance(state, found[-1])
            continue
        begun = True
        seat = game.to_act(state)[0]
        moves = [move for move in game.legal(state, seat) if move != game.pass_move]
        legal = moves or game.legal(state, seat)
        game.apply(state, seat, legal[below(rng, len(legal))])
    return found


@tables
def test_a_deal_brings_the_same_cards_whatever_is_played(table: tuple[Game, Options]) -> None:
    runs = [[item for items in drawn(table, 5, play) for item in items] for play in range(6)]
    shortest = min(map(len, runs))
    assert shortest >= table[0].wanted(table[0].new(table[1])), "at least the first deal"
    assert len({tuple(run[:shortest]) for run in runs}) == 1


@tables
def test_deals_differ_from_each_other(table: tuple[Game, Options]) -> None:
    game, start = table[0], table[0].new(table[1])
    possible = perm(len(game.pile(start)), game.wanted(start))
    openings = {tuple(drawn(table, deal, 0)[:6]) for deal in range(20)}
    assert len(openings) > min(15, possible // 2)


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
