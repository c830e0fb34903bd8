## Rules, events, refusals, referee

# Tsvetariki
tsvetariki-title = Tsvetariki

tsvetariki-colour-r = red
tsvetariki-colour-y = yellow
tsvetariki-colour-g = green
tsvetariki-colour-b = blue
tsvetariki-colour-v = violet
tsvetariki-joker = joker

# The referee
tsvetariki-why-going-on = The game goes on: there are groups on the board.
tsvetariki-why-over = No group is left on the board.
tsvetariki-why-cleared = Winners: seat { $winners }. Not one token of that colour is left on the board.
tsvetariki-why-left = No group is left. Winners: seat { $winners }, with the fewest own tokens on the board.
tsvetariki-why-taken = No group is left, and equally many own tokens. Winners: seat { $winners }, having taken fewer of them.
tsvetariki-why-draw = A draw between seats { $winners }: equally many own tokens left, and equally many taken.
tsvetariki-why-solitaire = No group is left, but tokens of your colours are.

# What happened
tsvetariki-event-secret = { $colours ->
    [hidden] { $who }: { $size ->
        [one] a secret token
       *[other] { $size } secret tokens
     }, not shown.
   *[other] { $who }: { $size ->
        [one] the secret colour is
       *[other] the secret colours are
     } { $colours }.
 }
tsvetariki-event-deal = A hundred tokens lie in the ramps.
tsvetariki-event-crowded = Five tokens of one colour touch each other: the ramps have to change places.
tsvetariki-event-reorder = The ramps are put into another order.
tsvetariki-event-deal-again = No order helps: the tokens are dealt anew.
tsvetariki-event-first = The first turn: { $who }.
tsvetariki-event-take = { $who }: the { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
 } group { $move }, { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }{ $jokers ->
    [0] { "" }
    [one] { " " }({ $jokers } joker)
   *[other] { " " }({ $jokers } jokers)
 }.
tsvetariki-event-emptied = { $count ->
    [one] An empty ramp goes to the far right.
   *[other] { $count } empty ramps go to the far right.
 }
tsvetariki-event-no-groups = No group is left.
tsvetariki-event-reveal = { $who } played for { $colours }, { $left } left on the board.

# How it ended
tsvetariki-outcome-cleared = { $winners } won: not one token of their colour is on the board (left { $left }).
tsvetariki-outcome-left = { $winners } won with the fewest own tokens left (left { $left }).
tsvetariki-outcome-taken = { $winners } won: equally many left, but fewer own tokens taken (left { $left }, taken { $taken }).
tsvetariki-outcome-draw = A draw: { $winners }. Equally many left and equally many taken (left { $left }, taken { $taken }).
tsvetariki-outcome-solitaire-cleared = Solved! The winner: { $winners }.
tsvetariki-outcome-solitaire-left = Not solved: { $left } left on the board, { $taken } taken.

# Why not
tsvetariki-no-over = The game is over already.
tsvetariki-no-nothing = You have to take something: there is no passing.
tsvetariki-no-twice = One cell is named twice.
tsvetariki-no-off-board = There is no such cell on the board.
tsvetariki-no-token = There is no token on { $cell }.
tsvetariki-no-single = { $cell } stands alone: a single token cannot be taken.
tsvetariki-no-one-colour = A group is of one colour.
tsvetariki-no-apart = { $cell } does not touch the others: a group hangs together by edges, corners do not count.
tsvetariki-no-part-left = A group is taken as a whole: { $cell } belongs to it, too.
tsvetariki-no-jokers-alone = Jokers alone are not a group: it needs a coloured token. Name its cell instead of { $cell }.
tsvetariki-no-such-joker = There is no joker on { $cell }.
tsvetariki-no-joker-apart = The joker on { $cell } does not touch this group.
tsvetariki-no-joker-left = At this table every connected joker is taken: { $cell }, too.
tsvetariki-no-bridge-left = The joker you take connects the group with { $cell }: that token goes with it.
tsvetariki-no-other-name = This group is called { $move }: after its leftmost and there lowest coloured cell.

