"""Fair deals: who deals cannot choose, and everybody can check it afterwards.

A match is dealt from 32 secret bytes. Their SHA-256 (the commitment) is shown before the first
card; the bytes themselves (the seed) at the end. Every chance step reads its own SHAKE-256 stream
of seed and step number, so that what comes follows from the seed alone and nothing repeats.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

SEED_BYTES = 32
_DOMAIN = b"igroteka deal 1\0"
_WORD = 4  # bytes of the stream for one choice
_FIRST = 128  # bytes of it read at once; enough for most draws and less than one round of the hash


class Dealer(Protocol):
    """Decides what chance brings."""

    def deal(self, step: int, pile: Sequence[int], count: int) -> tuple[int, ...]:
        """Take `count` items of the pile, in order; `step` numbers the chance steps of a match."""
        ...


def commitment_of(seed: bytes) -> str:
    """What is shown before the first card."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class FairDealer:
    """Deals from a seed; every order of the pile is equally likely."""

    seed: bytes
    commitment: str = field(init=False)

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")
        object.__setattr__(self, "commitment", commitment_of(self.seed))

    @classmethod
    def fresh(cls) -> "FairDealer":
        """A dealer nobody can foresee."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def numbered(cls, number: int) -> "FairDealer":
        """A dealer for tests, arenas and puzzles: the same number deals the same cards."""
        return cls(hashlib.sha256(b"igroteka number\0" + str(number).encode()).digest())

    def deal(self, step: int, pile: Sequence[int], count: int) -> tuple[int, ...]:
        """The first `count` places of a Fisher-Yates shuffle."""
        items = list(pile)
        stream = _Stream(_DOMAIN + self.seed + step.to_bytes(8, "big"))
        for place in range(count):
            other = place + stream.below(len(items) - place)
            items[place], items[other] = items[other], items[place]
        return tuple(items[:count])


class _Stream:
    """Unbiased small numbers out of a SHAKE-256 stream."""

    def __init__(self, key: bytes) -> None:
        self._hash = hashlib.shake_256(key)
        self._bytes = self._hash.digest(_FIRST)
        self._read = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; words that would favour some of them are thrown away."""
        fair = (1 << 8 * _WORD) // n * n
        while True:
            word = self._word()
            if word < fair:
                return word % n

    def _word(self) -> int:
        if self._read + _WORD > len(self._bytes):
            self._bytes = self._hash.digest(2 * len(self._bytes))
        word = self._bytes[self._read : self._read + _WORD]
        self._read += _WORD
        return int.from_bytes(word, "big")
