"""A bot lives as long as a match at a table, as it does in the arena and in the terminal."""

import asyncio

from server.kind import Kind
from server.virtual import run_virtually


def test_one_bot_a_seat_thinks_through_the_whole_match() -> None:
    async def run() -> None:
        kind = Kind()
        await kind.open("bots", "random", "random")
        while not (table := await kind.hub.look("bots")).match or not table.match.over:
            await asyncio.sleep(1)
        asked = kind.thinker.bots
        assert len(asked) > 2, "they thought more than once each"
        assert len({id(bot) for bot in asked}) == 2, "and were asked as the same two"
        await kind.hub.close()

    run_virtually(run())
