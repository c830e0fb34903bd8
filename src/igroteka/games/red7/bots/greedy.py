"""Greedy Red7: one turn ahead, then what the hand could still do.

A turn is worth what it leaves: the cards still in hand (each is a turn survived), and the ways to
lead next time against the palettes as they lie. In the advanced game also the points one would
score. It looks only at its own hand and at what lies open.
"""

from igroteka.bots.bot import only_a_view
from igroteka.games import GAMES
from igroteka.games.red7.rules.lead import (
    best_others,
    colours_in,
    joined,
    points_of,
    rules_led,
    scored_cards,
    strengths_of,
)
from igroteka.games.red7.rules.state import DEAL, OVER
from igroteka.games.red7.rules.survival import open_rules
from igroteka.kernel import highest, kernel, popcount
from igroteka.model import Game, Move, Seat, State, View
from igroteka.rng import Rng
from igroteka.search import Budget

CARD = 6.0  # what a card in hand is worth, in ways to lead
DRAWN = 1.0  # a card about to be drawn, in cards
POINT = 0.5  # a point one would score if the round ended now
WIN = 1000.0
PASSING = 0.5


@kernel
def ways_to_lead(s, seat):
    """How many ways the hand offers to lead next time: by palette, canvas, or both."""
    hand, palette = s["hand"][seat], s["palette"][seat] + 0
    own, best = strengths_of(s, seat), best_others(s, seat)
    ways = popcount(rules_led(own, best) & colours_in(hand))
    rest = hand
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        led = rules_led(joined(own, palette, card), best)
        ways += popcount(led & open_rules(s, hand & ~(1 << card)))
    return ways


@kernel
def outlook(states, i, seat):
    """What a state after the own turn is worth to a seat that is still in."""
    s = states[i]
    value = CARD * popcount(s["hand"][seat]) + ways_to_lead(s, seat)
    if s["advanced"]:
        value += POINT * points_of(scored_cards(s["palette"][seat], s["rule"]))
    return value


@kernel
def leaders_points(s):
    """What the player who leads now would score: whoever goes out (R-7, R-16) wants it small."""
    points, most = 0, 0
    for seat in range(s["players"]):
        if s["alive"] >> seat & 1 and s["strength"][seat, s["rule"]] > most:
            most = s["strength"][seat, s["rule"]]
            points = points_of(scored_cards(s["palette"][seat], s["rule"])) if s["advanced"] else 0
    return points


class Greedy:
    """The best turn by `outlook`, all its steps looked through."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        game = GAMES[only_a_view(view).game]
        state = game.imagine(view, rng)
        return max(view.legal, key=lambda move: self._worth(game, state, view.seat, move))

    def _worth(self, game: Game, state: State, seat: Seat, move: Move) -> float:
        """Passing is better than a 1 that takes nothing from what the winner scores."""
        return self._value(game, state, seat, move) + PASSING * (move == game.pass_move)

    def _value(self, game: Game, state: State, seat: Seat, move: Move) -> float:
        after = game.copy(state)
        game.apply(after, seat, move)
        s = after[0]
        if s["round"] != state[0]["round"] or s["phase"] in (DEAL, OVER):
            points = float(points_of(int(s["won_cards"])))
            return WIN + points if s["won_by"] == seat else -WIN - points
        if not int(s["alive"]) >> seat & 1:
            return -WIN - float(leaders_points(s))
        if game.wanted(after):
            return float(outlook(after, 0, seat)) + CARD * DRAWN
        if s["actor"] == seat and s["turn"] == state[0]["turn"]:
            return max(self._value(game, after, seat, step) for step in game.legal(after, seat))
        return float(outlook(after, 0, seat))
