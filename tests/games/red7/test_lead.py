"""Who leads and what scores: R-1, R-10, R-11, R-19."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.red7 import oracle
from igroteka.games import GAMES
from igroteka.games.red7.rules.lead import (
    joined,
    points_of,
    qualifying,
    scored_cards,
    strength,
    worth,
)
from igroteka.games.red7.rules.pieces import (
    ALL_CARDS,
    CARD_BY_TEXT,
    CARD_TEXTS,
    CARDS,
    COLOURS,
    OF_COLOUR,
    card_of,
    cards_of,
    texts_of,
)

RED7 = GAMES["red7"]

CARD = st.integers(0, CARDS - 1)
RULE = st.sampled_from(range(7))
PALETTE = st.sets(CARD, max_size=12).map(lambda cards: sum(1 << card for card in cards))

# The first call compiles the rule, so no deadline; the same cases on every run.
thorough = settings(max_examples=400, deadline=None, derandomize=True)


def mask(texts: str) -> int:
    """A set of cards as people write it: `5y 1b`."""
    return sum(1 << CARD_BY_TEXT[text] for text in texts.split())


def words(cards: int) -> str:
    """A set of cards as people write it, highest first."""
    return " ".join(texts_of(cards))


def colour(letter: str) -> int:
    return COLOURS.index(letter)


# -- the order of the cards -----------------------------------------------------------------


def test_there_are_49_different_cards() -> None:
    """R-1: seven numbers in seven colours."""
    assert set(CARD_TEXTS) == {f"{number}{letter}" for number in range(1, 8) for letter in COLOURS}
    assert len(CARD_TEXTS) == CARDS == 49
    assert mask(" ".join(CARD_TEXTS)) == ALL_CARDS


HIGHER_FIRST = ["7r", "7o", "7y", "7g", "7b", "7i", "7v", "6r", "6v", "2r", "2v", "1r", "1i", "1v"]


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGHER_FIRST)))
def test_a_card_is_higher_by_its_number_then_by_its_colour(higher: str, lower: str) -> None:
    """R-1: 7 before 6; red, orange, yellow, green, blue, indigo, violet."""
    assert strength(mask(higher), colour("r")) > strength(mask(lower), colour("r"))


@given(CARD, CARD)
@thorough
def test_the_place_of_a_card_is_its_rank(one: int, other: int) -> None:
    """R-1: number first, then colour, for every two cards."""
    ranks = [(card // 7 + 1, "vibgyor".index(CARD_TEXTS[card][1])) for card in (one, other)]
    assert (ranks[0] > ranks[1]) == (one > other)
    assert card_of(ranks[0][0], one % 7) == one


# -- who leads -----------------------------------------------------------------------------

PRINTED = [
    pytest.param("r", "5y 1b 6g 4g", "3g 6v 1i 1o", id="R-10 red"),
    pytest.param("o", "2v 2i 2y 1r", "7o 7v 1i 2b", id="R-10 orange"),
    pytest.param("y", "2y 6y 1b 5g", "6o 4g 1g 4y", id="R-10 yellow"),
    pytest.param("g", "4y 2v 6y 3g", "3i 1i 6b 1r", id="R-10 green"),
    pytest.param("b", "6o 7o 5y 4b", "5g 6b 4i 1g", id="R-10 blue"),
    pytest.param("i", "4o 5y 7r 6g", "2b 3v 4i 5v", id="R-10 indigo"),
    pytest.param("v", "1g 2y 4i 3r", "5y 1y 1i 7v", id="R-10 violet"),
    pytest.param("b", "7r 7o 1i", "7g 7b 4y", id="R-10 blue, tied"),
]


@pytest.mark.parametrize("edition", ["red7", "spectra"])
@pytest.mark.parametrize(("rule", "leading", "other"), PRINTED)
def test_the_first_palette_of_a_printed_example_leads(
    rule: str, leading: str, other: str, edition: str
) -> None:
    for palettes, leader in (([leading, other], 0), ([other, leading], 1)):
        cards = [palette.split() for palette in palettes]
        position = {"rule": rule, "palettes": cards, "edition": edition}
        assert RED7.judge(position, "en")["leader"] == leader


@pytest.mark.parametrize(
    ("rule", "palette", "counting"),
    [
        pytest.param("r", "6r 7v 1b", "7v", id="R-10 red: the highest card alone"),
        pytest.param("o", "3r 3b 5v 5y 2o", "5y 5v", id="R-10 orange: the best of equal sets"),
        pytest.param("o", "7r 2b 2v", "2b 2v", id="R-10 orange: the larger set, however low"),
        pytest.param("y", "6v 1v 5r 4r", "6v 1v", id="R-10 yellow: the best of equal sets"),
        pytest.param("y", "7r 2b 1b", "2b 1b", id="R-10 yellow: the larger set, however low"),
        pytest.param("g", "7r 2b 4v 6o 5g", "6o 4v 2b", id="R-10 green: all even cards"),
        pytest.param("b", "7g 3i 6i 5g 1v", "7g 6i 1v", id="R-10 blue: the best of each colour"),
        pytest.param("i", "4v 4r 5b 7r", "5b 4r", id="R-10 indigo: one card a number"),
        pytest.param("i", "1r 2v 5r 6v", "6v 5r", id="R-10 indigo: the best of equal runs"),
        pytest.param("i", "1r 2v 3b 6v 7v", "3b 2v 1r", id="R-10 indigo: the longer run"),
        pytest.param("i", "6v 7o 1r", "7o 6v", id="R-10 indigo: no wrap-around"),
        pytest.param("i", "1r 4v 7b", "7b", id="R-10 indigo: a run of one"),
        pytest.param("v", "4r 3b 2b 1v 7o", "3b 2b 1v", id="R-10 violet: below four"),
        pytest.param("g", "7r 5b 1v", "", id="R-11 green: no even card"),
        pytest.param("v", "7r 5b 4v", "", id="R-11 violet: no low card"),
    ],
)
def test_only_the_cards_of_the_rule_qualify(rule: str, palette: str, counting: str) -> None:
    assert words(qualifying(mask(palette), colour(rule))) == counting


@pytest.mark.parametrize(
    ("rule", "palettes", "leader"),
    [
        pytest.param("g", ["6v 1b", "4r 7r"], 0, id="R-10 an odd 7 breaks no tie under green"),
        pytest.param("v", ["3v 4b", "2r 7r"], 0, id="R-10 a 7 breaks no tie under violet"),
        pytest.param("o", ["2r 2v 7r", "3v 3b 1o"], 1, id="R-10 the pair's own card breaks ties"),
        pytest.param("y", ["5g 4g 7r", "6b 1b 2v"], 1, id="R-10 the colour's own card does"),
        pytest.param("i", ["3r 2r 7r", "4v 3v 1o"], 1, id="R-10 the run's own card does"),
        pytest.param("b", ["7r 6r 5r", "2b 1v", "7o"], 1, id="R-10 more colours beat a red 7"),
        pytest.param("r", ["5g", "6v", "6i", "6b"], 3, id="R-10 the best of four players"),
        pytest.param("g", ["7r", "5r"], None, id="R-11 nobody has an even card"),
        pytest.param("v", ["7r", "5r 4b"], None, id="R-11 nobody has a low card"),
        pytest.param("v", ["7r", "1v"], 1, id="R-11 one low card leads"),
    ],
)
@pytest.mark.parametrize("edition", ["red7", "spectra"])
def test_more_cards_lead_and_ties_go_to_the_highest_that_qualifies(
    rule: str, palettes: list[str], leader: int | None, edition: str
) -> None:
    cards = [palette.split() for palette in palettes]
    position = {"rule": rule, "palettes": cards, "edition": edition}
    assert RED7.judge(position, "en")["leader"] == leader


@given(PALETTE, RULE)
@thorough
def test_strength_is_the_worth_of_the_qualifying_cards(palette: int, rule: int) -> None:
    """R-10, R-11: the quick count and the named cards agree; nothing is worth nothing."""
    cards = qualifying(palette, rule)
    assert strength(palette, rule) == worth(cards)
    assert cards & ~palette == 0
    assert (worth(cards) == 0) == (cards == 0)


@given(PALETTE, CARD)
@thorough
def test_a_card_that_joins_strengthens_as_if_all_were_counted_anew(palette: int, card: int) -> None:
    """R-10: what a joining card changes, counted without the rest, under every rule."""
    before = palette & ~(1 << card)
    strengths = tuple(strength(before, rule) for rule in range(7))
    counted = tuple(strength(before | 1 << card, rule) for rule in range(7))
    assert joined(strengths, before, card) == counted


@given(PALETTE, CARD, RULE)
@thorough
def test_adding_a_card_never_weakens_a_palette(palette: int, card: int, rule: int) -> None:
    """R-10: no rule counts against a card; so taking one away (R-16) never strengthens."""
    assert strength(palette | 1 << card, rule) >= strength(palette, rule)


@given(PALETTE, PALETTE, RULE)
@thorough
def test_two_palettes_are_never_equally_strong_unless_neither_qualifies(
    one: int, other: int, rule: int
) -> None:
    """R-1, R-10, R-11: so there is one leader, or none at all."""
    other &= ~one
    if strength(one, rule) == strength(other, rule):
        assert qualifying(one, rule) == qualifying(other, rule) == 0


@given(PALETTE.filter(bool), RULE)
@thorough
def test_the_naive_referee_names_the_same_cards_and_points(palette: int, rule: int) -> None:
    """R-10, R-19: the engine and the oracle read one table."""
    cards = tuple(texts_of(palette))
    assert tuple(texts_of(qualifying(palette, rule))) == oracle.qualifying(COLOURS[rule], cards)
    assert points_of(scored_cards(palette, rule)) == oracle.points(COLOURS[rule], cards)


# -- what scores ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "palette", "taken", "points"),
    [
        pytest.param("b", "7g 3i 6i 5g 1v", "7g 6i 1v", 14, id="R-19 printed in spectra"),
        pytest.param("o", "4y 2g 6i 4i", "4y 4i", 8, id="R-19 printed in red7"),
        pytest.param("r", "7v 6r", "7v", 7, id="R-19 red: one card"),
        pytest.param("g", "6v 4r 2b 7o", "6v 4r 2b", 12, id="R-19 green: all even cards"),
        pytest.param("i", "5v 5r 6b 7o 1v", "7o 6b 5r", 18, id="R-19 indigo: one card a number"),
        pytest.param("v", "3v 2r 7o", "3v 2r", 5, id="R-19 violet: all low cards"),
        pytest.param("v", "7o 4r", "", 0, id="R-19 nothing qualifies, nothing scores"),
        pytest.param("y", "7v 1v 5r 4r", "5r 4r", 9, id="R-19 yellow: the colour worth most"),
        pytest.param("y", "7v 2v 5r 4r", "7v 2v", 9, id="R-19 yellow: equal worth, highest card"),
        pytest.param("y", "3v 2v 1v 7r 6r", "3v 2v 1v", 6, id="R-19 yellow: only the largest"),
    ],
)
def test_the_winner_takes_the_qualifying_cards(
    rule: str, palette: str, taken: str, points: int
) -> None:
    cards = scored_cards(mask(palette), colour(rule))
    assert (words(cards), points_of(cards)) == (taken, points)


@given(PALETTE.filter(bool))
@thorough
def test_yellow_scores_the_dearest_of_the_largest_colours(palette: int) -> None:
    """R-19: as many cards as those that decide the lead, and at least as many points."""
    rule = colour("y")
    taken = scored_cards(palette, rule)
    sets = [palette & int(cards) for cards in OF_COLOUR]
    size = max(len(cards_of(cards)) for cards in sets)
    worths = [(points_of(cards), cards) for cards in sets if len(cards_of(cards)) == size]
    assert taken == max(worths, key=lambda found: (found[0], cards_of(found[1])[0]))[1]
    assert len(cards_of(taken)) == len(cards_of(qualifying(palette, rule)))


@given(PALETTE, st.sampled_from([rule for rule in range(7) if COLOURS[rule] != "y"]))
@thorough
def test_any_other_rule_scores_what_qualifies(palette: int, rule: int) -> None:
    """R-19: yellow alone makes a difference between leading and scoring."""
    assert scored_cards(palette, rule) == qualifying(palette, rule)


@given(PALETTE)
@thorough
def test_each_card_scores_its_number(cards: int) -> None:
    """R-19"""
    assert points_of(cards) == sum(int(text[0]) for text in texts_of(cards))
