"""Whole matches in the terminal, played by reading the screen of games that bring none."""

from pathlib import Path

import pytest
import sample
from conformance.tables import name_of

from igroteka.dealer import FairDealer
from igroteka.i18n import LANGUAGES, tr
from igroteka.match import Match
from igroteka.model import Game, Options
from igroteka.record import read, verify
from igroteka.sentences import outcome_text
from igroteka.terminal.general import GeneralScreen
from terminal.stage import MANY_NAMES, NAMES, Stage, at_random, one_line

TWO, THREE, FOUR = (sample.table(sample.seats(count), sample.giving_up) for count in (2, 3, 4))


def played(
    table: tuple[Game, Options], humans: list[int], lang: str = "en", seed: int = 1, deal: int = 1,
    record_file: Path | None = None,
) -> tuple[Stage, Match]:  # fmt: skip
    """A match of people who pick any move they read, and of bots."""
    game, options = table
    stage = Stage(game, lang, at_random(seed))
    screen = GeneralScreen(game)
    return stage, stage.play(options, humans, deal, record_file=record_file, screen=screen)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", sample.one_of_every_game(), ids=name_of)
def test_a_match_against_bots_is_played_to_its_outcome(
    table: tuple[Game, Options], lang: str
) -> None:
    stage, match = played(table, [0], lang)
    assert match.over and stage.frames
    told = outcome_text(table[0], match.outcome(), MANY_NAMES, lang)
    assert one_line(told) in one_line(stage.everything)


def test_people_can_pass_one_terminal_around() -> None:
    stage, match = played(FOUR, [0, 1, 2, 3], "ru")
    assert match.over
    assert f"Передайте устройство игроку: {NAMES[2]}" in stage.everything


def test_bots_can_be_watched_playing() -> None:
    stage, match = played(THREE, [])
    assert match.over
    assert stage.frames == []
    assert len(stage.pauses) == sum(step.move is not None for step in match.steps)


def test_commitment_comes_before_the_first_card_and_the_seed_at_the_end() -> None:
    stage, _ = played(TWO, [0], deal=5)
    dealer = FairDealer.numbered(5)
    start, _, rest = stage.everything.partition(tr("en", "terminal-begin").strip())
    assert dealer.commitment in start
    assert dealer.seed.hex() not in start
    end = rest.rpartition(tr("en", "terminal-seed"))[2]
    assert dealer.seed.hex() in end
    assert dealer.commitment in end


def test_a_finished_match_is_written_down_and_verifies(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    stage, match = played(THREE, [0], "uk", seed=2, record_file=file)
    verdict = verify(read(file.read_text(encoding="utf-8")))
    assert verdict.deal == "fair"
    assert verdict.match.state_bytes() == match.state_bytes()
    assert str(file) in stage.everything.replace("\n", "")
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


def test_a_record_that_cannot_be_written_is_said_and_nothing_is_left(tmp_path: Path) -> None:
    taken = tmp_path / "folder"
    taken.mkdir()
    stage, match = played(TWO, [0], seed=2, record_file=taken)
    assert match.over
    assert "could not be written" in stage.everything
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
