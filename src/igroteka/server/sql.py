"""The store in SQL: SQLite in one file, or PostgreSQL for many processes.

Entries that arrive while a transaction runs go into the next one together, so the price of a
commit is shared. `steps` has the primary key (table, version): whoever inserts first has won.
"""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, event, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from igroteka.server.rating import Result, rated
from igroteka.server.schema import members, players, ratings, records, steps, tables
from igroteka.server.store import Append, Finished, NoTable, StoreDown, Taken

MOST_TOGETHER = 500  # entries in one transaction
PATIENCE = 10.0  # seconds one transaction may take
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON")


def engine_for(url: str) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed, pool_size=5)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    return create_async_engine(
        parsed, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args={"timeout": 5}
    )


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqlStore:
    """Logs in a database, written by one task."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._some = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._some.set()
        await done

    async def log(self, table: str, after: int) -> list[bytes]:
        question = (
            select(steps.c.version, steps.c.entry)
            .where(steps.c.table == table, steps.c.version > after)
            .order_by(steps.c.version)
        )
        rows = await self._ask(question)
        if not rows and after == 0:
            raise NoTable(table)
        return [bytes(entry) for _, entry in rows]

    async def due(self, before: int) -> list[str]:
        question = select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due)
        return [row[0] for row in await self._ask(question.limit(200))]

    async def close(self) -> None:
        """Finish what is waiting, then let go of the database."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def _ask(self, question: Any) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(question)).fetchall()
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(error)) from error

    # -- writing ---------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._some.wait()
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            if not self._waiting:
                self._some.clear()
            await self._write_together(batch)

    async def _write_together(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        first: dict[tuple[str, int], Append] = {}
        for append, _ in batch:
            first.setdefault((append.note.table, append.version), append)
        try:
            async with asyncio.timeout(PATIENCE):
                won = await self._transaction(list(first.values()))
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(StoreDown(f"{type(error).__name__}: {error}"))
            return
        for append, done in batch:
            if done.done():
                continue
            key = (append.note.table, append.version)
            if key in won and first[key] is append:
                done.set_result(None)
            else:
                done.set_exception(Taken())

    async def _transaction(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Write what is not there yet; returns which entries are."""
        # In one order everywhere, so that two processes never wait for each other in a circle.
        batch = sorted(batch, key=lambda append: (append.note.table, append.version))
        async with self.engine.begin() as connection:
            insert = self._insert(steps).on_conflict_do_nothing()
            rows = await connection.execute(
                insert.returning(steps.c.table, steps.c.version),
                [
                    {"table": append.note.table, "version": append.version, "entry": append.entry}
                    for append in batch
                ],
            )
            won = {(table, version) for table, version in rows}
            winners = [a for a in batch if (a.note.table, a.version) in won]
            if winners:
                await self._describe(connection, winners)
        return won

    async def _describe(self, connection: AsyncConnection, winners: list[Append]) -> None:
        rows = [_row(append) for append in winners]
        opened = [row for row in rows if row["code"]]
        changed = [_bound(row) for row in rows if not row["code"]]
        if opened:
            await connection.execute(self._insert(tables), opened)
        if changed:
            await connection.execute(_UPDATE, changed)
        joined = [
            {"guest": guest, "table": append.note.table}
            for append in winners
            if append.version == 1 or b'"is":"sat"' in append.entry
            for guest in {append.note.host, *append.note.members}
        ]
        if joined:
            await connection.execute(self._insert(members).on_conflict_do_nothing(), joined)
        for append in winners:
            if append.note.finished is not None:
                await self._keep(connection, append, append.note.finished)

    async def _keep(self, connection: AsyncConnection, append: Append, finished: Finished) -> None:
        """The record of a finished match, and its ratings."""
        record = secrets.token_urlsafe(16)
        await connection.execute(
            self._insert(records),
            {
                "id": record,
                "table": append.note.table,
                "number": finished.number,
                "game": finished.game,
                "at": append.note.at,
                "text": finished.text,
            },
        )
        seated = [{"record": record, "seat": s, "guest": g} for s, g in finished.seats]
        if seated:
            await connection.execute(self._insert(players), seated)
        if finished.result is not None:
            await self._rate(connection, finished.result)

    async def _rate(self, connection: AsyncConnection, result: Result) -> None:
        people = {who for side in result.sides for who in side if not who.startswith("bot:")}
        question = (
            select(ratings)
            .where(ratings.c.game == result.game, ratings.c.guest.in_(people))
            .order_by(ratings.c.guest)
            .with_for_update()
        )
        rows = (await connection.execute(question)).fetchall()
        played = {row.guest: row.matches for row in rows}
        after = rated(result, {row.guest: (row.mu, row.sigma) for row in rows})
        for guest, (mu, sigma) in after.items():
            values = {"mu": mu, "sigma": sigma, "matches": played.get(guest, 0) + 1}
            insert = self._insert(ratings).values(guest=guest, game=result.game, **values)
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["guest", "game"], set_=values)
            )


def _row(append: Append) -> dict[str, Any]:
    note = append.note
    return {
        "id": note.table,
        "code": append.code,
        "game": note.game,
        "host": note.host,
        "listed": int(note.listed),
        "status": note.status,
        "version": append.version,
        "changed": note.at,
        "due": note.due,
        "waiting": " ".join(note.waiting),
        "names": note.names.decode(),
    }


_CHANGING = ("listed", "status", "version", "changed", "due", "waiting", "names")


def _bound(row: dict[str, Any]) -> dict[str, Any]:
    return {"the_id": row["id"], **{f"new_{name}": row[name] for name in _CHANGING}}


_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("the_id"), tables.c.version < bindparam("new_version"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
