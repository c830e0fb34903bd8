"""One-Eyed Jack for learning programs."""

from igroteka.games.jack.rules.actions import actions, decode, encode, first
from igroteka.games.jack.rules.observation import observation, write
from igroteka.options import Options
from igroteka.spaces import Spaces

# The rules set no bound. The longest of the random matches that were looked at had 2,422 decisions.
LONGEST = 20_000


def longest(options: Options) -> int:
    """More decisions than any match that was ever seen."""
    return LONGEST


SPACES = Spaces(
    actions=actions,
    observation=observation,
    encode=encode,
    decode=decode,
    write=write,
    first=first,
    longest=longest,
)
