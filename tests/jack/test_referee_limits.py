"""The referee takes any hand there can be."""

import igroteka
from igroteka.games.jack.moves import MAX_MOVES
from igroteka.games.jack.pieces import CARD_TEXTS


def test_a_hand_of_all_cards_is_judged() -> None:
    """J-2, J-12: 104 cards; dead twins may shift chips to every nearest square."""
    board = ["*" + "BR" * 4 + "*", *["RB" * 5, "BR" * 5] * 2, *["." * 10] * 4, "*" + "." * 8 + "*"]
    hand = [text for text in CARD_TEXTS for _ in range(2)]
    answer = igroteka.judge("jack", {"sides": 2, "board": board, "side": "B", "hand": hand})
    assert 300 < len(answer["moves"]) < MAX_MOVES
