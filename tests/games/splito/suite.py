"""What the tests that ask every game are told of Splito."""

from pathlib import Path

from suite import Answer, Golden, Oracle, Soak, Suite, without_sentence

from games.splito import oracle
from games.splito.invariants import violations
from games.splito.positions import broken_position, random_position
from igroteka.games.splito.face.goal_files import load_goals

OTHER_GOALS = str(load_goals(Path(__file__).parent / "other_goals.toml"))


def normal(answer: Answer) -> Answer:
    """Of a zone the format fixes what lies there and what it brings."""
    plain = without_sentence(answer)
    if "zones" in plain:
        plain["zones"] = [(zone["cards"], zone["points"], zone["met"]) for zone in plain["zones"]]
    return plain


SUITE = Suite(
    tables=(
        {"players": 2},
        {"players": 2, "promo": True},
        {"players": 3, "promo": True},
        {"players": 4},
        {"players": 5, "goals": OTHER_GOALS},
        {"players": 8, "promo": True},
    ),
    further_tables=(
        {"players": 6},
        {"players": 7, "promo": True},
        {"players": 8, "goals": OTHER_GOALS},
    ),
    golden={
        "splito": Golden({"players": 3, "promo": True}, 4),
        "splito-two": Golden({"players": 2}, 5),
    },
    oracle=Oracle(oracle.judge, random_position, broken_position, 20_000, 5_000, normal),
    soak=Soak(violations, 450_000),
)
