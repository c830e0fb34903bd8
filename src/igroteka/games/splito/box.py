"""`--goals FILE`: the goals of somebody's own box of Splito."""

import argparse

from igroteka.games.splito.face.game import Splito
from igroteka.games.splito.face.goal_files import GoalsError, load_goals
from igroteka.games.splito.face.goal_lists import GoalList
from igroteka.mistakes import Mistake


def given_goals(given: argparse.Namespace) -> GoalList | None:
    """The list of the file that was given, if one was."""
    if given.goals is None:
        return None
    if given.game != Splito.id:
        raise Mistake(f"--goals: {given.game} has no goals, {Splito.id} has")
    try:
        return load_goals(given.goals)
    except GoalsError as error:
        raise Mistake(f"--goals: {error}") from None
