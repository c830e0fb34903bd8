"""Extra actions of odd cards: R-12 to R-16."""

from typing import Any

import pytest

from games.red7.table import (
    EDITIONS,
    RED7,
    do,
    legal_steps,
    match_of,
    play,
    position,
    seen,
    state_of,
)
from igroteka.bots import Budget, make_bot
from igroteka.games.red7.rules.pieces import CARD_BY_TEXT, texts_of
from igroteka.model import CHANCE, SPECTATOR, Seat
from igroteka.rng import seeded


@pytest.mark.parametrize(
    ("edition", "switches"),
    [
        pytest.param("red7", (True, True, False, False), id="R-12 R-14 R-16 red7"),
        pytest.param("spectra", (False, False, True, True), id="R-12 R-14 R-16 spectra"),
    ],
)
def test_the_switches_follow_the_edition_unless_set(
    edition: str, switches: tuple[bool, bool, bool, bool]
) -> None:
    names = ("five_chains", "seven_may_skip", "one_spares_smaller", "one_may_lose")
    options = RED7.parse_options({"edition": edition})
    assert tuple(options[name] for name in names) == switches
    for name, default in zip(names, switches, strict=True):
        changed = RED7.parse_options({"edition": edition, name: not default})
        state = RED7.new(changed)
        assert {key: bool(state[0][key]) for key in names} == {
            **dict(zip(names, switches, strict=True)),
            name: not default,
        }


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_extra_actions_odd_cards_are_just_cards(edition: str) -> None:
    """R-12 to R-16: an option of the table."""
    for card in ("7b", "5b", "3b", "1b"):
        asked = position("b", "6o 2v / 7r 4y", f"{card} 4b 2r", edition=edition)
        state = do(state_of(asked, "1g"), 0, f"palette {card}")
        assert legal_steps(state) >= {"canvas 4b", "done"}
        assert {step.split()[0] for step in legal_steps(state)} == {"canvas", "done"}


