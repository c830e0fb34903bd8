"""What a seat sees of a table, with the score as if the match ended now."""

from functools import lru_cache
from typing import Annotated, Literal

import numpy as np
from msgspec import UNSET, Struct, UnsetType, convert, json

from igroteka.games.splito.face.tally import GOAL_FIELDS, goals_of
from igroteka.games.splito.face.view_rows import private, public
from igroteka.games.splito.rules.pieces import CARD_TEXTS, GOAL_TEXTS, ITEM_TEXTS
from igroteka.games.splito.rules.play import SIDE_WORDS
from igroteka.games.splito.rules.state import VIEW
from igroteka.json_writer import Writer, own_words, words
from igroteka.model import PrivateView as Private
from igroteka.model import PublicView as Public
from igroteka.model import Seat, View
from igroteka.model.compiled_views import CompiledViews

Card = Annotated[str, words("Card", CARD_TEXTS, "A splito card: number and colour, `5r`.")]
Item = Annotated[str, words("Item", ITEM_TEXTS, "A splito card, or a goal by its number: `g17`.")]
GoalText = Annotated[str, words("GoalText", GOAL_TEXTS, "A goal by its number: `g17`.")]
Side = Annotated[Literal["left", "right"], words("Side", SIDE_WORDS)]
Colour = Literal["r", "o", "y", "g", "b", "k"]


class Goal(Struct, frozen=True, omit_defaults=True):
    """S-2: what a goal card says; of the fields from `symbol` on only those that it names."""

    id: int  # its number
    type: Literal["majority", "value", "pairs", "diversity", "absence", "zone"]  # what it asks for
    points: int  # what it scores
    symbol: Literal["star", "moon"] | UnsetType = UNSET  # S-3: of a goal that may become common
    colour: Colour | UnsetType = UNSET  # the colour it counts
    number: int | UnsetType = UNSET  # the number it counts
    colours: tuple[Colour, ...] | UnsetType = UNSET  # one of each of these colours
    numbers: tuple[int, ...] | UnsetType = UNSET  # one of each of these numbers
    different: Literal["colours", "numbers"] | UnsetType = UNSET  # what has to differ
    exactly: int | UnsetType = UNSET  # how many
    at_least: int | UnsetType = UNSET  # how many or more
    at_most: int | UnsetType = UNSET  # how many or fewer


class CommonGoal(Struct, frozen=True):
    """S-9: a common goal, and the counts that decide where it goes."""

    goal: int  # its number
    zone: int | None  # the zone it would go to now; null for a tie
    most: int  # cards of its colour or number in the zone with the most
    next: int  # the most of them in any other zone
    tied: tuple[int, ...]  # the zones that share the most, if several do


class Promo(Struct, frozen=True):
    """S-8: the 42."""

    goal: int  # its number
    points: int  # what it scores
    zone: int | None  # where it lies; null in the middle
    gone: bool  # out of the game, because two zones would have got it


class LaidGoal(Struct, frozen=True):
    """S-10: a goal in a zone: what it has now, and whether it can still be met."""

    goal: int  # its number
    met: bool  # as the zone is now
    lost: bool  # nothing can save it any more
    has: int  # what the zone has of what it counts; a majority: how many it is ahead
    asks: int  # how many it asks for
    short: int  # how many too few there are
    over: int  # how many too many
    here: int | None  # S-11: of a majority, the cards here; else null
    elsewhere: int | None  # and the most of them in another zone


class Zone(Struct, frozen=True):
    """S-5: a zone between two players (or, of two, an own one)."""

    cards: tuple[Card, ...]  # its splito cards, by colour, then number
    goals: tuple[LaidGoal, ...]  # its goals, by number
    sum: int  # S-8: what the numbers add up to
    size: int  # S-13: all its cards, with the common goals that would go there now
    points: int  # S-10: what it scores now


class Player(Struct, frozen=True):
    """A player's standing, as if the match ended now."""

    left: int  # S-5: number of the left zone
    right: int  # and of the right one
    score: int  # S-14: points of the left zone times those of the right one
    cards: int  # S-14: cards in both, which break a tie
    picked: bool  # S-6: whether the player has picked in this round


class Hand(Struct, frozen=True):
    """A hand of cards, wherever it is now."""

    place: int  # S-7: at which place of the table
    holder: Seat | None  # who has it; null at an empty place
    size: int  # cards in it


class Pick(Struct, frozen=True):
    """S-6: what a seat has picked."""

    card: Item  # which card
    zone: Side  # into which of the two zones


class PublicView(Public, frozen=True):
    """What everybody may know."""

    rounds: int  # S-6, S-17: how many rounds are played; `turn` is one more at the end
    common: tuple[CommonGoal, ...]  # S-3: the common goals
    promo: Promo | None  # null if it is not used
    zones: tuple[Zone, ...]  # by number
    players: tuple[Player, ...]  # by seat
    leaders: tuple[Seat, ...]  # S-14: who would win now
    hands: tuple[Hand, ...]  # by the place they were dealt to
    goals: dict[GoalText, Annotated[Goal, own_words()]]  # the goals that lie open, written out


class PrivateView(Private, frozen=True):
    """What a seat may know besides."""

    hand: tuple[Item, ...] | None  # the own hand: splito cards, then goals; null before the deal
    picked: Pick | None  # what it has picked in this round
    known_hands: tuple[tuple[Item, ...] | None, ...]  # as `hands`: those it has held, or null
    hand_goals: dict[GoalText, Annotated[Goal, own_words()]]  # the goals in these, written out


class _SplitoViews(CompiledViews[PublicView, PrivateView]):
    """Every table has the words of its own goals (S-2)."""

    def writers(self, view: View) -> tuple[Writer, Writer]:
        return _writers(view.record.tobytes()[:_GOAL_BYTES])


_PLAIN = Writer(PublicView), Writer(PrivateView)
_GOAL_BYTES = sum(VIEW[name].itemsize for name in GOAL_FIELDS)  # which stand first in a record


@lru_cache(64)
def _writers(goals: bytes) -> tuple[Writer, Writer]:
    view = np.frombuffer(goals + bytes(VIEW.itemsize - _GOAL_BYTES), VIEW)
    written = [json.encode(convert(goal.as_object(), Goal)) for goal in goals_of(view)]
    public, private = _PLAIN
    return public.with_own(written), private.with_own(written)


VIEWS = _SplitoViews(PublicView, PrivateView, public, private)
