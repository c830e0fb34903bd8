"""Places round the table: S-5, S-7, S-16, S-17.

Places are counted clockwise, to the left. Three and more players sit on all of them; two sit
opposite each other with an empty place between them on either side. After each round every hand
moves one place to the left, hands on empty places too.
"""

from igroteka.games.splito.rules.pieces import HAND_SIZE, PLACES_OF_TWO
from igroteka.kernel import kernel


@kernel
def places(players):
    """S-5, S-16: how many hands there are, and how many zones."""
    return PLACES_OF_TWO if players == 2 else int(players)


@kernel
def rounds(players):
    """S-6, S-17: how many rounds are played."""
    return 2 * HAND_SIZE if players == 2 else HAND_SIZE


@kernel
def place_of(players, seat):
    """S-16: the place a seat has among the hands."""
    return 2 * seat if players == 2 else seat


@kernel
def seat_at(players, place):
    """S-16: who sits at a place; -1 for an empty one."""
    if players == 2:
        return place // 2 if place % 2 == 0 else -1
    return place


@kernel
def hand_of(players, seat, round):
    """S-7, S-17: the hand a seat holds in a round, by the place it was dealt to."""
    return (place_of(players, seat) - (round - 1)) % places(players)


@kernel
def arrives(players, seat, hand):
    """S-7, S-17: the round in which a hand comes to a seat for the first time."""
    return (place_of(players, seat) - hand) % places(players) + 1


@kernel
def hand_size(players, hand, round):
    """S-6, S-17: how many cards a hand has at the start of a round."""
    if players == 2:
        # It is played from every other round: those dealt to players first, the others second.
        return HAND_SIZE - (round - hand % 2) // 2
    return HAND_SIZE - (round - 1)


@kernel
def left_zone(players, seat):
    """S-5, S-16: the zone a seat shares with its left neighbour; of two players, an own one."""
    return 2 * seat if players == 2 else seat


@kernel
def right_zone(players, seat):
    """S-5, S-16: the zone a seat shares with its right neighbour; of two players, an own one."""
    if players == 2:
        return 2 * seat + 1
    return seat - 1 if seat else players - 1
