"""Games are plugins: what each brings, said in one place, and how they are found.

A package offers a game by an entry point of the group `igroteka.games`, which names a
`GamePlugin`. Everything heavy in it is a reference «module:object» that is imported when somebody
asks for it, so that ids, seats and names of all games are known without loading any rules.

A plugin that cannot be used is set aside with a sentence that names its package; the others play.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from igroteka.mistakes import Mistake

GROUP = "igroteka.games"
OUR_PACKAGE = "igroteka"
LAST = 1000  # in the order of games, where a plugin does not care

Reference = str  # «package.module:object»
T = TypeVar("T")

log = logging.getLogger("igroteka.plugins")


class PluginError(Mistake, KeyError):
    """A game that there is not, or that cannot be used: which, of which package, and why."""

    __str__ = Mistake.__str__  # KeyError's would put the sentence in quotation marks


class Command(NamedTuple):
    """A command of the command line: its module says its arguments and runs it.

    The module has `arguments(parser)` and `run(given) -> int`.
    """

    name: str
    help: str
    module: str


class FileFlag(NamedTuple):
    """A flag of `play` and `judge` that takes a file: somebody's own pieces of the game.

    `read(path)` gives a `Box`; what is wrong with the file it says by a `Mistake`.
    """

    name: str  # «--name»
    help: str
    read: Reference


class Box(NamedTuple):
    """What a file brings: options of a table, and the game whose referee goes by it."""

    options: tuple[str, ...]
    referee: Any  # a Game


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePlugin:
    """Everything a game brings. What is left out, the room supplies.

    `folder` holds the game's texts: `rulebook.md` (and `rulebook.<lang>.md`), `examples.toml`,
    `levels.toml`, `locale/<lang>.ftl`.
    """

    id: str  # also the name of the entry point, and of the game class
    game: Reference  # the class of the game, made without arguments
    folder: Path
    seats: tuple[int, ...]  # how many can play
    order: int = LAST  # where it stands among the games
    bots: Mapping[str, Reference] = field(default_factory=dict[str, Reference])  # by name
    searcher: Reference | None = None  # a Searcher: for levels, hints and analysis
    level: Reference | None = None  # (number, Level) -> Bot, where a level is not just a search
    screen: Reference | None = None  # a Screen class, for the terminal
    flags: tuple[FileFlag, ...] = ()
    commands: tuple[Command, ...] = ()
    short_rules: tuple[str, ...] = ()  # the messages `<id>-short-<part>`: what one needs to begin
    # What names an edition in the rulebook's HTML, by edition; for rules that are about one.
    editions: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    # Options of further tables at which something has to be compiled.
    warm_tables: tuple[Mapping[str, object], ...] = ()


def load(reference: Reference) -> Any:
    """The object a reference names."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


class _Found(NamedTuple):
    plugins: dict[str, GamePlugin]
    packages: dict[str, str]
    set_aside: dict[str, str]  # by name of the entry point: why


@cache
def _found() -> _Found:
    """Every plugin that is installed; ours first, so that nobody can take their names."""
    found = _Found({}, {}, {})
    entries = sorted(entry_points(group=GROUP), key=lambda entry: (not _is_ours(entry), entry.name))
    usable: list[GamePlugin] = []
    for entry in entries:
        package = _package(entry)
        try:
            plugin = _checked(entry, entry.load(), found.packages)
        except Exception as error:  # whatever a foreign module may end with
            found.set_aside[entry.name] = _why(entry.name, package, error)
            log.warning("%s", found.set_aside[entry.name])
            continue
        found.packages[plugin.id] = package
        usable.append(plugin)
    usable.sort(key=lambda plugin: (plugin.order, plugin.id))
    found.plugins.update((plugin.id, plugin) for plugin in usable)
    return found


def _is_ours(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == OUR_PACKAGE


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


def _checked(entry: EntryPoint, plugin: object, taken: Mapping[str, str]) -> GamePlugin:
    if not isinstance(plugin, GamePlugin):
        raise TypeError(f"{entry.value} is no GamePlugin")
    if plugin.id != entry.name:
        raise ValueError(f"its entry point is called {entry.name!r}, the game {plugin.id!r}")
    if plugin.id in taken:
        raise ValueError(f"{taken[plugin.id]} has a game of this name already")
    if not plugin.folder.is_dir():
        raise ValueError(f"there is no folder {plugin.folder}")
    return plugin


def _why(game: str, package: str, error: BaseException) -> str:
    text = " ".join(str(error).split())
    return f"the game {game!r} of {package} cannot be used: {type(error).__name__}: {text}"


def plugins() -> Mapping[str, GamePlugin]:
    """The games that can be used, by id, in their order."""
    return _found().plugins


def plugin_of(id: str) -> GamePlugin:
    """A game's plugin; PluginError says which games there are."""
    found = _found()
    if id in found.plugins:
        return found.plugins[id]
    if id in found.set_aside:
        raise PluginError(found.set_aside[id])
    known = ", ".join(found.plugins) or f"none; {OUR_PACKAGE} itself is to be installed anew"
    raise PluginError(f"there is no game {id!r}; there are {known}")


def set_aside() -> tuple[str, ...]:
    """Why games that are installed cannot be used, a sentence each."""
    return tuple(_found().set_aside.values())


def give_up(plugin: GamePlugin, error: BaseException) -> PluginError:
    """Go on without a game; returns what to say to who asked for it."""
    found = _found()
    why = _why(plugin.id, found.packages[plugin.id], error)
    if found.plugins.pop(plugin.id, None) is not None:
        found.set_aside[plugin.id] = why
        log.warning("%s", why)
    return PluginError(why)


class PerGame(Mapping[str, T], Generic[T]):
    """Something of every game, by id, made when it is first asked for.

    A game for which it cannot be made is given up; PluginError says why.
    """

    def __init__(self, make: Callable[[GamePlugin], T]) -> None:
        self._make = make
        self._made: dict[str, T] = {}

    def __getitem__(self, id: str) -> T:
        if id not in self._made:
            plugin = plugin_of(id)
            try:
                made = self._make(plugin)
            except Exception as error:
                raise give_up(plugin, error) from error
            self._made.setdefault(id, made)
        return self._made[id]

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(plugins()))

    def __len__(self) -> int:
        return len(plugins())

    def __contains__(self, id: object) -> bool:
        return id in plugins()
