"""The games kept here, by id. A new game registers itself by one line."""

from igroteka.games.jack.face.game import Jack
from igroteka.games.red7.face.game import Red7
from igroteka.games.splito.face.game import Splito
from igroteka.games.tsvetariki.face.game import Tsvetariki
from igroteka.model import Game

GAMES: dict[str, Game] = {game.id: game for game in (Red7(), Tsvetariki(), Splito(), Jack())}
