"""Several people at one terminal: nobody sees another's hand."""

import random
import re
from dataclasses import dataclass, field

import pytest
from terminal.stage import NAMES, Stage, one_line

from games.red7.table import RED7
from igroteka.dealer import FairDealer
from igroteka.games.red7.face.words import card_words
from igroteka.games.red7.rules.pieces import ALL_CARDS, texts_of
from igroteka.i18n import LANGUAGES
from igroteka.match import Match

CARD = re.compile(r"(?<!\w)[1-7][vibgyor](?!\w)")


@dataclass
class Watcher:
    """Plays for everybody and looks at each screen with the true hands beside it."""

    shadow: Match  # the same deal and the same moves: knows what lies where
    chance: random.Random
    curtains: list[str] = field(default_factory=list[str])
    looks: int = 0
    wants_story: bool = False

    def answer(self, stage: Stage, prompt: str) -> str:
        if stage.asks(prompt, "terminal-pass-enter"):
            self.curtains.append(stage.visible)
            return ""
        (seat,) = self.shadow.to_act()
        if stage.asks(prompt, "terminal-page-more", "terminal-page-end"):
            self.look(stage, seat)
        if not stage.asks_to_move(prompt):
            return ""
        assert NAMES[seat] in prompt
        self.look(stage, seat)
        hand = texts_of(self.shadow.view(seat).record[0]["own_hand"])
        assert set(hand) <= set(CARD.findall(stage.visible))
        self.wants_story = not self.wants_story
        if self.wants_story:
            return "r"
        moves = [move for move in stage.listed().values() if move != "pass"] or ["pass"]
        drawing = [move for move in moves if move.startswith("palette 3")]
        move = self.chance.choice(drawing or moves)
        self.shadow.play(seat, RED7.parse_move(move))
        return move

    def look(self, stage: Stage, seat: int) -> None:
        """Only cards this seat may know, written or in words."""
        self.looks += 1
        record = self.shadow.view(seat).record[0]
        known = int(record["seen"]) | int(record["own_hand"])
        words = one_line(stage.visible)
        assert set(CARD.findall(stage.visible)) <= set(texts_of(known))
        for text in texts_of(ALL_CARDS & ~known):
            for case in ("name", "object"):
                assert not re.search(rf"(?<!\w){card_words(text, stage.lang, case)}(?!\w)", words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_sees_only_what_they_may_know(players: int, lang: str) -> None:
    given = {"players": players, "extra_actions": True}
    shadow = Match(RED7, RED7.parse_options(given), FairDealer.numbered(players))
    watcher = Watcher(shadow, random.Random(players))
    stage = Stage(RED7, lang, watcher.answer)
    assert stage.play(given, range(players), players).over
    assert watcher.looks > 2 * players
    assert any(step.move == RED7.parse_move("draw") for step in shadow.steps)
    assert len(watcher.curtains) >= players
    assert [curtain for curtain in watcher.curtains if CARD.search(curtain)] == []


def test_the_curtain_names_who_comes_next_and_falls_only_between_players() -> None:
    given = {"players": 2}
    shadow = Match(RED7, RED7.parse_options(given), FairDealer.numbered(3))
    watcher = Watcher(shadow, random.Random(3))
    stage = Stage(RED7, "ru", watcher.answer)
    match = stage.play(given, [0, 1], deal=3)
    turns = max(step.turn for step in match.steps)
    assert len(watcher.curtains) == turns  # not before a second step of the same turn
    for number, curtain in enumerate(watcher.curtains):
        assert f"Передайте устройство игроку: {NAMES[number % 2]}" in curtain


def test_hands_stay_out_of_the_scroll_back() -> None:
    enter, leave = "\x1b[?1049h", "\x1b[?1049l"
    shadow = Match(RED7, RED7.parse_options({"players": 2}), FairDealer.numbered(3))
    stage = Stage(RED7, "en", Watcher(shadow, random.Random(3)).answer)
    stage.play({"players": 2}, [0, 1], deal=3)
    before, _, rest = stage.out.getvalue().partition(enter)
    assert before == ""
    _, _, after = rest.rpartition(leave)
    assert "Your hand" not in after
    assert "wins: everybody else is out." in after
    assert "Seed of the deal" in after
