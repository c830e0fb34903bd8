"""A match: one playing of a game. State, history, version; no clock, no network, no names."""

from bisect import bisect_right

from msgspec import Struct

from igroteka.dealer import Dealer
from igroteka.model import (
    CHANCE,
    SPECTATOR,
    Event,
    Game,
    Illegal,
    Move,
    NotYourTurn,
    Options,
    Outcome,
    Seat,
    SeenEvent,
    State,
    Stepped,
    View,
)


class Step(Struct, frozen=True):
    """One entry of the history: what a seat did, or what chance brought."""

    turn: int
    seat: Seat
    move: Move | None = None
    items: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()


class Match:
    """The authority over one playing. Refuses what is not legal, remembers the rest."""

    def __init__(self, game: Game, options: Options, dealer: Dealer) -> None:
        self.game = game
        self.options = options
        self.version = 1  # the opening deal; 0 is what somebody has who has seen nothing
        self.steps: list[Step] = []
        self._dealer = dealer
        self._log: list[Event] = []
        self._logged: list[int] = []  # the versions of the log's events
        self._undo: list[tuple[State, int]] = []  # states before the steps of this turn
        self._chances = 0  # how often chance has moved
        self._now(game.stepped(game.new(options)))
        if self._wanted:
            self._let_chance_move()

    # -- questions -------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def over(self) -> bool:
        return self.game.is_over(self._state)

    def to_act(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return self._to_act

    def may_act(self, seat: Seat) -> bool:
        """Whether a seat may act now: it is waited for, or may still change its commitment."""
        if seat in self._to_act:
            return True
        changes = self.game.simultaneous and 0 <= seat < self.seats and not self.over
        return changes and bool(self.legal(seat))

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of a seat."""
        legal = self._legal.get(seat)
        if legal is None:
            waits = seat not in self._to_act and not self.game.simultaneous
            legal = self._legal[seat] = () if waits else self.game.legal(self._state, seat)
        return legal

    def view(self, seat: Seat) -> View:
        """What a seat may see and do."""
        record = self.game.sight(self._state, seat)
        legal = self.legal(seat) if seat != SPECTATOR else ()
        return View(self.game.id, self.options, seat, record, legal, self._to_act, self.turn)

    def outcome(self) -> Outcome:
        """Who won and why."""
        return self.game.outcome(self._state)

    def events(self, viewer: Seat, since: int = 0) -> list[SeenEvent]:
        """What happened after a version, as a viewer may know it."""
        return [event.seen_by(viewer) for event in self.happened(since)]

    def happened(self, since: int) -> list[Event]:
        """What happened after a version, with its audiences; for who tells it to many viewers."""
        return self._log[bisect_right(self._logged, since) :]

    def open_events(self, since: int = 0) -> list[SeenEvent]:
        """What happened after a version with all that was hidden; for a match that is over."""
        return [
            SeenEvent(event.id, event.seat, {**event.facts, **event.secret})
            for event in self.happened(since)
        ]

    def state_bytes(self) -> bytes:
        """The whole state, to compare two matches."""
        return self._state.tobytes()

    # -- deeds -----------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do a move, or say why not: NotYourTurn, Illegal. Nothing changes on refusal.

        Returns what happened, with its audiences; for who tells it to many viewers.
        """
        if seat not in self._to_act and not self.may_act(seat):
            raise NotYourTurn(self._not_your_turn(seat, self._to_act))
        game, before, turn, told = self.game, self._state, self.turn, len(self._log)
        after = game.step(before, seat, move)
        if after is None:
            raise Illegal(game.why_not(before, seat, move))
        self._undo.append((before, len(self.steps)))
        self.version += 1
        if game.simultaneous:
            self._withdraw(turn, seat)
        self._record(Step(turn, seat, move), move, after)
        if self._wanted:
            self._let_chance_move()
        if self.turn != turn:
            self._undo.clear()
            if game.simultaneous:
                self._settle()
        return self._log[told:]

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat can take back its last step: same turn, nothing hidden came to light."""
        return bool(self._undo) and seat in self._to_act and not self.game.simultaneous

    def undo(self, seat: Seat) -> None:
        """Take back the last step of the turn."""
        if not self.may_undo(seat):
            raise NotYourTurn("there is nothing to take back")
        state, length = self._undo.pop()
        self._now(self.game.stepped(state))
        del self.steps[length:]
        self.version += 1
        self._tell([Event("event-undo", seat)])

    # -- inside ----------------------------------------------------------------------------------

    def _not_your_turn(self, seat: Seat, to_act: tuple[Seat, ...]) -> str:
        if not 0 <= seat < self.seats:
            return f"there is no seat {seat}; seats are 0 to {self.seats - 1}"
        if not to_act:
            return "the match is over"
        return f"seat {seat} cannot act now; to act: {', '.join(map(str, to_act))}"

    def _now(self, stepped: Stepped) -> None:
        """From here on this is the state; what everybody asks about it is asked once."""
        self._state, self.turn, self._to_act = stepped.state, stepped.turn, stepped.to_act
        self._wanted = 0 if stepped.to_act else stepped.wanted  # who is to act waits for no chance
        self._legal: dict[Seat, tuple[Move, ...]] = {}

    def _record(self, step: Step, done: Move | tuple[int, ...], after: Stepped) -> None:
        events = self.game.events(self._state, step.seat, done, after.state)
        self._now(after)
        self.steps.append(step)
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        self._log += events
        self._logged += [self.version] * len(events)

    def _let_chance_move(self) -> None:
        game = self.game
        while self._wanted:
            now = self._state
            items = self._dealer.deal(self._chances, game.pile(now), self._wanted)
            self._chances += 1
            step = Step(self.turn, CHANCE, None, items, tuple(game.deal_groups(now)))
            self._record(step, items, game.bring(now, items))
        self._undo.clear()  # something hidden came to light

    def _withdraw(self, turn: int, seat: Seat) -> None:
        """A changed commitment takes the place of the earlier one."""
        self.steps = [step for step in self.steps if (step.turn, step.seat) != (turn, seat)]

    def _settle(self) -> None:
        """After the reveal, commitments stand in seat order, however they arrived."""
        self.steps.sort(key=lambda step: (step.turn, step.seat))
