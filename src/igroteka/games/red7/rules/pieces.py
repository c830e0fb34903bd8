"""The cards of Red7 and every number of its rulebook.

A card is its place in R-1's order, 0 to 48: number first, then colour. So the higher card is the
greater number, a set of cards is a bit mask, and its highest card is the highest bit.
"""

import numpy as np

COLOURS = "vibgyor"  # R-1, lowest to highest: violet, indigo, blue, green, yellow, orange, red
VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED = range(7)
NUMBERS = 7
CARDS = 49
MIN_PLAYERS, MAX_PLAYERS = 2, 4
HAND_SIZE = 7
DEALT = HAND_SIZE + 1  # a hand and the first card of a palette
LOW = 4  # violet counts cards below this number
WINNING_POINTS = np.array([0, 0, 40, 35, 30], np.int64)  # R-18, by number of players

ALL_CARDS = (1 << CARDS) - 1


def card_of(number: int, colour: int) -> int:
    """R-1: the card's place in the order."""
    return (number - 1) * 7 + colour


def _mask(*cards: int) -> int:
    return sum(1 << card for card in cards)


OF_NUMBER = np.array([_mask(*(card_of(n + 1, c) for c in range(7))) for n in range(7)], np.int64)
OF_COLOUR = np.array([_mask(*(card_of(n + 1, c) for n in range(7))) for c in range(7)], np.int64)
# By card; tables, because a division in the kernels costs more than a look.
NUMBER_OF = np.array([card // 7 + 1 for card in range(CARDS)], np.int64)
COLOUR_OF = np.array([card % 7 for card in range(CARDS)], np.int64)
SAME_NUMBER = np.array([OF_NUMBER[card // 7] for card in range(CARDS)], np.int64)
SAME_COLOUR = np.array([OF_COLOUR[card % 7] for card in range(CARDS)], np.int64)

EVEN_CARDS = int(OF_NUMBER[1] | OF_NUMBER[3] | OF_NUMBER[5])
LOW_CARDS = sum(int(OF_NUMBER[number - 1]) for number in range(1, LOW))
FIVES = int(OF_NUMBER[4])
# Times a set of colours (seven bits): all cards of those colours.
EVERY_NUMBER = sum(1 << 7 * number for number in range(7))


def _longest_run(numbers: int) -> int:
    """The longest run in a set of numbers as length * 8 + highest number; the higher of equals."""
    best = length = 0
    for number in range(7):
        length = length + 1 if numbers >> number & 1 else 0
        best = max(best, length * 8 + number) if length else best
    return best


# R-10, indigo: for every set of numbers (bit 0 = number 1) its longest run.
LONGEST_RUN = np.array([_longest_run(numbers) for numbers in range(128)], np.int64)


def card_text(card: int) -> str:
    """A card as people write it: `7r`."""
    return f"{card // 7 + 1}{COLOURS[card % 7]}"


CARD_TEXTS = tuple(card_text(card) for card in range(CARDS))
CARD_BY_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}


def cards_of(mask: int) -> list[int]:
    """The cards of a set, highest first."""
    rest, cards = int(mask), list[int]()
    while rest:
        cards.append(rest.bit_length() - 1)
        rest ^= 1 << cards[-1]
    return cards


def texts_of(mask: int) -> list[str]:
    """A set of cards as people write it, highest first."""
    return [CARD_TEXTS[card] for card in cards_of(mask)]
