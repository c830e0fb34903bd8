"""Rounds: S-6 to S-8, S-17."""

import pytest

from games.splito.tables import SPLITO, match_of, play_round, see, state_of
from igroteka.games.splito.rules.seating import arrives, hand_of, hand_size, rounds
from igroteka.match import Match
from igroteka.model import Illegal, NotYourTurn


def play_out(match: Match) -> int:
    """Play first cards to the end; returns how many rounds there were."""
    turns = 0
    while not match.over:
        play_round(match)
        turns += 1
    return turns


@pytest.mark.parametrize(("players", "count"), [(2, 26), *((n, 13) for n in range(3, 9))])
def test_a_match_has_13_rounds_and_26_for_two(players: int, count: int) -> None:
    """S-6, S-17"""
    match = match_of(players=players)
    assert play_out(match) == count == rounds(players)
    assert all(hand["size"] == 0 for hand in see(match, 0)["hands"])


def test_a_pick_is_any_hand_card_and_either_own_zone() -> None:
    """S-6"""
    match = match_of("g1 g7", "5r 5r 2b g9")
    legal = [SPLITO.move_text(move) for move in match.legal(0)]
    hand = set(see(match, 0)["hand"])
    assert set(legal) == {f"{card} {side}" for card in hand for side in ("left", "right")}
    assert len(legal) == len(set(legal)) == 2 * len(hand)


def test_the_picks_of_a_round_are_revealed_together_and_lie_in_their_zones() -> None:
    """S-6"""
    match = match_of("g1 g7", "5r", "2b", "g9", "1k", players=4)
    for seat, pick in enumerate(("5r left", "2b right", "g9 left")):
        match.play(seat, SPLITO.parse_move(pick))
        assert all(not zone["cards"] and not zone["goals"] for zone in see(match, seat)["zones"])
    match.play(3, SPLITO.parse_move("1k right"))
    zones = see(match, 0)["zones"]
    assert [zone["cards"] for zone in zones] == [["5r", "2b"], [], ["1k"], []]
    assert [[goal["goal"] for goal in zone["goals"]] for zone in zones] == [[], [], [9], []]


@pytest.mark.parametrize(
    ("pick", "rule", "id"),
    [
        ("6k left", "S-6", "splito-no-such-card"),
        ("g12 right", "S-6", "splito-no-such-card"),
        ("g42 left", "S-8", "splito-no-promo-in-hand"),
        ("g50 left", "S-2", "splito-no-such-goal"),
    ],
)
def test_what_is_not_in_hand_cannot_be_picked(pick: str, rule: str, id: str) -> None:
    """S-6, S-8, S-2"""
    hand = "1r 1o 1y 1g 1b 1k 2r 2o 2y 2g 2b 2k g9"
    match = match_of("g1 g7", hand, "6k g12")
    with pytest.raises(Illegal) as error:
        match.play(0, SPLITO.parse_move(pick))
    assert (error.value.refusal.rule, error.value.refusal.id) == (rule, id)


def test_of_two_equal_cards_one_stays_in_hand() -> None:
    """S-1, S-6"""
    match = match_of("g1 g7", "5r 5r", players=3)
    play_round(match, "5r left")
    assert see(match, 1)["hand"].count("5r") == 1


@pytest.mark.parametrize("players", range(3, 9))
def test_hands_go_to_the_left_neighbour(players: int) -> None:
    """S-7"""
    match = match_of(players=players)
    before = [see(match, seat)["hand"] for seat in range(players)]
    play_round(match)
    for seat, step in enumerate(match.steps[-players:]):
        assert step.move is not None
        before[seat].remove(SPLITO.move_text(step.move).split()[0])
        assert see(match, (seat + 1) % players)["hand"] == before[seat]


def test_two_players_put_their_hands_down_left_and_take_from_the_right() -> None:
    """S-17: what lay on the right before; a hand is back after four rounds."""
    marks = ("g13", "g15", "g19", "g21")  # splito cards come first, so these stay in hand
    match = match_of("g1 g7", *marks, players=2)
    held: list[list[str]] = []
    for _ in range(5):
        hands = [see(match, seat)["hand"] for seat in range(2)]
        held.append([mark for hand in hands for mark in marks if mark in hand])
        play_round(match)
    assert held == [
        ["g13", "g19"],
        ["g21", "g15"],
        ["g19", "g13"],
        ["g15", "g21"],
        ["g13", "g19"],
    ]


