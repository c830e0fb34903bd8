"""The end: T-11 to T-16."""

from igroteka.games.tsvetariki.rules.pieces import COLOURS, OF_A_COLOUR, TEAMS
from igroteka.kernel import kernel, popcount

# What decided a match.
GOING_ON, CLEARED, LEFT, TAKEN, DRAW = range(5)
DECIDED_BY = (None, "cleared", "left", "taken", "draw")
DECISION = 8  # winning sides (bits) * DECISION + what decided


@kernel
def sides(s):
    """T-16: two teams, or as many sides as players."""
    return TEAMS if s["teams"] else s["players"]


@kernel
def side_of(s, seat):
    """T-16: partners sit opposite each other."""
    return seat % TEAMS if s["teams"] else seat


@kernel
def colours_of(s, side):
    """T-3, T-14 to T-16: all colours of a side, as bits."""
    if s["teams"]:
        return s["colours"][side] | s["colours"][side + TEAMS]
    return s["colours"][side] + 0


@kernel
def left_of(s, side):
    """T-12, T-15, T-16: tokens of a side's colours on the board."""
    colours = colours_of(s, side)
    left = 0
    for colour in range(len(COLOURS)):
        left += s["left"][colour] * (colours >> colour & 1)
    return left


@kernel
def taken_by(s, side):
    """T-13, T-15, T-16: tokens of its own colours that a side took itself."""
    colours = colours_of(s, side)
    taken = 0
    for seat in range(s["players"]):
        if side_of(s, seat) == side:
            for colour in range(len(COLOURS)):
                taken += s["taken"][seat, colour] * (colours >> colour & 1)
    return taken


@kernel
def is_cleared(s, colour):
    """T-11: whether a side has won because the last token of this colour was taken."""
    if s["left"][colour]:
        return False
    for side in range(sides(s)):
        if colours_of(s, side) >> colour & 1 and left_of(s, side) == 0:
            return True
    return False


@kernel
def cleared_sides(s):
    """T-11: the sides of whose colours nothing is left, as bits."""
    found = 0
    for side in range(sides(s)):
        if left_of(s, side) == 0:
            found |= 1 << side
    return found


@kernel
def fewest_left(s):
    """T-12: the sides with the fewest tokens of their colours on the board, as bits."""
    found, fewest = 0, 1 << 30
    for side in range(sides(s)):
        left = left_of(s, side)
        if left < fewest:
            found, fewest = 0, left
        if left == fewest:
            found |= 1 << side
    return found


@kernel
def fewest_taken(s, tied):
    """T-13: of the tied sides those that took the fewest tokens of their own colours."""
    found, fewest = 0, 1 << 30
    for side in range(sides(s)):
        if tied >> side & 1:
            taken = taken_by(s, side)
            if taken < fewest:
                found, fewest = 0, taken
            if taken == fewest:
                found |= 1 << side
    return found


@kernel
def decision(s, groups_left):
    """T-11 to T-14: the winning sides and what decided; GOING_ON while the game goes on."""
    cleared = cleared_sides(s)
    if cleared:
        return cleared * DECISION + CLEARED
    if groups_left:
        return GOING_ON
    if sides(s) == 1:
        return LEFT
    best = fewest_left(s)
    if popcount(best) == 1:
        return best * DECISION + LEFT
    best = fewest_taken(s, best)
    return best * DECISION + (TAKEN if popcount(best) == 1 else DRAW)


@kernel
def returns(states, i, into):
    """T-11 to T-16: the seats of the winning sides share 1; a solitaire gives the part cleared."""
    s = states[i]
    players = s["players"]
    if players == 1:
        into[0] = 1.0 - left_of(s, 0) / (OF_A_COLOUR * popcount(s["colours"][0]))
        return
    winners = decision(s, False) // DECISION
    seats = popcount(winners) * players // sides(s)
    for seat in range(players):
        into[seat] = 1.0 / seats if winners >> side_of(s, seat) & 1 else 0.0
