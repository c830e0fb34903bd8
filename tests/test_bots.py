"""Bots are honest: they get a view and a budget, and keep to both."""

import json
import math
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from conformance.tables import TABLES, name_of
from search.positions import views

from igroteka.bots import BOTS, Bot, Budget, make_bot
from igroteka.bots.analysis import analyse
from igroteka.bots.levels import LEVELS
from igroteka.games import GAMES
from igroteka.i18n import tr
from igroteka.model import Game, Options
from igroteka.rng import seeded

ROOT = Path(__file__).resolve().parent.parent
NAMES = [f"level{level}" for level in range(1, 6)]


def test_every_game_has_five_levels_with_names_in_every_language() -> None:
    for id in GAMES:
        assert [name for name in BOTS[id] if name.startswith("level")] == NAMES
        assert len(LEVELS[id].levels) == 5
    for lang in ("ru", "en", "uk"):
        assert len({tr(lang, f"bot-{name}") for name in NAMES}) == 5


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_same_seed_gives_the_same_move_at_every_level(table: tuple[Game, Options]) -> None:
    view = next(views(table, seed=7))
    for make in BOTS[view.game].values():
        moves = {make().choose(view, seeded(11), Budget(iterations=50)) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(view.legal)


def test_a_level_thinks_no_longer_than_its_budget() -> None:
    """Counted in playouts of the same generator, so that no clock is needed."""
    view = next(views(TABLES[0], seed=3))
    short, long = seeded(1), seeded(1)
    make_bot("red7", "level5").choose(view, short, Budget(iterations=10))
    make_bot("red7", "level5").choose(view, long, Budget(iterations=20))
    again = seeded(1)
    make_bot("red7", "level5").choose(view, again, Budget(iterations=10))
    assert short[0] == again[0] != long[0]


@pytest.mark.parametrize("game", GAMES)
def test_no_time_means_a_quick_answer(game: str) -> None:
    """A budget of one millisecond is answered long before a level 5 would have thought enough."""
    table = next(table for table in TABLES if table[0].id == game)
    view = next(views(table))
    bot = make_bot(game, "level5")
    bot.choose(view, seeded(1), Budget(iterations=50))  # compiled, loaded
    start = time.thread_time()
    bot.choose(view, seeded(1), Budget(milliseconds=1))
    quick = time.thread_time() - start
    start = time.thread_time()
    bot.choose(view, seeded(1), Budget())
    assert quick < (time.thread_time() - start) / 3


def test_a_state_is_refused_at_once() -> None:
    for id, game in GAMES.items():
        state = game.new(game.parse_options({}))
        for name in BOTS[id]:
            with pytest.raises(TypeError, match="a bot is handed a View, not ndarray"):
                make_bot(id, name).choose(state, seeded(1), Budget(iterations=1))  # pyright: ignore[reportArgumentType]
        with pytest.raises(TypeError, match="a bot is handed a View"):
            analyse(state, seeded(1), Budget(iterations=1))  # pyright: ignore[reportArgumentType]


def test_a_state_in_place_of_a_view_is_a_type_error(tmp_path: Path) -> None:
    """The comments above are needed: without them the type checker complains."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from igroteka.bots import Budget, make_bot\n"
        "from igroteka.model import State, View\n"
        "from igroteka.rng import seeded\n"
        "def right(view: View) -> None:\n"
        "    make_bot('red7', 'level5').choose(view, seeded(1), Budget())\n"
        "def wrong(state: State) -> None:\n"
        "    make_bot('red7', 'level5').choose(state, seeded(1), Budget())\n",
        encoding="utf-8",
    )
    settings = tmp_path / "pyrightconfig.json"
    settings.write_text(f'{{"include": ["wrong.py"], "extraPaths": ["{ROOT / "src"}"]}}')
    done = subprocess.run(
        [Path(sys.executable).parent / "basedpyright", "--project", settings, "--outputjson"],
        capture_output=True,
        text=True,
        check=False,
    )
    found = json.loads(done.stdout)["generalDiagnostics"]
    (error,) = [each for each in found if each["severity"] == "error"]
    assert 'type "State"' in error["message"]
    assert error["range"]["start"]["line"] == 6


MATCHES = 200
SMALL = Budget(iterations=4)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_scores_half_against_itself(game: str) -> None:
    """Two equal bots at a table of two: neither seat numbers nor seeds favour anybody."""
    rules = GAMES[game]
    options = rules.parse_options({"players": 2})
    bot = make_bot(game, "level3")
    won = sum(_won_by_the_first(rules, options, bot, number) for number in range(MATCHES))
    deviation = abs(won - MATCHES / 2) / math.sqrt(MATCHES / 4)
    assert deviation < 3.5


def _won_by_the_first(game: Game, options: Options, bot: Bot, number: int) -> float:
    state, chance = game.new(options), seeded(number)
    items = np.zeros(game.kernels.max_pile, np.int64)
    generators = [seeded(2 * number + seat + 10_000) for seat in range(2)]
    while True:
        game.kernels.resolve(state, 0, chance, items)
        if game.is_over(state):
            return game.returns(state, 2)[number % 2]
        seat = game.to_act(state)[0]
        view = game.view(state, seat, options)
        game.apply(state, seat, bot.choose(view, generators[seat], SMALL))
