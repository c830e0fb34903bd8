"""Bots sit down like people: they think beside the loop, at a pace people can follow."""

import asyncio
import time

import sample

from igroteka.bots import make_bot
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.server.rooms.bot_queue import Requester
from igroteka.server.rooms.thinker import ThreadThinker
from server.running import Player, ServerProcess

PACE = 700  # milliseconds


def test_the_loop_goes_on_while_bots_and_hints_think() -> None:
    game, options = sample.table(sample.seats(2))
    view = Match(game, options, FairDealer.numbered(1)).view(0)
    if not view.legal:
        view = Match(game, options, FairDealer.numbered(1)).view(1)

    async def run() -> int:
        thinker = ThreadThinker()
        hint = asyncio.create_task(thinker.advise(view, 1, Requester("T", alone=False)))
        alone, bot = Requester("B", alone=True), make_bot(game.id, "level5")
        bots = asyncio.gather(*[thinker.choose(bot, view, seed, alone) for seed in range(3)])
        turns = most = 0
        while not (hint.done() and bots.done()):
            await asyncio.sleep(0.001)
            turns, most = turns + 1, max(most, thinker.waiting)
        assert hint.result().turn[0] in view.legal and set(bots.result()) <= set(view.legal)
        assert (most, thinker.waiting) == (4, 0)
        thinker.close()
        return turns

    assert asyncio.run(run()) > 20


def test_a_bot_moves_no_faster_than_people_can_follow(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        game, options = sample.table(sample.seats(2), sample.in_turn, sample.no_giving_up)
        wish = {"game": game.id, "options": dict(options), "seats": ["me", "bot:random"]}
        table = await one.open_table(**wish, settings={"pace": PACE})
        async with one.at(table["id"]) as talk:
            update = await talk.next("update")
            while update["table"]["to_act"] != [0]:
                update = await talk.next("update")
            began = time.monotonic()
            while update["table"]["to_act"] == [0]:
                legal = update["sights"][0]["legal"]
                began = time.monotonic()
                done = await talk.do("play", seat=0, move=legal[0])
                update = await talk.until(done["version"])
            await talk.next("update")
            assert time.monotonic() - began >= PACE / 1000

    asyncio.run(run())


def test_bots_among_themselves_wait_for_nobody(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        wish = {"options": {"players": 3}, "seats": ["bot:random"] * 3}
        table = await one.open_table(**wish, settings={"pace": 10_000})
        began = time.monotonic()
        async with one.at(table["id"]) as talk:
            while not talk.latest or talk.latest["table"]["status"] != "over":
                await talk.next("update")
        moves = talk.latest["version"]
        assert time.monotonic() - began < moves * 10

    asyncio.run(run())


def test_where_all_choose_at_once_all_bots_choose_together(server: ServerProcess) -> None:
    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        seats = ["me", *["bot:random"] * 4]
        game, options = sample.table(sample.seats(len(seats)), sample.at_once)
        wish = {"game": game.id, "options": dict(options), "seats": seats}
        table = await one.open_table(**wish, settings={"pace": PACE})
        async with one.at(table["id"]) as talk:
            await talk.next("update")
            began = time.monotonic()
            while len(talk.latest["table"]["to_act"]) > 1:
                await talk.next("update")
            took = time.monotonic() - began
            assert talk.latest["table"]["to_act"] == [0]
            assert took < 4 * PACE / 1000, "not one after the other"

    asyncio.run(run())
