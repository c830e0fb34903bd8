"""What a search found out about one move."""

from dataclasses import dataclass

from igroteka.model import Move


@dataclass(frozen=True)
class Tried:
    """One move of the view: how often it was tried, and what the own side got on average."""

    move: Move
    tries: int
    chance: float
