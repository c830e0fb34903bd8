"""The compiled rules of Red7, gathered for the contract."""

from igroteka.games.red7.rules import knowledge, playout, round, turn
from igroteka.games.red7.rules.pieces import CARDS
from igroteka.games.red7.rules.state import STATE, VIEW
from igroteka.model import Kernels

KERNELS = Kernels(
    state=STATE,
    view=VIEW,
    max_moves=turn.MAX_MOVES,
    max_pile=CARDS,
    new=round.new,
    wanted=round.wanted,
    pile=round.pile,
    chance=round.chance,
    to_act=turn.to_act,
    turn_of=turn.turn_of,
    is_over=turn.is_over,
    legal=turn.legal,
    apply=turn.apply,
    returns=round.returns,
    observe=knowledge.observe,
    determinise=knowledge.determinise,
    resolve=playout.resolve,
    playout=playout.playout,
    playouts=playout.playouts,
)
