"""A record: a match written down as text that people can read and programs can replay.

    [Game "…"]                  its id
    [Rules "… 1"]               and the version of its rules
    [Options "players=2 …"]
    [Seat0 "Аня"]
    [Commitment "…"]            what was shown before the first card
    [Seed "…"]                  what was revealed at the end
    [Result "0"]                winners; * while unfinished

    deal 7r 2g 4b / 5y …
    1. 0: palette 2g, canvas 1g
    2. 1: palette 3v, draw [5b], canvas 5b

Steps of one turn stand on one line; what chance brought inside a turn stands in brackets (several
if it came in several parts), a deal on a line of its own. Whoever ends a turn early simply has no
further step. Where others may act in somebody's turn, their steps have lines of their own with the
number of that turn; such a line ends with whatever its seat did, and the turn goes on.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from igroteka.dealer import SEED_BYTES, FairDealer, commitment_of
from igroteka.games import GAMES
from igroteka.match import Match, Step
from igroteka.model import (
    Game,
    Illegal,
    NotAMove,
    NotYourTurn,
    Options,
    Refusal,
    Seat,
    UnknownRules,
)
from igroteka.options import OptionError, options_text
from igroteka.positions import shown

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_TURN = re.compile(r"(\d{1,9})\. (\d{1,9}): ?(.*)")
_STEP = re.compile(r"\s*([^\s,\[\]][^,\[\]]*?)\s*((?:\[[^\]]*\]\s*)*)(?:,|$)")
_BROUGHT = re.compile(r"\[([^\]]*)\]")
UNFINISHED = "*"


class RecordError(ValueError):
    """A record that does not hold: what is wrong and in which line."""

    def __init__(self, line: int, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line, self.message = line, message
        self.refusal = refusal  # of a move that is not legal, to be told in a language


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: its tags and, line by line, its moves."""

    tags: Mapping[str, str]
    tag_lines: Mapping[str, int]
    lines: Sequence[tuple[int, str]]


@dataclass(slots=True)
class ScriptedDealer:
    """Brings what a record says; refuses what the pile does not hold."""

    script: list[tuple[int, tuple[int, ...]]]
    name: Callable[[int], str] = str
    line: int = 0
    given: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = field(
        default_factory=list[tuple[int, int, tuple[int, ...], tuple[int, ...]]]
    )

    def deal(self, step: int, pile: Sequence[int], count: int) -> tuple[int, ...]:
        if not self.script:
            raise RecordError(self.line, f"{count} dealt or drawn item(s) are missing here")
        self.line, items = self.script.pop(0)
        if len(items) != count:
            raise RecordError(self.line, f"{len(items)} item(s) are dealt, {count} are due")
        left = list(pile)
        for item in items:
            if item not in left:
                raise RecordError(self.line, f"{self.name(item)} cannot be dealt: it is not there")
            left.remove(item)
        self.given.append((self.line, step, tuple(pile), items))
        return items


def write(match: Match, names: Sequence[str] = (), tags: Mapping[str, str] | None = None) -> str:
    """The match as text. Give `Commitment` (and at the end `Seed`) among the tags."""
    game = match.game
    head = {
        "Game": game.id,
        "Rules": f"{game.id} {game.rules_version}",
        "Options": options_text(match.options),
        **{f"Seat{seat}": name for seat, name in enumerate(names)},
        **(tags or {}),
        "Result": _result(match),
    }
    lines = [f'[{name} "{_escape(value)}"]' for name, value in head.items()]
    return "\n".join([*lines, "", *_move_lines(game, match.steps)]) + "\n"


def write_dealt(match: Match, dealer: FairDealer, names: Sequence[str] = ()) -> str:
    """The record of a fairly dealt match; the seed is revealed only when it is over."""
    tags = {"Commitment": dealer.commitment}
    if match.over:
        tags["Seed"] = dealer.seed.hex()
    return write(match, names, tags)


def _result(match: Match) -> str:
    """The seats that won; `none` where nobody did, `*` while it goes on."""
    return " ".join(map(str, match.outcome().winners)) or "none" if match.over else UNFINISHED


def _escape(value: str) -> str:
    one_line = " ".join(value.split())
    return one_line.replace("\\", "\\\\").replace('"', '\\"')


