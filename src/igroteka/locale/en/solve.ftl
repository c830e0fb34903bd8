# The solver of solitaire Tsvetariki
solve-deal = Deal { $number }
solve-colours = To clear: { $colours }
solve-looking = Looking…
solve-cleared = { $moves ->
    [one] Cleared in { $moves } move.
   *[other] Cleared in { $moves } moves.
}
solve-shortest = No line is shorter: all of them were looked at.
solve-left = { $left ->
    [one] The best line found leaves { $left } token.
   *[other] The best line found leaves { $left } tokens.
}
solve-impossible = This board cannot be cleared: all lines were looked at.
solve-open = More time may find a better one (--seconds).
