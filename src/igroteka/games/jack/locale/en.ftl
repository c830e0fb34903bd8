## Rules, events, refusals, referee

# One-Eyed Jack
jack-title = One-Eyed Jack

jack-side-name = { $side ->
    [B] black
    [R] red
   *[G] gold
 }
jack-side-start = { $side ->
    [B] Black
    [R] Red
   *[G] Gold
 }
jack-side-chip = { $side ->
    [B] black chip
    [R] red chip
   *[G] gold chip
 }

jack-rank-J = jack
jack-rank-Q = queen
jack-rank-K = king
jack-rank-A = ace

jack-why-won = { jack-side-start } has won with { $count ->
    [one] { $count } sequence
   *[other] { $count } sequences
 }.
jack-why-open = Nobody has won yet. Sequences: { $score }; { $needed } needed.

jack-event-first-card = Drawing for the first turn: { jack-side-name }, { $card }.
jack-event-first-again = A tie: another draw.
jack-event-deal = The cards are dealt. { jack-side-start } begins: it is the turn of { $who }.
jack-event-hand = { $cards ->
    [hidden] { $who } is dealt { $size ->
        [one] { $size } card
       *[other] { $size } cards
     }.
   *[other] { $who } is dealt { $cards }.
 }
jack-event-put = { $who }: { $card }, chip on { $square }.
jack-event-two-eyed = { $who }: two-eyed { $card }, chip on { $square }.
jack-event-take = { $who }: one-eyed { $card }, the { jack-side-chip } on { $square } comes off.
jack-event-dead = { $who } replaces a dead card: { $card }.
jack-event-twin = { $who }: { $card } twice, chip on { $square }.
jack-event-shift = { $who }: { $card } twice, the { jack-side-chip } goes from { $square } to { $to }.
jack-event-pass = { $who } passes: there is no move.
jack-event-draw = { $cards ->
    [hidden] { $who } draws { $size ->
        [one] a card
       *[other] { $size } cards
     }.
   *[other] { $who } draws { $cards }.
 }
jack-event-late = { $who } comes too late to draw: the hand stays { $size ->
    [one] one card
   *[other] { $size } cards
 } smaller to the end of the game.
jack-event-reshuffle = The deck is used up. The discards are shuffled into a new one of { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }.
jack-event-sequence = { jack-side-start } has finished a sequence, { $squares }: { $count } of { $needed }.
jack-event-slide = { jack-side-start }: the line slides to { $squares } to make room for one more.
jack-event-won = { jack-side-start } has won!
jack-event-drawn = A draw: everybody passed in a row.

jack-outcome-won = { $winners } won for { jack-side-name }. Sequences: { $score }.
jack-outcome-drawn = A draw: nobody can move any more. Sequences: { $score }.

jack-no-over = The game is over already.
jack-no-draw = There is nothing for you to draw: a card is due after your move, until the next player has moved and drawn.
jack-no-draw-needed = At this table cards come by themselves: there is no drawing apart.
jack-no-draw-first = First draw the cards for your last move.
jack-no-pass = One passes only when there is no move. You have one.
jack-no-pass-dead = All your cards are dead: first replace one of them.
jack-no-such-card = You have no such card in hand.
jack-no-dead-jack = A jack is never dead.
jack-no-dead-live = This card is alive: one of its squares is free.
jack-no-dead-twice = One dead card a turn can be replaced, and you have done so.
jack-no-take-card = Only a one-eyed jack, ♠ or ♥, takes a chip off.
jack-no-take-empty = There is no chip on { $square }.
jack-no-take-own = The chip on { $square } is your own; one takes those of others.
jack-no-protected = The chip on { $square } belongs to a finished sequence and is protected.
jack-no-put-one-eyed = A one-eyed jack puts no chip: it takes one of another side off.
jack-no-corner = The corners are jokers: no chip goes there.
jack-no-wrong-square = { $square } shows another card.
jack-no-occupied = { $square } is occupied.
jack-no-supply = All your chips are on the board: there is none to put.
jack-no-twins = This takes two equal cards, and you have one.
jack-no-twin-jacks = Not with jacks: they are played one by one.
jack-no-shift-live = A chip can be shifted only when both squares of this card are occupied.
jack-no-shift-far = The chip goes to the nearest free square, and { $to } is not that.

