"""Hidden information: who sees what, and what may be imagined; J-19."""

from collections import Counter

import pytest

from games.jack.table import JACK, match_of, play
from igroteka.dealer import FairDealer
from igroteka.games.jack.rules.pieces import CARD_TEXTS, copies_of
from igroteka.match import Match
from igroteka.model import SPECTATOR, State
from igroteka.rng import below, seeded

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
    assert JACK.views.private(match.view(SPECTATOR)) is None


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


def just_shuffled(players: int) -> State:
    """A table at which the discards have become the deck, and a card was drawn since."""
    for number in range(100):
        state = JACK.new(JACK.parse_options({"players": players}))
        dealer, rng, dealt = FairDealer.numbered(number), seeded(number), 0
        while not JACK.is_over(state):
            if count := JACK.wanted(state):
                JACK.chance(state, dealer.deal(dealt, JACK.pile(state), count))
                dealt += 1
            elif state[0]["reshuffles"]:
                return state
            else:
                (seat,) = JACK.to_act(state)
                moves = JACK.legal(state, seat)
                JACK.apply(state, seat, moves[below(rng, len(moves))])
    raise AssertionError("no deck ran out")


def test_after_a_shuffle_everybody_knows_what_is_not_in_the_deck() -> None:
    """J-15: all discards were seen. Whoever draws first then knows the only other hand."""
    state = just_shuffled(2)
    other = int(state[0]["actor"])
    view = JACK.view(state, 1 - other, JACK.parse_options({}))
    rng = seeded(4)
    for _ in range(50):
        world = JACK.imagine(view, rng)[0]
        assert world["hand"][other].tolist() == state[0]["hand"][other].tolist()
        assert world["deck"].tolist() == state[0]["deck"].tolist()


def test_of_a_hand_that_has_drawn_since_the_shuffle_one_card_is_unknown() -> None:
    """J-15: the other player knows all but the card that was drawn."""
    state = just_shuffled(2)
    drawer = 1 - int(state[0]["actor"])
    view = JACK.view(state, 1 - drawer, JACK.parse_options({}))
    hand, rng = Counter(copies_of(*state[0]["hand"][drawer])), seeded(4)
    unknown = [
        (Counter(copies_of(*JACK.imagine(view, rng)[0]["hand"][drawer])) - hand).total()
        for _ in range(50)
    ]
    assert set(unknown) == {0, 1} or set(unknown) == {1}


def test_a_card_known_to_be_in_a_hand_is_in_each_with_equal_chance() -> None:
    """J-15: three others with as many cards hold it equally often."""
    state = just_shuffled(4)
    view = JACK.view(state, SPECTATOR, JACK.parse_options({"players": 4}))
    rng, worlds = seeded(5), 3000
    held: Counter[int] = Counter()
    for _ in range(worlds):
        world = JACK.imagine(view, rng)[0]
        unseen = Counter(copies_of(*world["deck"]))
        for seat in range(4):
            unseen += Counter(copies_of(*world["hand"][seat]))
        surely = unseen - Counter(copies_of(*state[0]["shuffled"]))
        card = min(surely)
        for seat in range(4):
            held[seat] += copies_of(*world["hand"][seat]).count(card) > 0
    assert all(
        count / worlds == pytest.approx(held[0] / worlds, rel=0.2) for count in held.values()
    )
