## Rules, events, refusals, referee

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
red7-event-out-one = { $who } has taken a card, does not lead and is out.
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
red7-option-one_may_lose = a 1 that takes a card may be played even if its player will be out

## The page

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

game-red7 = Red7 · Spectra
game-red7-lure = Lead at the end of your turn — or change the rule.
game-red7-players = 2–4
game-red7-minutes = 10
option-red7-players = How many players
option-red7-edition = Edition
option-red7-edition-what = whose fine points of the rules
option-red7-edition-red7 = Red7
option-red7-edition-spectra = Spectra
option-red7-extra_actions = Extra actions
option-red7-extra_actions-what = odd cards do more: 1, 3, 5, 7
option-red7-advanced = The advanced game
option-red7-advanced-what = drawing cards, and points over several rounds
option-red7-five_chains = Five goes on
option-red7-five_chains-what = the card played by a five acts too
option-red7-seven_may_skip = Seven may do nothing
option-red7-seven_may_skip-what = lay it even if there is nothing to move
option-red7-one_spares_smaller = One spares the weak
option-red7-one_spares_smaller-what = takes nothing from a palette smaller than yours
option-red7-one_may_lose = One may lose
option-red7-one_may_lose-what = lay it to take a card, even if that puts you out
rules-edition-red7 = Red7
rules-edition-spectra = Spectra
how-red7-goal = The aim is to be the last one left. By the end of your turn you must lead by the rule on the canvas, or you are out.
how-red7-turn = In a turn, play a card to your palette, to the canvas (its colour changes the rule), or first to the palette and then to the canvas.
how-red7-touch = Tap a card and the table shows who would lead. Dim cards cannot save you.

red7-start-card = Start card
red7-letter-r = R
red7-letter-o = O
red7-letter-y = Y
red7-letter-g = G
red7-letter-b = B
red7-letter-i = I
red7-letter-v = V
red7-brief-r = highest card
red7-brief-o = same number
red7-brief-y = same colour
red7-brief-g = even cards
red7-brief-b = many colours
red7-brief-i = in a row
red7-brief-v = below 4

## The terminal

terminal-red7-turn = { $title } · turn { $turn }
terminal-red7-round = round { $round }, playing to { $points } points
terminal-red7-rule = Rule:
terminal-red7-start-card = the start card is on the canvas
terminal-red7-canvas = on the canvas
terminal-red7-player = player
terminal-red7-you = you
terminal-red7-hand = hand
terminal-red7-points = pts
terminal-red7-palette = palette: [in brackets] what counts
terminal-red7-leads = leads
terminal-red7-out = out
terminal-red7-deck = Deck: { red7-count }.
terminal-red7-deck-top = On top of it:
terminal-red7-known = { $who } holds:
terminal-red7-your-hand = Your hand:
terminal-red7-empty-hand = empty
terminal-red7-leader = { $you ->
    [yes] You lead
   *[no] { $who } leads
 }: { $why }.
terminal-red7-nobody = Nobody leads: nobody has a card that counts.
terminal-red7-why-most = { $rule ->
    [r] { red7-count }
    [o] { $count ->
        [1] { $count } card
       *[other] { $count } of one number
     }
    [y] { $count ->
        [1] { $count } card
       *[other] { $count } of one colour
     }
    [g] { $count ->
        [one] { $count } even card
       *[other] { $count } even cards
     }
    [b] { $count ->
        [one] { $count } colour
       *[other] { $count } colours
     }
    [i] a run of { $count }
   *[v] { red7-count } below 4
 } against { $other }
terminal-red7-why-tie = { $rule ->
    [r] { $card } is higher than { $other }
   *[other] a tie, but { $card } is higher than { $other }
 }
terminal-red7-do = { $kind ->
    [palette] { $card } to the palette
    [canvas] { $card } onto the canvas
    [seven] move { $card } onto the canvas
    [tuck] take { $card } ({ $from_who })
    [draw] draw a card
    [known] draw { $card }
    [done] end the turn
   *[pass] pass and be out
 }
terminal-red7-then-lead = you lead: { $why }
terminal-red7-then = { $due ->
    [win] and the round is yours!
    [play] then another card to the palette
    [move] then a palette card onto the canvas
    [take] then take a card of another palette
    [draw] then draw a card
   *[canvas] then you need a canvas card
 }
terminal-red7-brief = { $due ->
    [play] and another card
    [move] and one to the canvas
    [take] and take a card away
    [draw] and draw a card
    [canvas] needs the canvas
   *[lead] lead { $why }
 }
terminal-red7-due = { $due ->
    [play] The 5: play another card to your palette.
    [move] The 7: move another card of your palette onto the canvas.
    [take] The 1: put a card of another palette on top of the deck.
    [draw] The 3: draw a card.
    [canvas] You do not lead yet: play a card onto the canvas.
    [choice] You may change the rule with a canvas card, or end the turn.
   *[bonus] The canvas number is greater than the number of cards in your palette: you may draw a card.
 }
