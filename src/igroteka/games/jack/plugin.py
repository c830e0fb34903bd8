"""What One-Eyed Jack brings to the room."""

from pathlib import Path

from igroteka.plugins import FileFlag, GamePlugin

PLUGIN = GamePlugin(
    id="jack",
    game="igroteka.games.jack.face.game:Jack",
    folder=Path(__file__).parent,
    seats=(2, 3, 4, 6, 8, 9, 10, 12),
    order=4,
    bots={"greedy": "igroteka.games.jack.bots.greedy:Greedy"},
    searcher="igroteka.games.jack.bots.search:SEARCHER",
    screen="igroteka.games.jack.terminal:JackScreen",
    flags=(FileFlag("--board", "your own board", "igroteka.games.jack.box:board_of"),),
    short_rules=("goal", "turn", "jacks", "dead", "twins", "corners", "share", "end"),
)
