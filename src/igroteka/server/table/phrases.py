"""What can be said at a table: ready-made phrases, and text of one's own made printable."""

from igroteka.games import GAMES

UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their class, but nothing to look at
PHRASES = ("hello", "thanks", "well-played", "nice-move", "oops", "thinking", "your-turn", "again",
           "good-luck", "bye")  # fmt: skip


def phrases(game: str) -> tuple[str, ...]:
    """Message ids of what can be said at a table of this game."""
    return (*(f"phrase-{name}" for name in PHRASES), *GAMES[game].phrases)


def printable(text: str) -> str:
    """One line without control characters and marks that turn the writing direction."""
    shown = "".join(c for c in text if c.isspace() or (c.isprintable() and c not in UNSEEN))
    return " ".join(shown.split())