def _move_lines(game: Game, steps: Sequence[Step]) -> list[str]:
    lines: list[str] = []
    turn: tuple[int, Seat] | None = None
    for step in steps:
        if step.move is None:
            text = _items_text(game, step)
            if step.groups:
                lines.append(f"deal {text}")
                turn = None
            else:
                lines[-1] += f" [{text}]"
            continue
        if turn != (step.turn, step.seat):
            turn = (step.turn, step.seat)
            lines.append(f"{step.turn}. {step.seat}:")
        if step.move == game.end_step:
            continue
        joint = " " if lines[-1][-1] == ":" else ", "
        lines[-1] += joint + game.move_text(step.move)
    return lines


def _items_text(game: Game, step: Step) -> str:
    texts = [game.item_text(item) for item in step.items]
    for place in _ends(step.groups):
        texts[place - 1] += " /"
    return " ".join(texts)


def _ends(groups: Sequence[int]) -> list[int]:
    """After which items a group ends, the last one excepted."""
    ends: list[int] = []
    for size in groups[:-1]:
        ends.append(size + (ends[-1] if ends else 0))
    return ends


def read(text: str) -> Record:
    """Tags and lines of a record; RecordError for what is neither."""
    tags: dict[str, str] = {}
    tag_lines: dict[str, int] = {}
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if not stripped:
            continue
        if stripped.startswith("["):
            found = _TAG.fullmatch(stripped)
            if not found:
                raise RecordError(
                    number, f'not a tag of the form [Name "value"]: {shown(stripped)}'
                )
            if lines:
                raise RecordError(number, "tags stand before the moves")
            name = found[1]
            if name in tags:
                raise RecordError(number, f"the tag {name} stands twice")
            tags[name] = found[2].replace('\\"', '"').replace("\\\\", "\\")
            tag_lines[name] = number
        else:
            lines.append((number, stripped))
    if "Game" not in tags:
        raise RecordError(1, 'a record begins with [Game "…"]')
    return Record(tags, tag_lines, lines)


def game_of(record: Record) -> tuple[Game, Options]:
    """The game and the options of a record."""
    line = record.tag_lines["Game"]
    name = record.tags["Game"]
    game = GAMES.get(name)
    if game is None:
        raise RecordError(line, f"unknown game {shown(name)}; known: {', '.join(GAMES)}")
    game = _by_its_rules(game, record)
    if "Options" not in record.tags:
        raise RecordError(line, 'a record names its options: [Options "…"] is missing')
    try:
        return game, game.parse_options(record.tags["Options"].split())
    except OptionError as error:
        raise RecordError(record.tag_lines["Options"], error.message) from None


def _by_its_rules(game: Game, record: Record) -> Game:
    """The game by the version of the rules that the record names: `[Rules "red7 1"]`."""
    if "Rules" not in record.tags:
        line = record.tag_lines["Game"]
        raise RecordError(line, f'a record names its rules: [Rules "{game.id} …"] is missing')
    line, (name, _, version) = record.tag_lines["Rules"], record.tags["Rules"].partition(" ")
    if name != game.id:
        raise RecordError(line, f"{shown(record.tags['Rules'])} are not rules of {game.id}")
    try:
        return game.under(version)
    except UnknownRules as error:
        raise RecordError(line, str(error)) from None


@dataclass(frozen=True, slots=True)
class _Turn:
    line: int
    turn: int
    seat: Seat
    steps: tuple[str, ...]


def _script(game: Game, record: Record) -> tuple[list[_Turn], list[tuple[int, tuple[int, ...]]]]:
    """The turns to play and, apart from them, what chance brings."""
    turns: list[_Turn] = []
    chance: list[tuple[int, tuple[int, ...]]] = []
    for line, text in record.lines:
        if text.startswith("deal "):
            chance.append((line, _items(game, line, text[5:])))
            continue
        found = _TURN.fullmatch(text)
        if not found:
            raise RecordError(line, f"neither a deal nor a turn «3. 0: …»: {shown(text)}")
        steps: list[str] = []
        rest = found[3]
        while rest:
            step = _STEP.match(rest)
            if not step:
                raise RecordError(line, f"cannot read the step at {shown(rest)}")
            steps.append(step[1])
            chance += [(line, _items(game, line, items)) for items in _BROUGHT.findall(step[2])]
            rest = rest[step.end() :]
        turns.append(_Turn(line, int(found[1]), int(found[2]), tuple(steps)))
    return turns, chance