jack-option-players = players at the table
jack-option-teams = sides: how many teams share the table
jack-option-strict_draw = players draw by themselves; who is late goes without
jack-option-partner_hints = hints to partners: teams may talk apart
jack-option-board = board: classic, or a layout of your own

## The page

# The table of One-Eyed Jack in the browser
jack-board = The board, ten by ten
jack-field = { $square }: { $card }, { $state ->
    [finished] { jack-side-chip } in a finished line
    [chip] { jack-side-chip }
    [target] can be chosen
   *[free] free
 }
jack-field-corner = { $square }: corner, everybody’s chip
jack-sides = Sides
jack-you = You
jack-due = +{ $count }
jack-side-supply = { jack-side-name } · { $count ->
    [one] { $count } chip
   *[other] { $count } chips
 }
jack-lines = lines: { $count } of { $needed }
jack-hand = Hand
jack-deck = { $count } in the deck
jack-hand-card = { $card }, { $use ->
    [take] take a chip of others
    [anywhere] any free square
    [dead] swap: dead, { $squares } are occupied
    [stuck] dead: { $squares } are occupied
    [twins] pair, squares { $squares }
   *[squares] squares { $squares }
 }
jack-use = { $use ->
    [take] take
    [anywhere] any
    [dead] swap
    [stuck] dead
   *[twins] pair
 }
jack-how = How to play it
jack-deed = { $deed ->
    [put] One
    [twin] Both
    [dead] Replace
    [shift] Shift
   *[take] Take
 }
jack-where = Where
jack-square-word = Square
jack-waiting = { $who } is to move
jack-waiting-card = These are the squares of { $card }
jack-choose-card = Choose a card
jack-choose-card-how = Its squares will glow on the board.
jack-choose-square = { $deed ->
    [take] Choose a chip
    [shift] Choose a chip and a place
   *[put] Choose a square
 }
jack-choose-square-how = On the board or by button.
jack-choose-square-far = Touch any of them on the board.
jack-useless = { $card }: of no use now
jack-would-finish = { $square } finishes a line
jack-would-detail = Five in a { $direction ->
    [row] row
    [column] column
   *[diagonal] diagonal
 }: line { $count } of { $needed }. It can no longer be taken.
jack-would-win = { $square } wins the game
jack-would-detail-win = Five in a { $direction ->
    [row] row
    [column] column
   *[diagonal] diagonal
 }: line { $count } of { $needed }.
jack-would-finish-theirs = Careful: { jack-side-name } would finish a line
jack-would-detail-theirs = The chip on { $square } would be their fifth: line { $count } of { $needed }.
jack-plan-put = A chip goes on { $square }
jack-plan-put-detail = { $card } is discarded, you draw a card.
jack-plan-twin = A chip goes on { $square }
jack-plan-twin-detail = Both cards are discarded, you draw two.
jack-plan-take = { jack-side-chip } leaves { $square }
jack-plan-take-detail = The square becomes free.
jack-plan-dead = { $card }: both squares are occupied
jack-plan-dead-detail = Replace the dead card, then make your move.
jack-plan-shift = { $square } → { $to }: { jack-side-chip }
jack-plan-shift-detail = Both cards are discarded, you draw two.
jack-plan-draw = Draw a card
jack-plan-draw-detail = Before the next player has moved and drawn.
jack-plan-pass = No move is possible
jack-plan-pass-detail = You can only pass.
jack-do-put = Put on { $square }
jack-do-twin = Put on { $square } for both
jack-do-take = Take from { $square }
jack-do-dead = Replace the card
jack-do-shift = Shift to { $to }
jack-do-draw = Draw a card
jack-do-pass = Pass
jack-do-nothing = Play
jack-zoom-in = Look closer
jack-zoom-out = See the whole board
jack-discards = Discards
jack-discards-none = Nothing has been discarded yet.

