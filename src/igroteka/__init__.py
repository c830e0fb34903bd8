"""Igroteka: four small games, one engine.

>>> import igroteka
>>> igroteka.judge("red7", {"rule": "g", "palettes": [["2g", "4y"], ["6r"]]})["leader"]
0
"""

from typing import Any


def judge(game: str, position: object, lang: str = "en") -> dict[str, Any]:
    """The referee's answer to one position; `{"error": …}` where it cannot be judged."""
    from igroteka.referee import judge as judged  # noqa: PLC0415 - `import igroteka` stays light

    return judged(game, position, lang)