# Options of a table
tsvetariki-option-mode = how to play: each for themselves (each), two people with two colours (two-colours), two against two (teams), alone (solitaire)
tsvetariki-option-players = players at the table: usually 2 to 5; two-colours 2, teams 4, solitaire 1
tsvetariki-option-colours = secret colours for each player; 1 to 5 in solitaire
tsvetariki-option-jokers = jokers connected with a group are taken as you like (free) or all of them (join)

## The page

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

game-tsvetariki = Tsvetariki
game-tsvetariki-lure = Take groups of tokens and keep your colour to yourself.
game-tsvetariki-players = 1–5
game-tsvetariki-minutes = 15
option-tsvetariki-mode = How we play
option-tsvetariki-mode-each = everybody alone
option-tsvetariki-mode-two-colours = two players, two colours each
option-tsvetariki-mode-teams = two against two
option-tsvetariki-mode-solitaire = solitaire
option-tsvetariki-players = How many players
option-tsvetariki-colours = Secret colours
option-tsvetariki-colours-what = the more, the harder
option-tsvetariki-jokers = Jokers next to a group
option-tsvetariki-jokers-what = which of them are taken with it
option-tsvetariki-jokers-free = those you like
option-tsvetariki-jokers-join = all
how-tsvetariki-goal = The aim is to have as few tokens of your secret colour as possible left on the board. Hold “My colour” to see it.
how-tsvetariki-turn = In a turn, take a group: two or more neighbouring tokens of one colour. Those above slide down, an empty ramp closes.
how-tsvetariki-touch = Tap any token of a group, then “Take”. A joker beside the group may go along.

tsvetariki-letter-r = R
tsvetariki-letter-y = Y
tsvetariki-letter-g = G
tsvetariki-letter-b = B
tsvetariki-letter-v = V
tsvetariki-token-r = red token
tsvetariki-token-y = yellow token
tsvetariki-token-g = green token
tsvetariki-token-b = blue token
tsvetariki-token-v = violet token

## The terminal

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
tsvetariki-short-goal = Everybody has a secret colour. The fewer tokens of yours stay on the board, the better. If none is left, you win at once, whoever took them. (T-3, T-11)
tsvetariki-short-turn = In your turn you take one whole group: two or more tokens of one colour that touch by edges, not corners. Any colour, not only yours. Single tokens cannot be taken, and there is no passing. (T-7)
tsvetariki-short-slide = The tokens above slide down their ramp. An empty ramp goes to the far right, the others close up. (T-10)
tsvetariki-short-end = When no group is left, whoever has the fewest own tokens on the board wins. Between equals, whoever took fewer own tokens; if that is equal, too, it is a draw. (T-12, T-13)
tsvetariki-short-jokers = A joker becomes the colour of the group you take and can join two parts of it. One coloured token and a joker are enough, jokers alone are not. { $jokers ->
    [join] At this table all jokers connected with a group go with it.
   *[free] Each connected joker may be taken or left.
 } (T-8)
tsvetariki-short-mode = { $mode ->
    [teams] Two play against two; partners sit opposite each other and know both colours of their team. Both count together. (T-16)
    [two-colours] Everybody has two colours, which count together. (T-15)
    [solitaire] This is a solitaire: clear all tokens of your colours. (T-14)
   *[each] Each plays for themselves. Colours that nobody drew are neutral. (T-3)
 }
tsvetariki-short-notation = Ramps are the letters a–j from the left, rows the numbers 1–10 from the low end, * is a joker. Name a cell (d4) and its group lights up; the cell of a joker adds or drops it; Enter takes the group. Or at once: d4+e5.

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

## Examples of the rules

# Living examples of the rules of Tsvetariki: why, and why not. «You» are the one to move.

