"""Everybody sits everywhere equally often."""

from collections import Counter

import pytest

from igroteka.arena.seating import (
    MIXED,
    ONE_AGAINST_REST,
    PAIRS,
    Meeting,
    fair_share,
    matches_a_deal,
    meetings,
    seatings,
)


@pytest.mark.parametrize("sides", range(2, 9))
@pytest.mark.parametrize("table", [PAIRS, ONE_AGAINST_REST, MIXED])
def test_in_every_deal_a_bot_takes_every_seat_equally_often(table: str, sides: int) -> None:
    for meeting in meetings(table, min(3, sides)):
        for deal in range(5):
            rows = seatings(meeting, sides, 0, deal)
            assert len(rows) == matches_a_deal(meeting, sides)
            for bot in meeting.bots:
                at = [sum(row[side] == bot for row in rows) for side in range(sides)]
                assert len(set(at)) == 1
                assert at[0] / len(rows) == pytest.approx(fair_share(meeting, bot, sides))


def test_the_lone_bot_sits_alone() -> None:
    for row in seatings(Meeting(ONE_AGAINST_REST, (0, 1)), 4, 0, 0):
        assert Counter(row) == {0: 1, 1: 3}


def test_who_meets_whom() -> None:
    assert [meeting.bots for meeting in meetings(PAIRS, 3)] == [(0, 1), (0, 2), (1, 2)]
    assert [meeting.bots for meeting in meetings(ONE_AGAINST_REST, 3)] == [(0, 1), (0, 2)]
    assert [meeting.bots for meeting in meetings(MIXED, 3)] == [(0, 1, 2)]


def test_neighbours_change_from_deal_to_deal() -> None:
    meeting = Meeting(MIXED, (0, 1, 2, 3))
    rounds = {tuple(sorted(seatings(meeting, 4, 0, deal))) for deal in range(60)}
    assert len(rounds) == 6  # every order round a table of four
