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
