"""What people were shown in some whole matches has not changed unnoticed."""

import pytest

from golden.book import MATCHES, file_of, page
from igroteka.games import GAMES
from igroteka.record import read, verify


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_plays_as_it_was_written(name: str) -> None:
    assert page(name).splitlines() == file_of(name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_is_proved_fair(name: str) -> None:
    record, _, _ = file_of(name).read_text(encoding="utf-8").partition("\n== version")
    assert verify(read(record)).deal == "fair"


def test_every_game_has_a_golden_match() -> None:
    assert {game for game, _, _ in MATCHES.values()} == set(GAMES)
