"""A goal card (S-2): what it asks for, in the forms positions and lists of goals are written in."""

from dataclasses import dataclass, field
from typing import Any

from igroteka.games.splito.rules.pieces import (
    COLOURS,
    COUNT,
    DIFFERENT,
    MAJORITY,
    NAMES,
    NUMBERS,
    PAIRS,
    SYMBOLS,
    ZONE,
)
from igroteka.model import PositionError
from igroteka.positions import read_choice, read_list, read_object, read_whole

# What stands beside `type` and `points`: exactly one of these sets.
FORMS: dict[str, tuple[tuple[str, ...], ...]] = {
    "majority": (("colour",), ("number",)),
    "value": (("number", "exactly"), ("number", "at_least")),
    "pairs": (("at_least",),),
    "diversity": (
        ("colours",),
        ("numbers",),
        ("different", "exactly"),
        ("different", "at_least"),
    ),
    "absence": (("colour",),),
    "zone": (("at_least",), ("at_most",), ("exactly",)),
}
LIMITS = ("exactly", "at_least", "at_most")
ENDLESS = 2**31  # more cards than any zone holds


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal. `names` are the colours and numbers it counts, as they stand in a card's text."""

    type: str
    names: str
    limit: str  # one of LIMITS; empty where «the most» or «one of each» is asked
    count: int  # what the limit says
    points: int
    id: int = 0  # its number in a list of goals; 0 for one written out
    symbol: str = ""  # S-3: star, moon or none

    # What the rules compare: an amount of this kind, of these names (as bits), with these limits.
    kind: int = field(init=False, repr=False, compare=False)
    mask: int = field(init=False, repr=False, compare=False)
    low: int = field(init=False, repr=False, compare=False)
    high: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        low = 0 if self.limit == "at_most" else min(self.count, ENDLESS)
        if self.type == "majority":
            low = 1  # S-11: one card ahead of all others
        elif self.type == "diversity" and not self.limit:
            low = len(set(self.names))
        upper = self.limit in ("exactly", "at_most")
        derived = {
            "kind": _KINDS[self.type],
            "mask": sum(1 << NAMES.index(name) for name in set(self.names)),
            "low": low,
            "high": min(self.count, ENDLESS) if upper else ENDLESS,
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def as_object(self) -> dict[str, Any]:
        """The goal as positions and lists write it."""
        written: dict[str, Any] = {"id": self.id} if self.id else {}
        written |= {"type": self.type, **self._named()}
        if self.limit and self.type != "absence":
            written[self.limit] = self.count
        written["points"] = self.points
        return {**written, "symbol": self.symbol} if self.symbol else written

    def _named(self) -> dict[str, Any]:
        if self.type in ("pairs", "zone"):
            return {}
        by_colour = self.names[:1] in COLOURS
        if self.type == "diversity":
            field = "colours" if by_colour else "numbers"
            if self.limit:
                return {"different": field}
            return {field: [name if by_colour else int(name) for name in self.names]}
        return {"colour": self.names} if by_colour else {"number": int(self.names)}

    def __str__(self) -> str:
        """The goal in one word: `17:value,number=5,exactly=0,points=2`."""
        written = self.as_object()
        head = f"{written.pop('id')}:" if self.id else ""
        kind = written.pop("type")
        return f"{head}{kind}," + ",".join(f"{name}={_word(written[name])}" for name in written)


_KINDS = {
    "majority": MAJORITY,
    "value": COUNT,
    "pairs": PAIRS,
    "diversity": DIFFERENT,
    "absence": COUNT,
    "zone": ZONE,
}


def _word(value: Any) -> str:
    return "".join(map(str, value)) if isinstance(value, list) else str(value)


def read_goal(value: object, at: str, more: tuple[str, ...] = ()) -> Goal:
    """A goal written out as an object; `more` are fields that may stand beside."""
    type = _type(value, at)
    fields = tuple(dict.fromkeys(name for form in FORMS[type] for name in form))
    entry = read_object(value, ("type", "points"), (*fields, *more), at)
    form = _form(type, [name for name in entry if name in fields], at)
    names = _names(type, form, entry, at)
    limit = next((name for name in form if name in LIMITS), "")
    count = read_whole(entry[limit], f"{at}.{limit}", 0) if limit else 0
    if type == "absence":
        limit = "exactly"
    points = read_whole(entry["points"], f"{at}.points", 0)
    return Goal(type, names, limit, count, points)


def _type(value: object, at: str) -> str:
    """What kind of goal it is, which decides the other fields."""
    if isinstance(value, dict) and "type" in value:
        return read_choice(value["type"], f"{at}.type", FORMS, "S-2")
    read_object(value, ("type",), tuple(value) if isinstance(value, dict) else (), at)
    raise AssertionError("a goal without a type was read")


def _form(type: str, given: list[str], at: str) -> tuple[str, ...]:
    """The one alternative that is written out."""
    for form in FORMS[type]:
        if set(form) == set(given):
            return form
    wider = [form for form in FORMS[type] if set(given) < set(form)]
    if len(wider) == 1:
        missing = next(name for name in wider[0] if name not in given)
        raise PositionError(f"the field {missing!r} is missing", f"{at}.{missing}")
    forms = "; ".join(" and ".join(form) for form in FORMS[type])
    raise PositionError(f"a {type} goal has exactly one of: {forms}", at, "S-2")


def _names(type: str, form: tuple[str, ...], entry: dict[str, Any], at: str) -> str:
    """The colours and numbers a goal names."""
    if type == "pairs":
        return NUMBERS
    field = form[0]
    if field == "different":
        what = read_choice(entry[field], f"{at}.{field}", ("colours", "numbers"))
        return COLOURS if what == "colours" else NUMBERS
    if field in ("colour", "number"):
        return _name(field, entry[field], f"{at}.{field}")
    if field in ("colours", "numbers"):
        listed = read_list(entry[field], f"{at}.{field}")
        one = field.removesuffix("s")
        return "".join(_name(one, name, f"{at}.{field}[{i}]") for i, name in enumerate(listed))
    return ""


def _name(field: str, value: object, at: str) -> str:
    """S-1: one colour by its letter, or one number."""
    if field == "colour":
        return read_choice(value, at, COLOURS, "S-1")
    return str(read_whole(value, at, 1, len(NUMBERS), "S-1"))


def read_symbol(value: object, at: str) -> str:
    """S-3: star or moon."""
    return read_choice(value, at, SYMBOLS, "S-3")
