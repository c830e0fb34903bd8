"""Whole matches in the terminal, played by reading the screen."""

from pathlib import Path

import pytest

from igroteka.dealer import FairDealer
from igroteka.i18n import LANGUAGES, tr
from igroteka.record import read, verify
from igroteka.sentences import outcome_text
from terminal.stage import NAMES, RED7, Stage, at_random, fits, one_line

TABLES = {
    "basic": {},
    "actions": {"extra_actions": True},
    "advanced": {"advanced": True},
    "everything": {"extra_actions": True, "advanced": True},
    "spectra": {"edition": "spectra", "extra_actions": True, "advanced": True},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("table", TABLES)
def test_a_match_against_bots_is_played_to_its_outcome(table: str, players: int, lang: str) -> None:
    stage = Stage(lang, at_random(players))
    match = stage.play({"players": players, **TABLES[table]}, [0], deal=len(table))
    assert match.over
    assert outcome_text(RED7, match.outcome(), NAMES, lang) in one_line(stage.everything)
    assert stage.frames
    assert [frame for frame in stage.frames if not fits(frame)] == []


def test_people_can_pass_one_terminal_around() -> None:
    stage = Stage("ru", at_random(1))
    match = stage.play({"players": 4, "extra_actions": True}, [0, 1, 2, 3])
    assert match.over
    assert "Передайте устройство игроку: Вера" in stage.everything


def test_bots_can_be_watched_playing() -> None:
    stage = Stage("en", at_random(1))
    match = stage.play({"players": 3}, [])
    assert match.over
    assert stage.frames == []
    assert len(stage.pauses) == sum(step.move is not None for step in match.steps)


def test_commitment_comes_before_the_first_card_and_the_seed_at_the_end() -> None:
    stage = Stage("en", at_random(1))
    stage.play({"players": 2}, [0], deal=5)
    dealer = FairDealer.numbered(5)
    start, _, rest = stage.everything.partition(tr("en", "terminal-begin").strip())
    assert dealer.commitment in start
    assert dealer.seed.hex() not in start
    end = rest.rpartition(tr("en", "terminal-seed"))[2]
    assert dealer.seed.hex() in end
    assert dealer.commitment in end


def test_a_finished_match_is_written_down_and_verifies(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    stage = Stage("uk", at_random(2))
    match = stage.play({"players": 3, "extra_actions": True}, [0], record_file=file)
    verdict = verify(read(file.read_text(encoding="utf-8")))
    assert verdict.deal == "fair"
    assert verdict.match.state_bytes() == match.state_bytes()
    assert str(file) in stage.everything.replace("\n", "")
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


def test_a_record_that_cannot_be_written_is_said_and_nothing_is_left(tmp_path: Path) -> None:
    taken = tmp_path / "folder"
    taken.mkdir()
    stage = Stage("en", at_random(2))
    match = stage.play({"players": 2}, [0], record_file=taken)
    assert match.over
    assert "could not be written" in stage.everything
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
