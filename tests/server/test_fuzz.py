"""A socket fuzzer: malformed, oversized, out of order, wrong seat, other people's ids and tokens.

Wild ones sit at the table, look on, or try from outside, while somebody plays there in earnest.
"""

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from server.running import Player, ServerProcess, Talk

MESSAGES = 25_000  # at each of the tables
TABLES = 4
WILD = 2  # at a table: one sits there, one looks on
FORGED = 200  # attempts with tokens that are nobody's
EASY = {"hints": 1, "standin": "random"}  # what is thought about is beside the point
AT_ONCE = 50  # messages on their way before the answers are read
FRAMES = 0.03  # of all that is sent is no whole text: control frames and fragments
LAST = 0.0005  # is something after which no socket can go on

TYPES = ("hello", "ping", "sit", "stand", "seat_bot", "clear", "swap", "set", "start", "play",
         "undo", "take_back", "leave", "return", "replace", "say", "mute", "rematch", "hint",
         "preview", "nonsense", "", "update")  # fmt: skip
FIELDS = ("id", "seat", "other", "move", "moves", "version", "have", "lang", "also", "bot",
          "phrase", "text", "side", "person", "muted", "settings", "token", "guest",
          "__class__")  # fmt: skip
VALUES: tuple[Any, ...] = (
    0, 1, 2, -1, 10**18, 2**64, 1.5, True, None, "", "pass", "palette 7r", "draw", "bot:greedy",
    "greedy", "x" * 300, "\u0000", "\u202e", "<script>", [], {}, [[[]]], ["pass"], {"rated": True},
    "phrase-hello", "ru", "../../etc/passwd",
)  # fmt: skip
CODES = (0, 1, 999, 1000, 1001, 1002, 1004, 1005, 1006, 1008, 1011, 1015, 2999, 3000, 4999, 65535)


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@dataclass
class Wild:
    """Somebody who sends anything at all, but also knows what is said at the table."""

    rng: random.Random
    ids: list[str]  # of what the earnest player has sent
    legal: list[str] = field(default_factory=list[str])
    seats: list[int] = field(default_factory=list[int])
    own: list[str] = field(default_factory=list[str])  # ids sent before

    def message(self) -> str | bytes:
        """Something a client should not send, or should not send now."""
        rng, dice = self.rng, self.rng.random()
        if dice < 0.08:
            return rng.randbytes(rng.randint(0, 60))
        if dice < 0.12:
            return rng.choice(["", "{", "[]", "null", "1e999", '{"type":', "[" * 500, '"\\ud800"'])
        if dice < 0.125:
            return json.dumps({"type": "say", "id": "long", "text": "x" * rng.randint(3000, 9000)})
        if dice < 0.3:
            return json.dumps(self._likely())
        fields = {name: rng.choice(VALUES) for name in rng.sample(FIELDS, rng.randint(0, 5))}
        if rng.random() < 0.7:
            fields["id"] = self._id()
        if rng.random() < 0.5:
            fields["seat"] = rng.randint(0, 3)
        text = json.dumps({"type": rng.choice(TYPES), **fields})
        return text if rng.random() < 0.95 else text[: rng.randint(0, len(text))]

    def frames(self) -> bytes:
        """What goes to the parser: pings nobody waits for, answers to none, texts in pieces."""
        rng = self.rng
        noise = rng.randbytes(rng.choice((0, 1, 125)))
        if rng.random() < 0.5:
            return frame(rng.choice((Opcode.PING, Opcode.PONG)), noise) * rng.randint(1, 5)
        message = self.message()
        text = message if isinstance(message, bytes) else message.encode()
        kind = Opcode.BINARY if isinstance(message, bytes) else Opcode.TEXT
        cuts = sorted(rng.randint(0, len(text)) for _ in range(rng.randint(0, 3)))
        pieces = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
        sent = frame(kind, b"", fin=False)
        for piece in pieces:
            sent += frame(Opcode.CONT, piece, fin=False)
            if rng.random() < 0.3:
                sent += frame(Opcode.PING, noise)
        return sent + frame(Opcode.CONT, b"")

    def last(self) -> bytes:
        """A goodbye with any code or none, or fragments that belong to nothing."""
        rng = self.rng
        code = rng.choice(CODES).to_bytes(2, "big")
        return rng.choice(
            [
                frame(Opcode.CLOSE, code + rng.choice((b"", b"bye", b"\xff", b"x" * 123))),
                frame(Opcode.CLOSE, b""),
                frame(Opcode.CLOSE, b"\x03"),
                frame(Opcode.CONT, b""),
                frame(Opcode.TEXT, b"", fin=False) + frame(Opcode.TEXT, b"{}"),
                b"\x09\x80" + bytes(4),  # a ping in fragments
            ]
        )

    def _likely(self) -> dict[str, Any]:
        """A well-formed deed, at the wrong seat as often as not."""
        rng = self.rng
        move = rng.choice(self.legal or ["pass"])
        more = rng.choice(
            [
                {"type": "play", "move": move},
                {"type": "preview", "moves": [move]},
                *({"type": kind} for kind in ("undo", "leave", "return", "replace", "hint", "sit")),
                {"type": "seat_bot", "bot": "random"},
                {"type": "take_back"},
            ]
        )
        return {**more, "id": self._id(), "seat": rng.randint(0, 1)}

    def _id(self) -> str:
        known = [*self.ids[-20:], *self.own[-20:]] if self.rng.random() < 0.3 else []
        self.own.append(f"f{self.rng.randint(0, 10**6)}")
        return self.rng.choice([*known, self.own[-1]])

    def hear(self, message: dict[str, Any]) -> None:
        assert message["type"] != "hinted" or message["seat"] in self.seats, "a hint for the others"
        if message["type"] == "update":
            self.seats = message["you"]["seats"]
        for sight in message.get("sights", ()):
            self.legal = sight["legal"] or self.legal


