"""A real server, real sockets: playing, losing the connection, coming back."""

import asyncio
from pathlib import Path
from typing import Any

import sample

from server.running import GAME, Player, ServerProcess, Talk, two_at_a_table, two_talking


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
        assert (await two.http("GET", f"/api/records/{record}")).text.startswith(f'[Game "{GAME}"]')
        assert record in [entry["id"] for entry in (await two.http("GET", "/api/records")).json()]

    asyncio.run(run())


def test_the_same_message_sent_again_does_nothing_twice(server: ServerProcess) -> None:
    async def run() -> None:
        async with two_talking(server) as (first, second):
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
        async with two_talking(server) as (first, second):
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


def test_commitments_come_in_any_order_and_may_be_changed_until_all_are_there(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        people = [await Player.arrive(server.url, name) for name in ("Аня", "Боря", "Вера")]
        game, options = sample.table(sample.seats(3), sample.at_once)
        wish = {"game": game.id, "options": dict(options), "seats": ["me", "open", "open"]}
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
            for seat, nth in ((2, 0), (0, 0), (2, -1), (1, 0)):  # all from the same old view
                move = {"seat": seat, "move": seen[seat][nth], "version": started["version"]}
                answer = await talks[seat].do("play", **move)
                assert answer["type"] == "ack"
            for talk in talks:
                await talk.until(answer["version"])
                assert talk.latest["table"]["turn"] == 2, "the round is revealed"
            mine = [event["facts"] for event in third.latest["events"] if event["seat"] == 2]
            shown = {value for facts in mine for value in facts.values() if value}
            before, chosen = (set(seen[2][nth].split()) for nth in (0, -1))
            assert shown & (chosen - before) and not shown & (before - chosen), "the last counts"

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
        assert [(entry["game"], entry["matches"]) for entry in ratings] == [(GAME, 1)]
        assert ratings[0]["mu"] != 25

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
