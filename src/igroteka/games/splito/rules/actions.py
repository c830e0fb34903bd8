"""The picks of Splito as dense numbers: a card and a side, as the rules number them."""

from igroteka.games.splito.rules.pieces import CARD_TEXTS, KINDS
from igroteka.games.splito.rules.play import SIDES
from igroteka.kernel import kernel
from igroteka.spaces import Part


def actions(goals: int) -> tuple[Part, ...]:
    """What can be done with goals up to this number."""
    sides = "even: into the left zone, odd: into the right one"
    order = f"{CARD_TEXTS[0]} {CARD_TEXTS[1]} … {CARD_TEXTS[-1]}"
    return (
        Part("card", KINDS * SIDES, f"S-6: a splito card ({order}), two numbers each; {sides}"),
        Part(
            "goal", goals * SIDES, f"S-6: a goal card from number 1 on, two numbers each; {sides}"
        ),
    )


@kernel
def encode(states, i, seat, moves, count, numbers):
    """The numbers of legal moves."""
    for place in range(count):
        numbers[place] = moves[place]


@kernel
def decode(states, i, seat, number):
    """The legal move of a number."""
    return number
