"""Tables without a network, for questions about what they tell; and other worlds under them."""

import msgspec

from igroteka.dealer import FairDealer
from igroteka.model import SPECTATOR, Game, Options, State
from igroteka.server.messages.protocol import Update
from igroteka.server.messages.updates import update
from igroteka.server.table import entries
from igroteka.server.table.decisions import Actor
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table


class Heard:
    """A line that keeps what is said to it."""

    def __init__(self, guest: str, have: int | None = None, lang: str | None = None) -> None:
        self.actor, self.have, self.lang = Actor(guest, ""), have, lang
        self.said: list[bytes] = []
        self.bye: str | None = None

    def send(self, data: bytes) -> None:
        self.said.append(data)

    def close(self, reason: str, again: bool) -> None:
        self.bye = reason


def guest_of(seat: int) -> str:
    """Who sits there."""
    return "spectator" if seat == SPECTATOR else f"g{seat}"


def started(game: Game, options: Options, number: int, bots: tuple[str, ...] = ()) -> Table:
    """A table of bots on the first seats and people on the others, just dealt."""
    table = Table("t", entries.Opened(0, "g0", "open", game.id, dict(options), Settings()))
    for seat, bot in enumerate(bots):
        table.apply(entries.BotSat(0, "g0", f"bot {seat}", seat, bot))
    for seat in range(len(bots), game.seats(options)):
        table.apply(entries.Sat(0, guest_of(seat), "sit", seat, f"N{seat}", False))
    seed = FairDealer.numbered(number).seed
    table.apply(entries.Started(0, "g0", "start", seed.hex()))
    return table


def sent_bytes(
    table: Table, guest: str, have: int | None = None, lang: str | None = None, now: int = 0
) -> bytes:
    """What a guest is sent who has a version."""
    return update(table, guest, have, lang, lambda: now)


def sent_to(
    table: Table, guest: str, have: int | None = None, lang: str | None = None, now: int = 0
) -> Update:
    """The same, read as the protocol says."""
    return msgspec.json.decode(sent_bytes(table, guest, have, lang, now), type=Update)


def in_world(table: Table, world: State, seed: bytes) -> None:
    """Put another state and another seed under the same table."""
    assert table.match is not None and table.dealer is not None
    table.match._now(table.game.stepped(world))  # pyright: ignore[reportPrivateUsage]
    table.dealer = FairDealer(seed)
    table.arranged += 1  # its commitment is told with what lasts for a match
