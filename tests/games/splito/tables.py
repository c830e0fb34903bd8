"""Tables to try rules at: chosen deals, whole rounds in one line, described tables."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from igroteka.games.splito.face.game import Splito
from igroteka.games.splito.rules.pieces import HAND_SIZE, ITEM_BY_TEXT, ITEM_TEXTS
from igroteka.match import Match
from igroteka.model import State

SPLITO = Splito()


class Deals:
    """Deals what a test wants: the common goals, then hands, each filled up with other cards."""

    def __init__(self, common: str, *hands: str) -> None:
        self.common = common.split()
        self.hands = [hand.split() for hand in hands]

    def deal(self, step: int, pile: Sequence[int], count: int) -> tuple[int, ...]:
        if step < 2:
            return (ITEM_BY_TEXT[self.common[step]],)
        spare = [ITEM_TEXTS[item] for item in pile]
        for hand in self.hands:
            for text in hand:
                spare.remove(text)
        hands = self.hands + [[] for _ in range(count // HAND_SIZE - len(self.hands))]
        filled = [[*hand, *(spare.pop() for _ in range(HAND_SIZE - len(hand)))] for hand in hands]
        return tuple(ITEM_BY_TEXT[text] for hand in filled for text in hand)


def match_of(common: str = "g1 g7", *hands: str, **options: object) -> Match:
    """A match with chosen cards."""
    return Match(SPLITO, SPLITO.parse_options(options), Deals(common, *hands))


def state_of(match: Match) -> State:
    """The whole state, for tests only."""
    return match._state  # pyright: ignore[reportPrivateUsage]


def play_round(match: Match, *picks: str) -> None:
    """One pick a seat; seats without one play their first card to the left."""
    for seat in range(match.seats):
        text = picks[seat] if seat < len(picks) else ""
        match.play(seat, SPLITO.parse_move(text) if text else match.legal(seat)[0])


def see(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees, as plain data."""
    return SPLITO.describe(match.view(seat))


def judge(*zones: str, players: int | None = None, **more: object) -> dict[str, Any]:
    """The referee on zones written as `5r 6b g17`."""
    described = [
        {
            "cards": [text for text in zone.split() if text[0] != "g"],
            "goals": [int(text[1:]) for text in zone.split() if text[0] == "g"],
        }
        for zone in zones
    ]
    seats = len(zones) if players is None else players
    return SPLITO.judge({"players": seats, "zones": described, **more}, "en")


def encoded(**options: object) -> np.ndarray:
    """Options as the rules read them."""
    return np.array(SPLITO.encode(SPLITO.parse_options(options)), np.int64)
