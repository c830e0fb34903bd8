"""The face of Tsvetariki: options, notation, outcome. Rules are asked, never repeated."""

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.games.tsvetariki.face import events, judge, notation, refusals
from igroteka.games.tsvetariki.face.views import VIEWS
from igroteka.games.tsvetariki.face.words import spoken
from igroteka.games.tsvetariki.rules.ending import (
    DECIDED_BY,
    DECISION,
    decision,
    left_of,
    side_of,
    sides,
    taken_by,
)
from igroteka.games.tsvetariki.rules.kernels import KERNELS
from igroteka.games.tsvetariki.rules.pieces import (
    COLOURS,
    HEIGHT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RAMPS,
    TEAM_PLAYERS,
    TEAMS,
)
from igroteka.games.tsvetariki.rules.state import DEAL, FIRST, REORDER, SECRETS
from igroteka.model import (
    Event,
    Fact,
    Game,
    Move,
    Options,
    Outcome,
    Refusal,
    Seat,
    State,
)
from igroteka.options import Option, OptionError

# The players and the secret colours that a mode allows, the default first.
PLAYERS = {
    "each": (3, 2, 4, 5),  # T-3
    "two-colours": (2,),  # T-15
    "teams": (TEAM_PLAYERS,),  # T-16
    "solitaire": (1,),  # T-14
}
SECRET_COLOURS = {
    "each": (1,),
    "two-colours": (2,),
    "teams": (1,),
    "solitaire": (1, 2, 3, 4, 5),
}

OPTIONS = (
    Option("mode", tuple(PLAYERS), "each", "T-3"),
    Option(
        "players",
        tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        lambda options: PLAYERS[str(options["mode"])][0],
        "T-3",
    ),
    Option(
        "colours",
        tuple(range(1, len(COLOURS) + 1)),
        lambda options: SECRET_COLOURS[str(options["mode"])][0],
        "T-14",
    ),
    Option("jokers", ("free", "join"), "free", "T-8"),
)


class Tsvetariki(Game):
    """«Цветарики»."""

    id = "tsvetariki"
    rule_letter = "T"
    last_rule = 16
    kernels = KERNELS
    options = OPTIONS
    views = VIEWS

    def check(self, options: Options) -> None:
        """T-3, T-14 to T-16: how many play, and with how many colours, depends on the mode."""
        mode = str(options["mode"])
        for name, fitting in (("players", PLAYERS), ("colours", SECRET_COLOURS)):
            if options[name] not in fitting[mode]:
                modes = [other for other, values in fitting.items() if options[name] in values]
                needed = " or ".join(map(str, sorted(fitting[mode])))
                elsewhere = f"; {name}={options[name]} fits mode={' or '.join(modes)}"
                raise OptionError(
                    name,
                    f"{name}={options[name]} does not fit mode={mode}, which needs "
                    f"{name}={needed}{elsewhere if modes else ''}",
                )

    def encode(self, options: Options) -> Sequence[int]:
        teams, join = options["mode"] == "teams", options["jokers"] == "join"
        return [int(value) for value in (options["players"], options["colours"], teams, join)]

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        if options["mode"] != "teams":
            return super().sides(options)
        return tuple(tuple(range(side, TEAM_PLAYERS, TEAMS)) for side in range(TEAMS))

    def move_text(self, move: Move) -> str:
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def item_text(self, item: int) -> str:
        return notation.ITEM_TEXTS[item]

    def parse_item(self, text: str) -> int:
        return notation.parse_item(text)

    def deal_groups(self, state: State) -> Sequence[int]:
        s = state[0]
        groups = {
            SECRETS: [int(s["secrets"])] * int(s["players"]),
            DEAL: [HEIGHT] * RAMPS,
            REORDER: [RAMPS],
            FIRST: [1],
        }
        return groups.get(int(s["phase"]), ())

    def events(
        self, before: State, seat: Seat, done: Move | tuple[int, ...], after: State
    ) -> list[Event]:
        if isinstance(done, tuple):
            return events.dealt(before[0], after[0])
        return events.moved(before[0], seat, done, after[0])

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal:
        return refusals.why_not(state[0], move)

    def outcome(self, state: State) -> Outcome:
        s = state[0]
        won, decided = divmod(int(decision(s, False)), DECISION)
        players, every = int(s["players"]), range(sides(s))
        winners = tuple(seat for seat in range(players) if won >> side_of(s, seat) & 1)
        alone = "solitaire-" if players == 1 else ""
        facts: dict[str, Fact] = {
            "left": tuple(int(left_of(s, side)) for side in every),
            "taken": tuple(int(taken_by(s, side)) for side in every),
        }
        reason = f"tsvetariki-outcome-{alone}{DECIDED_BY[decided]}"
        return Outcome(winners, self.returns(state, players), reason, facts)

    def spoken(self, facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
        return spoken(facts, lang)

    def judge(self, position: object, lang: str) -> dict[str, Any]:
        return judge.judge(position, lang)

    def set_up(self, position: object) -> tuple[State, Seat]:
        return State(judge.set_up(position)), 0
