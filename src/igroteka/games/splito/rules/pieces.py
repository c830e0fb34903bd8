"""The cards of Splito and every number of its rulebook.

The two copies of a splito card are the same card. So a heap of cards is three bit masks: `cards`,
the cards it holds at least once, `twins`, those it holds twice, and `goals`. In moves and deals a
card is one number: 0 to 35 a splito card, from 36 on a goal.
"""

from functools import lru_cache

COLOURS = "roygbk"  # S-1: red, orange, yellow, green, blue, black
NUMBERS = "123456"  # S-1
COPIES = 2  # S-1
KINDS = len(COLOURS) * len(NUMBERS)  # S-1: different splito cards
STAR, MOON = range(2)  # S-3: the marks of goals that may become common
SYMBOLS = ("star", "moon")
COMMON_GOALS = len(SYMBOLS)  # S-3
HAND_SIZE = 13  # S-4, S-16
MIN_PLAYERS, MAX_PLAYERS = 2, 8  # S-3, S-16
PLACES_OF_TWO = 4  # S-16: hands and zones of the two-player table
MAX_PLACES = MAX_PLAYERS  # most hands, and most zones
PROMO_SUM = 42  # S-8
PROMO_ID = 42  # S-2: the number of the promo card in a list of goals

# The names a goal can count by: six colours, then six numbers.
NAMES = COLOURS + NUMBERS
COLOUR_NAMES, NUMBER_NAMES = 0, len(COLOURS)

# What the rules of a goal compare with its limits; 0 is a number without a goal.
NO_GOAL, MAJORITY, COUNT, PAIRS, DIFFERENT, ZONE = range(6)

MAX_GOAL = 60  # highest number of a goal: all goals of a table fit one mask
MAX_POINTS = 99  # of one goal
MAX_PILE = KINDS * COPIES + MAX_GOAL
# A list of goals must suffice for the largest table (S-3, S-4).
MIN_GOALS = MAX_PLAYERS * HAND_SIZE + COMMON_GOALS - KINDS * COPIES

ALL_KINDS = (1 << KINDS) - 1

CARD_TEXTS = tuple(number + colour for number in NUMBERS for colour in COLOURS)
CARD_BY_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}
GOAL_TEXTS = tuple(f"g{goal + 1}" for goal in range(MAX_GOAL))
ITEM_TEXTS = CARD_TEXTS + GOAL_TEXTS
ITEM_BY_TEXT = {text: item for item, text in enumerate(ITEM_TEXTS)}


def bits_of(mask: int) -> list[int]:
    """The places of the bits of a mask, lowest first."""
    return [place for place, bit in enumerate(f"{int(mask):b}"[::-1]) if bit == "1"]


@lru_cache(1 << 12)  # everybody at a table looks at the same zones
def card_texts(cards: int, twins: int) -> tuple[str, ...]:
    """Splito cards as people write them, by colour, then number; twins stand side by side."""
    texts = [CARD_TEXTS[card] for mask in (cards, twins) for card in bits_of(mask)]
    return tuple(sorted(texts, key=lambda text: (COLOURS.index(text[1]), text[0])))


def goal_numbers(goals: int) -> list[int]:
    """The numbers of the goals in a mask."""
    return [goal + 1 for goal in bits_of(goals)]
