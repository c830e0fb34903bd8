"""Two worlds on the wire: what looks the same to somebody is the same to them to the byte."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import pytest
from conformance.tables import TABLES, name_of
from suite import SUITES

from igroteka.bots import Budget
from igroteka.bots.analysis import analyse, whole_turn
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import SPECTATOR, Game, Illegal, NotAMove, NotYourTurn, Options
from igroteka.rng import below, seeded
from igroteka.server.messages.protocol import Preview
from igroteka.server.messages.sentences import refused
from igroteka.server.messages.updates import wire
from igroteka.server.rooms.hints import hinted
from igroteka.server.rooms.preview import previewed
from igroteka.server.rooms.thinker import Advice
from igroteka.server.table import entries
from igroteka.server.table.commands import Hint
from igroteka.server.table.decisions import Actor
from igroteka.server.table.refusals import CommandRefused, refusal
from igroteka.server.table.seats import Happened
from igroteka.server.table.table import Table
from server.worlds import guest_of, in_world, sent_bytes, started

MATCHES = 2
WORLDS = 2
MOST_STEPS = 60
TRIED = 3  # moves that a seat tries beside
HINTED = 7  # a hint is asked for every so many steps
PONDERED = Budget(iterations=20)

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


def told(table: Table, viewer: int) -> bytes:
    """Everything a viewer is told who has seen all before; the commitment is as random as ever."""
    guest = guest_of(viewer)
    sent = sent_bytes(table, guest, table.version, None)
    commitment = table.dealer.commitment if table.dealer else ""
    return sent.replace(commitment.encode(), b"")


def answers(table: Table, seat: int, moves: Sequence[str]) -> list[bytes]:
    """What a seat gets to hear that tries moves, also such as cannot be, or asks for a preview."""
    match = table.match
    assert match is not None
    legal = {table.game.move_text(move) for move in match.legal(seat)}
    heard: list[bytes] = []
    for text in moves:
        try:
            asked = Preview("p", seat, (text,))
            heard.append(wire(previewed(table, Actor(guest_of(seat), ""), "ru", asked)))
        except CommandRefused as no:
            heard.append(wire(refused("p", no, "ru", table)))
        if text not in legal:
            try:
                table.apply(entries.Moved(0, guest_of(seat), "m", seat, text))
            except (Illegal, NotAMove, NotYourTurn) as error:
                heard.append(wire(refused("m", refusal(error), "ru", table)))
    return heard


def hint(table: Table, seat: int) -> bytes:
    """What a seat is advised."""
    match = table.match
    assert match is not None
    rng, view = seeded(7), match.view(seat)
    moves = analyse(view, rng, PONDERED)
    found = Advice(moves, whole_turn(view, moves[0].move, rng, PONDERED))
    return wire(hinted(table.game, Hint("h", seat), found, 0))


@tables
def test_no_byte_of_a_message_depends_on_what_the_receiver_may_not_see(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    rng = seeded(41)
    compared = different = answered = 0
    known = ["nonsense"]  # moves that were legal for somebody
    for number in range(MATCHES):
        live = started(game, options, number)
        for step in range(MOST_STEPS):
            match = live.match
            assert match is not None and live.dealer is not None
            if match.over:
                break
            state, seed = match._state, live.dealer.seed  # pyright: ignore[reportPrivateUsage]
            tried = [known[below(rng, len(known))] for _ in range(TRIED)]
            for viewer in (SPECTATOR, *range(match.seats)):
                acts = viewer in match.to_act()
                here = told(live, viewer)
                heard = answers(live, viewer, tried) if acts else []
                answered += len(heard)
                advice = hint(live, viewer) if acts and step % HINTED == 0 else b""
                for _ in range(WORLDS):
                    world = game.imagine(match.view(viewer), rng)
                    in_world(live, world, np.random.default_rng(compared).bytes(32))
                    assert told(live, viewer) == here
                    assert not acts or answers(live, viewer, tried) == heard
                    assert not advice or hint(live, viewer) == advice
                    compared += 1
                    different += world.tobytes() != state.tobytes()
                    in_world(live, state, seed)
            seats = match.to_act()
            seat = seats[below(rng, len(seats))]
            legal = [game.move_text(move) for move in match.legal(seat)]
            known += [text for text in legal if text not in known]
            move = legal[below(rng, len(legal))]
            live.apply(entries.Moved(0, guest_of(seat), f"m{live.version}", seat, move))
    assert compared and different and answered


@dataclass
class Changed:
    """Deals as a fair dealer did, but for one item of one step; later ones only as they must."""

    fair: FairDealer
    step: int  # -1: nothing is changed
    place: int
    other: int
    dealt: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])

    def deal(self, step: int, pile: Sequence[int], count: int) -> tuple[int, ...]:
        again = self.dealt[step] if self.step >= 0 and step < len(self.dealt) else ()
        items = list(again if len(again) == count else self.fair.deal(step, pile, count))
        if step == self.step:
            left = [item for item in pile if item not in items]
            if left:
                items[self.place % count] = left[self.other % len(left)]
        for place, item in enumerate(items):
            if item not in pile:  # it was given away instead of another
                items[place] = next(free for free in pile if free not in items)
        if self.step < 0:
            self.dealt.append(tuple(items))
        return tuple(items)


def dealt(game: Game, options: Options, number: int, dealer: Changed) -> Table:
    """A started table that was dealt by this dealer."""
    live = started(game, options, number)
    live.match = Match(game, options, dealer)
    told = [happened for happened in live.happenings if happened.version < live.version]
    dealt = [Happened(live.version, event, live.called) for event in live.match.happened(0)]
    live.happenings = told + dealt
    live._look()  # pyright: ignore[reportPrivateUsage]
    return live


@tables
def test_events_of_a_deal_tell_each_seat_only_its_own_part(table: tuple[Game, Options]) -> None:
    """Change one hidden item of an opening: who sees the same table is sent the same bytes."""
    game, options = table
    rng = seeded(5)
    compared = 0
    for number in range(60):
        fair = FairDealer.numbered(number)
        plain = Changed(fair, -1, 0, 0)
        one = dealt(game, options, number, plain)
        step = number % len(plain.dealt)
        changed = Changed(fair, step, below(rng, 1000), below(rng, 1000), plain.dealt)
        other = dealt(game, options, number, changed)
        assert one.match is not None and other.match is not None
        if one.match.state_bytes() == other.match.state_bytes():
            continue
        for viewer in (SPECTATOR, *range(one.match.seats)):
            views = [live.match.view(viewer) for live in (one, other) if live.match]
            if views[0].record.tobytes() == views[1].record.tobytes():
                messages = [sent_bytes(live, guest_of(viewer), 0, "ru") for live in (one, other)]
                assert messages[0] == messages[1]
                compared += 1
    assert compared or SUITES[game.id].open_opening


@tables
def test_the_seed_is_told_when_the_match_is_over_and_not_before(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    live = started(game, options, 3)
    rng = seeded(3)
    assert live.match is not None and live.dealer is not None
    seed = live.dealer.seed.hex().encode()
    while not live.match.over:
        for viewer in (SPECTATOR, *range(live.match.seats)):
            assert seed not in sent_bytes(live, guest_of(viewer), None, None)
        seat = live.match.to_act()[0]
        legal = live.match.legal(seat)
        move = game.move_text(legal[below(rng, len(legal))])
        live.apply(entries.Moved(0, "", f"m{live.version}", seat, move))
    assert seed in sent_bytes(live, "spectator", None, None)
