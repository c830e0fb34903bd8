"""Options of a table: what may be chosen, in which values, with which default.

Every option is declared once; the command line, records, the rules page and the new-table page
read the same declaration. What it means for people is a Fluent message: `<game>-option-<name>`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

Value = bool | int | str
Options = Mapping[str, Value]

YES = {"yes": True, "true": True, "on": True, "1": True}
NO = {"no": False, "false": False, "off": False, "0": False}


class OptionError(ValueError):
    """An option that cannot be taken: what is wrong, which one, what would be right."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option, self.message = option, message


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a table. The default may depend on options declared before it."""

    name: str
    values: tuple[Value, ...]
    default: Value | Callable[[Options], Value]
    rule: str | None = None  # the rule it switches
    # Whether it changes anything at a table with the options before it; None: it always does.
    matters: Callable[[Options], bool] | None = field(default=None, kw_only=True)

    def parse(self, given: object) -> Value:
        """The value this stands for; texts are read as on a command line."""
        if isinstance(given, str) and given not in self.values:
            word = given.strip().lower()
            if isinstance(self.values[0], bool):
                return self._known({**YES, **NO}.get(word), given)
            if isinstance(self.values[0], int):
                return self._known(int(word) if word.lstrip("-").isdecimal() else None, given)
            return self._known(word, given)
        return self._known(given, given)

    def _known(self, value: object, given: object) -> Value:
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        allowed = ", ".join(value_text(known) for known in self.values)
        raise OptionError(self.name, f"{self.name}: {given!r} is not one of {allowed}")


@dataclass(frozen=True, slots=True)
class WordOption(Option):
    """An option that takes words of a form of its own; `values` are the ready-made ones."""

    # The word as it is kept; ValueError says what is wrong with it.
    read: Callable[[str], str] = str

    def parse(self, given: object) -> Value:
        """The word, if it can be read."""
        if not isinstance(given, str):
            raise OptionError(self.name, f"{self.name}: {given!r} is not a text")
        try:
            return given if given in self.values else self.read(given)
        except ValueError as error:
            raise OptionError(self.name, f"{self.name}: {error}") from None


def switch(
    name: str,
    default: bool | Callable[[Options], Value],
    rule: str,
    matters: Callable[[Options], bool] | None = None,
) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default, rule, matters=matters)


def value_text(value: Value) -> str:
    """A value as one writes it on a command line or in a record."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def options_text(options: Options) -> str:
    """All options in one line, as `parse_options` reads them."""
    return " ".join(f"{name}={value_text(value)}" for name, value in options.items())


def parse_options(
    game: str, declared: tuple[Option, ...], given: Mapping[str, object] | Iterable[str]
) -> Options:
    """Options from names and values or from `name=value` texts, complete with defaults."""
    raw = dict(given) if isinstance(given, Mapping) else _split(given)
    names = [option.name for option in declared]
    for name in raw:
        if name not in names:
            raise OptionError(name, f"{game} has no option {name!r}; it has {', '.join(names)}")
    options: dict[str, Value] = {}
    for option in declared:
        if option.name in raw:
            options[option.name] = option.parse(raw[option.name])
        else:
            default = option.default
            options[option.name] = default(options) if callable(default) else default
    return options


def _split(texts: Iterable[str]) -> dict[str, object]:
    raw: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise OptionError(text, f"{text!r} is not of the form name=value")
        if name in raw:
            raise OptionError(name, f"{name} is given twice")
        raw[name] = value
    return raw
