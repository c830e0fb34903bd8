"""Hints: legal advice, counted by position, for the own seat alone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from igroteka.model import View
from igroteka.server.rooms.bot_queue import Requester
from igroteka.server.rooms.thinker import Advice
from igroteka.server.table.commands import Hint
from igroteka.server.table.refusals import CommandRefused
from server.kind import HOST, Asked, Kind
from server.running import Player, ServerProcess, Talk, two_talking
from server.virtual import run_virtually


class Stumbling(Asked):
    """Fails at the first hint."""

    async def advise(self, view: View, seed: int, requester: Requester) -> Advice:
        await asyncio.sleep(1)
        if not self.whose:
            self.whose.append(requester)
            raise ArithmeticError
        return await super().advise(view, seed, requester)


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
        async with two_talking(server) as (first, second):
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


def test_who_asks_for_a_hint_can_go_on_talking_and_playing_meanwhile(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        async with two_talking(server) as (first, second):
            seat = first.latest["table"]["to_act"][0]
            talk = (first, second)[seat]
            await talk.send({"type": "hint", "id": "long", "seat": seat})
            await talk.send({"type": "hint", "id": "too many", "seat": seat})
            await talk.send({"type": "ping"})
            heard = [await talk.next("refused", "pong", "hinted") for _ in range(3)]
            assert [message["type"] for message in heard] == ["refused", "pong", "hinted"]
            assert heard[0]["reason"] == "table-no-fast" and heard[0]["retry"]

    asyncio.run(run())


def test_a_hint_that_failed_is_refused_and_thought_about_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        kind = Kind(Stumbling())
        await kind.open("T", "me", "also")
        seat = (await kind.hub.look("T")).to_act()[0]

        async def ask(id: str) -> object:
            try:
                return (await kind.hub.hint("T", HOST, Hint(id, seat))).left
            except CommandRefused as no:
                return no.reason, no.retry

        both = await asyncio.gather(ask("one"), ask("two"))
        assert both == [("table-no-advice", True)] * 2, "nobody is left without an answer"
        assert await ask("three") == 19, "one hint was taken, though it took two thoughts"
        await kind.hub.close()

    run_virtually(run())
    assert [record.getMessage() for record in caplog.records] == ["a hint failed"]
