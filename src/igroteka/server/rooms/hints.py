"""Hints: which move a bot would advise a player to make, thought about once a position."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from igroteka.match import Match
from igroteka.model import Game
from igroteka.server.messages.protocol import Appraised, Hinted
from igroteka.server.rooms.bot_queue import Requester
from igroteka.server.rooms.faults import Faults
from igroteka.server.rooms.live import LiveTable
from igroteka.server.rooms.thinker import Advice, Thinker
from igroteka.server.table.commands import Hint
from igroteka.server.table.decisions import Actor
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Asked:
    """A hint that is being thought about."""

    game: Game
    left: int  # hints that remain to who asked
    thought: asyncio.Future[Advice]

    async def answer(self, hint: Hint) -> Hinted:
        """The message, when it is found (CommandRefused)."""
        try:
            found = await asyncio.shield(self.thought)
        except Exception:  # noted where it was thrown away
            raise CommandRefused("table-no-advice", retry=True) from None
        return hinted(self.game, hint, found, self.left)


class Adviser:
    """Asks the thinker for advice; all who ask about one position share what it found."""

    def __init__(self, thinker: Thinker, random: Callable[[], int], faults: Faults) -> None:
        self._thinker, self._random, self._faults = thinker, random, faults

    def ask(self, live: LiveTable, actor: Actor, hint: Hint) -> Asked:
        """Begin to think for who has just taken a hint (CommandRefused).

        Whatever else of the asker's may bear the hint's id: only a hint is answered.
        """
        table = live.table
        if table is None or table.match is None or not table.is_hinted(actor.guest, hint.seat):
            raise CommandRefused("table-no-turn")
        left = table.settings.hints - table.hints_of(actor.guest)
        return Asked(table.game, left, self._thought(live, table, table.match, hint.seat))

    def _thought(
        self, live: LiveTable, table: Table, match: Match, seat: int
    ) -> asyncio.Future[Advice]:
        moment, known = table.moment(seat), live.thoughts.get(seat)
        if known is not None and known[0] == moment:
            return known[1]
        requester = Requester(live.id, alone=False)
        advising = self._thinker.advise(match.view(seat), self._random(), requester)
        thought = asyncio.ensure_future(advising)
        live.thoughts[seat] = (moment, thought)
        thought.add_done_callback(partial(self._drop_failed, live, seat))
        return thought

    def _drop_failed(self, live: LiveTable, seat: int, thought: asyncio.Future[Advice]) -> None:
        """Whoever asks again is to be thought for again."""
        error = None if thought.cancelled() else thought.exception()
        if error is not None:
            self._faults.note("a hint failed", error)
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
