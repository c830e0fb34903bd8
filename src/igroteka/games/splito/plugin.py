"""What Splito brings to the room."""

from pathlib import Path

from igroteka.plugins import FileFlag, GamePlugin

PLUGIN = GamePlugin(
    id="splito",
    game="igroteka.games.splito.face.game:Splito",
    folder=Path(__file__).parent,
    seats=(2, 3, 4, 5, 6, 7, 8),
    order=3,
    bots={"greedy": "igroteka.games.splito.bots.greedy:Greedy"},
    searcher="igroteka.games.splito.bots.search:SEARCHER",
    screen="igroteka.games.splito.terminal:SplitoScreen",
    flags=(FileFlag("--goals", "your own goals", "igroteka.games.splito.box:goals_of"),),
    short_rules=("goal", "round", "score", "goals", "common", "tie"),
)
