"""Before the first turn: J-4 to J-7."""

from igroteka.games.jack.rules.pieces import (
    CARDS,
    HAND_SIZE,
    MAX_PLAYERS,
    MAX_SIDES,
    RANKS,
)
from igroteka.games.jack.rules.piles import add_card, empty, fill, take_card
from igroteka.games.jack.rules.state import DEAL, FIRST, MAX_FINISHED, PLAY
from igroteka.kernel import kernel

ACE_HIGH = len(RANKS)


@kernel
def new(states, i, options):
    """A table before anything is drawn; `options` as in `game.encode`."""
    s = states[i]
    s["players"] = options[0]
    s["sides"] = options[1]
    s["strict_draw"] = options[2]
    s["slides"] = options[3]
    for card in range(CARDS):
        s["square"][card, 0] = options[4 + 2 * card]
        s["square"][card, 1] = options[5 + 2 * card]
    clear_table(s)


@kernel
def clear_table(s):
    """J-1 to J-3: an empty board, a full deck, all chips in supply."""
    for side in range(MAX_SIDES):
        s["chips"][side, 0] = 0
        s["chips"][side, 1] = 0
        s["sequences"][side] = 0
        s["first_card"][side] = -1
        for place in range(MAX_FINISHED):
            s["finished"][side, place] = -1
    for seat in range(MAX_PLAYERS):
        empty(s["hand"][seat])
        s["due"][seat] = 0
    s["protected"][0] = 0
    s["protected"][1] = 0
    empty(s["discards"])
    fill(s["deck"])
    fill(s["shuffled"])
    s["turn"] = 0
    s["reshuffles"] = 0
    s["phase"] = FIRST
    s["contenders"] = (1 << s["sides"]) - 1
    s["actor"] = -1
    s["drawing"] = -1
    s["dead_used"] = 0
    s["passes"] = 0
    s["winner"] = -1


@kernel
def side_of(s, seat):
    """J-4: the sides sit alternately."""
    return seat % s["sides"]


@kernel
def next_seat(s, seat):
    """J-6: clockwise."""
    return (seat + 1) % s["players"]


@kernel
def rank_of(card):
    """J-6: ranks in their order, the ace highest."""
    return card % ACE_HIGH


@kernel
def draw_for_first(s, items):
    """J-6: the highest card begins; sides that tie for it draw again. The cards go back."""
    best, leaders, place = -1, 0, 0
    for side in range(s["sides"]):
        if s["contenders"] >> side & 1:
            s["first_card"][side] = items[place]
            rank = rank_of(items[place])
            place += 1
            if rank > best:
                best, leaders = rank, 0
            if rank == best:
                leaders |= 1 << side
    s["contenders"] = leaders
    if leaders & (leaders - 1) == 0:
        s["phase"] = DEAL


@kernel
def deal(s, items):
    """J-7: the hands, seat by seat; then the first seat of the side that begins has its turn."""
    size = HAND_SIZE[s["players"]]
    for seat in range(s["players"]):
        for place in range(seat * size, (seat + 1) * size):
            add_card(s["hand"][seat], items[place])
            take_card(s["deck"], items[place])
    first = 0
    while not s["contenders"] >> first & 1:
        first += 1
    begin_turn(s, first)


@kernel
def begin_turn(s, seat):
    """J-8: a seat's turn begins."""
    s["actor"] = seat
    s["drawing"] = -1
    s["dead_used"] = 0
    s["phase"] = PLAY
    s["turn"] += 1
