"""The HTTP part about finished matches: to keep, to check, to leaf through."""

from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from igroteka.bots import BOTS
from igroteka.match import Match, Step
from igroteka.model import SPECTATOR
from igroteka.options import Value
from igroteka.record import Record, RecordError, ScriptedDealer, read, replay, verify
from igroteka.sentences import event_text, outcome_text
from igroteka.server.http.requests import (
    AnyRequest,
    TheContext,
    TheGuest,
    as_json,
    in_schema,
    language,
    wrong,
)
from igroteka.server.messages.protocol import Happening, OutcomeInfo, Sight
from igroteka.server.messages.sentences import bot_name
from igroteka.server.messages.updates import public_of, sight_of
from igroteka.server.service.context import Context


class StepInfo(Struct):
    """A step of a match: who did what, what happened, what is to be seen then.

    `sights`: of the seat that was asked for; without one of all.
    """

    turn: int
    seat: int | None
    move: str | None
    events: list[Happening]
    public: dict[str, Any]
    sights: list[Sight]


class Steps(Struct):
    """A finished match, step by step."""

    game: str
    options: dict[str, Value]
    names: list[str]
    outcome: OutcomeInfo
    steps: list[StepInfo]


@get("/api/records")
async def my_records(context: TheContext, guest: TheGuest) -> list[dict[str, Any]]:
    """My finished matches."""
    return await context.guests.records(guest.id)


@get("/api/records/{record:str}", media_type="text/plain")
async def record(record: FromPath[str], context: TheContext) -> Response[str]:
    """A record to keep; whoever has its link may have it."""
    text = await _text(context, record)
    headers = {"content-disposition": 'attachment; filename="igroteka.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/records/{record:str}/verify", responses=in_schema(dict[str, Any]))
async def verify_record(record: FromPath[str], context: TheContext) -> Response[bytes]:
    """Check every move and that the deal was fair."""
    return as_json(await context.answers.answer(_verdict, await _text(context, record)))


@get("/api/records/{record:str}/replay", responses=in_schema(dict[str, Any]))
async def replay_record(
    record: FromPath[str], context: TheContext, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """The events of a finished match: with all hands open, or as one seat saw them."""
    return as_json(await context.answers.answer(_events, await _text(context, record), seat))


@get("/api/records/{record:str}/steps", responses=in_schema(Steps))
async def steps_of_record(
    request: AnyRequest,
    record: FromPath[str],
    context: TheContext,
    seat: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """A finished match step by step, to leaf through: as one seat saw it, or with all hands open.

    The first step is the deal.
    """
    text = await _text(context, record)
    return as_json(await context.answers.answer(_steps, text, seat, language(request, lang)))


# What is asked about is a record's text and not its id: who deleted their data has no name in the
# text any more, and answers that still have it are never found again.


def _verdict(text: str) -> dict[str, Any]:
    try:
        verdict = verify(read(text))
    except RecordError as error:
        return {"holds": False, "line": error.line, "why": error.message}
    return {"holds": True, "deal": verdict.deal, "turns": verdict.match.turn}


def _events(text: str, seat: int | None) -> dict[str, Any]:
    found = read(text)
    match = _replayed(found)
    _check_seat(match, seat)
    events = match.open_events() if seat is None else match.events(seat)
    told = [{"id": e.id, "seat": e.seat, "facts": dict(e.facts)} for e in events]
    names = _names(found, match, None)
    return {"game": match.game.id, "options": dict(match.options), "names": names, "events": told}


def _steps(text: str, seat: int | None, lang: str) -> Steps:
    found = read(text)
    played = _replayed(found)
    _check_seat(played, seat)
    dealt = [(0, step.items) for step in played.steps if step.move is None]
    match = Match(played.game, played.options, ScriptedDealer(dealt))
    names = _names(found, played, lang)
    told = [_step(match, 0, None, seat, names, lang)]
    for step in played.steps:
        if step.move is not None:
            before = match.version
            match.play(step.seat, step.move)
            told.append(_step(match, before, step, seat, names, lang))
    outcome = played.outcome()
    text = outcome_text(played.game, outcome, names, lang)
    ended = OutcomeInfo(outcome.winners, outcome.returns, outcome.reason, dict(outcome.facts), text)
    return Steps(played.game.id, dict(played.options), names, ended, told)


def _step(
    match: Match, since: int, step: Step | None, seat: int | None, names: list[str], lang: str
) -> StepInfo:
    game = match.game
    seen = match.open_events(since) if seat is None else match.events(seat, since)
    viewers = range(match.seats) if seat is None else (seat,)
    return StepInfo(
        step.turn if step else match.turn,
        step.seat if step else None,
        game.move_text(step.move) if step and step.move is not None else None,
        [
            Happening(match.version, e.id, e.seat, dict(e.facts), event_text(game, e, names, lang))
            for e in seen
        ],
        public_of(game, match.view(SPECTATOR)),
        [sight_of(game, match.view(viewer)) for viewer in viewers],
    )


def _replayed(found: Record) -> Match:
    try:
        return replay(found)[0]
    except RecordError as error:
        raise wrong(409, "rules", error.message) from None


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and not SPECTATOR <= seat < match.seats:
        raise wrong(400, "seat", f"seats are 0 to {match.seats - 1}; -1 is a spectator")


def _names(found: Record, match: Match, lang: str | None) -> list[str]:
    """Who sat where; a record calls bots by their ids."""
    named = [found.tags.get(f"Seat{seat}", str(seat)) for seat in range(match.seats)]
    if lang is None:
        return named
    bots = [seat for seat, name in enumerate(named) if name in BOTS[match.game.id]]
    for nth, seat in enumerate(bots):
        named[seat] = bot_name(nth, lang)
    return named


async def _text(context: Context, record: str) -> str:
    text = await context.guests.record(record)
    if text is None:
        raise wrong(404, "record", "there is no such record")
    return text


HANDLERS = (my_records, record, verify_record, replay_record, steps_of_record)