terminal-red7-which = There are several ways to play { $card }: { $moves }.
terminal-red7-rules = { $title }: the rules in short
red7-short-goal = At the end of your turn you must lead by the rule in force. Who does not lead is out of the round. The last player left wins. (R-6, R-8)
red7-short-cards = There are 49 cards: seven colours with the numbers 1 to 7. The greater number is the higher card; of equal numbers, the one whose colour comes earlier in the rainbow: red is the highest, violet the lowest. (R-1)
red7-short-turn = A turn is one of four things: a hand card to your palette, the cards before you; a hand card onto the canvas, the pile in the middle; first one to the palette, then one onto the canvas; or you pass and are out. The colour of the top canvas card is the rule, and whoever put it there must lead by it. (R-5, R-6)
red7-short-colours = The colour decides what counts: red, { red7-rule-r }; orange, { red7-rule-o }; yellow, { red7-rule-y }; green, { red7-rule-g }; blue, { red7-rule-b }; indigo, { red7-rule-i }; violet, { red7-rule-v }. (R-10)
red7-short-lead = Whoever has the most cards that count under the rule leads. On a tie the highest of the counting cards decides; all other cards do not matter. One card is enough, but without an even card nobody leads under green, and without a card below 4 nobody leads under violet. (R-10, R-11)
red7-short-empty = If your hand is empty when your turn comes, you are out. Moves after which you could surely not lead are not offered: they would mean the same as passing. (R-7, R-9)
red7-short-actions = An odd card played to the palette asks for its action, if that is possible (R-12 to R-16):
red7-short-seven = 7: move another card of your palette onto the canvas; no hand card goes there in this turn. { $skip ->
    [yes] If that would not let you lead, the action is skipped.
   *[no] If that would not let you lead, the 7 may not be played.
 }
red7-short-five = 5: play another card to your palette. { $chains ->
    [yes] Its own action is done too.
   *[no] Its own action is not done.
 }
red7-short-three = 3: draw a card from the deck.
red7-short-one = 1: put a card of another palette on top of the deck, but not its last one{ $spares ->
    [yes] {" "}and not from a palette with fewer cards than yours.
   *[no] .
 } Everybody remembers which card it is.
red7-short-draw = If the card you put onto the canvas has a number greater than the number of cards in your palette, you may draw a card from the deck. (R-17)
red7-short-score = The winner of a round takes the cards of their palette that count under the rule: each scores its number. The match goes on to { $points } points, or while there are cards enough to deal. (R-18 to R-20)
red7-short-notation = A card is written as its number and the letter of its colour: 7r is the red 7. Moves: palette 7r, canvas 7r, draw, done, pass; actions: seven 7r, tuck 1 7r (seat of the player and card). A number from the list is enough.
terminal-red7-table-colour = colour
terminal-red7-table-rule = rule
terminal-red7-table-counts = what counts
terminal-red7-counts-r = the one highest card
terminal-red7-counts-o = the cards of the most frequent number
terminal-red7-counts-y = the cards of the most frequent colour
terminal-red7-counts-g = all 2s, 4s and 6s
terminal-red7-counts-b = the highest card of each colour
terminal-red7-counts-i = numbers in a row, of any colours
terminal-red7-counts-v = all 1s, 2s and 3s

## Examples of the rules

# Living examples of the rules of Red7 and «Спектр»: why it is legal, why not. “You” are the one to move.

# Cards
red7-example-number-first = Numbers come first: even a violet 7 is higher than a red 6. Now you lead.
red7-example-colour-second = The numbers are equal, so the colour decides, and red is higher than orange. This 6 does not give you the lead.

