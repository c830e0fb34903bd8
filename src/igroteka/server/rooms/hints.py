"""Hints: which move a bot would advise a player to make, thought about once a position."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from igroteka.match import Match
from igroteka.model import Game
from igroteka.server.messages.protocol import Appraised, Hinted
from igroteka.server.rooms.bot_queue import Requester
from igroteka.server.rooms.live import LiveTable
from igroteka.server.rooms.thinker import Advice, Thinker
from igroteka.server.table.commands import Hint
from igroteka.server.table.table import Table

log = logging.getLogger("igroteka.server")


class Adviser:
    """Asks the thinker for advice; all who ask about one position share what it found."""

    def __init__(self, thinker: Thinker, random: Callable[[], int]) -> None:
        self._thinker, self._random = thinker, random

    def advice(
        self, live: LiveTable, table: Table, match: Match, seat: int
    ) -> asyncio.Future[Advice]:
        """What is best for a seat now: being thought about, or known already."""
        moment, known = table.moment(seat), live.thoughts.get(seat)
        if known is not None and known[0] == moment:
            return known[1]
        requester = Requester(live.id, alone=False)
        advising = self._thinker.advise(match.view(seat), self._random(), requester)
        thought = asyncio.ensure_future(advising)
        live.thoughts[seat] = (moment, thought)
        thought.add_done_callback(partial(_drop_failed, live, seat))
        return thought


def _drop_failed(live: LiveTable, seat: int, thought: asyncio.Future[Advice]) -> None:
    """Whoever asks again is to be thought for again."""
    error = None if thought.cancelled() else thought.exception()
    if error is not None:
        log.error("a hint failed", exc_info=error)
    known = live.thoughts.get(seat)
    if (error is not None or thought.cancelled()) and known is not None and known[1] is thought:
        del live.thoughts[seat]


def hinted(game: Game, hint: Hint, found: Advice, left: int) -> Hinted:
    """The advice as a message; the best move first, `left` hints remain."""
    moves = tuple(
        Appraised(game.move_text(one.move), round(one.chance, 4), round(one.error, 4))
        for one in found.moves
    )
    turn = tuple(game.move_text(move) for move in found.turn)
    return Hinted(hint.id, hint.seat, moves[0].move, left, moves, turn)
