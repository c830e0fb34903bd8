"""The ladder: every level measured in the arena; tables and picture of docs/bots.md.

    python benchmarks/ladder.py [--jobs 2] [--only red7] [--matches 1000] [--write]

A row is one command of the arena (docs/bots.md prints them); its report is kept in
benchmarks/ladder, and what was measured is not measured again. A run that is cut off goes on.
--write writes the tables from the reports there are, without playing, and what bots count with in
people's ratings.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from igroteka.arena.picture import Panel, draw
from igroteka.arena.picture import Row as Dot
from igroteka.bots.levels import FILE
from igroteka.cli import main as igroteka
from igroteka.plugins import plugin_of
from igroteka.server.table.rating import BOT_SIGMA, MU, SIGMA

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "benchmarks" / "ladder"
PAGE = ROOT / "docs" / "bots.md"
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"
SEED = 2026  # nothing was tuned on these deals
MATCHES = 1000  # a row is to have
LEVELS = ("level1", "level2", "level3", "level4", "level5")


@dataclass(frozen=True)
class Table:
    """A table of the ladder, and the shares the master is to reach there."""

    key: str
    title: str
    game: str
    options: str
    goals: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """One bot alone against another one in all other seats."""

    table: Table
    lone: str
    other: str

    @property
    def report(self) -> Path:
        return REPORTS / f"{self.table.key}.{self.lone}.{self.other}.json"

    def command(self, matches: int) -> list[str]:
        """What measures it."""
        options = self.table.options.split()
        bots = ["--bots", f"{self.lone},{self.other}", "--table", "one-against-rest"]
        return ["arena", self.table.game, *options, *bots, *self._run(matches)]

    def _run(self, matches: int) -> list[str]:
        out = str(self.report.relative_to(ROOT))
        return ["--matches", str(matches), "--seed", str(SEED), "--out", out, "--resume"]

    def measured(self) -> dict[str, Any] | None:
        """The share of the lone bot, its interval and how many matches; None: not yet."""
        if not self.report.exists():
            return None
        report = json.loads(self.report.read_text(encoding="utf-8"))
        (meeting,) = report["results"]["meetings"]
        times = {row["bot"]: row for row in report["times"]}
        return {**meeting["shares"][0], "matches": meeting["matches"], **times[self.lone]}


RED7 = Table("red7", "Red7 basic, 2 players", "red7", "players=2", {"random": 0.92, "greedy": 0.56})
TSVETARIKI = Table(
    "tsvetariki",
    "Цветарики, 2 players",
    "tsvetariki",
    "players=2",
    {"random": 0.98, "greedy": 0.92},
)
JACK = Table("jack", "Jack, 2 players", "jack", "players=2", {"random": 0.99, "greedy": 0.56})
SPLITO = Table(
    "splito", "Сплито, 4 players, one against three", "splito", "players=4",
    {"random": 0.85, "greedy": 0.75},
)  # fmt: skip
LADDERS = (RED7, TSVETARIKI, SPLITO, JACK)
AIMED = (
    RED7,
    Table("red7-4", "Red7 basic, 4 players, one against three", "red7", "players=4",
          {"random": 0.70, "greedy": 0.34}),
    Table("red7-advanced", "Red7 advanced match, 2 players", "red7", "players=2 advanced=yes",
          {"random": 0.95, "greedy": 0.80}),
    TSVETARIKI,
    Table("tsvetariki-4", "Цветарики, 4 players, one against three", "tsvetariki", "players=4",
          {"random": 0.78, "greedy": 0.62}),
    JACK,
    SPLITO,
)  # fmt: skip
FURTHER = (
    Table("red7-actions", "Red7 with extra actions, 2 players", "red7",
          "players=2 extra_actions=yes"),
    Table("jack-teams", "Jack, 4 players in two teams", "jack", "players=4"),
    Table("jack-three", "Jack, three sides", "jack", "players=3 teams=3"),
    Table("splito-3", "Сплито, 3 players, one against two", "splito", "players=3"),
    Table("splito-8", "Сплито, 8 players, one against seven", "splito", "players=8"),
)  # fmt: skip
MIXED_BOTS = "level5,level3,greedy,random"
MIXED_REPORT = REPORTS / "splito-mixed.json"


def mixed_command(matches: int) -> list[str]:
    """Сплито at a table where nobody is like the others."""
    out = str(MIXED_REPORT.relative_to(ROOT))
    bots = ["--bots", MIXED_BOTS, "--table", "mixed"]
    run = ["--matches", str(matches), "--seed", str(SEED), "--out", out, "--resume"]
    return ["arena", "splito", "players=4", *bots, *run]


def rows() -> Iterator[Row]:
    """All rows, the most important first."""
    for other in ("greedy", "random"):
        for table in AIMED:
            yield Row(table, "level5", other)
    for table in (*AIMED, *FURTHER):
        yield Row(table, "greedy", "random")
    for place in range(len(LEVELS) - 1, 0, -1):
        for table in LADDERS:
            yield Row(table, LEVELS[place], LEVELS[place - 1])
    for table in FURTHER:
        yield Row(table, "level5", "greedy")
    for level in LEVELS[-2::-1]:
        for other in ("greedy", "random"):
            for table in LADDERS:
                yield Row(table, level, other)
    for table in FURTHER:
        yield Row(table, "level5", "random")


def play(matches: int, jobs: int, only: str) -> None:
    """Measure what is not measured yet."""
    REPORTS.mkdir(exist_ok=True)
    for row in rows():
        done = row.measured()
        if only not in row.report.name or (done and done["matches"] >= matches):
            continue
        sys.stdout.write(f"igroteka {' '.join(row.command(matches))}\n")
        igroteka([*row.command(matches), "--jobs", str(jobs)])
    if only in MIXED_REPORT.name and not MIXED_REPORT.exists():
        igroteka([*mixed_command(matches), "--jobs", str(jobs)])


def percent(found: dict[str, Any] | None) -> str:
    """A share with its interval; how many matches, where not the usual number."""
    if found is None:
        return "—"
    few = f"; {found['matches']} matches" if found.get("matches", MATCHES) != MATCHES else ""
    return f"{found['share']:.1%} ({found['low']:.1%} – {found['high']:.1%}{few})"


def aimed() -> Iterator[str]:
    """The master's aims; reached if the lower end of the interval is above the figure."""
    yield "| table | greedy v random | level 5 v random | aim | v greedy | aim | ms a move |"
    yield "|---|---|---|---|---|---|---|"
    for table in AIMED:
        cells = [table.title, percent(Row(table, "greedy", "random").measured())]
        found = None
        for other in ("random", "greedy"):
            found = Row(table, "level5", other).measured()
            goal = table.goals[other]
            enough = found and found["matches"] >= MATCHES
            reached = " ✓" if enough and found["low"] >= goal else ""
            cells += [percent(found), f"≥ {goal:.0%}{reached}"]
        cells.append(f"{found['mean_ms']:.0f}, p99 {found['p99_ms']:.0f}" if found else "—")
        yield f"| {' | '.join(cells)} |"


