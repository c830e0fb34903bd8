"""Events of Tsvetariki: what happened, told from the state before and after."""

from typing import Any

import numpy as np

from igroteka.games.tsvetariki.face.notation import (
    cell_text,
    cells_in,
    colours_text,
    joker_cells,
    move_text,
)
from igroteka.games.tsvetariki.face.offers import slides
from igroteka.games.tsvetariki.rules.ending import cleared_sides, side_of
from igroteka.games.tsvetariki.rules.groups import size_of
from igroteka.games.tsvetariki.rules.pieces import COLOURS
from igroteka.games.tsvetariki.rules.state import DEAL, FIRST, OVER, REORDER, SECRETS
from igroteka.games.tsvetariki.rules.turn import group_of, jokers_in
from igroteka.model import Event, Move, Seat

Table = Any  # one record of a state


def dealt(before: Table, after: Table) -> list[Event]:
    """What chance brought, by the phase it was in."""
    phase = int(before["phase"])
    if phase == SECRETS:
        return [_secret(after, seat) for seat in range(int(after["players"]))]
    if phase == FIRST:
        return [Event("tsvetariki-event-first", int(after["actor"]))]
    told = [Event("tsvetariki-event-deal" if phase == DEAL else "tsvetariki-event-reorder", None)]
    if after["phase"] == REORDER:
        told.append(Event("tsvetariki-event-crowded", None))
    if after["phase"] == DEAL:
        told.append(Event("tsvetariki-event-deal-again", None))
    return told


def _secret(after: Table, seat: Seat) -> Event:
    """T-3, T-16: everybody sees that there is a secret token; owner and partner see which."""
    colours = colours_text(after["colours"][seat])
    every = range(int(after["players"]))
    audience = tuple(other for other in every if side_of(after, other) == side_of(after, seat))
    facts = {"size": len(colours), "colours": ()}
    return Event("tsvetariki-event-secret", seat, facts, {"colours": colours}, audience)


def moved(before: Table, seat: Seat, move: Move, after: Table) -> list[Event]:
    """What a move took, what became of the board, and how it ended."""
    return [_taken(before, seat, move), *_emptied(before, after), *_end(after)]


def _taken(before: Table, seat: Seat, move: Move) -> Event:
    group = np.zeros_like(before["ramps"])
    colour = int(group_of(before["ramps"], move, group))
    facts = {
        "move": move_text(move),
        "colour": COLOURS[colour],
        "count": int(size_of(group)),
        "jokers": len(joker_cells(jokers_in(move))),
        "cells": tuple(cell_text(cell) for cell in cells_in(group)),
        "slides": slides(before["ramps"], group),
    }
    return Event("tsvetariki-event-take", seat, facts)


def _emptied(before: Table, after: Table) -> list[Event]:
    """T-10: ramps that went to the far right."""
    count = int(np.count_nonzero(before["ramps"]) - np.count_nonzero(after["ramps"]))
    return [Event("tsvetariki-event-emptied", None, {"count": count})] if count else []


def _end(after: Table) -> list[Event]:
    """T-11, T-12: why it is over, and everybody's colours."""
    if after["phase"] != OVER:
        return []
    told = [] if cleared_sides(after) else [Event("tsvetariki-event-no-groups", None)]
    return told + [_reveal(after, seat) for seat in range(int(after["players"]))]


def _reveal(after: Table, seat: Seat) -> Event:
    """T-12: at the end all colours are shown."""
    colours = colours_text(after["colours"][seat])
    left = sum(int(after["left"][COLOURS.index(colour)]) for colour in colours)
    return Event("tsvetariki-event-reveal", seat, {"colours": colours, "left": left})
