"""`--goals FILE`: the goals of somebody's own box of Splito."""

from pathlib import Path

from igroteka.games.splito.face.game import Splito
from igroteka.games.splito.face.goal_files import GoalsError, load_goals, name_of
from igroteka.mistakes import Mistake
from igroteka.plugins import Box


def goals_of(file: Path) -> Box:
    """The list of a file, for a table and for the referee."""
    try:
        goals = load_goals(file)
    except GoalsError as error:
        raise Mistake(f"--goals: {error}") from None
    return Box((f"goals={name_of(goals)}",), Splito(goals))
