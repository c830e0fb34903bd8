"""Several people at one terminal take turns behind a curtain."""

import pytest
import sample
from conformance.tables import name_of

from igroteka.i18n import tr
from igroteka.model import Game, Options
from igroteka.terminal.general import GeneralScreen
from terminal.stage import MANY_NAMES, Stage, at_random

CURTAIN, TURN = "terminal-pass-enter", ("terminal-your-turn", "terminal-only-move")


class Watcher:
    """Plays for everybody, and remembers who was asked what."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []  # message and name, in their order
        self.curtains: list[str] = []
        self._answer = at_random(3)

    def answer(self, stage: Stage, prompt: str) -> str:
        for id in (CURTAIN, *TURN):
            for name in MANY_NAMES:
                if prompt == tr(stage.lang, id, who=name):
                    self.asked.append((id, name))
        if stage.asks(prompt, CURTAIN):
            self.curtains.append(stage.visible)
        return self._answer(stage, prompt)


def watched(table: tuple[Game, Options], people: int) -> Watcher:
    watcher = Watcher()
    stage = Stage(table[0], "ru", watcher.answer)
    assert stage.play(table[1], range(people), screen=GeneralScreen(table[0])).over
    return watcher


@pytest.mark.parametrize("table", sample.one_of_every_game(sample.rivals), ids=name_of)
def test_a_curtain_that_names_who_comes_next_falls_between_players_and_nowhere_else(
    table: tuple[Game, Options],
) -> None:
    watcher = watched(table, table[0].seats(table[1]))
    looking = None
    for id, name in watcher.asked:
        if id == CURTAIN:
            assert name != looking, "nobody waits for themselves"
            looking = name
        assert name == looking, "nobody is asked behind another one's curtain"
    named = [name for id, name in watcher.asked if id == CURTAIN]
    for name, curtain in zip(named, watcher.curtains, strict=True):
        assert f"Передайте устройство игроку: {name}" in curtain
        assert len(curtain.split()) < 20, "and there is nothing else on the screen"


def test_one_person_needs_no_curtain() -> None:
    assert watched(sample.table(sample.seats(3)), 1).curtains == []
