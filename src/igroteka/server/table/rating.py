"""Ratings: OpenSkill per game. Bots have fixed known ratings, people learn theirs."""

from collections.abc import Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce

from igroteka.bots.levels import LEVELS
from igroteka.server.table.table import Table

MU, SIGMA = 25.0, 25.0 / 3
# What bots count with is measured against each other (a game's `levels.toml`), the middle level
# where everybody begins, so that people's ratings have an anchor. A bot that nobody measured counts
# like somebody new.
BOT_SIGMA = 1.0


@dataclass(frozen=True, slots=True)
class Result:
    """Sides in order of their seats: who is in each (a guest, or `bot:name`), and what they won."""

    game: str
    sides: tuple[tuple[str, ...], ...]
    returns: tuple[float, ...]


def result_of(table: Table) -> Result:
    """The result of a finished match; a seat a stand-in finished counts for its person."""
    assert table.match is not None
    returns = table.match.outcome().returns
    sides = table.game.sides(table.options)
    return Result(
        table.game.id,
        tuple(tuple(_who(table, seat) for seat in side) for side in sides),
        tuple(sum(returns[seat] for seat in side) for side in sides),
    )


def _who(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    if chair.person is not None:
        return table.people[chair.person].guest
    return f"bot:{chair.bot}"


def rated(
    result: Result, known: Mapping[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """The people's ratings after a match, from those before it."""
    model = PlackettLuce()
    teams = [
        [model.rating(*_rating(who, result.game, known), name=who) for who in side]
        for side in result.sides
    ]
    ranks = [-value for value in result.returns]
    after = model.rate(teams, ranks=ranks)
    return {
        str(player.name): (player.mu, player.sigma)
        for team in after
        for player in team
        if not str(player.name).startswith("bot:")
    }


def _rating(who: str, game: str, known: Mapping[str, tuple[float, float]]) -> tuple[float, float]:
    if who.startswith("bot:"):
        measured = LEVELS[game].ratings.get(who.removeprefix("bot:"))
        return (MU, SIGMA) if measured is None else (measured, BOT_SIGMA)
    return known.get(who, (MU, SIGMA))
