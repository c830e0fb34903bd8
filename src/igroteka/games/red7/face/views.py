"""What a seat sees of a table, with who leads and which cards count."""

from typing import Annotated, Literal

from msgspec import Struct

from igroteka.games.red7.rules import state
from igroteka.games.red7.rules.lead import points_of, qualifying, strength
from igroteka.games.red7.rules.pieces import CARD_TEXTS, COLOURS, WINNING_POINTS
from igroteka.json_writer import NULL, put, words
from igroteka.kernel import highest, kernel, popcount
from igroteka.model import PrivateView as Private
from igroteka.model import PublicView as Public
from igroteka.model import Seat
from igroteka.model.compiled_views import CompiledViews

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

Card = Annotated[str, words("Card", CARD_TEXTS, "A card: number and colour, `7r`.")]
Colour = Annotated[Literal["r", "o", "y", "g", "b", "i", "v"], words("Colour", COLOURS)]
Phase = Annotated[
    Literal["deal", "play", "five", "seven", "one", "three", "canvas", "bonus", "over"],
    words("Phase", [PHASES[phase] for phase in range(len(PHASES))]),
]
MOST, HIGHEST = range(2)
By = Annotated[Literal["most", "highest"], words("By", ("most", "highest"))]


class Player(Struct, frozen=True):
    """What lies before a player."""

    alive: bool  # whether the player is still in the round
    palette: tuple[Card, ...]  # the cards in front, highest first; face down of who is out
    counts: tuple[Card, ...]  # those that count under the rule in force
    hand_size: int  # cards in hand
    known: tuple[Card, ...]  # cards in hand that everybody saw, highest first
    scored: tuple[Card, ...]  # taken in rounds won, highest first
    points: int  # what they are worth


class Lead(Struct, frozen=True):
    """R-10, R-11: who leads under the rule in force, and by what."""

    seat: Seat  # who leads
    by: By  # by more cards, or by the highest of as many
    counts: tuple[Card, ...]  # the leader's cards that count, highest first
    rival: Seat | None  # who comes next; null if nobody else has a card that counts
    rival_counts: tuple[Card, ...]  # the rival's cards that count, highest first


class RoundWon(Struct, frozen=True):
    """R-8, R-19: how the last finished round was won."""

    seat: Seat  # who won it
    rule: Colour  # the rule it was won under
    cards: tuple[Card, ...]  # what it brought; only with scoring
    points: int  # what they are worth


class PublicView(Public, frozen=True):
    """What everybody may know."""

    rule: Colour  # the rule in force, the colour of the top canvas card
    canvas: tuple[Card, ...]  # the cards on the canvas, highest first
    top: Card | None  # the one on top; null while only the start card lies there
    players: tuple[Player, ...]  # by seat
    lead: Lead | None  # who leads; null where no card counts
    phase: Phase  # what the turn waits for
    deck_size: int  # cards in the deck
    deck_top: tuple[Card, ...]  # known cards on top of the deck, the topmost first
    round: int  # number of the round, from 1
    to_win: int | None  # points that win; null without scoring
    won: RoundWon | None  # the last finished round; null in the first


class PrivateView(Private, frozen=True):
    """What a seat may know besides."""

    hand: tuple[Card, ...]  # the own cards, highest first


@kernel
def public(views, j, row, n):
    """What everybody may know, as `PublicView` has it."""
    v = views[j]
    n = put(row, n, v["rule"])
    n = put_cards(row, n, v["canvas"])
    n = put(row, n, v["top"] if v["top"] >= 0 else NULL)
    n = put(row, n, v["players"])
    for seat in range(v["players"]):
        n = put_player(row, n, v, seat)
    n = put_lead(row, n, v)
    n = put(row, n, v["phase"])
    n = put(row, n, v["deck_size"])
    n = put(row, n, v["tucked_size"])
    for place in range(v["tucked_size"] - 1, -1, -1):
        n = put(row, n, int(v["tucked"][place]))
    n = put(row, n, v["round"])
    n = put(row, n, int(WINNING_POINTS[v["players"]]) if v["advanced"] else NULL)
    return put_won(row, n, v)


@kernel
def private(views, j, row, n):
    """What a seat may know besides, as `PrivateView` has it."""
    return put_cards(row, n, views[j]["own_hand"])


@kernel
def put_cards(row, n, cards):
    """A set of cards, highest first."""
    n = put(row, n, popcount(cards))
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        n = put(row, n, card)
    return n


@kernel
def put_player(row, n, v, seat):
    alive, palette, scored = v["alive"] >> seat & 1, v["palette"][seat], v["scored"][seat]
    n = put(row, n, alive)
    n = put_cards(row, n, palette)
    n = put_cards(row, n, qualifying(palette * alive, v["rule"]))
    n = put(row, n, v["hand_size"][seat])
    n = put_cards(row, n, v["known"][seat])
    n = put_cards(row, n, scored)
    return put(row, n, points_of(scored))


@kernel
def put_lead(row, n, v):
    """R-10, R-11: who leads and the closest rival."""
    first, rival, most, second = -1, -1, 0, 0
    for seat in range(v["players"]):
        worth = strength(v["palette"][seat], v["rule"]) if v["alive"] >> seat & 1 else 0
        if worth > most:
            first, rival, most, second = seat, first, worth, most
        elif worth > second:
            rival, second = seat, worth
    if first < 0:
        return put(row, n, NULL)
    cards = qualifying(v["palette"][first], v["rule"])
    others = qualifying(v["palette"][rival], v["rule"]) if rival >= 0 else 0
    n = put(row, n, 0)
    n = put(row, n, first)
    n = put(row, n, HIGHEST if popcount(cards) == popcount(others) else MOST)
    n = put_cards(row, n, cards)
    n = put(row, n, rival if rival >= 0 else NULL)
    return put_cards(row, n, others)


@kernel
def put_won(row, n, v):
    if v["won_by"] < 0:
        return put(row, n, NULL)
    n = put(row, n, 0)
    n = put(row, n, v["won_by"])
    n = put(row, n, v["won_rule"])
    n = put_cards(row, n, v["won_cards"])
    return put(row, n, points_of(v["won_cards"]))


VIEWS = CompiledViews(PublicView, PrivateView, public, private)
