"""The face of Red7 and «Спектр»: options, notation, outcome. Rules are asked, never repeated."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from igroteka.games.red7.face import events, judge, refusals
from igroteka.games.red7.face.notation import MOVE_TEXTS, MOVES
from igroteka.games.red7.face.views import VIEWS
from igroteka.games.red7.face.words import spoken
from igroteka.games.red7.rules.kernels import KERNELS
from igroteka.games.red7.rules.lead import points_of
from igroteka.games.red7.rules.pieces import (
    CARD_BY_TEXT,
    CARD_TEXTS,
    COLOURS,
    HAND_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    WINNING_POINTS,
)
from igroteka.games.red7.rules.state import DEAL
from igroteka.games.red7.rules.turn import DONE, KIND, PASS, bring, step
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
    Stepped,
    seats_of,
)
from igroteka.options import Option, switch

EDITIONS = ("red7", "spectra")


def _in_red7(options: Options) -> bool:
    return options["edition"] == "red7"


def _in_spectra(options: Options) -> bool:
    return options["edition"] == "spectra"


# The last four are the differences between the editions; each may be set on its own.
def _with_actions(options: Options) -> bool:
    """R-12: without extra actions odd cards do nothing more."""
    return bool(options["extra_actions"])


OPTIONS = (
    Option("players", tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1)), 3, "R-3"),
    Option("edition", EDITIONS, "red7"),
    switch("extra_actions", False, "R-12"),
    switch("advanced", False, "R-17"),
    switch("five_chains", _in_red7, "R-14", _with_actions),
    switch("seven_may_skip", _in_red7, "R-12", _with_actions),
    switch("one_spares_smaller", _in_spectra, "R-16", _with_actions),
    switch("one_may_lose", _in_spectra, "R-16", _with_actions),
)


class Red7(Game):
    """Red7 / «Спектр»."""

    id = "red7"
    rule_letter = "R"
    last_rule = 21
    versions = ("1", "2")  # 2: R-16, a 1 may be played by who will be out
    kernels = KERNELS
    options = OPTIONS
    views = VIEWS
    end_step = Move(DONE * KIND)
    pass_move = Move(PASS * KIND)
    any_mover: ClassVar[Mapping[str, object]] = {"seat": 0, "hand": []}

    def check(self, options: Options) -> None:
        """All combinations fit."""

    def parse_options(self, given: Mapping[str, object] | Iterable[str]) -> Options:
        options = super().parse_options(given)
        # version 1 did not know the switch; a 1 had to leave its player leading.
        return {**options, "one_may_lose": False} if self.rules_version == "1" else options

    def hides_chance(self, options: Options) -> bool:
        # Without a draw the only chance is the deal, which shows everybody their own hand.
        return bool(options["extra_actions"] or options["advanced"])

    def encode(self, options: Options) -> Sequence[int]:
        return [int(options[option.name]) for option in OPTIONS if option.name != "edition"]

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def move_text(self, move: Move) -> str:
        return MOVE_TEXTS[move]

    def parse_move(self, text: str) -> Move:
        move = MOVES.get(text)
        if move is None:
            move = MOVES.get(" ".join(text.lower().split()))
        if move is not None:
            return move
        raise NotAMove(
            f"{text!r} is not a step; steps are «palette 2g», «canvas 1g», «seven 6b», "
            f"«tuck 1 7r» (seat and card), «draw», «done», «pass»"
        )

    def item_text(self, item: int) -> str:
        return CARD_TEXTS[item]

    def parse_item(self, text: str) -> int:
        if text not in CARD_BY_TEXT:
            raise NotAMove(f"{text!r} is not a card: number 1-7 and one of {', '.join(COLOURS)}")
        return CARD_BY_TEXT[text]

    def deal_groups(self, state: State) -> Sequence[int]:
        if state["phase"][0] != DEAL:
            return ()
        players = int(state["players"][0])
        return [*[HAND_SIZE] * players, players]

    def events(
        self, before: State, seat: Seat, done: Move | tuple[int, ...], after: State
    ) -> list[Event]:
        return events.events(before, seat, done, after)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal:
        return refusals.why_not(state[0], seat, move)

    def outcome(self, state: State) -> Outcome:
        s = state[0]
        players = int(s["players"])
        returns = self.returns(state, players)
        winners = tuple(seat for seat in range(players) if returns[seat] > 0)
        if not s["advanced"]:
            facts = {"rule": COLOURS[s["won_rule"]]}
            return Outcome(winners, returns, "red7-outcome-last", facts)
        points = tuple(points_of(int(s["scored"][seat])) for seat in range(players))
        reached = max(points) >= WINNING_POINTS[players]
        reason = "red7-outcome-points" if reached else "red7-outcome-deck"
        if len(winners) > 1:
            reason = "red7-outcome-shared"
        facts: dict[str, Fact] = {"points": points, "best": max(points)}
        return Outcome(winners, returns, reason, facts)

    def step(self, state: State, seat: Seat, move: Move) -> Stepped | None:
        after = self.blank()
        turn, waits, wanted = step(state, 0, seat, move, after, 0)
        return Stepped(after, int(turn), seats_of(int(waits)), int(wanted)) if turn >= 0 else None

    def bring(self, state: State, items: Sequence[int]) -> Stepped:
        after = self.blank()
        turn, waits, wanted = bring(state, 0, np.array(items, np.int64), after, 0)
        return Stepped(after, int(turn), seats_of(int(waits)), int(wanted))

    def spoken(self, facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
        return spoken(facts, lang)

    def judge(self, position: object, lang: str) -> dict[str, Any]:
        return judge.judge(position, lang)

    def set_up(self, position: object) -> tuple[State, Seat]:
        state, seat = judge.set_up(position)
        return State(state), seat
