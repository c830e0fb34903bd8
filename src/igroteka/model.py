"""The contract: what a game is, and the small values that pass between it and everybody else.

A game's rules are kernels over packed records (`Kernels`). Around them stands a `Game`: options,
notation, events, outcome, refusals, all in plain Python. A match, a record, a bot or a server asks
the game and never looks into a state.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple, NewType

import numpy as np
from msgspec import Struct, field, json

from igroteka.options import Option, Options, Value, parse_options
from igroteka.rng import Rng

Seat = int
CHANCE: Seat = -1  # the actor of a deal or a draw
SPECTATOR: Seat = -1  # the viewer without a seat

Move = NewType("Move", int)
# An array of one record of the game's state dtype. Only games and matches hold one; everybody
# else is handed a View.
State = NewType("State", np.ndarray)
Fact = str | int | bool | tuple[Any, ...] | None


class NotAMove(ValueError):
    """The text is not a move of this game; says what a move looks like."""


class NotYourTurn(ValueError):
    """The seat cannot act now."""


class Refusal(Struct, frozen=True):
    """Why a move is not legal: the rule that forbids it and a message for people."""

    rule: str
    id: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Illegal(ValueError):
    """A move of this game, but not a legal one now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.id}")
        self.refusal = refusal


class PositionError(ValueError):
    """A position that cannot be judged: what is wrong and where."""

    def __init__(self, message: str, at: str | None, rule: str | None = None) -> None:
        super().__init__(message)
        self.message, self.at, self.rule = message, at, rule


class SeenEvent(Struct, frozen=True):
    """What happened, as one viewer sees it."""

    id: str
    seat: Seat | None
    facts: Mapping[str, Fact]


class Event(Struct, frozen=True):
    """What happened. `facts` are for everybody, `secret` for the seats in `audience` only."""

    id: str
    seat: Seat | None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    secret: Mapping[str, Fact] = field(default_factory=dict)
    audience: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Seat) -> SeenEvent:
        """The event with what this viewer may know."""
        allowed = {**self.facts, **self.secret} if viewer in self.audience else self.facts
        return SeenEvent(self.id, self.seat, allowed)


class Outcome(Struct, frozen=True):
    """Who won and why. `returns` sum to 1 over the seats; alone, 1 is all that can be achieved."""

    winners: tuple[Seat, ...]
    returns: tuple[float, ...]
    reason: str  # a message id
    facts: Mapping[str, Fact] = field(default_factory=dict)


class View(Struct, frozen=True):
    """What one seat (or a spectator) may see, and what it may do. All that a bot ever gets."""

    game: str
    options: Options
    seat: Seat
    record: np.ndarray  # one record of the game's view dtype
    legal: tuple[Move, ...]
    to_act: tuple[Seat, ...]
    turn: int


class Stepped(Struct, frozen=True, eq=False):
    """The table after a step: its state, the number of its turn, whom it waits for, and how many
    items chance has to bring if it waits for nobody."""

    state: State
    turn: int
    to_act: tuple[Seat, ...]
    wanted: int


class Kernels(NamedTuple):
    """A game's compiled rules. States and views are arrays of records with an index."""

    state: np.dtype[Any]
    view: np.dtype[Any]
    max_moves: int  # most legal moves anywhere
    max_pile: int  # largest pile chance takes from
    new: Callable[..., None]  # (states, i, options): the table before anything is dealt
    wanted: Callable[..., int]  # (states, i): how many items chance has to bring now; 0 = none
    pile: Callable[..., int]  # (states, i, items): what it takes from; returns how many
    chance: Callable[..., None]  # (states, i, items): what it brought
    to_act: Callable[..., int]  # (states, i): seats the table waits for, as bits; 0 for chance
    turn_of: Callable[..., int]  # (states, i): number of the turn or round, from 1
    is_over: Callable[..., bool]  # (states, i)
    legal: Callable[..., int]  # (states, i, seat, moves): returns how many
    apply: Callable[..., None]  # (states, i, seat, move)
    returns: Callable[..., None]  # (states, i, into): one float a seat, see Outcome
    observe: Callable[..., None]  # (states, i, seat, views, j)
    determinise: Callable[..., None]  # (views, j, states, i, rng): a state that looks so
    resolve: Callable[..., None]  # (states, i, rng, items): chance brings at random what is due
    playout: Callable[..., int]  # (states, i, rng, moves, items): random play; decisions made
    playouts: Callable[..., int]  # (states, i, options, count, rng, moves, items): whole matches


