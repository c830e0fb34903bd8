"""Who leads under a rule and why, as plain data for people: R-10 and R-11 are asked of `lead`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from igroteka.games.red7.lead import qualifying, strength
from igroteka.games.red7.pieces import texts_of
from igroteka.model import Fact, Seat

# The same palettes lie before everybody and change by a card: what is known of them is kept.
KEPT = 1 << 12


class Standing(NamedTuple):
    """Who leads, what counts there, and the closest rival."""

    seat: Seat
    counts: tuple[str, ...]  # the cards that count, highest first
    rival: Seat | None  # the strongest of the others; None where nobody else qualifies
    rival_counts: tuple[str, ...]

    @property
    def by(self) -> str:
        """Why: `most` cards, or as many but the `highest` of them."""
        return "highest" if len(self.counts) == len(self.rival_counts) else "most"


@lru_cache(KEPT)
def counting(palette: int, rule: int) -> tuple[str, ...]:
    """R-10: the cards of a palette that count, highest first."""
    return tuple(texts_of(qualifying(palette, rule)))


@lru_cache(KEPT)
def _strength(palette: int, rule: int) -> int:
    return int(strength(palette, rule))


def standing(palettes: Sequence[int], rule: int) -> Standing | None:
    """R-10, R-11: who leads; None where nobody qualifies. A palette that is out is empty here."""
    strengths = [_strength(palette, rule) for palette in palettes]
    ranked = sorted(range(len(palettes)), key=strengths.__getitem__, reverse=True)
    first, *others = [seat for seat in ranked if strengths[seat]] or [None]
    if first is None:
        return None
    rival = others[0] if others else None
    rival_counts = counting(palettes[rival], rule) if rival is not None else ()
    return Standing(first, counting(palettes[first], rule), rival, rival_counts)


def standing_facts(found: Standing | None, own: int) -> dict[str, Fact]:
    """The same for a sentence that tells somebody why they do not lead; `own`: cards they have."""
    if found is None:
        return {"by": "nobody", "leader_seat": None, "count": 0, "own": 0, "high_card": None}
    by = "highest" if len(found.counts) == own else "most"
    return {
        "by": by,
        "leader_seat": found.seat,
        "count": len(found.counts),
        "own": own,
        "high_card": found.counts[0],
    }
