"""The invariants of the soak test notice what is wrong: S-1, S-2, S-6, S-8."""

from collections.abc import Callable
from typing import Any

import pytest

from games.splito import invariants
from games.splito.tables import SPLITO, match_of, play_round, state_of

Deed = Callable[[Any], None]


def _set(field: str, place: Any, value: int) -> Deed:
    def deed(s: Any) -> None:
        s[field][place] = value

    return deed


@pytest.mark.parametrize(
    ("question", "deed"),
    [
        (invariants.cards_are_conserved, _set("hand_cards", 1, 0)),
        (invariants.cards_are_conserved, _set("hand_twins", 5, 1)),
        (invariants.no_card_is_there_thrice, _set("zone_cards", slice(0, 3), 1)),
        (invariants.goals_are_in_one_place, _set("zone_goals", slice(0, 2), 1 << 20)),
        (invariants.goals_are_in_one_place, _set("hand_goals", 0, 1 << 50)),
        (invariants.goals_are_in_one_place, _set("common", 1, 0)),
        (invariants.hands_have_their_size, _set("hand_goals", 0, 0)),
        (invariants.counts_are_true, _set("count", (2, 3), 9)),
        (invariants.counts_are_true, _set("sum", 1, 41)),
        (invariants.counts_are_true, _set("size", 0, 7)),
        (invariants.picks_are_sound, _set("commit", 2, 10)),
    ],
)
def test_a_broken_state_is_noticed(question: Callable[[Any], bool], deed: Deed) -> None:
    match = match_of("g1 g7", "g21", players=4)
    play_round(match)
    state = SPLITO.copy(state_of(match))
    assert question(state[0])
    deed(state[0])
    assert not question(state[0])


@pytest.mark.parametrize(
    ("before", "promo", "total", "sound"),
    [
        (-1, -1, 42, True),
        (-2, -2, 41, True),
        (-2, -2, 42, False),
        (-2, 0, 42, True),
        (-2, 0, 41, False),
        (-2, -3, 42, True),
        (-1, 0, 42, False),
        (0, 1, 42, False),
        (0, -2, 42, False),
    ],
)
def test_a_promo_card_that_moves_wrongly_is_noticed(
    before: int, promo: int, total: int, sound: bool
) -> None:
    """S-8"""
    state = SPLITO.copy(state_of(match_of(players=4)))
    state[0]["promo"], state[0]["sum"][0] = promo, total
    assert bool(invariants.promo_is_sound(state[0], before)) is sound
