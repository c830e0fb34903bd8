"""How Splito is searched."""

from igroteka.games import GAMES
from igroteka.games.splito.kernels import KERNELS
from igroteka.games.splito.knowledge import determinise
from igroteka.games.splito.pieces import MAX_PLAYERS
from igroteka.kernel import kernel, kernel_over
from igroteka.search import loop
from igroteka.search.think import Searcher

playout, returns = KERNELS.playout, KERNELS.returns


@kernel
def imagine(views, j, states, i, rng):
    """A state that looks like the view, in which nobody has picked yet.

    Who has picked already picks anew in the search, like everybody else.
    """
    determinise(views, j, states, i, rng)
    s = states[i]
    s["committed"] = 0
    for seat in range(MAX_PLAYERS):
        s["commit"][seat] = -1


@kernel
def finish(states, i, rng, moves, items, values):
    """Play at random to the end."""
    playout(states, i, rng, moves, items)
    returns(states, i, values)


grow = kernel_over(
    loop.grow,
    __file__,
    imagine=imagine,
    to_act=KERNELS.to_act,
    turn_of=KERNELS.turn_of,
    is_over=KERNELS.is_over,
    legal=KERNELS.legal,
    apply=KERNELS.apply,
    resolve=KERNELS.resolve,
    finish=finish,
    SIMULTANEOUS=True,
)

SEARCHER = Searcher(GAMES["splito"], grow)
