"""A bot from outside: takes a seat at a table by its link or code and plays at random.

    python examples/random_client.py http://127.0.0.1:8000 TABLE [--name Крот]

Works for every game: the server says what is legal, the client only chooses.
"""

import argparse
import asyncio
import json
import random
import uuid

import httpx
from websockets.asyncio.client import connect


async def play(server: str, table: str, name: str, rng: random.Random) -> dict[str, object]:
    """Sit down, play to the end; the outcome."""
    async with httpx.AsyncClient(base_url=server) as http:
        arrived = await http.post("/api/guests", json={"name": name, "token": True})
        headers = {"authorization": f"Bearer {arrived.json()['token']}"}
        if len(table) < 10:  # a short code
            table = (await http.get(f"/api/codes/{table}", headers=headers)).json()["id"]
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    have = None
    async for socket in connect(address, additional_headers=headers):  # again after every loss
        await socket.send(json.dumps({"type": "hello", "have": have}))
        async for data in socket:
            message = json.loads(data)
            if message["type"] != "update":
                continue
            have = message["version"]
            if message["table"]["outcome"]:
                return message["table"]["outcome"]
            if deed := choose(message, rng):
                await socket.send(json.dumps({"id": str(uuid.uuid4()), **deed}))
    raise ConnectionError("the server does not answer")


def choose(update: dict, rng: random.Random) -> dict[str, object] | None:
    """A free seat before the start, afterwards any legal move."""
    seats = update["table"]["seats"]
    if update["table"]["status"] == "open" and not update["you"]["seats"]:
        free = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
        return {"type": "sit", "seat": free[0]} if free else None
    for sight in update["sights"]:
        if sight["seat"] in update["table"]["to_act"] and sight["legal"]:
            move, seat = rng.choice(sight["legal"]), sight["seat"]
            return {"type": "play", "seat": seat, "move": move, "version": update["version"]}
    return None


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--name", default="Крот")
    given = parser.parse_args()
    print(asyncio.run(play(given.server, given.table, given.name, random.Random())))
