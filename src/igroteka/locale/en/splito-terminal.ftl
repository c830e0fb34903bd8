# Splito in the terminal
terminal-splito-head = Splito · round { $round } of { $rounds }
terminal-splito-scores = Score now:
terminal-splito-common = Common:
terminal-splito-tied = nobody, { $most } each
terminal-splito-promo = { $where ->
    [gone] “42” out of the game
    [zone] “42” +{ $points } → { $zone }
   *[middle] “42” +{ $points } waits
 }
terminal-splito-zone = { $lies ->
    [left] { $first }, left
    [right] { $first }, right
   *[shared] { $first } – { $second }
 }
terminal-splito-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }
terminal-splito-known = You remember who holds what:
terminal-splito-nothing-known = You have not seen any other hand yet.
terminal-splito-empty-place = empty place
terminal-splito-hand = { $two ->
    [yes] Your hand (next: the place on the left). Number, side, points of the zone then:
   *[no] Your hand (next: { $who }). Number, side, points of the zone then:
 }
terminal-splito-hand-picked = { $two ->
    [yes] You picked { $picked } and may change it (next: the place on the left):
   *[no] You picked { $picked } and may change it (next: { $who }):
 }
terminal-splito-do = { $side ->
    [left] { $card } to the left
   *[right] { $card } to the right
 }
terminal-splito-then = the zone is worth { $points }
terminal-splito-which-side = Where to? Write “{ $card } left” or “{ $card } right” (< and > will do).
terminal-splito-not-a-pick = “{ $text }” is not a pick. Choose a number from 1 to { $count }, or write a card and a side: “{ $example }”.

terminal-splito-rules = Splito: the rules in short
terminal-splito-rules-goal = { $two ->
    [yes] Each of you has two zones, left and right. At the end the points of the left zone are multiplied by those of the right one: the greater product wins. (S-14, S-16)
   *[no] Every two neighbours share a zone between them. At the end the points of your left zone are multiplied by those of your right one: the greatest product wins. (S-5, S-14)
 }
terminal-splito-rules-round = { $two ->
    [yes] There are 26 rounds. Both of you secretly pick a hand card and an own zone for it, then the cards are turned up. You put your hand on the empty place to the left and take the one that lay on the right. (S-6, S-17)
   *[no] There are 13 rounds. Everybody secretly picks a hand card and one of the own two zones, then all are turned up at once. Hands go to the left neighbour. (S-6, S-7)
 }
terminal-splito-rules-score = A hand has splito cards (a number from 1 to 6 and a colour) and goals. A goal scores for the zone it lies in if it is met there at the end. One card may serve many goals. (S-10)
terminal-splito-rules-goals = “Most” is strictly more than in any other zone. “Exactly” is neither more nor less. Goals about the size of a zone count everything: splito cards, goals and themselves. (S-11, S-12, S-13)
terminal-splito-rules-common = Common goals go at the end to the zone with the most cards of their kind. If there is a tie, to nobody. (S-9)
terminal-splito-rules-promo = If a round ends with the numbers of exactly one zone adding up to 42, the 42 moves there at once. If there are several such zones, it is out of the game. (S-8)
terminal-splito-rules-tie = If the score is equal, fewer cards in the own zones win. (S-14)
terminal-splito-rules-signs = Signs: ✓ the goal is met, +3 its points; ↑2 two more are needed, ↓1 one too many. Cards by colour: r red, o orange, y yellow, g green, b blue, k black; r135 are the red 1, 3 and 5.
terminal-splito-rules-notation = A pick is the number beside a card, or a card and a side: “5r left”, “g17 >”. The letter h shows what you remember of other hands.
