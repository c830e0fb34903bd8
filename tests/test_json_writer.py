"""Rows of numbers become the JSON that their type would be."""

from typing import Annotated, Literal

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, json

from igroteka.json_writer import NULL, Writer, own_words, parts, put, words

TEXTS = ("a", 'a "quote"', "«ё»", "")
LETTERS = ("x", "yy", "-")
OWN = (b'{"own":1}', b"[]", b'"long %b"' % (b"w" * 300))

Text = Annotated[str, words("Text", TEXTS)]
Name = Annotated[str, parts("Name", LETTERS, "+")]
Word = Annotated[Literal["left", "right"], words("Word", ("right", "left"))]


class Inner(Struct, frozen=True):
    number: int
    word: Word


class Outer(Struct, frozen=True):
    numbers: tuple[int, ...]
    text: Text | None
    truth: bool
    inner: Inner | None
    lists: tuple[tuple[Inner, ...] | None, ...]
    named: dict[Text, tuple[Name, ...]]
    count: int | None
    name: Name


def row_of(value: object) -> list[int]:
    """The numbers that say a value, as the table in `json_writer` has it."""
    if value is None:
        return [NULL]
    if isinstance(value, int):
        return [int(value)]
    if isinstance(value, Inner):
        return [value.number, ("right", "left").index(value.word)]
    if isinstance(value, str):
        return [TEXTS.index(value)]
    if isinstance(value, tuple):
        return [len(value), *(number for one in value for number in row_of(one))]
    raise AssertionError(value)


def name_row(name: str) -> list[int]:
    pieces = name.split("+") if name else []
    return [len(pieces), *(LETTERS.index(piece) for piece in pieces)]


def outer_row(outer: Outer) -> list[int]:
    inner = [NULL] if outer.inner is None else [0, *row_of(outer.inner)]
    row = row_of(outer.numbers) + row_of(outer.text) + row_of(outer.truth) + inner
    row += [*row_of(outer.lists), len(outer.named)]
    for key, names in outer.named.items():
        row += row_of(key) + [len(names)] + [n for name in names for n in name_row(name)]
    return row + row_of(outer.count) + name_row(outer.name)


numbers = st.integers(-(2**53), 2**53)
texts = st.sampled_from(TEXTS)
names = st.lists(st.sampled_from(LETTERS), max_size=4).map("+".join)
inners = st.builds(Inner, numbers, st.sampled_from(("left", "right")))


def tuples(of: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(of, max_size=3).map(tuple)


outers = st.builds(
    Outer,
    tuples(numbers),
    st.none() | texts,
    st.booleans(),
    st.none() | inners,
    tuples(st.none() | tuples(inners)),
    st.dictionaries(texts, tuples(names)),
    st.none() | numbers,
    names,
)
WRITER = Writer(Outer)


@settings(deadline=None)  # the first time it is compiled
@given(outers)
def test_a_row_is_written_as_its_struct_would_be(outer: Outer) -> None:
    written = WRITER.json(np.array(outer_row(outer), np.int64))
    assert written == json.encode(outer)
    assert json.decode(written, type=Outer) == outer


def test_a_text_may_be_longer_than_the_room_there_was() -> None:
    many = tuple(range(100_000))
    outer = Outer(many, None, True, None, (), {}, None, "yy+x")
    assert WRITER.json(np.array(outer_row(outer), np.int64)) == json.encode(outer)


class Owner(Struct, frozen=True):
    own: tuple[Annotated[Inner, own_words()], ...]


def test_words_of_its_own_are_given_to_a_writer() -> None:
    writer = Writer(Owner).with_own(OWN)
    for chosen in ([], [0], [2, 1, 0, 2]):
        wanted = b'{"own":[%b]}' % b",".join(OWN[place] for place in chosen)
        assert writer.json(np.array([len(chosen), *chosen], np.int64)) == wanted


def test_what_finds_no_room_in_a_row_is_counted() -> None:
    row = np.zeros(2, np.int64)
    place = 0
    for number in (5, 6, 7):
        place = put(row, place, number)
    assert place == 3 and row.tolist() == [5, 6]


class Untold(Struct, frozen=True):
    text: str


class Either(Struct, frozen=True):
    value: int | Inner


@pytest.mark.parametrize(("kind", "where"), [(Untold, "Untold.text"), (Either, "Either.value")])
def test_a_type_that_numbers_cannot_say_is_refused_with_the_field(
    kind: type[Struct], where: str
) -> None:
    with pytest.raises(TypeError, match=f"{where}: a row of numbers cannot"):
        Writer(kind)
