"""Guests: no account, a name and a signed token; and everything that is theirs."""

import asyncio
import hashlib
import hmac
import secrets
from typing import Any

import msgspec
from sqlalchemy import case, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from igroteka.server.storage import schema
from igroteka.server.storage.interface import down
from igroteka.server.storage.reader import Reader
from igroteka.server.storage.redaction import read_or_none
from igroteka.server.table import entries

KEY = "cookie-key"
LINK_LASTS = 15 * 60_000  # milliseconds a link to another device is good for
MOST_TABLES, MOST_RECORDS = 200, 1000  # in lists; an export has all
MOST_LISTED, MOST_OF_A_HOST = 100, 3  # of the tables open to everybody, so that nobody fills it
PAGE = 100  # records in an export that are read at once; then others get their turn


class Guest(msgspec.Struct, frozen=True):
    """Somebody who arrived; without a name: who is about to be deleted."""

    id: str
    name: str
    lang: str


class Guests:
    """Guests and what is theirs, in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = Reader(engine)
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._key = b""

    async def prepare(self) -> None:
        """The key that signs tokens: made once, shared by all processes."""
        await self._run(
            self._insert(schema.facts)
            .values(name=KEY, value=secrets.token_bytes(32))
            .on_conflict_do_nothing()
        )
        rows = await self._reader.ask(
            select(schema.facts.c.value).where(schema.facts.c.name == KEY)
        )
        self._key = bytes(rows[0][0])

    def close(self) -> None:
        """Let go of the database."""
        self._reader.close()

    # -- tokens ----------------------------------------------------------------------------------

    def token(self, guest: str) -> str:
        """What a guest shows to be recognised."""
        return f"{guest}.{self._sign(guest)}"

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()

    async def recognised(self, token: str) -> Guest | None:
        """The guest with this token."""
        id, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            return None
        return await self.guest(id)

    # -- guests ----------------------------------------------------------------------------------

    async def arrive(self, name: str, lang: str, now: int) -> Guest:
        """A new guest."""
        guest = Guest(secrets.token_urlsafe(16), name, lang)
        await self._run(
            self._insert(schema.guests).values(id=guest.id, name=name, lang=lang, made=now)
        )
        return guest

    async def guest(self, id: str) -> Guest | None:
        """The guest with this id."""
        columns = schema.guests.c
        rows = await self._reader.ask(
            select(columns.id, columns.name, columns.lang).where(columns.id == id)
        )
        return Guest(*rows[0]) if rows else None

    async def rename(self, id: str, name: str, lang: str) -> None:
        """Another name or language; none for who is about to be deleted."""
        g = schema.guests
        change = update(g).where(g.c.id == id, g.c.name != "")
        await self._run(change.values(name=name, lang=lang))

    async def link(self, guest: str, now: int) -> str:
        """A one-time token that moves the guest to another device."""
        token = secrets.token_urlsafe(24)
        await self._run(delete(schema.moves).where(schema.moves.c.ends <= now))
        await self._run(
            self._insert(schema.moves).values(
                digest=_digest(token), guest=guest, ends=now + LINK_LASTS
            )
        )
        return token

    async def follow(self, token: str, now: int) -> Guest | None:
        """The guest a link leads to; the link is used up."""
        links = schema.moves
        used = (
            delete(links)
            .where(links.c.digest == _digest(token), links.c.ends > now)
            .returning(links.c.guest)
        )
        rows = await self._run(used)
        return await self.guest(rows[0][0]) if rows else None

    # -- what is theirs --------------------------------------------------------------------------

    async def tables(self, guest: str, most: int | None = MOST_TABLES) -> list[dict[str, Any]]:
        """The guest's tables: first those that wait for them, then by the last change."""
        t, m = schema.tables, schema.members
        waits = (" " + t.c.waiting + " ").contains(f" {guest} ", autoescape=True)
        rows = await self._reader.ask(
            select(t.c.id, t.c.code, t.c.game, t.c.status, t.c.changed, t.c.waiting, t.c.names)
            .join(m, m.c.table == t.c.id)
            .where(m.c.guest == guest)
            .order_by(case((waits, 0), else_=1), t.c.changed.desc())
            .limit(most)
        )
        return [
            {**_brief(row), "your_turn": guest in row.waiting.split(" "), "code": row.code}
            for row in rows
        ]

    async def listed(self, since: int) -> list[dict[str, Any]]:
        """The tables everybody may see at which something has happened lately; few of each host."""
        t = schema.tables
        nth = func.row_number().over(partition_by=t.c.host, order_by=t.c.changed.desc())
        found = (
            select(t.c.id, t.c.game, t.c.status, t.c.changed, t.c.names, nth.label("nth"))
            .where(schema.LISTED, t.c.status != "over", t.c.changed > since)
            .subquery()
        )
        latest = select(found).where(found.c.nth <= MOST_OF_A_HOST)
        rows = await self._reader.ask(latest.order_by(found.c.changed.desc()).limit(MOST_LISTED))
        return [_brief(row) for row in rows]

    async def code_of(self, table: str) -> str | None:
        """The short code of a table."""
        rows = await self._reader.ask(
            select(schema.tables.c.code).where(schema.tables.c.id == table)
        )
        return rows[0][0] if rows else None

    async def is_code_taken(self, code: str) -> bool:
        """Whether some table has, or had, this code."""
        question = select(schema.tables.c.id).where(schema.tables.c.code == code)
        return bool(await self._reader.ask(question))

    async def by_code(self, code: str) -> str | None:
        """The table with this short code; codes are good until the table is over."""
        t = schema.tables
        question = select(t.c.id).where(t.c.code == code, t.c.status != "over")
        rows = await self._reader.ask(question)
        return rows[0][0] if rows else None

    async def hosted(self, guest: str, since: int) -> int:
        """How many tables the guest hosts that are not over and at which something happened."""
        t, m = schema.tables, schema.members
        count = (
            select(func.count())
            .select_from(m.join(t, t.c.id == m.c.table))
            .where(m.c.guest == guest, t.c.host == guest)  # members have an index, hosts have none
            .where(t.c.status != "over", t.c.changed > since)
        )
        return int((await self._reader.ask(count))[0][0])

    async def records(self, guest: str, most: int | None = MOST_RECORDS) -> list[dict[str, Any]]:
        """The guest's finished matches, the latest first."""
        r, p = schema.records, schema.players
        rows = await self._reader.ask(
            select(r.c.id, r.c.table, r.c.number, r.c.game, r.c.at)
            .join(p, p.c.record == r.c.id)
            .where(p.c.guest == guest)
            .distinct()
            .order_by(r.c.at.desc())
            .limit(most)
        )
        return [dict(row._mapping) for row in rows]  # pyright: ignore[reportPrivateUsage]

    async def records_of(self, table: str) -> list[dict[str, Any]]:
        """The finished matches of a table."""
        r = schema.records
        rows = await self._reader.ask(
            select(r.c.id, r.c.number, r.c.game, r.c.at)
            .where(r.c.table == table)
            .order_by(r.c.number)
        )
        return [dict(row._mapping) for row in rows]  # pyright: ignore[reportPrivateUsage]

    async def record(self, id: str) -> str | None:
        """The text of a record."""
        rows = await self._reader.ask(
            select(schema.records.c.text).where(schema.records.c.id == id)
        )
        return rows[0][0] if rows else None

    async def ratings(self, guest: str) -> list[dict[str, Any]]:
        """How the guest is rated, game by game."""
        r = schema.ratings
        rows = await self._reader.ask(
            select(r.c.game, r.c.mu, r.c.sigma, r.c.matches).where(r.c.guest == guest)
        )
        return [dict(row._mapping) for row in rows]  # pyright: ignore[reportPrivateUsage]

    async def words(self, guest: str) -> list[dict[str, Any]]:
        """What the guest has said at tables."""
        m = schema.members
        theirs = select(m.c.table).where(m.c.guest == guest).order_by(m.c.table)
        said: list[dict[str, Any]] = []
        for (table,) in await self._reader.ask(theirs):
            said += await self._words_at(table, guest)
            await asyncio.sleep(0)  # others get their turn
        return said

    async def _words_at(self, table: str, guest: str) -> list[dict[str, Any]]:
        entered = [read_or_none(data) for _, data in await self._reader.log(table)]
        return [
            {"table": table, "at": entry.at, "phrase": entry.phrase, "text": entry.text}
            for entry in entered
            if isinstance(entry, entries.Spoke) and entry.by == guest
        ]

    async def texts(self, records: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """These records with their texts."""
        r, told = schema.records, list[dict[str, Any]]()
        for first in range(0, len(records), PAGE):
            page = records[first : first + PAGE]
            question = select(r.c.id, r.c.text).where(r.c.id.in_([one["id"] for one in page]))
            found = {id: text for id, text in await self._reader.ask(question)}
            told += [{**one, "text": found.get(one["id"])} for one in page]
            await asyncio.sleep(0)  # others get their turn
        return told

    # -- asking ----------------------------------------------------------------------------------

    async def _run(self, command: Any) -> list[Any]:
        try:
            async with self.engine.begin() as connection:
                done = await connection.execute(command)
                return list(done.fetchall()) if done.returns_rows else []
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _brief(row: Any) -> dict[str, Any]:
    names = msgspec.json.decode(row.names)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "changed": row.changed,
        "names": names,
    }
