"""A view as JSON, with who leads and which cards count; and beside it what one may do."""

import threading

import numpy as np

from igroteka.games.red7.face.notation import MOVES
from igroteka.games.red7.rules import state
from igroteka.games.red7.rules.knowledge import observe
from igroteka.games.red7.rules.lead import points_of, qualifying, strength
from igroteka.games.red7.rules.pieces import CARD_TEXTS, COLOURS, MAX_PLAYERS, WINNING_POINTS
from igroteka.games.red7.rules.turn import MAX_MOVES, legal, to_act
from igroteka.json_writer import NUMBER, Vocabulary, spell
from igroteka.kernel import highest, kernel, lowest, popcount
from igroteka.model import Seat, State, View

MOST_WORDS = 2048
MOST_LETTERS = 16384

# What the turn waits for, by phase; a card that chance is about to bring belongs to its step.
PHASES = {
    state.DEAL: "deal",
    state.PLAY: "play",
    state.FIVE: "five",
    state.SEVEN: "seven",
    state.ONE: "one",
    state.THREE: "three",
    state.THREE_CARD: "three",
    state.CANVAS: "canvas",
    state.BONUS: "bonus",
    state.BONUS_CARD: "bonus",
    state.OVER: "over",
}

_v = Vocabulary()
_CARD = _v.add(*(f'"{text}"' for text in CARD_TEXTS))
_COLOUR = _v.add(*(f'"{colour}"' for colour in COLOURS))
_PHASE = _v.add(*(f'"{PHASES[phase]}"' for phase in range(len(PHASES))))
_BOOL = _v.add("false", "true")
_NULL = _v.add("null")
_OPEN = _v.add("[")
_COMMA = _v.add(",")
_CLOSE = _v.add("]")
_END = _v.add("}")

_SEAT_IS = _v.add('{"seat":')
_RULE_IS = _v.add(',"rule":')
_CANVAS_IS = _v.add(',"canvas":')
_TOP_IS = _v.add(',"top":')
_PLAYERS_ARE = _v.add(',"players":[')
_LEAD_IS = _v.add('],"lead":')
_PHASE_IS = _v.add(',"phase":')
_HAND_IS = _v.add(',"hand":')
_DECK_SIZE_IS = _v.add(',"deck_size":')
_DECK_TOP_IS = _v.add(',"deck_top":')
_ROUND_IS = _v.add(',"round":')
_TO_WIN_IS = _v.add(',"to_win":')
_WON_IS = _v.add(',"won":')
_TURN_IS = _v.add(',"turn":')
_TO_ACT_ARE = _v.add(',"to_act":[')

_IN_IS = _v.add('{"in":')
_PALETTE_IS = _v.add(',"palette":')
_COUNTS_ARE = _v.add(',"counts":')
_HAND_SIZE_IS = _v.add(',"hand_size":')
_KNOWN_ARE = _v.add(',"known":')
_SCORED_ARE = _v.add(',"scored":')
_POINTS_ARE = _v.add(',"points":')

_BY_MOST = _v.add(',"by":"most","counts":')
_BY_HIGHEST = _v.add(',"by":"highest","counts":')
_RIVAL_IS = _v.add(',"rival":')
_RIVAL_COUNTS_ARE = _v.add(',"rival_counts":')
_CARDS_ARE = _v.add(',"cards":')

_VIEW_IS = _v.add('"view":')
_LEGAL_ARE = _v.add(',"legal":')
# By move: its word.
_MOVE = np.zeros(max(MOVES.values()) + 1, np.int64)
for _text, _move in MOVES.items():
    _MOVE[_move] = _v.add(f'"{_text}"')
_STARTS, _LETTERS = _v.letters()


class _Desk(threading.local):
    """What a thread writes on."""

    def __init__(self) -> None:
        self.views = np.zeros(1, state.VIEW)
        self.words = np.empty(MOST_WORDS, np.int64)
        self.text = np.empty(MOST_LETTERS, np.uint8)


_desk = _Desk()


def described(view: View) -> bytes:
    """Everything the view's seat may know; `counts` and `lead` by the rule in force."""
    actor, text = view.to_act[0] if view.to_act else -1, _desk.text
    return text[: _written(view.record, 0, actor, _desk.words, text)].tobytes()


def sight_text(now: State, seat: Seat) -> bytes:
    """The same of what a seat sees, and its legal moves, in one call: a table asks it for everybody
    after every move."""
    text = _desk.text
    return text[: _seen(now, 0, seat, _desk.views, _desk.words, text)].tobytes()


@kernel
def _seen(states, i, seat, views, words, text):
    """Only a view is ever described, so that nothing hidden can be."""
    observe(states, i, seat, views, 0)
    actor = lowest(to_act(states, i))
    n = _say_one(words, 0, _VIEW_IS)
    n = _say_view(words, n, views[0], actor if actor < MAX_PLAYERS else -1)
    n = _say_legal(words, n, states, i, seat)
    return spell(words, n, _STARTS, _LETTERS, text)


@kernel
def _written(views, j, actor, words, text):
    return spell(words, _say_view(words, 0, views[j], actor), _STARTS, _LETTERS, text)


