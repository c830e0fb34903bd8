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
