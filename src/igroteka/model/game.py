"""The face of a game: everything that is asked of one, in plain Python around its kernels."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar

import numpy as np
from msgspec import json

from igroteka.model.kernels import Kernels
from igroteka.model.values import (
    SPECTATOR,
    Event,
    Fact,
    Move,
    NotAMove,
    Outcome,
    Refusal,
    Seat,
    State,
    Stepped,
    UnknownRules,
    View,
    seats_of,
)
from igroteka.model.views import PrivateView, PublicView, Views
from igroteka.options import Option, Options, parse_options, value_text
from igroteka.rng import Rng


def _blank(dtype: np.dtype[Any], count: int) -> np.ndarray:
    """Zeroed records; four times as fast as `np.zeros`, which visits their fields."""
    return np.frombuffer(bytearray(count * dtype.itemsize), dtype)


class Game(ABC):
    """The face of a game. Concrete games fill in what differs; the rest is the same for all."""

    id: ClassVar[str]
    rule_letter: ClassVar[str]  # rules are, …
    last_rule: ClassVar[int]
    # Versions of the rules that are played here, today's last. A new one comes whenever the same
    # record could play differently; the earlier ones stay, so that old matches mean what they did.
    versions: ClassVar[tuple[str, ...]] = ("1",)
    kernels: ClassVar[Kernels]
    options: ClassVar[tuple[Option, ...]]
    views: ClassVar[Views[PublicView, PrivateView]]
    # Whether several seats choose at once, hidden from each other. A seat that has chosen is not
    # waited for any more, but has legal moves until all have: it may still change its mind.
    simultaneous: ClassVar[bool] = False
    # Ready-made messages that players may say to each other, as message ids.
    phrases: ClassVar[tuple[str, ...]] = ()
    # The move that gives up; chosen at random only where nothing else is legal. None if none does.
    pass_move: ClassVar[Move | None] = None
    # The move that says «my turn ends here»; records leave it out. None if a game has no such.
    end_step: ClassVar[Move | None] = None

    # Where moves, or what chance brings, are a few words by number, `move_text` and the like need
    # not be written.
    move_words: ClassVar[tuple[str, ...]] = ()
    item_words: ClassVar[tuple[str, ...]] = ()
    # What to add to a referee's position that names no mover, so that it can be looked at.
    any_mover: ClassVar[Mapping[str, object]] = {}
    _version: str | None = None  # an earlier one; see `under`

    @property
    def rules_version(self) -> str:
        """By which version of its rules this game is played."""
        return self._version or self.versions[-1]

    def under(self, version: str) -> "Game":
        """The same game by that version of its rules (UnknownRules if there is none)."""
        if version not in self.versions:
            raise UnknownRules(self.id, version, self.versions)
        game = copy(self)
        game._version = version
        return game

    # -- what a game fills in -------------------------------------------------------------------

    def check(self, options: Options) -> None:  # noqa: B027 - in many games all fit
        """Refuse a combination of options that does not fit (OptionError)."""

    def encode(self, options: Options) -> Sequence[int]:
        """The options as numbers, in the order `kernels.new` reads them."""
        return [int(value) for value in options.values()]

    def seats(self, options: Options) -> int:
        """How many seats the table has."""
        return int(options["players"])

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        return tuple((seat,) for seat in range(self.seats(options)))

    def move_text(self, move: Move) -> str:
        """A move as people write it; `parse_move` reads it back."""
        return self.move_words[move]

    def parse_move(self, text: str) -> Move:
        """The move this text means (NotAMove if none)."""
        word = text.strip().lower()
        if word not in self.move_words:
            raise NotAMove(f"{text!r} is not a move; moves are {', '.join(self.move_words)}")
        return Move(self.move_words.index(word))

    def item_text(self, item: int) -> str:
        """What chance brings (a card, a token), as people write it."""
        return self.item_words[item]

    def parse_item(self, text: str) -> int:
        """Reads `item_text` back (NotAMove if it cannot)."""
        if text not in self.item_words:
            raise NotAMove(f"{text!r} cannot come; there are {', '.join(self.item_words)}")
        return self.item_words.index(text)

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

    def rule_facts(self, options: Options) -> dict[str, Fact]:
        """Facts of the rules in short (`<id>-short-…`) at a table with these options."""
        return {name: value_text(v) if isinstance(v, bool) else v for name, v in options.items()}

    def partners_may_talk(self, options: Options) -> bool | None:
        """Whether the rules let partners talk among themselves; None: as the host likes."""
        return None

    def spoken(self, facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
        """Facts of events and refusals in words of a language."""
        return dict(facts)

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

    def describe(self, view: View) -> dict[str, Any]:
        """All that the view's seat may know, public and private in one; for tests and people."""
        public, private = self.views.public_json(view), self.views.private_json(view)
        return {"seat": view.seat, **json.decode(public), **(json.decode(private) or {})}

    def imagine(self, view: View, rng: Rng) -> State:
        """A random state that looks to the view's seat exactly as the view does."""
        state = self.blank()
        self.kernels.determinise(view.record, 0, state, 0, rng)
        return state
