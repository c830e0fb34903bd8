"""A real server, real sockets: arriving, playing, losing the connection, coming back."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from conformance.tables import TABLES
from random_client import play as random_client
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.running import Player, ServerProcess, Talk


async def two_at_a_table(server: ServerProcess) -> tuple[Player, Player, str]:
    """Two people at a started table of Red7."""
    one, two = await Player.arrive(server.url, "Аня"), await Player.arrive(server.url, "Боря")
    table = (await one.open_table(options={"players": 2}, seats=["me", "open"]))["id"]
    async with two.at(table) as talk:
        assert (await talk.do("sit", seat=1))["type"] == "ack"
    async with one.at(table) as talk:
        assert (await talk.do("start"))["type"] == "ack"
    return one, two, table


def sight(update: dict[str, Any]) -> dict[str, Any]:
    return update["sights"][0]


def play(talk: Talk) -> dict[str, Any]:
    seen = sight(talk.latest)
    return {"seat": seen["seat"], "move": seen["legal"][0], "version": talk.latest["version"]}


def test_a_match_is_played_to_its_end_recorded_verified_and_replayed(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first, two.at(table) as second:
            await first.next("update")
            await second.next("update")
            while first.latest["table"]["status"] == "playing":
                seat = first.latest["table"]["to_act"][0]
                talk = (first, second)[seat]
                answer = await talk.do("play", **play(talk))
                assert answer["type"] == "ack"
                for other in (first, second):
                    await other.until(answer["version"])
        answer = await one.http("GET", f"/api/tables/{table}")
        record = answer.json()["records"][0]["id"]
        assert (await two.http("GET", f"/api/records/{record}/verify")).json()["deal"] == "fair"
        replayed = (await two.http("GET", f"/api/records/{record}/replay?seat=0")).json()
        assert replayed["names"] == ["Аня", "Боря"] and replayed["events"]
        assert (await two.http("GET", f"/api/records/{record}")).text.startswith('[Game "red7"]')
        assert record in [entry["id"] for entry in (await two.http("GET", "/api/records")).json()]

    asyncio.run(run())


def test_the_same_message_sent_again_does_nothing_twice(server: ServerProcess) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first, two.at(table) as second:
            await first.next("update")
            await second.next("update")
            talk = (first, second)[first.latest["table"]["to_act"][0]]
            move = play(talk)
            answers = [await talk.do("play", id="once", **move) for _ in range(3)]
            assert answers[0]["type"] == "ack"
            assert answers[1] == answers[0] == answers[2]
            refused = await talk.do("play", id="twice", **move)
            assert refused["type"] == "refused" and refused["reason"] == "table-no-stale"

    asyncio.run(run())


def test_who_comes_back_gets_what_came_meanwhile_in_every_tab(server: ServerProcess) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first:
            have = (await first.next("update"))["version"]
        async with two.at(table) as second:
            await second.do("say", phrase="phrase-hello")
            await second.do("say", text="<i>two</i>")
        async with one.at(table, have) as tab, one.at(table, have) as another:
            for talk in (tab, another):
                told = await talk.next("update")
                assert told["since"] == have and told["version"] == have + 2
                assert [said["phrase"] for said in told["said"]] == ["phrase-hello", None]

    asyncio.run(run())


def test_a_refusal_names_the_rule_and_the_reason(server: ServerProcess) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first, two.at(table) as second:
            await first.next("update")
            await second.next("update")
            seat = first.latest["table"]["to_act"][0]
            talk = (first, second)[seat]
            answer = await talk.do("play", seat=seat, move="draw")
            assert answer["type"] == "refused" and answer["rule"].startswith("R-")
            other = (second, first)[seat]
            answer = await other.do("play", seat=1 - seat, move="pass")
            assert answer["reason"] == "table-no-turn"

    asyncio.run(run())


def test_a_preview_is_answered_to_the_asker_and_nothing_is_done(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        table = await one.open_table(options={"players": 2}, seats=["me", "bot:random"])
        async with one.at(table["id"], lang="ru") as talk:
            update = await talk.next("update")
            assert all(event["text"] for event in update["events"])
            while talk.latest["table"]["to_act"] != [0]:
                await talk.next("update")
            version = talk.latest["version"]
            move = sight(talk.latest)["legal"][0]
            shown = await talk.do("preview", seat=0, moves=[move])
            assert shown["type"] == "previewed" and shown["events"][0]["text"].startswith("Аня")
            refused = await talk.do("preview", seat=0, moves=["draw"])
            assert refused["type"] == "refused" and refused["rule"] == "R-17" and refused["text"]
            assert (await talk.do("play", seat=0, move=move))["version"] == version + 1

    asyncio.run(run())


def test_my_tables_are_listed_with_my_turn_first(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        seats = ["me", "bot:random"]
        for _ in range(14):  # who begins is drawn: hardly ever the same one in all of them
            await one.open_table(options={"players": 2}, seats=seats, settings={"pace": 10_000})
        tables = (await one.http("GET", "/api/tables")).json()
        turns = [table["your_turn"] for table in tables]
        assert len(tables) == 14 and set(turns) == {True, False}
        assert turns == sorted(turns, reverse=True)

    asyncio.run(run())


def test_commitments_come_in_any_order_and_may_be_changed_until_all_are_there(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        people = [await Player.arrive(server.url, name) for name in ("Аня", "Боря", "Вера")]
        wish = {"game": "splito", "options": {"players": 3}, "seats": ["me", "open", "open"]}
        table = (await people[0].open_table(**wish))["id"]
        async with (
            people[0].at(table) as first,
            people[1].at(table) as second,
            people[2].at(table) as third,
        ):
            talks = (first, second, third)
            await second.do("sit", seat=1)
            await third.do("sit", seat=2)
            started = await first.do("start")
            for talk in talks:
                await talk.until(started["version"])
            seen = [sight(talk.latest)["legal"] for talk in talks]
            for seat, nth in ((2, 0), (0, 0), (2, 1), (1, 0)):  # all from the same old view
                move = {"seat": seat, "move": seen[seat][nth], "version": started["version"]}
                answer = await talks[seat].do("play", **move)
                assert answer["type"] == "ack"
            for talk in talks:
                await talk.until(answer["version"])
                assert talk.latest["table"]["turn"] == 2, "the round is revealed"
            mine = [event["facts"] for event in third.latest["events"] if event["seat"] == 2]
            (shown,) = [facts["card"] for facts in mine if "card" in facts]
            assert shown == seen[2][1].split()[0]

    asyncio.run(run())


def test_a_table_is_listed_only_if_its_host_wants_it(server: ServerProcess) -> None:
    async def run() -> None:
        host, other = (
            await Player.arrive(server.url, "Аня"),
            await Player.arrive(server.url, "Боря"),
        )

        async def listed() -> set[str]:
            return {table["id"] for table in (await other.http("GET", "/api/listed")).json()}

        two = {"options": {"players": 2}, "seats": ["me", "open"]}
        private = (await host.open_table(**two))["id"]
        public = (await host.open_table(**two, settings={"listed": True}))["id"]
        assert public in await listed() and private not in await listed()
        async with host.at(private) as talk:
            settings = (await talk.next("update"))["table"]["settings"]
            await talk.do("set", settings={**settings, "listed": True})
        async with host.at(public) as talk:
            settings = (await talk.next("update"))["table"]["settings"]
            await talk.do("set", settings={**settings, "listed": False})
        assert private in await listed() and public not in await listed()
        async with other.at(private) as talk:
            assert (await talk.do("sit", seat=1))["type"] == "ack", "whoever finds it may join"

    asyncio.run(run())


async def play_turn(talk: Talk, seat: int, hint: dict[str, Any]) -> int:
    """Do as advised; the whole turn is played then, and another seat is to act."""
    assert hint["turn"][0] == hint["move"]
    for number, move in enumerate(hint["turn"]):
        assert talk.latest["table"]["to_act"] == [seat]
        done = await talk.do("play", id=f"{hint['id']} {number}", seat=seat, move=move)
        assert done["type"] == "ack"
        await talk.until(done["version"])
    (other,) = talk.latest["table"]["to_act"]
    assert other != seat
    return other


def test_a_hint_is_a_legal_move_and_hints_run_out(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        table = await one.open_table(
            options={"players": 2}, seats=["me", "also"], settings={"hints": 1}
        )
        async with one.at(table["id"]) as talk:
            update = await talk.next("update")
            seat = update["table"]["to_act"][0]
            hint = await talk.do("hint", seat=seat)
            legal = update["sights"][seat]["legal"]
            assert hint["move"] in legal and hint["left"] == 0
            assert sorted(one["move"] for one in hint["moves"]) == sorted(legal)
            assert all(0 <= one["chance"] <= 1 and one["error"] > 0 for one in hint["moves"])
            assert (await talk.do("hint", seat=seat))["left"] == 0, "one position, one hint"
            other = await play_turn(talk, seat, hint)
            assert (await talk.do("hint", seat=other))["reason"] == "table-no-hints"

    asyncio.run(run())


def test_no_id_of_an_earlier_deed_opens_a_hint(server: ServerProcess) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first, two.at(table) as second:
            for talk in (first, second):
                await talk.next("update")
            told = await second.do("say", id="said", phrase="phrase-hello")
            assert told["type"] == "ack"
            for seat in (0, 1):
                answer = await second.do("hint", id="said", seat=seat)
                assert (answer["type"], answer["reason"]) == ("refused", "table-no-turn")
            seat = first.latest["table"]["to_act"][0]
            talk, other = (first, second)[seat], (first, second)[1 - seat]
            assert (await talk.do("hint", id="mine", seat=seat))["type"] == "hinted"
            assert (await talk.do("hint", id="mine", seat=1 - seat))["type"] == "refused"
            assert (await other.do("hint", id="mine", seat=seat))["type"] == "refused"

    asyncio.run(run())


def test_a_hint_that_was_taken_stays_taken_in_another_process(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
        with ServerProcess(database, tmp_path / "log") as server:
            one = await Player.arrive(server.url, "Аня")
            seats = ["me", "also"]
            table = await one.open_table(seats=seats, options={"players": 2}, settings={"hints": 2})
            async with one.at(table["id"]) as talk:
                seat = (await talk.next("update"))["table"]["to_act"][0]
                hint = await talk.do("hint", id="one", seat=seat)
                assert hint["left"] == 1
                seat = await play_turn(talk, seat, hint)
        with ServerProcess(database, tmp_path / "log") as server:
            one.url = server.url
            async with one.at(table["id"]) as talk:
                await talk.next("update")
                hint = await talk.do("hint", id="two", seat=seat)
                assert hint["left"] == 0
                seat = await play_turn(talk, seat, hint)
                refused = await talk.do("hint", id="three", seat=seat)
                assert refused["reason"] == "table-no-hints"

    asyncio.run(run())


def test_when_time_is_out_a_bot_plays_on_and_the_seat_can_be_taken_back(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        table = await one.open_table(
            options={"players": 2},
            seats=["me", "bot:random"],
            settings={"pace": 0, "clock": {"kind": "move", "seconds": 1, "increment": 0}},
        )
        async with one.at(table["id"]) as talk:
            await talk.next("update")
            while not talk.latest["table"]["seats"][0]["standin"]:
                await asyncio.wait_for(talk.next("update"), 10)
            answer = await talk.do("return", seat=0)
            assert answer["type"] == "ack"

    asyncio.run(run())


def test_rated_matches_move_the_rating_once(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        table = await one.open_table(
            options={"players": 2}, seats=["me", "bot:random"], settings={"rated": True, "pace": 0}
        )
        async with one.at(table["id"]) as talk:
            await talk.next("update")
            while talk.latest["table"]["status"] == "playing":
                if talk.latest["table"]["to_act"] == [0]:
                    await talk.do("play", **play(talk))
                else:
                    await talk.next("update")
        ratings = (await one.http("GET", "/api/ratings")).json()
        assert [(entry["game"], entry["matches"]) for entry in ratings] == [("red7", 1)]
        assert ratings[0]["mu"] != 25

    asyncio.run(run())


def test_a_guest_moves_to_another_device_by_a_link_that_works_once(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as phone, httpx.Client(base_url=server.url) as desk:
        arrived = desk.post("/api/guests", json={"name": "Аня"}, headers={"accept-language": "uk"})
        assert arrived.json() == {"name": "Аня", "lang": "uk", "token": None}
        cookie = arrived.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        link = desk.post("/api/me/links").json()
        assert phone.get("/api/me").status_code == 401
        assert phone.post("/api/arrivals", json=link).status_code == 200
        assert phone.get("/api/me").json()["name"] == "Аня"
        assert phone.post("/api/arrivals", json=link).status_code == 404
        assert desk.patch("/api/me", json={"name": "Яна", "lang": "ru"}).status_code == 200
        assert phone.get("/api/me").json() == {"name": "Яна", "lang": "ru", "token": None}


def test_deleted_data_is_gone_and_the_others_keep_the_match_without_the_name(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first, two.at(table) as second:
            await second.do("say", text="tell nobody")
            await first.next("update")
            await first.do("leave", seat=0)
            await second.do("leave", seat=1)
            while first.latest["table"]["status"] == "playing":
                await first.next("update")
        exported = (await two.http("GET", "/api/me/export")).json()
        assert len(exported["records"]) == 1
        assert [word["text"] for word in exported["words"]] == ["tell nobody"]
        async with two.at(table) as still_there:
            await still_there.next("update")
            assert (await two.http("DELETE", "/api/me")).status_code == 204
            assert (await still_there.next("bye"))["again"], "everybody comes back"
        with pytest.raises(InvalidStatus):  # but who is nobody
            async with two.at(table):
                pass
        assert (await two.http("GET", "/api/me")).status_code == 401
        assert (await one.http("GET", "/api/tables")).json()[0]["names"] == ["Аня", "—"]
        record = (await one.http("GET", f"/api/records/{exported['records'][0]['id']}")).text
        assert "Аня" in record and "Боря" not in record
        async with one.at(table) as first:
            told = json.dumps(await first.next("update"), ensure_ascii=False)
        assert "Боря" not in told and "tell nobody" not in told

    asyncio.run(run())


def test_a_table_that_cannot_be_as_wished_is_not_opened_at_all(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        wish = {"game": "red7", "options": {"players": 2}, "settings": {"rated": True}}
        answer = await one.http("POST", "/api/tables", {**wish, "seats": ["me", "also"]})
        assert answer.status_code == 400
        told = answer.json()
        assert told["error"] == "table-no-rated-also"
        assert not told["message"].startswith("table-"), "a sentence, not an id"
        assert (await one.http("GET", "/api/tables")).json() == []

    asyncio.run(run())


def test_who_asks_for_a_hint_can_go_on_talking_and_playing_meanwhile(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first, two.at(table) as second:
            for talk in (first, second):
                await talk.next("update")
            seat = first.latest["table"]["to_act"][0]
            talk = (first, second)[seat]
            await talk.send({"type": "hint", "id": "long", "seat": seat})
            await talk.send({"type": "hint", "id": "too many", "seat": seat})
            await talk.send({"type": "ping"})
            heard = [await talk.next("refused", "pong", "hinted") for _ in range(3)]
            assert [message["type"] for message in heard] == ["refused", "pong", "hinted"]
            assert heard[0]["reason"] == "table-no-fast" and heard[0]["retry"]

    asyncio.run(run())


def test_pages_from_elsewhere_and_forged_tokens_get_nothing(server: ServerProcess) -> None:
    async def run() -> None:
        one, _, table = await two_at_a_table(server)
        address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        forged = one.token[:-1] + ("0" if one.token[-1] != "0" else "1")
        for headers in (
            {**one.headers, "origin": "https://evil.example"},
            {"authorization": f"Bearer {forged}"},
            {},
        ):
            with pytest.raises(InvalidStatus) as error:
                async with connect(address, additional_headers=headers):
                    pass
            assert error.value.response.status_code == 403
        evil = {**one.headers, "origin": "https://evil.example"}
        answer = httpx.post(f"{server.url}/api/me/links", headers=evil)
        assert answer.status_code == 403
        for path in ("/", "/health", "/nope", "/api/me"):
            answer = httpx.get(server.url + path)
            assert "default-src 'none'" in answer.headers["content-security-policy"], path
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(run())


def test_nobody_looks_on_where_the_host_does_not_want_it(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        other = await Player.arrive(server.url, "Вера")
        table = await one.open_table(
            options={"players": 2}, seats=["me", "also"], settings={"watch": "nobody"}
        )
        async with other.at(table["id"]) as talk:
            assert (await talk.next())["type"] == "bye"
        assert (await other.http("GET", f"/api/tables/{table['id']}")).status_code == 403

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted({game.id for game, _ in TABLES}))
def test_the_example_client_plays_every_game(server: ServerProcess, game: str) -> None:
    async def run() -> None:
        host = await Player.arrive(server.url, "Аня")
        table = await host.open_table(game=game, settings={"pace": 0})
        async with host.at(table["id"]) as talk:
            seats = (await talk.next("update"))["table"]["seats"]
            for seat in range(1, len(seats)):
                await talk.do("seat_bot", seat=seat, bot="random")
            client = asyncio.create_task(
                random_client(server.url, table["code"], "Крот", random.Random(1))
            )
            while talk.latest["table"]["seats"][0]["kind"] == "open":
                await talk.next("update")
            assert (await talk.do("start"))["type"] == "ack"
            outcome = await asyncio.wait_for(client, 60)
        assert outcome["winners"] is not None

    asyncio.run(run())


def test_stopping_says_goodbye_and_the_next_process_carries_on(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
        server = ServerProcess(database, tmp_path / "log").start()
        one, _, table = await two_at_a_table(server)
        async with one.at(table) as talk:
            have = (await talk.next("update"))["version"]
            stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
            bye = await asyncio.wait_for(talk.next("bye"), 10)
            assert bye == {"type": "bye", "reason": "table-bye-restart", "again": True}
        await stopping
        with ServerProcess(database, tmp_path / "log", server.port):
            async with one.at(table, have) as talk:
                assert (await talk.next("update"))["version"] == have
        assert one.token not in (tmp_path / "log").read_text()
        assert table not in (tmp_path / "log").read_text()

    asyncio.run(run())
