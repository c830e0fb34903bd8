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
