"""Writes structs as JSON from rows of numbers, in compiled code.

What a seat sees is told to everybody after every move; built of Python objects that costs more
than the rules. So a kernel only puts numbers into a row, field by field in the order in which the
struct declares them, and the struct's type says how they are written:

| type of a field               | its numbers                                            |
|-------------------------------|--------------------------------------------------------|
| `int`, `bool`                 | itself; 0 or 1                                         |
| a text of `words(…)`          | its place among the words                              |
| a text of `parts(…)`          | how many parts, then the place of each                 |
| `tuple[T, ...]`               | how many, then those of each                           |
| `dict[text, T]`               | how many, then those of each key and value             |
| a struct                      | those of its fields                                    |
| `T | None`                    | NULL, or as T; of a struct first 0, then its fields    |
| anything with `own_words()`   | its place among the words that a writer was given      |
"""

import threading
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from msgspec import Meta, Struct, inspect, json

from igroteka.kernel import inlined, kernel

NULL = -(1 << 62)
MINUS, ZERO, QUOTE, COMMA = ord("-"), ord("0"), ord('"'), ord(",")
LONGEST_NUMBER = 20
DEEPEST = 8  # lists within lists

# What a program does, one row each: an operation and up to three of words and rows.
(
    SAY,  # (word): write it
    NUMBER,  # write a number, or null
    WORD,  # (first word): write one of them, or null
    PARTS,  # (first word, word between): write a text of several words
    MAYBE,  # (row): go on, or write null and go there
    OPEN,  # (word, closing word, row after the list): begin a list or an object, or write null
    NEXT,  # (closing word, row of the first): the next of them, or the end
    STOP,
) = range(8)


def words(title: str, texts: Iterable[str], description: str | None = None) -> Meta:
    """Annotates a text that is always one of these; `title` names the type in schemas."""
    return Meta(title=title, description=description, extra={"words": tuple(texts)})


def parts(
    title: str, texts: Iterable[str], between: str = "", description: str | None = None
) -> Meta:
    """Annotates a text that is put together from these."""
    extra = {"parts": tuple(texts), "between": between}
    return Meta(title=title, description=description, extra=extra)


def own_words() -> Meta:
    """Annotates a value that is always one of those given to `Writer.with_own`, as JSON."""
    return Meta(extra={"own": True})


class Writer:
    """Writes one type of struct."""

    def __init__(self, kind: type[Struct]) -> None:
        plan = _Plan(kind)
        self._program = np.array(plan.rows, np.int64)
        self._texts = plan.texts
        self._spell_out(())

    def with_own(self, texts: Sequence[bytes]) -> "Writer":
        """The same for values that have these `own_words`."""
        other = object.__new__(Writer)
        other._program, other._texts = self._program, self._texts
        other._spell_out(texts)
        return other

    def _spell_out(self, own: Sequence[bytes]) -> None:
        written = [text.encode() for text in self._texts] + list(own)
        sizes = [len(text) for text in written]
        self._longest = max(LONGEST_NUMBER, *sizes) + 2  # with quotes
        self._starts = np.cumsum([0, *sizes], dtype=np.int64)
        self._letters = np.frombuffer(b"".join(written), np.uint8).copy()

    def json(self, row: np.ndarray) -> bytes:
        """What the numbers of a row say."""
        while True:
            text = _desk.text
            count = _write(
                self._program, row, self._starts, self._letters, self._longest, _desk.left, text
            )
            if count >= 0:
                return text[:count].tobytes()
            _desk.text = np.empty(2 * len(text), np.uint8)


class _Desk(threading.local):
    """What a thread writes on."""

    def __init__(self) -> None:
        self.text = np.empty(1 << 14, np.uint8)
        self.left = np.empty(DEEPEST, np.int64)
        self.row = np.empty(1 << 12, np.int64)


_desk = _Desk()


def blank_row() -> np.ndarray:
    """Room for numbers; the same again for who asks again in this thread."""
    return _desk.row


def longer_row(count: int) -> np.ndarray:
    """Room for as many numbers as there turned out to be."""
    _desk.row = np.empty(2 * count, np.int64)
    return _desk.row


@inlined
def put(row: Any, n: int, number: int) -> int:
    """Put a number into a row; returns the place after it. What has no room is only counted."""
    if n < len(row):
        row[n] = number
    return n + 1


