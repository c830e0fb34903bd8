"""Words and numbers written letter by letter."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.json_writer import NUMBER, Vocabulary, spell

TEXTS = ('{"seat":', "null", ",", "«ё»", "")


def spelled(words: list[int]) -> str:
    vocabulary = Vocabulary()
    assert [vocabulary.add(text) for text in TEXTS[:2]] == [0, 1]
    assert vocabulary.add(*TEXTS[2:]) == 2
    starts, letters = vocabulary.letters()
    into = np.zeros(4096, np.uint8)
    count = spell(np.array(words, np.int64), len(words), starts, letters, into)
    assert not into[count:].any()
    return into[:count].tobytes().decode()


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, 12345, -1, -10, 2**31])
def test_a_number_is_spelled_in_digits(number: int) -> None:
    assert spelled([NUMBER + number]) == str(number)


@given(st.lists(st.integers(0, len(TEXTS) - 1) | st.integers(NUMBER - 999, NUMBER + 999)))
def test_words_are_spelled_one_after_the_other(words: list[int]) -> None:
    written = [str(word - NUMBER) if word >= len(TEXTS) else TEXTS[word] for word in words]
    assert spelled(words) == "".join(written)
