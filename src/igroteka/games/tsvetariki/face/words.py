"""Colours, cells and counts in the words of a language."""

from collections.abc import Mapping

from igroteka.i18n import tr
from igroteka.model import Fact


def colour_words(letters: tuple[str, ...], lang: str) -> str:
    """Colours in words: «красный, синий»."""
    return ", ".join(tr(lang, f"tsvetariki-colour-{letter}") for letter in letters)


def spoken(facts: Mapping[str, Fact], lang: str) -> dict[str, Fact]:
    """Facts of events, refusals and outcomes in words; what is hidden says so."""
    words: dict[str, Fact] = {}
    for name, fact in facts.items():
        if name == "colours":
            letters = fact if isinstance(fact, tuple) else ()
            words[name] = colour_words(letters, lang) if letters else "hidden"
        elif name in ("cell", "move") and isinstance(fact, str):
            words[name] = fact.upper()  # as the board is lettered
        elif isinstance(fact, tuple):
            words[name] = " : ".join(map(str, fact))
        else:
            words[name] = fact
    return words
