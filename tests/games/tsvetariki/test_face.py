"""Options, notation and refusals: every wrong word is answered with what would be right."""

import pytest

from games.tsvetariki.boards import GAME, table
from igroteka.dealer import FairDealer
from igroteka.games.tsvetariki.rules.state import PLAY
from igroteka.i18n import LANGUAGES
from igroteka.match import Match
from igroteka.model import Illegal, Move, NotAMove
from igroteka.options import OptionError
from igroteka.sentences import refusal_text


@pytest.mark.parametrize(
    ("given", "complete"),
    [
        ({}, "mode=each players=3 colours=1 jokers=free"),
        ({"mode": "two-colours"}, "mode=two-colours players=2 colours=2 jokers=free"),
        ({"mode": "teams", "jokers": "join"}, "mode=teams players=4 colours=1 jokers=join"),
        ({"mode": "solitaire"}, "mode=solitaire players=1 colours=1 jokers=free"),
        ({"mode": "solitaire", "colours": 5}, "mode=solitaire players=1 colours=5 jokers=free"),
    ],
)
def test_players_and_colours_follow_the_mode(given: dict[str, object], complete: str) -> None:
    """T-3, T-14 to T-16."""
    options = GAME.parse_options(given)
    assert " ".join(f"{name}={value}" for name, value in options.items()) == complete


@pytest.mark.parametrize(
    ("given", "option", "answer"),
    [
        (
            {"players": 1},
            "players",
            "players=2 or 3 or 4 or 5; players=1 fits mode=solitaire",
        ),
        ({"players": 6}, "players", "players: 6 is not one of 1, 2, 3, 4, 5"),
        ({"mode": "teams", "players": 3}, "players", "needs players=4; players=3 fits mode=each"),
        ({"mode": "two-colours", "players": 3}, "players", "needs players=2"),
        ({"mode": "solitaire", "players": 2}, "players", "needs players=1"),
        (
            {"colours": 2},
            "colours",
            "colours=1; colours=2 fits mode=two-colours or solitaire",
        ),
        ({"mode": "two-colours", "colours": 1}, "colours", "needs colours=2"),
        ({"mode": "teams", "colours": 2}, "colours", "needs colours=1"),
        ({"mode": "duel"}, "mode", "not one of each, two-colours, teams, solitaire"),
        ({"jokers": "all"}, "jokers", "not one of free, join"),
    ],
)
def test_a_combination_that_does_not_fit_says_what_would(
    given: dict[str, object], option: str, answer: str
) -> None:
    """T-3, T-14 to T-16."""
    with pytest.raises(OptionError) as error:
        GAME.parse_options(given)
    assert error.value.option == option
    assert answer in error.value.message


@pytest.mark.parametrize(
    ("text", "plain"),
    [("d4", "d4"), (" D4 + e5 ", "d4+e5"), ("a1+j10+b2", "a1+b2+j10"), ("j10", "j10")],
)
def test_a_move_reads_back(text: str, plain: str) -> None:
    """T-1: ramps a to j, rows 1 to 10."""
    move = GAME.parse_move(text)
    assert GAME.move_text(move) == plain
    assert GAME.parse_move(plain) == move


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "a move is a cell such as «d4»"),
        ("k1", "ramp a-j, row 1-10"),
        ("a11", "ramp a-j, row 1-10"),
        ("a0", "ramp a-j, row 1-10"),
        ("d4+", "«d4+e5»"),
        ("pass", "a move is a cell"),
        ("d4+e5+e5", "a joker stands there twice"),
        ("a1+a2+a3+a4+a5+a6+a7", "only 5 jokers"),
    ],
)
def test_what_is_no_move_is_answered_with_what_one_looks_like(text: str, answer: str) -> None:
    """T-7, T-8."""
    with pytest.raises(NotAMove) as error:
        GAME.parse_move(text)
    assert answer in str(error.value)


def test_every_item_of_chance_reads_back_and_nothing_else() -> None:
    """T-3 to T-6: tokens, ramps, secret tokens and seats have different names."""
    items = [*range(6), *range(10, 20), *range(20, 25), *range(30, 35)]
    texts = [GAME.item_text(item) for item in items]
    assert len(set(texts)) == len(items)
    assert [GAME.parse_item(text) for text in texts] == items
    for text in ("x", "11", "seat5", "R", ""):
        with pytest.raises(NotAMove, match="is not dealt in this game"):
            GAME.parse_item(text)


@pytest.mark.parametrize(
    ("rows", "join", "move", "rule", "id"),
    [
        (["rrg"], 0, "d1", "T-7", "token"),
        (["rrg"], 0, "a2", "T-7", "token"),
        (["rrg"], 0, "c1", "T-7", "single"),
        (["rrg"], 0, "b1", "T-7", "other-name"),
        (["rr*"], 0, "c1", "T-8", "jokers-alone"),
        (["rr*"], 0, "c1+a1", "T-8", "jokers-alone"),
        (["rrg"], 0, "a1+c1", "T-8", "such-joker"),
        (["rrg*"], 0, "a1+d1", "T-8", "joker-apart"),
        (["rr**"], 0, "a1+d1", "T-8", "joker-apart"),
        (["rr*g"], 1, "a1", "T-8", "joker-left"),
        (["rr**"], 1, "a1+c1", "T-8", "joker-left"),
        (["g*rr"], 1, "d1+b1", "T-7", "other-name"),
    ],
)
def test_a_refusal_names_its_rule(
    rows: list[str], join: int, move: str, rule: str, id: str
) -> None:
    """T-7, T-8."""
    state = table(rows, ["rgybv"], phase=PLAY, join=join)
    chosen = GAME.parse_move(move)
    assert chosen not in GAME.legal(state, 0)
    refusal = GAME.why_not(state, 0, chosen)
    assert (refusal.rule, refusal.id) == (rule, f"tsvetariki-no-{id}")
    sentences = {refusal_text(GAME, refusal, ["Аня"], lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_the_name_a_group_should_have_is_told() -> None:
    """T-7: and it is legal."""
    state = table(["g*rr"], ["rgybv"], phase=PLAY)
    refusal = GAME.why_not(state, 0, GAME.parse_move("d1+b1"))
    assert refusal.facts == {"move": "c1+b1"}
    assert GAME.parse_move("c1+b1") in GAME.legal(state, 0)


def test_nothing_is_taken_after_the_end() -> None:
    """T-11, T-12: every move is refused by the rule that ended the match."""
    for rows, rule in ((["rrgg"], "T-11"), (["rrgb"], "T-12")):
        state = table(rows, ["r", "g"] if rule == "T-11" else ["g", "b"], phase=PLAY)
        GAME.apply(state, 0, GAME.parse_move("a1"))
        assert GAME.legal(state, 1) == ()
        assert GAME.why_not(state, 1, GAME.parse_move("a1")).rule == rule


def test_a_match_refuses_what_is_not_legal_and_stays_as_it_is() -> None:
    """T-7."""
    match = Match(GAME, GAME.parse_options({"players": 2}), FairDealer.numbered(1))
    before = match.state_bytes()
    legal = set(match.legal(match.to_act()[0]))
    for cell in range(160):
        if Move(cell) not in legal and cell % 16 < 10:
            with pytest.raises(Illegal):
                match.play(match.to_act()[0], Move(cell))
    assert match.state_bytes() == before
