"""What every move is worth, as people read it: chances in percent, and how sure they are."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.bots.analysis import Appraisal
from igroteka.games import GAMES
from igroteka.i18n import tr
from igroteka.model import View
from igroteka.terminal.screen import QUIET, Screen

SURE = 2  # standard errors on either side: right in 19 of 20 cases
MOST = 15  # moves shown; the rest are worse


def hint_blocks(
    screen: Screen, view: View, found: Sequence[Appraisal], names: Sequence[str], lang: str
) -> list[RenderableType]:
    """The moves, best first, each with its chance; then what the figures mean."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for each in found[:MOST]:
        table.add_row(
            f"{100 * each.chance:.0f} %",
            Text(f"± {100 * SURE * each.error:.0f}", QUIET),
            Text(GAMES[view.game].move_text(each.move), "bold"),
            Text(screen.describe_move(view, each.move, names, lang).words),
        )
    blocks: list[RenderableType] = [Text(tr(lang, "terminal-hint"), "bold"), table]
    if len(found) > MOST:
        blocks.append(Text(tr(lang, "terminal-hint-more", count=len(found) - MOST), QUIET))
    tries = sum(each.tries for each in found)
    return [*blocks, Text(tr(lang, "terminal-hint-why", tries=tries), QUIET)]