def _blank(dtype: np.dtype[Any], count: int) -> np.ndarray:
    """Zeroed records; four times as fast as `np.zeros`, which visits their fields."""
    return np.frombuffer(bytearray(count * dtype.itemsize), dtype)


@cache
def seats_of(bits: int) -> tuple[Seat, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Game(ABC):
    """The face of a game. Concrete games fill in what differs; the rest is the same for all."""

    id: ClassVar[str]
    rule_letter: ClassVar[str]  # rules are, …
    last_rule: ClassVar[int]
    rules_version: ClassVar[str]  # changes whenever the same record could play differently
    kernels: ClassVar[Kernels]
    options: ClassVar[tuple[Option, ...]]
    # Whether several seats choose at once, hidden from each other. A seat that has chosen is not
    # waited for any more, but has legal moves until all have: it may still change its mind.
    simultaneous: ClassVar[bool] = False
    # S-18 of Splito: ready-made messages that players may say to each other, as message ids.
    phrases: ClassVar[tuple[str, ...]] = ()
    # The move that gives up; chosen at random only where nothing else is legal. None if none does.
    pass_move: ClassVar[Move | None] = None
    # The move that says «my turn ends here»; records leave it out. None if a game has no such.
    end_step: ClassVar[Move | None] = None

    # -- what a game fills in -------------------------------------------------------------------

    @abstractmethod
    def check(self, options: Options) -> None:
        """Refuse a combination of options that does not fit (OptionError)."""

    @abstractmethod
    def encode(self, options: Options) -> Sequence[int]:
        """The options as numbers, in the order `kernels.new` reads them."""

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many seats the table has."""

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        return tuple((seat,) for seat in range(self.seats(options)))

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """A move as people write it; `parse_move` reads it back."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move this text means (NotAMove if none)."""

    @abstractmethod
    def item_text(self, item: int) -> str:
        """What chance brings (a card, a token), as people write it."""

    @abstractmethod
    def parse_item(self, text: str) -> int:
        """Reads `item_text` back (NotAMove if it cannot)."""

    def deal_groups(self, state: State) -> Sequence[int]:
        """Sizes of the groups in which the chance step now due is dealt, for readable records.

        Empty for a draw inside a turn, which a record writes behind the step that drew.
        """
        return ()

    def hides_chance(self, options: Options) -> bool:
        """Whether chance ever brings something that some seat does not get to see."""
        return True

    @abstractmethod
    def events(
        self, before: State, seat: Seat, done: Move | tuple[int, ...], after: State
    ) -> list[Event]:
        """What happened by a move (or by what chance brought, seat CHANCE)."""

    @abstractmethod
    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal:
        """The rule that forbids a move which is not legal."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Who won and why; only for a match that is over."""

    @abstractmethod
    def describe(self, view: View) -> dict[str, Any]:
        """The view as plain data (for the browser, for tests, for people)."""

    def described(self, view: View) -> bytes:
        """The same as JSON."""
        return json.encode(self.describe(view))

    def sight_text(self, state: State, seat: Seat, options: Options) -> bytes:
        """What a seat sees and may do now, as two members of a JSON object."""
        view = self.view(state, seat, options)
        legal = json.encode([self.move_text(move) for move in view.legal])
        return b'"view":%b,"legal":%b' % (self.described(view), legal)

    @abstractmethod
    def spoken(self, facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
        """Facts of events and refusals in words of a language."""

    @abstractmethod
    def judge(self, position: object, lang: str) -> dict[str, Any]:
        """The referee's answer to one position (PositionError if it cannot be judged)."""

    @abstractmethod
    def set_up(self, position: object) -> tuple[State, Seat]:
        """A state that looks like a referee's position, and whose move it is."""

    # -- what is the same for all ----------------------------------------------------------------

    def parse_options(self, given: Mapping[str, object] | Iterable[str]) -> Options:
        """Options from names and values or from `name=value` texts, checked and complete."""
        options = parse_options(self.id, self.options, given)
        self.check(options)
        return options

    def blank(self, count: int = 1) -> State:
        """Room for states."""
        return State(_blank(self.kernels.state, count))

    def new(self, options: Options) -> State:
        """A table before anything is dealt."""
        state = self.blank()
        self.kernels.new(state, 0, np.array(self.encode(options), np.int64))
        return state

    def copy(self, state: State) -> State:
        """The same state again."""
        # Records are packed, so their bytes are all there is; NumPy would copy field by field.
        return State(np.frombuffer(bytearray(state.tobytes()), self.kernels.state))

    def wanted(self, state: State) -> int:
        """How many items chance has to bring now."""
        return int(self.kernels.wanted(state, 0))

    def pile(self, state: State) -> tuple[int, ...]:
        """The items chance takes from, all equally likely."""
        items = np.zeros(self.kernels.max_pile, np.int64)
        return tuple(items[: self.kernels.pile(state, 0, items)].tolist())

    def chance(self, state: State, items: Sequence[int]) -> None:
        """What chance brought."""
        self.kernels.chance(state, 0, np.array(items, np.int64))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seats the table waits for. Others may act only to change a commitment."""
        return seats_of(int(self.kernels.to_act(state, 0)))

    def turn(self, state: State) -> int:
        """The number of the turn (or of the round where all choose at once)."""
        return int(self.kernels.turn_of(state, 0))

    def is_over(self, state: State) -> bool:
        """Whether the match is over."""
        return bool(self.kernels.is_over(state, 0))

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of a seat."""
        moves = np.empty(self.kernels.max_moves, np.int64)
        return tuple(moves[: self.kernels.legal(state, 0, seat, moves)].tolist())

    def apply(self, state: State, seat: Seat, move: Move) -> None:
        """Do a legal move."""
        self.kernels.apply(state, 0, seat, move)

    def step(self, state: State, seat: Seat, move: Move) -> Stepped | None:
        """The table after a move, the state staying what it is; None if the move is not legal."""
        if move not in self.legal(state, seat):
            return None
        after = self.copy(state)
        self.apply(after, seat, move)
        return self.stepped(after)

    def bring(self, state: State, items: Sequence[int]) -> Stepped:
        """The table after what chance brought, the state staying what it is."""
        after = self.copy(state)
        self.chance(after, items)
        return self.stepped(after)

    def stepped(self, state: State) -> Stepped:
        """What everybody asks about a table after a step."""
        return Stepped(state, self.turn(state), self.to_act(state), self.wanted(state))

    def suppose(self, state: State, seat: Seat, move: Move) -> None:
        """Do a legal move on an imagined table, to look ahead.

        Where all choose at once, only this choice comes to light: the others are not known.
        """
        self.apply(state, seat, move)

    def returns(self, state: State, seats: int) -> tuple[float, ...]:
        """What each seat gets at the end; see Outcome."""
        into = np.zeros(seats, np.float64)
        self.kernels.returns(state, 0, into)
        return tuple(into.tolist())

    def sight(self, state: State, seat: Seat) -> np.ndarray:
        """What a seat may see: one record of the view dtype."""
        record = _blank(self.kernels.view, 1)
        self.kernels.observe(state, 0, seat, record, 0)
        return record

    def view(self, state: State, seat: Seat, options: Options) -> View:
        """What a seat may see and do."""
        record = self.sight(state, seat)
        legal = self.legal(state, seat) if seat != SPECTATOR else ()
        return View(self.id, options, seat, record, legal, self.to_act(state), self.turn(state))

    def attempt(self, position: object, do: Sequence[str]) -> Refusal | None:
        """Try steps from a referee's position; the refusal of the first that is not legal.

        What chance brings after a step stands behind it in brackets: `["draw", "[5b]"]`.
        """
        state, seat = self.set_up(position)
        for text in do:
            if text.startswith("["):
                items = [self.parse_item(item) for item in text.strip("[]").split()]
                if len(items) != self.wanted(state) or not set(items) <= set(self.pile(state)):
                    raise NotAMove(f"{text} cannot come now")
                self.chance(state, items)
                continue
            move = self.parse_move(text)
            if move not in self.legal(state, seat):
                return self.why_not(state, seat, move)
            self.apply(state, seat, move)
        return None

    def imagine(self, view: View, rng: Rng) -> State:
        """A random state that looks to the view's seat exactly as the view does."""
        state = self.blank()
        self.kernels.determinise(view.record, 0, state, 0, rng)
        return state


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
    "Refusal",
    "Seat",
    "SeenEvent",
    "State",
    "Stepped",
    "Value",
    "View",
    "seats_of",
]
