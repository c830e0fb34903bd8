"""People at a table who talk, and who hears them."""

from igroteka.model import Game, Options
from igroteka.server.messages.protocol import Said
from igroteka.server.table import commands, entries
from igroteka.server.table.decisions import Actor, decide
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table
from server.worlds import sent_to

PEOPLE = [Actor(f"g{n}", f"N{n}") for n in range(12)]


def seated(at: tuple[Game, Options], settings: Settings) -> Table:
    """A table with a person on every seat, started."""
    opened = entries.Opened(0, "g0", "open", at[0].id, dict(at[1]), settings)
    table = Table("t", opened)
    for seat in range(len(table.chairs)):
        table.apply(decide(table, PEOPLE[seat], commands.Sit("sit", seat), 0, bytes(32)))
    table.apply(decide(table, PEOPLE[0], commands.Start("start"), 0, bytes(32)))
    return table


def say(table: Table, seat: int, **words: object) -> None:
    command = commands.Say(f"say {table.version}", **words)  # pyright: ignore[reportArgumentType]
    table.apply(decide(table, PEOPLE[seat], command, 0, bytes(32)))


def heard(table: Table, guest: str) -> list[Said]:
    return list(sent_to(table, guest).said)
