"""Piles of cards in which a card lies at most twice (J-2): hands, deck, discards.

A pile is an array of two masks: the cards that are there, and those of which both copies are.
"""

from igroteka.games.jack.rules.pieces import ALL_CARDS
from igroteka.kernel import inlined, kernel, lowest, popcount


@inlined
def size_of(pile):
    """How many cards lie in a pile."""
    return popcount(pile[0]) + popcount(pile[1])


@inlined
def add_card(pile, card):
    """One copy more."""
    bit = 1 << card
    pile[1] |= pile[0] & bit
    pile[0] |= bit


@inlined
def take_card(pile, card):
    """One copy less."""
    bit = 1 << card
    both = pile[1] & bit
    pile[0] &= ~bit | both
    pile[1] ^= both


@kernel
def empty(pile):
    """No card any more."""
    pile[0] = 0
    pile[1] = 0


@kernel
def fill(pile):
    """J-2: all 104 cards."""
    pile[0] = ALL_CARDS
    pile[1] = ALL_CARDS


@inlined
def nth_card(pile, n):
    """The card at a place of a pile, its copies counted one by one."""
    mask = pile[0] + 0
    first = popcount(mask)
    if n >= first:
        mask = pile[1] + 0
        n -= first
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


@kernel
def list_cards(pile, items):
    """Write every copy; returns how many. The order is that of `nth_card`."""
    size = 0
    for copy in range(2):
        cards = pile[copy] + 0
        while cards:
            items[size] = lowest(cards)
            cards &= cards - 1
            size += 1
    return size
