"""The HTTP part: arriving, tables, records, one's own data. Described by /schema (OpenAPI)."""

from asyncio import to_thread
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, SkipValidation
from msgspec import Meta, Struct

from igroteka.bots import BOTS
from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES
from igroteka.model import SPECTATOR
from igroteka.options import OptionError
from igroteka.record import RecordError, read, replay, verify
from igroteka.server.choices import choices
from igroteka.server.deciding import No, phrases, printable
from igroteka.server.desk import Desk, milliseconds
from igroteka.server.guests import Guest
from igroteka.server.settings import Settings
from igroteka.server.store import NoTable
from igroteka.server.table import known_bot
from igroteka.server.telling import table_info

COOKIE = "igroteka"
YEAR = 365 * 86_400
LONGEST_NAME = 24

TheDesk = NamedDependency[SkipValidation[Desk]]
TheGuest = NamedDependency[SkipValidation[Guest]]
AnyRequest = Request[Any, Any, Any]
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


class Given(Struct, forbid_unknown_fields=True):
    """Options somebody has chosen so far."""

    given: dict[Annotated[str, Meta(max_length=32)], bool | int | str]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. Seats: `me`, `also` (me again), `open`, `bot:<name>`."""

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


def wrong(status: int, code: str, message: str) -> HTTPException:
    """An answer that says what is wrong."""
    return HTTPException(status_code=status, detail=message, extra={"error": code})


def language(request: AnyRequest, wanted: str | None) -> str:
    """The wanted language, or the first of the browser's that we speak."""
    if wanted in LANGUAGES:
        return wanted
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def _named(name: str) -> str:
    shown = printable(name)
    if not shown:
        raise wrong(400, "name", "a name has at least one letter")
    return shown


def _cookie(desk: Desk, guest: Guest, request: AnyRequest) -> Cookie:
    return Cookie(
        COOKIE,
        value=desk.guests.token(guest.id),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
        path="/",
    )


@post("/api/guests", status_code=201, exclude_from_auth=True)
async def arrive(request: AnyRequest, data: Arrival, desk: TheDesk) -> Response[Me]:
    """Arrive: pick a name, get a cookie (or a token, for programs)."""
    address = request.client.host if request.client else ""
    if not desk.arrivals.take(address):
        raise wrong(429, "too-many", "too many arrivals from here; wait a minute")
    lang = language(request, data.lang)
    guest = await desk.guests.arrive(_named(data.name), lang, milliseconds())
    if data.token:
        return Response(Me(guest.name, lang, desk.guests.token(guest.id)))
    return Response(Me(guest.name, lang), cookies=[_cookie(desk, guest, request)])


@post("/api/arrivals", status_code=200)
async def follow_link(request: AnyRequest, data: Link, desk: TheDesk) -> Response[Me]:
    """Arrive on another device by a one-time link."""
    guest = await desk.guests.follow(data.token, milliseconds())
    if guest is None:
        raise wrong(404, "link", "this link is used up or out of time")
    return Response(Me(guest.name, guest.lang), cookies=[_cookie(desk, guest, request)])


@get("/api/me")
async def me(guest: TheGuest) -> Me:
    """Who am I?"""
    return Me(guest.name, guest.lang)


@patch("/api/me")
async def change_me(data: Changes, desk: TheDesk, guest: TheGuest) -> Me:
    """Another name or language."""
    if data.lang is not None and data.lang not in LANGUAGES:
        raise wrong(400, "lang", f"languages are {', '.join(LANGUAGES)}")
    name = _named(data.name) if data.name is not None else guest.name
    lang = data.lang or guest.lang
    await desk.guests.rename(guest.id, name, lang)
    return Me(name, lang)


@post("/api/me/links", status_code=201)
async def make_link(desk: TheDesk, guest: TheGuest) -> Link:
    """A one-time link to move to another device; good for a quarter of an hour."""
    return Link(await desk.guests.link(guest.id, milliseconds()))


@get("/api/me/export")
async def export(desk: TheDesk, guest: TheGuest) -> dict[str, Any]:
    """Everything that is kept about me."""
    records = await desk.guests.records(guest.id)
    return {
        "name": guest.name,
        "lang": guest.lang,
        "tables": await desk.guests.tables(guest.id),
        "ratings": await desk.guests.ratings(guest.id),
        "records": [
            {**entry, "text": await desk.guests.record(str(entry["id"]))} for entry in records
        ],
    }


@delete("/api/me", status_code=204)
async def forget_me(desk: TheDesk, guest: TheGuest) -> None:
    """Delete me. Matches others played in stay, without my name and words."""
    for table in await desk.guests.forget(guest):
        await desk.hub.forget(table)


@get("/api/games")
async def games() -> list[dict[str, Any]]:
    """The games, their options, bots and phrases."""
    return [
        {
            "id": game.id,
            "rules": game.rules_version,
            "options": [
                {"name": o.name, "values": list(o.values), "rule": o.rule} for o in game.options
            ],
            "defaults": dict(game.parse_options({})),
            "bots": list(BOTS[game.id]),
            "phrases": list(phrases(game.id)),
        }
        for game in GAMES.values()
    ]


@post("/api/games/{game:str}/choices", status_code=200)
async def table_choices(game: FromPath[str], data: Given) -> dict[str, Any]:
    """The options of a table with what is given, and which values fit each other."""
    found = GAMES.get(game)
    if found is None:
        raise wrong(404, "game", f"games are {', '.join(GAMES)}")
    return choices(found, data.given)


