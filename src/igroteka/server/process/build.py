"""The composition root: all parts of one process put together. Importing it takes a second."""

import gc

from igroteka.server.http.app import make_app
from igroteka.server.process.lazy_app import App
from igroteka.server.process.postgres_bus import PostgresBus
from igroteka.server.process.process_bus import ProcessBus
from igroteka.server.rooms.bus import LocalBus
from igroteka.server.service.context import Context
from igroteka.server.service.limits import Limits
from igroteka.server.storage.sql_store import engine_for
from igroteka.server.ws.admission import enter
from igroteka.warm import load_games

NEW_OBJECTS = 50_000  # before the garbage collector looks at the youngest


def build(
    database: str, limits: Limits, peers: ProcessBus | None = None, migrates: bool = True
) -> App:
    """The application around one database."""
    context = make_context(database, limits, peers, migrates)
    return App(context, make_app(context), enter, _prepare)


def make_context(
    database: str, limits: Limits, peers: ProcessBus | None = None, migrates: bool = True
) -> Context:
    """What one process holds. With PostgreSQL there may be other processes on other machines."""
    engine = engine_for(database)
    shared = engine.dialect.name == "postgresql"
    bus = PostgresBus(database) if shared else peers or LocalBus()
    channels = [bus, peers] if shared and peers else [bus]
    return Context(engine, limits, bus, channels, peers, migrates)


def _prepare() -> None:
    """Load the rules, and spare the collector what will stay: it would stop all tables for long."""
    load_games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)
