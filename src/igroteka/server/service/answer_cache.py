"""Answers that depend on nothing but the question: made once, beside the loop, one at a time.

A long match told step by step is half a second of Python. A thread for each of sixty who ask would
share the interpreter with the loop, and everybody at the tables would wait for all of them.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import msgspec

MOST_BYTES = 32 << 20  # of answers kept


class AnswerCache:
    """Answers as JSON; what was not asked for longest is thrown away first."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most, self._bytes = most_bytes, 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making = asyncio.Lock()

    async def answer(self, make: Callable[..., Any], *question: Hashable) -> bytes:
        """What `make` says to the question, now or some time ago; what it raises is not kept."""
        key = (make, *question)
        if key not in self._answers:
            async with self._making:
                if key not in self._answers:
                    return self._keep(key, await asyncio.to_thread(_made, make, question))
        self._answers.move_to_end(key)
        return self._answers[key]

    def _keep(self, key: Hashable, answer: bytes) -> bytes:
        self._answers[key] = answer
        self._bytes += len(answer)
        while self._bytes > self._most:
            _, old = self._answers.popitem(last=False)
            self._bytes -= len(old)
        return answer


def _made(make: Callable[..., Any], question: tuple[Hashable, ...]) -> bytes:
    return msgspec.json.encode(make(*question))
