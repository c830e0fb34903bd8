"""A view as JSON, with who leads and which cards count."""

import numpy as np

from igroteka.games.red7.lead import points_of, qualifying, strength
from igroteka.games.red7.pieces import CARD_TEXTS, COLOURS, WINNING_POINTS
from igroteka.games.red7.state import (
    BONUS,
    BONUS_CARD,
    CANVAS,
    DEAL,
    FIVE,
    ONE,
    OVER,
    PLAY,
    SEVEN,
    THREE,
    THREE_CARD,
)
from igroteka.kernel import highest, kernel
from igroteka.model import View
from igroteka.spelling import NUMBER, Vocabulary, spell

MOST_WORDS = 1024
MOST_LETTERS = 8192

# What the turn waits for, by phase; a card that chance is about to bring belongs to its step.
PHASES = {
    DEAL: "deal",
    PLAY: "play",
    FIVE: "five",
    SEVEN: "seven",
    ONE: "one",
    THREE: "three",
    THREE_CARD: "three",
    CANVAS: "canvas",
    BONUS: "bonus",
    BONUS_CARD: "bonus",
    OVER: "over",
}

_v = Vocabulary()
_CARD = _v.add(*(f'"{text}"' for text in CARD_TEXTS))
_COLOUR = _v.add(*(f'"{colour}"' for colour in COLOURS))
_PHASE = _v.add(*(f'"{PHASES[phase]}"' for phase in range(len(PHASES))))
_BOOL = _v.add("false", "true")
_NULL, _OPEN, _COMMA, _CLOSE, _END = (_v.add(text) for text in ("null", "[", ",", "]", "}"))
_SEAT, _RULE, _CANVAS, _TOP, _PLAYERS, _LEAD, _PHASE_IS, _HAND, _DECK_SIZE, _DECK_TOP, _ROUND = (
    _v.add(text)
    for text in (
        '{"seat":', ',"rule":', ',"canvas":', ',"top":', ',"players":[', '],"lead":', ',"phase":',
        ',"hand":', ',"deck_size":', ',"deck_top":', ',"round":',
    )
)  # fmt: skip
_TO_WIN, _WON, _TURN, _TO_ACT = (
    _v.add(text) for text in (',"to_win":', ',"won":', ',"turn":', ',"to_act":[')
)
_IN, _PALETTE, _COUNTS, _HAND_SIZE, _KNOWN, _SCORED, _POINTS = (
    _v.add(text)
    for text in (
        '{"in":', ',"palette":', ',"counts":', ',"hand_size":', ',"known":', ',"scored":',
        ',"points":',
    )
)  # fmt: skip
_BY_MOST, _BY_HIGHEST, _RIVAL, _RIVAL_COUNTS, _CARDS = (
    _v.add(text)
    for text in (
        ',"by":"most","counts":', ',"by":"highest","counts":', ',"rival":', ',"rival_counts":',
        ',"cards":',
    )
)  # fmt: skip
_STARTS, _LETTERS = _v.letters()


def described(view: View) -> bytes:
    """Everything the view's seat may know; `counts` and `lead` by the rule in force."""
    words = np.empty(MOST_WORDS, np.int64)
    text = np.empty(MOST_LETTERS, np.uint8)
    actor = view.to_act[0] if view.to_act else -1
    return text[: _written(view.record, 0, actor, words, text)].tobytes()


@kernel
def _written(views, j, actor, words, text):
    v = views[j]
    players, rule, seat = v["players"], v["rule"], v["seat"]
    n = _say(words, 0, _SEAT, NUMBER + seat)
    n = _say(words, n, _RULE, _COLOUR + rule)
    n = _say_cards(words, n, _CANVAS, v["canvas"])
    n = _say(words, n, _TOP, _CARD + v["top"] if v["top"] >= 0 else _NULL)
    n = _say_players(words, n, v)
    n = _say_lead(words, n, v)
    n = _say(words, n, _PHASE_IS, _PHASE + v["phase"])
    hand = v["own_hand"]
    n = _say_cards(words, n, _HAND, hand) if seat >= 0 else _say(words, n, _HAND, _NULL)
    n = _say(words, n, _DECK_SIZE, NUMBER + v["deck_size"])
    n = _say_deck_top(words, n, v)
    n = _say(words, n, _ROUND, NUMBER + v["round"])
    n = _say(words, n, _TO_WIN, NUMBER + WINNING_POINTS[players] if v["advanced"] else _NULL)
    n = _say_won(words, n, v)
    n = _say(words, n, _TURN, NUMBER + v["turn"])
    n = _say(words, n, _TO_ACT, NUMBER + actor if actor >= 0 else _CLOSE)
    n = _say(words, n, _CLOSE, _END) if actor >= 0 else _say_one(words, n, _END)
    return spell(words, n, _STARTS, _LETTERS, text)


