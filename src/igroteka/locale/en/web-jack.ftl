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
jack-no-use = { $card }: of no use now
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
