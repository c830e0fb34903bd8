"""What the search knows about Tsvetariki, and how well it plays in the small."""

import numpy as np
from search.positions import views
from search.strength import share

from games.tsvetariki.boards import GAME
from igroteka.games.tsvetariki.bots.search import imagine
from igroteka.rng import seeded


def test_colours_left_lying_are_likelier_and_none_is_ruled_out() -> None:
    view = next(views((GAME, GAME.parse_options({"players": 2}))))
    other, own = 1 - view.seat, int(view.record[0]["known"][view.seat]).bit_length() - 1
    hidden = [colour for colour in range(5) if colour != own]
    view.record[0]["taken"][other, hidden] = 8, 2, 1, 0
    states, rng, often = np.zeros(1, GAME.kernels.state), seeded(1), [0] * 5
    for _ in range(3000):
        imagine(view.record, states, 0, rng)
        often[int(states[0]["colours"][other]).bit_length() - 1] += 1
    assert often[own] == 0
    assert 0 < often[hidden[0]] < often[hidden[1]] < often[hidden[2]] < often[hidden[3]]


def test_a_short_search_beats_chance() -> None:
    """By far: fair would be a half."""
    assert share(GAME, {"players": 2}, 10, 100) >= 0.8
