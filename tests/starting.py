"""How tests start programs."""

import signal


def hearing_interrupts() -> None:
    """Whoever starts tests in the background makes all that they start deaf to Ctrl-C.

    For `preexec_fn`, where a test sends that signal itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
