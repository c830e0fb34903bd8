"""Splito, judged straight from the rules (S-1 to S-16), sharing nothing with the engine."""

from dataclasses import dataclass
from typing import cast

COLOURS = "roygbk"  # S-1
NUMBERS = "123456"  # S-1
COPIES = 2  # S-1
DECK = [number + colour for colour in COLOURS for number in NUMBERS]
FEWEST_PLAYERS, MOST_PLAYERS = 2, 8  # S-3, S-16
ZONES_OF_TWO = 4  # S-16
MOST_COMMON = 2  # S-3
PROMO_SUM = 42  # S-8
PROMO_POINTS = 4  # the goal table's last line
ENDLESS = 10**9


@dataclass(frozen=True)
class Goal:
    """A goal card. `names` are the colours and numbers it names, as a card's text has them."""

    kind: str
    points: int
    names: str = ""
    low: int = 0
    high: int = ENDLESS


@dataclass(frozen=True)
class Zone:
    """What lies in a zone: splito cards and goals."""

    cards: list[str]
    goals: list[Goal]


class PositionError(Exception):
    """The position cannot be judged."""

    def __init__(self, message: str, at: str | None, rule: str | None = None) -> None:
        """Keep the place and the rule beside the message."""
        super().__init__(message)
        self.at = at
        self.rule = rule


def goal_table() -> dict[int, Goal]:
    """S-2: the 37 goals, as the table of the rules lists them."""
    goals = [Goal("majority", 3, name) for name in COLOURS + NUMBERS]
    goals += [Goal("value", 2, number, 0, 0) for number in NUMBERS]
    goals += [Goal("value", 2, number, 2, 2) for number in NUMBERS]
    goals += [Goal("pairs", 3, NUMBERS, 4)]
    goals += [Goal("each", 1, names) for names in ("ryb", "ogk", "135", "246")]
    goals += [Goal("each", 4, NUMBERS), Goal("each", 4, COLOURS)]
    goals += [Goal("different", 2, COLOURS, 4, 4), Goal("different", 2, NUMBERS, 4, 4)]
    goals += [Goal("absence", 2, "o")]
    goals += [Goal("zone", 2, low=15), Goal("zone", 1, high=14), Goal("zone", 3, low=17)]
    return dict(enumerate(goals, start=1))


GOALS = goal_table()

# What may stand in a goal object beside `type` and `points`: exactly one of these sets.
FORMS: dict[str, list[set[str]]] = {
    "majority": [{"colour"}, {"number"}],
    "value": [{"number", "exactly"}, {"number", "at_least"}],
    "pairs": [{"at_least"}],
    "diversity": [{"colours"}, {"numbers"}, {"different", "exactly"}, {"different", "at_least"}],
    "absence": [{"colour"}],
    "zone": [{"at_least"}, {"at_most"}, {"exactly"}],
}


# ---------------------------------------------------------------- reading


def as_object(value: object, at: str | None) -> dict[str, object]:
    """Read a JSON object."""
    if not isinstance(value, dict):
        raise PositionError("not an object", at)
    return cast("dict[str, object]", value)


def as_list(value: object, at: str) -> list[object]:
    """Read a JSON list."""
    if not isinstance(value, list):
        raise PositionError("not a list", at)
    return cast("list[object]", value)


def as_whole(value: object, at: str, low: int = 0, high: int | None = None) -> int:
    """Read a whole number within its bounds; `true` and 3.5 are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError("not a whole number", at)
    if value < low or (high is not None and value > high):
        raise PositionError("number out of range", at)
    return value


def check_fields(value: dict[str, object], at: str, required: set[str], optional: set[str]) -> None:
    """Refuse unknown and missing fields, at the field itself."""
    prefix = at + "." if at else ""
    for name in value:
        if name not in required | optional:
            raise PositionError("unknown field", f"{prefix}{name}")
    for name in sorted(required):
        if name not in value:
            raise PositionError("missing field", f"{prefix}{name}")


def read_colour(value: object, at: str) -> str:
    """S-1: one of the six colours, as its letter."""
    if not isinstance(value, str) or value not in list(COLOURS):
        raise PositionError("not a colour", at, "S-1")
    return value


def read_number(value: object, at: str) -> str:
    """S-1: a number 1 to 6, kept as the character it has on a card."""
    return str(as_whole(value, at, 1, len(NUMBERS)))


def read_card(value: object, at: str) -> str:
    """S-1: a splito card is a number and a colour letter."""
    if not isinstance(value, str) or value not in DECK:
        raise PositionError("not a splito card", at, "S-1")
    return value


def read_form(goal: dict[str, object], at: str) -> tuple[str, set[str]]:
    """Find the goal's type and its alternative: exactly one of the listed ones."""
    if "type" not in goal:
        raise PositionError("missing field", f"{at}.type")
    kind = goal["type"]
    if not isinstance(kind, str) or kind not in FORMS:
        raise PositionError("unknown type of goal", f"{at}.type", "S-2")
    check_fields(goal, at, {"type", "points"}, set[str]().union(*FORMS[kind]))
    given = set(goal) - {"type", "points"}
    if given in FORMS[kind]:
        return kind, given
    wider = [form for form in FORMS[kind] if given < form]
    if len(wider) == 1:
        raise PositionError("missing field", f"{at}.{min(wider[0] - given)}")
    raise PositionError("exactly one alternative is needed", at)


