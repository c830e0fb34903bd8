"""Living examples of Tsvetariki: every one holds, every rule that can be shown has some."""

import re

import pytest

from games.tsvetariki.boards import GAME
from igroteka.examples import Example, load, verdict
from igroteka.i18n import LANGUAGES, tr
from igroteka.model import SPECTATOR
from igroteka.rng import seeded
from igroteka.rulebook import book

EXAMPLES = load(GAME)

# Rules that no position of a referee can show, and why. Rule tests prove them.
CANNOT_BE_SHOWN = {
    "T-1": "a position is such a board",
    "T-2": "a position that breaks it is an error, no refused step",
    "T-3": "drawing secret tokens is no step of a player",
    "T-4": "a deal is no step of a player",
    "T-6": "who begins is no step of a player",
    "T-9": "a position holds only how many own tokens somebody took",
}
# Rules of which a position shows what is so, but nobody can try to break them.
CANNOT_BE_REFUSED = {
    "T-5": "changing the order of ramps is no step of a player",
    "T-13": "counting is no step of a player",
}


def rules_of_the_rulebook() -> list[str]:
    text = book(GAME, "en")
    return re.findall(r"^- \*\*(T-\d+)\*\*", text, re.MULTILINE)


def name(example: Example) -> str:
    return f"{example.rule} {example.id.removeprefix('tsvetariki-example-')}"


examples = pytest.mark.parametrize("example", EXAMPLES, ids=name)


@examples
def test_the_engine_rules_as_the_example_says(example: Example) -> None:
    assert verdict(GAME, example) == example.refused
    if example.refused:
        assert GAME.attempt(example.position, example.do[:-1]) is None


@examples
def test_the_referee_answers_as_the_example_says(example: Example) -> None:
    answer = GAME.judge(example.position, "en")
    assert example.do or example.answer, "an example shows something"
    for part, expected in example.answer.items():
        found = answer[part]
        if isinstance(expected, dict):
            found = {field: found[field] for field in expected}
        assert found == expected


@examples
def test_an_example_is_explained_in_every_language(example: Example) -> None:
    texts = [tr(lang, example.id) for lang in LANGUAGES]
    assert all(text.endswith(".") and len(text) < 300 for text in texts)
    assert len(set(texts)) == len(LANGUAGES)


def forbids(example: Example) -> bool:
    """Whether the example shows what is not allowed: a step, or a move put to the referee."""
    return example.refused is not None or example.answer.get("move", {}).get("legal") is False


def test_every_rule_that_can_be_shown_has_a_legal_and_a_refused_example() -> None:
    rules = set(rules_of_the_rulebook())
    legal = {example.rule for example in EXAMPLES if not forbids(example)}
    refused = {example.rule for example in EXAMPLES if forbids(example)}
    assert legal == rules - CANNOT_BE_SHOWN.keys()
    assert refused == rules - CANNOT_BE_SHOWN.keys() - CANNOT_BE_REFUSED.keys()


def test_both_joker_modes_are_shown_where_they_differ() -> None:
    """T-8: a move that one of them allows and the other refuses."""
    telling = {
        example.position.get("jokers", "free")
        for example in EXAMPLES
        if example.rule == "T-8" and example.do and differs(example)
    }
    assert telling == {"free", "join"}


def differs(example: Example) -> bool:
    """Whether the other joker mode rules otherwise."""
    other = "free" if example.position.get("jokers") == "join" else "join"
    refusal = GAME.attempt({**example.position, "jokers": other}, example.do)
    return (refusal is None) != (example.refused is None)


def test_an_example_can_be_looked_at_by_everybody() -> None:
    """Positions of examples are real states: players and spectators have a view of them."""
    options = GAME.parse_options({"mode": "solitaire"})
    for example in EXAMPLES:
        state, seat = GAME.set_up(example.position)
        for viewer in (seat, SPECTATOR):
            view = GAME.view(state, viewer, options)
            assert GAME.describe(view)["board"] == example.position["board"]
            world = GAME.imagine(view, seeded(1))
            assert GAME.view(world, viewer, options).record.tobytes() == view.record.tobytes()
