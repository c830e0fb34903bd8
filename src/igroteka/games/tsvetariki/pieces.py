"""The tokens and the board of Tsvetariki, and every number of its rulebook.

A token is 0 to 4 for the colours and 5 for a joker. A cell is `ramp * 16 + height`, both from 0,
height 0 at the low end: so the first cell of a group is the least one.
"""

COLOURS = "rygbv"  # T-2: red, yellow, green, blue, violet
RED, YELLOW, GREEN, BLUE, VIOLET = range(5)
JOKER = 5
EMPTY = -1
TOKENS = COLOURS + "*"
KINDS = len(TOKENS)
RAMPS = 10  # T-1
HEIGHT = 10  # T-1: tokens a ramp holds
TOKENS_IN_ALL = RAMPS * HEIGHT
CELL = 16  # a ramp's step in the numbers of cells: room for boards up to 15 high
OF_A_COLOUR = 19  # T-2
JOKERS = 5  # T-2
MIN_PLAYERS, MAX_PLAYERS = 1, 5  # T-3
CROWD = 5  # T-5: as many of one colour may not touch at the start
REORDERINGS = 20  # T-5: orders of the ramps that are tried before the tokens are dealt anew
TEAM_PLAYERS, TEAMS = 4, 2  # T-16

COLOUR_NAMES = ("red", "yellow", "green", "blue", "violet")
_RAMP_LETTERS = "abcdefghij"


def cell_text(cell: int) -> str:
    """A cell as people write it: `d4`, ramp from the left and row from the low end."""
    return f"{_RAMP_LETTERS[cell // CELL]}{cell % CELL + 1}"


ALL_CELLS = tuple(ramp * CELL + height for ramp in range(RAMPS) for height in range(HEIGHT))
CELL_BY_TEXT = {cell_text(cell): cell for cell in ALL_CELLS}


def colours_text(mask: int) -> tuple[str, ...]:
    """A set of colours (a bit each) as letters."""
    return tuple(letter for colour, letter in enumerate(COLOURS) if int(mask) >> colour & 1)
