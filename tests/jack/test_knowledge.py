"""Hidden information: who sees what, and what may be imagined; J-19."""

from collections import Counter

import pytest

from igroteka.dealer import FairDealer
from igroteka.games.jack.pieces import CARD_TEXTS, copies_of
from igroteka.match import Match
from igroteka.model import SPECTATOR
from igroteka.rng import seeded
from jack.table import JACK, match_of, play

HANDS = [" ".join(f"{rank}{suit}" for rank in "23456Q") for suit in "CDHS"]


def partners() -> Match:
    return match_of(["players=4"], ["AS 2S"], HANDS, ["9S", "9D"])


def test_a_seat_sees_its_own_hand_and_only_the_sizes_of_others() -> None:
    match = partners()
    play(match, "0: 2C e2")
    seen = JACK.describe(match.view(1))
    assert seen["hand"] == HANDS[1].split()
    assert [player["hand_size"] for player in seen["players"]] == [6, 6, 6, 6]
    assert seen["discards"] == ["2C"]
    assert seen["deck_size"] == 104 - 24 - 1
    assert JACK.describe(match.view(SPECTATOR))["hand"] is None


def test_a_partner_s_hand_is_as_hidden_as_any_other() -> None:
    """J-19: seats 0 and 2 are partners."""
    match = partners()
    for option in (False, True):
        options = JACK.parse_options({"players": 4, "partner_hints": option})
        other = Match(JACK, options, FairDealer.numbered(1))
        view = JACK.describe(other.view(0))
        assert set(view["players"][2]) == {"side", "hand_size", "due"}
    hands = [event.facts["cards"] for event in match.events(0, -1) if event.id == "jack-event-hand"]
    assert hands == [tuple(HANDS[0].split()), (), (), ()]


def test_talk_between_partners_is_an_option_that_changes_no_rule() -> None:
    """J-19: off unless the table agreed; the same match is played either way."""
    assert JACK.parse_options({})["partner_hints"] is False
    states = [
        Match(
            JACK, JACK.parse_options({"players": 4, "partner_hints": hints}), FairDealer.numbered(1)
        ).state_bytes()
        for hints in (False, True)
    ]
    assert states[0] == states[1]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    match = partners()
    before = match.version
    play(match, "0: 2C e2")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        (drew,) = [e for e in match.events(viewer, before) if e.id == "jack-event-draw"]
        assert drew.facts == {"size": 1, "cards": ("9S",) if viewer == 0 else ()}


def test_an_imagined_table_holds_every_card_twice() -> None:
    match = partners()
    play(match, "0: 2C e2", "1: 2D c3")
    rng = seeded(1)
    for seat in (SPECTATOR, 0, 3):
        view = match.view(seat)
        for _ in range(20):
            s = JACK.imagine(view, rng)[0]
            piles = [s["deck"], s["discards"], *s["hand"]]
            found = Counter(card for pile in piles for card in copies_of(*pile))
            assert found == Counter({card: 2 for card in range(52)})


def test_unseen_cards_are_imagined_everywhere_with_equal_chance() -> None:
    """A card of which one copy is unseen lies in a hand of six with chance 6 / 98."""
    match = partners()
    view = match.view(0)
    rng = seeded(2)
    places: Counter[str] = Counter()
    worlds = 6000
    card, twice = CARD_TEXTS.index("2C"), CARD_TEXTS.index("KS")
    for _ in range(worlds):
        s = JACK.imagine(view, rng)[0]
        for seat in range(1, 4):
            places[f"seat {seat}"] += copies_of(*s["hand"][seat]).count(card)
            places[f"seat {seat} twice"] += copies_of(*s["hand"][seat]).count(twice)
        places["deck"] += copies_of(*s["deck"]).count(card)
    for seat in range(1, 4):
        assert places[f"seat {seat}"] / worlds == pytest.approx(6 / 98, rel=0.15)
        assert places[f"seat {seat} twice"] / worlds == pytest.approx(2 * 6 / 98, rel=0.15)
    assert places["deck"] / worlds == pytest.approx(80 / 98, rel=0.03)
