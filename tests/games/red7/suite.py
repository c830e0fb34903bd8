"""What the tests that ask every game are told of Red7."""

import json

from suite import Answer, Golden, Oracle, Soak, Suite, without_sentence

from games.red7 import oracle
from games.red7.invariants import violations
from games.red7.positions import broken_position, random_position


def normal(answer: Answer) -> Answer:
    """Turns stand in any order."""
    plain = without_sentence(answer)
    if "turns" in plain:
        plain["turns"] = sorted(plain["turns"], key=json.dumps)
    return plain


SUITE = Suite(
    tables=(
        {"players": 2},
        {"players": 3, "edition": "spectra"},
        {"players": 4, "extra_actions": True},
        {"players": 2, "edition": "spectra", "extra_actions": True},
        {"players": 2, "extra_actions": True, "advanced": True},
        {"players": 4, "edition": "spectra", "extra_actions": True, "advanced": True},
        {"players": 3, "advanced": True},
        {"players": 3, "extra_actions": True, "seven_may_skip": False, "five_chains": False},
    ),
    choices=(
        ({"edition": "spectra"}, "five_chains", False, [False]),
        ({"five_chains": False}, "five_chains", True, [True]),
        ({"extra_actions": True}, "five_chains", True, [False, True]),
        ({"players": 99}, "players", 3, [2, 3, 4]),
    ),
    golden={
        "red7-basic": Golden({"players": 3}, 1),
        "red7-full": Golden({"players": 2, "extra_actions": True, "advanced": True}, 2),
        "spectra-actions": Golden({"players": 4, "edition": "spectra", "extra_actions": True}, 3),
    },
    oracle=Oracle(oracle.judge, random_position, broken_position, 20_000, 3_000, normal),
    soak=Soak(violations, 100_000),
)
