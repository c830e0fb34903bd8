"""What One-Eyed Jack's judge sees."""

from collections import Counter
from itertools import islice

import numpy as np
import pytest
from conformance.tables import TABLES, name_of
from search.positions import after, views

from igroteka.games.jack.bots.features import (
    DEAD_HELD,
    NOT_DISCARDED,
    ONE_EYED_HELD,
    ONE_EYED_UNSEEN,
    OTHERS_FIVES,
    OWN_FIVES,
    PAIRS_HELD,
    SIGHTS,
    STAGE,
    TWO_EYED_HELD,
    TWO_EYED_UNSEEN,
)
from igroteka.games.jack.bots.value_net import judge_of, kind_of, net_of, odds, verdict
from igroteka.games.jack.rules.pieces import (
    CARD_TEXTS,
    CORNERS,
    FIVE_SQUARES,
    SQUARES,
    copies_of,
    squares_of,
)
from igroteka.games.jack.rules.state import OVER
from igroteka.model import Game, Options, State
from igroteka.rng import seeded

JACK = [table for table in TABLES if table[0].id == "jack"]
tables = pytest.mark.parametrize("table", JACK, ids=name_of)
TWO_EYED, ONE_EYED = ("JC", "JD"), ("JS", "JH")


class Board:
    """A position in plain sets, for counting again."""

    def __init__(self, state: State, seat: int) -> None:
        self.s, self.sides = state[0], int(state[0]["sides"])
        self.me = seat % self.sides
        self.chips = [set(squares_of(*self.s["chips"][side])) for side in range(self.sides)]
        self.hand = Counter(copies_of(*self.s["hand"][seat]))
        self.discards = Counter(copies_of(*self.s["discards"]))
        self.free = set(range(SQUARES)) - set(CORNERS) - set[int]().union(*self.chips)
        self.card = {int(q): card for card in range(52) for q in self.s["square"][card] if q >= 0}

    def open_fives(self) -> list[tuple[int, int, set[int]]]:
        """Owner, chips and free squares of every five that one side alone can still fill."""
        found: list[tuple[int, int, set[int]]] = []
        for squares in FIVE_SQUARES.values():
            owners = [side for side in range(self.sides) if self.chips[side] & set(squares)]
            missing = set(squares) & self.free
            if len(owners) == 1 and missing and not self.shares(owners[0], set(squares)):
                found.append((owners[0], 5 - len(missing), missing))
        return found

    def shares(self, side: int, squares: set[int]) -> bool:
        """J-17: whether more than one square belongs to a sequence that could not slide away."""
        done = [set(FIVE_SQUARES[int(five)]) for five in self.s["finished"][side] if five >= 0]
        chips = self.chips[side] | set(CORNERS)
        full = [set(five) for five in FIVE_SQUARES.values() if set(five) <= chips]
        return any(
            len(squares & other) > 1
            and not any(len(five & squares) <= 1 < len(five & other) for five in full)
            for other in done
        )

    def unseen(self, card: int) -> int:
        return 2 - self.hand[card] - self.discards[card]

    def place(self, square: int) -> int:
        """As `jack_sight` numbers where the copies of a square's card are."""
        held, unseen = self.hand[self.card[square]], self.unseen(self.card[square])
        return {(0, 0): 0, (0, 1): 1, (0, 2): 2, (1, 0): 3, (1, 1): 4, (2, 0): 5}[held, unseen]

    def jacks(self, texts: tuple[str, str]) -> tuple[int, int]:
        """How many are held and unseen."""
        cards = [CARD_TEXTS.index(text) for text in texts]
        return sum(self.hand[card] for card in cards), sum(map(self.unseen, cards))


def recount(board: Board) -> list[int]:
    """What `look` counts, the slow way."""
    sights, fives = [0] * SIGHTS, board.open_fives()
    for owner, chips, missing in fives:
        places = [board.place(square) for square in missing]
        held = sum(place >= 3 for place in places)
        if owner == board.me:
            sights[OWN_FIVES + ((chips - 1) * 4 + min(held, 3)) * 2 + (0 in places)] += 1
        else:
            gone = any(place in (0, 3, 5) for place in places)
            sights[OTHERS_FIVES + ((chips - 1) * 2 + (held > 0)) * 2 + gone] += 1
    for square in board.free:
        own = [chips for owner, chips, at in fives if square in at and owner == board.me]
        others = [chips for owner, chips, at in fives if square in at and owner != board.me]
        if own or others:
            row = max(own, default=0) * 5 + max(others, default=0)
            sights[row * 6 + board.place(square)] += 1
    for first, unseen, texts in (
        (TWO_EYED_HELD, TWO_EYED_UNSEEN, TWO_EYED),
        (ONE_EYED_HELD, ONE_EYED_UNSEEN, ONE_EYED),
    ):
        held, sights[unseen] = board.jacks(texts)
        for count in range(3):
            sights[first + count] = int(held > count)
    plain = {card: count for card, count in board.hand.items() if CARD_TEXTS[card][0] != "J"}
    alive = {board.card[square] for square in board.free}
    sights[DEAD_HELD] = sum(count for card, count in plain.items() if card not in alive)
    sights[PAIRS_HELD] = sum(count == 2 for count in plain.values())
    sights[NOT_DISCARDED] = 104 - board.discards.total()
    done = [int(count) > 0 for count in board.s["sequences"][: board.sides]]
    others = any(done[side] for side in range(board.sides) if side != board.me)
    sights[STAGE + 2 * done[board.me] + others] = 1
    return sights


@tables
def test_sights_agree_with_a_slow_count(table: tuple[Game, Options]) -> None:
    seats = int(table[1]["players"]), int(table[1]["teams"])
    net, judge, compared = net_of(kind_of(*seats)), judge_of(*seats), 0
    for view in islice(views(table, matches=2), 0, None, 7):
        state = after(table[0], view, view.legal[-1], seeded(1))
        if state[0]["phase"] == OVER:
            continue
        told = odds(state[0], view.seat, judge)
        sights = recount(Board(state, view.seat))
        assert judge.sights.tolist() == sights
        units = np.array(sights) @ net.inner
        outer = net.outer[sights[STAGE:].index(1)]
        assert told == pytest.approx(units[-1] + np.maximum(units[:-1], 0) @ outer, abs=1e-3)
        assert verdict(state[0], view.seat, judge) == pytest.approx(1 / (1 + np.exp(-told)))
        compared += 1
    assert compared > 10
