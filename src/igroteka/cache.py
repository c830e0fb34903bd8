"""Where compiled rules are kept. Apart from the kernels, so that asking needs no Numba."""

import hashlib
import os
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def cache_root() -> Path:
    """The folder of all compiled rules, one folder in it a digest."""
    chosen = os.environ.get("IGROTEKA_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "igroteka" / "kernels"


def warm_stamp() -> Path:
    """The file that says: all kernels of exactly these sources are compiled."""
    flags = os.environ.get("NUMBA_BOUNDSCHECK", "")
    text = hashlib.sha256(f"{version('numba')} {version('numpy')} {flags}".encode())
    for file in sorted(PACKAGE.rglob("*.py")):
        text.update(file.read_bytes())
    return cache_root() / f"warm-{text.hexdigest()[:20]}"
