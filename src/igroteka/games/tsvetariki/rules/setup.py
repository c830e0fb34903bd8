"""Setting up: T-2 to T-6."""

from igroteka.games.tsvetariki.rules.groups import clear, crowded
from igroteka.games.tsvetariki.rules.pieces import (
    COLOURS,
    HEIGHT,
    JOKER,
    JOKERS,
    KINDS,
    MAX_PLAYERS,
    OF_A_COLOUR,
    RAMPS,
    REORDERINGS,
    TOKENS_IN_ALL,
)
from igroteka.games.tsvetariki.rules.ramps import put_token
from igroteka.games.tsvetariki.rules.state import DEAL, FIRST, PLAY, REORDER, SECRETS
from igroteka.kernel import kernel

# What chance brings: tokens as they are, then ramps, secret tokens and seats by these numbers.
RAMP_ITEM, SECRET_ITEM, SEAT_ITEM = 10, 20, 30


@kernel
def new(states, i, options):
    """A table before anything is dealt; `options` as in `game.encode`."""
    s = states[i]
    for seat in range(MAX_PLAYERS):
        s["colours"][seat] = 0
        for kind in range(KINDS):
            s["taken"][seat, kind] = 0
    clear_board(s)
    s["players"] = options[0]
    s["secrets"] = options[1]
    s["teams"] = options[2]
    s["join"] = options[3]
    s["actor"] = -1
    s["phase"] = SECRETS
    s["turn"] = 0


@kernel
def clear_board(s):
    """T-4: no token is in the ramps yet, all of them are there to be dealt."""
    for ramp in range(RAMPS):
        s["ramps"][ramp] = 0
        s["last"][ramp] = 0
    for colour in range(len(COLOURS)):
        s["left"][colour] = OF_A_COLOUR
    s["left"][JOKER] = JOKERS
    s["reorderings"] = 0


@kernel
def wanted(states, i):
    """How many items chance has to bring before anybody can act; 0 if none."""
    s = states[i]
    phase = s["phase"]
    if phase == SECRETS:
        return s["players"] * s["secrets"]
    if phase == DEAL:
        return TOKENS_IN_ALL
    if phase == REORDER:
        return RAMPS
    return 1 if phase == FIRST else 0


@kernel
def pile(states, i, items):
    """The items of which chance takes, all equally likely. Returns how many."""
    s = states[i]
    phase = s["phase"]
    if phase == SECRETS:
        return put_items(items, SECRET_ITEM, len(COLOURS))
    if phase == REORDER:
        return put_items(items, RAMP_ITEM, RAMPS)
    if phase == FIRST:
        return put_items(items, SEAT_ITEM, s["players"])
    size = 0
    for kind in range(KINDS):
        for _ in range(JOKERS if kind == JOKER else OF_A_COLOUR):
            items[size] = kind
            size += 1
    return size


@kernel
def put_items(items, first, count):
    """Write so many items in a row."""
    for place in range(count):
        items[place] = first + place
    return count


@kernel
def chance(states, i, items):
    """What chance brings, by phase."""
    s = states[i]
    phase = s["phase"]
    if phase == SECRETS:
        give_secrets(s, items)
    elif phase == DEAL:
        deal(s, items)
    elif phase == REORDER:
        reorder(s, items)
    else:
        begin(s, items[0] - SEAT_ITEM)


@kernel
def give_secrets(s, items):
    """T-3, T-14 to T-16: secret tokens, seat by seat."""
    each = s["secrets"]
    for seat in range(s["players"]):
        colours = 0
        for place in range(seat * each, (seat + 1) * each):
            colours |= 1 << items[place] - SECRET_ITEM
        s["colours"][seat] = colours
    s["phase"] = DEAL


@kernel
def deal(s, items):
    """T-4: the tokens are put into the ramps, from the low end up."""
    clear_board(s)
    for ramp in range(RAMPS):
        for height in range(HEIGHT):
            put_token(s["ramps"], ramp, height, items[ramp * HEIGHT + height])
    look_over(s)


@kernel
def reorder(s, items):
    """T-5: the ramps are put into another order."""
    for ramp in range(RAMPS):
        s["last"][ramp] = s["ramps"][ramp]
    for ramp in range(RAMPS):
        s["ramps"][ramp] = s["last"][items[ramp] - RAMP_ITEM]
    s["reorderings"] += 1
    look_over(s)


@kernel
def look_over(s):
    """T-5: five of a colour that touch: another order, or after many tries another deal."""
    if crowded(s["ramps"], s["last"]):
        s["phase"] = REORDER if s["reorderings"] < REORDERINGS else DEAL
    elif s["players"] == 1:
        begin(s, 0)
    else:
        s["phase"] = FIRST
    clear(s["last"])


@kernel
def begin(s, seat):
    """T-6: the first turn."""
    s["actor"] = seat
    s["phase"] = PLAY
    s["turn"] = 1
