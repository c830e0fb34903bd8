# Red7 / Спектр
red7-title = Red7
red7-title-spectra = Spectra

red7-colour-r = red
red7-colour-o = orange
red7-colour-y = yellow
red7-colour-g = green
red7-colour-b = blue
red7-colour-i = indigo
red7-colour-v = violet
red7-card-name = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
    [i] indigo
   *[v] violet
 } { $number }
red7-card-object = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
    [i] indigo
   *[v] violet
 } { $number }

red7-rule-r = highest card
red7-rule-o = most cards of one number
red7-rule-y = most cards of one colour
red7-rule-g = most even cards
red7-rule-b = most different colours
red7-rule-i = longest run
red7-rule-v = most cards below 4
red7-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }

red7-palette-number = { $seat ->
    [0] first
    [1] second
    [2] third
   *[3] fourth
 } palette
red7-why-most = The { red7-palette-number } leads: { $rule }, { $count ->
    [one] { $count } card counts
   *[other] { $count } cards count
 }, the highest of them { $card }.
red7-why-highest = The { red7-palette-number } leads: { $rule }, { $card }.
red7-why-tie = The { red7-palette-number } leads: { $rule }, tied at { $count }, but { $card } is the highest.
red7-why-nobody = Nobody leads: { $rule }, and nobody has such a card.

red7-event-deal = Round { $round }. The cards are dealt, { $who } begins.
red7-event-hand = { $cards ->
    [hidden] { $who } is dealt { $size ->
        [one] { $size } card
       *[other] { $size } cards
     }.
   *[other] { $who } is dealt { $cards }.
 }
red7-event-palette = { $who } plays { $card } to the palette.
red7-event-canvas = { $who } plays { $card } onto the canvas. Rule: { $rule }.
red7-event-seven = { $who } moves { $card } from the palette onto the canvas. Rule: { $rule }.
red7-event-tuck = { $who } puts { $card } of { $from_who } on top of the deck.
red7-event-draw = { $card ->
    [hidden] { $who } draws a card.
   *[other] { $who } draws { $card }.
 }
red7-event-pass = { $who } passes and is out.
red7-event-out-draw = { $who } is out: the drawn card did not help.
red7-event-out-empty = { $who } is out: no cards left in hand.
red7-event-won = { $who } wins: everybody else is out. Last rule: { $rule }.
red7-event-scored = { $who } wins the round and scores { $points } ({ $cards }). Total: { $total }.

red7-outcome-last = { $winners } won: everybody else is out, the last rule was {"“"}{ $rule }{"”"}.
red7-outcome-points = { $winners } won with { $best } points ({ $points }).
red7-outcome-deck = Not enough cards for another round. { $winners } won with { $best } points ({ $points }).
red7-outcome-shared = { $winners } share the win with { $best } points each ({ $points }).

red7-no-five-due = First play another hand card to your palette: the 5 asks for it.
red7-no-seven-due = First move another card of your palette onto the canvas: the 7 asks for it.
red7-no-one-due = First take a card from another palette: the 1 asks for it.
red7-no-three-due = First draw a card: the 3 asks for it.
red7-no-draw = You cannot draw now: one draws after a 3 or, in the advanced game, after a canvas card whose number is greater than the number of cards in your palette.
red7-no-done = You cannot end the turn like this: { red7-ahead } The rule: { $rule }.
red7-no-turn = The turn is over.
red7-no-done-yet = First play a card to the palette or onto the canvas, or pass.
red7-no-pass = One passes only at the start of a turn.
red7-no-second-palette = One card a turn goes to the palette.
red7-no-second-canvas = One card a turn goes onto the canvas.
red7-no-such-hand-card = You have no such card in hand.
red7-no-such-palette-card = There is no such card in that palette.
red7-no-seven-at-all = This 7 cannot be played: no other card of your palette would leave you leading on the canvas.
red7-no-seven = Palette cards move onto the canvas only by the action of a 7.
red7-no-seven-itself = A 7 moves another card, not itself.
red7-no-one = Cards leave another palette only by the action of a 1.
red7-no-one-target = The card comes from another player who is still in the round.
red7-no-one-last-card = The last card of a palette cannot be taken.
red7-no-one-smaller = That palette has fewer cards than yours: nothing may be taken from it.
red7-no-lead-after = With { $card } in your palette you could no longer lead at the end of the turn.
red7-no-lead-by = By the new rule ({ $rule }) you do not lead: { red7-ahead }
red7-ahead = { $by ->
    [nobody] nobody has such a card.
    [highest] { $leader_who } is ahead, the highest card is { $high_card }.
   *[most] { $leader_who } is ahead, { $count } to { $own }.
 }
red7-no-lead-tuck = With that card taken you could still not lead at the end of the turn.

red7-option-players = players at the table
red7-option-edition = edition: red7 or spectra («Спектр»)
red7-option-extra_actions = extra actions of odd cards
red7-option-advanced = advanced game: drawing, and points over several rounds
red7-option-five_chains = a card played through a 5 has its own action
red7-option-seven_may_skip = a 7 may be played even if its action is impossible
red7-option-one_spares_smaller = a 1 takes nothing from a palette with fewer cards than yours
