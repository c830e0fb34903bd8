"""The HTTP part about the games themselves: options, rules, examples to try."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from igroteka.bots import BOTS
from igroteka.examples import Example, attempt, laid_out, load
from igroteka.games import GAMES
from igroteka.i18n import page_words, tr
from igroteka.model import Game, NotAMove, Refusal
from igroteka.options import Option, Value
from igroteka.plugins import plugin_of
from igroteka.rulebook import rules, short
from igroteka.sentences import event_text, why_text
from igroteka.server.http.requests import (
    AnyRequest,
    TheContext,
    as_json,
    game_called,
    in_schema,
    language,
    wrong,
)
from igroteka.server.http.table_choices import choices
from igroteka.server.messages.protocol import Happening, Refused, Sight
from igroteka.server.messages.updates import public_of, sight_of
from igroteka.server.table.phrases import phrases

MOST_STEPS = 20  # of one try
MOST_SEATS = 12
BESIDE_THE_POINT = frozenset(("zones", "common_to", "setup_ok"))


class OptionInfo(Struct):
    """One choice of a table; `label` is the message that says what it means."""

    name: str
    kind: str  # bool, number, choice; word: also words of a form of its own
    values: list[Value]
    rule: str | None
    label: str


class GameInfo(Struct):
    """A game: how many can play, its options, its bots, what can be said at its tables."""

    id: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    defaults: dict[str, Value]
    bots: list[str]
    phrases: list[str]


class Given(Struct, forbid_unknown_fields=True):
    """Options somebody has chosen so far."""

    given: dict[Annotated[str, Meta(max_length=32)], bool | int | str]


class RuleInfo(Struct):
    """One rule of the book. `edition`: the edition it is about, `both` where they differ."""

    id: str
    title: str
    html: str
    ruling: bool
    edition: str | None


class ExampleInfo(Struct):
    """A rule shown on a position. `public` and `sight` are null where there is no such table."""

    id: str
    rule: str
    text: str
    public: dict[str, Any] | None
    sight: Sight | None
    do: list[str]
    refused: Refused | None
    answer: str | None
    source: str | None


class Rulebook(Struct):
    """All about a game, in a language."""

    game: str
    title: str
    short: list[str]
    rules: list[RuleInfo]
    examples: list[ExampleInfo]


class Try(Struct, forbid_unknown_fields=True):
    """Steps to try on an example."""

    example: Annotated[str, Meta(max_length=100)]
    do: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_STEPS)]
    lang: Annotated[str, Meta(max_length=8)] | None = None


class Tried(Struct):
    """What came of it: the table after the last step that could be."""

    public: dict[str, Any]
    sight: Sight
    events: list[Happening]
    refused: Refused | None
    answer: str | None


def offered(game: str) -> list[str]:
    """The bots people may choose: by level, where there are levels."""
    levels = [name for name in BOTS[game] if name.startswith("level")]
    return levels or list(BOTS[game])


def _option(game: Game, option: Option) -> OptionInfo:
    first = option.values[0]
    kind = "bool" if isinstance(first, bool) else "number" if isinstance(first, int) else "choice"
    if type(option) is not Option:
        kind = "word"
    label = f"{game.id}-option-{option.name}"
    return OptionInfo(option.name, kind, list(option.values), option.rule, label)


@get("/api/games")
async def games() -> list[GameInfo]:
    """The games, their options, bots and phrases."""
    return [
        GameInfo(
            game.id,
            game.rules_version,
            list(plugin_of(game.id).seats),
            [_option(game, option) for option in game.options],
            dict(game.parse_options({})),
            offered(game.id),
            list(phrases(game.id)),
        )
        for game in GAMES.values()
    ]


@post("/api/games/{game:str}/choices", status_code=200)
async def table_choices(game: FromPath[str], data: Given) -> dict[str, Any]:
    """The options of a table with what is given, and which values fit each other."""
    return choices(game_called(game), data.given)


@get("/api/games/{game:str}/words", responses=in_schema(str))
async def words(
    request: AnyRequest,
    context: TheContext,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """What a game says on the page, as Fluent messages: for games the page was not built with."""
    found, spoken = game_called(game), language(request, lang)
    return as_json(await context.answers.answer(_words, found.id, spoken))


def _words(id: str, lang: str) -> str:
    return page_words(plugin_of(id).folder, lang)


@get("/api/rules/{game:str}", responses=in_schema(Rulebook))
async def rulebook(
    request: AnyRequest,
    context: TheContext,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The rules: in short, by number, and shown on examples."""
    found, spoken = game_called(game), language(request, lang)
    return as_json(await context.answers.answer(_rulebook, found.id, spoken))


