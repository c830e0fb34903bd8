"""The referee's lines: answered in order, every mistake with its place, nothing lost."""

import io
import json
import random
from types import ModuleType
from typing import Any

import pytest
from games.jack import oracle as jack
from games.jack import positions as jack_positions
from games.red7 import oracle as red7
from games.red7 import positions as red7_positions
from games.splito import oracle as splito
from games.splito import positions as splito_positions
from games.tsvetariki import oracle as tsvetariki
from games.tsvetariki import positions as tsvetariki_positions

import igroteka
from igroteka.i18n import LANGUAGES
from igroteka.referee import answers

# Who judges, and who thinks up what to judge.
ORACLES: dict[str, tuple[ModuleType, ModuleType]] = {
    "red7": (red7, red7_positions),
    "tsvetariki": (tsvetariki, tsvetariki_positions),
    "splito": (splito, splito_positions),
    "jack": (jack, jack_positions),
}
# A board of Tsvetariki takes its oracle milliseconds to make; its moves are compared in
# tests/tsvetariki and, at length, in tests/soak.py.
POSITIONS = {"red7": 20_000, "tsvetariki": 3_000, "splito": 20_000, "jack": 20_000}
BROKEN = {"red7": 3_000, "tsvetariki": 1_500, "splito": 5_000, "jack": 1_500}

games = pytest.mark.parametrize("game", ORACLES)


def normal(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer as far as the format fixes it: without its sentence, lists in any order."""
    plain = {name: value for name, value in answer.items() if name != "why"}
    for name in ("turns", "moves"):
        if isinstance(listed := plain.get(name), list):
            plain[name] = sorted(listed, key=json.dumps)
    if isinstance(lines := plain.get("lines"), dict):
        plain["lines"] = {
            side: sorted(sorted(five) for five in fives) for side, fives in lines.items()
        }
    if isinstance(groups := plain.get("groups"), list):
        plain["groups"] = sorted((group["colour"], sorted(group["cells"])) for group in groups)
    if isinstance(zones := plain.get("zones"), list):
        plain["zones"] = [(zone["cards"], zone["points"], zone["met"]) for zone in zones]
    if isinstance(move := plain.get("move"), dict):
        plain["move"] = {name: value for name, value in move.items() if name != "message"}
    return plain


@games
def test_the_naive_oracle_agrees_on_random_positions(game: str) -> None:
    """All options and editions, with full turn enumeration."""
    oracle, positions = ORACLES[game]
    rng = random.Random(2026)
    for _ in range(POSITIONS[game]):
        position = positions.random_position(rng)
        assert normal(igroteka.judge(game, position)) == normal(oracle.judge(position)), position


@games
def test_the_naive_oracle_finds_the_same_place_in_broken_positions(game: str) -> None:
    oracle, positions = ORACLES[game]
    rng = random.Random(2027)
    for _ in range(BROKEN[game]):
        position = positions.broken_position(rng)
        error = igroteka.judge(game, position).get("error")
        assert error is not None, position
        assert error["at"] == oracle.judge(position)["error"]["at"], position
        assert error["message"]


LEADS = '{"rule": "g", "palettes": [["2g", "4y"], ["6r"]]}'
PRETTY = '{\n  "rule": "g",\n  "palettes": [["2g", "4y"], ["6r"]]\n}\n'


@pytest.mark.parametrize(
    ("text", "judged"),
    [
        (LEADS, [True]),
        (f"{LEADS}\n\n{LEADS}\n", [True, True]),
        (PRETTY, [True]),
        (f'{LEADS}\n{{"rule": "x"}}\n{LEADS}', [True, False, True]),
        (f"nonsense\n{LEADS}\n", [False, True]),
        (f"{LEADS}\nnonsense\n[1]\nnull\n3\n", [True, False, False, False, False]),
        ("", []),
        ("{" * 5_000, [False]),
        ("\ufeff" + LEADS, [True]),
    ],
)
def test_every_line_has_its_answer_in_order(text: str, judged: list[bool]) -> None:
    found = list(answers("red7", io.BytesIO(text.encode()), "en"))
    assert [good for _, good in found] == judged
    for line, good in found:
        assert ("error" in json.loads(line)) is not good


def test_a_line_that_is_not_an_object_is_answered_at_null() -> None:
    (line, _), *_ = answers("red7", io.BytesIO(b"[1, 2]"), "en")
    assert json.loads(line)["error"]["at"] is None


def test_why_is_a_sentence_in_every_language() -> None:
    position = {"rule": "g", "palettes": [["2g", "4y"], ["6r"]]}
    sentences = {igroteka.judge("red7", position, lang)["why"] for lang in LANGUAGES}
    assert len(sentences) == 3


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there are red7"):
        igroteka.judge("chess", {})
