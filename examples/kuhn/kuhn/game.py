"""The face of Kuhn poker: words for moves and cards, events, the outcome, the referee."""

from typing import Any

from igroteka.i18n import tr
from igroteka.model import CHANCE, Event, Game, Move, Outcome, PositionError, Refusal, State
from igroteka.options import Option
from igroteka.positions import read_choice, read_list, read_object
from kuhn.rules import CALL, CARDS, FACING, FOLD, KERNELS, NOBODY, OVER, winner
from kuhn.views import VIEWS


class Kuhn(Game):
    """Kuhn poker."""

    id = "kuhn"
    rule_letter = "K"
    last_rule = 7
    kernels = KERNELS
    options = (Option("players", (2,), 2, "K-2"),)
    views = VIEWS
    move_words = ("check", "bet", "call", "fold")
    item_words = tuple(CARDS)

    def deal_groups(self, state: State) -> list[int]:
        return [1, 1]

    def events(self, before: State, seat: int, done: Any, after: State) -> list[Event]:
        s = after[0]
        if seat == CHANCE:
            told = [Event("kuhn-event-deal", 0)]
            for n, card in enumerate(done):
                told.append(Event("kuhn-event-card", n, {"card": ""}, {"card": CARDS[card]}, (n,)))
            return told
        told = [Event(f"kuhn-event-{self.move_text(done)}", seat)]
        if s["phase"] == OVER and s["folded"] == NOBODY:
            cards = {n: CARDS[card] for n, card in zip(("first", "second"), s["card"], strict=True)}
            told.append(Event("kuhn-event-shown", int(winner(s)), cards))
        return told

    def why_not(self, state: State, seat: int, move: Move) -> Refusal:
        if state[0]["actor"] != seat:
            return Refusal("K-3", "kuhn-no-turn")
        if state[0]["phase"] == FACING:
            return Refusal("K-5", "kuhn-no-answer")
        if move in (CALL, FOLD):
            return Refusal("K-5", "kuhn-no-bet")
        return Refusal("K-4", "kuhn-no-turn")

    def outcome(self, state: State) -> Outcome:
        s = state[0]
        first = int(winner(s))
        reason = "kuhn-outcome-cards" if s["folded"] == NOBODY else "kuhn-outcome-fold"
        facts = {"chips": int(s["chips"][1 - first])}
        return Outcome((first,), self.returns(state, 2), reason, facts)

    def set_up(self, position: object) -> tuple[State, int]:
        """The table after these cards and moves."""
        given = read_object(position, ("cards",), ("done",))
        texts = read_list(given["cards"], "cards", "K-2")
        cards = [CARDS.index(read_choice(text, "cards", CARDS, "K-1")) for text in texts]
        if len(set(cards)) != 2 or len(cards) != 2:
            raise PositionError("two different cards are dealt", "cards", "K-2")
        state = self.new(self.parse_options({}))
        self.chance(state, cards)
        for place, text in enumerate(read_list(given.get("done", []), "done")):
            at = f"done[{place}]"
            move = self.parse_move(read_choice(text, at, self.move_words))
            seat = int(state[0]["actor"])
            if move not in self.legal(state, seat):
                rule = self.why_not(state, seat, move).rule
                raise PositionError(f"{text} cannot be done there", at, rule)
            self.apply(state, seat, move)
        return state, int(state[0]["actor"])

    def judge(self, position: object, lang: str) -> dict[str, Any]:
        """What can be done now, or who has won."""
        state, seat = self.set_up(position)
        pot = int(state[0]["chips"].sum())
        if self.is_over(state):
            won = self.outcome(state)
            who = tr(lang, "player-number", number=won.winners[0] + 1)
            why = tr(lang, won.reason, winners=who, **won.facts)
            winners = list(won.winners)
            return {"pot": pot, "to_act": None, "legal": [], "winners": winners, "why": why}
        legal = [self.move_text(move) for move in self.legal(state, seat)]
        why = tr(lang, "kuhn-why-open", who=tr(lang, "player-number", number=seat + 1))
        return {"pot": pot, "to_act": seat, "legal": legal, "winners": [], "why": why}
