"""Compiled rules: the only file that imports Numba, so that its traps live in one place.

The rules are plain functions over packed NumPy records. `@kernel` compiles them and keeps the
machine code in a cache; with `NUMBA_DISABLE_JIT=1` the same functions run interpreted.

Two traps are closed here:
- Numba's cache looks only at the file of the function itself, so a constant edited in *another*
  file would leave the old rules running. The cache folder is therefore named after a digest of
  the module and of everything that it imports of its own package and of ours.
- A cache made without bounds checks would be used for a run with them: the flags are in the
  digest too.
"""

import hashlib
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core import caching, cgutils
from numba.extending import intrinsic, overload

from igroteka.cache import PACKAGE, cache_root

F = TypeVar("F", bound=Callable[..., Any])

BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
INTERPRETED = bool(numba.config.DISABLE_JIT)

# nogil: bots think in threads of the server. error_model: no branch for a division by zero,
# which the rules never do.
FLAGS: dict[str, Any] = {
    "nogil": True,
    "cache": True,
    "error_model": "numpy",
    "boundscheck": BOUNDS_CHECKED,
}

_IMPORT = re.compile(
    r"^\s*(?:from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n#]+)|import\s+([\w., ]+))", re.MULTILINE
)


@cache
def _imported(path: Path) -> tuple[Path, ...]:
    """The files of its own package, and of ours, that a file imports."""
    found: list[Path] = []
    for source, names, plain in _IMPORT.findall(path.read_text(encoding="utf-8")):
        parts = [name.split(" as ")[0].strip() for name in names.strip("() \n").split(",")]
        for name in [source] if source else plain.split(","):
            module = _place(path, name.split(" as ")[0].strip())
            if module is None:
                continue
            candidates = [module.with_suffix(".py"), module / "__init__.py"]
            candidates += [(module / part).with_suffix(".py") for part in parts if part]
            found += [candidate for candidate in candidates if candidate.is_file()]
    return tuple(found)


def _place(path: Path, module: str) -> Path | None:
    """Where a module lies that a file imports, without its suffix; None if in another package."""
    names = module.lstrip(".")
    dots, rest = len(module) - len(names), [name for name in names.split(".") if name]
    if dots:
        return path.parents[dots - 1].joinpath(*rest)
    for root in (PACKAGE, _root(path)):
        if rest[0] == root.name:
            return root.joinpath(*rest[1:])
    return None


def _root(path: Path) -> Path:
    """The outermost package a file belongs to."""
    folder = path.parent
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


@cache
def digest(path: Path) -> str:
    """Names the compiled form of a file: its source, all it imports of its own package and of ours,
    Numba and the flags."""
    files = {path}
    waiting = [path]
    while waiting:
        for other in _imported(waiting.pop()):
            if other not in files:
                files.add(other)
                waiting.append(other)
    text = hashlib.sha256(repr((numba.__version__, np.__version__, sorted(FLAGS.items()))).encode())
    for file in sorted(files):
        text.update(file.name.encode() + b"\0" + file.read_bytes())
    return text.hexdigest()[:20]


def kernel(function: F) -> F:
    """Compile a rule on its first call, or take it from the cache that fits the sources."""
    return _compiled(function, FLAGS)


def inlined(function: F) -> F:
    """A kernel that becomes part of its callers: for small questions asked in hot loops.

    Calls between kernels hand tuples over in memory; without them card games play 1.5 times as
    fast. Everywhere it would only make compiling slower.
    """
    return _compiled(function, {**FLAGS, "forceinline": True})


def part(function: F) -> F:
    """A kernel that is written out where it is called, before anything is compiled.

    Whatever a kernel calls is optimised again with it, so a large one inside another takes twice
    as long to compile. For those that a search calls in one place.
    """
    return _compiled(function, {**FLAGS, "inline": "always"})


class SharedCacheLocator(caching.UserProvidedCacheLocator):
    """Puts compiled code into the folder of its digest, wherever the package lies.

    Numba's own locator adds a hash of the source's folder, so that two environments with the same
    rules would compile both. (`NUMBA_CACHE_LOCATOR_CLASSES` is Numba's documented hook for this.)
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return ""


_LOCATOR = f"{SharedCacheLocator.__module__}.{SharedCacheLocator.__qualname__}"


def _compiled(function: F, flags: dict[str, Any]) -> F:
    if INTERPRETED:
        return function
    path = Path(function.__code__.co_filename).resolve()
    before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_DIR = str(cache_root() / digest(path))
    numba.config.CACHE_LOCATOR_CLASSES = _LOCATOR
    try:
        return cast(F, numba.njit(**flags)(function))
    finally:
        numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = before


# Primitives: what Python and machine code say differently. Each is a Python function for the
# interpreted run and an instruction for the compiled one; a test compares the two.


def popcount(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def highest(mask: int) -> int:
    """The index of the highest set bit; -1 for none."""
    return int(mask).bit_length() - 1


def lowest(mask: int) -> int:
    """The index of the lowest set bit; 64 for none."""
    value = int(mask)
    return (value & -value).bit_length() - 1 if value else 64


@intrinsic
def _ctpop(_context: Any, value: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@intrinsic
def _ctlz(_context: Any, value: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], cgutils.false_bit)

    return types.int64(types.int64), emit


@intrinsic
def _cttz(_context: Any, value: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.false_bit)

    return types.int64(types.int64), emit


@overload(popcount, inline="always")
def _popcount(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return _ctpop(mask)

    return compiled


@overload(highest, inline="always")
def _highest(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return 63 - _ctlz(mask)

    return compiled


@overload(lowest, inline="always")
def _lowest(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return _cttz(mask)

    return compiled


_MASK64 = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_MIX1 = 0xBF58476D1CE4E5B9
_MIX2 = 0x94D049BB133111EB


def next_bits(rng: np.ndarray) -> int:
    """The next 63 random bits of a splitmix64 generator kept in `rng[0]`."""
    state = (int(rng[0]) + _GAMMA) & _MASK64
    rng[0] = state - (1 << 64) if state >> 63 else state
    state = ((state ^ (state >> 30)) * _MIX1) & _MASK64
    state = ((state ^ (state >> 27)) * _MIX2) & _MASK64
    return (state ^ (state >> 31)) >> 1


@overload(next_bits)
def _next_bits(rng: Any) -> Any:
    gamma, mix1, mix2 = np.uint64(_GAMMA), np.uint64(_MIX1), np.uint64(_MIX2)
    s30, s27, s31, s1 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(1)

    def compiled(rng: Any) -> Any:
        state = np.uint64(rng[0]) + gamma
        rng[0] = np.int64(state)
        state = (state ^ (state >> s30)) * mix1
        state = (state ^ (state >> s27)) * mix2
        return np.int64((state ^ (state >> s31)) >> s1)

    return compiled