async def send(socket: ClientConnection, wild: Wild) -> None:
    """A message, or bytes that no well-meaning client would make."""
    dice = wild.rng.random()
    if dice >= FRAMES:
        await socket.send(wild.message())
        return
    socket.transport.write(wild.last() if dice < LAST else wild.frames())


async def fuzz(player: Player, table: str, count: int, wild: Wild) -> int:
    """Send so many; come back whenever thrown out."""
    sent = 0
    while sent < count:
        with contextlib.suppress(ConnectionClosed):
            async with player.at(table) as talk:
                while sent < count:
                    for _ in range(AT_ONCE):
                        await send(talk.socket, wild)
                        sent += 1
                    await talk.socket.send('{"type":"ping"}')
                    async with asyncio.timeout(60):
                        while (answer := json.loads(await talk.socket.recv()))["type"] != "pong":
                            wild.hear(answer)
    return sent


@dataclass
class Earnest:
    """The host, who plays in earnest and goes on as long as the others are wild."""

    ids: list[str] = field(default_factory=list[str])
    moves: int = 0
    matches: int = 0

    async def live(self, talk: Talk, wild: list[asyncio.Task[int]]) -> None:
        while not all(task.done() for task in wild):
            update = talk.latest
            (seat,) = update["you"]["seats"]
            mine = update["table"]["seats"][seat]
            assert (mine["kind"], mine["name"], mine["standin"]) == ("person", "Аня", None)
            assert update["you"]["host"]
            assert update["table"]["settings"]["rated"] is False
            wish = self._wish(update, seat)
            if wish is None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await talk.next("update")
                continue
            self.ids.append(f"earnest {len(self.ids)}")
            answer = await talk.do(**wish, id=self.ids[-1])
            if answer["type"] == "ack":
                self.moves += wish["kind"] == "play"
                self.matches += wish["kind"] == "start"
                await talk.until(answer["version"])
            else:  # the other seat changed before it was heard: look again
                assert answer["reason"] in ("table-no-stale", "table-no-free", "table-no-playing",
                                            "table-no-open", "table-no-over",
                                            "table-no-start-open", "table-no-turn")  # fmt: skip
                await asyncio.sleep(0.01)

    def _wish(self, update: dict[str, Any], seat: int) -> dict[str, Any] | None:
        table = update["table"]
        if table["status"] == "over":
            return {"kind": "rematch"}
        if table["status"] == "open":
            seats = [seat["kind"] for seat in table["seats"]]
            return {"kind": "start"} if "open" not in seats else None
        if table["to_act"] != [seat]:
            return None
        move = update["sights"][0]["legal"][0]
        return {"kind": "play", "seat": seat, "move": move, "version": update["version"]}


@pytest.mark.parametrize("number", range(TABLES))
def test_a_hundred_thousand_wild_messages_do_nothing_to_the_others(
    server: ServerProcess, number: int
) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        wish = {"options": {"players": 2}, "seats": ["me", "open"], "settings": EASY}
        table = (await one.open_table(**wish))["id"]
        wild = [await Player.arrive(server.url, f"Z{n}") for n in range(WILD)]
        async with wild[0].at(table) as talk:
            assert (await talk.do("sit", seat=1))["type"] == "ack"
        earnest = Earnest()
        each = MESSAGES // WILD
        async with one.at(table) as talk:
            await talk.next("update")
            work = [
                asyncio.create_task(fuzz(w, table, each, Wild(random.Random(n), earnest.ids)))
                for n, w in enumerate(wild, WILD * number)
            ]
            await earnest.live(talk, work)
            assert sum([await task for task in work]) >= MESSAGES
            assert (await talk.do("say", text="still here"))["type"] == "ack"
        assert earnest.moves > 5, "the match went on all the while"
        await look_at_the_end(server, one, table)

    asyncio.run(run())


async def look_at_the_end(server: ServerProcess, one: Player, table: str) -> None:
    """Nothing broke, and nobody took what is the host's."""
    assert server.alive
    assert '"level": "error"' not in server.log.read_text()
    assert (await one.http("GET", "/api/me")).json()["name"] == "Аня"
    async with one.at(table) as talk:
        told = await talk.next("update")
    assert told["you"]["host"] and len(told["you"]["seats"]) == 1


def test_tokens_that_are_nobodys_open_nothing(server: ServerProcess) -> None:
    async def run() -> None:
        one, two = await Player.arrive(server.url, "Аня"), await Player.arrive(server.url, "Боря")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        rng = random.Random(3)
        mixed = [
            f"{one.token.split('.')[0]}.{two.token.split('.')[1]}",
            one.token.split(".")[0],
            f"{one.token}.{one.token}",
            "",
            ".",
            "é.ü",
        ]
        for number in range(FORGED):
            token = list(one.token)
            token[rng.randrange(len(token))] = rng.choice("0123456789abcdefXYZ-_.")
            forged = mixed[number] if number < len(mixed) else "".join(token)
            if forged == one.token:
                continue
            status = 0
            try:
                headers = {"authorization": f"Bearer {forged}".encode().decode("latin-1")}
                async with connect(address, additional_headers=headers):
                    pass
            except InvalidStatus as error:
                status = error.response.status_code
            assert status == 403, forged

    asyncio.run(run())
