# Kuhn poker
kuhn-title = Kuhn poker
game-kuhn = Kuhn poker
game-kuhn-lure = Three cards, one bet, and a bluff.
game-kuhn-players = 2
game-kuhn-minutes = 1
how-kuhn-goal = Win the chips of the pot.
how-kuhn-turn = Check or bet; who faces a bet calls or folds.
how-kuhn-touch = Press the move you want to make.
kuhn-option-players = Players

kuhn-short-goal = Three cards: jack, queen, king. Each of you gets one and puts a chip into the pot. (K-1, K-2)
kuhn-short-turn = Check or bet a chip; a bet is called with a chip, or you fold. (K-3, K-4, K-5)
kuhn-short-end = After a fold the other takes the pot; otherwise the higher card does. (K-6)

kuhn-view-pot = pot
kuhn-view-card = card
kuhn-view-card-j = jack
kuhn-view-card-q = queen
kuhn-view-card-k = king
kuhn-view-chips = chips
kuhn-move-check = check
kuhn-move-bet = bet a chip
kuhn-move-call = call the bet
kuhn-move-fold = fold

kuhn-event-deal = The cards are dealt; { $who } begins.
kuhn-event-card = { $card ->
    [J] { $who } gets the jack.
    [Q] { $who } gets the queen.
    [K] { $who } gets the king.
   *[other] { $who } gets a card.
 }
kuhn-event-check = { $who } checks.
kuhn-event-bet = { $who } bets a chip.
kuhn-event-call = { $who } calls.
kuhn-event-fold = { $who } folds.
kuhn-event-shown = The cards are shown: { $first } and { $second }. { $who } has the higher one.
kuhn-outcome-cards = { $winners } won by the higher card. Chips won: { $chips }.
kuhn-outcome-fold = { $winners } won: the other folded. Chips won: { $chips }.
kuhn-why-open = { $who } is to move.

kuhn-no-turn = It is not your turn.
kuhn-no-answer = A bet has to be answered: call or fold.
kuhn-no-bet = Nobody has bet: check or bet.

kuhn-example-bet-after-check = The first player checked: the second may bet, whatever the card.
kuhn-example-no-check-after-bet = Who faces a bet cannot check: only call or fold.
kuhn-example-nothing-to-call = At the beginning there is no bet that could be called.
kuhn-example-higher-card = Both checked: the king wins against the queen.
