"""The command line as a user meets it: real processes, clear sentences, no tracebacks."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from starting import hearing_interrupts

from igroteka.stamp import warm_stamp

RECORD = Path(__file__).resolve().parent / "games" / "red7" / "golden" / "red7-basic.txt"


def igroteka(
    *arguments: str, given: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as a user would."""
    return subprocess.run(
        [sys.executable, "-m", "igroteka.cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", **environment},
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A golden record alone in a file."""
    text, _, _ = RECORD.read_text(encoding="utf-8").partition("\n== version")
    path = tmp_path / "match.txt"
    path.write_text(text, encoding="utf-8")
    return path


POSITION = '{"rule":"r","palettes":[["5g","6i","3o"],["6y"]],"seat":0,"hand":["2g","1g"]}'


def test_judge_answers_the_example_of_the_format() -> None:
    done = igroteka("judge", "red7", given=POSITION)
    assert done.returncode == 0
    answer = json.loads(done.stdout)
    assert answer["leader"] == 1
    assert sorted(answer["turns"]) == [["palette 2g", "canvas 1g"], ["pass"]]


def test_judge_reads_files_goes_on_after_errors_and_ends_with_status_1(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.jsonl"
    good.write_text(json.dumps(json.loads(POSITION), indent=2), encoding="utf-8")
    bad.write_text('{"rule":"q","palettes":[["1r"]]}\n' + POSITION, encoding="utf-8")
    done = igroteka("judge", "red7", "--lang", "ru", str(bad), str(good))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert [answer.get("leader") for answer in answers] == [None, 1, 1]
    assert answers[0]["error"]["at"] == "rule"
    assert "Лидирует вторая палитра" in answers[1]["why"]


def test_replay_tells_a_match_and_a_seat_hears_only_its_own_cards(record: Path) -> None:
    everything = igroteka("replay", str(record)).stdout
    seat_0 = igroteka("replay", str(record), "--seat", "0").stdout
    dealt = re.compile(r"^(\w+) is dealt [a-z]+ \d", re.MULTILINE)
    assert dealt.findall(everything) == ["0", "1", "2"]
    assert dealt.findall(seat_0) == ["0"]
    assert "won: everybody else is out" in seat_0.splitlines()[-1]


def test_verify_proves_a_fair_record_and_finds_a_forged_one(record: Path) -> None:
    fair = igroteka("verify", str(record))
    assert fair.returncode == 0
    assert "The deal is fair" in fair.stdout
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("1. ", "9. ", 1), encoding="utf-8")
    forged = igroteka("verify", str(record))
    assert forged.returncode == 1
    assert "line" in forged.stdout and "turn 9 stands where turn 1 is due" in forged.stdout


def test_a_match_of_bots_writes_a_record_that_is_proved_fair(tmp_path: Path) -> None:
    path = tmp_path / "bots.txt"
    options = ["players=2", "edition=spectra", "extra_actions=yes"]
    played = igroteka(
        "play", "red7", "--humans", "0", "--pace", "0", "--record", str(path), *options
    )
    assert played.returncode == 0, played.stderr
    assert "The deal is fair" in igroteka("verify", str(path)).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "there is no game 'chess'; there are "),
        (("play", "red7", "players=7"), "players: '7' is not one of 2, 3, 4"),
        (("play", "red7", "colour=red"), "red7 has no option 'colour'; it has players"),
        (("play", "red7", "--humans", "9"), "--humans 9: this table has 3 seats"),
        (("play", "red7", "--bots", "genius"), "--bots genius: there are random, greedy"),
        (("play", "red7", "--names", "A,B"), "--names has 2 names for 1 people"),
        (("play", "red7", "--record", "/nowhere/x.txt"), "there is no folder /nowhere"),
        (("judge", "red7", "missing.json"), "there is no file missing.json"),
        (("judge", "red7", str(Path(__file__).parent)), "is a folder; judge reads files"),
        (("replay", "missing.txt"), "there is no file missing.txt"),
        (("verify", "missing.txt"), "there is no file missing.txt"),
        (("replay", str(Path(__file__).parent)), "cannot be read"),
        (("play", "red7", "--pace", "-1"), "--pace -1.0: seconds from 0 to 10"),
        (("play", "red7", "--speed", "9"), "unrecognized arguments: --speed 9"),
        (("play", "red7", "--speed=9"), "unrecognized arguments: --speed=9"),
        (("rules", "whist"), "there is no game 'whist'"),
        (("play", "red7", "--names", "Ы" * 3000), "at most 32 letters each"),
        (("serve", "--port", "99999"), "'99999' is not a port from 0 (any free one) to 65535"),
        (("serve", "--processes", "0"), "'0' is not a whole number from 1 on"),
        (("serve", "--sockets", "-1"), "'-1' is not a whole number from 1 on"),
        (("serve", "--requests", "-3"), "'-3' is not a number from 0.1 on"),
        (("serve", "--requests", "nan"), "'nan' is not a number from 0.1 on"),
        (("judge",), "the following arguments are required: GAME\n"),
        (("solve", "--seconds", "0"), "--seconds 0: more than 0, up to 3600"),
        (("solve", "mode=teams"), "mode: what is solved is a solitaire"),
        ((), "the following arguments are required: COMMAND"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(arguments: tuple[str, ...], message: str) -> None:
    done = igroteka(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_is_never_written_over(record: Path) -> None:
    before = record.read_bytes()
    done = igroteka("play", "red7", "--record", str(record))
    assert done.returncode == 2
    assert "is there already" in done.stderr
    assert record.read_bytes() == before


def test_replay_names_the_seats_there_are(record: Path) -> None:
    assert (
        "there is no seat 5; seats are 0 to 2"
        in igroteka("replay", str(record), "--seat", "5").stderr
    )


def test_options_and_rules_are_told() -> None:
    told = igroteka("options", "red7", "--lang", "uk").stdout
    assert "five_chains" in told and "п’ятірку" in told
    assert "R-21" in igroteka("rules", "red7").stdout
    for lang, mark in (("ru", "наше решение"), ("uk", "наше рішення"), ("en", "our ruling")):
        told = igroteka("rules", "jack", "--lang", lang).stdout
        assert f"[{mark}]" in told and "[ruling]" not in told


def test_help_does_not_wait_for_the_compiler() -> None:
    seen = "import sys, igroteka.cli as cli\ntry: cli.main(['--help'])\nexcept SystemExit: pass\n"
    done = subprocess.run(
        [sys.executable, "-c", seen + "assert 'numba' not in sys.modules"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "play in the terminal" in done.stdout


def test_warm_is_quick_the_second_time(tmp_path: Path) -> None:
    """The stamp says everything is compiled, and Numba is not even loaded."""
    stamp = warm_stamp()
    touched = tmp_path / stamp.name
    touched.touch()
    ask = "import sys, igroteka.cli as cli; cli.main(['warm']); assert 'numba' not in sys.modules"
    done = subprocess.run(
        [sys.executable, "-c", ask],
        env={**os.environ, "IGROTEKA_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def parents() -> dict[int, int]:
    """The parent of every process that lives."""
    found: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent = path.read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
            if state != "Z":
                found[int(path.parent.name)] = int(parent)
    return found


def soon(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_whoever_compiles_for_a_server_ends_with_it(tmp_path: Path, how: signal.Signals) -> None:
    compiling = subprocess.Popen(
        [sys.executable, "-m", "igroteka.cli", "serve", "--no-browser", "--port", "0"],
        env={**os.environ, "IGROTEKA_CACHE": str(tmp_path), "IGROTEKA_DATA": str(tmp_path)},
        stderr=subprocess.DEVNULL,
        preexec_fn=hearing_interrupts,  # noqa: PLW1509 (sets a signal, no more)
    )

    def children() -> set[int]:
        return {pid for pid, parent in parents().items() if parent == compiling.pid}

    try:
        soon(lambda: any(tmp_path.rglob("*.nbi")))  # they are at it
        workers = children()
        assert workers
    finally:
        compiling.send_signal(how)
    compiling.wait(30)
    soon(lambda: not workers & parents().keys())


def test_a_record_with_an_endless_line_is_refused_in_a_sentence(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    for broken in (f"{text}{'x' * 5000}\n", text.replace("palette ", f"palette {'x' * 5000} ", 1)):
        record.write_text(broken, encoding="utf-8")
        done = igroteka("verify", str(record))
        assert done.returncode == 1
        assert "Traceback" not in done.stderr and "line" in done.stdout


def test_a_name_without_end_does_not_break_a_replay(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    names = "".join(f'[Seat{seat} "{"Ы" * 5000}"]\n' for seat in range(3))
    record.write_text(names + text, encoding="utf-8")
    done = igroteka("replay", str(record))
    assert done.returncode == 0, done.stderr


def test_a_byte_order_mark_is_no_mistake(record: Path, tmp_path: Path) -> None:
    mark = b"\xef\xbb\xbf"
    record.write_bytes(mark + record.read_bytes())
    assert "The deal is fair" in igroteka("verify", str(record)).stdout
    position = tmp_path / "position.json"
    position.write_bytes(mark + POSITION.encode())
    assert json.loads(igroteka("judge", "red7", str(position)).stdout)["leader"] == 1


def test_a_terminal_without_our_letters_gets_those_it_has(record: Path) -> None:
    done = igroteka("replay", str(record), "--lang", "ru", PYTHONIOENCODING="latin-1")
    assert done.returncode == 0, done.stderr
    assert "?" in done.stdout


def test_a_solver_does_not_pass_over_a_move(tmp_path: Path) -> None:
    position = {"board": ["." * 10] * 9 + ["rr........"], "move": {"cells": [[9, 0], [9, 1]]}}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    done = igroteka("solve", "--position", str(file))
    assert done.returncode == 2
    assert "leave the move out" in done.stderr


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_database_that_cannot_be_opened_is_told_with_its_cause_and_without_secrets(
    command: str, tmp_path: Path
) -> None:
    stamp = tmp_path / warm_stamp().name
    stamp.touch()  # nothing to compile for a server that does not open
    no_database = tmp_path / "text.sqlite3"
    no_database.write_text("words " * 1000, encoding="utf-8")
    for url, cause in (
        ("sqlite+aiosqlite:////nonexistent/x.sqlite3", "unable to open database file"),
        (f"sqlite+aiosqlite:///{no_database}", "file is not a database"),
        ("postgresql+asyncpg://me:secret@127.0.0.1:9/x", "[Errno 111] Connect"),
        ("nonsense://me:secret@host", "right would be sqlite+aiosqlite:///file"),
    ):
        more = ["--no-browser", "--port", "0"] if command == "serve" else []
        done = igroteka(command, "--database", url, *more, IGROTEKA_CACHE=str(tmp_path))
        told = done.stderr.splitlines()[-1]
        assert done.returncode == 2
        assert told.startswith("igroteka: ") and cause in told, done.stderr
        assert "secret" not in done.stderr and "Traceback" not in told


def test_several_processes_end_together_and_tell_why_nothing_can_be_served(tmp_path: Path) -> None:
    (tmp_path / warm_stamp().name).touch()
    url = "sqlite+aiosqlite:////nonexistent/x.sqlite3"
    command = ["serve", "--no-browser", "--port", "0", "--processes", "2", "--database", url]
    done = igroteka(*command, IGROTEKA_CACHE=str(tmp_path))
    assert done.returncode == 2
    told = "igroteka: the tables cannot be opened: unable to open database file"
    assert done.stderr.splitlines()[-1] == told, done.stderr
