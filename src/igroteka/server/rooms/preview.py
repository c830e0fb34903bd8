"""What a seat would see after moves of its own: tried on an imagined table, never on the true one.

The imagined table is made from the seat's view alone, always in the same way, so that a preview
tells nothing the view does not. It ends before chance has its say.
"""

from igroteka.model import Event, Game, Illegal, Move, NotAMove, State
from igroteka.rng import seeded
from igroteka.server.messages.protocol import Preview, Previewed
from igroteka.server.messages.updates import happening, public_of, sight_of
from igroteka.server.table.decisions import Actor, own
from igroteka.server.table.refusals import CommandRefused, refusal
from igroteka.server.table.seats import Happened
from igroteka.server.table.table import Table

WORLDS = 4  # tables to imagine where the end of the match would show what is hidden


def previewed(table: Table, actor: Actor, lang: str | None, asked: Preview) -> Previewed:
    """The seat's sight after its moves, or why they cannot be (CommandRefused)."""
    own(table, actor, asked.seat)
    if table.match is None or not table.match.legal(asked.seat):
        raise CommandRefused("table-no-turn")
    view = table.match.view(asked.seat)
    shown: Previewed | None = None
    for seed in range(WORLDS):  # always the same ones
        state = table.game.imagine(view, seeded(seed))
        told = _done(table.game, state, asked)
        before, shown = shown, _shown(table, state, told, lang, asked)
        if not table.game.is_over(state):
            return shown
        if before is not None and before != shown:
            break
    else:
        if shown is not None:  # whatever is hidden, the match ends like this
            return shown
    raise CommandRefused("table-no-preview")


def _shown(
    table: Table, state: State, told: list[Event], lang: str | None, asked: Preview
) -> Previewed:
    view = table.game.view(state, asked.seat, table.options)
    seen = (Happened(table.version, event, table.called) for event in told)
    events = tuple(happening(table, happened, (asked.seat,), lang) for happened in seen)
    public, sight = public_of(table.game, view), sight_of(table.game, view)
    return Previewed(asked.id, asked.seat, public, sight, events)


def _done(game: Game, state: State, asked: Preview) -> list[Event]:
    """Do the moves on the imagined table; what happened."""
    told: list[Event] = []
    for number, text in enumerate(asked.moves):
        waited_for = asked.seat in game.to_act(state) and not game.simultaneous
        if number and (game.wanted(state) or not waited_for):
            raise CommandRefused("table-no-preview")
        told += _step(game, state, asked.seat, _legal(game, state, asked.seat, text))
    return told


def _legal(game: Game, state: State, seat: int, text: str) -> Move:
    try:
        move = game.parse_move(text)
    except NotAMove as error:
        raise refusal(error) from None
    if move not in game.legal(state, seat):
        raise refusal(Illegal(game.why_not(state, seat, move)))
    return move


def _step(game: Game, state: State, seat: int, move: Move) -> list[Event]:
    before = game.copy(state)
    game.suppose(state, seat, move)
    return game.events(before, seat, move, state)
