"""What a seat knows: perfect recall of hands passed on, and nothing of others (S-4, S-7, S-17)."""

from collections import Counter

import numpy as np
import pytest

from games.splito.tables import SPLITO, match_of, play_round, see, state_of
from igroteka.dealer import FairDealer
from igroteka.games.splito.rules.pieces import COPIES, KINDS
from igroteka.games.splito.rules.seating import hand_of, places
from igroteka.match import Match
from igroteka.model import SPECTATOR
from igroteka.rng import below, seeded

PLAYERS = range(2, 9)
GOALS = 37


def unknown_cards(match: Match, seat: int) -> int:
    """How many cards a seat cannot place: neither open nor in a hand it knows."""
    seen = see(match, seat)
    known = sum(len(hand) for hand in seen["known_hands"] if hand is not None)
    laid = sum(len(zone["cards"]) + len(zone["goals"]) for zone in seen["zones"])
    return KINDS * COPIES + GOALS - 2 - known - laid


def undealt(players: int) -> int:
    return KINDS * COPIES + GOALS - 2 - 13 * places(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_from_the_nth_round_on_everything_but_the_undealt_cards_is_known(players: int) -> None:
    """S-7, S-17: one more hand a round, four hands with two players."""
    match = Match(SPLITO, SPLITO.parse_options({"players": players}), FairDealer.numbered(4))
    hands = places(players)
    while not match.over:
        for seat in range(players):
            seen = see(match, seat)
            both = zip(seen["hands"], seen["known_hands"], strict=True)
            unseen = [hand["size"] for hand, known in both if known is None]
            assert len(unseen) == max(0, hands - match.turn)
            assert unknown_cards(match, seat) == undealt(players) + sum(unseen)
            if match.turn >= hands:
                assert unknown_cards(match, seat) == undealt(players)
        play_round(match)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hand_passed_on_is_remembered_to_the_card(players: int) -> None:
    """S-7, S-17: what it held, less what has been played from it since."""
    match = Match(SPLITO, SPLITO.parse_options({"players": players}), FairDealer.numbered(9))
    rng = seeded(players)
    while not match.over:
        s = state_of(match)[0]
        for seat in range(players):
            v = match.view(seat).record[0]
            for hand in range(places(players)):
                true = [int(s[f"hand_{part}"][hand]) for part in ("cards", "twins", "goals")]
                told = [int(v[f"hand_{part}"][hand]) for part in ("cards", "twins", "goals")]
                assert told == (true if int(v["known"]) >> hand & 1 else [0, 0, 0])
        moves = [match.legal(seat) for seat in range(players)]
        for seat in range(players):
            match.play(seat, moves[seat][below(rng, len(moves[seat]))])


def test_a_spectator_knows_no_hand() -> None:
    match = match_of(players=3)
    play_round(match)
    assert SPLITO.views.private(match.view(SPECTATOR)) is None
    assert match.view(SPECTATOR).legal == ()


@pytest.mark.parametrize("players", PLAYERS)
def test_an_imagined_state_keeps_all_that_is_known_and_every_card_once(players: int) -> None:
    """S-1, S-4: hands of the right size out of cards that are really unseen."""
    match = Match(SPLITO, SPLITO.parse_options({"players": players}), FairDealer.numbered(2))
    rng = seeded(5)
    while not match.over:
        view = match.view(players - 1)
        for _ in range(3):
            world = SPLITO.imagine(view, rng)
            assert _sizes(world[0]) == _sizes(state_of(match)[0])
            assert max(_copies(world[0]).values()) <= COPIES
            goals = [*world[0]["hand_goals"], *world[0]["zone_goals"]]
            both = np.bitwise_or.reduce(goals)
            assert sum(int(mask).bit_count() for mask in goals) == int(both).bit_count()
            assert not any(int(both) >> int(goal) & 1 for goal in world[0]["common"])
        play_round(match)


def _sizes(s: np.void) -> list[int]:
    parts = ("hand_cards", "hand_twins", "hand_goals")
    return [sum(int(s[part][hand]).bit_count() for part in parts) for hand in range(8)]


def _copies(s: np.void) -> Counter[int]:
    found: Counter[int] = Counter()
    for part in ("hand_cards", "hand_twins", "zone_cards", "zone_twins"):
        for mask in s[part]:
            found.update(card for card in range(KINDS) if int(mask) >> card & 1)
    return found


def test_from_the_nth_round_on_only_commitments_can_be_imagined() -> None:
    """S-6, S-7: with all hands known, the state is what it is."""
    match = match_of(players=4)
    for _ in range(3):
        play_round(match)
    for seed in range(20):
        world = SPLITO.imagine(match.view(2), seeded(seed))
        assert world.tobytes() == match.state_bytes()


def test_every_unseen_card_is_equally_likely_in_every_unseen_hand() -> None:
    """S-4: but for the own 13 cards and the 2 common goals, all of them may be anywhere."""
    match = match_of("g1 g7", "1r 1r 2b g9", "5k 6k g11", players=3)
    view = match.view(0)
    rng = seeded(1)
    worlds = 3000
    found: Counter[tuple[int, str]] = Counter()
    unseen = KINDS * COPIES + GOALS - 2 - 13
    for _ in range(worlds):
        s = SPLITO.imagine(view, rng)[0]
        for hand in (1, 2):
            for card in ("5k", "g11", "2b", "3g"):
                item = SPLITO.parse_item(card)
                parts = ("cards", "twins") if item < KINDS else ("goals",)
                for part in parts:
                    mask = int(s[f"hand_{part}"][hand])
                    found[hand, card] += mask >> (item % KINDS) & 1
    for hand in (1, 2):
        for card, copies in (("5k", 2), ("g11", 1), ("2b", 1), ("3g", 2)):
            chance = 13 / unseen * copies
            spread = 5 * (worlds * chance) ** 0.5
            assert abs(found[hand, card] - worlds * chance) < spread, (hand, card)


def test_the_own_hand_is_always_known() -> None:
    match = match_of(players=2)
    while not match.over:
        for seat in range(2):
            hand = hand_of(2, seat, match.turn)
            seen = see(match, seat)
            assert seen["known_hands"][hand] == seen["hand"]
        play_round(match)