game-jack = One-Eyed Jack
game-jack-lure = Five chips in a row by cards. Jacks change everything.
game-jack-players = 2–12
game-jack-minutes = 25
option-jack-players = How many players
option-jack-teams = How many sides
option-jack-teams-what = partners sit alternately
option-jack-strict_draw = Draw by yourself
option-jack-strict_draw-what = let the next player move and draw first, and play without it
option-jack-partner_hints = Hints to partners
option-jack-partner_hints-what = a side talks so that the others do not hear
option-jack-board = Board
option-jack-board-classic = usual
how-jack-goal = The aim is lines of five of your chips: along, across or diagonally. The corners with a star count for everybody.
how-jack-turn = In a turn, play a card and put a chip on one of its two squares. Then a new card comes.
how-jack-touch = A two-eyed jack puts a chip anywhere, a one-eyed jack takes somebody’s away. Tap a card and its squares light up.

jack-mark-J = J
jack-mark-Q = Q
jack-mark-K = K
jack-mark-A = A
jack-card = { $rank } of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }
jack-corner = Corner: everybody’s chip
jack-side-letter = { $side ->
    [B] B
    [R] R
   *[G] G
 }

## The terminal

# One-Eyed Jack in the terminal: the table
terminal-jack-head = { $title } · turn { $turn } · deck { $deck }
terminal-jack-panel = lines·chips, player·hand
terminal-jack-you = you
terminal-jack-hand = Hand:
terminal-jack-empty-hand = empty
terminal-jack-use = { $use ->
    [anywhere] anywhere
    [take] take off
   *[dead] dead
 }

terminal-jack-do = { $kind ->
    [put] { $card } on { $square }
    [take] { $card }: take { $square } off
    [dead] { $card }: replace
    [twin] { $card } twice on { $square }
    [shift] { $card } twice: { $square } to { $to }
    [draw] draw what is due
   *[pass] pass
 }
terminal-jack-then = { $result ->
    [win] and you win!
    [lose] and they win!
   *[line] a sequence!
 }
terminal-jack-which = { $what } could mean several moves: { $moves }.

jack-short-goal = Bring five of your chips next to each other in a row, a column or a diagonal. That is a sequence. To win you need { $needed }. (J-16, J-18)
jack-short-turn = In your turn you play a card, put a chip on a free square that shows it, and get another card. Every card is on two squares. (J-8)
jack-short-jacks = Two-eyed jacks, ♣ and ♦, put a chip on any free square. One-eyed jacks, ♠ and ♥, take a chip of another side off, unless it is part of a finished sequence. (J-9, J-10)
jack-short-dead = A card whose two squares are occupied is dead: once a turn you may replace it before your move. (J-11)
jack-short-twins = Two equal cards may be played together: one chip, and two new cards (J-13). If they are dead, a chip on one of their squares is shifted to the nearest free one (J-12).
jack-short-corners = The corners are chips for everybody: with a corner four of your own are enough. (J-16)
jack-short-share = Two sequences of a side may share one chip. Where different fives could count, the game takes the one that leaves most possible in that line. (J-17)
jack-short-end = Who cannot move passes. When everybody has passed in a row, the game is drawn. When the deck is used up, the discards are shuffled. (J-15)
jack-short-late = At this table you draw your card yourself: draw. If the next player has moved and drawn before you, your card is lost to the end of the game. (J-14)
jack-short-signs = On the board: *** a corner, ● black, ○ red, ◆ gold; = a chip of a finished sequence; + a square your hand can fill.
jack-short-notation = Moves: 4H i8, card and square; JS x d4, take a chip off; 4H dead, replace; 4H 4H i8, two cards for one chip; 4H 4H i8-j9, shift. Suits: C ♣, D ♦, H ♥, S ♠; T is ten. A square alone will do if the card is clear.

## Examples of the rules

