"""The greedy bot: wins against chance, blocks, and keeps its jacks."""

from typing import Any

import pytest

from games.jack.table import JACK, position, state_of
from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.rng import seeded

MATCHES = 120


@pytest.mark.parametrize(
    ("given", "best"),
    [
        (position("5H 2C KD", B="a2 c5 d5 f5 g5 b8 c8 d8 e8 f8"), "5H e5"),  # wins
        (position("JC 2C KD", B="c5 d5 f5 g5 b8 c8 d8 e8 f8"), "JC e5"),  # a jack that wins
        (position("5H 2C KD", R="c5 d5 f5 g5"), "5H e5"),  # blocks
        (position("JS 2C KD", R="c5 d5 f5 g5 b8 c8 d8 e8 f8"), "JS x"),  # breaks a winning four
        (position("5C 2C KD", B="c4 e4"), "5C d4"),  # builds
        (position("6C 5C KD", R="a2 c4"), "6C dead"),  # another card for nothing
    ],
)
def test_greedy_sees_what_matters(given: dict[str, Any], best: str) -> None:
    options = JACK.parse_options({})
    view = JACK.view(state_of(given), 0, options)
    move = make_bot("jack", "greedy").choose(view, seeded(1), Budget())
    assert JACK.move_text(move).startswith(best)


def test_greedy_keeps_its_jacks_while_little_is_at_stake() -> None:
    view = JACK.view(state_of(position("JC JS 5C 9D", R="e5", B="f7")), 0, JACK.parse_options({}))
    for seed in range(10):
        move = make_bot("jack", "greedy").choose(view, seeded(seed), Budget())
        assert JACK.move_text(move)[0] != "J"


def test_greedy_beats_chance() -> None:
    """Two players, seats changed about: about 99.5 % in long runs, so 95 % is far below luck."""
    bots = [make_bot("jack", "greedy"), make_bot("jack", "random")]
    won = 0
    for number in range(MATCHES):
        match = Match(JACK, JACK.parse_options({}), FairDealer.numbered(number // 2))
        rng = seeded(number)
        greedy = number % 2
        while not match.over:
            seat = match.to_act()[0]
            bot = bots[seat != greedy]
            match.play(seat, bot.choose(match.view(seat), rng, Budget()))
        won += match.outcome().winners == (greedy,)
    assert won >= 0.95 * MATCHES
