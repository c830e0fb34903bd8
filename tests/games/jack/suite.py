"""What the tests that ask every game are told of One-Eyed Jack."""

import json

from suite import Answer, Golden, Oracle, Soak, Suite, without_sentence

from games.jack import oracle
from games.jack.invariants import violations
from games.jack.positions import broken_position, random_position
from igroteka.games.jack.face.board import classic, layout_word

UPSIDE_DOWN = layout_word(classic()[::-1])


def normal(answer: Answer) -> Answer:
    """Moves and lines stand in any order, as do the squares of a line."""
    plain = without_sentence(answer)
    if "moves" in plain:
        plain["moves"] = sorted(plain["moves"], key=json.dumps)
    if "lines" in plain:
        plain["lines"] = {
            side: sorted(sorted(five) for five in fives) for side, fives in plain["lines"].items()
        }
    return plain


SUITE = Suite(
    tables=(
        {"players": 2},
        {"players": 2, "strict_draw": True},
        {"players": 3, "strict_draw": True},
        {"players": 4, "partner_hints": True},
        {"players": 6, "teams": 2, "strict_draw": True},
        {"players": 6, "teams": 3},
        {"players": 8},
        {"players": 9, "board": UPSIDE_DOWN},
        {"players": 10, "strict_draw": True},
        {"players": 12, "teams": 2},
        {"players": 12, "teams": 3},
    ),
    choices=(
        ({"players": 3}, "teams", 3, [3]),
        ({"players": 6}, "teams", 2, [2, 3]),
        ({"players": 6, "teams": 3}, "teams", 3, [2, 3]),
        ({"players": 4, "teams": 3}, "teams", 2, [2]),
        ({"players": 2, "partner_hints": True}, "partner_hints", False, [False]),
        ({"players": 3}, "partner_hints", False, [False]),
        ({"players": 4}, "partner_hints", False, [False, True]),
    ),
    golden={
        "jack": Golden({"players": 2}, 1),
        "jack-strict": Golden({"players": 3, "strict_draw": True}, 2),
    },
    oracle=Oracle(oracle.judge, random_position, broken_position, 20_000, 1_500, normal),
    soak=Soak(violations, 50_000),
)
