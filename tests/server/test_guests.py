"""Guests: more than one device, and being forgotten."""

import asyncio
import json

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.running import ServerProcess, two_at_a_table


def test_a_guest_moves_to_another_device_by_a_link_that_works_once(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as phone, httpx.Client(base_url=server.url) as desk:
        arrived = desk.post("/api/guests", json={"name": "Аня"}, headers={"accept-language": "uk"})
        assert arrived.json() == {"name": "Аня", "lang": "uk", "token": None}
        cookie = arrived.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        link = desk.post("/api/me/links").json()
        assert phone.get("/api/me").json() is None
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
            bye = await still_there.next("bye")
            assert (bye["reason"], bye["again"]) == ("table-bye-deleted", False)
        with pytest.raises(InvalidStatus):
            async with two.at(table):
                pass
        assert (await two.http("GET", "/api/me")).json() is None
        assert (await one.http("GET", "/api/tables")).json()[0]["names"] == ["Аня", "—"]
        record = (await one.http("GET", f"/api/records/{exported['records'][0]['id']}")).text
        assert "Аня" in record and "Боря" not in record
        async with one.at(table) as first:
            told = json.dumps(await first.next("update"), ensure_ascii=False)
        assert "Боря" not in told and "tell nobody" not in told

    asyncio.run(run())