@kernel
def _say_one(words, n, word):
    words[n] = word
    return n + 1


@kernel
def _say(words, n, name, value):
    words[n] = name
    words[n + 1] = value
    return n + 2


@kernel
def _say_cards(words, n, name, cards):
    """A set of cards, highest first."""
    n = _say(words, n, name, _OPEN)
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        n = _say(words, n, _CARD + card, _COMMA if cards else _CLOSE)
        if not cards:
            return n
    return _say_one(words, n, _CLOSE)


@kernel
def _say_players(words, n, v):
    n = _say_one(words, n, _PLAYERS)
    for seat in range(v["players"]):
        alive = v["alive"] >> seat & 1
        palette, scored = v["palette"][seat], v["scored"][seat]
        n = _say(words, n, _IN, _BOOL + alive)
        n = _say_cards(words, n, _PALETTE, palette)
        n = _say_cards(words, n, _COUNTS, qualifying(palette * alive, v["rule"]))
        n = _say(words, n, _HAND_SIZE, NUMBER + v["hand_size"][seat])
        n = _say_cards(words, n, _KNOWN, v["known"][seat] if seat != v["seat"] else 0)
        n = _say_cards(words, n, _SCORED, scored)
        n = _say(words, n, _POINTS, NUMBER + points_of(scored))
        n = _say_one(words, n, _END)
        if seat + 1 < v["players"]:
            n = _say_one(words, n, _COMMA)
    return n


@kernel
def _say_lead(words, n, v):
    """R-10, R-11: who leads and by what, and the closest rival; null where nobody qualifies."""
    first, rival, most, second = -1, -1, 0, 0
    for seat in range(v["players"]):
        worth = strength(v["palette"][seat], v["rule"]) if v["alive"] >> seat & 1 else 0
        if worth > most:
            first, rival, most, second = seat, first, worth, most
        elif worth > second:
            rival, second = seat, worth
    n = _say_one(words, n, _LEAD)
    if first < 0:
        return _say_one(words, n, _NULL)
    counts = qualifying(v["palette"][first], v["rule"])
    n = _say(words, n, _SEAT, NUMBER + first)
    # A strength is the number of cards and the highest of them (`lead.py`).
    n = _say_cards(words, n, _BY_HIGHEST if most >> 6 == second >> 6 else _BY_MOST, counts)
    n = _say(words, n, _RIVAL, NUMBER + rival if rival >= 0 else _NULL)
    others = qualifying(v["palette"][rival], v["rule"]) if rival >= 0 else 0
    n = _say_cards(words, n, _RIVAL_COUNTS, others)
    return _say_one(words, n, _END)


@kernel
def _say_deck_top(words, n, v):
    """R-16: the known cards on top of the deck, the topmost first."""
    n = _say(words, n, _DECK_TOP, _OPEN)
    for place in range(v["tucked_size"] - 1, -1, -1):
        n = _say_one(words, n, _CARD + int(v["tucked"][place]))
        if place:
            n = _say_one(words, n, _COMMA)
    return _say_one(words, n, _CLOSE)


@kernel
def _say_won(words, n, v):
    """R-8, R-19: how the last finished round was won; cards only where they score."""
    n = _say_one(words, n, _WON)
    if v["won_by"] < 0:
        return _say_one(words, n, _NULL)
    n = _say(words, n, _SEAT, NUMBER + v["won_by"])
    n = _say(words, n, _RULE, _COLOUR + v["won_rule"])
    n = _say_cards(words, n, _CARDS, v["won_cards"])
    n = _say(words, n, _POINTS, NUMBER + points_of(v["won_cards"]))
    return _say_one(words, n, _END)
