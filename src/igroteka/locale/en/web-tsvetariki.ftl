# The table of Tsvetariki in the browser
tsvetariki-board = The board: ten ramps of ten tokens
tsvetariki-cell = { $cell }: { $token }, { $group ->
    [0] stands alone
    [one] in a group of { $group }
   *[other] in a group of { $group }
 }
tsvetariki-cell-empty = { $cell }: empty
tsvetariki-slides = tokens slide down
tsvetariki-closes = an empty ramp goes to the right
tsvetariki-players = Players and the tokens they took
tsvetariki-you = You
tsvetariki-your-turn = your turn
tsvetariki-their-turn = to move
tsvetariki-count = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }
tsvetariki-left = Left on the board
tsvetariki-secret = { $count ->
    [one] My colour
   *[other] My colours
 }
tsvetariki-secret-hold = hold to see
tsvetariki-chosen = { $count } { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
 }{ $jokers ->
    [0] { "" }
    [one] { " " }and { $jokers } joker
   *[other] { " " }and { $jokers } jokers
 }
tsvetariki-joined = joker { $cell } brought { $count } more
tsvetariki-after = { $count ->
    [0] no
   *[other] { $count }
 } { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
 } would be left
tsvetariki-choose = Choose a group
tsvetariki-choose-how = touch any of its tokens
tsvetariki-waiting = { $who } is to move
tsvetariki-waiting-how = you can look at groups meanwhile
tsvetariki-jokers = Jokers beside the group
tsvetariki-joker-take = { $cell } comes
tsvetariki-joker-leave = { $cell } stays
tsvetariki-joker-taken = Joker { $cell }: taken along
tsvetariki-joker-left = Joker { $cell }: left there
tsvetariki-take = Take { tsvetariki-count }
tsvetariki-take-none = Take
