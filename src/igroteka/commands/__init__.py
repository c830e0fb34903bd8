"""The commands, by name. Each is a module that says its own arguments and runs; it is imported only
when it is asked for, so that `igroteka --help` waits for nothing.
"""

from collections.abc import Iterator

from igroteka.plugins import Command, give_up, plugins

ROOM = (
    Command("play", "play in the terminal", "igroteka.commands.play"),
    Command("judge", "judge positions (JSON lines)", "igroteka.commands.judge"),
    Command("replay", "tell a recorded match", "igroteka.commands.replay"),
    Command(
        "verify",
        "check a record: every move, and that the deal was fair",
        "igroteka.commands.verify",
    ),
    Command("hint", "what the moves of a recorded match are worth", "igroteka.commands.hint"),
    Command("rules", "read the rules of a game", "igroteka.commands.rules"),
    Command("options", "list the options of a game's table", "igroteka.commands.options"),
    Command("arena", "let bots play each other, and measure", "igroteka.commands.arena"),
    Command("serve", "serve tables to browsers", "igroteka.commands.serve"),
    Command("migrate", "bring a database to the present version", "igroteka.commands.migrate"),
    Command("warm", "compile the rules ahead of time", "igroteka.commands.warm"),
)


def commands() -> Iterator[Command]:
    """Those of the room, then what games bring; a game cannot take a name that is taken."""
    yield from ROOM
    taken = {command.name for command in ROOM}
    for plugin in tuple(plugins().values()):
        names = {command.name for command in plugin.commands}
        if names & taken:
            give_up(plugin, ValueError(f"its command {min(names & taken)!r} is there already"))
            continue
        taken |= names
        yield from plugin.commands
