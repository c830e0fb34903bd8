"""What others do can be followed: in words by who does not see it, by movement by who does."""

from itertools import pairwise

import sample

from web.fixtures import Visit
from web.player import PLAYERS
from web.visitor import Visitor

# Everything that is put into the live regions, in its order.
LISTEN = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll('.frame > [role=log], .frame > [role=alert]')) {
    const hear = () => region.textContent && window.heard.push(region.textContent);
    new MutationObserver(hear).observe(region, { characterData: true, childList: true, subtree: true });
  }
}"""  # noqa: E501


def test_every_move_of_a_bot_is_said_in_words_and_then_my_turn(desk: Visitor) -> None:
    table = sample.table(sample.seats(3), sample.in_turn, sample.no_giving_up)
    player, page = PLAYERS[table[0].id], desk.page
    desk.open_at(table, ["me", "bot:random", "bot:random"])
    player.next(page)
    before = len(page.locator("aside ol li").all())
    page.evaluate(LISTEN)
    for _ in range(2):
        player.next(page)
        player.turn(page)
    player.next(page)
    heard: list[str] = page.evaluate("window.heard")
    told = page.locator("aside ol li > span:last-child").all_text_contents()[before:]
    bots = [one for one in told if not one.startswith("Аня")]
    assert len(bots) >= 4
    assert [one for one in told if one not in " ".join(heard)] == []
    assert heard.count("Ваш ход") == 2


# How long flying pieces fly, and when the table showed each move of others.
MEASURE = """() => {
  window.flights = [];
  window.shown = [];
  const told = document.querySelector('.frame > [role=log]');
  const step = () => window.shown.push(performance.now());
  new MutationObserver(step).observe(told, { characterData: true, childList: true, subtree: true });
  const look = () => {
    for (const one of document.getAnimations()) {
      const piece = one.effect?.target;
      if (one.flies || !piece?.dataset?.fly || one instanceof CSSTransition) continue;
      one.flies = true;
      window.flights.push(one.effect.getComputedTiming().duration);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
LONGEST = 300  # milliseconds a piece may fly; a move stays on the screen for longer


def lay(visitor: Visitor) -> None:
    """A card of the own hand is laid on the table, where everybody chooses at once."""
    table = sample.table(sample.seats(3), sample.at_once)
    visitor.open_at(table, ["me", "bot:random", "bot:random"])
    player = PLAYERS[table[0].id]
    player.next(visitor.page)
    player.choose(visitor.page)
    visitor.page.evaluate(MEASURE)
    player.confirm(visitor.page)
    player.next(visitor.page)


def test_a_card_flies_to_its_place_in_no_more_than_300_ms(visit: Visit) -> None:
    visitor = visit(motion=True)
    lay(visitor)
    visitor.page.wait_for_function("() => window.flights.length > 0")
    assert 0 < max(visitor.page.evaluate("window.flights")) <= LONGEST


def test_moves_that_arrive_at_once_are_shown_one_after_another(visit: Visit) -> None:
    visitor = visit(motion=True)
    table = sample.table(sample.seats(4), sample.in_turn, sample.no_giving_up)
    player, page = PLAYERS[table[0].id], visitor.page
    visitor.open_at(table, ["me", *["bot:random"] * 3])
    player.next(page)
    page.evaluate(MEASURE)
    player.turn(page)
    page.wait_for_function("() => window.shown.length >= 4")
    shown: list[float] = page.evaluate("window.shown")
    # A busy machine may be late with one of them, not early with all.
    assert (shown[3] - shown[0]) / 3 > LONGEST, shown
    assert min(later - sooner for sooner, later in pairwise(shown)) > LONGEST / 2, shown


def test_nothing_flies_where_no_motion_is_wanted(desk: Visitor) -> None:
    lay(desk)
    moved = """() => document.getAnimations().filter((one) => one.effect?.getKeyframes()
      .some(({ transform }) => transform && transform !== 'none')).length"""
    assert desk.page.evaluate(moved) == 0
