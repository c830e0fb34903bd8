"""Where compiled rules are kept. Apart from the kernels, so that asking needs no Numba."""

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def cache_root() -> Path:
    """The folder of all compiled rules, one folder in it a digest."""
    chosen = os.environ.get("IGROTEKA_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "igroteka" / "kernels"
