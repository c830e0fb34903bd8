"""`igroteka warm`: compile the rules, unless that has been done."""

import argparse

from igroteka.stamp import warm_stamp


def arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(_: argparse.Namespace) -> int:
    """Compile everything that is not compiled yet."""
    if warm_stamp().exists():
        return 0
    from igroteka.commands.compiling import compile_all  # noqa: PLC0415 - loads Numba

    return compile_all()
