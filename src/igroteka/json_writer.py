"""Writing JSON from compiled code: first as a row of words, then letter by letter.

What a seat sees is written anew for everybody after every move; as Python objects that costs more
than the rules. A kernel that writes words only stores numbers, which keeps it short to compile.
"""

from typing import Any

import numpy as np

from igroteka.kernel import kernel

NUMBER = 1 << 40  # plus a number: the word for it
MINUS, ZERO = ord("-"), ord("0")


class Vocabulary:
    """The words of one kind of text. Collected first, spelled later."""

    def __init__(self) -> None:
        self._texts: list[str] = []

    def add(self, *texts: str) -> int:
        """The word for a text; of several texts the first, the others follow."""
        self._texts += texts
        return len(self._texts) - len(texts)

    def letters(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Where each word begins, and all letters."""
        written = [text.encode() for text in self._texts]
        starts = np.cumsum([0, *(len(text) for text in written)], dtype=np.int64)
        return starts, np.frombuffer(b"".join(written), np.uint8).copy()


@kernel
def spell(words: Any, count: int, starts: Any, letters: Any, into: Any) -> int:
    """Write words out; returns how many letters."""
    at = 0
    for place in range(count):
        word = words[place]
        if word >= NUMBER // 2:
            at = spell_number(word - NUMBER, into, at)
            continue
        for letter in range(starts[word], starts[word + 1]):
            into[at] = letters[letter]
            at += 1
    return at


@kernel
def spell_number(number: int, into: Any, at: int) -> int:
    """Write a number from a place on; returns the place after it."""
    if number < 0:
        into[at] = MINUS
        at += 1
        number = -number
    size, rest = 1, number // 10
    while rest:
        size += 1
        rest //= 10
    for place in range(at + size - 1, at - 1, -1):
        into[place] = ZERO + number % 10
        number //= 10
    return at + size
