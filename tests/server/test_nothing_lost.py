"""Killed processes, restarted databases, two processes: no acknowledged move is ever lost."""

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.postgres import Postgres
from server.running import Player, ServerProcess

KILLS = 50
LOST = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)


class Pair:
    """A person at both seats of a table, who plays at random and never gives up."""

    def __init__(self, player: Player, table: str, number: int) -> None:
        self.player, self.table = player, table
        self.rng = random.Random(number)
        self.acked: dict[str, int] = {}
        self.version = 0
        self.resumed = 0
        self.in_flight = False  # something is sent that is not answered yet
        self.stopped = False
        self.urls = [player.url]

    async def live(self) -> None:
        waiting: dict[str, Any] | None = None
        number = 0
        have: int | None = None
        while not self.stopped:
            self.player.url = self.rng.choice(self.urls)
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(20), self.player.at(self.table, have) as talk:
                    update = await talk.next("update", "bye")
                    if update["type"] == "bye":
                        continue
                    assert have is None or update["version"] >= have, "nothing was rolled back"
                    self.resumed += 1
                    while not self.stopped:
                        have = self.version = talk.latest["version"]
                        if waiting is None:
                            number += 1
                            waiting = self._wish(talk.latest, f"n{number}")
                        self.in_flight = True
                        answer = await talk.do(**waiting)
                        self.in_flight = False
                        if answer["type"] == "bye":
                            break
                        if answer["type"] == "ack":
                            self.acked[waiting["id"]] = answer["version"]
                            await talk.until(answer["version"])
                        elif answer["retry"]:
                            await asyncio.sleep(0.05)
                            continue
                        waiting = None
            await asyncio.sleep(0.02)

    def _wish(self, update: dict[str, Any], id: str) -> dict[str, Any]:
        status = update["table"]["status"]
        if status != "playing":
            return {"kind": "rematch" if status == "over" else "start", "id": id}
        seat = update["table"]["to_act"][0]
        move = self.rng.choice(update["sights"][seat]["legal"])
        return {"kind": "play", "id": id, "seat": seat, "move": move, "version": update["version"]}


async def pairs_at(server: ServerProcess, count: int) -> list[Pair]:
    pairs: list[Pair] = []
    for number in range(count):
        player = await Player.arrive(server.url, f"N{number}")
        table = await player.open_table(options={"players": 2}, seats=["me", "also"])
        pairs.append(Pair(player, table["id"], number))
    return pairs


async def check(pairs: list[Pair]) -> None:
    """Every acknowledged deed is stored under the version that was said."""
    for pair in pairs:
        async with pair.player.at(pair.table) as talk:
            version = (await talk.next("update"))["version"]
            assert version >= max(pair.acked.values())
            for id, acked in pair.acked.items():
                answer = await talk.do("mute", id=id, person=0)  # any deed: its id is known
                assert answer == {"type": "ack", "id": id, "version": acked}


async def everybody_gets_on(pairs: list[Pair], commands: int = 1) -> None:
    """Wait until everybody has had so many more deeds acknowledged, over a socket of now."""
    before = {pair.table: len(pair.acked) for pair in pairs}
    async with asyncio.timeout(60):
        while any(len(pair.acked) < before[pair.table] + commands for pair in pairs):
            await asyncio.sleep(0.01)


def test_killed_fifty_times_in_mid_play_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
        server = ServerProcess(database, tmp_path / "log").start()
        pairs = await pairs_at(server, 6)
        tasks = [asyncio.create_task(pair.live()) for pair in pairs]
        rng = random.Random(7)
        thread = asyncio.get_running_loop().run_in_executor
        caught = 0
        for _ in range(KILLS):
            await everybody_gets_on(pairs)
            await asyncio.sleep(rng.random() * 0.1)
            os.kill(server.pid, signal.SIGKILL)
            caught += any(pair.in_flight for pair in pairs)
            await thread(None, server.stop)  # wait until it is gone
            server = ServerProcess(database, tmp_path / "log", server.port)
            await thread(None, server.start)
        await everybody_gets_on(pairs)
        for pair in pairs:
            pair.stopped = True
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
        assert caught > KILLS * 0.8, "moves were on their way when it happened"
        assert all(pair.resumed > KILLS for pair in pairs), "every client resumed every time"
        await check(pairs)
        server.stop()

    asyncio.run(run())


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.remove()


def test_postgresql_restarted_under_load_loses_nothing_and_clients_recover(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Two processes; clients come back to either of them."""

    async def run() -> None:
        database = postgres.new_database("restarted")
        with (
            ServerProcess(database, tmp_path / "log1") as one,
            ServerProcess(database, tmp_path / "log2") as two,
        ):
            pairs = await pairs_at(one, 4)
            for pair in pairs:
                pair.urls = [one.url, two.url]
            tasks = [asyncio.create_task(pair.live()) for pair in pairs]
            thread = asyncio.get_running_loop().run_in_executor
            for _ in range(3):
                await everybody_gets_on(pairs, 5)
                await thread(None, postgres.stop)
                await asyncio.sleep(0.3)
                await thread(None, postgres.start)
            await everybody_gets_on(pairs, 5)
            for pair in pairs:
                pair.stopped = True
            await asyncio.wait_for(asyncio.gather(*tasks), 60)
            await check(pairs)

    asyncio.run(run())


def test_two_processes_serve_one_table(tmp_path: Path, postgres: Postgres) -> None:
    """Both see the same versions, woken by the bus; racing moves have one winner."""

    async def run() -> None:
        database = postgres.new_database("two")
        with (
            ServerProcess(database, tmp_path / "log1") as one,
            ServerProcess(database, tmp_path / "log2") as two,
        ):
            player = await Player.arrive(one.url, "Аня")
            table = (await player.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
            there = Player(two.url, player.token)
            async with player.at(table) as here, there.at(table) as away:
                await here.next("update")
                await away.next("update")
                winners = 0
                while here.latest["table"]["status"] == "playing":
                    assert here.latest == away.latest
                    seat = here.latest["table"]["to_act"][0]
                    legal = here.latest["sights"][seat]["legal"]
                    version = here.latest["version"]
                    moves = (legal[0], legal[-1])
                    answers = await asyncio.gather(
                        here.do(
                            "play", id=f"here {version}", seat=seat, move=moves[0], version=version
                        ),
                        away.do(
                            "play", id=f"away {version}", seat=seat, move=moves[1], version=version
                        ),
                    )
                    kinds = sorted(answer["type"] for answer in answers)
                    assert kinds == ["ack", "refused"], answers
                    refused = next(a for a in answers if a["type"] == "refused")
                    assert refused["reason"] in ("table-no-stale", "table-no-over")
                    winners += 1
                    for talk in (here, away):
                        await asyncio.wait_for(talk.until(version + 1), 10)
                assert winners
                began = asyncio.get_running_loop().time()
                await here.do("say", phrase="phrase-hello")
                await away.until(here.latest["version"])
                assert asyncio.get_running_loop().time() - began < 1.5, (
                    "woken, not found by polling"
                )

    asyncio.run(run())
