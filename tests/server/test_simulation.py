"""Whatever the network, the processes and the database do: nothing is lost, nothing leaks."""

import random
import sys

import msgspec
import pytest
from conformance.tables import TABLES

from igroteka.record import read as read_record
from igroteka.record import verify
from igroteka.server.messages.protocol import Happening
from igroteka.server.messages.updates import happening
from igroteka.server.table.entries import Opened
from igroteka.server.table.settings import ClockRule, Settings
from igroteka.server.table.table import Table
from server.site import Site
from server.unkind import Chances
from server.virtual import run_virtually

SEEDS = 200
MOST_SECONDS = 60  # of virtual time
# A crowd costs ten times as much as a few and goes wrong in no other way: one seed in eight.
CROWDS = [table for table in TABLES if table[0].seats(table[1]) > 5]
FEW = [table for table in TABLES if table not in CROWDS]
CLOCKS = (
    ClockRule(),
    ClockRule(),
    ClockRule("move", 5),
    ClockRule("bank", 20, 2),
)


def simulate(seed: int) -> Site:
    """One run, and all that must hold after it."""
    rng = random.Random(f"set-up {seed}")
    crowd = seed % 8 == 7
    game, options = CROWDS[seed // 8 % len(CROWDS)] if crowd else FEW[seed % len(FEW)]
    seats = game.seats(options)
    settings = Settings(clock=rng.choice(CLOCKS), pace=200, standin="random")
    opened = Opened(0, "g0", "open", game.id, dict(options), settings)
    site = Site(seed, opened, rng.randint(1, seats), Chances.drawn(rng))
    run_virtually(site.live(MOST_SECONDS))
    check(site)
    return site


def check(site: Site) -> None:
    """The invariants of the whole site."""
    log = site.entries()
    keys = [(entry.by, entry.id) for entry in log]
    assert len(set(keys)) == len(keys), "what was sent twice is stored once"
    times = [entry.at for entry in log]
    assert times == sorted(times), "clocks never run backwards"
    place = {key: number for number, key in enumerate(keys, 1)}
    for client in site.clients:
        for id, version in client.acked.items():
            assert place[client.guest, id] == version, "what was acknowledged is stored there"
    assert site.faults == []
    table = Table.folded(site.table, log)
    assert table.version == len(log)
    for client in site.clients:
        whole = happenings(table, client.guest)
        for version, events in client.seen.items():
            assert whole[version] == events, "what was told is what happened"
    for client in site.clients:
        assert client.latest is not None
        assert client.latest.version == table.version, "everybody has the same end"
        assert client.latest.table.outcome == site.clients[0].latest.table.outcome  # pyright: ignore[reportOptionalMemberAccess]
    for text in site.database.records.values():
        assert verify(read_record(text)).deal == "fair"
    if table.status == "over":
        assert site.database.records[site.table, table.number] == table.record()


def happenings(table: Table, guest: str) -> dict[int, list[Happening]]:
    """All that ever happened, as a guest may know it, by version."""
    told: dict[int, list[Happening]] = {}
    knowing = table.seats_of(guest) if len(table.seats_of(guest)) == 1 else ()
    for happened in table.happenings:
        event = happening(table, happened, knowing, None)
        plain = msgspec.json.decode(msgspec.json.encode(event), type=Happening)
        told.setdefault(event.version, []).append(plain)
    return told


@pytest.mark.parametrize("part", range(10))
def test_a_site_survives_everything_that_goes_wrong(part: int) -> None:
    ended = kills = moves = 0
    for seed in range(part, SEEDS, 10):
        try:
            site = simulate(seed)
        except BaseException as error:
            error.add_note(f"seed {seed}: python -m server.test_simulation {seed}")
            raise
        ended += bool(site.database.records)
        kills += site.kills
        moves += len(site.moves())
    assert ended > 1, "matches come to their end in spite of it all"
    assert kills and moves


def test_the_same_seed_gives_the_same_run() -> None:
    first, second = simulate(5), simulate(5)
    assert first.database.logs == second.database.logs
    assert first.kills == second.kills


if __name__ == "__main__":
    simulate(int(sys.argv[1]))
