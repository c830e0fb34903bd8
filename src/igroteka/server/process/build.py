"""Everything behind the door; importing this takes a second or two."""

import gc

from igroteka.server.http.app import make_app
from igroteka.server.process.lazy_app import House
from igroteka.server.process.postgres_bus import PostgresBus
from igroteka.server.process.process_bus import Siblings
from igroteka.server.rooms.bus import LocalBus
from igroteka.server.service.context import Desk
from igroteka.server.service.limits import Limits
from igroteka.server.storage.sql_store import engine_for
from igroteka.server.ws.admission import enter
from igroteka.warm import load_games

NEW_OBJECTS = 50_000  # before the garbage collector looks at the youngest


def build(
    database: str, limits: Limits, siblings: Siblings | None = None, migrates: bool = True
) -> House:
    """The house around one database."""
    desk = make_desk(database, limits, siblings, migrates)
    return House(desk, make_app(desk), enter, _prepare)


def make_desk(
    database: str, limits: Limits, siblings: Siblings | None = None, migrates: bool = True
) -> Desk:
    """What one process holds. With PostgreSQL there may be other processes on other machines."""
    engine = engine_for(database)
    shared = engine.dialect.name == "postgresql"
    bus = PostgresBus(database) if shared else siblings or LocalBus()
    channels = [bus, siblings] if shared and siblings else [bus]
    return Desk(engine, limits, bus, channels, siblings, migrates)


def _prepare() -> None:
    """Load the rules, and spare the collector what will stay: it would stop all tables for long."""
    load_games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)
