"""Reading positions: every wrong value is answered with its place and what would be right."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from igroteka.model import PositionError


def read_object(
    value: object, required: Sequence[str], optional: Sequence[str], at: str | None = None
) -> dict[str, Any]:
    """An object with these fields and no others."""
    if not isinstance(value, dict):
        raise PositionError(f"expected an object, got {_kind(value)}", at)
    given = cast(dict[str, Any], value)
    allowed = [*required, *optional]
    for name in given:
        if name not in allowed:
            raise PositionError(
                f"unknown field {name!r}; fields are {', '.join(allowed)}", path(at, name)
            )
    for name in required:
        if name not in given:
            raise PositionError(f"the field {name!r} is missing", path(at, name))
    return given


def path(at: str | None, name: str) -> str:
    """The path of a field."""
    return f"{at}.{name}" if at else name


def read_list(value: object, at: str, rule: str | None = None) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise PositionError(f"expected a list, got {_kind(value)}", at, rule)
    return cast(list[Any], value)


def read_text(value: object, at: str, rule: str | None = None) -> str:
    """A text."""
    if not isinstance(value, str):
        raise PositionError(f"expected a text, got {_kind(value)}", at, rule)
    return value


def read_whole(
    value: object, at: str, low: int, high: int | None = None, rule: str | None = None
) -> int:
    """A whole number from low to high (None: any above low); `true` and 3.5 are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(f"expected a whole number, got {_kind(value)}", at, rule)
    if value < low or (high is not None and value > high):
        allowed = f"at least {low}" if high is None else f"between {low} and {high}"
        raise PositionError(f"{shown(value)} is not {allowed}", at, rule)
    return value


def read_flag(value: object, at: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(f"expected true or false, got {_kind(value)}", at)
    return value


def read_choice(value: object, at: str, choices: Iterable[str], rule: str | None = None) -> str:
    """One of some texts."""
    known = tuple(choices)
    if not isinstance(value, str) or value not in known:
        raise PositionError(f"{shown(value)} is not one of {', '.join(known)}", at, rule)
    return value


def _kind(value: object) -> str:
    if value is None:
        return "null"
    names: dict[type, str] = {dict: "an object", list: "a list", bool: "true or false"}
    return names.get(type(value)) or shown(value)


def shown(value: object) -> str:
    """A value for a message, cut if it is long."""
    text = repr(value)
    if value is None or isinstance(value, bool):
        text = "null" if value is None else text.lower()  # as JSON has it
    return text if len(text) <= 40 else text[:37] + "…"
