"""Positions of Splito to ask a referee about: random ones, and broken ones."""

from copy import deepcopy
from random import Random
from typing import cast

from games.splito.oracle import (
    COLOURS,
    COPIES,
    DECK,
    FEWEST_PLAYERS,
    FORMS,
    GOALS,
    MOST_COMMON,
    MOST_PLAYERS,
    NUMBERS,
    PROMO_SUM,
    ZONES_OF_TWO,
    count,
    sum_of_numbers,
)


def near(rng: Random, amount: int) -> int:
    """Choose a limit that is often exactly hit and else closely missed."""
    return max(0, amount + rng.choice((0, 0, 0, 1, -1)))


def random_limit(rng: Random, words: tuple[str, ...], amount: int) -> dict[str, object]:
    """Choose one of the words for a limit, near the amount that lies there."""
    return {rng.choice(words): near(rng, amount)}


def random_goal_object(rng: Random, cards: list[str], size: int) -> dict[str, object]:
    """Write out a goal of any form in the format, with limits near what the zone holds."""
    kind = rng.choice(list(FORMS))
    colour, number = rng.choice(COLOURS), rng.choice(NUMBERS)
    goal: dict[str, object] = {"type": kind}
    if kind == "majority":
        goal |= rng.choice(({"colour": colour}, {"number": int(number)}))
    elif kind == "value":
        goal |= {"number": int(number)} | random_limit(
            rng, ("exactly", "at_least"), count(cards, number)
        )
    elif kind == "pairs":
        goal["at_least"] = near(rng, sum(count(cards, name) // 2 for name in NUMBERS))
    elif kind == "absence":
        goal["colour"] = colour
    elif kind == "zone":
        goal |= random_limit(rng, ("at_least", "at_most", "exactly"), size)
    else:
        goal |= random_diversity(rng, cards)
    goal["points"] = rng.choice((0, 1, 1, 2, 2, 3, 4))
    return goal


def random_written(rng: Random, cards: list[str], size: int) -> list[dict[str, object]]:
    """Write out goals for a zone of so many cards without them; now and then one twice."""
    amount = rng.randint(0, 4)
    goals = [random_goal_object(rng, cards, size + amount) for _ in range(amount)]
    return [*goals[1:], goals[-1]] if goals and rng.random() < 0.2 else goals


def random_diversity(rng: Random, cards: list[str]) -> dict[str, object]:
    """Write out what a diversity goal asks for."""
    field, names = rng.choice((("colours", COLOURS), ("numbers", NUMBERS)))
    if rng.random() < 0.5:
        present = sum(count(cards, name) > 0 for name in names)
        return {"different": field} | random_limit(rng, ("exactly", "at_least"), present)
    chosen = rng.sample(names, rng.randint(1, len(names)))
    return {field: chosen if field == "colours" else [int(name) for name in chosen]}


def random_zone_cards(rng: Random, zones: int) -> list[list[str]]:
    """Deal zones of 0 to 20 cards from the deck."""
    deck = DECK * COPIES
    rng.shuffle(deck)
    most = rng.choice((2, 8, 20, 72 // zones))
    dealt: list[list[str]] = []
    for _ in range(zones):
        size = min(rng.choice((rng.randint(0, most), most, 20)), 20)
        dealt.append(deck[:size])
        deck = deck[size:]
    rng.shuffle(dealt)
    return dealt


def mirror(dealt: list[list[str]]) -> None:
    """Make the last zone equal to the first and so on, for tied majorities and scores."""
    used: list[str] = []
    for i in range(len(dealt) // 2):
        dealt[i] = sorted(set(dealt[i]) - set(used))
        dealt[-1 - i] = list(dealt[i])
        used += dealt[i]
    if len(dealt) % 2:
        middle = len(dealt) // 2
        dealt[middle] = [card for card in dealt[middle] if card not in used]


def cut_to_42(rng: Random, cards: list[str]) -> None:
    """S-8: take cards away until the numbers add up to 42, or as near above it as they can."""
    rng.shuffle(cards)
    for card in list(cards):
        if int(card[0]) <= sum_of_numbers(cards) - PROMO_SUM:
            cards.remove(card)


def random_promo(rng: Random, dealt: list[list[str]]) -> dict[str, object] | None:
    """S-8: lay 42 into a zone that has reached it, often exactly."""
    able = [i for i, cards in enumerate(dealt) if sum_of_numbers(cards) >= PROMO_SUM]
    if not able or rng.random() < 0.4:
        return None
    zone = rng.choice(able)
    if rng.random() < 0.5:
        cut_to_42(rng, dealt[zone])
    return rng.choice(({"zone": zone}, {"zone": zone, "points": rng.randint(0, 6)}))


def random_position(rng: Random) -> dict[str, object]:
    """Make a random position that can be judged."""
    players = rng.randint(FEWEST_PLAYERS, MOST_PLAYERS)
    dealt = random_zone_cards(rng, ZONES_OF_TWO if players == FEWEST_PLAYERS else players)
    mirrored = rng.random() < 0.25
    if mirrored:
        mirror(dealt)
    promo = random_promo(rng, dealt)
    table = rng.sample(sorted(GOALS), len(GOALS))
    common = [i for i in table if GOALS[i].kind == "majority"][: rng.randint(0, MOST_COMMON)]
    left = [goal for goal in table if goal not in common]
    zones: list[dict[str, object]] = []
    written: list[list[dict[str, object]]] = []
    for i, cards in enumerate(dealt):
        numbered = 0 if mirrored else rng.randint(0, len(left) // len(dealt))
        goals: list[object] = [left.pop() for _ in range(numbered)]
        written.append(random_written(rng, cards, len(cards) + numbered))
        if mirrored and i >= len(dealt) // 2:
            written[i] = written[len(dealt) - 1 - i]
        goals += written[i]
        rng.shuffle(goals)
        zones.append({"cards": cards, "goals": goals})
    position: dict[str, object] = {"players": players, "zones": zones}
    if rng.random() < 0.8:
        position["common"] = [random_common(rng, goal) for goal in common]
    if promo is not None:
        position["promo"] = promo
    return position


def random_common(rng: Random, goal: int) -> object:
    """S-3: a common goal by its number, or a majority written out."""
    if rng.random() < 0.7:
        return goal
    named: dict[str, object] = rng.choice(
        ({"colour": rng.choice(COLOURS)}, {"number": rng.randint(1, 6)})
    )
    return {"type": "majority", **named, "points": rng.randint(0, 5)}


# ---------------------------------------------------------------- broken positions

RED = {"type": "majority", "colour": "r", "points": 3}
NOT_OBJECTS: list[object] = [None, [], [{}], "splito", 42, True, 3.5]
BAD_LISTS: list[object] = [None, {}, "5r", 5, True]
BAD_CARDS: list[object] = [
    "7r",
    "0r",
    "5v",
    "r5",
    "5R",
    "",
    "5",
    "5rr",
    " 5r",
    "42",
    5,
    None,
    True,
    ["5r"],
    {},
]
BAD_COMMON: list[object] = [
    *(None, {}, 7, "1", [RED, RED, RED], [13], [37], [0], [42], [True], [None], [1, 1]),
    [{"type": "absence", "colour": "o", "points": 2}],
    [RED, {"type": "zone", "at_least": 3, "points": 1}],
]
BAD_PROMO: list[object] = [
    *(None, 0, [], {}, {"points": 4}),
    *({"zone": zone} for zone in (None, True, 1.5, "0", -1, 8)),
]
BAD_TOP: list[tuple[str, list[object]]] = [
    ("players", [None, True, 3.5, "3", 1, 0, 9, -3, [3]]),
    ("zones", BAD_LISTS),
    ("common", BAD_COMMON),
    ("promo", BAD_PROMO),
    ("surprise", [None, 1, "x"]),
]
BAD_GOALS: list[object] = [
    *(0, 38, 42, -1, True, False, 3.5, None, "5", [5]),
    {"colour": "r", "points": 3},
    {"type": "majority", "points": 3},
    {"type": "majority", "colour": "r"},
    {"type": "majority", "colour": "r", "number": 4, "points": 3},
    {"type": "majority", "colour": "v", "points": 3},
    {"type": "majority", "colour": "red", "points": 3},
    {"type": "majority", "colour": None, "points": 3},
    {"type": "majority", "number": 0, "points": 3},
    {"type": "majority", "number": 7, "points": 3},
    {"type": "majority", "number": True, "points": 3},
    {"type": "majority", "number": "4", "points": 3},
    {"type": "majority", "colour": "r", "points": -1},
    {"type": "majority", "colour": "r", "points": True},
    {"type": "majority", "colour": "r", "points": 2.5},
    {"type": "majority", "colour": "r", "points": None},
    {"type": "majority", "colour": "r", "points": 3, "symbol": "star"},
    {"type": "minority", "colour": "r", "points": 3},
    {"type": None, "colour": "r", "points": 3},
    {"type": "value", "number": 3, "points": 2},
    {"type": "value", "exactly": 2, "points": 2},
    {"type": "value", "number": 3, "exactly": 2, "at_least": 2, "points": 2},
    {"type": "value", "number": 3, "exactly": 2, "at_most": 2, "points": 2},
    {"type": "value", "number": 3, "exactly": True, "points": 2},
    {"type": "value", "number": 3, "at_least": 1.5, "points": 2},
    {"type": "pairs", "points": 3},
    {"type": "pairs", "at_least": 4, "exactly": 4, "points": 3},
    {"type": "pairs", "at_least": None, "points": 3},
    {"type": "diversity", "points": 1},
    {"type": "diversity", "colours": ["r"], "numbers": [1], "points": 1},
    {"type": "diversity", "colours": ["r"], "different": "colours", "exactly": 4, "points": 1},
    {"type": "diversity", "colours": "ryb", "points": 1},
    {"type": "diversity", "colours": ["r", "v"], "points": 1},
    {"type": "diversity", "numbers": [1, 7], "points": 1},
    {"type": "diversity", "numbers": [1, True], "points": 1},
    {"type": "diversity", "different": "colours", "points": 2},
    {"type": "diversity", "exactly": 4, "points": 2},
    {"type": "diversity", "different": "shapes", "exactly": 4, "points": 2},
    {"type": "diversity", "different": "numbers", "exactly": 4, "at_least": 4, "points": 2},
    {"type": "absence", "points": 2},
    {"type": "absence", "colour": "o", "number": 3, "points": 2},
    {"type": "zone", "points": 2},
    {"type": "zone", "at_least": 15, "at_most": 20, "points": 2},
    {"type": "zone", "at_least": "15", "points": 2},
]

Zones = list[dict[str, list[object]]]  # as they stand in the JSON


def insert(rng: Random, items: list[object], item: object) -> None:
    """Put an item anywhere into a list."""
    items.insert(rng.randint(0, len(items)), item)


def break_top(rng: Random, position: dict[str, object], zones: Zones) -> None:
    """Spoil or drop a field of the position itself."""
    if rng.random() < 0.1:
        del position[rng.choice(("players", "zones"))]
        return
    for zone in zones:  # a spoilt common goal is not to lie in a zone as well
        zone["goals"] = [goal for goal in zone["goals"] if not isinstance(goal, int)]
    field, values = rng.choice(BAD_TOP)
    position[field] = rng.choice(values)


def break_zone_list(rng: Random, position: dict[str, object], zones: Zones) -> None:
    """S-5, S-16: a zone too many or too few, or one that is no zone."""
    which = rng.randrange(3)
    if which == 0:
        zones.pop()
    elif which == 1:
        zones.append({"cards": [], "goals": []})
    else:
        position["zones"] = [*zones[:-1], rng.choice((None, [], "zone", 3))]


def break_zone(rng: Random, _: dict[str, object], zones: Zones) -> None:
    """Spoil a field of a zone."""
    zone = rng.choice(zones)
    field = rng.choice(("cards", "goals", "surprise"))
    if field in zone and rng.random() < 0.4:
        del zone[field]
    else:
        zone[field] = cast("list[object]", rng.choice(BAD_LISTS))


def break_cards(rng: Random, _: dict[str, object], zones: Zones) -> None:
    """S-1: a card that does not exist, or more than two copies of one."""
    if rng.random() < 0.5:
        insert(rng, rng.choice(zones)["cards"], rng.choice(BAD_CARDS))
        return
    card = rng.choice(DECK)
    while sum(zone["cards"].count(card) for zone in zones) <= COPIES:
        insert(rng, rng.choice(zones)["cards"], card)


def break_goals(rng: Random, _: dict[str, object], zones: Zones) -> None:
    """S-2: a goal that is none."""
    insert(rng, rng.choice(zones)["goals"], rng.choice(BAD_GOALS))


def break_goal_numbers(rng: Random, position: dict[str, object], zones: Zones) -> None:
    """S-2: a goal of the table that lies there twice."""
    goals = [goal for zone in zones for goal in zone["goals"]] + cast(
        "list[object]", position.get("common", [])
    )
    numbered = [goal for goal in goals if isinstance(goal, int)]
    goal = rng.choice(numbered or sorted(GOALS))
    for _ in range(1 if numbered else 2):
        insert(rng, rng.choice(zones)["goals"], goal)


def break_promo(rng: Random, position: dict[str, object], zones: Zones) -> None:
    """S-8: 42 in a zone that has not reached it, or in one that has but written wrongly."""
    index = rng.randrange(len(zones))
    cards = zones[index]["cards"]
    if rng.random() < 0.6:
        while sum_of_numbers(cast("list[str]", cards)) >= PROMO_SUM:
            cards.pop()
        position["promo"] = {"zone": index}
        return
    for zone in zones:
        zone["cards"] = []
    zones[index]["cards"] = [number + colour for number in "56" for colour in COLOURS]
    spoilt: list[dict[str, object]] = [{"points": value} for value in (None, True, -1, 2.5, "4")]
    position["promo"] = {"zone": index, **rng.choice([*spoilt, {"card": 42}])}


BREAKS = (
    break_top,
    break_zone_list,
    break_zone,
    break_cards,
    break_goals,
    break_goal_numbers,
    break_promo,
)


def broken_position(rng: Random) -> object:
    """Make a position that must be refused, for one reason only."""
    if rng.random() < 0.05:
        return rng.choice(NOT_OBJECTS)
    position = random_position(rng)
    position.pop("promo", None)
    rng.choice(BREAKS)(rng, position, cast("Zones", position["zones"]))
    return deepcopy(position)  # callers may change it; the tables above stay
