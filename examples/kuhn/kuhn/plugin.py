"""What Kuhn poker brings to the room: rules and words. Bots, screen and board the room supplies."""

from pathlib import Path

from igroteka.plugins import GamePlugin

PLUGIN = GamePlugin(
    id="kuhn",
    game="kuhn.game:Kuhn",
    folder=Path(__file__).parent,
    seats=(2,),
    short_rules=("goal", "turn", "end"),
)
