"""The stamp of `igroteka warm`: a file that says which sources are compiled. Needs no Numba."""

import hashlib
import os
from importlib.metadata import version
from pathlib import Path

from igroteka.cache import PACKAGE, cache_root
from igroteka.plugins import plugins


def warm_stamp() -> Path:
    """The file that says: all kernels of exactly these sources are compiled."""
    flags = os.environ.get("NUMBA_BOUNDSCHECK", "")
    text = hashlib.sha256(f"{version('numba')} {version('numpy')} {flags}".encode())
    outside = {plugin.folder for plugin in plugins().values()} - set(PACKAGE.glob("games/*"))
    for folder in (PACKAGE, *sorted(outside)):
        for file in sorted(folder.rglob("*.py")):
            text.update(file.read_bytes())
    return cache_root() / f"warm-{text.hexdigest()[:20]}"
