"""The face of Splito: options, notation, outcome. Rules are asked, never repeated."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from igroteka.games.splito.face import events, judge, refusals
from igroteka.games.splito.face.goal_files import STANDARD, name_of, named_goals, standard
from igroteka.games.splito.face.goal_lists import GoalList, parse_goals
from igroteka.games.splito.face.phrases import PHRASES
from igroteka.games.splito.face.tally import live_tally
from igroteka.games.splito.face.views import VIEWS
from igroteka.games.splito.face.words import spoken
from igroteka.games.splito.rules.kernels import KERNELS
from igroteka.games.splito.rules.pieces import (
    COLOURS,
    HAND_SIZE,
    ITEM_BY_TEXT,
    ITEM_TEXTS,
    MAX_GOAL,
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from igroteka.games.splito.rules.play import LEFT, SIDE_WORDS, SIDES, lay_out
from igroteka.games.splito.rules.seating import left_zone, places, right_zone
from igroteka.model import (
    Event,
    Fact,
    Game,
    Move,
    NotAMove,
    Options,
    Outcome,
    PositionError,
    Refusal,
    Seat,
    State,
)
from igroteka.options import Option, OptionError, WordOption, switch

_PICK = re.compile(r"(\w+) (left|right)")


def _read_goals(word: str) -> str:
    """S-2: a list of goals in one word, checked."""
    try:
        return name_of(parse_goals(word))
    except PositionError as error:
        raise ValueError(f"{error.message} ({error.at})") from None


OPTIONS = (
    Option("players", tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1)), 4, "S-3"),
    switch("promo", False, "S-8"),
    WordOption("goals", (STANDARD,), STANDARD, "S-2", _read_goals),
)


class Splito(Game):
    """«Сплито»."""

    id = "splito"
    rule_letter = "S"
    last_rule = 18
    kernels = KERNELS
    options = OPTIONS
    views = VIEWS
    simultaneous = True
    phrases = PHRASES
    any_mover: ClassVar[Mapping[str, object]] = {"seat": 0, "hand": []}

    def __init__(self, goals: GoalList | None = None) -> None:
        """The referee counts numbered goals by this list; tables have theirs as an option."""
        self.goals = goals or standard()

    def check(self, options: Options) -> None:
        """S-2: the promo card can be used if the list of goals has one."""
        if options["promo"] and named_goals(str(options["goals"])).promo_points is None:
            raise OptionError("promo", "promo: this list of goals has no promo card (id 42)")

    def encode(self, options: Options) -> Sequence[int]:
        goals = named_goals(str(options["goals"]))
        head = (options["players"], options["promo"], goals.promo_points or 0)
        return [*map(int, head), *goals.numbers()]

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def move_text(self, move: Move) -> str:
        return f"{ITEM_TEXTS[move // SIDES]} {SIDE_WORDS[move % SIDES]}"

    def parse_move(self, text: str) -> Move:
        found = _PICK.fullmatch(" ".join(text.lower().split()))
        if found and found[1] in ITEM_BY_TEXT:
            return Move(ITEM_BY_TEXT[found[1]] * SIDES + SIDE_WORDS.index(found[2]))
        raise NotAMove(
            f"{text!r} is not a pick; a pick is a card and a zone: «5r left», "
            "«g17 right» (goal 17 into the right zone)"
        )

    def item_text(self, item: int) -> str:
        return ITEM_TEXTS[item]

    def parse_item(self, text: str) -> int:
        if text not in ITEM_BY_TEXT:
            raise NotAMove(
                f"{text!r} is not a card: number 1-6 and one of {', '.join(COLOURS)}, "
                f"or a goal g1-g{MAX_GOAL}"
            )
        return ITEM_BY_TEXT[text]

    def deal_groups(self, state: State) -> Sequence[int]:
        """S-3, S-4: a common goal, or the hands place by place."""
        drawn = self.wanted(state)
        return [1] if drawn == 1 else [HAND_SIZE] * places(int(state[0]["players"]))

    def events(
        self, before: State, seat: Seat, done: Move | tuple[int, ...], after: State
    ) -> list[Event]:
        return events.events(before, seat, done, after)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal:
        return refusals.why_not(state, seat, move)

    def outcome(self, state: State) -> Outcome:
        """S-14: who won, and every goal with what it was short of or over."""
        counted = live_tally(state)
        returns = self.returns(state, len(counted.seats))
        best = counted.seats[counted.winners[0]]
        facts: dict[str, Fact] = {
            "left": best.left,
            "right": best.right,
            "score": best.score,
            "size": best.cards,
            "scores": tuple(seat.score for seat in counted.seats),
            "sizes": tuple(seat.cards for seat in counted.seats),
            "zone_points": tuple(zone.points for zone in counted.zones),
            "common_to": tuple(entry.zone for entry in counted.common),
            "goals": tuple(
                (zone, str(entry.goal), entry.met, entry.short, entry.over)
                for zone, tallied in enumerate(counted.zones)
                for entry in tallied.goals
            ),
        }
        reason = "splito-outcome-score"
        if counted.tie_break:
            shared = len(counted.winners) > 1
            reason = "splito-outcome-shared" if shared else "splito-outcome-cards"
        return Outcome(counted.winners, returns, reason, facts)

    def suppose(self, state: State, seat: Seat, move: Move) -> None:
        """S-6: the card lies open in its zone; it stays in hand, as the pick can still change."""
        card, side = divmod(move, SIDES)
        players = int(state[0]["players"])
        zone = left_zone(players, seat) if side == LEFT else right_zone(players, seat)
        lay_out(state, 0, np.array([zone], np.int64), np.array([card], np.int64))

    def rule_facts(self, options: Options) -> dict[str, Fact]:
        return {"two": "yes" if options["players"] == 2 else "no"}

    def spoken(self, facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
        return spoken(facts, lang)

    def judge(self, position: object, lang: str) -> dict[str, Any]:
        return judge.judge(position, lang, self.goals)

    def set_up(self, position: object) -> tuple[State, Seat]:
        state, seat = judge.set_up(position)
        return State(state), seat
