"""`igroteka arena` as a user meets it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from textwrap import indent
from xml.etree import ElementTree

import pytest
import sample
from conformance.tables import name_of
from starting import hearing_interrupts

from igroteka.arena.journal import held
from igroteka.cli import main
from igroteka.mistakes import Mistake
from igroteka.model import Game, Options

TWO = sample.told(sample.table(sample.seats(2)))
GAME, OPTION = TWO[0], TWO[1].partition("=")[0]
PAIR = (*TWO, "--bots", "random,greedy")
MISTAKES = [
    ((GAME, "--bots", "greedy,genius"), f"--bots genius: {GAME} has random, greedy"),
    ((GAME, "--bots", "greedy"), "--bots: name at least two"),
    ((GAME, f"{OPTION}=?", "--bots", "greedy,random"), f"{OPTION}: '?' is not one of "),
    (
        (*TWO, "--bots", "random,random,greedy", "--table", "mixed"),
        "--bots names 3 bots, but this table has 2 sides",
    ),
    (
        (*sample.told(sample.table(sample.sides(1))), "--bots", "random,greedy"),
        "this table has one side only",
    ),
    ((*PAIR, "--matches", "0"), "--matches 0: at least 1"),
    ((*PAIR, "--jobs", "0"), "--jobs 0: at least 1"),
    ((*PAIR, "--budget-ms", "0"), "--budget-ms 0: at least 1"),
    ((*PAIR, "--seed", "-1"), "--seed -1: a number from 0 on"),
    ((*PAIR, "--resume"), "--resume needs --out"),
    ((*PAIR, "--out", "/nowhere/x.json"), "no folder /nowhere"),
    ((*PAIR, "--out", "/tmp"), "--out: /tmp is a folder"),
    ((*PAIR, "--picture", "/tmp"), "--picture: /tmp is a folder"),
    ((*PAIR, "--out", "/tmp/a.jsonl"), "so the journal is called"),
    (
        (*PAIR, "--out", "/tmp/p.svg", "--picture", "/tmp/p.svg"),
        "the report or its journal is called so already",
    ),
    ((*TWO, "--bots", "greedy,no.py:Bot"), "--bots no.py:Bot: no.py: No such file"),
    ((*TWO, "--bots", "greedy,nothing.here:Bot"), "No module named 'nothing'"),
    ((*TWO, "--bots", "greedy,pathlib:Bot"), "pathlib has no class 'Bot'"),
    ((*TWO, "--bots", "greedy,pathlib:Path"), "is no bot, it has no choose(view, rng, budget)"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES)
def test_a_mistake_is_answered_in_one_sentence(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_a_run_shows_tables_and_writes_report_journal_and_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, picture = tmp_path / "run.json", tmp_path / "run.svg"
    three = sample.told(sample.table(sample.seats(3)))
    command = ["arena", *three, "--bots", "greedy,random,random", "--matches", "9"]
    command += ["--table", "mixed", "--jobs", "1", "--seed", "2"]
    assert main([*command, "--out", str(out), "--picture", str(picture)]) == 0
    shown = capsys.readouterr().out
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["question"]["bots"] == ["greedy", "random", "random"]
    (meeting,) = report["results"]["meetings"]
    assert (meeting["deals"], meeting["matches"]) == (3, 9)
    assert sum(row["share"] for row in meeting["shares"]) == pytest.approx(1.0, abs=1e-4)
    assert f"{meeting['shares'][0]['share']:.1%}" in shown
    assert (tmp_path / "run.jsonl").read_text(encoding="utf-8").count("\n") >= 2
    words = " ".join(ElementTree.parse(picture).getroot().itertext())
    assert f"{three[0]}, mixed" in words and "random (2)" in words and "OpenSkill" in words


SHORT = ["arena", *TWO, "--bots", "greedy,random", "--matches", "4", "--jobs", "1"]


def test_a_report_is_not_written_over_unless_the_run_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "run.json"
    out.write_text("mine", encoding="utf-8")
    assert main([*SHORT, "--out", str(out)]) == 2
    assert f"{out} is there already" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == "mine"
    assert main([*SHORT, "--out", str(out), "--resume"]) == 0
    assert "results" in out.read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, picture = tmp_path / "full.json", tmp_path / "run.svg"
    out.symlink_to("/dev/full")
    assert main([*SHORT, "--out", str(out), "--picture", str(picture), "--resume"]) == 2
    shown = capsys.readouterr()
    assert f"{out} could not be written: No space left on device" in shown.err
    assert f"all that was played is in {tmp_path / 'full.jsonl'}" in shown.err
    assert "greedy" in shown.out and picture.exists()
    assert (tmp_path / "full.jsonl").read_text(encoding="utf-8").count("\n") >= 2


def test_a_journal_has_one_writer_and_says_who(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    who = f"being written by process {os.getpid()}"
    with held(journal), pytest.raises(Mistake, match=who), held(journal):
        pass
    with held(journal):
        pass


LONG = sample.told(sample.table(sample.seats(2), sample.no_giving_up))
MINE = """
from dataclasses import dataclass
from igroteka.model import View

