# The table of Red7 / Spectra in the browser

red7-web-rivals = Opponents
red7-web-standing = Who leads
red7-web-you = You
red7-web-leading = leads
red7-web-out = out of the round
red7-web-you-are-out = you are out of the round
red7-web-closed = cards face down until the round ends
red7-web-goes-out = goes out: no cards
red7-web-in-hand = { $count } in hand
red7-web-points = { $points } of { $of }
red7-web-points-word = points
red7-web-palette-own = Your palette
red7-web-palette-of = Palette: { $who }
red7-web-palette-down = Palette face down: { $who }
red7-web-palette-card = { $card }{ $counts ->
    [true] , counts
   *[false] , does not count
 }{ $state ->
    [target] , can be taken
    [planned] , planned: take back
   *[lies] { "" }
 }
red7-web-hand = Hand
red7-web-hand-empty = No cards in hand.
red7-web-hand-card = { $card }, { $brief }{ $useful ->
    [false] , does not save you
   *[other] { "" }
 }
red7-web-quiet = pale cards do not save you
red7-web-quiet-planned = pale cards do not help this plan
red7-web-no-card = nothing
red7-web-canvas = Canvas
red7-web-rule-now = Rule now
red7-web-rule-last = The last rule
red7-web-rule-then = Then
red7-web-deck = { $count } in the deck
red7-web-deck-top = on top
red7-web-take-back = { $card }, planned: take back
red7-web-to-palette = To the palette
red7-web-to-canvas = To the canvas

# What somebody has under a rule
red7-web-counts-r = { $card }
red7-web-counts-o = { $count ->
    [1] { $count } card
   *[other] { $count } of one number
 }
red7-web-counts-y = { $count ->
    [1] { $count } card
   *[other] { $count } of one colour
 }
red7-web-counts-g = { $count } even
red7-web-counts-b = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
 }
red7-web-counts-i = { $count } in a row
red7-web-counts-v = { $count ->
    [one] { $count } card below 4
   *[other] { $count } cards below 4
 }
red7-web-none-r = no cards
red7-web-none-o = no cards
red7-web-none-y = no cards
red7-web-none-g = none even
red7-web-none-b = no cards
red7-web-none-i = no cards
red7-web-none-v = no cards below 4
red7-web-now-then = now { $now } · then

# One sentence about the table
red7-web-against = { $by ->
    [alone] { "" }
    [highest] { " " }against { $rival }, but higher: { $card }
   *[most] { " " }against { $rival }
 }
red7-web-nobody = Nobody leads yet
red7-web-you-lead = You lead: { $counts }{ red7-web-against }
red7-web-you-would-lead = This way you lead: { $counts }{ red7-web-against }
red7-web-leads = { $who } leads: { $counts }{ red7-web-against }
red7-web-still-leads = { $who } is still ahead: { $counts }{ red7-web-against }
red7-web-would-pass = You will leave the round
red7-web-would-win = { $points ->
    [0] This way you win: everybody else is out
   *[other] This way you take the round for { $points } points
 }
red7-web-you-won = You have won!
red7-web-won = { $who } has won

# What the turn asks for
red7-web-ask-play = By the end of your turn you must lead.
red7-web-ask-none = No card saves you: all that is left is to leave the round.
red7-web-ask-five = The five: put another card to your palette.
red7-web-ask-seven = The seven: choose a card of your palette, it goes to the canvas.
red7-web-ask-one = The one: take a card from another palette.
red7-web-ask-three = The three: draw a card from the deck.
red7-web-ask-bonus = You may draw a card from the deck.
red7-web-ask-canvas = Now a card to the canvas, or you do not lead.
red7-web-ask-canvas-may = You may add a card to the canvas.
red7-web-need-five = One more card to the palette
red7-web-need-seven = Choose a card of your palette
red7-web-need-one = Choose an opponent’s card
red7-web-need-three = Draw a card
red7-web-need-canvas = A card to the canvas is needed
red7-web-no-use = With this plan your { $card } does not help: by its rule you do not lead.

# Buttons
red7-web-choose = Choose a card
red7-web-turn-of = { $me ->
    [true] One moment…
   *[false] { $who } is to move
 }
red7-web-no-turn = The match is over
red7-web-cancel = Cancel
red7-web-clear = Clear the plan
red7-web-clear-short = Clear
red7-web-pass = Pass — leave the round
red7-web-pass-short = Pass
red7-web-play-pass = Leave the round
red7-web-end = End the turn
red7-web-draw = Draw a card
red7-web-no-draw = Do not draw
red7-web-play = Play: { $kind ->
    [both] { $palette } to the palette, { $canvas } to the canvas
    [canvas] { $canvas } to the canvas
    [palette] { $palette } to the palette
   *[rest] the plan
 }{ $action ->
    [seven] { " " }and move a card
    [tuck] { " " }and take a card away
    [draw] { " " }and draw
   *[none] { "" }
 }
red7-web-play-short = { $draw ->
    [true] Play and draw
   *[false] { $count ->
        [1] Play the card
        [2] Play both cards
        [one] Play { $count } card
       *[other] Play { $count } cards
     }
 }
