"""`igroteka arena`: bots play each other on duplicate deals."""

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from igroteka.arena.executors import cluster, pool
from igroteka.arena.picture import picture_of
from igroteka.arena.playing import Chunk, warm
from igroteka.arena.question import Question, ask
from igroteka.arena.report import Report
from igroteka.arena.running import run as run_arena
from igroteka.arena.seating import PAIRS, TABLES
from igroteka.bots import Budget
from igroteka.commands.arguments import add_game, add_options
from igroteka.mistakes import Mistake

MILLISECONDS = 1000  # what a move may take if nothing else is said


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    add_game(parser)
    add_options(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="who plays; yours: file.py:Class"
    )
    parser.add_argument("--matches", type=int, default=1000, help="of each meeting (1000)")
    text = "every two bots share it; the first sits alone against each other one; all at one"
    parser.add_argument("--table", choices=TABLES, default=PAIRS, help=text)
    parser.add_argument("--seed", type=int, default=0, help="other deals for another seed (0)")
    parser.add_argument("--budget-ms", type=int, metavar="MS", help="to think about a move (1000)")
    parser.add_argument("--iterations", type=int, metavar="N", help="of a search for a move")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="workers")
    parser.add_argument("--cluster", action="store_true", help="on Ray (RAY_ADDRESS or local)")
    text = "the report; journal beside it"
    parser.add_argument("--out", type=Path, metavar="FILE.json", help=text)
    parser.add_argument("--resume", action="store_true", help="go on with the journal")
    parser.add_argument("--picture", type=Path, metavar="FILE.svg", help="draw the report")


def run(given: argparse.Namespace) -> int:
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
    _check_paths(given)
    report = _played(question, given)
    _show(report)
    _write(report, given)
    return 0


def journal_beside(out: Path) -> Path:
    """Where a run that writes its report there keeps its journal."""
    return out.with_suffix(".jsonl")


def _check_paths(given: argparse.Namespace) -> None:
    """What could not be written is better refused now than lost after hours."""
    out, picture = given.out, given.picture
    for flag, path in (("--out", out), ("--picture", picture)):
        if path is not None:
            _check_place(flag, path)
    if out is None:
        return
    journal = journal_beside(out)
    if journal == out:
        raise Mistake(f"--out {out}: so the journal is called; name the report FILE.json")
    _check_place("the journal", journal)
    if picture is not None and picture.resolve() in (out.resolve(), journal.resolve()):
        raise Mistake(f"--picture {picture}: the report or its journal is called so already")
    if not given.resume:
        for path in (out, journal):
            if path.exists():
                raise Mistake(f"{path} is there already; --resume goes on, or choose another name")


def _check_place(what: str, path: Path) -> None:
    if path.is_dir():
        raise Mistake(f"{what}: {path} is a folder; name a file")
    if not path.parent.is_dir():
        raise Mistake(f"{what}: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Mistake(f"{what}: nothing may be written to {path}")


def _write(report: Report, given: argparse.Namespace) -> None:
    """Write whatever can be written; then say what could not, and where nothing is lost."""
    failed: list[str] = []
    for path, text in ((given.out, report.text), (given.picture, lambda: picture_of(report))):
        try:
            if path is not None:
                path.write_text(text(), encoding="utf-8")
        except OSError as error:
            failed.append(f"{path} could not be written: {error.strerror}")
    if failed and given.out is not None:
        failed.append(f"all that was played is in {journal_beside(given.out)}")
    if failed:
        raise Mistake("; ".join(failed))


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
        return run_arena(question, given.matches, workers, jobs, journal, given.resume, tell)


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
