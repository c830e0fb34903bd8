"""The referee of Red7: who leads, what scores, which turns are legal (POSITIONS format)."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from igroteka.games.red7.rules.lead import (
    note_strength,
    points_of,
    qualifying,
    scored_cards,
    strength,
)
from igroteka.games.red7.rules.pieces import (
    ALL_CARDS,
    CARD_BY_TEXT,
    CARD_TEXTS,
    CARDS,
    COLOURS,
    MAX_PLAYERS,
    cards_of,
    texts_of,
)
from igroteka.games.red7.rules.round import clear_table
from igroteka.games.red7.rules.state import DEAL, OVER, PLAY, STATE
from igroteka.games.red7.rules.turn import (
    DONE,
    DRAW_CARD,
    KIND,
    MAX_MOVES,
    PASS,
    SEAT,
    TUCK,
    apply,
    legal,
)
from igroteka.i18n import tr
from igroteka.model import PositionError
from igroteka.positions import read_choice, read_flag, read_list, read_object, read_whole, shown

REQUIRED = ("rule", "palettes")
OPTIONAL = ("edition", "seat", "hand", "extra_actions", "advanced", "deck")
BITS = {text: 1 << card for text, card in CARD_BY_TEXT.items()}
_STEP_WORDS = {1: "palette", 2: "canvas", 3: "seven"}


def judge(position: object, lang: str) -> dict[str, Any]:
    """The answer to one position; PositionError where it cannot be judged."""
    asked = _read(position)
    answer = _who_leads(asked.rule, asked.palettes, lang)
    if asked.seat is not None:
        answer["turns"] = _turns(_state(asked, asked.seat), asked.seat)
    return answer


def set_up(position: object) -> tuple[np.ndarray, int]:
    """The position as a state, and whose turn it is."""
    asked = _read(position)
    if asked.seat is None:
        raise PositionError("whose turn it is and the hand are needed", "seat")
    return _state(asked, asked.seat), asked.seat


class _Asked(NamedTuple):
    rule: int
    palettes: list[int]
    seat: int | None
    hand: int
    deck: int
    edition: str
    extra_actions: bool
    advanced: bool


def _read(position: object) -> _Asked:
    given = read_object(position, REQUIRED, OPTIONAL)
    rule = COLOURS.index(read_choice(given["rule"], "rule", COLOURS[::-1], "R-4"))
    palettes = _palettes(given["palettes"])
    named = sum(palettes)  # no card twice, so the sum of the masks is their union
    seat, hand = _seat_and_hand(given, len(palettes), named)
    edition = read_choice(given.get("edition", "red7"), "edition", ("red7", "spectra"))
    extra_actions = read_flag(given.get("extra_actions", False), "extra_actions")
    advanced = read_flag(given.get("advanced", False), "advanced")
    deck = CARDS - (named | hand).bit_count()
    if "deck" in given:
        deck = read_whole(given["deck"], "deck", 0, deck, "R-1")
    return _Asked(rule, palettes, seat, hand, deck, edition, extra_actions, advanced)


def _state(asked: _Asked, seat: int) -> np.ndarray:
    state = np.zeros(1, STATE)
    s = state[0]
    s["players"] = len(asked.palettes)
    clear_table(s)
    for other, palette in enumerate(asked.palettes):
        s["palette"][other] = palette
        note_strength(s, other)
        s["seen"] |= palette
    s["hand"][seat] = asked.hand
    unnamed = ALL_CARDS & ~(int(s["seen"]) | asked.hand)
    s["deck"] = sum(1 << card for card in cards_of(unnamed)[: asked.deck])
    s["rule"], s["actor"], s["phase"] = asked.rule, seat, PLAY
    if len(asked.palettes) == 1:  # the round is won
        s["actor"], s["phase"] = -1, OVER
    s["extra_actions"], s["advanced"] = asked.extra_actions, asked.advanced
    s["five_chains"] = s["seven_may_skip"] = asked.edition == "red7"
    s["one_spares_smaller"] = s["one_may_lose"] = asked.edition == "spectra"
    return state


def _palettes(value: object) -> list[int]:
    lists = read_list(value, "palettes")
    if not 1 <= len(lists) <= MAX_PLAYERS:
        raise PositionError(
            f"1 to {MAX_PLAYERS} palettes are judged, not {len(lists)}", "palettes", "R-3"
        )
    palettes: list[int] = []
    named = 0
    for place, cards in enumerate(lists):
        palettes.append(_cards(cards, f"palettes[{place}]", named))
        named |= palettes[-1]
    for place, palette in enumerate(palettes):
        if not palette:
            raise PositionError("a palette has at least one card", f"palettes[{place}]", "R-3")
    return palettes


def _cards(value: object, at: str, named: int) -> int:
    """A list of cards as a mask; none of them may have been named before."""
    mask = 0
    for place, text in enumerate(read_list(value, at)):
        bit = BITS.get(text, 0) if isinstance(text, str) else 0
        if not bit:
            wanted = f"a number 1-7 and one of {', '.join(reversed(COLOURS))}"
            raise PositionError(f"{shown(text)} is not a card: {wanted}", f"{at}[{place}]", "R-1")
        if (named | mask) & bit:
            raise PositionError(
                f"{text} lies there twice; there is only one", f"{at}[{place}]", "R-1"
            )
        mask |= bit
    return mask


def _seat_and_hand(given: dict[str, Any], players: int, named: int) -> tuple[int | None, int]:
    if "seat" not in given and "hand" not in given:
        return None, 0
    for name, other in (("seat", "hand"), ("hand", "seat")):
        if name not in given:
            raise PositionError(f"{other!r} is given without {name!r}: give both or neither", name)
    seat = read_whole(given["seat"], "seat", 0, players - 1)
    return seat, _cards(given["hand"], "hand", named)


def _who_leads(rule: int, palettes: list[int], lang: str) -> dict[str, Any]:
    strengths = [int(strength(palette, rule)) for palette in palettes]
    best = max(strengths)
    leader = strengths.index(best) if best else None
    counts = [value >> 6 for value in strengths]
    counting = [texts_of(qualifying(palette, rule)) for palette in palettes]
    tied = counts.count(max(counts)) > 1
    card = counting[leader][0] if leader is not None else ""
    return {
        "leader": leader,
        "qualifying": counting,
        "points": [int(points_of(scored_cards(palette, rule))) for palette in palettes],
        "why": _why(lang, COLOURS[rule], leader, max(counts), card, tied),
    }


@lru_cache(maxsize=20_000)
def _why(lang: str, rule: str, leader: int | None, count: int, card: str, tied: bool) -> str:
    """Who leads and why, in one sentence."""
    words = tr(lang, f"red7-rule-{rule}")
    if leader is None:
        return tr(lang, "red7-why-nobody", rule=words)
    name = tr(lang, "red7-card-name", number=card[0], colour=card[1])
    id = "red7-why-highest" if rule == "r" else "red7-why-tie" if tied else "red7-why-most"
    return tr(lang, id, seat=leader, rule=words, count=count, card=name)


def _turns(state: np.ndarray, seat: int) -> list[list[str]]:
    """R-5 to R-9, R-12 to R-17: every legal turn; cut after a step that draws."""
    s = state[0]
    if s["phase"] == OVER:
        return []
    if not s["hand"][seat]:
        return [["pass"]]
    turns: list[list[str]] = []
    _walk(state, seat, [], turns)
    return turns


def _walk(state: np.ndarray, seat: int, steps: list[str], turns: list[list[str]]) -> None:
    moves = np.zeros(MAX_MOVES, np.int64)
    for move in moves[: legal(state, 0, seat, moves)].tolist():
        kind, card = divmod(move, KIND)
        if kind == PASS:
            turns.append(["pass"])
        elif kind == DONE:
            turns.append(steps)
        elif kind == DRAW_CARD:
            turns.append([*steps, "draw"])
        else:
            text = f"tuck {card // SEAT}" if kind == TUCK else _STEP_WORDS[kind]
            further = [*steps, f"{text} {CARD_TEXTS[card % SEAT]}"]
            after = state.copy()
            apply(after, 0, seat, move)
            if _turn_ended(state[0], after[0]):
                turns.append(further)
            else:
                _walk(after, seat, further, turns)


def _turn_ended(before: Any, after: Any) -> bool:
    return bool(after["turn"] != before["turn"] or after["phase"] == OVER or after["phase"] == DEAL)