# A round
red7-example-round-start = A round opens with the red rule. The highest first card is the blue 6, so the player to the left begins: you. The 7 beats them all.
red7-example-canvas-sets-rule = The colour on top of the canvas is the rule. You put a green card there, and only you have an even card: the red 7 no longer matters.
red7-example-old-rule-is-gone = The canvas is green, only even cards count. The highest card of the game is helpless here.
red7-example-palette-then-canvas = The yellow 6 cannot be beaten, but the rule can be changed. The green 2 goes to your palette, then the green 1 onto the canvas: two even cards against one.
red7-example-palette-only = A pair of 4s beats a lone 6: a card to the palette was enough. You need not put one onto the canvas as well.
red7-example-canvas-then-palette = Palette first, then canvas, never the other way round. With a card on the canvas nothing more goes to your palette this turn.
red7-example-two-to-palette = One card a turn goes to the palette. A second one can only go onto the canvas.
red7-example-two-onto-canvas = One card a turn goes onto the canvas, and it lies there already.
red7-example-not-in-hand = You play what you hold, and you hold no red 7.
red7-example-pair-of-fours = By the red rule the red 6 beats you. Play the indigo 4 to your palette and the orange 5 onto the canvas: a pair of 4s leads.
red7-example-canvas-first-fails = Canvas first, and there is no pair yet: everybody has one card of a number, and the red 6 is higher than your indigo one. The 4 has to come to the palette before.
red7-example-canvas-needs-lead = Under green you have one even card each, and the yellow 6 is higher than the indigo one. You would not lead, so you cannot change the rule like this.
red7-example-end-needs-lead = One card to the palette changed nothing: the yellow 6 is still higher. A turn ends only in the lead.
red7-example-pass = At the start of your turn you may always pass, even with a good card in hand. But you are out of the round.
red7-example-pass-too-late = You pass instead of a turn, not in the middle of one. A card is in your palette already.
red7-example-empty-hand = Your hand is empty, there is nothing to play: you are out, however strong your palette is.
red7-example-last-one-left = Everybody else is out, and the round is yours: no move needed, no card in hand needed.
red7-example-hopeless-card = With the violet 4 in your palette you could lead neither by the red rule nor with your last card on the canvas. Such a move is the same as a pass, so it is not offered.
red7-example-three-as-a-chance = Nothing you have would lead, but a 3 lets you draw. A violet card came, you put it onto the canvas: two cards below 4 against none.
red7-example-three-did-not-help = The 3 gave you a chance, but a red card came, and under red you are weaker. The move was fair, and still you are out.
red7-example-three-without-hope = Whatever card comes, there is no rule by which you would lead. Without hope a 3 cannot be played either.

# Who leads
red7-example-row-red = Red: the highest card. A 6 each, and green is higher than violet.
red7-example-row-orange = Orange: most cards of one number. Three 2s beat two 7s.
red7-example-row-yellow = Yellow: most cards of one colour. Two cards each, but the yellow 6 is higher than the green 4; the orange 6 belongs to no pair and does not count.
red7-example-row-green = Green: most even cards. Three against one.
red7-example-row-blue = Blue: most different colours. Three colours each, and the highest card decides: a 7 against a 6.
red7-example-row-indigo = Indigo: the longest run. Both runs have four cards, but one ends with a 7 and the other with a 5.
red7-example-row-violet = Violet: most cards below 4. Three against two.
red7-example-blue-tie-sevens = As many colours each, and both have a 7 on top. Red is higher than green: the first palette leads.
red7-example-blue-tie-as-printed = Three colours each, a 6 is highest for both, and yellow is higher than blue: the second palette leads. The book gives the lead to the first, yet speaks of 5s: a misprint.
red7-example-blue-tie-mended = The same example with 5s, as it was meant: as many colours each, the orange 5 is higher than the yellow one, the first palette leads.
red7-example-tie-by-qualifying = Under green you have one even card each: your 6 is higher than the 4. The other player's red 7 is odd and decides nothing.
red7-example-tie-not-by-others = One even card each, and your 4 is lower than the 6. The red 7 does not fit the rule, so it cannot help.
red7-example-run-of-one = Nobody has two numbers in a row, but one card is a run, too. Then the highest decides, and the orange 7 beats your violet one.
red7-example-one-card-is-enough = One card is enough for any rule. Nobody has a longer run, and your 6 is higher than the 2.
red7-example-no-wrap-around = After a 7 a run does not begin again with a 1. You have runs of one card only, and the red 7 is higher than yours.
red7-example-run-takes-highest-colour = A run takes one card of each number, the one of the highest colour: of the two 5s the orange one. The runs are equal, and the green 6 is higher than the blue one.
red7-example-green-needs-even = There is no even card in any palette, so under green nobody leads. You do not either.
red7-example-violet-needs-low = Your palette has no card below 4, and without one you cannot lead under violet.
red7-example-nobody-leads = Nobody had an even card, and nobody led. A single 2 was enough.

