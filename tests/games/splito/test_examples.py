"""Living examples of Splito: every one holds, every rule that can be shown has some."""

import re

import pytest

from games.splito.tables import SPLITO
from igroteka.examples import Example, load, verdict
from igroteka.i18n import LANGUAGES, tr
from igroteka.model import SPECTATOR
from igroteka.rulebook import book

EXAMPLES = load(SPLITO)

# Rules that no described table can show, and why. Rule tests prove them.
CANNOT_BE_SHOWN = {
    "S-4": "a deal is no step of a player",
    "S-7": "a table holds one moment, hands pass between two",
    "S-17": "a table holds one moment, hands move between two",
    "S-18": "talking is no step of a player",
}
# Rules of which a table shows what is so, but nobody can try to break them: counting is no step.
CANNOT_BE_REFUSED = {"S-9", "S-10", "S-11", "S-12", "S-13", "S-14", "S-15"}
# What the rulebook prints: the goal spoilt by twos, and the filled score pad.
PRINTED = {"splito-example-two-spoils-no-twos", "splito-example-score-pad"}


def rules_of_the_rulebook() -> list[str]:
    text = book(SPLITO, "en")
    return re.findall(r"^- \*\*(S-\d+)\*\*", text, re.MULTILINE)


def name(example: Example) -> str:
    return f"{example.rule} {example.id.removeprefix('splito-example-')}"


@pytest.mark.parametrize("example", EXAMPLES, ids=name)
def test_the_engine_rules_as_the_example_says(example: Example) -> None:
    assert verdict(SPLITO, example) == example.refused
    assert example.do or example.refused or example.answer, "an example shows something"


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if example.do and example.refused], ids=name
)
def test_only_the_last_step_of_a_refused_example_is_refused(example: Example) -> None:
    assert SPLITO.attempt(example.position, example.do[:-1]) is None


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.answer], ids=name)
def test_the_referee_answers_as_the_example_says(example: Example) -> None:
    answer = SPLITO.judge(example.position, "en")
    parts = ("cards", "points", "met")
    answer["zones"] = [{part: zone[part] for part in parts} for zone in answer["zones"]]
    assert {part: answer[part] for part in example.answer} == example.answer


@pytest.mark.parametrize("example", EXAMPLES, ids=name)
def test_an_example_is_explained_in_every_language(example: Example) -> None:
    texts = [tr(lang, example.id) for lang in LANGUAGES]
    assert all(text.endswith(".") and len(text) < 300 for text in texts)
    assert len(set(texts)) == len(LANGUAGES)


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.do], ids=name)
def test_an_example_to_try_can_be_looked_at_by_everybody(example: Example) -> None:
    options = SPLITO.parse_options({"players": example.position["players"]})
    state, seat = SPLITO.set_up(example.position)
    seen = SPLITO.describe(SPLITO.view(state, seat, options))
    assert sorted(seen["hand"]) == sorted(example.position["hand"])
    assert "hand" not in SPLITO.describe(SPLITO.view(state, SPECTATOR, options))


def test_every_rule_that_can_be_shown_has_a_legal_and_a_refused_example() -> None:
    legal = {example.rule for example in EXAMPLES if not example.refused}
    refused = {example.rule for example in EXAMPLES if example.refused}
    rules = set(rules_of_the_rulebook())
    assert legal == rules - CANNOT_BE_SHOWN.keys()
    assert refused == rules - CANNOT_BE_SHOWN.keys() - CANNOT_BE_REFUSED


def test_every_printed_example_is_there() -> None:
    assert {example.id for example in EXAMPLES if example.source == "splito"} == PRINTED
