"""Playing deals: what a worker does."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from igroteka.arena.deck import DuplicateDeck
from igroteka.arena.question import Question
from igroteka.arena.seating import Meeting, row_of, seatings
from igroteka.arena.times import Times
from igroteka.bots import Bot, Budget
from igroteka.bots.own import Faults, is_own, told
from igroteka.games import GAMES
from igroteka.mistakes import Mistake
from igroteka.model import Move, View
from igroteka.positions import shown
from igroteka.rng import Rng, seeded


@dataclass(frozen=True, slots=True)
class Played:
    """One match: the bot of each side and what the side won."""

    bots: tuple[int, ...]
    returns: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Chunk:
    """Finished deals of one meeting, and how long each bot thought."""

    meeting: int
    deals: dict[int, list[Played]] = field(default_factory=dict[int, list[Played]])
    times: dict[int, Times] = field(default_factory=dict[int, Times])
    failure: str | None = None  # why the rest of the deals was not played


_warm: set[tuple[str, tuple[str, ...]]] = set()


def warm(question: Question) -> None:
    """Load what is compiled, once a process, so that no bot's first move looks slow."""
    if (question.game, question.bots) in _warm:
        return
    _warm.add((question.game, question.bots))
    hurried = replace(question, budget=Budget(milliseconds=1, iterations=1))
    for meeting in question.meetings():
        row = row_of(meeting, len(question.sides()))
        play_match(hurried, row, 0, 0, {})


def play_deals(question: Question, meeting: int, deals: Sequence[int]) -> Chunk:
    """Some deals of a meeting, every rotation of each."""
    chunk = Chunk(meeting)
    who = question.meetings()[meeting]
    try:
        warm(question)
        for deal in deals:
            chunk.deals[deal] = play_deal(question, who, deal, chunk.times)
    except Mistake as mistake:  # told from here: what a worker raises, Ray wraps up
        return replace(chunk, failure=str(mistake))
    return chunk


def play_deal(
    question: Question, meeting: Meeting, deal: int, times: dict[int, Times]
) -> list[Played]:
    """Every rotation of a deal."""
    rows = seatings(meeting, len(question.sides()), question.seed, deal)
    return [
        Played(row, play_match(question, row, deal, rotation, times))
        for rotation, row in enumerate(rows)
    ]


def play_match(
    question: Question, row: Sequence[int], deal: int, rotation: int, times: dict[int, Times]
) -> tuple[float, ...]:
    """One match; what each side won."""
    game, options, budget = GAMES[question.game], question.options, question.budget
    sides = question.sides()
    bot_at = {seat: row[side] for side, seats in enumerate(sides) for seat in seats}
    bots: dict[int, Bot] = {seat: question.bot(bot) for seat, bot in bot_at.items()}
    rngs = {seat: bot_rng(question.seed, deal, rotation, seat) for seat in bot_at}
    for bot in set(row):
        times.setdefault(bot, Times())
    deck = DuplicateDeck(question.seed, deal)
    state = game.new(options)
    step = 0
    while not game.is_over(state):
        if count := game.wanted(state):
            game.chance(state, deck.deal(step, game.pile(state), count))
            step += 1
            continue
        seat = game.to_act(state)[0]
        view = game.view(state, seat, options)
        start = time.perf_counter_ns()
        name = question.bots[bot_at[seat]]
        try:
            move = bots[seat].choose(view, rngs[seat], budget)
        except Faults as error:
            if not is_own(name):
                raise
            raise Mistake(f"{name} failed in deal {deal}: {told(error)}") from None
        times[bot_at[seat]].add(time.perf_counter_ns() - start)
        game.apply(state, seat, legal_move(view, move, f"{name}, deal {deal}"))
    returns = game.returns(state, len(bot_at))
    return tuple(sum(returns[seat] for seat in seats) for seats in sides)


def legal_move(view: View, move: object, who: str) -> Move:
    """The legal move that a bot chose, or the mistake that it is none."""
    for legal in view.legal:
        if isinstance(move, int | np.integer) and move == legal:
            return legal
    raise Mistake(f"{who}: chose {shown(move)}, which is not one of the legal moves")


def bot_rng(seed: int, deal: int, rotation: int, seat: int) -> Rng:
    """A generator of its own for every bot at every table."""
    text = f"igroteka arena {seed} {deal} {rotation} {seat}"
    return seeded(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))
