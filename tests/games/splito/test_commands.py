"""Splito on the command line: the score pad, and the goals of one's own box (S-2)."""

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.record import read, verify

OTHER = Path(__file__).parent / "other_goals.toml"
EMPTY: dict[str, Any] = {"cards": [], "goals": []}


@pytest.fixture
def table(tmp_path: Path) -> str:
    """Two twos and goal 20: exactly two twos, or in the other list at least two sixes."""
    file = tmp_path / "table.json"
    zones = [{"cards": ["2r", "2b"], "goals": [20]}, EMPTY, EMPTY]
    file.write_text(json.dumps({"players": 3, "zones": zones}, indent=2), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(("more", "points"), [([], 2), (["--goals", str(OTHER)], 0)])
def test_the_score_pad_counts_numbered_goals_by_the_list_it_is_given(
    table: str, more: list[str], points: int, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", "splito", table, *more, "--lang", "ru"]) == 0
    answer = json.loads(capfd.readouterr().out)
    assert answer["zones"][0]["points"] == points
    assert answer["why"].startswith("Впереди место 2: 0 × 0 = 0.")


def test_a_wrong_list_is_told_with_file_and_line(
    table: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "mine.toml"
    text = OTHER.read_text(encoding="utf-8").replace('colour = "o"', 'colour = "v"', 1)
    wrong.write_text(text, encoding="utf-8")
    line = text[: text.index('colour = "v"')].count("\n") + 1
    for command in (["judge", "splito", table], ["play", "splito"]):
        assert main([*command, "--goals", str(wrong)]) == 2
        assert f"{wrong}, line {line}: 'v' is not one of r, o, y" in capfd.readouterr().err


def test_only_splito_has_goals(table: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "red7", table, "--goals", str(OTHER)]) == 2
    assert "red7 has no goals, splito has" in capfd.readouterr().err


def test_a_match_of_bots_with_own_goals_is_recorded_with_them(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    more = ["--humans", "0", "--goals", str(OTHER), "--deal", "3", "--pace", "0"]
    assert main(["play", "splito", "players=3", *more, "--record", str(file), "--lang", "ru"]) == 0
    record = file.read_text(encoding="utf-8")
    assert "goals=1:majority,colour=r,points=2,symbol=star;" in record
    assert verify(read(record)).deal == "fair"
    assert main(["verify", str(file), "--lang", "ru"]) == 0
    assert main(["replay", str(file), "--lang", "en"]) == 0
    told = capfd.readouterr().out
    assert "Раздача честная" in told
    assert "lays" in told
