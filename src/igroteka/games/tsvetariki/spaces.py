"""Tsvetariki for learning programs."""

from igroteka.games.tsvetariki.rules.actions import actions, decode, encode
from igroteka.games.tsvetariki.rules.ending import returns
from igroteka.games.tsvetariki.rules.observation import observation, write
from igroteka.games.tsvetariki.rules.pieces import TOKENS_IN_ALL
from igroteka.kernel import kernel
from igroteka.options import Options
from igroteka.spaces import Spaces


@kernel
def progress(states, i, into):
    """T-14: alone one has got what is cleared; against others nothing before the end."""
    if states[i]["players"] == 1:
        returns(states, i, into)
    else:
        for seat in range(len(into)):
            into[seat] = 0.0


def longest(options: Options) -> int:
    """T-7: a turn takes two tokens at least."""
    return TOKENS_IN_ALL // 2


SPACES = Spaces(
    actions=actions,
    observation=observation,
    encode=encode,
    decode=decode,
    write=write,
    progress=progress,
    longest=longest,
    variants={"Solitaire": {"mode": "solitaire"}},
)
