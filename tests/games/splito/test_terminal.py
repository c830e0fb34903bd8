"""Splito in the terminal: everything at a glance at 80 × 24, for one person or several."""

import random
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from terminal.stage import CLEAR, HEIGHT, console_of, fits, plain

from igroteka.bots import Bot, Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.games.splito.face.goal_files import load_goals
from igroteka.i18n import LANGUAGES, tr
from igroteka.match import Match
from igroteka.model import Illegal, Move
from igroteka.record import read, verify
from igroteka.rng import seeded
from igroteka.terminal import SCREENS
from igroteka.terminal.play import play

SPLITO = GAMES["splito"]
NAMES = ("Аня", "Боря", "Константин Аристархович", "Вера", "Глеб", "Дина", "Ева", "Жора")
OTHER = load_goals(Path(__file__).parent / "other_goals.toml")


class Desk:
    """A person who answers by number, notation or short signs, and what was on the screen."""

    def __init__(self, lang: str = "ru", seed: int = 1) -> None:
        self.lang, self.chance = lang, random.Random(seed)
        self.out = StringIO()
        self.frames: list[tuple[str, str]] = []  # who was asked, and what stood there

    def read(self, prompt: str) -> str:
        asked = [name for name in NAMES if prompt == tr(self.lang, "terminal-your-turn", who=name)]
        if not asked:
            return ""
        frame = plain(self.out.getvalue().rpartition(CLEAR)[2])
        self.frames.append((asked[0], frame))
        numbers = re.findall(r"(\d+)[←→]\d", frame)
        return self.chance.choice(numbers)

    def play(self, humans: int, record: Path | None = None, **given: object) -> Match:
        options = SPLITO.parse_options(given)
        seats = SPLITO.seats(options)
        bots: dict[int, Bot] = {seat: make_bot("splito", "greedy") for seat in range(humans, seats)}
        return play(
            SPLITO,
            SCREENS["splito"](),
            options,
            range(humans),
            bots,
            NAMES[:seats],
            self.lang,
            console_of(self.out),
            self.read,
            FairDealer.numbered(3),
            seeded(3),
            lambda _: None,
            record,
        )


def drawn(match: Match, seat: int, lang: str = "ru", **console: Any) -> str:
    out = StringIO()
    names = NAMES[: match.seats]
    console_of(out, **console).print(SCREENS["splito"]().draw(match.view(seat), names, lang))
    return plain(out.getvalue())


def played(players: int, rounds: int, **given: object) -> Match:
    """A match of bots after some rounds."""
    options = SPLITO.parse_options({"players": players, **given})
    match, bot = Match(SPLITO, options, FairDealer.numbered(5)), make_bot("splito", "greedy")
    while not match.over and match.turn <= rounds:
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), seeded(1), Budget()))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "given",
    [{"players": 4, "promo": True}, {"players": 4, "goals": str(OTHER)}, {"players": 2}],
    ids=["four", "own goals", "two"],
)
def test_every_table_of_a_whole_match_fits_80_by_24(
    lang: str, given: dict[str, object], tmp_path: Path
) -> None:
    desk = Desk(lang)
    record = tmp_path / "match.txt"
    match = desk.play(1, record, **given)
    assert match.over
    assert len(desk.frames) == (26 if given["players"] == 2 else 13)
    for _, frame in desk.frames:
        assert fits(frame), frame
    assert verify(read(record.read_text(encoding="utf-8"))).deal == "fair"


@pytest.mark.parametrize("players", [5, 8])
def test_a_large_table_keeps_its_width(players: int) -> None:
    for rounds in (0, 6, 12, 13):
        text = drawn(played(players, rounds, promo=True), 0)
        assert all(len(line) <= 80 for line in text.splitlines())
        assert len(text.splitlines()) <= HEIGHT + 6


def test_zones_goals_common_goals_hand_and_remembered_hands_are_all_there() -> None:
    match = played(4, 4)
    seen, text = SPLITO.describe(match.view(0)), drawn(match, 0)
    for zone in seen["zones"]:
        for card in zone["cards"]:
            assert re.search(rf" {card[1]}\d*{card[0]}", text)
    for number, move in enumerate(match.legal(0), 1):
        arrow = "←" if SPLITO.move_text(move).endswith("left") else "→"
        assert f" {number}{arrow}" in text
    for name in ("Боря:", "Константи…:", "Вера:"):
        assert f" {name} " in text, "all three hands have come by"
    assert "Общие: " in text
    assert "раунд 5 из 13" in text


