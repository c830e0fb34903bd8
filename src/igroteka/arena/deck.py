"""Duplicate deals: the same cards in the same order, whoever sits where and whatever they play.

A match decides what comes when it is drawn. Here every pile is put in an order once and drawn
from the top, so that the tenth card of deal 7 is one and the same card in every rotation. Only
when something came into the pile (a new round, discards shuffled in) it is shuffled anew, each
time in the next order of the deal; piles that hold nearly the same come in nearly the same order.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence


class DuplicateDeck:
    """A dealer for one match of a deal."""

    def __init__(self, seed: int, deal: int) -> None:
        self._name = f"igroteka arena {seed} {deal}"
        self._order: list[int] = []  # the next one last
        self._shuffles = 0

    def deal(self, step: int, pile: Sequence[int], count: int) -> tuple[int, ...]:
        """Draw from the top what the pile still holds."""
        left = Counter(pile)
        if not left <= Counter(self._order):
            self._order = shuffled(f"{self._name} {self._shuffles}", pile)
            self._shuffles += 1
        drawn: list[int] = []
        while len(drawn) < count:
            item = self._order.pop()
            if left[item]:  # others left the pile without chance
                left[item] -= 1
                drawn.append(item)
        return tuple(drawn)


def shuffled(name: str, items: Sequence[int]) -> list[int]:
    """Items in the order of this name: by a number drawn for each copy of each."""
    copies: Counter[int] = Counter()
    keys: list[tuple[bytes, int]] = []
    for item in items:
        copies[item] += 1
        keys.append((hashlib.sha256(f"{name} {item} {copies[item]}".encode()).digest(), item))
    return [item for _, item in sorted(keys)]
