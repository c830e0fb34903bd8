"""Answers that cost much are made once and one at a time, and never tell a deleted name."""

import asyncio
import threading
import time

import pytest

from igroteka.server.service.answer_cache import AnswerCache
from server.running import ServerProcess, two_at_a_table


class Maker:
    """Doubles a word; remembers what it was asked, and how many asked it at once."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.at_once = self.most_at_once = 0

    def __call__(self, word: str) -> str:
        assert threading.current_thread() is not threading.main_thread()
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        self.asked.append(word)
        time.sleep(0.01)
        self.at_once -= 1
        if not word:
            raise ValueError
        return word * 2


def test_an_answer_is_made_once_and_one_at_a_time_beside_the_loop() -> None:
    async def run() -> None:
        ready, make = AnswerCache(), Maker()
        answers = await asyncio.gather(*[ready.answer(make, word) for word in "abcabc"])
        assert answers == [b'"aa"', b'"bb"', b'"cc"'] * 2
        assert (sorted(make.asked), make.most_at_once) == (["a", "b", "c"], 1)

    asyncio.run(run())


def test_who_asks_what_is_ready_does_not_wait_for_what_is_being_made() -> None:
    async def run() -> None:
        ready, go_on = AnswerCache(), threading.Event()
        assert await ready.answer(Maker(), "a") and await ready.answer(str, 1) == b'"1"'
        slow = asyncio.create_task(ready.answer(go_on.wait, 20))
        await asyncio.sleep(0.01)
        assert await ready.answer(str, 1) == b'"1"' and not slow.done()
        go_on.set()
        assert await slow == b"true"

    asyncio.run(run())


def test_a_failure_is_told_to_who_asked_and_not_kept() -> None:
    async def run() -> None:
        ready, make = AnswerCache(), Maker()
        for _ in range(2):
            with pytest.raises(ValueError):
                await ready.answer(make, "")
        assert make.asked == ["", ""]

    asyncio.run(run())


def test_what_was_not_asked_for_longest_is_thrown_away_first() -> None:
    async def run() -> None:
        ready, make = AnswerCache(most_bytes=8), Maker()
        for word in ("a", "b", "a", "c", "a", "b", "too long", "a"):
            assert await ready.answer(make, word) == f'"{word * 2}"'.encode()
        assert make.asked == ["a", "b", "c", "b", "too long", "a"]

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["steps", "replay"])
def test_a_deleted_name_is_not_in_a_match_leafed_through_before(
    server: ServerProcess, kind: str
) -> None:
    async def run() -> None:
        one, two, table = await two_at_a_table(server)
        async with one.at(table) as first, two.at(table) as second:
            talks = (first, second)
            for talk in talks:
                await talk.next("update")
            while first.latest["table"]["status"] == "playing":
                seat = first.latest["table"]["to_act"][0]
                (sight,) = talks[seat].latest["sights"]
                done = await talks[seat].do("play", seat=seat, move=sight["legal"][0])
                for talk in talks:
                    await talk.until(done["version"])
        record = (await one.http("GET", "/api/records")).json()[0]["id"]
        path = f"/api/records/{record}/{kind}"
        before = await two.http("GET", path)
        assert before.json()["names"] == ["Аня", "Боря"]
        assert before.headers["content-type"].startswith("application/json")
        assert (await one.http("DELETE", "/api/me")).status_code == 204
        after = await two.http("GET", path)
        assert after.json()["names"] == ["—", "Боря"] and "Аня" not in after.text

    asyncio.run(run())