def test_what_a_pick_would_make_of_the_zone_is_what_the_referee_counts() -> None:
    match = played(4, 5)
    seen, screen = SPLITO.describe(match.view(0)), SCREENS["splito"]()
    for move in match.legal(0):
        card, side = SPLITO.move_text(move).split()
        zone = seen["players"][0][side]
        zones = [
            {"cards": list(entry["cards"]), "goals": [goal["goal"] for goal in entry["goals"]]}
            for entry in seen["zones"]
        ]
        if card[0] == "g":
            zones[zone]["goals"].append(int(card[1:]))
        else:
            zones[zone]["cards"].append(card)
        common = [entry["goal"] for entry in seen["common"]]
        answer = SPLITO.judge({"players": 4, "zones": zones, "common": common}, "ru")
        choice = screen.describe_move(match.view(0), move, NAMES[:4], "ru")
        assert int(choice.brief) == answer["zones"][zone]["points"]
        assert choice.leads_to == f"в зоне станет {choice.brief}"
        assert choice.words.endswith("налево" if side == "left" else "направо")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", 0),
        ("2", 1),
        ("{card} left", 0),
        ("{card} right", 1),
        ("{card}<", 0),
        ("{card} >", 1),
        ("{card} направо", 1),
        ("{card} ліворуч", 0),
        ("  {card}   L ", 0),
    ],
)
def test_a_pick_may_be_typed_in_short(typed: str, meant: int) -> None:
    match = played(3, 2)
    view = match.view(0)
    card = SPLITO.move_text(view.legal[0]).split()[0]
    assert SCREENS["splito"]().interpret(typed.format(card=card), view, "ru") == view.legal[meant]


@pytest.mark.parametrize("typed", ["", "0", "99", "5z left", "5r up", "left", "g", "wow", "²"])
def test_what_is_no_pick_is_answered_with_what_would_be_one(typed: str) -> None:
    view = played(3, 0).view(0)
    answer = SCREENS["splito"]().interpret(typed, view, "ru")
    assert f"номер от 1 до {len(view.legal)}" in str(answer)


def test_a_card_without_a_side_is_asked_for_it_and_a_foreign_card_refused_by_the_rule() -> None:
    match = played(3, 0)
    screen, view = SCREENS["splito"](), match.view(0)
    assert "«5r left» или «5r right»" in str(screen.interpret("5r", view, "ru"))
    hand = SPLITO.describe(view)["hand"]
    foreign = next(card for card in ("1r", "2r", "3r", "4r", "5r", "6r") if card not in hand)
    move = screen.interpret(f"{foreign}<", view, "ru")
    assert isinstance(move, int)
    with pytest.raises(Illegal):
        match.play(0, Move(move))


def test_what_one_remembers_can_be_looked_up_at_a_large_table() -> None:
    screen = SCREENS["splito"]()
    out = StringIO()
    console_of(out).print(screen.interpret("h", played(8, 4).view(0), "ru"))
    assert plain(out.getvalue()).count("место ") == 4
    assert "ещё не видели" in str(screen.interpret("h", played(8, 0).view(0), "ru"))


def test_people_who_share_a_keyboard_see_only_their_own_hand() -> None:
    """Each is asked once a round behind a curtain, with the own hand on the screen."""
    desk = Desk()
    match = desk.play(3, players=3)
    assert match.over
    assert [who for who, _ in desk.frames] == list(NAMES[:3]) * 13
    first = {who: frame for who, frame in desk.frames[:3]}
    again = Match(SPLITO, SPLITO.parse_options({"players": 3}), FairDealer.numbered(3))
    for seat, name in enumerate(NAMES[:3]):
        for other in range(3):
            hand = SPLITO.describe(again.view(other))["hand"]
            shown = [card for card in set(hand) if card[0] != "g" and f" {card} " in first[name]]
            own = [card for card in set(hand) if card[0] != "g"]
            mine = set(SPLITO.describe(again.view(seat))["hand"])
            assert len(shown) == len(own) if seat == other else set(shown) <= mine


def test_the_rules_in_short_name_the_table_they_are_for() -> None:
    screen = SCREENS["splito"]()
    for lang in LANGUAGES:
        texts: dict[object, str] = {}
        for players, promo in ((2, False), (4, True)):
            options = SPLITO.parse_options({"players": players, "promo": promo})
            texts[players] = "\n".join(str(block) for block in screen.rules(options, lang))
        assert "S-17" in texts[2] and "S-17" not in texts[4]
        assert "S-8" in texts[4] and "S-8" not in texts[2]