tsvetariki-example-four-may-touch = Four tokens of one colour may touch at the start: the ramps stay as they are.
tsvetariki-example-five-may-not = Five red ones hang together. No game begins like this: the ramps are put into another order.
tsvetariki-example-joker-does-not-count = For this check a joker is not red: only four red ones touch, the fifth is apart.
tsvetariki-example-pair = Two red tokens side by side are enough for a group.
tsvetariki-example-round-the-corner = A group may bend as it likes as long as edges touch. All four red ones go together.
tsvetariki-example-not-my-colour = Your colour is red, but you may take the green group: which colour to take is up to you.
tsvetariki-example-single = No other red token is beside this one. A single token cannot be taken.
tsvetariki-example-corners = The green ones touch by a corner only, and corners do not count: no group.
tsvetariki-example-part-of-a-group = You cannot take two of the three red ones: a group goes as a whole.
tsvetariki-example-two-colours-at-once = A turn takes one group of one colour: red and green together are two.
tsvetariki-example-no-passing = You cannot take nothing: while there is a group, nobody passes.
tsvetariki-example-empty-cell = Nothing lies on this cell: the tokens are further down.
tsvetariki-example-name-of-a-group = A group is named after its leftmost cell, on one ramp after the lowest. This one is called a1.
tsvetariki-example-joker-and-one = One red token and a joker beside it are a group: the joker turns red.
tsvetariki-example-joker-stays = The two red ones can go without the joker. Taking it or leaving it is up to you.
tsvetariki-example-joker-goes-along = The same move, but the joker goes with the red ones.
tsvetariki-example-joker-is-green-for-green = The same joker can just as well be green: whoever moves decides.
tsvetariki-example-bridge = The joker you take joins the red ones on both sides: all four tokens go.
tsvetariki-example-half-a-bridge = The joker is taken, so the red token behind it is in the group: it cannot stay.
tsvetariki-example-joker-through-joker = The second joker touches the red token through the first: both may be taken.
tsvetariki-example-joker-skipped = Without the first joker the second is out of reach: it does not touch the group.
tsvetariki-example-joker-elsewhere = This joker stands apart from the red ones: it cannot go with them.
tsvetariki-example-jokers-alone = Jokers alone are no group: at least one coloured token is needed.
tsvetariki-example-no-joker-there = There is a green token on this cell, not a joker.
tsvetariki-example-join-takes-all = At a table with jokers=join a joker that touches the group always goes with it.
tsvetariki-example-join-leaves-none = With jokers=join a connected joker cannot be left.
tsvetariki-example-one-joker-keeps-it-going = No two tokens of one colour touch, but the joker touches a green one: the game goes on.
tsvetariki-example-slide-together = The red ones are gone, the green one slides down onto another green one. Now they are a group.
tsvetariki-example-not-yet-together = While a red token lies between the green ones, they do not touch: it has to go first.
tsvetariki-example-ramps-close-up = The second ramp is empty and goes to the far right, the others close up: green meets green.
tsvetariki-example-cells-move-too = After this move the green one is on the second ramp, and on the third lies a lone violet one.
tsvetariki-example-last-token = No red token is left. Red is your colour: you win at once.
tsvetariki-example-whoever-took-it = You took the last red ones, but they are the opponent's colour. The opponent wins, whoever took them.
tsvetariki-example-neutral-colour = No red token is left, but red is nobody's colour: the game goes on.
tsvetariki-example-won-already = The game is won already: no red token is left, and there is no further turn.
tsvetariki-example-fewest-left = No group is left. Two green tokens remain and three red ones: green wins.
tsvetariki-example-groups-left = There is still a pair of blue ones, so it is too early to count: the game goes on.
tsvetariki-example-nothing-to-take = No group is left: the game is over, and there is nothing to take.
tsvetariki-example-fewer-taken = One red and one green token are left. Green took fewer of its own: green wins.
tsvetariki-example-draw = Equally many left and equally many taken: a draw between the two.
tsvetariki-example-solitaire-goes-on = In a solitaire with red and yellow, clearing red is not enough: both colours have to go.
tsvetariki-example-solitaire-not-cleared = Nothing more can be taken, and red tokens are left. It did not work out.
tsvetariki-example-solitaire-cleared = No red token is left: you did it, and there is nothing more to play.
tsvetariki-example-both-colours-count = Two colours each: you have two red and a yellow token left, the opponent three green and a blue one. Three beat four.
tsvetariki-example-both-colours-gone = Yellow was gone, and now red is, too: both of your colours are cleared, the game is over.
tsvetariki-example-team-adds-up = The red and yellow team has three tokens left, green and blue have four: both colours of a team count together.
tsvetariki-example-one-colour-of-the-team = No red token is left, but your partner's yellow ones are: a team wins when both colours are gone.
tsvetariki-example-team-has-won = Red was gone, and now your partner's yellow is, too: the team has won, there are no more turns.
