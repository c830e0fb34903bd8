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

# A game without a screen of its own
terminal-general-head = { $title } · turn { $turn }
terminal-general-none = —
terminal-general-flag = { $value ->
    [yes] yes
   *[no] no
 }