@post("/api/tables", status_code=201)
async def open_table(data: NewTable, desk: TheDesk, guest: TheGuest) -> Opened:
    """Open a table. It starts at once if no seat is left open."""
    game = GAMES.get(data.game)
    if game is None:
        raise wrong(400, "game", f"games are {', '.join(GAMES)}")
    try:
        options = dict(game.parse_options(data.options))
    except OptionError as error:
        raise wrong(400, "options", error.message) from None
    seats = game.seats(options)
    if len(data.seats) > seats:
        raise wrong(400, "seats", f"this table has {seats} seats")
    for who in data.seats:
        if who not in ("me", "also", "open") and not _is_bot(game.id, who):
            bots = ", ".join(f"bot:{name}" for name in BOTS[game.id])
            raise wrong(400, "seats", f"a seat is me, also, open, or one of {bots}")
    if not known_bot(game.id, data.settings.standin):
        raise wrong(400, "standin", f"bots are {', '.join(BOTS[game.id])}")
    if await desk.guests.hosted(guest.id) >= desk.limits.tables_a_guest:
        raise wrong(429, "too-many", "too many open tables; finish some first")
    try:
        id, code = await desk.new_table(guest, game.id, options, data.settings, data.seats)
    except No as no:
        raise wrong(400, no.reason, no.reason) from None
    return Opened(id, code)


def _is_bot(game: str, who: str) -> bool:
    return who.startswith("bot:") and known_bot(game, who[4:])


@get("/api/tables")
async def my_tables(desk: TheDesk, guest: TheGuest) -> list[dict[str, Any]]:
    """My tables, those that wait for me first."""
    return await desk.guests.tables(guest.id)


@get("/api/listed")
async def listed_tables(desk: TheDesk) -> list[dict[str, Any]]:
    """Tables open to everybody."""
    return await desk.guests.listed()


@get("/api/codes/{code:str}")
async def table_by_code(code: FromPath[str], desk: TheDesk) -> dict[str, str]:
    """The table with a short code."""
    id = await desk.guests.by_code(code.upper())
    if id is None:
        raise wrong(404, "code", "no table has this code now")
    return {"id": id}


@get("/api/tables/{table:str}")
async def table(table: FromPath[str], desk: TheDesk, guest: TheGuest) -> dict[str, Any]:
    """A table as everybody sees it, and its finished matches."""
    try:
        found = await desk.hub.look(table)
    except NoTable:
        raise wrong(404, "table", "there is no such table") from None
    if not found.may_see(guest.id):
        raise wrong(403, "watch", "no onlookers at this table")
    info = msgspec.to_builtins(table_info(found, milliseconds()))
    return {"table": info, "records": await desk.guests.records_of(table)}


@get("/api/records")
async def my_records(desk: TheDesk, guest: TheGuest) -> list[dict[str, Any]]:
    """My finished matches."""
    return await desk.guests.records(guest.id)


@get("/api/records/{record:str}", media_type="text/plain")
async def record(record: FromPath[str], desk: TheDesk) -> Response[str]:
    """A record to keep; whoever has its link may have it."""
    text = await _text(desk, record)
    headers = {"content-disposition": 'attachment; filename="igroteka.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/records/{record:str}/verify")
async def verify_record(record: FromPath[str], desk: TheDesk) -> dict[str, Any]:
    """Check every move and that the deal was fair."""
    try:
        verdict = await to_thread(verify, read(await _text(desk, record)))
    except RecordError as error:
        return {"holds": False, "line": error.line, "why": error.message}
    return {"holds": True, "deal": verdict.deal, "turns": verdict.match.turn}


@get("/api/records/{record:str}/replay")
async def replay_record(
    record: FromPath[str], desk: TheDesk, seat: FromQuery[int | None] = None
) -> dict[str, Any]:
    """The events of a finished match: with all hands open, or as one seat saw them."""
    found = read(await _text(desk, record))
    try:
        match, _ = await to_thread(replay, found)
    except RecordError as error:
        raise wrong(409, "rules", error.message) from None
    if seat is not None and not SPECTATOR <= seat < match.seats:
        raise wrong(400, "seat", f"seats are 0 to {match.seats - 1}; -1 is a spectator")
    events = match.open_events() if seat is None else match.events(seat)
    names = [found.tags.get(f"Seat{n}", str(n)) for n in range(match.seats)]
    told = [{"id": e.id, "seat": e.seat, "facts": dict(e.facts)} for e in events]
    return {"game": match.game.id, "options": dict(match.options), "names": names, "events": told}


async def _text(desk: Desk, record: str) -> str:
    text = await desk.guests.record(record)
    if text is None:
        raise wrong(404, "record", "there is no such record")
    return text


@get("/api/ratings")
async def my_ratings(desk: TheDesk, guest: TheGuest) -> list[dict[str, Any]]:
    """My ratings, game by game."""
    return await desk.guests.ratings(guest.id)


HANDLERS = (
    arrive,
    follow_link,
    me,
    change_me,
    make_link,
    export,
    forget_me,
    games,
    table_choices,
    open_table,
    my_tables,
    listed_tables,
    table_by_code,
    table,
    my_records,
    record,
    verify_record,
    replay_record,
    my_ratings,
)
