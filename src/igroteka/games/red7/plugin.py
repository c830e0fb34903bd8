"""What Red7 brings to the room."""

from pathlib import Path

from igroteka.plugins import GamePlugin

PLUGIN = GamePlugin(
    id="red7",
    game="igroteka.games.red7.face.game:Red7",
    folder=Path(__file__).parent,
    seats=(2, 3, 4),
    order=1,
    bots={"greedy": "igroteka.games.red7.bots.greedy:Greedy"},
    searcher="igroteka.games.red7.bots.search:SEARCHER",
    level="igroteka.games.red7.bots.levels:level_bot",
    screen="igroteka.games.red7.terminal:Red7Screen",
    short_rules=("goal", "turn", "colours", "lead", "cards", "empty"),
    # The value of the option, or the name people know it by.
    editions={
        "red7": ("<code>red7</code>", "Red7"),
        "spectra": ("<code>spectra</code>", "«Спектр"),
    },
)