# Extra actions
red7-example-seven-to-blue = A 7 tells you to move another card of your palette onto the canvas. The blue 6 changes the rule, and four different colours stay with you.
red7-example-seven-to-indigo = The 7 came to the palette, the indigo 4 went onto the canvas. 6 and 7 are a run, and the others have none.
red7-example-seven-is-a-duty = The action of a 7 is a duty: the new rule comes from your palette, not from your hand.
red7-example-seven-moves-another = A 7 moves another card and stays in the palette itself.
red7-example-seven-needs-lead = Under violet you have a 2 and the other player a 3: you would not lead. Choose another card for the canvas.
red7-example-seven-forbidden = Only the 4 could be moved, but under violet you would not lead. In Spectra such a 7 may not go to the palette.
red7-example-seven-skipped = The action of the 7 is impossible, and in Red7 it is simply skipped. The 7 is the highest card anyway.
red7-example-seven-is-the-canvas-card = The card moved by the 7 is the canvas card of this turn. A second one from your hand cannot follow.
red7-example-seven-through-five-rests = In Spectra a 7 played through a 5 asks for nothing: you lead and end your turn.
red7-example-seven-through-five-cannot-act = In Spectra a 7 played through a 5 has no action, so no palette card can be moved onto the canvas.
red7-example-seven-moves-the-five = In Red7 a 7 acts after a 5, too, and may move that very 5. Two different colours are left against one.
red7-example-five-and-a-four = A 5 tells you to put another card to your palette. The 4 makes a run of 4, 5 and 6, and there is no need to change the rule.
red7-example-five-and-a-one = After the 5 comes a 1, and now you have three colours. The 1 finds nothing to take: the other palette is down to its last card.
red7-example-five-then-canvas = After the 5 and a second card you may change the rule as well: two even cards against none.
red7-example-five-asks-for-more = The 5 is waiting: first another hand card to your palette, then, if you like, one onto the canvas.
red7-example-five-is-the-last-card = The 5 was your last card, and there is nothing to add. The turn ends here, and you lead.
red7-example-fives-in-a-chain = In Red7 the second 5 acts, too: a third card goes to your palette.
red7-example-second-five-rests = In Spectra a 5 played through a 5 calls for no more cards. The third one cannot go to your palette.
red7-example-three-through-five-rests = In Spectra a 3 played through a 5 brings no card.
red7-example-three-through-five-draws = In Red7 a 3 acts after a 5, too: you draw, and then decide about the rule.
red7-example-one-through-five-rests = In Spectra a 1 played through a 5 takes nothing from anybody.
red7-example-one-through-five-takes = In Red7 a 1 acts after a 5, too: the other player's red 7 goes on top of the deck.
red7-example-three-and-the-rule-stays = The 3 to the palette, a card to your hand. You lead already, so the rule may stay.
red7-example-three-and-a-new-rule = The card you drew came in handy: the blue rule, and you have two colours against one.
red7-example-three-draws = The red 3 is higher than the 2, you lead, and you draw because a 3 asks for it.
red7-example-three-saves = A card of the deck may save you: a violet one came, and only you have cards below 4.
red7-example-three-must-draw = First draw, and only then decide what to put onto the canvas.
red7-example-three-empty-deck = The deck is empty, there is nothing to draw, and the 3 asks for nothing. The turn goes on.
red7-example-three-without-actions = At this table you play without extra actions: a 3 is just a card.
red7-example-one-takes-the-seven = Both palettes have three cards, so you may take one. The red 7 goes on top of the deck, you lead under red, and as 4 is more than your three cards, the 7 comes to your hand.
red7-example-one-and-draw-it-back = The 1 puts the other player's 7 on top of the deck, the 5 changes the rule, and you draw that very 7.
red7-example-one-is-a-duty = The action of a 1 is a duty: first take a card of another palette.
red7-example-one-spares-the-last-card = The last card of a palette is not taken. Choose a player who has more.
red7-example-one-takes-from-others = The card comes from another player, not from you.
red7-example-one-spares-the-smaller = In Spectra the weaker are spared: that palette has two cards, and yours with the 1 has three.
red7-example-one-takes-from-the-equal = This palette has three cards like yours. Not fewer, so you may.
red7-example-one-takes-from-the-smaller = In Red7 only one thing matters: the card must not be the last of its palette.
red7-example-one-finds-nothing = The others have one card each, and there is nothing to take. The 1 does nothing, and you lead with three colours.
red7-example-one-must-help = Take the 4, and the red 7 is still higher than all you have. Take the card without which you can lead.
red7-example-tucked-into-an-empty-deck = The deck was empty, but the 7 you took is the deck now. After the 4 on the canvas you draw it.

# The advanced game
red7-example-four-beats-three-cards = A 4 went onto the canvas, and your palette has three cards. Four is more than three, so you may draw.
red7-example-five-beats-four-cards = First the 4 to the palette, then the 5 onto the canvas. Five is more than the four cards of your palette, and you draw.
red7-example-draw-is-a-choice = You may draw, but you need not: the turn can end without it.
red7-example-four-against-four-cards = A 4 on the canvas and four cards in the palette: it has to be more, not as many.
red7-example-basic-game-draws-nothing = In the basic game nobody draws after the canvas: that rule belongs to the advanced game.
red7-example-seven-draws-too = A card moved by a 7 is a canvas card, too. Your palette is counted without it: six is more than five, so you may draw.
red7-example-score-blue = The winner takes the highest card of each colour: seven, six and one make 14 points.
red7-example-score-orange = Under orange both 4s are taken: 8 points.
red7-example-score-yellow = Two violet and two red cards: the pairs are equal. The violet 7 would decide a tie, but points come from the pair worth most, the red one: 9.
