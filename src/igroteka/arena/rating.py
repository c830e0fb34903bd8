"""OpenSkill ratings of the bots that met, from all matches in a fixed order."""

from collections.abc import Iterable
from statistics import fmean

from openskill.models import PlackettLuce

from igroteka.arena.playing import Played

Rating = tuple[float, float]  # how strong, and how unsure that is (sigma)


def ratings_of(bots: int, matches: Iterable[Played]) -> list[Rating]:
    """A rating a bot. A bot that plays several sides of a match learns their average."""
    model = PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for match in matches:
        sides = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in match.bots]
        after = model.rate(sides, ranks=[-won for won in match.returns])
        for bot in set(match.bots):
            own = [side[0] for side, who in zip(after, match.bots, strict=True) if who == bot]
            mu, sigma = fmean(side.mu for side in own), fmean(side.sigma for side in own)
            known[bot] = model.rating(mu, sigma)
    return [(rating.mu, rating.sigma) for rating in known]
