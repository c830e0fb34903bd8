"""Why not: every refusal names its rule and has words in three languages."""

import re
from typing import Any

import pytest

from games.jack.table import JACK, position, without_five
from igroteka.i18n import LANGUAGES
from igroteka.plugins import plugin_of
from igroteka.sentences import refusal_text

FULL = " ".join(without_five(50, avoid="g2"))

# Position, what is tried, the rule and the message that refuse it.
CASES: list[tuple[dict[str, Any], list[str], str, str]] = [
    (position("KH", B="a5 b5 c5 d5 e5", sides=3), ["KH g2"], "J-18", "over"),
    (position("KH"), ["draw"], "J-14", "draw-needed"),
    (position("KH", strict_draw=True), ["draw"], "J-14", "draw"),
    (position("KH KH", strict_draw=True), ["KH g2", "KH g6"], "J-14", "draw-first"),
    (position("KH"), ["pass"], "J-15", "pass"),
    (position("KH JC"), ["pass"], "J-15", "pass"),
    (position("KH 5C", R="g2", B="g6"), ["pass"], "J-15", "pass"),
    (position("KH", R="g2", B="g6"), ["pass"], "J-11", "pass-dead"),
    (position("KH"), ["QH h2"], "J-8", "such-card"),
    (position("JC"), ["JC dead"], "J-11", "dead-jack"),
    (position("KH", R="g2"), ["KH dead"], "J-11", "dead-live"),
    (position("KH", R="g2 g6", dead_used=True), ["KH dead"], "J-11", "dead-twice"),
    (position("KH", R="e5"), ["KH x e5"], "J-10", "take-card"),
    (position("JC", R="e5"), ["JC x e5"], "J-10", "take-card"),
    (position("JS", R="e5"), ["JS x e6"], "J-10", "take-empty"),
    (position("JS", R="e5"), ["JS x a1"], "J-10", "take-empty"),
    (position("JS", R="e5", B="e6"), ["JS x e6"], "J-10", "take-own"),
    (position("JS", R="a5 b5 c5 d5 e5"), ["JS x c5"], "J-10", "protected"),
    (position("JS", R="e5"), ["JS e6"], "J-10", "put-one-eyed"),
    (position("JC"), ["JC j10"], "J-9", "corner"),
    (position("KH"), ["KH a1"], "J-8", "corner"),
    (position("KH"), ["KH e5"], "J-8", "wrong-square"),
    (position("KH KH"), ["KH KH e5"], "J-13", "wrong-square"),
    (position("KH", B="g2"), ["KH g2"], "J-8", "occupied"),
    (position("JD", B="g2"), ["JD g2"], "J-9", "occupied"),
    (position("KH KH", B="g2"), ["KH KH g2"], "J-13", "occupied"),
    (position("KH", B=FULL), ["KH g2"], "J-3", "supply"),
    (position("JD", B=FULL), ["JD g2"], "J-3", "supply"),
    (position("KH KH", B=FULL), ["KH KH g2"], "J-3", "supply"),
    (position("KH"), ["KH KH g2"], "J-13", "twins"),
    (position("KH", R="g2 g6"), ["KH KH g2-f2"], "J-12", "twins"),
    (position("JD JD"), ["JD JD e5"], "J-13", "twin-jacks"),
    (position("JS JS", R="e5"), ["JS JS e5"], "J-13", "twin-jacks"),
    (position("JS JS", R="e5"), ["JS JS e5-e6"], "J-12", "twin-jacks"),
    (position("KH KH", R="g2"), ["KH KH g2-f2"], "J-12", "shift-live"),
    (position("KH KH", R="g2 g6 e5"), ["KH KH e5-e6"], "J-12", "wrong-square"),
    (position("KH KH", R="g2 g6 f6 e6 d6 c6"), ["KH KH g6-h6"], "J-12", "protected"),
    (position("KH KH", R="g2 g6"), ["KH KH g2-g4"], "J-12", "shift-far"),
    (position("KH KH", R="g2 g6 f2"), ["KH KH g2-f2"], "J-12", "shift-far"),
]


@pytest.mark.parametrize(
    ("given", "tried", "rule", "id"), CASES, ids=[f"{rule} {id}" for _, _, rule, id in CASES]
)
def test_what_is_not_legal_is_refused_by_its_rule(
    given: dict[str, Any], tried: list[str], rule: str, id: str
) -> None:
    assert JACK.attempt(given, tried[:-1]) is None
    refusal = JACK.attempt(given, tried)
    assert refusal is not None
    assert (refusal.rule, refusal.id) == (rule, f"jack-no-{id}")
    for lang in LANGUAGES:
        assert rule in refusal_text(JACK, refusal, ["A", "B", "C"], lang)


def test_every_message_of_refusal_is_used() -> None:
    text = (plugin_of("jack").folder / "locale" / "ru.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^jack-no-([\w-]+) =", text, re.MULTILINE))
    assert written == {id for _, _, _, id in CASES}
