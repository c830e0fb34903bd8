"""Fair deals: unbiased, committed to beforehand, provable afterwards."""

from collections import Counter
from itertools import permutations

import pytest

from igroteka.dealer import FairDealer, commitment_of


def test_all_orders_of_a_small_deck_are_equally_frequent() -> None:
    """4! = 24 orders, 24,000 deals: 1,000 each, give or take five standard deviations."""
    deck = (3, 1, 4, 7)
    counts = Counter(FairDealer.numbered(n).deal(0, deck, 4) for n in range(24_000))
    assert set(counts) == set(permutations(deck))
    assert all(abs(count - 1_000) < 160 for count in counts.values())
    chi_square = sum((count - 1_000) ** 2 / 1_000 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one run in a thousand


def test_a_large_deck_puts_every_card_everywhere() -> None:
    deck = tuple(range(49))
    firsts = Counter(FairDealer.numbered(n).deal(0, deck, 49)[n % 49] for n in range(49 * 200))
    assert all(abs(firsts[card] - 200) < 75 for card in deck)


def test_a_deal_has_every_card_once_and_a_part_of_it_is_its_beginning() -> None:
    dealer = FairDealer.numbered(1)
    whole = dealer.deal(2, range(300), 300)  # longer than one block of the stream
    assert sorted(whole) == list(range(300))
    assert dealer.deal(2, range(300), 7) == whole[:7]


def test_every_step_and_every_seed_deals_differently() -> None:
    deck = tuple(range(49))
    deals = {FairDealer.numbered(n).deal(step, deck, 49) for n in range(20) for step in range(20)}
    assert len(deals) == 400


def test_the_commitment_is_the_hash_of_the_seed_and_fresh_seeds_differ() -> None:
    one, two = FairDealer.fresh(), FairDealer.fresh()
    assert one.seed != two.seed
    assert one.commitment == commitment_of(one.seed) != two.commitment


def test_equal_items_may_be_dealt_as_often_as_they_lie_there() -> None:
    assert sorted(FairDealer.numbered(3).deal(0, (5, 5, 6), 3)) == [5, 5, 6]


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        FairDealer(b"short")