@pytest.mark.parametrize("players", range(2, 9))
def test_sizes_and_places_of_hands_agree_with_play(players: int) -> None:
    """S-7, S-17: what is computed from the round is what one would count."""
    match = match_of(players=players)
    while not match.over:
        round = match.turn
        s = state_of(match)[0]
        for hand in range(4 if players == 2 else players):
            masks = (s["hand_cards"][hand], s["hand_twins"][hand], s["hand_goals"][hand])
            assert sum(int(mask).bit_count() for mask in masks) == hand_size(players, hand, round)
        for seat in range(players):
            assert arrives(players, seat, hand_of(players, seat, round)) <= round
        play_round(match)


def test_nobody_can_pick_after_the_last_round() -> None:
    """S-6"""
    match = match_of(players=3)
    play_out(match)
    assert match.to_act() == ()
    with pytest.raises(NotYourTurn, match="over"):
        match.play(0, SPLITO.parse_move("1r left"))


# -- the promo card -------------------------------------------------------------------------------


def pick_of(match: Match, seat: int, numbers: str, side: str) -> str:
    """A pick of the first hand card with one of these numbers."""
    card = next(card for card in see(match, seat)["hand"] if card[0] in numbers)
    return f"{card} {side}"


def lay_between_0_and_1(match: Match, first: str, second: str) -> None:
    """Seats 0 and 1 lay these numbers into their zone; the others lay nothing of the kind."""
    idle = [pick_of(match, seat, "234g", "left") for seat in (2, 3)]
    play_round(match, pick_of(match, 0, first, "left"), pick_of(match, 1, second, "right"), *idle)


def test_without_the_option_there_is_no_promo_card() -> None:
    """S-8"""
    assert see(match_of(), 0)["promo"] is None


def test_the_promo_card_moves_at_once_to_the_zone_that_adds_up_to_42() -> None:
    """S-8: 6 + 6 + 6 + 6 + 6 + 6 and then 5 + 1."""
    hands = ("6r 6r 2r g13", "6y 5k 2o g14", "6g 1k 2y g15", "6b 6b 2g g16")
    match = match_of("g1 g7", *hands, players=4, promo=True)
    for _ in range(3):
        lay_between_0_and_1(match, "6", "6")
    assert see(match, 0)["zones"][0]["sum"] == 36
    assert see(match, 0)["promo"] == {"goal": 42, "points": 4, "zone": None, "gone": False}
    lay_between_0_and_1(match, "5", "1")
    zone = see(match, 0)["zones"][0]
    assert (zone["sum"], see(match, 0)["promo"]["zone"]) == (42, 0)
    common = sum(entry["zone"] == 0 for entry in see(match, 0)["common"])
    assert zone["size"] == 8 + 1 + common
    play_round(match)
    assert see(match, 0)["promo"]["zone"] == 0, "it stays, whatever is added"


def test_the_promo_card_leaves_the_game_if_several_zones_reach_42_at_once() -> None:
    """S-8"""
    state = state_of(match_of(players=4, promo=True))
    before = SPLITO.copy(state)
    s = state[0]
    for zone in (1, 3):
        s["sum"][zone] = 42 - 5
    for seat, hand in enumerate(("5r", "1b", "5g", "1k")):
        s["hand_cards"][seat] = 1 << SPLITO.parse_item(hand)
        s["hand_twins"][seat] = s["hand_goals"][seat] = 0
    for seat, pick in enumerate(("5r right", "1b right", "5g right", "1k right")):
        SPLITO.apply(state, seat, SPLITO.parse_move(pick))
    assert s["promo"] == -3
    assert list(s["size"][:4]) == [1, 1, 1, 1]
    told = SPLITO.events(before, 3, SPLITO.parse_move("1k right"), state)
    assert "splito-event-promo-gone" in [event.id for event in told]


@pytest.mark.parametrize("total", [41, 43])
def test_41_and_43_are_not_42(total: int) -> None:
    """S-8"""
    state = state_of(match_of(players=3, promo=True))
    s = state[0]
    s["sum"][0] = total - 1
    s["hand_cards"][0] = 1 << SPLITO.parse_item("1r")
    s["hand_goals"][1] = s["hand_goals"][2] = 1 << 8
    for seat, pick in enumerate(("1r left", "g9 left", "g9 left")):
        SPLITO.apply(state, seat, SPLITO.parse_move(pick))
    assert s["sum"][0] == total
    assert s["promo"] == -2
