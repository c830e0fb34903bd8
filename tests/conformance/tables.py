"""The tables every conformance test is asked about: a game and some options.

A new game adds its lines here; between them they should turn every option both ways.
"""

from pathlib import Path

from igroteka.games import GAMES
from igroteka.games.jack.face.board import classic, layout_word
from igroteka.games.splito.face.goal_files import load_goals
from igroteka.model import Game, Options

JACK_BOARD = layout_word(classic()[::-1])  # the classic board, turned upside down
OTHER_GOALS = str(
    load_goals(Path(__file__).parent.parent / "games" / "splito" / "other_goals.toml")
)

GIVEN: dict[str, tuple[dict[str, object], ...]] = {
    "red7": (
        {"players": 2},
        {"players": 3, "edition": "spectra"},
        {"players": 4, "extra_actions": True},
        {"players": 2, "edition": "spectra", "extra_actions": True},
        {"players": 2, "extra_actions": True, "advanced": True},
        {"players": 4, "edition": "spectra", "extra_actions": True, "advanced": True},
        {"players": 3, "advanced": True},
        {"players": 3, "extra_actions": True, "seven_may_skip": False, "five_chains": False},
    ),
    "tsvetariki": (
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
    "splito": (
        {"players": 2},
        {"players": 2, "promo": True},
        {"players": 3, "promo": True},
        {"players": 4},
        {"players": 5, "goals": OTHER_GOALS},
        {"players": 8, "promo": True},
    ),
    "jack": (
        {"players": 2},
        {"players": 2, "strict_draw": True},
        {"players": 3, "strict_draw": True},
        {"players": 4, "partner_hints": True},
        {"players": 6, "teams": 2, "strict_draw": True},
        {"players": 6, "teams": 3},
        {"players": 8},
        {"players": 9, "board": JACK_BOARD},
        {"players": 10, "strict_draw": True},
        {"players": 12, "teams": 2},
        {"players": 12, "teams": 3},
    ),
}
# Further tables for long random play only, where a match costs microseconds.
MORE: dict[str, tuple[dict[str, object], ...]] = {
    "splito": ({"players": 6}, {"players": 7, "promo": True}, {"players": 8, "goals": OTHER_GOALS}),
}


def tables_of(given: dict[str, tuple[dict[str, object], ...]]) -> list[tuple[Game, Options]]:
    """Games with their options, checked and complete."""
    return [
        (GAMES[id], GAMES[id].parse_options(options))
        for id, tables in given.items()
        for options in tables
    ]


TABLES = tables_of(GIVEN)
SOAK_TABLES = TABLES + tables_of(MORE)


def name_of(table: tuple[Game, Options]) -> str:
    """A table's name in the test report."""
    game, options = table
    changed = [f"{name}={str(value)[:12]}" for name, value in options.items()]
    return f"{game.id}({','.join(changed)})"
