"""Who sits where: every bot takes every place on the same deal, so that luck cancels."""

from dataclasses import dataclass
from itertools import combinations

from igroteka.arena.deck import shuffled

ONE_AGAINST_REST, PAIRS, MIXED = "one-against-rest", "pairs", "mixed"
TABLES = (PAIRS, ONE_AGAINST_REST, MIXED)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Bots that play one table together; the first is the lone one where one is."""

    table: str
    bots: tuple[int, ...]  # by their places in the list that was asked for


def meetings(table: str, bots: int) -> tuple[Meeting, ...]:
    """Every meeting of so many bots."""
    if table == MIXED:
        return (Meeting(table, tuple(range(bots))),)
    if table == ONE_AGAINST_REST:
        return tuple(Meeting(table, (0, other)) for other in range(1, bots))
    return tuple(Meeting(table, pair) for pair in combinations(range(bots), 2))


def row_of(meeting: Meeting, sides: int) -> tuple[int, ...]:
    """A bot for each side, before anybody is moved."""
    if meeting.table == ONE_AGAINST_REST:
        lone, other = meeting.bots
        return (lone, *[other] * (sides - 1))
    return tuple(meeting.bots[side % len(meeting.bots)] for side in range(sides))


def fair_share(meeting: Meeting, bot: int, sides: int) -> float:
    """What a bot would win if all were equally strong."""
    return 0.5 if meeting.table == PAIRS else row_of(meeting, sides).count(bot) / sides


def matches_a_deal(meeting: Meeting, sides: int) -> int:
    """How often a deal is played."""
    return 2 * sides if _uneven(meeting, sides) else sides


def seatings(meeting: Meeting, sides: int, seed: int, deal: int) -> list[tuple[int, ...]]:
    """The bots of the sides, match by match of a deal.

    Who sits beside whom is drawn for each deal (neighbours can matter); then the whole row
    moves round the table. Of a pair at a table with an odd number of sides each once has more.
    """
    row = tuple(shuffled(f"igroteka arena {seed} {deal} seats", row_of(meeting, sides)))
    rows = [row]
    if _uneven(meeting, sides):
        one, other = meeting.bots
        rows.append(tuple(other if bot == one else one for bot in row))
    return [row[turn:] + row[:turn] for row in rows for turn in range(sides)]


def _uneven(meeting: Meeting, sides: int) -> bool:
    return meeting.table == PAIRS and sides % 2 == 1
