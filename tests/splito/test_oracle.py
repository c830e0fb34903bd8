"""The referee agrees with the naive one, written from the rules alone: S-1 to S-16."""

from random import Random

import pytest
from oracle import splito as oracle

from igroteka.referee import judge

POSITIONS = 20_000
BROKEN = 5_000
SHARES = 4  # so that several workers can take part


def named(answer: dict[str, object]) -> dict[str, object]:
    """The parts that POSITIONS names."""
    zones = answer["zones"]
    assert isinstance(zones, list)
    parts = ("cards", "points", "met")
    return {
        **{name: answer[name] for name in ("common_to", "scores", "cards", "winners", "tie_break")},
        "zones": [{part: zone[part] for part in parts} for zone in zones],
    }


@pytest.mark.parametrize("share", range(SHARES))
def test_final_tables_with_goals_of_every_form_are_counted_alike(share: int) -> None:
    rng = Random(f"tables {share}")
    for _ in range(POSITIONS // SHARES):
        position = oracle.random_position(rng)
        assert named(judge("splito", position)) == named(oracle.judge(position)), position


@pytest.mark.parametrize("share", range(SHARES))
def test_what_is_no_table_is_refused_at_the_same_place(share: int) -> None:
    rng = Random(f"broken {share}")
    for _ in range(BROKEN // SHARES):
        position = oracle.broken_position(rng)
        ours, theirs = judge("splito", position)["error"], oracle.judge(position)["error"]
        assert isinstance(theirs, dict)
        assert ours["at"] == theirs["at"], position
        assert ours["message"]
