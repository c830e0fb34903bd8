"""Refusals of Red7: every one is reached, names the right rule, and speaks three languages."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.games.red7.face import refusals
from igroteka.i18n import LANGUAGES
from igroteka.match import Match
from igroteka.model import Illegal, Move, NotAMove, NotYourTurn
from igroteka.sentences import refusal_text

RED7 = GAMES["red7"]


class Case(NamedTuple):
    """A position, the steps tried from it, and the refusal of the last one."""

    name: str
    position: dict[str, object]
    do: list[str]
    rule: str
    id: str


def seat_0(rule: str, palettes: str, hand: str, **more: object) -> dict[str, object]:
    """A position in short: `palettes` is «2v 3b / 7r», seat 0 is to move."""
    cards = [palette.split() for palette in palettes.split("/")]
    return {"rule": rule, "palettes": cards, "seat": 0, "hand": hand.split(), **more}


ACTIONS = {"extra_actions": True}
SPECTRA = {"extra_actions": True, "edition": "spectra"}
ADVANCED = {"extra_actions": True, "advanced": True}

PLAIN = seat_0("o", "4y / 6r", "4b 1o")  # 4b to the palette leads, and 1o could follow
BONUS = seat_0("r", "2g / 7r", "4g 6g", advanced=True)  # after 4g on the canvas a draw is offered
FIVE = seat_0("r", "2g / 7r", "5b 6o 4g", **ACTIONS)
SEVEN = seat_0("r", "5v 6b 5y 2o / 6r 3o", "7r 2b", **ACTIONS)
THREE = seat_0("v", "2o / 1r 7r", "3g 6v", **ACTIONS)
ONE = seat_0("b", "6o 2v / 7r 4y / 7o", "1g 5b", **ACTIONS)

CASES = [
    # exactly one of four things, in this order, with cards that are there
    Case(
        "a second card to the palette", PLAIN, ["palette 4b", "palette 1o"], "R-5", "second-palette"
    ),
    Case("palette after canvas", BONUS, ["canvas 4g", "palette 6g"], "R-5", "second-palette"),
    Case(
        "a second card onto the canvas", BONUS, ["canvas 4g", "canvas 6g"], "R-5", "second-canvas"
    ),
    Case("a pass in the middle of a turn", PLAIN, ["palette 4b", "pass"], "R-5", "pass"),
    Case(
        "a card after the turn is over",
        seat_0("r", "2g / 7r", "4g 6g"),
        ["canvas 4g", "palette 6g"],
        "R-5",
        "turn",
    ),
    Case(
        "the end of a turn before it began",
        seat_0("r", "7r / 2g", "4g"),
        ["done"],
        "R-5",
        "done-yet",
    ),
    Case("a palette card that is not in hand", PLAIN, ["palette 7r"], "R-5", "such-hand-card"),
    Case("a canvas card that is not in hand", PLAIN, ["canvas 7r"], "R-5", "such-hand-card"),
    Case("a card played before", PLAIN, ["palette 4b", "canvas 4b"], "R-5", "such-hand-card"),
    # whoever changes the rule or ends the turn leads
    Case("a rule by which one does not lead", PLAIN, ["canvas 1o"], "R-6", "lead-by"),
    Case(
        "the end of a turn without the lead",
        seat_0("r", "5g 6i 3o / 6y", "2g 1g"),
        ["palette 2g", "done"],
        "R-6",
        "done",
    ),
    # what cannot lead is not offered
    Case(
        "a card after which nothing leads",
        seat_0("r", "2v / 7r 6o", "4v 5r"),
        ["palette 4v"],
        "R-9",
        "lead-after",
    ),
    Case(
        "a 3 without hope",
        seat_0("r", "6v / 7r 6o 5y 4g 2b 1i", "3g", **ACTIONS),
        ["palette 3g"],
        "R-9",
        "lead-after",
    ),
    Case(
        "a 3 on an empty deck",
        seat_0("r", "2v / 7r 6o", "3g", deck=0, **ACTIONS),
        ["palette 3g"],
        "R-9",
        "lead-after",
    ),
    Case(
        "a second card through a 5 that does not lead",
        seat_0("b", "2g / 7v 7b", "5g 6r 6g", **ACTIONS),
        ["palette 5g", "palette 6g"],
        "R-9",
        "lead-after",
    ),
    Case(
        "a 7 that may skip its action but does not lead",
        seat_0("g", "3v / 6r", "7g", **ACTIONS),
        ["palette 7g"],
        "R-9",
        "lead-after",
    ),
    Case(
        "a card taken that does not help",
        seat_0("r", "6o / 7r 4y", "1g", **ACTIONS),
        ["palette 1g", "tuck 1 4y"],
        "R-9",
        "lead-tuck",
    ),
    # the 7
    Case("a hand card instead of the 7's", SEVEN, ["palette 7r", "canvas 2b"], "R-12", "seven-due"),
    Case("a second palette card at a 7", SEVEN, ["palette 7r", "palette 2b"], "R-12", "seven-due"),
    Case("the end before the 7's action", SEVEN, ["palette 7r", "done"], "R-12", "seven-due"),
    Case("a pass before the 7's action", SEVEN, ["palette 7r", "pass"], "R-12", "seven-due"),
    Case("a draw before the 7's action", SEVEN, ["palette 7r", "draw"], "R-12", "seven-due"),
    Case("the 7 itself", SEVEN, ["palette 7r", "seven 7r"], "R-12", "seven-itself"),
    Case(
        "a card not in the palette", SEVEN, ["palette 7r", "seven 4g"], "R-12", "such-palette-card"
    ),
    Case("a 7's rule without the lead", SEVEN, ["palette 7r", "seven 5v"], "R-12", "lead-by"),
    Case("a palette card without a 7", SEVEN, ["seven 6b"], "R-12", "seven"),
    Case(
        "a 7 that cannot act in spectra",
        seat_0("r", "4v / 6r", "7g", **SPECTRA),
        ["palette 7g"],
        "R-12",
        "seven-at-all",
    ),
    Case(
        "a 7 through a 5 in spectra",
        seat_0("r", "4v / 6r", "5b 7g 2r", **SPECTRA),
        ["palette 5b", "palette 7g", "seven 5b"],
        "R-12",
        "seven",
    ),
    # the 5
    Case("the canvas before the 5's card", FIVE, ["palette 5b", "canvas 4g"], "R-13", "five-due"),
    Case("the end before the 5's card", FIVE, ["palette 5b", "done"], "R-13", "five-due"),
    Case("a pass before the 5's card", FIVE, ["palette 5b", "pass"], "R-13", "five-due"),
    Case("a draw before the 5's card", FIVE, ["palette 5b", "draw"], "R-13", "five-due"),
    Case(
        "a third card through two 5s in spectra (R-14)",
        seat_0("b", "2g / 7r", "5r 5o 4y 1b", **SPECTRA),
        ["palette 5r", "palette 5o", "palette 4y"],
        "R-5",
        "second-palette",
    ),
    # the 3
    Case("the canvas before the 3's draw", THREE, ["palette 3g", "canvas 6v"], "R-15", "three-due"),
    Case(
        "the palette before the 3's draw", THREE, ["palette 3g", "palette 6v"], "R-15", "three-due"
    ),
    Case("the end before the 3's draw", THREE, ["palette 3g", "done"], "R-15", "three-due"),
    Case("a pass before the 3's draw", THREE, ["palette 3g", "pass"], "R-15", "three-due"),
    # the 1
    Case("the canvas before the 1's card", ONE, ["palette 1g", "canvas 5b"], "R-16", "one-due"),
    Case("the palette before the 1's card", ONE, ["palette 1g", "palette 5b"], "R-16", "one-due"),
    Case("the end before the 1's card", ONE, ["palette 1g", "done"], "R-16", "one-due"),
    Case("a pass before the 1's card", ONE, ["palette 1g", "pass"], "R-16", "one-due"),
    Case("a draw before the 1's card", ONE, ["palette 1g", "draw"], "R-16", "one-due"),
    Case("a card taken without a 1", ONE, ["tuck 1 7r"], "R-16", "one"),
    Case("a card of one's own", ONE, ["palette 1g", "tuck 0 2v"], "R-16", "one-target"),
    Case("a card of an empty seat", ONE, ["palette 1g", "tuck 3 2v"], "R-16", "one-target"),
    Case(
        "a card not in that palette", ONE, ["palette 1g", "tuck 1 7o"], "R-16", "such-palette-card"
    ),
    Case("the last card of a palette", ONE, ["palette 1g", "tuck 2 7o"], "R-16", "one-last-card"),
    Case(
        "a smaller palette in spectra",
        seat_0("b", "6o 2v / 7r 4y / 5r 4r 3r", "1g", **SPECTRA),
        ["palette 1g", "tuck 1 7r"],
        "R-16",
        "one-smaller",
    ),
    # the draw
    Case("a draw at the start of a turn", BONUS, ["draw"], "R-17", "draw"),
    Case("a draw in the basic game", PLAIN, ["palette 4b", "draw"], "R-17", "draw"),
    Case("a draw after a 1", ONE, ["palette 1g", "tuck 1 7r", "draw"], "R-17", "draw"),
]


def ids_in_the_code() -> set[str]:
    """The messages that refusals.py names."""
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    return set(re.findall(r'"(red7-no-[\w-]+)"', source))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.name}")
def test_a_step_is_refused_by_its_rule(case: Case) -> None:
    assert RED7.attempt(case.position, case.do[:-1]) is None
    refusal = RED7.attempt(case.position, case.do)
    assert refusal is not None
    assert (refusal.rule, refusal.id) == (case.rule, f"red7-no-{case.id}")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.name}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_a_sentence_in_every_language(case: Case, lang: str) -> None:
    refusal = RED7.attempt(case.position, case.do)
    assert refusal is not None
    text = refusal_text(RED7, refusal, ("Аня", "Борис", "Вера", "Глеб"), lang)
    assert text.endswith(f". ({case.rule})")
    assert "{" not in text


def test_every_refusal_is_reached_by_a_case() -> None:
    assert {f"red7-no-{case.id}" for case in CASES} == ids_in_the_code()


AHEAD = [
    # what is tried, who would lead then, and the sentence about it
    (
        seat_0("o", "4y / 6r", "4b 1o"),
        "1o",
        ("highest", 1, 1, 1, "6r"),
        "старшая карта — красная 6",
    ),
    (seat_0("r", "7r 5g / 6o 2y 4b", "1g"), "1g", ("most", 1, 3, 0, "6o"), "Борис, 3 против 0"),
    (seat_0("r", "7r 5g / 6o 3y", "1g 2b"), "1g", ("most", 1, 1, 0, "6o"), "Борис, 1 против 0"),
    (seat_0("r", "7r 5g / 5o 3y", "1g"), "1g", ("nobody", None, 0, 0, None), "ни у кого нет"),
]


@pytest.mark.parametrize(("asked", "card", "ahead", "words"), AHEAD)
def test_who_may_not_change_the_rule_learns_who_would_lead(
    asked: dict[str, object], card: str, ahead: tuple[object, ...], words: str
) -> None:
    """R-6, R-10: by how much, or by which card."""
    refusal = RED7.attempt(asked, [f"canvas {card}"])
    assert refusal is not None
    names = ("by", "leader_seat", "count", "own", "high_card")
    assert tuple(refusal.facts[name] for name in names) == ahead
    assert words in refusal_text(RED7, refusal, ("Аня", "Борис"), "ru")


# -- in a match ----------------------------------------------------------------------------------


def fresh_match(**options: object) -> Match:
    return Match(RED7, RED7.parse_options(options), FairDealer.numbered(7))


def test_a_match_refuses_and_nothing_changes() -> None:
    """R-5: a refused step leaves match and history as they were."""
    match = fresh_match(players=3)
    before, seat = match.state_bytes(), match.to_act()[0]
    strange = next(
        move
        for move in (RED7.parse_move(f"palette {number}r") for number in range(1, 8))
        if move not in match.legal(seat)
    )
    with pytest.raises(Illegal) as caught:
        match.play(seat, strange)
    assert caught.value.refusal.rule in {"R-5", "R-9"}
    assert (match.state_bytes(), match.version, len(match.steps)) == (before, 1, 1)


def test_whoever_is_not_to_move_is_told_so() -> None:
    """R-4: one player moves, the others wait; R-3: and there are no further seats."""
    match = fresh_match(players=2)
    seat = match.to_act()[0]
    for other in (1 - seat, 2, -1):
        with pytest.raises(NotYourTurn):
            match.play(other, RED7.parse_move("pass"))
    match.play(seat, RED7.parse_move("pass"))
    with pytest.raises(NotYourTurn, match="over"):
        match.play(seat, RED7.parse_move("pass"))


def test_a_player_who_is_out_loses_no_card_to_a_1() -> None:
    """R-6, R-16: a palette turned face down is no palette to take from."""
    state, seat = RED7.set_up(seat_0("b", "6o 2v / 7r 4y / 5r 4r", "1g", **ACTIONS))
    state[0]["alive"] &= ~(1 << 2)
    RED7.apply(state, seat, RED7.parse_move("palette 1g"))
    move = RED7.parse_move("tuck 2 5r")
    assert move not in RED7.legal(state, seat)
    refusal = RED7.why_not(state, seat, move)
    assert (refusal.rule, refusal.id) == ("R-16", "red7-no-one-target")


@pytest.mark.parametrize(
    "text",
    ["", "play 2g", "palette", "palette 8g", "palette 2k", "tuck 7r", "tuck 4 7r", "pass 2g", "2g"],
)
def test_what_is_no_step_is_answered_with_what_a_step_looks_like(text: str) -> None:
    """R-5: three errors are told apart: no move, not your turn, not legal."""
    with pytest.raises(NotAMove, match="palette 2g"):
        RED7.parse_move(text)


@pytest.mark.parametrize(
    "text", ["palette 2g", "canvas 1v", "seven 6b", "tuck 1 7r", "draw", "pass", "done"]
)
def test_every_step_reads_back_as_it_is_written(text: str) -> None:
    """R-5, R-12, R-15, R-16: notation both ways."""
    move = RED7.parse_move(text)
    assert RED7.move_text(move) == text
    assert RED7.parse_move(f"  {text.upper()} ") == Move(move)
