"""Living examples of Red7: every one holds, every rule that can be shown has some."""

import re

import pytest

from igroteka.examples import Example, load, verdict
from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES, tr
from igroteka.model import SPECTATOR
from igroteka.rulebook import book

RED7 = GAMES["red7"]
EXAMPLES = load(RED7)
EDITIONS = ("red7", "spectra")

# Rules that no position of a referee can show, and why. Rule tests prove them.
CANNOT_BE_SHOWN = {
    "R-2": "a position names the rule in force, not the canvas under it",
    "R-3": "a deal is no step of a player",
    "R-18": "a position holds one round, no points of earlier ones",
    "R-20": "a position holds one round, no cards scored before",
    "R-21": "a position does not go on to the end of a match",
}
# Rules of which a position shows what is so, but nobody can try to break them.
CANNOT_BE_REFUSED = {
    "R-8": "the round is won: there is nothing left to do",
    "R-19": "scoring is no step of a player",
}

# What the two rulebooks print: examples told in the text, rows of the table, notes with a case.
PRINTED = {
    "red7": {
        "red7-example-pair-of-fours",
        "red7-example-canvas-first-fails",
        "red7-example-row-red",
        "red7-example-row-orange",
        "red7-example-row-yellow",
        "red7-example-row-green",
        "red7-example-row-blue",
        "red7-example-row-indigo",
        "red7-example-row-violet",
        "red7-example-blue-tie-sevens",
        "red7-example-five-beats-four-cards",
        "red7-example-score-orange",
        "red7-example-seven-to-indigo",
        "red7-example-five-and-a-one",
        "red7-example-three-saves",
        "red7-example-three-draws",
        "red7-example-one-must-help",
        "red7-example-one-and-draw-it-back",
    },
    "spectra": {
        "red7-example-palette-then-canvas",
        "red7-example-blue-tie-as-printed",
        "red7-example-blue-tie-mended",
        "red7-example-four-beats-three-cards",
        "red7-example-score-blue",
        "red7-example-seven-to-blue",
        "red7-example-five-and-a-four",
        "red7-example-one-through-five-rests",
        "red7-example-three-through-five-rests",
        "red7-example-second-five-rests",
        "red7-example-seven-through-five-rests",
        "red7-example-three-and-the-rule-stays",
        "red7-example-three-and-a-new-rule",
        "red7-example-three-as-a-chance",
        "red7-example-one-takes-the-seven",
    },
}
# Printed examples that do not hold as printed: what is wrong is told with them.
SLIPS = {
    "red7-example-pair-of-fours",
    "red7-example-canvas-first-fails",
    "red7-example-five-beats-four-cards",
    "red7-example-blue-tie-as-printed",
    "red7-example-blue-tie-mended",
    "red7-example-five-and-a-four",
    "red7-example-one-takes-the-seven",
}


def rules_of_the_rulebook() -> list[str]:
    text = book(RED7, "en")
    return re.findall(r"^- \*\*(R-\d+)\*\*", text, re.MULTILINE)


def edition_of(example: Example) -> str:
    return example.position.get("edition", "red7")


EXAMPLES_OF = {
    rule: [example for example in EXAMPLES if example.rule == rule]
    for rule in rules_of_the_rulebook()
}


def name(example: Example) -> str:
    return f"{example.rule} {example.id.removeprefix('red7-example-')}"


def unordered(value: object) -> object:
    """The order of turns does not matter."""
    return sorted(value) if isinstance(value, list) else value


