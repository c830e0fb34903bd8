"""Cards, rules and lists in the words of a language."""

from collections.abc import Mapping

from igroteka.i18n import tr
from igroteka.model import Fact


def card_words(text: str, lang: str, case: str = "name") -> str:
    """A card in words: «красная 7»; case `object` for «кладёт красную 7»."""
    return tr(lang, f"red7-card-{case}", number=text[0], colour=text[1])


def cards_words(texts: tuple[str, ...], lang: str) -> str:
    """Several cards in words."""
    return ", ".join(card_words(text, lang) for text in texts)


def rule_words(colour: str, lang: str) -> str:
    """A rule in words: «больше всего чётных карт»."""
    return tr(lang, f"red7-rule-{colour}")


def spoken(facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
    """Facts of events, refusals and outcomes in words; what is hidden says so."""
    words: dict[str, Fact] = {}
    for name, fact in facts.items():
        if name == "card":
            words[name] = card_words(fact, lang, "object") if isinstance(fact, str) else "hidden"
        elif name == "high_card" and isinstance(fact, str):
            words[name] = card_words(fact, lang)
        elif name == "cards":
            texts = fact if isinstance(fact, tuple) else ()
            words[name] = cards_words(texts, lang) if texts else "hidden"
        elif name == "rule" and isinstance(fact, str):
            words[name] = rule_words(fact, lang)
            words["colour"] = tr(lang, f"red7-colour-{fact}")
        elif isinstance(fact, tuple):
            words[name] = " : ".join(map(str, fact))
        else:
            words[name] = fact
    return words
