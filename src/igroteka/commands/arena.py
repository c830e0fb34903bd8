"""`igroteka arena`: bots play each other on duplicate deals."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from igroteka.arena.executors import cluster, pool
from igroteka.arena.picture import picture_of
from igroteka.arena.playing import Chunk, warm
from igroteka.arena.question import Question, ask
from igroteka.arena.report import Report
from igroteka.arena.running import run
from igroteka.bots import Budget
from igroteka.mistakes import Mistake

MILLISECONDS = 1000  # what a move may take if nothing else is said


def arena(given: argparse.Namespace) -> int:
    """Play, show the tables, write what was asked for."""
    bots = [bot.strip() for bot in given.bots.split(",") if bot.strip()]
    budget = Budget(given.budget_ms, given.iterations)
    if budget == Budget():
        budget = Budget(MILLISECONDS)
    question = ask(given.game, given.options, bots, given.table, given.seed, budget)
    if given.matches < 1:
        raise Mistake(f"--matches {given.matches}: at least 1")
    if given.jobs < 1:
        raise Mistake(f"--jobs {given.jobs}: at least 1")
    if given.resume and given.out is None:
        raise Mistake("--resume needs --out: the journal stands beside it")
    for path in (given.out, given.picture):
        if path is not None and not path.parent.is_dir():
            raise Mistake(f"there is no folder {path.parent}")
    report = _played(question, given)
    _show(report)
    if given.out is not None:
        given.out.write_text(report.text(), encoding="utf-8")
    if given.picture is not None:
        given.picture.write_text(picture_of(report), encoding="utf-8")
    return 0


def journal_beside(out: Path) -> Path:
    """Where a run that writes its report there keeps its journal."""
    return out.with_suffix(".jsonl")


def _played(question: Question, given: argparse.Namespace) -> Report:
    warm(question)  # compiles here what would otherwise compile in every worker
    total = question.deals_for(given.matches) * len(question.meetings())
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("deals"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    jobs = min(given.jobs, total)
    with cluster(jobs) if given.cluster else pool(jobs) as workers, bar:
        task = bar.add_task(" v ".join(question.labels()), total=total)

        def tell(chunk: Chunk) -> None:
            bar.advance(task, len(chunk.deals))

        journal = journal_beside(given.out) if given.out else None
        return run(question, given.matches, workers, jobs, journal, given.resume, tell)


def _show(report: Report) -> None:
    console = Console(highlight=False)
    shares = Table("bot", "against", "share", "95 %", "fair", "matches", box=None, pad_edge=False)
    for meeting in report.results["meetings"]:
        for row in meeting["shares"]:
            others = [other["bot"] for other in meeting["shares"] if other is not row]
            shares.add_row(
                row["bot"],
                ", ".join(others),
                f"{row['share']:.1%}",
                f"{row['low']:.1%} – {row['high']:.1%}",
                f"{row['fair']:.0%}",
                str(meeting["matches"]),
            )
    bots = Table("bot", "rating", "sigma", "ms a move", "p99", box=None, pad_edge=False)
    times = {row["bot"]: row for row in report.times}
    for row in report.results["ratings"]:
        time = times[row["bot"]]
        bots.add_row(
            row["bot"],
            f"{row['rating']:.1f}",
            f"{row['sigma']:.2f}",
            f"{time['mean_ms']:.2f}",
            f"{time['p99_ms']:.2f}",
        )
    console.print(shares)
    console.print()
    console.print(bots)
