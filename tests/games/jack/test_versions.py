"""Matches of an earlier version of the rules mean what they meant."""

from pathlib import Path

import pytest

from igroteka.record import RecordError, read, verify, write

# Played by version 1: in turn 63 the ninth chip of a row lies beside a five across its middle.
NINE = (Path(__file__).parent / "records" / "version-1-nine.txt").read_text(encoding="utf-8")


def test_a_record_of_version_1_is_played_by_version_1() -> None:
    """J-17: nothing slid then, and the match went on for eighteen turns."""
    match = verify(read(NINE)).match
    assert (match.turn, match.outcome().winners) == (81, (0,))
    assert '[Rules "jack 1"]' in write(match)


def test_by_version_2_the_same_moves_are_over_with_the_ninth_chip() -> None:
    """J-17, J-18: a record is never played by other rules than it names."""
    with pytest.raises(RecordError, match="the match was over before this turn"):
        verify(read(NINE.replace("jack 1", "jack 2")))
