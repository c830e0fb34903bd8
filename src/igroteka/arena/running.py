"""A run: deals are handed to workers, finished chunks go into the journal."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import nullcontext
from pathlib import Path

from igroteka.arena import journal
from igroteka.arena.executors import Workers
from igroteka.arena.playing import Chunk, play_deals
from igroteka.arena.question import Question
from igroteka.arena.report import Report, report_of
from igroteka.mistakes import Mistake

CHUNK_SECONDS = 1.0  # how long a worker thinks before it tells: so much is lost by a cut-off
MOST_DEALS = 200  # in a chunk


def run(
    question: Question,
    matches: int,
    workers: Workers,
    jobs: int,
    path: Path | None = None,
    resume: bool = False,
    tell: Callable[[Chunk], None] = lambda _: None,
) -> Report:
    """Play what is missing in the journal; the report of at least so many matches a meeting."""
    with journal.held(path) if path else nullcontext():
        deals = question.deals_for(matches)
        chunks = journal.begin(path, question, resume) if path else []
        for chunk in chunks:
            tell(chunk)
        for chunk in play(question, missing(question, chunks, deals), workers, jobs):
            if path:
                journal.add(path, chunk)
            if chunk.failure:
                raise Mistake(chunk.failure)
            chunks.append(chunk)
            tell(chunk)
    return report_of(question, chunks, deals)


def missing(question: Question, chunks: Sequence[Chunk], deals: int) -> list[list[int]]:
    """For each meeting the deals nobody has played yet."""
    todo = [set(range(deals)) for _ in question.meetings()]
    for chunk in chunks:
        todo[chunk.meeting] -= chunk.deals.keys()
    return [sorted(left) for left in todo]


def play(question: Question, todo: list[list[int]], workers: Workers, jobs: int) -> Iterator[Chunk]:
    """Hand out deals, all meetings side by side; chunks grow until one takes a second or so."""
    under_way: set[Future[Chunk]] = set()
    size = 1
    while under_way or any(todo):
        while any(todo) and len(under_way) < 2 * jobs:
            meeting = max(range(len(todo)), key=lambda place: len(todo[place]))
            deals, todo[meeting] = todo[meeting][:size], todo[meeting][size:]
            under_way.add(workers.submit(play_deals, question, meeting, deals))
        finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in finished:
            chunk = future.result()
            size = _size(size, chunk)
            yield chunk


def _size(size: int, chunk: Chunk) -> int:
    thought = sum(times.total for times in chunk.times.values()) / 1e9
    fitting = int(len(chunk.deals) * CHUNK_SECONDS / max(thought, 1e-3))
    return max(1, min(2 * size, MOST_DEALS, fitting))
