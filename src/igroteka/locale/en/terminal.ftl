# Play in the terminal: the same for all games
terminal-table = At the table: { $names }.
terminal-option = { $name } — { $value ->
    [yes] yes
    [no] no
   *[other] { $value }
 }
terminal-commitment = Fingerprint of the deal (SHA-256), shown before the first card:
terminal-commitment-why = When the match is over, the seed of the deal is revealed, and anybody can check that nobody picked the cards.
terminal-begin = Enter to begin, ? for the rules, q to leave:{ " " }
terminal-and = { $first } and { $last }

terminal-your-turn = { $who }, your move:{ " " }
terminal-only-move = { $who }, there is one move; Enter to make it:{ " " }
terminal-keys = ? rules · h hint · r what happened · q leave
terminal-keys-undo = ? rules · h hint · u take back · r what happened · q leave
terminal-earlier = … and before that: { $count } (r shows it)
terminal-more-moves = … and { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
 }; any of them can be typed, for example “{ $example }”.
terminal-page-more = Enter for more, q back to the table:{ " " }
terminal-page-end = Enter to go back to the table:{ " " }
terminal-story = What happened in this match

terminal-hint = What each move promises
terminal-hint-more = … and { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
 }, not as good.
terminal-hint-why = Chance to win by { $tries ->
    [one] { $tries } trial
   *[other] { $tries } trials
 }; behind ± how far it may be off. What is hidden from you is hidden here too.

terminal-no-such-number = There is no move { $text }: choose from 1 to { $count }.
terminal-not-a-move = “{ $text }” makes no sense here. Choose a number from 1 to { $count }, or type a move as in the list, for example “{ $example }”.
terminal-not-the-only-move = “{ $text }” makes no sense here. There is only one move now: press Enter or type “{ $example }”.
terminal-choose = There are several moves: choose a number from 1 to { $count }, or type one, for example “{ $example }”.
terminal-no-undo = Nothing to take back: steps of your own turn can be undone until something hidden comes to light.

terminal-pass-to = Please hand over to: { $who }
terminal-pass-enter = { $who }, is nobody else looking? Enter to see your cards:{ " " }

terminal-seed = Seed of the deal:
terminal-seed-why = The SHA-256 of these bytes is the fingerprint shown at the start:
terminal-saved = Record of the match: { $file }
terminal-check = To check the moves and the deal: igroteka verify { $file }
terminal-not-saved = The match could not be written to { $file }: { $why }.
terminal-goodbye = See you at the table! This match was not saved.

# Red7: the table
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

# Red7: who leads and why
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

# Red7: moves and what they lead to
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

# Red7: the rules in short
terminal-red7-rules = { $title }: the rules in short
terminal-red7-rules-goal = At the end of your turn you must lead by the rule in force. Who does not lead is out of the round. The last player left wins. (R-6, R-8)
terminal-red7-rules-cards = There are 49 cards: seven colours with the numbers 1 to 7. The greater number is the higher card; of equal numbers, the one whose colour comes earlier in the rainbow: red is the highest, violet the lowest. (R-1)
terminal-red7-rules-turn = A turn is one of four things: a hand card to your palette, the cards before you; a hand card onto the canvas, the pile in the middle; first one to the palette, then one onto the canvas; or you pass and are out. The colour of the top canvas card is the rule, and whoever put it there must lead by it. (R-5, R-6)
terminal-red7-rules-colours = The colour decides what counts: red, { red7-rule-r }; orange, { red7-rule-o }; yellow, { red7-rule-y }; green, { red7-rule-g }; blue, { red7-rule-b }; indigo, { red7-rule-i }; violet, { red7-rule-v }. (R-10)
terminal-red7-rules-lead = Whoever has the most cards that count under the rule leads. On a tie the highest of the counting cards decides; all other cards do not matter. One card is enough, but without an even card nobody leads under green, and without a card below 4 nobody leads under violet. (R-10, R-11)
terminal-red7-rules-empty = If your hand is empty when your turn comes, you are out. Moves after which you could surely not lead are not offered: they would mean the same as passing. (R-7, R-9)
terminal-red7-rules-actions = An odd card played to the palette asks for its action, if that is possible (R-12 to R-16):
terminal-red7-rules-seven = 7: move another card of your palette onto the canvas; no hand card goes there in this turn. { $skip ->
    [yes] If that would not let you lead, the action is skipped.
   *[no] If that would not let you lead, the 7 may not be played.
 }
terminal-red7-rules-five = 5: play another card to your palette. { $chains ->
    [yes] Its own action is done too.
   *[no] Its own action is not done.
 }
terminal-red7-rules-three = 3: draw a card from the deck.
terminal-red7-rules-one = 1: put a card of another palette on top of the deck, but not its last one{ $spares ->
    [yes] {" "}and not from a palette with fewer cards than yours.
   *[no] .
 } Everybody remembers which card it is.
terminal-red7-rules-draw = If the card you put onto the canvas has a number greater than the number of cards in your palette, you may draw a card from the deck. (R-17)
terminal-red7-rules-score = The winner of a round takes the cards of their palette that count under the rule: each scores its number. The match goes on to { $points } points, or while there are cards enough to deal. (R-18 to R-20)
terminal-red7-rules-notation = A card is written as its number and the letter of its colour: 7r is the red 7. Moves: palette 7r, canvas 7r, draw, done, pass; actions: seven 7r, tuck 1 7r (seat of the player and card). A number from the list is enough.
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
