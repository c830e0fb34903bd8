"""Fast randomness for playouts and search: splitmix64 in an array of one number.

Never used to deal a real match: 64 bits can be guessed from the cards one sees. That is the
work of `igroteka.dealer`.
"""

from typing import NewType, cast

import numpy as np

from igroteka.kernel import inlined, kernel, next_bits

Rng = NewType("Rng", np.ndarray)


def seeded(seed: int) -> Rng:
    """A generator for this seed; neighbouring seeds give unrelated streams."""
    rng = np.array([(seed * 0x9E3779B97F4A7C1 + 0x5851F42D4C957F2D) % (1 << 63)], np.int64)
    for _ in range(2):
        rng[0] = next_bits(rng)
    return cast(Rng, rng)


@inlined
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1; the bias is below n / 2**31."""
    return ((next_bits(rng) >> 32) * n) >> 31


@kernel
def shuffle_first(rng: Rng, items: np.ndarray, size: int, count: int) -> None:
    """Bring `count` random items of the first `size` to the front, in random order."""
    for place in range(count):
        other = place + below(rng, size - place)
        items[place], items[other] = items[other], items[place]
