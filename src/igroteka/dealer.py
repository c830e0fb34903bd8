"""Fair deals: who deals cannot choose, and everybody can check it afterwards.

A match is dealt from 32 secret bytes. Their SHA-256 (the commitment) is shown before the first
card; the bytes themselves (the seed) at the end. Every chance step reads its own SHAKE-256 stream
of seed and step number, so that what comes follows from the seed alone and nothing repeats.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import shake_256
from struct import unpack
from typing import Protocol

SEED_BYTES = 32
_DOMAIN = b"igroteka deal 1\0"
_WORDS = 1 << 32  # a choice is made by one word of the stream


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
        items, left = list(pile), len(pile)
        words = _words(_DOMAIN + self.seed + step.to_bytes(8, "big"), count)
        for place in range(count):
            fair = _WORDS - _WORDS % left  # words from here on would favour some places
            word = next(words)
            while word >= fair:
                word = next(words)
            other = place + word % left
            items[place], items[other] = items[other], items[place]
            left -= 1
        return tuple(items[:count])


def _words(key: bytes, size: int) -> Iterator[int]:
    """A SHAKE-256 stream as big-endian numbers below `_WORDS`; so many at first."""
    stream, read = shake_256(key), 0
    while True:
        words = unpack(f">{size}I", stream.digest(size * 4))
        yield from words[read:]
        read, size = size, 2 * size