def read_names(goal: dict[str, object], form: set[str], at: str) -> str:
    """Collect the colours and numbers that a goal object names."""
    if "colour" in form:
        return read_colour(goal["colour"], f"{at}.colour")
    if "number" in form:
        return read_number(goal["number"], f"{at}.number")
    if "colours" in form:
        colours = as_list(goal["colours"], f"{at}.colours")
        return "".join(read_colour(each, f"{at}.colours[{i}]") for i, each in enumerate(colours))
    if "numbers" in form:
        numbers = as_list(goal["numbers"], f"{at}.numbers")
        return "".join(read_number(each, f"{at}.numbers[{i}]") for i, each in enumerate(numbers))
    if "different" not in form:
        return NUMBERS
    if goal["different"] not in ("colours", "numbers"):
        raise PositionError("neither colours nor numbers", f"{at}.different")
    return COLOURS if goal["different"] == "colours" else NUMBERS


def read_goal(value: object, at: str) -> Goal:
    """S-2: a number of the goal table, or a goal written out."""
    if not isinstance(value, dict):
        number = as_whole(value, at)
        if number not in GOALS:
            raise PositionError("no such goal", at, "S-2")
        return GOALS[number]
    goal = as_object(cast("object", value), at)
    kind, form = read_form(goal, at)
    low, high = 0, ENDLESS
    if "exactly" in form:
        low = high = as_whole(goal["exactly"], f"{at}.exactly")
    if "at_least" in form:
        low = as_whole(goal["at_least"], f"{at}.at_least")
    if "at_most" in form:
        high = as_whole(goal["at_most"], f"{at}.at_most")
    names = read_names(goal, form, at)
    points = as_whole(goal["points"], f"{at}.points")
    if kind == "diversity":
        kind = "different" if "different" in form else "each"
    return Goal(kind, points, names, low, high)


def read_zone(value: object, at: str) -> Zone:
    """Read one zone: its cards and its goals."""
    zone = as_object(value, at)
    check_fields(zone, at, {"cards", "goals"}, set())
    cards = as_list(zone["cards"], f"{at}.cards")
    goals = as_list(zone["goals"], f"{at}.goals")
    return Zone(
        [read_card(card, f"{at}.cards[{i}]") for i, card in enumerate(cards)],
        [read_goal(goal, f"{at}.goals[{i}]") for i, goal in enumerate(goals)],
    )


def read_common(value: object) -> list[Goal]:
    """S-3: at most two common goals, all of type majority."""
    entries = as_list(value, "common")
    if len(entries) > MOST_COMMON:
        raise PositionError("more than two common goals", "common", "S-3")
    common = [read_goal(goal, f"common[{i}]") for i, goal in enumerate(entries)]
    for i, goal in enumerate(common):
        if goal.kind != "majority":
            raise PositionError("a common goal is a majority goal", f"common[{i}]", "S-3")
    return common


def read_promo(value: object, zones: list[Zone]) -> tuple[int, int]:
    """S-8: where 42 lies and what it scores; the numbers there have reached 42."""
    promo = as_object(value, "promo")
    check_fields(promo, "promo", {"zone"}, {"points"})
    index = as_whole(promo["zone"], "promo.zone", 0, len(zones) - 1)
    points = as_whole(promo.get("points", PROMO_POINTS), "promo.points")
    if sum_of_numbers(zones[index].cards) < PROMO_SUM:
        raise PositionError("the zone adds up to less than 42", "promo.zone", "S-8")
    return index, points


def check_copies(zones: list[Zone]) -> None:
    """S-1: two copies of each splito card; the third in reading order is the offender."""
    seen: list[str] = []
    for z, zone in enumerate(zones):
        for c, card in enumerate(zone.cards):
            if seen.count(card) == COPIES:
                raise PositionError("a third copy", f"zones[{z}].cards[{c}]", "S-1")
            seen.append(card)


