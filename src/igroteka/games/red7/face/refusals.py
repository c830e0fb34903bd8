"""Why a step of Red7 is refused, by the rule's number."""

from typing import Any

from igroteka.games.red7.rules.lead import best_others, qualifying, strength
from igroteka.games.red7.rules.pieces import CARD_TEXTS, COLOURS, NUMBER_OF, texts_of
from igroteka.games.red7.rules.state import BONUS, CANVAS, FIVE, ONE, PLAY, SEVEN, THREE
from igroteka.games.red7.rules.survival import (
    acts,
    may_tuck_from,
    seven_can_act,
)
from igroteka.games.red7.rules.turn import (
    CANVAS_CARD,
    DONE,
    DRAW_CARD,
    KIND,
    PALETTE,
    PASS,
    SEAT,
    SEVEN_CARD,
)
from igroteka.model import Fact, Move, Refusal, Seat

Table = Any  # one record of a state

# What has to be done first, by phase.
_DUE = {
    FIVE: Refusal("R-13", "red7-no-five-due"),
    SEVEN: Refusal("R-12", "red7-no-seven-due"),
    ONE: Refusal("R-16", "red7-no-one-due"),
    THREE: Refusal("R-15", "red7-no-three-due"),
}


def why_not(s: Table, seat: Seat, move: Move) -> Refusal:
    """The rule that forbids a move which is not legal."""
    kind, card = divmod(move, KIND)
    phase = int(s["phase"])
    if kind == DRAW_CARD:
        return _DUE.get(phase, Refusal("R-17", "red7-no-draw"))
    if s["actor"] != seat:
        return Refusal("R-5", "red7-no-turn")
    if kind == PALETTE:
        return _palette(s, seat, card, phase)
    if kind == CANVAS_CARD:
        return _canvas(s, seat, card, phase)
    if kind == SEVEN_CARD:
        return _seven(s, seat, card, phase)
    if kind == DONE:
        return _done(s, phase)
    if kind == PASS:
        return _DUE.get(phase, Refusal("R-5", "red7-no-pass"))
    return _tuck(s, seat, card // SEAT, card % SEAT, phase)


def _palette(s: Table, seat: Seat, card: int, phase: int) -> Refusal:
    facts = {"card": CARD_TEXTS[card]}
    if phase in (SEVEN, ONE, THREE):
        return _DUE[phase]
    if phase in (CANVAS, BONUS):
        return Refusal("R-5", "red7-no-second-palette")
    if not int(s["hand"][seat]) >> card & 1:
        return Refusal("R-5", "red7-no-such-hand-card", facts)
    if NUMBER_OF[card] == 7 and acts(s, card, phase == FIVE) and not s["seven_may_skip"]:
        palette = int(s["palette"][seat]) | 1 << card
        if not seven_can_act(palette, card, best_others(s, seat)):
            return Refusal("R-12", "red7-no-seven-at-all", facts)
    return Refusal("R-9", "red7-no-lead-after", facts)


def _canvas(s: Table, seat: Seat, card: int, phase: int) -> Refusal:
    facts = {"card": CARD_TEXTS[card], "rule": COLOURS[card % 7]}
    if phase in _DUE:
        return _DUE[phase]
    if phase == BONUS:
        return Refusal("R-5", "red7-no-second-canvas")
    if not int(s["hand"][seat]) >> card & 1:
        return Refusal("R-5", "red7-no-such-hand-card", facts)
    return Refusal("R-6", "red7-no-lead-by", facts | _who_leads(s, seat, card % 7, 0))


def _who_leads(s: Table, seat: Seat, rule: int, gone: int) -> dict[str, Fact]:
    """R-10: who would lead under a rule with these cards gone from the own palette."""
    alive = int(s["alive"])
    palettes = [int(s["palette"][other]) * (alive >> other & 1) for other in range(s["players"])]
    palettes[seat] &= ~gone
    strengths = [strength(palette, rule) for palette in palettes]
    if not max(strengths):
        return {"by": "nobody", "leader_seat": None, "count": 0, "own": 0, "high_card": None}
    leader = strengths.index(max(strengths))
    own, cards = (texts_of(qualifying(palettes[who], rule)) for who in (seat, leader))
    by = "highest" if len(cards) == len(own) else "most"
    return {
        "by": by,
        "leader_seat": leader,
        "count": len(cards),
        "own": len(own),
        "high_card": cards[0],
    }


def _done(s: Table, phase: int) -> Refusal:
    if phase == PLAY:
        return Refusal("R-5", "red7-no-done-yet")
    if phase in _DUE:
        return _DUE[phase]
    rule = int(s["rule"])
    facts = {"rule": COLOURS[rule], **_who_leads(s, int(s["actor"]), rule, 0)}
    return Refusal("R-6", "red7-no-done", facts)


def _seven(s: Table, seat: Seat, card: int, phase: int) -> Refusal:
    facts = {"card": CARD_TEXTS[card], "rule": COLOURS[card % 7]}
    if phase != SEVEN:
        return Refusal("R-12", "red7-no-seven")
    if card == s["played"]:
        return Refusal("R-12", "red7-no-seven-itself")
    if not int(s["palette"][seat]) >> card & 1:
        return Refusal("R-12", "red7-no-such-palette-card", facts)
    gone = 1 << card
    return Refusal("R-12", "red7-no-lead-by", facts | _who_leads(s, seat, card % 7, gone))


def _tuck(s: Table, seat: Seat, target: Seat, card: int, phase: int) -> Refusal:
    facts = {"card": CARD_TEXTS[card]}
    if phase != ONE:
        return Refusal("R-16", "red7-no-one")
    if target >= int(s["players"]) or target == seat or not int(s["alive"]) >> target & 1:
        return Refusal("R-16", "red7-no-one-target")
    if not int(s["palette"][target]) >> card & 1:
        return Refusal("R-16", "red7-no-such-palette-card", facts)
    if int(s["palette"][target]).bit_count() == 1:
        return Refusal("R-16", "red7-no-one-last-card")
    if not may_tuck_from(s, seat, target, int(s["palette"][seat]).bit_count()):
        return Refusal("R-16", "red7-no-one-smaller")
    return Refusal("R-9", "red7-no-lead-tuck", facts)
