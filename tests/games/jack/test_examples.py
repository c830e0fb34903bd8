"""Living examples of One-Eyed Jack: every one holds, every rule that can be shown has some."""

import re

import pytest

from igroteka.examples import Example, load, verdict
from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES, tr
from igroteka.rulebook import book

JACK = GAMES["jack"]
EXAMPLES = load(JACK)

# Rules that no position of a referee can show, and why. Rule tests prove them.
CANNOT_BE_SHOWN = {
    "J-4": "how many play is settled before the first position",
    "J-6": "the draw for the first turn is no step of a player",
    "J-7": "a deal is no step of a player",
    "J-19": "talk is no step of a player",
}


def rules_of_the_rulebook() -> list[str]:
    text = book(JACK, "en")
    return re.findall(r"^- \*\*(J-\d+)\*\*", text, re.MULTILINE)


def name(example: Example) -> str:
    return f"{example.rule} {example.id.removeprefix('jack-example-')}"


@pytest.mark.parametrize("example", EXAMPLES, ids=name)
def test_the_engine_rules_as_the_example_says(example: Example) -> None:
    assert verdict(JACK, example) == example.refused
    if example.refused and example.do:
        assert JACK.attempt(example.position, example.do[:-1]) is None


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if example.do and not example.refused], ids=name
)
def test_a_legal_example_is_a_whole_turn(example: Example) -> None:
    state, seat = JACK.set_up(example.position)
    for step in example.do:
        if step.startswith("["):
            items = [JACK.parse_item(item) for item in step.strip("[]").split()]
            assert len(items) == JACK.wanted(state), "what comes must be due"
            assert all(items.count(item) <= JACK.pile(state).count(item) for item in items)
            JACK.chance(state, items)
        else:
            assert seat in JACK.to_act(state)
            JACK.apply(state, seat, JACK.parse_move(step))
    assert JACK.wanted(state) == 0
    assert seat not in JACK.to_act(state)


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if example.do or not example.refused], ids=name
)
def test_the_referee_answers_as_the_example_says(example: Example) -> None:
    judged = {field: value for field, value in example.position.items() if field != "strict_draw"}
    answer = JACK.judge(judged, "en")
    assert example.do or example.answer, "an example shows something"
    for part, expected in example.answer.items():
        assert answer[part] == expected


@pytest.mark.parametrize("example", EXAMPLES, ids=name)
def test_an_example_is_explained_in_every_language(example: Example) -> None:
    texts = [tr(lang, example.id) for lang in LANGUAGES]
    assert all(text.endswith(".") and len(text) < 300 for text in texts)
    assert len(set(texts)) == len(LANGUAGES)


def test_every_rule_that_can_be_shown_has_a_legal_and_a_refused_example() -> None:
    legal = {example.rule for example in EXAMPLES if not example.refused}
    refused = {example.rule for example in EXAMPLES if example.refused}
    rules = set(rules_of_the_rulebook())
    assert legal == rules - CANNOT_BE_SHOWN.keys()
    assert refused == rules - CANNOT_BE_SHOWN.keys()


def test_the_printed_example_of_the_rulebook_is_there() -> None:
    """The king of hearts goes to one of its two squares, if that is free."""
    assert [example.id for example in EXAMPLES if example.source == "jack"] == [
        "jack-example-king-of-hearts"
    ]
