"""Rules, examples, options and replays over HTTP: what a page needs that knows no game."""

import asyncio
import re
from typing import Any

import httpx
import pytest
from conformance.tables import TABLES
from fluent.syntax import FluentParser, ast

from igroteka.examples import load
from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES, has_message
from igroteka.model import Game
from igroteka.plugins import plugin_of
from igroteka.rulebook import rules
from server.running import GAME, Player, ServerProcess

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def get(server: ServerProcess, path: str) -> Any:
    answer = httpx.get(server.url + path, timeout=30)
    assert answer.status_code == 200, answer.text
    return answer.json()


def post(server: ServerProcess, path: str, body: object) -> httpx.Response:
    return httpx.post(server.url + path, json=body, timeout=30)


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_has_every_rule_by_its_number(game: Game, lang: str) -> None:
    book = rules(game, lang)
    assert [rule.id for rule in book] == [
        f"{game.rule_letter}-{number}" for number in range(1, game.last_rule + 1)
    ]
    assert all(rule.title and rule.html.startswith("<p>") for rule in book)
    rulings = {rule.id for rule in rules(game, "en") if rule.ruling}
    assert {rule.id for rule in book if rule.ruling} == rulings, "the same in every language"


@games
def test_the_page_of_a_game_shows_its_examples_as_the_engine_judges_them(
    server: ServerProcess, game: Game
) -> None:
    page = get(server, f"/api/rules/{game.id}?lang=ru")
    assert page["title"] and len(page["short"]) > 3
    numbers = {rule["id"] for rule in page["rules"]}
    examples = {example.id: example for example in load(game)}
    assert [shown["id"] for shown in page["examples"]] == list(examples)
    for shown in page["examples"]:
        meant = examples[shown["id"]]
        assert shown["rule"] in numbers and shown["text"]
        assert (shown["refused"] or {}).get("rule") == meant.refused
        assert shown["sight"] is not None or meant.refused, "only what cannot be is not shown"


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_game_is_in_the_language_asked_for(
    server: ServerProcess, game: Game, lang: str
) -> None:
    page = get(server, f"/api/rules/{game.id}?lang={lang}")
    assert [(rule["title"], rule["html"]) for rule in page["rules"]] == [
        (rule.title, rule.html) for rule in rules(game, lang)
    ]
    texts = [*page["short"], *(example["text"] for example in page["examples"])]
    for text in texts:
        assert bool(re.search("[а-яё]", text)) == (lang != "en"), text


@games
def test_every_example_can_be_tried_step_by_step(server: ServerProcess, game: Game) -> None:
    tried = 0
    for example in [one for one in load(game) if one.do][:12]:
        body = {"example": example.id, "do": list(example.do), "lang": "uk"}
        answer = post(server, f"/api/rules/{game.id}/try", body)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert (told["refused"] or {}).get("rule") == example.refused
        assert not told["refused"] or told["refused"]["text"]
        assert all(event["text"] for event in told["events"])
        tried += 1
    assert tried > 3


def test_a_try_that_is_no_move_or_no_example_is_answered(server: ServerProcess) -> None:
    example = next(one for one in load(GAMES[GAME]) if one.do)
    for game, body, status in (
        (GAME, {"example": example.id, "do": ["fly"]}, 400),
        (GAME, {"example": "nothing", "do": []}, 404),
        ("chess", {"example": example.id, "do": []}, 404),
        (GAME, {"example": example.id, "do": [*example.do[:1]] * 100}, 400),
    ):
        assert post(server, f"/api/rules/{game}/try", body).status_code == status


def test_every_option_and_bot_has_its_words(server: ServerProcess) -> None:
    listed = get(server, "/api/games")
    assert [game["id"] for game in listed] == list(GAMES)
    for game in listed:
        labels = [option["label"] for option in game["options"]]
        labels += [f"bot-{bot}" for bot in game["bots"]] + game["phrases"]
        for lang in LANGUAGES:
            assert [id for id in labels if not has_message(lang, id)] == []
        kinds = {option["name"]: option["kind"] for option in game["options"]}
        assert kinds["players"] == "number"


@games
def test_the_words_of_a_game_are_served_for_pages_built_without_it(
    server: ServerProcess, game: Game
) -> None:
    parser = FluentParser()
    for lang in LANGUAGES:
        text = get(server, f"/api/games/{game.id}/words?lang={lang}")
        entries = parser.parse(text).body
        assert all(isinstance(entry, ast.Message | ast.Term) for entry in entries)
        ids = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        assert {f"game-{game.id}", f"{game.id}-title"} <= ids
        assert not [id for id in ids if f"{game.id}-example-" in id or id.startswith("terminal-")]


def test_nobody_has_words_of_a_game_that_there_is_not(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/api/games/chess/words", timeout=30).status_code == 404


def test_a_game_says_how_many_can_play(server: ServerProcess) -> None:
    for game in get(server, "/api/games"):
        assert game["seats"] == list(plugin_of(game["id"]).seats)


def test_choices_follow_from_what_is_given(server: ServerProcess) -> None:
    for game, options in TABLES:
        told = post(server, f"/api/games/{game.id}/choices", {"given": dict(options)}).json()
        assert told["seats"] == game.seats(options)
        assert set(told["values"]) == set(options)
    assert post(server, "/api/games/chess/choices", {"given": {}}).status_code == 404


@games
def test_a_finished_match_is_leafed_through_from_every_seat(
    server: ServerProcess, game: Game
) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        options = dict(game.parse_options({}))
        bots = ["bot:random"] * game.seats(options)
        table = (await one.open_table(game=game.id, seats=bots, settings={"pace": 0}))["id"]
        async with one.at(table) as talk:
            await talk.next("update")
            while talk.latest["table"]["status"] != "over":
                await asyncio.wait_for(talk.next("update"), 60)
        found = (await one.http("GET", f"/api/tables/{table}")).json()
        assert len(found["code"]) == 6
        path = f"/api/records/{found['records'][0]['id']}/steps?lang=ru"
        steps = get(server, path)
        assert steps["outcome"]["text"] and steps["names"][0] == "Сова"
        assert steps["steps"][0]["move"] is None and steps["steps"][0]["events"]
        assert all(len(step["sights"]) == len(bots) for step in steps["steps"])
        own = get(server, f"{path}&seat=0")
        assert [step["move"] for step in own["steps"]] == [step["move"] for step in steps["steps"]]
        for step, whole in zip(own["steps"], steps["steps"], strict=True):
            assert step["sights"] == whole["sights"][:1] and step["public"] == whole["public"]
            assert all(event["text"] for event in step["events"])
        watched = get(server, f"{path}&seat=-1")
        assert all([s["seat"] for s in step["sights"]] == [None] for step in watched["steps"])
        assert httpx.get(f"{server.url}{path}&seat=12").status_code == 400

    asyncio.run(run())
