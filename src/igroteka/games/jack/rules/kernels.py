"""The compiled rules of One-Eyed Jack, gathered for the contract."""

from igroteka.games.jack.rules import knowledge, moves, playout, setup, turn
from igroteka.games.jack.rules.pieces import DECK_SIZE
from igroteka.games.jack.rules.state import STATE, VIEW
from igroteka.model import Kernels

KERNELS = Kernels(
    state=STATE,
    view=VIEW,
    max_moves=moves.MAX_MOVES,
    max_pile=DECK_SIZE,
    new=setup.new,
    wanted=turn.wanted,
    pile=turn.pile,
    chance=turn.chance,
    to_act=turn.to_act,
    turn_of=turn.turn_of,
    is_over=turn.is_over,
    legal=moves.legal,
    apply=turn.apply,
    returns=turn.returns,
    observe=knowledge.observe,
    determinise=knowledge.determinise,
    resolve=playout.resolve,
    playout=playout.playout,
    playouts=playout.playouts,
)
