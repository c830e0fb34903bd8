"""What the arena is asked: everything that decides the results, and nothing else."""

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from igroteka.arena.seating import MIXED, TABLES, Meeting, matches_a_deal, meetings
from igroteka.bots import BOTS, Bot, Budget, make_bot
from igroteka.bots.own import is_own, own_bot, source_of
from igroteka.games import GAMES
from igroteka.mistakes import Mistake
from igroteka.model import Options, Seat
from igroteka.options import OptionError, options_text


@dataclass(frozen=True, slots=True)
class Question:
    """Which bots, at which table, on which deals. The number of matches is free to grow."""

    game: str
    options: Options
    bots: tuple[str, ...]
    table: str
    seed: int = 0
    budget: Budget = field(default_factory=Budget)
    sources: tuple[str | None, ...] = ()  # for each bot the text of its own file, if it has one

    def bot(self, place: int) -> Bot:
        """A new bot for a match, by its place in the list."""
        name = self.bots[place]
        if is_own(name):
            return own_bot(name, self.sources[place])
        return make_bot(self.game, name)

    def meetings(self) -> tuple[Meeting, ...]:
        """Who meets whom."""
        return meetings(self.table, len(self.bots))

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return GAMES[self.game].sides(self.options)

    def deals_for(self, matches: int) -> int:
        """How many deals give at least so many matches in every meeting."""
        return -(-matches // matches_a_deal(self.meetings()[0], len(self.sides())))

    def labels(self) -> tuple[str, ...]:
        """Names to tell bots apart, even a bot from itself."""
        found: list[str] = []
        for place, bot in enumerate(self.bots):
            before = self.bots[:place].count(bot)
            found.append(f"{bot} ({before + 1})" if before else bot)
        return tuple(found)

    def header(self) -> dict[str, Any]:
        """The question as plain data; equal questions have equal headers."""
        digests = {
            bot: sha256(source.encode()).hexdigest()
            for bot, source in zip(self.bots, self.sources, strict=False)
            if source is not None
        }
        header = {
            "game": self.game,
            "rules": GAMES[self.game].rules_version,
            "options": options_text(self.options),
            "bots": list(self.bots),
            "table": self.table,
            "seed": self.seed,
            "milliseconds": self.budget.milliseconds,
            "iterations": self.budget.iterations,
        }
        return {**header, "sources": digests} if digests else header


def ask(
    game: str, options: list[str], bots: list[str], table: str, seed: int, budget: Budget
) -> Question:
    """A question that can be played, or the mistake in it."""
    try:
        chosen = GAMES[game].parse_options(options)
    except OptionError as error:
        raise Mistake(error.message) from None
    for bot in bots:
        if bot not in BOTS[game] and not is_own(bot):
            known = ", ".join(BOTS[game])
            raise Mistake(f"--bots {bot}: {game} has {known}; yours would be file.py:Class")
    if len(bots) < 2:
        raise Mistake("--bots: name at least two, separated by commas; the same twice is allowed")
    if table not in TABLES:
        raise Mistake(f"--table {table}: there are {', '.join(TABLES)}")
    sides = len(GAMES[game].sides(chosen))
    if sides < 2:
        raise Mistake("this table has one side only; an arena needs two that play each other")
    if table == MIXED and len(bots) > sides:
        raise Mistake(f"--bots names {len(bots)} bots, but this table has {sides} sides")
    if seed < 0:
        raise Mistake(f"--seed {seed}: a number from 0 on")
    for name, limit in (("budget-ms", budget.milliseconds), ("iterations", budget.iterations)):
        if limit is not None and limit < 1:
            raise Mistake(f"--{name} {limit}: at least 1")
    sources = tuple(source_of(bot) if is_own(bot) else None for bot in bots)
    question = Question(game, chosen, tuple(bots), table, seed, budget, sources)
    for place in range(len(bots)):
        question.bot(place)
    return question
