# Tsvetariki in the terminal
terminal-tsvetariki-turn = turn { $turn }
terminal-tsvetariki-you = { $who } (you)
terminal-tsvetariki-taken = taken
terminal-tsvetariki-left = left
terminal-tsvetariki-point = Name any cell of a group, for example { $example }: the group lights up.
terminal-tsvetariki-not-a-cell = I do not understand “{ $text }”. Name a cell: ramp a–j and row 1–10 from the low end, for example { $example }.
terminal-tsvetariki-group = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
 } group, { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }{ $jokers ->
    [0] { "" }
    [one] { " " }({ $jokers } joker)
   *[other] { " " }({ $jokers } jokers)
 }
terminal-tsvetariki-confirm = Take { $move }, { $group }? Enter: yes; another cell: another group.
terminal-tsvetariki-jokers = { $count ->
    [one] A joker is near: { $cells }. Name its cell to take it or leave it.
   *[other] Jokers are near: { $cells }. Name a cell to take or leave that joker.
 }

# The rules in short
terminal-tsvetariki-rules = Tsvetariki: the rules in short
terminal-tsvetariki-rules-goal = Everybody has a secret colour. The fewer tokens of yours stay on the board, the better. If none is left, you win at once, whoever took them. (T-3, T-11)
terminal-tsvetariki-rules-turn = In your turn you take one whole group: two or more tokens of one colour that touch by edges, not corners. Any colour, not only yours. Single tokens cannot be taken, and there is no passing. (T-7)
terminal-tsvetariki-rules-slide = The tokens above slide down their ramp. An empty ramp goes to the far right, the others close up. (T-10)
terminal-tsvetariki-rules-end = When no group is left, whoever has the fewest own tokens on the board wins. Between equals, whoever took fewer own tokens; if that is equal, too, it is a draw. (T-12, T-13)
terminal-tsvetariki-rules-jokers = A joker becomes the colour of the group you take and can join two parts of it. One coloured token and a joker are enough, jokers alone are not. { $jokers ->
    [join] At this table all jokers connected with a group go with it.
   *[free] Each connected joker may be taken or left.
 } (T-8)
terminal-tsvetariki-rules-mode = { $mode ->
    [teams] Two play against two; partners sit opposite each other and know both colours of their team. Both count together. (T-16)
    [two-colours] Everybody has two colours, which count together. (T-15)
    [solitaire] This is a solitaire: clear all tokens of your colours. (T-14)
   *[each] Each plays for themselves. Colours that nobody drew are neutral. (T-3)
 }
terminal-tsvetariki-rules-notation = Ramps are the letters a–j from the left, rows the numbers 1–10 from the low end, * is a joker. Name a cell (d4) and its group lights up; the cell of a joker adds or drops it; Enter takes the group. Or at once: d4+e5.