def further() -> Iterator[str]:
    """Tables without an aim."""
    yield "| table | greedy v random | level 5 v random | level 5 v greedy |"
    yield "|---|---|---|---|"
    pairs = (("greedy", "random"), ("level5", "random"), ("level5", "greedy"))
    for table in FURTHER:
        cells = [percent(Row(table, lone, other).measured()) for lone, other in pairs]
        yield f"| {table.title} | {' | '.join(cells)} |"
    if MIXED_REPORT.exists():
        report = json.loads(MIXED_REPORT.read_text(encoding="utf-8"))
        (meeting,) = report["results"]["meetings"]
        shares = ", ".join(f"{row['bot']} {percent(row)}" for row in meeting["shares"])
        yield ""
        yield f"Сплито, 4 players, a mixed table ({meeting['matches']} matches): {shares}."


def steps() -> Iterator[str]:
    """Each level against the one below, greedy and random."""
    yield "| game | level | v the one below | v greedy | v random | ms a move |"
    yield "|---|---|---|---|---|---|"
    for table in LADDERS:
        for place, level in enumerate(LEVELS):
            below = Row(table, level, LEVELS[place - 1]).measured() if place else None
            greedy = Row(table, level, "greedy").measured()
            cells = [
                percent(below),
                percent(greedy),
                percent(Row(table, level, "random").measured()),
            ]
            some = greedy or below
            cells.append(f"{some['mean_ms']:.1f}" if some else "—")
            yield f"| {table.title} | {level} | {' | '.join(cells)} |"


