"""Requester thoughts come first: people never wait for tables of bots, and those take turns."""

import asyncio
import threading
from typing import Any, ClassVar, cast

import pytest

from igroteka.bots import Budget
from igroteka.model import Move, View
from igroteka.rng import Rng
from igroteka.server.rooms.bot_queue import BotQueue, Requester
from igroteka.server.rooms.thinker import ThreadThinker
from igroteka.server.table.commands import Hint
from server.kind import HOST, Kind
from server.virtual import run_virtually

# A capital letter is a thought of a table with people, a small one of a table of bots alone.
ORDERS = {
    "first come, first served": ("ABC", "ABC"),
    "people before bots": ("abA", "Aab"),
    "people before bots that came earlier and again": ("aaaAbB", "ABabaa"),
    "one thought of each table, then the next of each": ("aaabbc", "abcaba"),
    "people's tables take turns as well": ("AAABBC", "ABCABA"),
}


def whose(letter: str) -> Requester:
    return Requester(letter, letter.islower())


@pytest.mark.parametrize("case", ORDERS)
def test_what_people_wait_for_comes_first_and_tables_take_turns(case: str) -> None:
    came, expected = ORDERS[case]
    rota, done = BotQueue(), list[str]()
    for letter in came:
        rota.put(whose(letter), lambda letter=letter: done.append(letter))
    for _ in came:
        rota.do_next()
    assert "".join(done) == expected


def test_who_asks_again_after_every_answer_gets_no_more_turns_than_the_others() -> None:
    rota, done = BotQueue(), list[str]()

    def put(letter: str) -> None:
        rota.put(whose(letter), lambda: done.append(letter))

    for letter in "aaab":
        put(letter)
    for _ in range(6):
        rota.do_next()
        if done[-1] == "b":
            put("b")
    assert "".join(done) == "ababab"


class Waiting:
    """A bot that thinks until it is told to go on, and then says that it is done."""

    began, go_on = threading.Event(), threading.Event()
    done: ClassVar[list[str]] = []

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        self.began.set()
        assert self.go_on.wait(20)
        self.done.append(self.name)
        return Move(0)


def test_a_free_thread_thinks_about_a_match_with_people_before_a_hundred_of_bots() -> None:
    began, go_on, done = Waiting.began, Waiting.go_on, Waiting.done

    async def run() -> None:
        thinker, view = ThreadThinker(threads=1), cast(Any, None)
        names = [f"b{n}" for n in range(100)]
        bots = [
            asyncio.create_task(thinker.choose(Waiting(name), view, 1, Requester(name, alone=True)))
            for name in names
        ]
        assert await asyncio.to_thread(began.wait, 20), "the thread is taken"
        gone = asyncio.create_task(
            thinker.choose(Waiting("gone"), view, 1, Requester("P", alone=False))
        )
        people = asyncio.create_task(
            thinker.choose(Waiting("people's"), view, 1, Requester("P", alone=False))
        )
        await asyncio.sleep(0)
        assert thinker.waiting == 102
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        go_on.set()
        await asyncio.gather(people, *bots)
        assert done == [names[0], "people's", *names[1:]]
        assert thinker.waiting == 0
        thinker.close()

    asyncio.run(run())


def test_the_hub_says_whose_thought_it_is() -> None:
    async def run() -> None:
        kind = Kind()
        await kind.open("bots", "random", "random")
        await kind.open("people", "me", "also", "random")
        for table in ("bots", "people"):
            await kind.hub.look(table)
        await asyncio.sleep(5)
        while not (to_act := (await kind.hub.look("people")).to_act()) or to_act == (2,):
            await asyncio.sleep(1)
        await kind.hub.hint("people", HOST, Hint("hint", to_act[0]))
        assert set(kind.thinker.whose) == {
            Requester("bots", alone=True),
            Requester("people", alone=False),
        }
        await kind.hub.close()

    run_virtually(run())
