"""Why a move of One-Eyed Jack is refused, by the rule's number."""

from typing import Any

from igroteka.games.jack.face.events import owner_of
from igroteka.games.jack.face.notation import parts_of
from igroteka.games.jack.rules.moves import (
    DEAD,
    DRAW_CARDS,
    PASS,
    SHIFT,
    TAKE,
    TWIN,
    has_supply,
    is_dead,
    is_in,
    occupied,
)
from igroteka.games.jack.rules.pieces import (
    CARD_TEXTS,
    CORNERS,
    JACKS,
    ONE_EYED,
    SIDES,
    SQUARE_TEXTS,
    TWO_EYED,
)
from igroteka.games.jack.rules.setup import side_of
from igroteka.games.jack.rules.state import OVER
from igroteka.model import Fact, Move, Refusal, Seat

Table = Any  # one record of a state


def why_not(s: Table, seat: Seat, move: Move) -> Refusal:
    """The rule that forbids a move which is not legal."""
    kind, card, square, to = parts_of(move)
    if s["phase"] == OVER:
        return Refusal("J-18", "jack-no-over")
    if kind == DRAW_CARDS:
        return Refusal("J-14", "jack-no-draw" if s["strict_draw"] else "jack-no-draw-needed")
    if s["due"][seat]:
        return Refusal("J-14", "jack-no-draw-first")
    if kind == PASS:
        return _pass(s, seat)
    facts: dict[str, Fact] = {"card": CARD_TEXTS[card], "square": SQUARE_TEXTS[square]}
    if not int(s["hand"][seat, 0]) >> card & 1:
        return Refusal("J-8", "jack-no-such-card", facts)
    if kind == DEAD:
        return _dead(s, card, facts)
    if kind == TAKE:
        return _take(s, seat, card, square, facts)
    if kind == SHIFT:
        return _shift(s, seat, card, square, {**facts, "to": SQUARE_TEXTS[to]})
    return _put(s, seat, card, square, kind == TWIN, facts)


def _pass(s: Table, seat: Seat) -> Refusal:
    """J-11, J-15: a dead card must be replaced first, and who can move must."""
    upper, lower = occupied(s)
    hand = int(s["hand"][seat, 0])
    cards = [card for card in range(len(CARD_TEXTS)) if hand >> card & 1]
    if cards and not s["dead_used"] and all(is_dead(s, card, upper, lower) for card in cards):
        return Refusal("J-11", "jack-no-pass-dead")
    return Refusal("J-15", "jack-no-pass")


def _dead(s: Table, card: int, facts: dict[str, Fact]) -> Refusal:
    if JACKS >> card & 1:
        return Refusal("J-11", "jack-no-dead-jack", facts)
    if not is_dead(s, card, *occupied(s)):
        return Refusal("J-11", "jack-no-dead-live", facts)
    return Refusal("J-11", "jack-no-dead-twice", facts)


def _take(s: Table, seat: Seat, card: int, square: int, facts: dict[str, Fact]) -> Refusal:
    if not ONE_EYED >> card & 1:
        return Refusal("J-10", "jack-no-take-card", facts)
    owner = owner_of(s, square)
    if owner is None:
        return Refusal("J-10", "jack-no-take-empty", facts)
    if owner == SIDES[side_of(s, seat)]:
        return Refusal("J-10", "jack-no-take-own", facts)
    return Refusal("J-10", "jack-no-protected", facts)


def _shift(s: Table, seat: Seat, card: int, square: int, facts: dict[str, Fact]) -> Refusal:
    if JACKS >> card & 1:
        return Refusal("J-12", "jack-no-twin-jacks", facts)
    if not int(s["hand"][seat, 1]) >> card & 1:
        return Refusal("J-12", "jack-no-twins", facts)
    if not is_dead(s, card, *occupied(s)):
        return Refusal("J-12", "jack-no-shift-live", facts)
    if square not in s["square"][card].tolist():
        return Refusal("J-12", "jack-no-wrong-square", facts)
    if is_in(s["protected"][0], s["protected"][1], square):
        return Refusal("J-12", "jack-no-protected", facts)
    return Refusal("J-12", "jack-no-shift-far", facts)


def _put(
    s: Table, seat: Seat, card: int, square: int, twins: bool, facts: dict[str, Fact]
) -> Refusal:
    anywhere = TWO_EYED >> card & 1
    rule = "J-13" if twins else "J-9" if anywhere else "J-8"
    if twins and JACKS >> card & 1:
        return Refusal(rule, "jack-no-twin-jacks", facts)
    if ONE_EYED >> card & 1:
        return Refusal("J-10", "jack-no-put-one-eyed", facts)
    if twins and not int(s["hand"][seat, 1]) >> card & 1:
        return Refusal(rule, "jack-no-twins", facts)
    if square in CORNERS:
        return Refusal(rule, "jack-no-corner", facts)
    if not anywhere and square not in s["square"][card].tolist():
        return Refusal(rule, "jack-no-wrong-square", facts)
    if is_in(*occupied(s), square):
        return Refusal(rule, "jack-no-occupied", facts)
    assert not has_supply(s, side_of(s, seat))
    return Refusal("J-3", "jack-no-supply", facts)