def _items(game: Game, line: int, text: str) -> tuple[int, ...]:
    try:
        return tuple(game.parse_item(item) for item in text.replace("/", " ").split())
    except NotAMove as error:
        raise RecordError(line, str(error)) from None


def replay(record: Record) -> tuple[Match, ScriptedDealer]:
    """Play a record again; RecordError at the first line that does not hold."""
    game, options = game_of(record)
    turns, chance = _script(game, record)
    first = record.lines[0][0] if record.lines else max(record.tag_lines.values())
    dealer = ScriptedDealer(chance, game.item_text, first)
    match = Match(game, options, dealer)
    for turn in turns:
        dealer.line = turn.line
        _replay_turn(match, turn)
    if dealer.script:
        line, items = dealer.script[0]
        raise RecordError(line, f"{game.item_text(items[0])} is dealt, but no card is due here")
    _check_result(match, record)
    return match, dealer


def before_turn(record: Record, turn: int) -> Record:
    """The same record up to a turn, which is then the next to be played."""
    lines: list[tuple[int, str]] = []
    for line, text in record.lines:
        found = _TURN.fullmatch(text)
        if found and int(found[1]) >= turn:
            break
        lines.append((line, text))
    return Record({**record.tags, "Result": UNFINISHED}, record.tag_lines, lines)


def _replay_turn(match: Match, turn: _Turn) -> None:
    game = match.game
    if match.over:
        raise RecordError(turn.line, "the match was over before this turn")
    if turn.turn != match.turn:
        raise RecordError(turn.line, f"turn {turn.turn} stands where turn {match.turn} is due")
    if game.simultaneous and (len(turn.steps) != 1 or turn.seat not in match.to_act()):
        raise RecordError(turn.line, "each seat has one choice in a turn, on one line")
    try:
        for text in turn.steps:
            match.play(turn.seat, game.parse_move(text))
        end = game.end_step
        here = match.turn == turn.turn and turn.seat in match.to_act()
        if end is not None and here and end in match.legal(turn.seat):
            match.play(turn.seat, end)
    except Illegal as error:
        refusal = error.refusal
        raise RecordError(turn.line, f"not legal by {refusal.rule}", refusal) from None
    except (NotAMove, NotYourTurn) as error:
        raise RecordError(turn.line, str(error)) from None
    only_this_seat = match.to_act() == (turn.seat,)
    if match.turn == turn.turn and only_this_seat and not match.over and not game.simultaneous:
        raise RecordError(turn.line, "the turn is not finished")


def _check_result(match: Match, record: Record) -> None:
    told, true = record.tags.get("Result", UNFINISHED), _result(match)
    if told != true:
        line = record.tag_lines.get("Result", 1)
        raise RecordError(line, f"the result is given as {shown(told)}, but it is {true!r}")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What could be checked: the moves always; the deal if seed and commitment are there."""

    match: Match
    deal: str  # "fair", "unproved" (no seed yet), or "uncommitted" (no commitment)


def verify(record: Record) -> Verdict:
    """Replay, and check that every card dealt follows from the committed seed."""
    match, dealer = replay(record)
    commitment = record.tags.get("Commitment")
    seed_text = record.tags.get("Seed")
    if seed_text is None:
        return Verdict(match, "unproved" if commitment else "uncommitted")
    line = record.tag_lines["Seed"]
    try:
        seed = bytes.fromhex(seed_text)
    except ValueError:
        raise RecordError(line, "the seed is not written in hexadecimal digits") from None
    if len(seed) != SEED_BYTES:
        raise RecordError(line, f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
    if commitment is not None and commitment_of(seed) != commitment.lower():
        raise RecordError(line, "the seed does not fit the commitment")
    fair = FairDealer(seed)
    for line, step, pile, items in dealer.given:
        if fair.deal(step, pile, len(items)) != items:
            raise RecordError(line, "these cards do not follow from the seed")
    return Verdict(match, "fair" if commitment else "uncommitted")
