"""How the log of a table is read, and changed when somebody is forgotten.

PostgreSQL has it in `steps`, under the id of the table. SQLite has it in `chain`, and finds it by
going back from the newest entry, one lookup a step (`schema.py` says why).
"""

from collections.abc import Sequence

from sqlalchemy import Connection, Executable, bindparam, select, update

from igroteka.server.storage.schema import chain, steps, tables

_TABLE, _AFTER = bindparam("the_table"), bindparam("after")


def _gone_back() -> Executable:
    wanted = chain.c.version > _AFTER
    newest = select(chain).join(tables, tables.c.last == chain.c.place)
    log = newest.where(tables.c.id == _TABLE, wanted).cte("log", recursive=True)
    earlier = select(chain).join(log, log.c.before == chain.c.place)
    log = log.union_all(earlier.where(wanted))
    return select(log.c.version, log.c.entry, log.c.place).order_by(log.c.version)


# Made once, as those of `writing.py`.
_LOGS: dict[str, Executable] = {
    "sqlite": _gone_back(),
    "postgresql": select(steps.c.version, steps.c.entry)
    .where(steps.c.table == _TABLE, steps.c.version > _AFTER)
    .order_by(steps.c.version),
}
_REWRITE_STEP = (
    update(steps)
    .where(steps.c.table == _TABLE, steps.c.version == bindparam("the_version"))
    .values(entry=bindparam("new_entry"))
)
_REWRITE_LINK = (
    update(chain)
    .where(chain.c.place == bindparam("the_place"))
    .values(entry=bindparam("new_entry"))
)


def log_of(dialect: str) -> Executable:
    """Asks for versions and entries of `the_table` `after` a version, in order."""
    return _LOGS[dialect]


def rewrite(connection: Connection, table: str, changes: Sequence[tuple[int, bytes]]) -> None:
    """Other entries for these versions. Nobody else may be able to write the log meanwhile."""
    if not changes:
        return
    if connection.dialect.name == "postgresql":
        rows = [{"the_table": table, "the_version": v, "new_entry": entry} for v, entry in changes]
        connection.execute(_REWRITE_STEP, rows)
        return
    there = connection.execute(log_of("sqlite"), {"the_table": table, "after": 0})
    places = {version: place for version, _, place in there}
    links = [{"the_place": places[v], "new_entry": entry} for v, entry in changes]
    connection.execute(_REWRITE_LINK, links)
