"""Cards, goals and lists in the words of a language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from igroteka.games.splito.face.goal_lists import parse_goal
from igroteka.games.splito.face.goals import Goal
from igroteka.games.splito.rules.pieces import COLOURS, NUMBERS
from igroteka.i18n import tr
from igroteka.model import Fact, Seat


def is_goal(text: str) -> bool:
    """Whether a card of an event is a goal; goals are written out there: `17:value,…`."""
    return ":" in text


def card_words(text: str, lang: str, case: str = "name") -> str:
    """A card in words: «красная 5», a goal with its points; case `object` for what is laid."""
    if is_goal(text):
        return tr(lang, f"splito-goal-{case}", goal=goal_words(text, lang))
    return tr(lang, f"splito-card-{case}", number=text[0], colour=text[1])


def cards_words(texts: Sequence[str], lang: str) -> str:
    """Several cards in words."""
    return ", ".join(card_words(text, lang) for text in texts)


def seats_words(seats: Sequence[Seat], lang: str) -> str:
    """Seats by number, where nobody has a name."""
    return ", ".join(tr(lang, "splito-seat", seat=str(seat)) for seat in seats)


@lru_cache(maxsize=1000)
def goal_words(text: str, lang: str) -> str:
    """A goal in words, from its word in facts."""
    goal = parse_goal(text)
    points = tr(lang, "splito-points", points=goal.points)
    return tr(lang, "splito-goal-worth", goal=asked_words(goal, lang), points=points)


def asked_words(goal: Goal, lang: str) -> str:
    """What a goal asks for: «больше всех красных»."""
    name = int(goal.names) if goal.names in tuple(NUMBERS) else goal.names
    facts: dict[str, object] = {"count": goal.count, "limit": goal.limit, "name": name}
    if goal.type == "diversity" and not goal.limit:
        return _each_words(goal, lang)
    if goal.type == "diversity":
        kind = "colours" if goal.names == COLOURS else "numbers"
        return tr(lang, f"splito-asks-different-{kind}", **facts)
    if goal.type == "value" and goal.limit == "exactly" and goal.count == 0:
        return tr(lang, "splito-asks-none", **facts)
    if goal.type == "majority":
        kind = "colour" if goal.names in COLOURS else "number"
        return tr(lang, f"splito-asks-majority-{kind}", **facts)
    return tr(lang, f"splito-asks-{goal.type}", **facts)


def short_words(goal: Goal, lang: str) -> str:
    """A goal in a few signs, where many stand side by side: «больше r», «2×5»."""
    if goal.type == "value" and goal.limit == "exactly" and goal.count == 0:
        return tr(lang, "splito-short-none", name=goal.names)
    limit = {"at_least": "≥", "at_most": "≤"}.get(goal.limit, "")
    count = f"{limit}{goal.count}"
    if goal.type == "diversity" and not goal.limit:
        all_of = {COLOURS: "all-colours", NUMBERS: "all-numbers"}
        id = f"splito-short-{all_of.get(goal.names, 'each')}"
        return tr(lang, id, name=goal.names)
    if goal.type == "diversity":
        kind = "colours" if goal.names == COLOURS else "numbers"
        return tr(lang, f"splito-short-different-{kind}", count=count)
    return tr(lang, f"splito-short-{goal.type}", name=goal.names, count=count)


def _each_words(goal: Goal, lang: str) -> str:
    """At least one of each: a list of colours or numbers, or all of them."""
    if set(goal.names) == set(COLOURS):
        return tr(lang, "splito-asks-all-colours")
    if set(goal.names) == set(NUMBERS):
        return tr(lang, "splito-asks-all-numbers")
    names = ", ".join(
        tr(lang, f"splito-colour-{name}") if name in COLOURS else name for name in goal.names
    )
    return tr(lang, "splito-asks-each", names=names)


def spoken(facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
    """Facts of events, refusals and outcomes in words; what is hidden says so."""
    return {name: _spoken(name, fact, lang) for name, fact in facts.items()}


def _spoken(name: str, fact: Fact, lang: str) -> Fact:
    if name in ("card", "side") and fact is None:
        return "hidden"
    if name == "card" and isinstance(fact, str):
        return card_words(fact, lang, "object")
    if name == "goal" and isinstance(fact, str):
        return goal_words(fact, lang)
    if name == "cards" and isinstance(fact, tuple):
        return cards_words(fact, lang) or "hidden"
    if name == "common" and isinstance(fact, tuple):
        quoted = (tr(lang, "splito-goal-quoted", goal=goal_words(goal, lang)) for goal in fact)
        return ", ".join(quoted)
    if name == "goals" and isinstance(fact, tuple):
        return len(fact)
    if isinstance(fact, tuple):
        return " : ".join("—" if part is None else str(part) for part in fact)
    return fact
