"""Splito for learning programs. Seats pick one after the other, hidden from each other."""

from collections.abc import Sequence

from igroteka.games.splito.face.goal_files import named_goals
from igroteka.games.splito.rules.actions import actions, decode, encode
from igroteka.games.splito.rules.observation import observation, write
from igroteka.games.splito.rules.seating import rounds
from igroteka.options import Options
from igroteka.spaces import Part, Spaces


def _goals(options: Options) -> int:
    """The highest number of a goal."""
    return max(named_goals(str(options["goals"])).goals)


def _actions(options: Options) -> Sequence[Part]:
    return actions(_goals(options))


def _observation(options: Options) -> Sequence[Part]:
    return observation(int(options["players"]), _goals(options), bool(options["promo"]))


def longest(options: Options) -> int:
    """S-6, S-17: everybody picks once a round."""
    players = int(options["players"])
    return players * int(rounds(players))


SPACES = Spaces(
    actions=_actions,
    observation=_observation,
    encode=encode,
    decode=decode,
    write=write,
    longest=longest,
)
