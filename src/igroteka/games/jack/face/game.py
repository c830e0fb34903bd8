"""The face of One-Eyed Jack: options, notation, outcome. Rules are asked, never repeated."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from igroteka.games.jack.face import events, judge, notation, refusals
from igroteka.games.jack.face.board import CLASSIC, layout_of, read_board, squares_by_card
from igroteka.games.jack.face.views import VIEWS
from igroteka.games.jack.face.words import spoken
from igroteka.games.jack.rules.kernels import KERNELS
from igroteka.games.jack.rules.moves import PASS
from igroteka.games.jack.rules.pieces import (
    CARD_BY_TEXT,
    CARD_TEXTS,
    HAND_SIZE,
    SIDES,
    TEAMS,
    TO_WIN,
)
from igroteka.games.jack.rules.state import DEAL, FIRST
from igroteka.model import (
    Event,
    Fact,
    Game,
    Move,
    NotAMove,
    Options,
    Outcome,
    Refusal,
    Seat,
    State,
)
from igroteka.options import Option, OptionError, WordOption, switch


def _usual_teams(options: Options) -> int:
    """J-4: the only split there is, or two teams where there is a choice."""
    return TEAMS[int(options["players"])][0]


def _has_partners(options: Options) -> bool:
    """J-4: whether a side is more than one player."""
    return int(options["players"]) > int(options["teams"])


OPTIONS = (
    Option("players", tuple(TEAMS), 2, "J-4"),
    Option("teams", (2, 3), _usual_teams, "J-4"),
    switch("strict_draw", False, "J-14"),
    switch("partner_hints", False, "J-19", _has_partners),
    WordOption("board", (CLASSIC,), CLASSIC, "J-1", read_board),
)


class Jack(Game):
    """One-Eyed Jack / «Одноглазый валет»."""

    id = "jack"
    rule_letter = "J"
    last_rule = 19
    versions = ("1", "2")  # 2: J-17, a finished five slides
    kernels = KERNELS
    options = OPTIONS
    views = VIEWS
    pass_move = Move(PASS)
    any_mover: ClassVar[Mapping[str, object]] = {"side": "B", "hand": []}

    def __init__(self, board: str = CLASSIC) -> None:
        """The referee looks at this board; tables have theirs as an option."""
        self.board = board

    def check(self, options: Options) -> None:
        players, teams = int(options["players"]), int(options["teams"])
        if teams in TEAMS[players]:
            return
        fitting = ", ".join(str(count) for count in TEAMS if teams in TEAMS[count])
        raise OptionError(
            "teams",
            f"{players} players cannot play as {teams} sides (J-4): {teams} sides are possible "
            f"with {fitting} players; {players} players are {TEAMS[players][0]} sides",
        )

    def encode(self, options: Options) -> Sequence[int]:
        squares = squares_by_card(layout_of(str(options["board"])))
        numbers = [int(options[name]) for name in ("players", "teams", "strict_draw")]
        slides = int(self.rules_version != "1")  # J-17
        return [*numbers, slides, *(square for pair in squares for square in pair)]

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        teams = int(options["teams"])
        return tuple(tuple(range(side, self.seats(options), teams)) for side in range(teams))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """J-14: who moved longest ago and has still to draw comes first, whose turn it is last.

        So whoever asks the first of these seats lets nobody come late who did not want to.
        """
        seats, actor = super().to_act(state), int(state[0]["actor"])
        players = int(state[0]["players"])
        return tuple(sorted(seats, key=lambda seat: (seat - actor - 1) % players))

    def move_text(self, move: Move) -> str:
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def item_text(self, item: int) -> str:
        return CARD_TEXTS[item]

    def parse_item(self, text: str) -> int:
        if text not in CARD_BY_TEXT:
            raise NotAMove(f"{text!r} is not a card: a rank of 23456789TJQKA and a suit of CDHS")
        return CARD_BY_TEXT[text]

    def deal_groups(self, state: State) -> Sequence[int]:
        s = state[0]
        if s["phase"] == FIRST:
            return [1] * self.wanted(state)
        players = int(s["players"])
        return [int(HAND_SIZE[players])] * players if s["phase"] == DEAL else ()

    def events(
        self, before: State, seat: Seat, done: Move | tuple[int, ...], after: State
    ) -> list[Event]:
        return events.events(before[0], seat, done, after[0])

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal:
        return refusals.why_not(state[0], seat, move)

    def outcome(self, state: State) -> Outcome:
        s = state[0]
        players, winner = int(s["players"]), int(s["winner"])
        returns = self.returns(state, players)
        score: dict[str, Fact] = {"score": tuple(int(n) for n in s["sequences"][: s["sides"]])}
        if winner < 0:
            return Outcome((), returns, "jack-outcome-drawn", score)
        winners = tuple(seat for seat in range(players) if returns[seat] > 0)
        return Outcome(winners, returns, "jack-outcome-won", {**score, "side": SIDES[winner]})

    def rule_facts(self, options: Options) -> dict[str, Fact]:
        return {"needed": int(TO_WIN[int(options["teams"])])}

    def partners_may_talk(self, options: Options) -> bool | None:
        """J-19: only if they have agreed on it."""
        return bool(options["partner_hints"])

    def spoken(self, facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
        return spoken(facts, lang)

    def judge(self, position: object, lang: str) -> dict[str, Any]:
        return judge.judge(position, lang, self.board)

    def set_up(self, position: object) -> tuple[State, Seat]:
        state, seat = judge.set_up(position, self.board)
        return State(state), seat
