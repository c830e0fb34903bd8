"""How many iterations to do between two looks at the clock."""

from collections.abc import Iterator

from igroteka.search.searcher import Budget, Clock

AT_ONCE = 4096  # iterations, where there is no limit of time
FIRST = 8  # iterations, before anything is known about how long they take
PART = 0.02  # of the time allowed


def strides(budget: Budget, clock: Clock, start: float, first: int = FIRST) -> Iterator[int]:
    """Iterations in strides until the budget ends; `clock` told `start` when it began."""
    iterations, milliseconds = budget.iterations, budget.milliseconds
    if iterations is None and milliseconds is None:
        raise ValueError("thinking needs a limit: iterations or milliseconds")
    done, stride = 0, AT_ONCE if milliseconds is None else first
    while iterations is None or done < iterations:
        count = stride if iterations is None else min(stride, iterations - done)
        yield count
        done += count
        if milliseconds is None:
            continue
        spent = (clock() - start) * 1000
        left = milliseconds - spent
        if left <= 0:
            return
        fitting = min(PART * milliseconds, left) * done / max(spent, 1e-6)
        stride = max(1, min(2 * stride, int(fitting)))
