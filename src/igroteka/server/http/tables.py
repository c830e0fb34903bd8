"""The HTTP part: arriving, tables, one's own data. Described by /schema (OpenAPI)."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from msgspec import Meta, Struct

from igroteka.bots import BOTS
from igroteka.i18n import LANGUAGES
from igroteka.options import OptionError
from igroteka.server.http.requests import (
    COOKIE,
    AnyRequest,
    TheContext,
    TheGuest,
    address_of,
    game_called,
    language,
    recognise,
    wrong,
)
from igroteka.server.messages.sentences import refused
from igroteka.server.messages.table_info import table_info
from igroteka.server.rooms.erasure import forget
from igroteka.server.service.context import milliseconds
from igroteka.server.storage.interface import NoTable, OtherRules
from igroteka.server.table.phrases import printable
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import known_bot

YEAR = 365 * 86_400
QUIET = 86_400_000  # milliseconds after which a table counts as left
LONGEST_NAME = 24

Short = Annotated[str, Meta(min_length=1, max_length=64)]


class Arrival(Struct, forbid_unknown_fields=True):
    """Who arrives; `token`: a program that wants a token instead of a cookie."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    lang: Annotated[str, Meta(max_length=8)] | None = None
    token: bool = False


class Changes(Struct, forbid_unknown_fields=True):
    """What a guest may change about themselves."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)] | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None


class Link(Struct, forbid_unknown_fields=True):
    """A one-time token that moves a guest to another device."""

    token: Short


class Me(Struct):
    """The guest, as they see themselves."""

    name: str
    lang: str
    token: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. Seats: `me`, `also` (me again; `also:<name>`), `open`, `bot:<name>`."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[Annotated[str, Meta(max_length=32)], bool | int | str] = msgspec.field(
        default_factory=dict[str, bool | int | str]
    )
    settings: Settings = Settings()
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)] = (
        msgspec.field(default_factory=list[str])
    )


class Opened(Struct):
    """A table: its id for links, its short code to tell a friend."""

    id: str
    code: str


def _named(name: str) -> str:
    shown = printable(name)
    if not shown:
        raise wrong(400, "name", "a name has at least one letter")
    return shown


def _cookie(request: AnyRequest, token: str, lasts: int = YEAR) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=lasts,
        path="/",
    )


@post("/api/guests", status_code=201)
async def arrive(request: AnyRequest, data: Arrival, context: TheContext) -> Response[Me]:
    """Arrive: pick a name, get a cookie (or a token, for programs)."""
    if not context.arrivals.take(address_of(request)):
        raise wrong(429, "too-many", "too many arrivals from here; wait a minute")
    lang = language(request, data.lang)
    guest = await context.guests.arrive(_named(data.name), lang, milliseconds())
    if data.token:
        return Response(Me(guest.name, lang, context.guests.token(guest.id)))
    cookie = _cookie(request, context.guests.token(guest.id))
    return Response(Me(guest.name, lang), cookies=[cookie])


@post("/api/arrivals", status_code=200)
async def follow_link(request: AnyRequest, data: Link, context: TheContext) -> Response[Me]:
    """Arrive on another device by a one-time link."""
    guest = await context.guests.follow(data.token, milliseconds())
    if guest is None:
        raise wrong(404, "link", "this link is used up or out of time")
    cookie = _cookie(request, context.guests.token(guest.id))
    return Response(Me(guest.name, guest.lang), cookies=[cookie])


@get("/api/me")
async def me(request: AnyRequest, context: TheContext) -> Me | None:
    """Who am I? Null for who has not arrived: to ask is no mistake."""
    guest = await recognise(request, context)
    return Me(guest.name, guest.lang) if guest else None


@patch("/api/me")
async def change_me(data: Changes, context: TheContext, guest: TheGuest) -> Me:
    """Another name or language."""
    if data.lang is not None and data.lang not in LANGUAGES:
        raise wrong(400, "lang", f"languages are {', '.join(LANGUAGES)}")
    name = _named(data.name) if data.name is not None else guest.name
    lang = data.lang or guest.lang
    await context.guests.rename(guest.id, name, lang)
    return Me(name, lang)


@post("/api/me/links", status_code=201)
async def make_link(context: TheContext, guest: TheGuest) -> Link:
    """A one-time link to move to another device; good for a quarter of an hour."""
    return Link(await context.guests.link(guest.id, milliseconds()))


@get("/api/me/export")
async def export(context: TheContext, guest: TheGuest) -> dict[str, Any]:
    """Everything that is kept about me."""
    records = await context.guests.records(guest.id, most=None)
    return {
        "name": guest.name,
        "lang": guest.lang,
        "tables": await context.guests.tables(guest.id, most=None),
        "ratings": await context.guests.ratings(guest.id),
        "words": await context.guests.words(guest.id),
        "records": await context.guests.texts(records),
    }


@delete("/api/me", status_code=204)
async def forget_me(request: AnyRequest, context: TheContext, guest: TheGuest) -> Response[None]:
    """Delete me. Matches others played in stay, without my name and words."""
    await forget(context.engine, context.hub, guest.id)
    return Response(None, cookies=[_cookie(request, "", 0)])


@post("/api/tables", status_code=201)
async def open_table(data: NewTable, context: TheContext, guest: TheGuest) -> Opened:
    """Open a table. It starts at once if no seat is left open."""
    game = game_called(data.game, 400)
    try:
        options = dict(game.parse_options(data.options))
    except OptionError as error:
        raise wrong(400, "options", error.message) from None
    seats = game.seats(options)
    if len(data.seats) > seats:
        raise wrong(400, "seats", f"this table has {seats} seats")
    for who in data.seats:
        if who.startswith("also:") and len(who) > len("also:") + LONGEST_NAME:
            raise wrong(400, "seats", f"a name has at most {LONGEST_NAME} letters")
        known = who in ("me", "also", "open") or who.startswith("also:")
        if not known and not _is_bot(game.id, who):
            bots = ", ".join(f"bot:{name}" for name in BOTS[game.id])
            raise wrong(400, "seats", f"a seat is me, also, also:NAME, open, or one of {bots}")
    if not known_bot(game.id, data.settings.standin):
        raise wrong(400, "standin", f"bots are {', '.join(BOTS[game.id])}")
    since = milliseconds() - QUIET
    if await context.guests.hosted(guest.id, since) >= context.limits.tables_a_guest:
        raise wrong(429, "tables", "too many open tables; finish some, or come back tomorrow")
    try:
        id, code = await context.new_table(guest, game.id, options, data.settings, data.seats)
    except CommandRefused as no:
        raise wrong(400, no.reason, refused("", no, guest.lang).text or no.reason) from None
    return Opened(id, code)


def _is_bot(game: str, who: str) -> bool:
    return who.startswith("bot:") and known_bot(game, who[4:])


@get("/api/tables")
async def my_tables(context: TheContext, guest: TheGuest) -> list[dict[str, Any]]:
    """My tables, those that wait for me first."""
    return await context.guests.tables(guest.id)


@get("/api/listed")
async def listed_tables(context: TheContext) -> list[dict[str, Any]]:
    """Tables open to everybody."""
    return await context.guests.listed(milliseconds() - QUIET)


@get("/api/codes/{code:str}")
async def table_by_code(code: FromPath[str], context: TheContext) -> dict[str, str]:
    """The table with a short code."""
    id = await context.guests.by_code(code.upper())
    if id is None:
        raise wrong(404, "code", "no table has this code now")
    return {"id": id}


@get("/api/tables/{table:str}")
async def table(table: FromPath[str], context: TheContext, guest: TheGuest) -> dict[str, Any]:
    """A table as everybody sees it, its short code, and its finished matches."""
    try:
        found = await context.hub.look(table)
    except OtherRules:
        raise wrong(410, "rules", "begun by rules that are not played here any more") from None
    except NoTable:
        raise wrong(404, "table", "there is no such table") from None
    if not found.may_see(guest.id):
        raise wrong(403, "watch", "no onlookers at this table")
    info = msgspec.to_builtins(table_info(found, milliseconds()))
    return {
        "table": info,
        "code": await context.guests.code_of(table),
        "records": await context.guests.records_of(table),
    }


@get("/api/ratings")
async def my_ratings(context: TheContext, guest: TheGuest) -> list[dict[str, Any]]:
    """My ratings, game by game."""
    return await context.guests.ratings(guest.id)


HANDLERS = (
    arrive,
    follow_link,
    me,
    change_me,
    make_link,
    export,
    forget_me,
    open_table,
    my_tables,
    listed_tables,
    table_by_code,
    table,
    my_ratings,
)