@kernel
def _say_legal(words, n, states, i, seat):
    moves = np.empty(MAX_MOVES, np.int64)
    n = _say(words, n, _LEGAL_ARE, _OPEN)
    for place in range(legal(states, i, seat, moves)):
        if place:
            n = _say_one(words, n, _COMMA)
        n = _say_one(words, n, _MOVE[moves[place]])
    return _say_one(words, n, _CLOSE)


@kernel
def _say_view(words, n, v, actor):
    seat = v["seat"]
    n = _say(words, n, _SEAT_IS, NUMBER + seat)
    n = _say(words, n, _RULE_IS, _COLOUR + v["rule"])
    n = _say_cards(words, n, _CANVAS_IS, v["canvas"])
    n = _say(words, n, _TOP_IS, _CARD + v["top"] if v["top"] >= 0 else _NULL)
    n = _say_players(words, n, v)
    n = _say_lead(words, n, v)
    n = _say(words, n, _PHASE_IS, _PHASE + v["phase"])
    hand = v["own_hand"]
    n = _say_cards(words, n, _HAND_IS, hand) if seat >= 0 else _say(words, n, _HAND_IS, _NULL)
    n = _say(words, n, _DECK_SIZE_IS, NUMBER + v["deck_size"])
    n = _say_deck_top(words, n, v)
    n = _say(words, n, _ROUND_IS, NUMBER + v["round"])
    points = WINNING_POINTS[v["players"]]
    n = _say(words, n, _TO_WIN_IS, NUMBER + points if v["advanced"] else _NULL)
    n = _say_won(words, n, v)
    n = _say(words, n, _TURN_IS, NUMBER + v["turn"])
    n = _say_one(words, n, _TO_ACT_ARE)
    if actor >= 0:
        n = _say_one(words, n, NUMBER + actor)
    return _say(words, n, _CLOSE, _END)


@kernel
def _say_one(words, n, word):
    words[n] = word
    return n + 1


@kernel
def _say(words, n, first, second):
    words[n] = first
    words[n + 1] = second
    return n + 2


@kernel
def _say_cards(words, n, name, cards):
    """A set of cards, highest first."""
    n = _say_one(words, n, name)
    before = _OPEN
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        n = _say(words, n, before, _CARD + card)
        before = _COMMA
    return _say_one(words, n, _CLOSE) if before == _COMMA else _say(words, n, _OPEN, _CLOSE)


@kernel
def _say_players(words, n, v):
    before = _PLAYERS_ARE
    for seat in range(v["players"]):
        alive = v["alive"] >> seat & 1
        palette, scored = v["palette"][seat], v["scored"][seat]
        n = _say_one(words, n, before)
        n = _say(words, n, _IN_IS, _BOOL + alive)
        n = _say_cards(words, n, _PALETTE_IS, palette)
        n = _say_cards(words, n, _COUNTS_ARE, qualifying(palette * alive, v["rule"]))
        n = _say(words, n, _HAND_SIZE_IS, NUMBER + v["hand_size"][seat])
        n = _say_cards(words, n, _KNOWN_ARE, v["known"][seat] if seat != v["seat"] else 0)
        n = _say_cards(words, n, _SCORED_ARE, scored)
        n = _say(words, n, _POINTS_ARE, NUMBER + points_of(scored))
        n = _say_one(words, n, _END)
        before = _COMMA
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
    n = _say_one(words, n, _LEAD_IS)
    if first < 0:
        return _say_one(words, n, _NULL)
    cards = qualifying(v["palette"][first], v["rule"])
    others = qualifying(v["palette"][rival], v["rule"]) if rival >= 0 else 0
    n = _say(words, n, _SEAT_IS, NUMBER + first)
    by = _BY_HIGHEST if popcount(cards) == popcount(others) else _BY_MOST
    n = _say_cards(words, n, by, cards)
    n = _say(words, n, _RIVAL_IS, NUMBER + rival if rival >= 0 else _NULL)
    n = _say_cards(words, n, _RIVAL_COUNTS_ARE, others)
    return _say_one(words, n, _END)


@kernel
def _say_deck_top(words, n, v):
    """R-16: the known cards on top of the deck, the topmost first."""
    n = _say(words, n, _DECK_TOP_IS, _OPEN)
    for place in range(v["tucked_size"] - 1, -1, -1):
        n = _say_one(words, n, _CARD + int(v["tucked"][place]))
        if place:
            n = _say_one(words, n, _COMMA)
    return _say_one(words, n, _CLOSE)


@kernel
def _say_won(words, n, v):
    """R-8, R-19: how the last finished round was won; cards only where they score."""
    n = _say_one(words, n, _WON_IS)
    if v["won_by"] < 0:
        return _say_one(words, n, _NULL)
    n = _say(words, n, _SEAT_IS, NUMBER + v["won_by"])
    n = _say(words, n, _RULE_IS, _COLOUR + v["won_rule"])
    n = _say_cards(words, n, _CARDS_ARE, v["won_cards"])
    n = _say(words, n, _POINTS_ARE, NUMBER + points_of(v["won_cards"]))
    return _say_one(words, n, _END)
