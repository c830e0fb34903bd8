"""The compiled rules of Tsvetariki, gathered for the contract."""

from igroteka.games.tsvetariki.rules import ending, knowledge, playout, setup, turn
from igroteka.games.tsvetariki.rules.pieces import TOKENS_IN_ALL
from igroteka.games.tsvetariki.rules.state import STATE, VIEW
from igroteka.model import Kernels

KERNELS = Kernels(
    state=STATE,
    view=VIEW,
    max_moves=turn.MAX_MOVES,
    max_pile=TOKENS_IN_ALL,
    new=setup.new,
    wanted=setup.wanted,
    pile=setup.pile,
    chance=setup.chance,
    to_act=turn.to_act,
    turn_of=turn.turn_of,
    is_over=turn.is_over,
    legal=turn.legal,
    apply=turn.apply,
    returns=ending.returns,
    observe=knowledge.observe,
    determinise=knowledge.determinise,
    resolve=playout.resolve,
    playout=playout.playout,
    playouts=playout.playouts,
)