def check_numbered_goals(position: dict[str, object]) -> None:
    """S-2: each goal of the table lies at most once on the table, common goals included."""
    places: list[tuple[str, object]] = []
    for z, zone in enumerate(as_list(position["zones"], "zones")):
        goals = as_list(as_object(zone, "zones")["goals"], "goals")
        places += [(f"zones[{z}].goals[{g}]", goal) for g, goal in enumerate(goals)]
    common = as_list(position.get("common", []), "common")
    places += [(f"common[{g}]", goal) for g, goal in enumerate(common)]
    seen: list[object] = []
    for at, goal in places:
        if isinstance(goal, int) and goal in seen:
            raise PositionError("this goal lies on the table twice", at, "S-2")
        seen.append(goal)


# ---------------------------------------------------------------- rules


def sum_of_numbers(cards: list[str]) -> int:
    """S-8: what the numbers of the splito cards add up to."""
    return sum(int(card[0]) for card in cards)


def count(cards: list[str], name: str) -> int:
    """Count the cards that show a colour or number."""
    return sum(name in card for card in cards)


def zone_with_most(zones: list[Zone], name: str) -> int | None:
    """S-9, S-11: the zone with strictly the most cards of a colour or number."""
    for i, zone in enumerate(zones):
        others = zones[:i] + zones[i + 1 :]
        if all(count(zone.cards, name) > count(other.cards, name) for other in others):
            return i
    return None


def is_met(goal: Goal, index: int, zones: list[Zone], size: int) -> bool:
    """S-10 to S-13: does this goal, in the zone of that index and size, score."""
    cards = zones[index].cards
    if goal.kind == "majority":
        return zone_with_most(zones, goal.names) == index
    if goal.kind == "each":
        return all(count(cards, name) > 0 for name in goal.names)
    if goal.kind == "absence":
        return count(cards, goal.names) == 0
    amount = {
        "value": count(cards, goal.names),
        "pairs": sum(count(cards, name) // 2 for name in goal.names),
        "different": sum(count(cards, name) > 0 for name in goal.names),
        "zone": size,
    }[goal.kind]
    return goal.low <= amount <= goal.high


def own_zones(player: int, players: int) -> tuple[int, int]:
    """S-5, S-16: a player's two zones."""
    if players == FEWEST_PLAYERS:
        return 2 * player, 2 * player + 1
    return (player - 1) % players, player


def score(
    players: int, zones: list[Zone], common: list[Goal], promo: tuple[int, int] | None
) -> dict[str, object]:
    """S-9 to S-14: score the table as if the match ended here."""
    common_to = [zone_with_most(zones, goal.names) for goal in common]
    sizes = [len(zone.cards) + len(zone.goals) + common_to.count(i) for i, zone in enumerate(zones)]
    points = [0] * len(zones)
    for goal, target in zip(common, common_to, strict=True):
        if target is not None:
            points[target] += goal.points
    if promo is not None:
        sizes[promo[0]] += 1
        points[promo[0]] += promo[1]
    met: list[list[bool]] = []
    for i, zone in enumerate(zones):
        met.append([is_met(goal, i, zones, sizes[i]) for goal in zone.goals])
        points[i] += sum(goal.points for goal, yes in zip(zone.goals, met[i], strict=True) if yes)
    pairs = [own_zones(player, players) for player in range(players)]
    scores = [points[left] * points[right] for left, right in pairs]
    cards = [sizes[left] + sizes[right] for left, right in pairs]
    top = [player for player in range(players) if scores[player] == max(scores)]
    fewest = min(cards[player] for player in top)
    return {
        "common_to": common_to,
        "zones": [
            {"cards": sizes[i], "points": points[i], "met": met[i]} for i in range(len(zones))
        ],
        "scores": scores,
        "cards": cards,
        "winners": [player for player in top if cards[player] == fewest],
        "tie_break": len(top) > 1,
    }


def judge_or_refuse(value: object) -> dict[str, object]:
    """Read a position and score it."""
    position = as_object(value, None)
    check_fields(position, "", {"players", "zones"}, {"common", "promo"})
    players = as_whole(position["players"], "players", FEWEST_PLAYERS, MOST_PLAYERS)
    entries = as_list(position["zones"], "zones")
    if len(entries) != (ZONES_OF_TWO if players == FEWEST_PLAYERS else players):
        raise PositionError(
            "wrong number of zones", "zones", "S-16" if players == FEWEST_PLAYERS else "S-5"
        )
    zones = [read_zone(zone, f"zones[{i}]") for i, zone in enumerate(entries)]
    common = read_common(position.get("common", []))
    check_copies(zones)
    check_numbered_goals(position)
    promo = read_promo(position["promo"], zones) if "promo" in position else None
    return score(players, zones, common, promo)


def judge(position: object) -> dict[str, object]:
    """Answer a position as the referee should."""
    try:
        return judge_or_refuse(position)
    except PositionError as refused:
        return {"error": {"message": str(refused), "at": refused.at, "rule": refused.rule}}
