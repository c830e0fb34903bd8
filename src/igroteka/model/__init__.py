"""The contract between a game and everybody else.

A game's rules are kernels over packed records (`Kernels`). Around them stands a `Game`: options,
notation, events, outcome, refusals, all in plain Python. A match, a record, a bot or a server asks
the game and never looks into a state.
"""

from igroteka.model.game import Game
from igroteka.model.kernels import Kernels
from igroteka.model.values import (
    CHANCE,
    SPECTATOR,
    Event,
    Fact,
    Illegal,
    Move,
    NotAMove,
    NotYourTurn,
    Outcome,
    PositionError,
    Refusal,
    Seat,
    SeenEvent,
    State,
    Stepped,
    UnknownRules,
    View,
    seats_of,
)
from igroteka.model.views import PrivateView, PublicView, Views
from igroteka.options import Option, Options, Value

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Event",
    "Fact",
    "Game",
    "Illegal",
    "Kernels",
    "Move",
    "NotAMove",
    "NotYourTurn",
    "Option",
    "Options",
    "Outcome",
    "PositionError",
    "PrivateView",
    "PublicView",
    "Refusal",
    "Seat",
    "SeenEvent",
    "State",
    "Stepped",
    "UnknownRules",
    "Value",
    "View",
    "Views",
    "seats_of",
]
