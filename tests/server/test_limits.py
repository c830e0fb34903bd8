"""Every limit: what is beyond it is refused, and what is within it goes on."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from igroteka.server.service.limits import MOST_BYTES, Occupancy, TokenBucket, TokenBuckets
from server.running import GAME, Player, ServerProcess

Made = Iterator[ServerProcess]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """A server that allows little of everything."""
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = {
        "sockets_a_guest": 3,
        "sockets_an_address": 5,
        "tables_a_guest": 2,
        "messages_a_second": 5,
        "unruly": 20,
        "requests_a_second": 1000,
        "guests_a_minute": 1000,
    }
    database = f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}"
    with ServerProcess(database, folder / "log", limits=limits) as running:
        yield running


def test_a_message_is_not_longer_than_agreed(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        async with one.at(table) as talk:
            await talk.next("update")
            await talk.socket.send(json.dumps({"type": "ping", "x": "x" * MOST_BYTES}))
            refused = await talk.next("refused")
            assert refused["reason"] == "table-no-message"
            assert refused["facts"] == {"text": "too long"}
            await talk.send({"type": "ping"})
            await talk.next("pong")
            with pytest.raises(ConnectionClosed) as closed:
                await talk.socket.send("x" * 100_000)
                await talk.next("pong")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        long = await one.http("POST", "/api/tables", {"game": "x" * 100_000})
        assert long.status_code == 413

    asyncio.run(run())


def test_too_many_messages_a_second_are_refused_and_then_the_socket_is_closed(
    strict: ServerProcess,
) -> None:
    async def run() -> None:
        one = await Player.arrive(strict.url, "Аня")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        async with one.at(table) as talk:
            await talk.next("update")
            answers: list[str] = []
            for number in range(60):
                await talk.send({"type": "mute", "id": f"m{number}", "person": 0})
            while "bye" not in answers:
                message = await talk.next("ack", "refused", "bye")
                answers.append(message["type"])
                assert message.get("reason") in (None, "table-no-fast", "table-bye-unruly")
            assert 5 <= answers.count("ack") < 40 and answers.count("refused") > 20
        async with one.at(table) as talk:
            assert (await talk.next())["type"] == "update", "who comes back is welcome"

    asyncio.run(run())


def test_sockets_are_counted_for_each_guest_and_for_each_address(strict: ServerProcess) -> None:
    async def first_words(stack: AsyncExitStack, player: Player, count: int) -> list[str]:
        talks = [await stack.enter_async_context(player.at(table)) for _ in range(count)]
        return [(await talk.next())["type"] for talk in talks]

    async def run() -> None:
        nonlocal table
        one, two = await Player.arrive(strict.url, "Аня"), await Player.arrive(strict.url, "Боря")
        table = (await one.open_table(options={"players": 2}, seats=["me", "open"]))["id"]
        async with AsyncExitStack() as stack:
            of_a_guest = await first_words(stack, one, 5)
            assert of_a_guest == ["update"] * 3 + ["bye"] * 2, "three of one guest"
            of_an_address = await first_words(stack, two, 3)
            assert of_an_address == ["update"] * 2 + ["bye"], "five of one address"
        await asyncio.sleep(0.2)
        async with AsyncExitStack() as stack:
            assert await first_words(stack, two, 3) == ["update"] * 3, "who goes makes room"

    table = ""
    asyncio.run(run())


def test_tables_that_are_not_over_are_counted(strict: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(strict.url, "Аня")
        for status in (201, 201, 429):
            answer = await one.http("POST", "/api/tables", {"game": GAME})
            assert answer.status_code == status
        other = await Player.arrive(strict.url, "Боря")
        assert (await other.http("POST", "/api/tables", {"game": GAME})).status_code == 201

    asyncio.run(run())


def test_requests_and_arrivals_of_one_address_are_counted(tmp_path: Path) -> None:
    limits = {"requests_a_second": 2, "guests_a_minute": 3}
    database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    with (
        ServerProcess(database, tmp_path / "log", limits=limits) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        arrived = [http.post("/api/guests", json={"name": "Z"}).status_code for _ in range(5)]
        assert arrived == [201, 201, 201, 429, 429]
        asked = [http.get("/api/games").status_code for _ in range(40)]
        assert asked[0] == 200 and asked[-1] == 429
        with pytest.raises(InvalidStatus):
            asyncio.run(_connected(server))


async def _connected(server: ServerProcess) -> None:
    async with connect(f"{server.url.replace('http', 'ws', 1)}/ws/tables/x"):
        pass


def test_a_bucket_fills_with_time_and_a_full_one_is_forgotten() -> None:
    bucket = TokenBucket(rate=2, size=3)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5) and not bucket.take(0.5)
    assert not bucket.take(0.4), "a clock that goes back gives nothing"
    now = 0.0
    buckets = TokenBuckets(1, 2, lambda: now)
    for number in range(TokenBuckets.MOST + 1):
        assert buckets.take(str(number))
    now = 10.0
    assert buckets.take("another")
    assert len(buckets._buckets) == 1  # pyright: ignore[reportPrivateUsage]


def test_a_counter_lets_in_as_many_as_have_gone_out() -> None:
    counter = Occupancy()
    assert [counter.enter("a", 2) for _ in range(3)] == [True, True, False]
    assert counter.enter("b", 2)
    counter.leave("a")
    assert counter.enter("a", 2) and not counter.enter("a", 2)
