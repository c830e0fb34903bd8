"""What people were shown in some whole matches has not changed unnoticed."""

import pytest
from suite import FOLDER

from golden.book import MATCHES, file_of, page, record_of
from igroteka.record import read, verify


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_plays_as_it_was_written(name: str) -> None:
    assert page(name).splitlines() == file_of(name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_is_proved_fair(name: str) -> None:
    assert verify(read(record_of(name))).deal == "fair"


def test_every_file_is_a_golden_match_of_its_game() -> None:
    assert set(FOLDER.glob("*/golden/*.txt")) == {file_of(name) for name in MATCHES}