@dataclass
class First:
    def choose(self, view, rng, budget):
        assert type(view) is View
        return view.legal[0]

class Illegal:
    def choose(self, view, rng, budget):
        return -5

class Broken(First):
    turns = 0
    def choose(self, view, rng, budget):
        Broken.turns += 1
        if Broken.turns > 300:
            raise KeyError("a\\nmess")
        return view.legal[0]

class Exits:
    def choose(self, view, rng, budget):
        raise SystemExit

class Dies(First):
    turns = 0
    def choose(self, view, rng, budget):
        Dies.turns += 1
        if Dies.turns > 300:
            __import__("os")._exit(3)
        return view.legal[0]
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    return path


@pytest.mark.parametrize("table", sample.one_of_every_game(sample.seats(2)), ids=name_of)
def test_the_example_of_a_bot_stands_in_the_readme_and_beats_chance(
    table: tuple[Game, Options], tmp_path: Path
) -> None:
    root = Path(__file__).resolve().parents[2]
    bot = root / "examples" / "dreamer.py"
    _, code = bot.read_text(encoding="utf-8").split('"""\n\n', 1)
    assert indent(code, "    ") in (root / "README.md").read_text(encoding="utf-8")
    out = tmp_path / "run.json"
    bots = ["--bots", f"{bot}:Dreamer,random", "--matches", "10", "--jobs", "1"]
    assert main(["arena", *sample.told(table), *bots, "--out", str(out)]) == 0
    first, _ = json.loads(out.read_text(encoding="utf-8"))["results"]["meetings"][0]["shares"]
    assert first["share"] > first["fair"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_ones_own_meets_the_others(mine: Path, tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "run.json"
    command = ["arena", *LONG, "--bots", f"{mine}:First,random", "--matches", "40"]
    assert main([*command, "--jobs", jobs, "--out", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["question"]["bots"] == [f"{mine}:First", "random"]
    assert report["results"]["meetings"][0]["matches"] >= 40


def test_a_run_does_not_go_on_with_a_bot_that_was_changed(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", *LONG, "--bots", f"{mine}:First,random", "--matches", "4"]
    command += ["--jobs", "1", "--out", str(tmp_path / "run.json"), "--resume"]
    assert main(command) == 0
    mine.write_text(MINE + "# better\n", encoding="utf-8")
    assert main(command) == 2
    assert "holds another run: sources" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Illegal", ":Illegal, deal 0: chose -5, which is not one of the legal moves"),
        ("Broken", "KeyError: 'a\\nmess' (mine.py, line "),
        ("Exits", ":Exits failed in deal 0: SystemExit (mine.py, line "),
        ("Nobody", "has no class 'Nobody'"),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_is_named_with_its_deal(
    mine: Path, capsys: pytest.CaptureFixture[str], bot: str, message: str, jobs: str
) -> None:
    command = ["arena", *LONG, "--bots", f"{mine}:{bot},random", "--matches", "400"]
    assert main([*command, "--jobs", jobs]) == 2
    told = capsys.readouterr().err
    assert message in told and str(mine) in told and "Traceback" not in told


def test_what_was_played_before_a_bot_failed_stays_in_the_journal(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "run.json"
    command = ["arena", *LONG, "--bots", f"{mine}:Broken,random", "--matches", "4000"]
    assert main([*command, "--jobs", "1", "--out", str(out)]) == 2
    assert "Broken failed in deal" in capsys.readouterr().err
    assert (tmp_path / "run.jsonl").read_text(encoding="utf-8").count("\n") >= 2


def test_a_bot_that_ends_its_worker_is_answered_in_one_sentence(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", *LONG, "--bots", f"{mine}:Dies,random", "--matches", "4000"]
    assert main([*command, "--jobs", "2"]) == 2
    assert "a worker died" in capsys.readouterr().err


SLOW = """
import os, pathlib, time

class Slow:
    def choose(self, view, rng, budget):
        folder = pathlib.Path(__file__).parent / "pids"
        folder.mkdir(exist_ok=True)
        (folder / str(os.getpid())).touch()
        time.sleep(0.01)
        return view.legal[0]
"""


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_workers_end_with_the_arena_however_it_ends(tmp_path: Path, how: signal.Signals) -> None:
    (tmp_path / "slow.py").write_text(SLOW, encoding="utf-8")
    command = [sys.executable, "-m", "igroteka.cli", "arena", *LONG, "--matches", "100000"]
    command += ["--bots", f"{tmp_path / 'slow.py'}:Slow,random", "--jobs", "2"]
    arena = subprocess.Popen(command, stderr=subprocess.DEVNULL, preexec_fn=hearing_interrupts)  # noqa: PLW1509 (sets a signal, no more)
    try:
        wait_for(lambda: len(pids(tmp_path)) == 3)  # it warms up itself, too
    finally:
        arena.send_signal(how)
    arena.wait(60)
    wait_for(lambda: not any(map(alive, pids(tmp_path))))


def pids(folder: Path) -> list[int]:
    return [int(path.name) for path in folder.glob("pids/*")]


def wait_for(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.1)
