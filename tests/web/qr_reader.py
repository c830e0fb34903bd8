"""Reads a QR code as a phone would, once it has found the squares: ISO/IEC 18004, bytes only.

Squares on a screen are never torn or dirty, so what is there to mend errors is left aside.
"""

# Data codewords of each block at level M, by version.
BLOCKS = {
    1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4,
    8: [38] * 2 + [39] * 2, 9: [36] * 3 + [37] * 2, 10: [43] * 4 + [44],
}  # fmt: skip
# Where the middles of the small squares stand.
ALIGNED: dict[int, tuple[int, ...]] = {
    1: (), 2: (6, 18), 3: (6, 22), 4: (6, 26), 5: (6, 30), 6: (6, 34), 7: (6, 22, 38),
    8: (6, 24, 42), 9: (6, 26, 46), 10: (6, 28, 50),
}  # fmt: skip
MASKS = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
FORMAT_MASK = 0b101010000010010
LEVEL_M = 0b00
BYTES = 0b0100
Place = tuple[int, int]


def read(dark: set[Place], size: int) -> str:
    """The text of the code whose dark squares are these, as (row, column)."""
    version = (size - 17) // 4
    assert size == 17 + 4 * version and version in BLOCKS
    seen = [(8, x) in dark for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    seen += [(y, 8) in dark for y in (7, 5, 4, 3, 2, 1, 0)]
    form = int("".join("01"[bit] for bit in seen), 2) ^ FORMAT_MASK
    assert form >> 13 == LEVEL_M
    mask = MASKS[form >> 10 & 0b111]
    bits = [(at in dark) != mask(*at) for at in _way(size) if at not in _fixed(size, version)]
    words = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    return _text(_in_order(words, BLOCKS[version]), version)


def _fixed(size: int, version: int) -> set[Place]:
    """The squares that are there to find the code, not to say something."""
    last = size - 8
    corners = {(y, x) for y in range(9) for x in range(9)}
    corners |= {(y, x) for y in range(9) for x in range(last, size)}
    corners |= {(y, x) for y in range(last, size) for x in range(9)}
    lines = {(6, n) for n in range(size)} | {(n, 6) for n in range(size)}
    small: set[Place] = set()
    middles = ALIGNED[version]
    for y in middles:
        for x in middles:
            if (y, x) not in {(6, 6), (6, middles[-1]), (middles[-1], 6)}:
                small |= {(y + dy, x + dx) for dy in range(-2, 3) for dx in range(-2, 3)}
    told: set[Place] = set()
    if version >= 7:
        told = {(y, x) for y in range(6) for x in range(size - 11, last)}
        told |= {(x, y) for y, x in told}
    return corners | lines | small | told


def _way(size: int) -> list[Place]:
    """Two columns at a time from the right, up and down in turn, not over the dotted line."""
    way: list[Place] = []
    columns = [x for x in range(size - 1, -1, -1) if x != 6]
    for turn, right in enumerate(columns[::2]):
        left = columns[2 * turn + 1]
        rows = range(size - 1, -1, -1) if turn % 2 == 0 else range(size)
        way += [(y, x) for y in rows for x in (right, left)]
    return way


def _in_order(words: list[int], sizes: list[int]) -> list[int]:
    """Blocks are written word by word in turn; the longer ones come last."""
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for place in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if place < size:
                block.append(next(rest))
    return [word for block in blocks for word in block]


def _text(words: list[int], version: int) -> str:
    bits = [bool(word >> shift & 1) for word in words for shift in range(7, -1, -1)]
    assert _number(bits[:4]) == BYTES
    start = 12 if version < 10 else 20
    length = _number(bits[4:start])
    found = [_number(bits[start + 8 * n : start + 8 * n + 8]) for n in range(length)]
    return bytes(found).decode()


def _number(bits: list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)
