"""Events and outcomes as sentences, with the players' names in them."""

from collections.abc import Mapping, Sequence

from igroteka.i18n import tr
from igroteka.model import Fact, Game, Outcome, Refusal, SeenEvent

_SEAT = "_seat"


def _words(
    game: Game, facts: Mapping[str, Fact], names: Sequence[str], lang: str
) -> dict[str, Fact]:
    """Facts in words; a fact `from_seat` also gives the name as `from_who`."""
    words = game.spoken(facts, lang)
    for name, fact in facts.items():
        if name.endswith(_SEAT) and isinstance(fact, int):
            words[name.removesuffix(_SEAT) + "_who"] = names[fact]
    return words


def event_text(game: Game, event: SeenEvent, names: Sequence[str], lang: str) -> str:
    """What happened, in one sentence."""
    who = names[event.seat] if event.seat is not None else ""
    return tr(lang, event.id, who=who, **_words(game, event.facts, names, lang))


def outcome_text(game: Game, outcome: Outcome, names: Sequence[str], lang: str) -> str:
    """Who won and why, in one sentence."""
    winners = ", ".join(names[seat] for seat in outcome.winners)
    return tr(lang, outcome.reason, winners=winners, **_words(game, outcome.facts, names, lang))


def why_text(
    game: Game, id: str, facts: Mapping[str, Fact], names: Sequence[str], lang: str
) -> str:
    """Why not, in one sentence."""
    return tr(lang, id, **_words(game, facts, names, lang))


def refusal_text(game: Game, refusal: Refusal, names: Sequence[str], lang: str) -> str:
    """Why not, in one sentence, with the rule's number."""
    return f"{why_text(game, refusal.id, refusal.facts, names, lang)} ({refusal.rule})"
