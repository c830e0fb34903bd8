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
