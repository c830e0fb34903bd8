"""The compiled rules of Splito, gathered for the contract."""

from igroteka.games.splito.rules import dealing, knowledge, play, playout, scoring
from igroteka.games.splito.rules.pieces import MAX_PILE
from igroteka.games.splito.rules.state import STATE, VIEW
from igroteka.model import Kernels

KERNELS = Kernels(
    state=STATE,
    view=VIEW,
    max_moves=play.MAX_MOVES,
    max_pile=MAX_PILE,
    new=dealing.new,
    wanted=dealing.wanted,
    pile=dealing.pile,
    chance=dealing.chance,
    to_act=play.to_act,
    turn_of=play.turn_of,
    is_over=play.is_over,
    legal=play.legal,
    apply=play.apply,
    returns=scoring.returns,
    observe=knowledge.observe,
    determinise=knowledge.determinise,
    resolve=playout.resolve,
    playout=playout.playout,
    playouts=playout.playouts,
)
