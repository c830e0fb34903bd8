"""Tables in lists, and which may be opened at all."""

import asyncio

from server.running import GAME, Player, ServerProcess


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


def test_a_table_that_cannot_be_as_wished_is_not_opened_at_all(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        wish = {"game": GAME, "options": {"players": 2}, "settings": {"rated": True}}
        answer = await one.http("POST", "/api/tables", {**wish, "seats": ["me", "also"]})
        assert answer.status_code == 400
        told = answer.json()
        assert told["error"] == "table-no-rated-also"
        assert not told["message"].startswith("table-"), "a sentence, not an id"
        assert (await one.http("GET", "/api/tables")).json() == []

    asyncio.run(run())


def test_nobody_fills_the_list_for_the_others(server: ServerProcess) -> None:
    async def run() -> None:
        host, other = [await Player.arrive(server.url, name) for name in ("Аня", "Боря")]
        wish = {
            "options": {"players": 2}, "seats": ["me", "open"], "settings": {"listed": True}
        }  # fmt: skip
        first = (await other.open_table(**wish))["id"]
        opened = [(await host.open_table(**wish))["id"] for _ in range(5)]
        answer = await other.http("GET", "/api/listed")
        listed = [table["id"] for table in answer.json()]
        assert [id for id in listed if id in opened] == opened[:1:-1], "their latest three"
        assert first in listed

    asyncio.run(run())
