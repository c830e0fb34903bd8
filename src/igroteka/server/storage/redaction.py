"""What is left of entries and records when somebody has deleted their data."""

import msgspec

from igroteka.server.table import entries
from igroteka.server.table.entries import AnyEntry

NOBODY = "—"  # the name of who has deleted their data


def read_or_none(data: bytes) -> AnyEntry | None:
    """A stored entry; None if it was written by other rules, or is damaged."""
    try:
        return entries.read(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def without(data: bytes, guest: str) -> bytes | None:
    """A stored entry without the guest's name and words; None if there is nothing to take out."""
    entry = read_or_none(data)
    if entry is None or entry.by != guest:
        return None
    if isinstance(entry, entries.Sat):
        called = entry.called and NOBODY
        return entries.written(msgspec.structs.replace(entry, name=NOBODY, called=called))
    if isinstance(entry, entries.Spoke) and entry.text is not None:
        return entries.written(msgspec.structs.replace(entry, text=NOBODY))
    return None


def names_in(data: bytes, guest: str) -> set[str]:
    """What the guest was called in a stored entry."""
    entry = read_or_none(data)
    if not isinstance(entry, entries.Sat) or entry.by != guest:
        return set()
    return {entry.name, entry.called} - {""}


def unnamed(text: str, seats: set[int]) -> str:
    """A record in which the players of these seats have no name."""
    lines = text.split("\n")
    for seat in seats:
        head = f"[Seat{seat} "
        lines = [f'{head}"{NOBODY}"]' if line.startswith(head) else line for line in lines]
    return "\n".join(lines)
