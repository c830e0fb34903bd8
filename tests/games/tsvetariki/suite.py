"""What the tests that ask every game are told of Tsvetariki."""

from suite import Answer, Golden, Oracle, Soak, Suite, without_sentence

from games.tsvetariki import oracle
from games.tsvetariki.agreement import disagreement
from games.tsvetariki.invariants import violations
from games.tsvetariki.positions import broken_position, random_position


def normal(answer: Answer) -> Answer:
    """Groups stand in any order, as do their cells; a refused move is told in any words."""
    plain = without_sentence(answer)
    if "groups" in plain:
        plain["groups"] = sorted((g["colour"], sorted(g["cells"])) for g in plain["groups"])
    if "move" in plain:
        plain["move"] = {name: told for name, told in plain["move"].items() if name != "message"}
    return plain


SUITE = Suite(
    tables=(
        {"players": 2},
        {"players": 3, "jokers": "join"},
        {"players": 4},
        {"players": 5, "jokers": "join"},
        {"mode": "two-colours"},
        {"mode": "teams"},
        {"mode": "teams", "jokers": "join"},
        {"mode": "solitaire"},
        {"mode": "solitaire", "colours": 3, "jokers": "join"},
    ),
    open_opening=True,  # but for the bag; draws are compared in conformance
    choices=(
        ({}, "players", 3, [2, 3, 4, 5]),
        ({"mode": "solitaire", "players": 3}, "players", 1, [1]),
        ({"mode": "solitaire", "colours": 4}, "colours", 4, [1, 2, 3, 4, 5]),
        ({"mode": "teams"}, "players", 4, [4]),
    ),
    golden={
        "tsvetariki-each": Golden({"players": 3}, 4),
        "tsvetariki-teams": Golden({"mode": "teams", "jokers": "join"}, 5),
        "tsvetariki-solitaire": Golden({"mode": "solitaire", "colours": 2}, 6),
    },
    # A board takes its oracle milliseconds to make; its moves are compared in this folder and,
    # at length, by `make soak`.
    oracle=Oracle(oracle.judge, random_position, broken_position, 3_000, 1_500, normal),
    soak=Soak(violations, 50_000, disagreement),
)
