"""Who may not come in, who may not look on, and a program that may play."""

import asyncio
import random

import httpx
import pytest
from conformance.tables import TABLES
from random_client import play as random_client
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.running import Player, ServerProcess, two_at_a_table


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
