"""A match in the terminal: people and bots at one table, for any game that has a screen.

All input, output and time come from outside, so that a script can play a whole match.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from igroteka.bots import Bot, Budget
from igroteka.bots.analysis import analyse
from igroteka.dealer import FairDealer
from igroteka.i18n import tr
from igroteka.match import Match
from igroteka.model import SPECTATOR, Game, Illegal, Move, NotAMove, Options, Seat, View
from igroteka.options import value_text
from igroteka.record import write_dealt
from igroteka.rng import Rng
from igroteka.sentences import event_text, outcome_text, refusal_text
from igroteka.terminal.hint import hint_blocks
from igroteka.terminal.screen import QUIET, Screen, frame, joined, show_pages

PAUSE = 0.6  # seconds to read what a bot did
LONGEST_QUOTE = 40  # of what somebody typed
BUDGET = Budget(milliseconds=1000)
LONGEST_VALUE = 30  # signs of an option; a whole list of goals would fill the screen

# The second of each pair is the same key on a Cyrillic keyboard.
COMMANDS = {
    **dict.fromkeys(("?", ","), "rules"),
    **dict.fromkeys(("u", "г"), "undo"),
    **dict.fromkeys(("r", "к"), "story"),
    **dict.fromkeys(("h", "р"), "hint"),
    **dict.fromkeys(("q", "й"), "quit"),
}


class _Left(Exception):
    """Somebody wants to stop."""


def play(  # noqa: PLR0913, PLR0917
    game: Game,
    screen: Screen,
    options: Options,
    human_seats: Sequence[Seat],
    bots: Mapping[Seat, Bot],
    names: Sequence[str],
    lang: str,
    console: Console,
    read: Callable[[str], str],
    dealer: FairDealer,
    rng: Rng,
    pause: Callable[[float], None],
    record_file: Path | None,
) -> Match:
    """Play a match to its end, or until somebody leaves; it is returned either way."""
    match = Match(game, options, dealer)
    assert {*human_seats, *bots} == set(range(match.seats)), "every seat has a person or a bot"
    sitting = _Sitting(
        match, screen, tuple(human_seats), bots, names, lang, console, read, pause, rng
    )
    try:
        # With several people the alternate screen keeps hands out of the scroll-back.
        with console.screen(hide_cursor=False) if len(human_seats) > 1 else nullcontext():
            sitting.welcome(dealer.commitment)
            while not match.over:
                sitting.step()
        sitting.finish(dealer, record_file)
    except (_Left, EOFError, KeyboardInterrupt):
        console.print()
        sitting.say(tr(lang, "terminal-goodbye"))
    return match


@dataclass(slots=True)
class _Sitting:
    """People around one terminal, and what each has been shown."""

    match: Match
    screen: Screen
    people: tuple[Seat, ...]
    bots: Mapping[Seat, Bot]
    names: Sequence[str]
    lang: str
    console: Console
    read: Callable[[str], str]
    pause: Callable[[float], None]
    rng: Rng
    looking: Seat | None = None  # who saw the screen last
    shown: dict[Seat, int] = field(default_factory=dict[Seat, int])  # up to which version

    @property
    def watcher(self) -> Seat:
        """Whose eyes the bots' moves are told to: with several people, what all may know."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    # -- the course of a match --------------------------------------------------------------------

    def welcome(self, commitment: str) -> None:
        """Say what is played, and begin when people are ready."""
        self.show_terms(commitment)
        while self.people and COMMANDS.get(self.ask(tr(self.lang, "terminal-begin"))) == "rules":
            self.show_rules()
            self.show_terms(commitment)
        self.tell(self.watcher, since=0)

    def show_terms(self, commitment: str) -> None:
        """Who plays what, and the fingerprint of the deal before the first card is seen."""
        title = self.screen.title(self.match.options, self.lang)
        self.console.clear()
        self.show(Rule(title, align="left", style=QUIET))
        self.say(tr(self.lang, "terminal-table", names=joined(self.names, self.lang)))
        for name, value in self.match.options.items():
            words = tr(self.lang, f"{self.match.game.id}-option-{name}")
            text = value_text(value)
            brief = text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
            told = tr(self.lang, "terminal-option", name=words, value=brief)
            self.say(f"  {told}", QUIET)
        self.say(tr(self.lang, "terminal-commitment"))
        self.say(f"  {commitment}", "bold")
        self.say(tr(self.lang, "terminal-commitment-why"), QUIET)

    def step(self) -> None:
        """One step of whoever has to act."""
        seat = self.next_to_act()
        if seat not in self.bots:
            return self.decide(seat)
        before = self.match.version
        self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.rng, BUDGET))
        self.tell(self.watcher, before)
        self.pause(PAUSE)

    def next_to_act(self) -> Seat:
        """The first who may act; where all choose at once, the first who has not chosen yet."""
        match = self.match
        chosen: set[Seat] = set()
        if match.game.simultaneous:
            chosen = {step.seat for step in match.steps if step.turn == match.turn}
        return next(seat for seat in match.to_act() if seat not in chosen)

    def finish(self, dealer: FairDealer, record_file: Path | None) -> None:
        """The last table, who won and why, and what proves that the deal was fair."""
        if len(self.people) > 1:  # what was told last vanished with the alternate screen
            self.tell(SPECTATOR, max(self.shown.values(), default=0))
        self.say("")
        self.show(self.screen.draw(self.match.view(self.watcher), self.names, self.lang))
        outcome = outcome_text(self.match.game, self.match.outcome(), self.names, self.lang)
        self.say(f"\n{outcome}\n", "bold")
        for id, text in (("seed", dealer.seed.hex()), ("seed-why", dealer.commitment)):
            self.say(tr(self.lang, f"terminal-{id}"), QUIET)
            self.say(f"  {text}")
        if record_file is not None:
            self.save(record_file, write_dealt(self.match, dealer, self.names))

    def save(self, file: Path, text: str) -> None:
        """Write the record whole or not at all."""
        part = file.with_name(f"{file.name}.part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(file)
        except OSError as error:
            part.unlink(missing_ok=True)
            why = error.strerror or str(error)
            self.say(tr(self.lang, "terminal-not-saved", file=str(file), why=why), "bold")
            return
        self.say(tr(self.lang, "terminal-saved", file=str(file)))
        self.say(tr(self.lang, "terminal-check", file=str(file)), QUIET)

    # -- a person's step --------------------------------------------------------------------------

    def decide(self, seat: Seat) -> None:
        """Show a person the table and take their answers until the match has moved on."""
        if len(self.people) > 1 and seat != self.looking:
            self.draw_curtain(seat)
        self.looking = seat
        view = self.match.view(seat)
        self.show_table(view)
        while not self.answer(view):
            pass

    def draw_curtain(self, seat: Seat) -> None:
        """Hide what the last player saw until the next one sits there."""
        who = self.names[seat]
        self.console.clear()
        self.say(f"\n\n  {tr(self.lang, 'terminal-pass-to', who=who)}\n", "bold")
        self.ask(tr(self.lang, "terminal-pass-enter", who=who))

    def answer(self, view: View) -> bool:
        """Take one line; whether a step was done or taken back by it."""
        id = "terminal-only-move" if len(view.legal) == 1 else "terminal-your-turn"
        text = self.ask(tr(self.lang, id, who=self.names[view.seat]))
        command = COMMANDS.get(text.lower())
        if command == "undo":
            return self.undo(view.seat)
        if command is not None:
            self.show_more(command, view)
            self.show_table(view)
            return False
        meant = self.meaning(text, view)
        if not isinstance(meant, int):
            self.show(meant)
            return False
        return self.do(view.seat, Move(meant))

    def meaning(self, text: str, view: View) -> Move | RenderableType:
        """The move a line means, or what to say to it."""
        meant = self.screen.interpret(text, view, self.lang)
        if meant is not None:
            return meant
        moves = self.screen.listed(view)
        if not text and len(view.legal) == 1:
            return view.legal[0]
        if text in map(str, range(1, len(moves) + 1)):
            return moves[int(text) - 1]
        try:
            return self.match.game.parse_move(text)
        except NotAMove:
            return Text(self.not_understood(text, view, len(moves)), "bold")

    def not_understood(self, text: str, view: View, count: int) -> str:
        """What is wrong with a line, and what would be right."""
        said = "".join(filter(str.isprintable, text))[:LONGEST_QUOTE]
        facts = {"text": said, "count": count, "example": self.match.game.move_text(view.legal[0])}
        if len(view.legal) == 1:
            return tr(self.lang, "terminal-not-the-only-move", **facts)
        if text.isdecimal() and count:
            return tr(self.lang, "terminal-no-such-number", **facts)
        return tr(self.lang, "terminal-not-a-move" if text else "terminal-choose", **facts)

    def do(self, seat: Seat, move: Move) -> bool:
        """Do the move, or say by which rule it cannot be done."""
        before = self.match.version
        try:
            self.match.play(seat, move)
        except Illegal as error:
            self.say(refusal_text(self.match.game, error.refusal, self.names, self.lang), "bold")
            return False
        self.shown[seat] = before
        if self.match.over or seat not in self.match.to_act() or self.match.game.simultaneous:
            self.tell(seat, before)
            self.pause(PAUSE)
        return True

    def undo(self, seat: Seat) -> bool:
        """Take back the last step of the turn, if nothing hidden came to light."""
        if not self.match.may_undo(seat):
            self.say(tr(self.lang, "terminal-no-undo"), "bold")
            return False
        self.shown[seat] = self.match.version
        self.match.undo(seat)
        return True

    # -- what is shown ----------------------------------------------------------------------------

    def show_table(self, view: View) -> None:
        """What happened, the table, and what can be done: as much as the window holds."""
        table = self.screen.draw(view, self.names, self.lang)
        undo = "-undo" if self.match.may_undo(view.seat) else ""
        keys = Rule(tr(self.lang, f"terminal-keys{undo}"), align="left", style=QUIET)
        story = self.story(view.seat, self.shown.get(view.seat, 0))
        game, describe = self.match.game, self.screen.describe_move
        choices = [
            (game.move_text(move), describe(view, move, self.names, self.lang))
            for move in self.screen.listed(view)
        ]
        drawn = frame(self.console, story, table, choices, keys, self.lang)
        self.console.clear()
        self.console.print(drawn, end="")

    def show_more(self, command: str, view: View) -> None:
        """The rules, what has been so far, or what the moves are worth."""
        if command == "rules":
            self.show_rules()
        elif command == "story":
            self.show_story(view.seat)
        else:
            self.show_hint(view)

    def show_hint(self, view: View) -> None:
        found = analyse(view, self.rng, BUDGET)
        blocks = hint_blocks(self.screen, view, found, self.names, self.lang)
        show_pages(self.console, blocks, self.read, self.lang)

    def show_rules(self) -> None:
        rules = self.screen.rules(self.match.options, self.lang)
        show_pages(self.console, rules, self.read, self.lang)

    def show_story(self, seat: Seat) -> None:
        """All that happened, as this seat may know it. A record would show every hand."""
        title = Rule(tr(self.lang, "terminal-story"), align="left", style=QUIET)
        show_pages(self.console, [title, *self.story(seat, since=0)], self.read, self.lang)

    def story(self, viewer: Seat, since: int) -> list[Text]:
        """What happened after a version, in sentences."""
        return [
            Text(event_text(self.match.game, event, self.names, self.lang))
            for event in self.match.events(viewer, since)
            if event.id not in self.screen.untold
        ]

    def tell(self, viewer: Seat, since: int) -> None:
        for text in self.story(viewer, since):
            self.show(text)

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(text, style))

    def show(self, drawn: RenderableType) -> None:
        self.console.print(drawn, highlight=False, markup=False)

    def ask(self, prompt: str) -> str:
        """A line of input; leaves if it says so."""
        text = self.read(prompt).strip()
        if COMMANDS.get(text.lower()) == "quit":
            raise _Left
        return text