class _Plan:
    """The program that writes a type, and its words."""

    def __init__(self, kind: type[Struct]) -> None:
        self.rows: list[tuple[int, int, int, int]] = []
        self.texts: list[str] = ["null"]  # the first word
        self._places: dict[tuple[str, ...], int] = {}
        self._literal = ""  # to be written before the next operation
        self._own: list[int] = []  # rows that write own words, which come after all others
        self._value(inspect.type_info(kind), kind.__name__)
        self._emit(STOP)
        for row in self._own:
            self.rows[row] = (WORD, len(self.texts), 0, 0)

    def _words(self, texts: Iterable[str]) -> int:
        """The place of the first of these words."""
        key = tuple(texts)
        if key not in self._places:
            self._places[key] = len(self.texts)
            self.texts += key
        return self._places[key]

    def _here(self) -> int:
        """The row of the next operation, after whatever is to be written before it."""
        if self._literal:
            literal, self._literal = self._literal, ""
            self.rows.append((SAY, self._words((literal,)), 0, 0))
        return len(self.rows)

    def _emit(self, op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Add an operation; returns its row."""
        here = self._here()
        self.rows.append((op, a, b, c))
        return here

    def _value(self, kind: inspect.Type, at: str) -> None:
        extra = kind.extra or {} if isinstance(kind, inspect.Metadata) else {}
        inner = kind.type if isinstance(kind, inspect.Metadata) else kind
        if "own" in extra:
            self._own.append(self._emit(WORD))
        elif "words" in extra:
            self._emit(WORD, self._words(json.encode(text).decode() for text in extra["words"]))
        elif "parts" in extra:
            texts, between = extra["parts"], extra["between"]
            assert all(json.encode(text) == f'"{text}"'.encode() for text in (*texts, between))
            self._emit(PARTS, self._words(texts), self._words((between,)))
        elif isinstance(inner, inspect.IntType):
            self._emit(NUMBER)
        elif isinstance(inner, inspect.BoolType):
            self._emit(WORD, self._words(("false", "true")))
        elif isinstance(inner, inspect.UnionType):
            self._optional(inner, at)
        elif isinstance(inner, inspect.VarTupleType):
            self._list("[", "]", at, inner.item_type)
        elif isinstance(inner, inspect.DictType):
            self._list("{", "}", at, inner.key_type, inner.value_type)
        elif isinstance(inner, inspect.StructType):
            self._struct(inner)
        else:
            raise TypeError(f"{at}: a row of numbers cannot say {inner}; see igroteka.json_writer")

    def _struct(self, kind: inspect.StructType) -> None:
        self._literal += "{"
        for number, field in enumerate(kind.fields):
            self._literal += f"{',' if number else ''}{json.encode(field.encode_name).decode()}:"
            self._value(field.type, f"{kind.cls.__name__}.{field.name}")
        self._literal += "}"

    def _optional(self, kind: inspect.UnionType, at: str) -> None:
        some = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(some) != 1 or len(kind.types) != 2:
            raise TypeError(f"{at}: a row of numbers cannot choose between {kind.types}")
        if not isinstance(some[0], inspect.StructType):
            self._value(some[0], at)  # which writes null for NULL
            return
        maybe = self._emit(MAYBE)
        self._value(some[0], at)
        self.rows[maybe] = (MAYBE, self._here(), 0, 0)

    def _list(self, first: str, last: str, at: str, *kinds: inspect.Type) -> None:
        opening, closing = self._words((first,)), self._words((last,))
        begin = self._emit(OPEN)
        for number, kind in enumerate(kinds):
            self._literal += ":" if number else ""
            self._value(kind, f"{at}[]")
        after = self._emit(NEXT, closing, begin + 1) + 1
        self.rows[begin] = (OPEN, opening, closing, after)


@kernel
def _write(  # noqa: PLR0912 - a branch for each operation
    program: Any, row: Any, starts: Any, letters: Any, longest: int, left: Any, into: Any
) -> int:
    """Write what a row says; returns how many letters, or -1 if there is no room for them."""
    at, n, step, depth, most = 0, 0, 0, -1, len(into) - 2 * longest  # at most two words a step
    while at < most:
        op, first = program[step, 0], program[step, 1]
        step += 1
        if op == SAY:
            at = _spell(starts, letters, first, into, at)
            continue
        if op == NEXT:
            left[depth] -= 1
            if left[depth]:
                into[at] = COMMA
                at += 1
                step = program[step - 1, 2]
            else:
                depth -= 1
                at = _spell(starts, letters, first, into, at)
            continue
        if op == STOP:
            return at
        number = row[n]
        n += 1
        if number == NULL:
            at = _spell(starts, letters, 0, into, at)
            if op == MAYBE:
                step = first
            elif op == OPEN:
                step = program[step - 1, 3]
        elif op == WORD:
            at = _spell(starts, letters, first + number, into, at)
        elif op == NUMBER:
            at = _spell_number(number, into, at)
        elif op == OPEN:
            at = _spell(starts, letters, first, into, at)
            if number:
                depth += 1
                left[depth] = number
            else:
                at = _spell(starts, letters, program[step - 1, 2], into, at)
                step = program[step - 1, 3]
        elif op == PARTS:
            into[at] = QUOTE
            at += 1
            for place in range(number):
                if at >= most:
                    return -1
                if place:
                    at = _spell(starts, letters, program[step - 1, 2], into, at)
                at = _spell(starts, letters, first + row[n], into, at)
                n += 1
            into[at] = QUOTE
            at += 1
    return -1


@inlined
def _spell(starts: Any, letters: Any, word: int, into: Any, at: int) -> int:
    """Write a word from a place on; returns the place after it."""
    for letter in range(starts[word], starts[word + 1]):
        into[at] = letters[letter]
        at += 1
    return at


@kernel
def _spell_number(number: int, into: Any, at: int) -> int:
    """Write a number from a place on; returns the place after it."""
    if number < 0:
        into[at] = MINUS
        at += 1
        number = -number
    size, rest = 1, number // 10
    while rest:
        size += 1
        rest //= 10
    for place in range(at + size - 1, at - 1, -1):
        into[place] = ZERO + number % 10
        number //= 10
    return at + size