def commands(matches: int) -> Iterator[str]:
    """What repeats every row that was measured."""
    yield "```"
    for row in rows():
        done = row.measured()
        if done:
            yield f"igroteka {' '.join(row.command(done['matches']))}"
    if MIXED_REPORT.exists():
        yield f"igroteka {' '.join(mixed_command(matches))}"
    yield "```"


def picture() -> str:
    """The levels of every game against greedy."""
    panels: list[Panel] = []
    for table in LADDERS:
        dots = [
            Dot(level, found["share"], found["low"], found["high"], found["fair"])
            for level in LEVELS[::-1]
            if (found := Row(table, level, "greedy").measured())
        ]
        if dots:
            panels.append(Panel(f"{table.title}: share of wins against greedy", dots))
    return draw(panels)


def above(row: Row, seats: int) -> float | None:
    """How much higher the lone bot's rating is than the others'; None: not measured.

    By OpenSkill's model a bot with the rating m wins as often as exp(m / c) is a part of the sum
    over the table; c comes from everybody's uncertainty.
    """
    found = row.measured()
    if found is None:
        return None
    c = math.sqrt(seats * (BOT_SIGMA**2 + (SIGMA / 2) ** 2))
    least = 0.5 / found["matches"]
    share = min(max(found["share"], least), 1 - least)
    return c * math.log(share * (seats - 1) / (1 - share))


def ratings(table: Table) -> dict[str, float] | None:
    """What the bots of a game count with, from the steps between them; None if one is missing."""
    seats = int(table.options.removeprefix("players="))
    found = {"random": 0.0}
    for lone, other in zip(LEVELS, ("random", *LEVELS[:-1]), strict=True):
        step = above(Row(table, lone, other), seats)
        if step is None:
            return None
        found[lone] = found[other] + step
    steps = {level: above(Row(table, level, "greedy"), seats) for level in LEVELS}
    measured = {level: step for level, step in steps.items() if step is not None}
    if not measured:
        return None
    near = min(measured, key=lambda level: abs(measured[level]))  # equals tell most
    found["greedy"] = found[near] - measured[near]
    middle = MU - found["level3"]
    return {bot: round(rating + middle, 1) for bot, rating in found.items()}


def write_ratings() -> None:
    """The ratings of every game of which all are known, into its `levels.toml`."""
    for table in LADDERS:
        bots = ratings(table)
        if bots is None:
            continue
        rows = "".join(f"{bot} = {rating}\n" for bot, rating in bots.items())
        file = plugin_of(table.game).folder / FILE
        levels, head, _ = file.read_text(encoding="utf-8").partition("[ratings]\n")
        file.write_text(f"{levels}{head}{rows}", encoding="utf-8")


def write(matches: int) -> None:
    """Put the tables into the page and draw the picture."""
    parts = [
        "### What the master reaches",
        *("", *aimed(), ""),
        "### Further tables",
        *("", *further(), ""),
        "### Every level",
        *("", *steps(), ""),
        "![Levels against greedy, with 95 % intervals](pictures/ladder.svg)",
        "",
        "### The commands",
        "",
        *commands(matches),
    ]
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    body = "\n".join(parts)
    PAGE.write_text(f"{before}{BEGIN}\n{body}\n{END}{after}", encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
    write_ratings()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="rows whose report's name has this")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--write", action="store_true", help="only write what is there")
    given = parser.parse_args()
    if not given.write:
        play(given.matches, given.jobs, given.only)
    write(given.matches)
    return 0


if __name__ == "__main__":
    sys.exit(main())
