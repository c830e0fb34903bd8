"""What stays the same from move to move of what a table's readers are told, kept as JSON.

It is made once for as long as nobody else sits down and nobody may know more or less
(`Table.arranged`), and goes with the table.
"""

from weakref import WeakKeyDictionary

from msgspec import Struct, json

from igroteka.model import SPECTATOR
from igroteka.server.messages.protocol import You
from igroteka.server.table.table import Table

ONLOOKERS = ""  # are one reader: they may all know the same


class Reader(Struct, frozen=True, eq=False):
    """Somebody who is told about a table, or is not."""

    guest: str
    seats: tuple[int, ...]
    looks: tuple[int, ...]  # through whose eyes they see while a match is played
    you: bytes
    bye: str | None  # why they may see nothing


class Lasting(Struct, eq=False):
    """What lasts of one arrangement of a table."""

    arranged: int
    readers: dict[str, Reader] = {}  # by guest; msgspec gives everybody a new one
    tables: dict[str | None, bytes] = {}  # by language: see `table_info.py`

    def reader(self, table: Table, guest: str) -> Reader:
        """Who the guest is at this table."""
        return self.readers.get(guest) or self._reader(table, guest)

    def _reader(self, table: Table, guest: str) -> Reader:
        if guest in table.forgotten:
            reader = self.readers[guest] = Reader(guest, (), (), b"", "table-bye-deleted")
            return reader
        person, host = table.person_of(guest), guest == table.host
        name = guest if person is not None or host else ONLOOKERS
        known = self.readers.get(name)
        if known is not None:
            return known
        muted = tuple(sorted(table.people[person].muted)) if person is not None else ()
        seats = table.seats_of(guest)
        you = json.encode(You(person, seats, host, muted))
        bye = None if table.may_see(guest) else "table-bye-nobody"
        reader = self.readers[name] = Reader(name, seats, seats or (SPECTATOR,), you, bye)
        return reader


_kept: WeakKeyDictionary[Table, Lasting] = WeakKeyDictionary()


def lasting(table: Table) -> Lasting:
    """What lasts of the table as it is arranged now."""
    known = _kept.get(table)
    if known is None or known.arranged != table.arranged:
        known = _kept[table] = Lasting(table.arranged)
    return known
