"""How Tsvetariki is searched."""

from igroteka.games import GAMES
from igroteka.games.tsvetariki.kernels import KERNELS
from igroteka.kernel import kernel, kernel_over
from igroteka.search import loop
from igroteka.search.think import Searcher

playout, returns = KERNELS.playout, KERNELS.returns


@kernel
def finish(states, i, rng, moves, items, values, me, kind):
    """Play at random to the end."""
    playout(states, i, rng, moves, items)
    returns(states, i, values)


grow = kernel_over(
    loop.grow,
    __file__,
    imagine=KERNELS.determinise,
    to_act=KERNELS.to_act,
    turn_of=KERNELS.turn_of,
    is_over=KERNELS.is_over,
    legal=KERNELS.legal,
    apply=KERNELS.apply,
    resolve=KERNELS.resolve,
    finish=finish,
    SIMULTANEOUS=False,
)

SEARCHER = Searcher(GAMES["tsvetariki"], grow)
