# For all games
player-alone = Player
player-number = Player { $number }
bot-names = Owl, Fox, Hedgehog, Lynx, Badger, Otter, Eagle, Marten, Beaver, Hare, Thrush, Dormouse
bot-level1 = novice
bot-level2 = amateur
bot-level3 = skilled
bot-level4 = expert
bot-level5 = master
event-undo = { $who } takes a step back.
record-unfinished = The match is not finished.
record-line = line { $line }: { $why }
verify-moves = All moves are legal. { $turns ->
    [one] { $turns } turn checked.
   *[other] { $turns } turns checked.
 }
verify-deal-fair = The deal is fair: every card follows from the seed that was committed to beforehand.
verify-deal-unproved = The deal cannot be checked yet: the seed is revealed when the match is over.
verify-deal-uncommitted = The deal cannot be checked: nothing was committed to beforehand.
verify-broken = The record does not hold: { $why }
