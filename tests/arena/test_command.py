"""`igroteka arena` as a user meets it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from igroteka.cli import main

MISTAKES = [
    (("red7", "--bots", "greedy,genius"), "--bots genius: red7 has random, greedy"),
    (("red7", "--bots", "greedy"), "--bots: name at least two"),
    (("red7", "players=9", "--bots", "greedy,random"), "players: '9' is not one of 2, 3, 4"),
    (
        ("red7", "players=2", "--bots", "random,random,greedy", "--table", "mixed"),
        "--bots names 3 bots, but this table has 2 sides",
    ),
    (
        ("tsvetariki", "mode=solitaire", "--bots", "random,greedy"),
        "this table has one side only",
    ),
    (("red7", "--bots", "random,greedy", "--matches", "0"), "--matches 0: at least 1"),
    (("red7", "--bots", "random,greedy", "--jobs", "0"), "--jobs 0: at least 1"),
    (("red7", "--bots", "random,greedy", "--budget-ms", "0"), "--budget-ms 0: at least 1"),
    (("red7", "--bots", "random,greedy", "--seed", "-1"), "--seed -1: a number from 0 on"),
    (("red7", "--bots", "random,greedy", "--resume"), "--resume needs --out"),
    (("red7", "--bots", "random,greedy", "--out", "/nowhere/x.json"), "no folder /nowhere"),
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
    command = ["arena", "splito", "--bots", "greedy,random,random", "--matches", "9"]
    command += ["players=3", "--table", "mixed", "--jobs", "1", "--seed", "2"]
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
    assert "splito, mixed" in words and "random (2)" in words and "OpenSkill" in words