# Examples for the rules of One-Eyed Jack, in the order of the rules
jack-example-two-squares = The two of spades is shown on two squares, B1 and G9. Both are free, and you choose G9.
jack-example-other-card = B3 shows the ace of spades: the two of spades puts no chip there.
jack-example-diamond-jack-sees-twice = The jack of diamonds has two eyes: the chip may go to any free square.
jack-example-heart-jack-sees-once = The jack of hearts has one eye: it takes a chip of another side off and puts none.
jack-example-last-gold-chip = 34 of the 35 gold chips are on the board: the last one can still be put.
jack-example-no-gold-chip = All 35 gold chips are on the board: there is none left to put, though the square is free.
jack-example-third-side-is-gold = Two sides play black and red, the third one gold.
jack-example-no-gold-with-two-sides = There are two sides, and a gold chip on the board: there is no such position.
jack-example-king-of-hearts = King of hearts: one of its squares is occupied, the other one, G6, is free.
jack-example-king-square-taken = There is a chip on G2 already: an occupied square will not do.
jack-example-jack-closes-a-gap = The two-eyed jack fills the gap in row 5: the second sequence, and black wins.
jack-example-jack-not-into-a-corner = Corners are jokers. No chip goes there, not even by a two-eyed jack.
jack-example-jack-breaks-a-four = Black has four in a row. The one-eyed jack takes one of them off, and the row falls apart.
jack-example-finished-is-protected = Five in a row are a finished sequence: its chips are protected.
jack-example-not-the-own-chip = A one-eyed jack takes chips of others, never your own.
jack-example-dead-card-replaced = Both squares of the four of hearts are occupied: the card is dead. You replace it and then move as usual.
jack-example-half-dead-is-alive = Only one square of the four of hearts is occupied: the card is alive and stays.
jack-example-one-dead-card-a-turn = A dead card has been replaced in this turn. The other one must wait.
jack-example-dead-card-before-a-pass = The hand is one dead card. It must be replaced before you may pass.
jack-example-shift-next-door = Two dead fours of hearts: the red chip leaves F5 for a square next to it, and the four in a row falls apart.
jack-example-shift-over-neighbours = All eight neighbours are occupied, so the nearest free squares are two steps away. Chips in between do not matter.
jack-example-shift-too-far = H5 is two steps away, and there are free squares at one step.
jack-example-shift-finishes-for-its-side = Black shifts a red chip, and the chip finishes a sequence for red. So it is: a sequence belongs to the side of its chips.
jack-example-shift-not-the-finished = The chip on F5 belongs to a finished sequence: it cannot be shifted.
jack-example-both-for-one-chip = Two equal cards in one move: one chip on the board, but two new cards in hand.
jack-example-no-pair-of-jacks = Jacks are not discarded in pairs: each plays for itself.
jack-example-move-then-draw = A table with strict drawing: first the move, then you take the card yourself.
jack-example-draw-before-the-move = There has been no move yet, so it is too early to draw.
jack-example-nothing-to-take = The hand is one one-eyed jack, and there is no chip of another side. Nothing can be done but pass.
jack-example-no-pass-with-a-move = The red chip can be taken, so there is a move, and you may not pass.
jack-example-row-column-diagonal = Five in a diagonal are a sequence of black, five in a column one of red.
jack-example-corner-is-the-fifth = A corner is a chip for everybody at once: black and red both needed only four of their own.
jack-example-corner-line-is-protected = A sequence with a corner is finished like any other: its chips are protected.
jack-example-crossing-lines-share-a-chip = Row and column cross in one chip. One chip in common is allowed: these are two sequences.
jack-example-nine-are-two = Nine in a line are two sequences with the chip in the middle in common.
jack-example-nine-with-the-middle-finished = The five in the middle was finished earlier, and every other one has more than one chip in common with it. So it slides to the side and makes room: nine in a line are always two sequences.
jack-example-six-keep-the-best-five = Of the six the five B–F counts: it leaves room for another sequence in this row. The chip on G6 is not part of it and can be taken.
jack-example-six-protect-the-kept-five = The five B–F counts, so the chip on B6 is protected.
jack-example-one-of-two-goes-on = With two sides it takes two sequences: black has one, and the game goes on.
jack-example-three-sides-need-one = With three sides one sequence is enough. Black has won, and it is too late to move.
