"""`igroteka warm`: compile the rules, with a progress bar."""

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from igroteka.cache import warm_stamp
from igroteka.warm import steps


def warm() -> int:
    """Compile everything that is not compiled yet."""
    todo = list(steps())
    bar = Progress(
        TextColumn("compiling the rules: {task.fields[game]}"), BarColumn(), TimeElapsedColumn()
    )
    with bar:
        task = bar.add_task("", total=len(todo), game="")
        for game, deed in todo:
            bar.update(task, game=game)
            deed()
            bar.advance(task)
    stamp = warm_stamp()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.touch()
    return 0
