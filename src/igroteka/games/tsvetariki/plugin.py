"""What Tsvetariki brings to the room."""

from pathlib import Path

from igroteka.plugins import Command, GamePlugin

PLUGIN = GamePlugin(
    id="tsvetariki",
    game="igroteka.games.tsvetariki.face.game:Tsvetariki",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5),
    order=2,
    bots={"greedy": "igroteka.games.tsvetariki.bots.greedy:Greedy"},
    searcher="igroteka.games.tsvetariki.bots.search:SEARCHER",
    level="igroteka.games.tsvetariki.bots.solitaire:level_bot",
    screen="igroteka.games.tsvetariki.terminal:TsvetarikiScreen",
    commands=(
        Command(
            "solve", "how to clear a solitaire of tsvetariki", "igroteka.games.tsvetariki.solve"
        ),
    ),
    short_rules=("goal", "turn", "slide", "end", "jokers", "mode"),
    warm_tables=({"mode": "solitaire"},),
)