def _rulebook(id: str, lang: str) -> Rulebook:
    game = GAMES[id]
    return Rulebook(
        game.id,
        tr(lang, f"{game.id}-title"),
        short(game, game.parse_options({}), lang),
        [
            RuleInfo(rule.id, rule.title, rule.html, rule.ruling, rule.edition)
            for rule in rules(game, lang)
        ],
        [_example(game, example, lang) for example in load(game)],
    )


def _example(game: Game, example: Example, lang: str) -> ExampleInfo:
    laid = laid_out(game, example)
    public = sight = refused = None
    if laid is not None:
        state, seat = laid
        view = game.view(state, seat, game.parse_options({}))
        public, sight = public_of(game, view), sight_of(game, view)
        refused = _refused(game, attempt(game, state, seat, example.do)[1], lang)
    if example.refused and refused is None:  # the position itself cannot be
        refused = Refused("", example.id, example.refused, {}, tr(lang, example.id), False)
    return ExampleInfo(
        example.id,
        example.rule,
        tr(lang, example.id),
        public,
        sight,
        list(example.do),
        refused,
        _answer(game, example, lang),
        example.source,
    )


@post("/api/rules/{game:str}/try", status_code=200)
async def try_example(request: AnyRequest, game: FromPath[str], data: Try) -> Tried:
    """Try steps on an example: the engine's verdict and reason."""
    found, lang = game_called(game), language(request, data.lang)
    example = next((one for one in load(found) if one.id == data.example), None)
    laid = laid_out(found, example) if example else None
    if example is None or laid is None:
        raise wrong(404, "example", "there is no such example to try")
    state, seat = laid
    try:
        told, refusal = attempt(found, state, seat, data.do)
    except NotAMove as error:
        raise wrong(400, "move", str(error)) from None
    view = found.view(state, seat, found.parse_options({}))
    public, sight = public_of(found, view), sight_of(found, view)
    names = _names(lang)
    events = [
        Happening(0, seen.id, seen.seat, dict(seen.facts), event_text(found, seen, names, lang))
        for seen in (event.seen_by(seat) for event in told)
    ]
    refused = _refused(found, refusal, lang)
    return Tried(public, sight, events, refused, _answer(found, example, lang))


def _refused(game: Game, refusal: Refusal | None, lang: str) -> Refused | None:
    if refusal is None:
        return None
    text = why_text(game, refusal.id, refusal.facts, _names(lang), lang)
    return Refused("", refusal.id, refusal.rule, dict(refusal.facts), text, False)


def _names(lang: str) -> list[str]:
    """Nobody has a name in an example."""
    return [tr(lang, "player-number", number=number + 1) for number in range(MOST_SEATS)]


def _answer(game: Game, example: Example, lang: str) -> str | None:
    """What the referee says about a position on which nothing is tried, in a sentence.

    Its sentence is about who is ahead or what may be taken: where the example
    is about a zone or the setting up, it would only lead astray.
    """
    if example.do or example.refused or not BESIDE_THE_POINT.isdisjoint(example.answer):
        return None
    answer: dict[str, Any] = game.judge(example.position, lang)
    if winners := answer.get("winners"):  # the referee counts seats from 0, as programs do
        alone = len(winners) == 1
        return tr(lang, "result-winners", names=_names(lang)[winners[0]]) if alone else None
    why = answer.get("why")
    return why if isinstance(why, str) else None


HANDLERS = (games, table_choices, words, rulebook, try_example)
