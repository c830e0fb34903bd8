"""Who wins how much, with 95 % intervals.

The matches of one deal are not independent: the same cards come to one bot, then to the other.
So deals are the units. Where luck cancels within a deal, this makes the interval narrower than
counting matches would; where it does not, wider.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959964  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True, slots=True)
class Share:
    """A mean over deals and its 95 % interval."""

    mean: float
    low: float
    high: float


def share_of(deals: Sequence[float], matches: int) -> Share:
    """What a bot won on average, given its share of each deal (0 to 1).

    Wilson's interval, which keeps its promise near 0 and 1, for as many independent matches as
    would scatter like these deals. Deals that do not scatter at all count as single matches.
    """
    units = len(deals)
    mean = math.fsum(deals) / units
    if units < 2:
        return Share(mean, 0.0, 1.0)
    scatter = math.fsum((deal - mean) ** 2 for deal in deals) / (units - 1) / units
    spread = mean * (1.0 - mean)
    return wilson(mean, spread / scatter if scatter > 0 else float(matches))


def wilson(mean: float, matches: float) -> Share:
    """Wilson's interval for a share of so many independent matches."""
    shrink = 1.0 / (1.0 + Z95**2 / matches)
    centre = (mean + Z95**2 / (2.0 * matches)) * shrink
    half = Z95 * math.sqrt(mean * (1.0 - mean) / matches + (Z95 / (2.0 * matches)) ** 2) * shrink
    return Share(mean, max(0.0, centre - half), min(1.0, centre + half))
