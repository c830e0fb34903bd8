"""Cards and squares in the words of a language."""

from collections.abc import Mapping

from igroteka.i18n import tr
from igroteka.model import Fact

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
COURT = "JQKA"


def short_card(text: str) -> str:
    """A card in signs: `4♥`, `10♥`, `K♥`."""
    return f"{'10' if text[0] == 'T' else text[0]}{SUIT_SIGNS[text[1]]}"


def card_words(text: str, lang: str) -> str:
    """A card as one says it: `4♥`, «туз ♣»."""
    if text[0] in COURT:
        return f"{tr(lang, f'jack-rank-{text[0]}')} {SUIT_SIGNS[text[1]]}"
    return short_card(text)


def spoken(facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
    """Facts of events, refusals and outcomes in words; what is hidden says so."""
    return {name: _spoken(name, fact, lang) for name, fact in facts.items()}


def _spoken(name: str, fact: Fact, lang: str) -> Fact:
    if name == "cards":
        texts = fact if isinstance(fact, tuple) else ()
        return ", ".join(card_words(text, lang) for text in texts) if texts else "hidden"
    if name == "squares" and isinstance(fact, tuple):
        return " ".join(map(str, fact)).upper()
    if name == "score" and isinstance(fact, tuple):
        return " : ".join(map(str, fact))
    if not isinstance(fact, str):
        return fact
    if name == "card":
        return card_words(fact, lang)
    if name in ("square", "to"):
        return fact.upper()
    return fact  # a side stays a letter: the messages know its forms
