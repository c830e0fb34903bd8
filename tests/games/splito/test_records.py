"""Records of tables with goals of their own: S-2."""

from pathlib import Path

import pytest

from games.splito.tables import SPLITO
from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games.splito.face.goal_files import load_goals
from igroteka.match import Match
from igroteka.record import RecordError, read, replay, verify, write_dealt
from igroteka.rng import seeded

OTHER = load_goals(Path(__file__).parent / "other_goals.toml")


@pytest.fixture(scope="module")
def record() -> str:
    dealer = FairDealer.numbered(6)
    options = SPLITO.parse_options({"players": 3, "goals": str(OTHER)})
    match, bot, rng = Match(SPLITO, options, dealer), make_bot("splito", "greedy"), seeded(1)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), rng, Budget()))
    return write_dealt(match, dealer)


def test_a_record_says_with_which_goals_it_was_played_and_needs_no_file(record: str) -> None:
    """S-2"""
    assert str(OTHER.goals[1]) in record
    match, _ = replay(read(record))
    assert match.options["goals"] == str(OTHER)
    assert verify(read(record)).deal == "fair"


def test_a_record_with_other_goals_plays_otherwise(record: str) -> None:
    """S-2: the same cards do not even deal with the standard goals."""
    forged = record.replace(str(OTHER), "standard")
    with pytest.raises(RecordError):
        verify(read(forged))


def test_a_damaged_list_of_goals_is_told_with_its_line(record: str) -> None:
    """S-2"""
    forged = record.replace("1:majority,colour=r", "1:majority,colour=v")
    with pytest.raises(RecordError, match="not one of r, o, y") as error:
        replay(read(forged))
    assert error.value.line == 3