# -- each example --------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES, ids=name)
def test_the_engine_rules_as_the_example_says(example: Example) -> None:
    assert verdict(RED7, example) == example.refused


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if example.refused is not None], ids=name
)
def test_only_the_last_step_of_a_refused_example_is_refused(example: Example) -> None:
    assert example.do, "something must be tried"
    assert RED7.attempt(example.position, example.do[:-1]) is None


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if example.do and not example.refused], ids=name
)
def test_a_legal_example_is_a_whole_turn(example: Example) -> None:
    state, seat = RED7.set_up(example.position)
    turn = RED7.turn(state)
    for step in example.do:
        if step.startswith("["):
            items = [RED7.parse_item(item) for item in step.strip("[]").split()]
            assert len(items) == RED7.wanted(state), "what comes must be due"
            assert set(items) <= set(RED7.pile(state)), "what comes must be in the deck"
            RED7.chance(state, items)
        else:
            assert RED7.turn(state) == turn
            assert RED7.to_act(state) == (seat,)
            RED7.apply(state, seat, RED7.parse_move(step))
    assert seat not in RED7.to_act(state)


@pytest.mark.parametrize("example", EXAMPLES, ids=name)
def test_the_referee_answers_as_the_example_says(example: Example) -> None:
    answer = RED7.judge(example.position, "en")
    assert example.do or example.answer, "an example shows something"
    for part, expected in example.answer.items():
        if part == "turns":
            assert unordered(answer[part]) == unordered(expected)
        else:
            assert answer[part] == expected


@pytest.mark.parametrize("example", EXAMPLES, ids=name)
def test_an_example_is_explained_in_every_language(example: Example) -> None:
    texts = [tr(lang, example.id) for lang in LANGUAGES]
    assert all(text.endswith(".") and len(text) < 300 for text in texts)
    assert len(set(texts)) == len(LANGUAGES)


# -- all of them together ------------------------------------------------------------------------


def test_the_rulebook_numbers_all_rules_once_and_in_order() -> None:
    assert rules_of_the_rulebook() == [f"R-{number}" for number in range(1, 22)]


def test_every_rule_that_can_be_shown_has_a_legal_and_a_refused_example() -> None:
    legal = {example.rule for example in EXAMPLES if not example.refused}
    refused = {example.rule for example in EXAMPLES if example.refused}
    rules = set(rules_of_the_rulebook())
    assert legal == rules - CANNOT_BE_SHOWN.keys()
    assert refused == rules - CANNOT_BE_SHOWN.keys() - CANNOT_BE_REFUSED.keys()


def differs(example: Example) -> bool:
    """Whether the other edition rules otherwise."""
    other = EDITIONS[1 - EDITIONS.index(edition_of(example))]
    refusal = RED7.attempt({**example.position, "edition": other}, example.do)
    return (refusal is None) != (example.refused is None)


@pytest.mark.parametrize("rule", ["R-12", "R-14", "R-16"])
def test_where_the_editions_differ_both_are_shown(rule: str) -> None:
    """R-12, R-14, R-16: each edition has an example that the other would rule otherwise."""
    telling = {edition_of(example) for example in EXAMPLES_OF[rule] if differs(example)}
    assert telling == set(EDITIONS)


def test_every_printed_example_of_both_rulebooks_is_there() -> None:
    for edition in EDITIONS:
        told = {example.id for example in EXAMPLES if example.source == edition}
        assert told == PRINTED[edition]
        for example in EXAMPLES:
            if example.source == edition:
                assert edition_of(example) == edition
    assert {example.source for example in EXAMPLES} == {*EDITIONS, None}


def test_a_printed_example_that_is_a_slip_says_what_is_wrong() -> None:
    remarks = {example.id for example in EXAMPLES if example.remark}
    assert remarks >= SLIPS
    assert all(example.source for example in EXAMPLES if example.remark)


def test_an_example_can_be_looked_at_by_everybody() -> None:
    """Positions of examples are real states: players and spectators have a view of them."""
    options = RED7.parse_options({})
    for example in EXAMPLES:
        if "seat" in example.position:
            state, seat = RED7.set_up(example.position)
            seen = RED7.describe(RED7.view(state, seat, options))
            assert sorted(seen["hand"]) == sorted(example.position["hand"])
            assert "hand" not in RED7.describe(RED7.view(state, SPECTATOR, options))