def test_on_the_canvas_odd_cards_do_nothing_special() -> None:
    """R-12 to R-16: the actions belong to the palette."""
    for card in ("7b", "5b", "3b", "1b"):
        asked = position("r", "6o 2v / 7r", f"{card} 4b", extra_actions=True)
        state = do(state_of(asked, "1g"), 0, f"canvas {card}")
        assert RED7.to_act(state) == (1,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_7_moves_another_palette_card_and_the_turn_ends(edition: str) -> None:
    """R-12: every card by whose colour its player leads; no hand card follows."""
    asked = position("r", "5v 6b 5y 2o / 6r 3o", "7r 2b", extra_actions=True, edition=edition)
    state = do(state_of(asked, "1g"), 0, "palette 7r")
    assert legal_steps(state) == {"seven 6b", "seven 5y", "seven 2o"}
    do(state, 0, "seven 6b")
    table = state[0]
    assert texts_of(table["palette"][0]) == ["7r", "5y", "5v", "2o"]
    assert (int(table["rule"]), int(table["top"])) == (CARD_BY_TEXT["6b"] % 7, CARD_BY_TEXT["6b"])
    assert (RED7.to_act(state), texts_of(table["hand"][0])) == ((1,), ["2b"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("may_skip", [False, True])
def test_a_7_that_cannot_act_is_played_only_where_it_may_skip(edition: str, may_skip: bool) -> None:
    """R-12: `seven_may_skip`; then a hand card may still go onto the canvas."""
    asked = position("r", "4v / 6r", "7g 2r", extra_actions=True, edition=edition)
    state = state_of(asked, "1g", seven_may_skip=int(may_skip))
    assert ("palette 7g" in legal_steps(state)) == may_skip
    if may_skip:
        assert legal_steps(do(state, 0, "palette 7g")) == {"canvas 2r", "done"}


def test_a_7_that_can_act_may_not_skip() -> None:
    """R-12: the action is a duty, also in red7 and also for one who leads already."""
    asked = position("r", "4v 2b / 6r", "7g 2r", extra_actions=True)
    assert legal_steps(do(state_of(asked, "1g"), 0, "palette 7g")) == {"seven 4v", "seven 2b"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_5_asks_for_another_hand_card_and_then_leaves_the_canvas_free(edition: str) -> None:
    """R-13"""
    asked = position("r", "2g / 7r", "5b 6o 4b 4g", extra_actions=True, edition=edition)
    state = do(state_of(asked, "1g"), 0, "palette 5b")
    assert legal_steps(state) == {"palette 6o", "palette 4b", "palette 4g"}
    do(state, 0, "palette 6o")
    assert legal_steps(state) == {"canvas 4b", "canvas 4g"}
    assert RED7.to_act(do(state, 0, "canvas 4g")) == (1,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_5_without_another_card_in_hand_asks_for_nothing(edition: str) -> None:
    """R-13"""
    asked = position("b", "2g / 7r", "5b", extra_actions=True, edition=edition)
    assert RED7.to_act(do(state_of(asked, "1g"), 0, "palette 5b")) == (1,)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("chains", [False, True])
@pytest.mark.parametrize(
    ("card", "action"),
    [
        pytest.param("1o", {"tuck 1 6r", "tuck 1 4r", "tuck 1 3r"}, id="R-14 a 1"),
        pytest.param("3o", {"draw"}, id="R-14 a 3"),
        pytest.param("5o", {"palette 4b"}, id="R-14 a 5"),
        pytest.param("7o", {"seven 5r"}, id="R-14 R-12 a 7 moves the 5"),
        pytest.param("6o", {"canvas 4b", "done"}, id="R-14 an even card"),
    ],
)
def test_an_odd_card_through_a_5_acts_only_where_fives_chain(
    card: str, action: set[str], chains: bool, edition: str
) -> None:
    """R-14: `five_chains`"""
    asked = position("b", "2g / 6r 4r 3r", f"5r {card} 4b", extra_actions=True, edition=edition)
    state = state_of(asked, "1g", five_chains=int(chains), one_spares_smaller=0)
    do(state, 0, "palette 5r", f"palette {card}")
    assert legal_steps(state) == (action if chains else {"canvas 4b", "done"})


def test_a_7_through_a_5_may_always_be_played_where_it_has_no_action() -> None:
    """R-12, R-14: in spectra, although no palette card could be moved."""
    asked = position("r", "4v / 6r", "5v 7g", extra_actions=True, edition="spectra")
    state = state_of(asked, "1g")
    assert "palette 7g" not in legal_steps(state)
    assert RED7.to_act(do(state, 0, "palette 5v", "palette 7g")) == (1,)


def test_fives_chain_until_another_card_or_an_empty_hand() -> None:
    """R-13, R-14: three 5s and nothing to follow."""
    asked = position("o", "2g / 7r", "5b 5o 5v", extra_actions=True)
    state = do(state_of(asked, "1g"), 0, "palette 5b", "palette 5o")
    assert legal_steps(state) == {"palette 5v"}
    assert RED7.to_act(do(state, 0, "palette 5v")) == (1,)


def test_a_3_draws_and_only_its_player_sees_the_card() -> None:
    """R-15: before the canvas step; the card may be used at once."""
    match = match_of("3r / / 4o 6y", "5i", extra_actions=True)
    play(match, "0: palette 3r, draw, canvas 5i")
    assert seen(match)["deck_size"] == 49 - 16 - 1
    for viewer, card in ((0, "5i"), (1, None), (SPECTATOR, None)):
        (event,) = [event for event in match.events(viewer) if event.id == "red7-event-draw"]
        assert (event.seat, event.facts["card"]) == (0, card)


def test_a_3_draws_before_anything_else_and_nothing_from_an_empty_deck() -> None:
    """R-15"""
    for deck, steps in ((1, {"draw"}), (0, {"canvas 6v", "done"})):
        asked = position("v", "2o / 1r 7r", "3g 6v", extra_actions=True, deck=deck)
        assert legal_steps(do(state_of(asked), 0, "palette 3g")) == steps


@pytest.mark.parametrize(
    ("edition", "spares", "targets"),
    [
        pytest.param("red7", 0, {1, 2}, id="R-16 red7"),
        pytest.param("red7", 1, {2}, id="R-16 red7, but smaller palettes are spared"),
        pytest.param("spectra", 0, {1, 2}, id="R-16 spectra, but smaller palettes are not spared"),
        pytest.param("spectra", 1, {2}, id="R-16 spectra"),
    ],
)
def test_a_1_takes_from_others_but_never_the_last_card(
    edition: str, spares: int, targets: set[Seat]
) -> None:
    """R-16: one's own 1 counts, an equally large palette may be taken from."""
    palettes = {1: "7r 4y", 2: "5r 4r 3r", 3: "7o"}
    asked = position(
        "b", f"6o 2v / {' / '.join(palettes.values())}", "1g", extra_actions=True, edition=edition
    )
    state = do(state_of(asked, "1b", "1y", "1o", one_spares_smaller=spares), 0, "palette 1g")
    taken = {f"tuck {seat} {card}" for seat in targets for card in palettes[seat].split()}
    assert legal_steps(state) == taken


def test_a_1_without_a_palette_to_take_from_does_nothing() -> None:
    """R-16: every other palette has one card."""
    asked = position("b", "6o 2v / 7r / 7o", "1g 4b", extra_actions=True)
    assert legal_steps(do(state_of(asked), 0, "palette 1g")) == {"canvas 4b", "done"}


def test_a_1_takes_only_what_lets_its_player_lead() -> None:
    """R-9, R-16: under red the 7 has to go."""
    asked = position("r", "6o / 7r 4y / 5b 2b", "1g", extra_actions=True)
    assert legal_steps(do(state_of(asked), 0, "palette 1g")) == {"tuck 1 7r"}


def test_a_card_tucked_into_an_empty_deck_is_the_deck() -> None:
    """R-15, R-16: the next 3 draws it, and nobody is surprised."""
    asked = position("r", "6o / 7r 4y", "1g", extra_actions=True, deck=0)
    state = do(state_of(asked, "3y 2i"), 0, "palette 1g", "tuck 1 7r")
    assert (texts_of(state[0]["deck"]), RED7.to_act(state)) == (["7r"], (1,))
    do(state, 1, "palette 3y", "draw")
    assert RED7.wanted(state) == 0
    assert (texts_of(state[0]["hand"][1]), texts_of(state[0]["deck"])) == (["7r", "2i"], [])


def test_everybody_knows_a_tucked_card_until_it_is_drawn_and_played() -> None:
    """R-16: two cards lie on the deck, the later one on top; views show them and who has them."""
    match = match_of("6r 3r 2i / 1g 4b / 1v / 4o 5y 6b", "7v", extra_actions=True, advanced=True)
    play(match, "0: palette 6r", "1: palette 1g, tuck 0 6r, canvas 4b")
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(match, viewer)["deck_top"] == ["6r"]
    play(match, "2: palette 1v, tuck 1 5y")
    assert seen(match)["deck_top"] == ["5y", "6r"]
    assert seen(match)["deck_size"] == 49 - 24 + 2
    play(match, "0: palette 3r, draw, canvas 2i")
    for viewer in (1, 2, SPECTATOR):
        table = seen(match, viewer)
        assert (table["deck_top"], table["players"][0]["known"]) == (["6r"], ["5y"])
        assert table["players"][1]["known"] == table["players"][2]["known"] == []
        (event,) = [event for event in match.events(viewer) if event.id == "red7-event-draw"]
        assert event.facts["card"] == "5y"
    assert not any(step.seat == CHANCE for step in match.steps[1:]), "nothing was left to chance"
    assert "5y" in seen(match, 0)["hand"]


BEATEN: dict[str, Any] = {
    "rule": "r",
    "palettes": [["2v"], ["7r", "6r"]],
    "seat": 0,
    "hand": ["1b"],
    "extra_actions": True,
}


@pytest.mark.parametrize(
    ("edition", "changes", "turns"),
    [
        pytest.param("red7", {}, [["pass"]], id="R-16 red7: not without the lead"),
        pytest.param(
            "spectra",
            {},
            [["palette 1b", "tuck 1 6r"], ["palette 1b", "tuck 1 7r"], ["pass"]],
            id="R-16 spectra: every card it can take",
        ),
        pytest.param(
            "spectra",
            {"palettes": [["2v", "3v"], ["7r", "6r"]]},
            [["pass"]],
            id="R-9 R-16 spectra: a 1 that takes nothing is not offered",
        ),
        pytest.param(
            "spectra",
            {"hand": ["1b", "5y"]},
            [["palette 1b", "tuck 1 6r"], ["palette 1b", "tuck 1 7r"], ["pass"]],
            id="R-14 R-16 spectra: through a 5 a 1 takes nothing",
        ),
        pytest.param(
            "spectra",
            {"hand": ["1b", "3v"]},
            [
                ["palette 1b", "tuck 1 6r"],
                ["palette 1b", "tuck 1 6r", "canvas 3v"],
                ["palette 1b", "tuck 1 7r"],
                ["palette 1b", "tuck 1 7r", "canvas 3v"],
                ["canvas 3v"],
                ["palette 3v", "draw"],
                ["pass"],
            ],
            id="R-6 R-16 spectra: who could lead may end the turn without",
        ),
    ],
)
def test_a_one_that_takes_a_card_may_be_the_last_deed(
    edition: str, changes: dict[str, Any], turns: list[list[str]]
) -> None:
    """R-9, R-16: `one_may_lose`."""
    told = RED7.judge({**BEATEN, **changes, "edition": edition}, "en")["turns"]
    assert sorted(told) == sorted(turns)


def test_who_ends_such_a_turn_without_the_lead_is_out_and_that_is_told() -> None:
    """R-6, R-16: with a choice left, and without one."""
    asked = {**BEATEN, "hand": ["1b", "3v"], "edition": "spectra"}
    state = state_of({**asked, "palettes": [["2v"], ["7r", "6r"], ["1y"]]}, "4b", "4i")
    for text in ("palette 1b", "tuck 1 7r"):
        RED7.apply(state, 0, RED7.parse_move(text))
    before = RED7.copy(state)
    RED7.apply(state, 0, RED7.parse_move("done"))
    assert state[0]["alive"] == 0b110 and state[0]["actor"] == 1
    told = RED7.events(before, 0, RED7.parse_move("done"), state)
    assert told[0].id == "red7-event-out-one"
    assert state[0]["may_lose"] == 0, "the next turn is judged as ever"


def test_by_version_1_of_the_rules_a_one_never_lost() -> None:
    """R-16 as it was: the switch was unknown, so it is off whatever the edition."""
    old = RED7.under("1").parse_options({"edition": "spectra", "extra_actions": True})
    assert old["one_may_lose"] is False
    assert RED7.parse_options({"edition": "spectra"})["one_may_lose"] is True


@pytest.mark.parametrize("name", ["greedy", "level3"])
def test_a_bot_that_is_beaten_takes_from_what_the_winner_scores(name: str) -> None:
    """R-16, R-19: passing would give the other 7 points, without 7r it is 6."""
    options = RED7.parse_options(
        {"players": 2, "edition": "spectra", "extra_actions": True, "advanced": True}
    )
    state = RED7.set_up({**BEATEN, "edition": "spectra", "advanced": True})[0]
    state[0]["round"], rng = 1, seeded(1)
    bot = make_bot("red7", name)
    for expected in ("palette 1b", "tuck 1 7r"):
        move = bot.choose(RED7.view(state, 0, options), rng, Budget(iterations=400))
        assert RED7.move_text(move) == expected
        RED7.apply(state, 0, move)
