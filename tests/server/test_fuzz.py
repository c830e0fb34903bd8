"""A socket fuzzer: malformed, oversized, out of order, wrong seat, other people's ids."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.running import Player, ServerProcess

MESSAGES = 100_000
SOCKETS = 4
AT_ONCE = 50  # messages on their way before the answers are read

TYPES = ("hello", "ping", "sit", "stand", "seat_bot", "clear", "swap", "set", "start", "play",
         "undo", "take_back", "leave", "return", "replace", "say", "mute", "rematch", "hint",
         "nonsense", "", "update")  # fmt: skip
FIELDS = ("id", "seat", "other", "move", "version", "have", "also", "bot", "phrase", "text", "side",
          "person", "muted", "settings", "token", "guest", "__class__")  # fmt: skip
VALUES: tuple[Any, ...] = (
    0, 1, 2, -1, 10**18, 2**64, 1.5, True, None, "", "pass", "palette 7r", "draw", "bot:greedy",
    "greedy", "x" * 300, "\u0000", "\u202e", "<script>", [], {}, [[[]]], {"rated": True},
    "phrase-hello",
)  # fmt: skip


def message(rng: random.Random) -> str | bytes:
    """Something a client should not send, or should not send now."""
    dice = rng.random()
    if dice < 0.08:
        return rng.randbytes(rng.randint(0, 60))
    if dice < 0.12:
        return rng.choice(["", "{", "[]", "null", "1e999", '{"type":', "[" * 500, '"\\ud800"'])
    if dice < 0.125:
        return json.dumps({"type": "say", "id": "long", "text": "x" * rng.randint(3000, 9000)})
    fields = {name: rng.choice(VALUES) for name in rng.sample(FIELDS, rng.randint(0, 5))}
    if rng.random() < 0.7:
        fields["id"] = f"f{rng.randint(0, 200)}"
    if rng.random() < 0.5:
        fields["seat"] = rng.randint(0, 3)
    text = json.dumps({"type": rng.choice(TYPES), **fields})
    return text if rng.random() < 0.95 else text[: rng.randint(0, len(text))]


async def fuzz(stranger: Player, table: str, count: int, rng: random.Random) -> int:
    """Send so many; come back whenever thrown out."""
    sent = 0
    while sent < count:
        try:
            async with stranger.at(table) as talk:
                while sent < count:
                    for _ in range(AT_ONCE):
                        await talk.socket.send(message(rng))
                        sent += 1
                    await talk.socket.send('{"type":"ping"}')
                    async with asyncio.timeout(30):
                        while json.loads(await talk.socket.recv())["type"] != "pong":
                            pass
        except ConnectionClosed:
            continue
    return sent


def test_a_hundred_thousand_wild_messages_do_nothing_to_the_others(
    server: ServerProcess, tmp_path: Path
) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        async with one.at(table) as talk:
            before = await talk.next("update")
        strangers = [await Player.arrive(server.url, f"Z{n}") for n in range(SOCKETS)]
        each = MESSAGES // SOCKETS
        work = (fuzz(s, table, each, random.Random(n)) for n, s in enumerate(strangers))
        assert sum(await asyncio.gather(*work)) >= MESSAGES
        async with one.at(table) as talk:
            after = await talk.next("update")
            assert after == before, "no stranger changed anything"
            seat = after["table"]["to_act"][0]
            move = after["sights"][seat]["legal"][0]
            assert (await talk.do("play", seat=seat, move=move))["type"] == "ack"
        assert server.alive
        assert '"level": "error"' not in server.log.read_text()

    asyncio.run(run())
