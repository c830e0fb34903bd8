"""The journal of a run: the question, then a line a chunk as it is finished. Nothing is rewritten,
so a run that was cut off goes on where it stopped and ends with the same results. One run at a time
writes to it.
"""

import json
import os
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from igroteka.arena.playing import Chunk, Played
from igroteka.arena.question import Question
from igroteka.arena.times import Times
from igroteka.mistakes import Mistake

try:
    import fcntl
except ModuleNotFoundError:  # a system that has other locks
    fcntl = None

LOCKS = Path("/proc/locks")  # which process holds what, where the system tells


@contextmanager
def held(path: Path) -> Generator[None]:
    """Nobody else writes to the journal meanwhile; whatever cannot be written is a mistake."""
    try:
        with path.open("ab") as file:
            _lock(path, file.fileno())
            yield
    except OSError as error:
        raise Mistake(f"{path} cannot be written: {error.strerror}; what it holds stays") from None


def _lock(path: Path, file: int) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Mistake(f"{path} is being written by {_holder(file)}; wait for its end") from None


def _holder(file: int) -> str:
    """Who holds the lock of a file, as far as the system says."""
    inode = f":{os.fstat(file).st_ino}"
    with suppress(OSError, ValueError):
        for line in LOCKS.read_text(encoding="ascii").splitlines():
            words = line.split()
            if "FLOCK" in words and "->" not in words and words[5].endswith(inode):
                return f"process {words[4]}"
    return "another process"


def begin(path: Path, question: Question, resume: bool) -> list[Chunk]:
    """The chunks that are there already; begins the file if there is none."""
    if not path.exists() or not path.stat().st_size:
        _append(path, question.header())
        return []
    if not resume:
        raise Mistake(f"{path} is there already; --resume goes on with it")
    lines = _whole_lines(path)
    header = question.header()
    if not lines or lines[0] != header:
        raise Mistake(f"{path} holds another run: {_difference(lines[0] if lines else {}, header)}")
    return [_chunk(line) for line in lines[1:]]


def add(path: Path, chunk: Chunk) -> None:
    """Write a finished chunk down; one without a finished deal says nothing."""
    if not chunk.deals:
        return
    deals = {
        str(deal): [[match.bots, match.returns] for match in matches]
        for deal, matches in chunk.deals.items()
    }
    times = {
        str(bot): [times.moves, times.total, sorted(times.steps.items())]
        for bot, times in chunk.times.items()
    }
    _append(path, {"meeting": chunk.meeting, "deals": deals, "times": times})


def _append(path: Path, value: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(value, separators=(",", ":")) + "\n")


def _whole_lines(path: Path) -> list[dict[str, Any]]:
    """All lines but one that was cut off, which is taken out of the file."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    try:
        return [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise Mistake(f"{path} is not the journal of an arena") from None


def _difference(there: dict[str, Any], asked: dict[str, Any]) -> str:
    for key, value in asked.items():
        if there.get(key) != value:
            return f"{key} {there.get(key)}, not {value}"
    return "of another kind"


def _chunk(line: dict[str, Any]) -> Chunk:
    return Chunk(
        line["meeting"],
        {
            int(deal): [Played(tuple(bots), tuple(returns)) for bots, returns in matches]
            for deal, matches in line["deals"].items()
        },
        {
            int(bot): Times(moves, total, Counter(dict(steps)))
            for bot, (moves, total, steps) in line["times"].items()
        },
    )
