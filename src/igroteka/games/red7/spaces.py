"""Red7 for learning programs."""

from igroteka.games.red7.rules.actions import actions, decode, encode
from igroteka.games.red7.rules.observation import observation, write
from igroteka.games.red7.rules.pieces import CARDS, HAND_SIZE
from igroteka.options import Options
from igroteka.spaces import Spaces

STEPS = 4  # the most a card costs: put, action, canvas step or done, draw
ROUNDS = 15  # more than 25 scored cards leave too few for another round


def longest(options: Options) -> int:
    """A bound on decisions: basic rounds are short, actions draw cards, points take rounds."""
    cards = CARDS if options["extra_actions"] or options["advanced"] else HAND_SIZE
    players = int(options["players"])
    return cards * players * STEPS * (ROUNDS if options["advanced"] else 1)


SPACES = Spaces(
    actions=actions,
    observation=observation,
    encode=encode,
    decode=decode,
    write=write,
    longest=longest,
)
