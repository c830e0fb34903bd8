## Rules, events, refusals, referee

# Сплито
splito-title = Splito

splito-colour-r = red
splito-colour-o = orange
splito-colour-y = yellow
splito-colour-g = green
splito-colour-b = blue
splito-colour-k = black
splito-card-name = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[k] black
 } { $number }
splito-card-object = the { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[k] black
 } { $number }
splito-goal-name = goal “{ $goal }”
splito-goal-object = the goal “{ $goal }”
splito-goal-quoted = “{ $goal }”
splito-goal-worth = { $goal }, { $points }
splito-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
splito-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
splito-seat = seat { $seat }

# A zone: by its neighbours, or whose it is and on which side (two players)
splito-zone = { $lies ->
    [left] “{ $first_who }, left”
    [right] “{ $first_who }, right”
   *[shared] “{ $first_who } – { $second_who }”
 }

# What goals ask for
splito-asks-majority-colour = most { $name ->
    [r] reds
    [o] oranges
    [y] yellows
    [g] greens
    [b] blues
   *[k] blacks
 }
splito-asks-majority-number = most { $name }s
splito-asks-none = no { $name }s
splito-asks-value = { $limit ->
    [exactly] exactly { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
   *[at_least] at least { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
 } “{ $name }”
splito-asks-pairs = at least { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
 } of equal numbers
splito-asks-each = has { $names }
splito-asks-all-colours = has every colour
splito-asks-all-numbers = has every number
splito-asks-different-colours = { $limit ->
    [exactly] exactly { $count ->
        [one] { $count } colour
       *[other] { $count } colours
     }
   *[at_least] at least { $count ->
        [one] { $count } colour
       *[other] { $count } colours
     }
 }
splito-asks-different-numbers = { $limit ->
    [exactly] exactly { $count ->
        [one] { $count } number
       *[other] { $count } different numbers
     }
   *[at_least] at least { $count ->
        [one] { $count } number
       *[other] { $count } different numbers
     }
 }
splito-asks-absence = no { $name ->
    [r] reds
    [o] oranges
    [y] yellows
    [g] greens
    [b] blues
   *[k] blacks
 }
splito-asks-zone = { $limit ->
    [exactly] exactly { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
    [at_most] at most { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
   *[at_least] at least { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
 } in the zone
splito-asks-promo = numbers add up to 42

# The same in a few signs, for terminal and tiles: a letter is a colour, a digit a number
splito-short-majority = most { $name }
splito-short-none = no { $name }
splito-short-value = { $count }×{ $name }
splito-short-pairs = pairs { $count }
splito-short-each = has { $name }
splito-short-all-colours = all colours
splito-short-all-numbers = all numbers
splito-short-different-colours = colours { $count }
splito-short-different-numbers = numbers { $count }
splito-short-absence = no { $name }
splito-short-zone = cards { $count }

splito-why-score = Ahead: { $seats }, { $left } × { $right } = { $score }.
splito-why-cards = Ahead: { $seats }, { $left } × { $right } = { $score }. Somebody has as much, but here are fewer cards in the own zones: { $size }.
splito-why-shared = The win is shared by { $seats }: { $score } each, and { $size ->
    [one] { $size } card
   *[other] { $size } cards
 } each.

splito-event-common = Common goals: { $common }.
splito-event-hand = { $cards ->
    [hidden] { $who } is dealt { $size ->
        [one] { $size } card
       *[other] { $size } cards
     }.
   *[other] { $who } is dealt { $cards }.
 }
splito-event-picked = { $side ->
    [left] { $who } picks { $card } for the left.
    [right] { $who } picks { $card } for the right.
   *[hidden] { $who } has picked.
 }
splito-event-changed = { $side ->
    [left] { $who } picks anew: { $card } for the left.
    [right] { $who } picks anew: { $card } for the right.
   *[hidden] { $who } picks anew.
 }
splito-event-reveal = Round { $round }: the cards are turned up.
splito-event-played = { $who } lays { $card } into the zone { splito-zone }.
splito-event-passed = Hands go to the left. Round { $round }.
splito-event-passed-two = Hands are put down on the left, new ones taken from the right. Round { $round }.
splito-event-promo-moved = Exactly 42! The 42 moves into the zone { splito-zone } and brings { splito-points }.
splito-event-promo-gone = Several zones add up to 42 at once: the 42 is out of the game.
splito-event-common-won = Common goal “{ $goal }” goes to the zone { splito-zone }: { $most } there, { $next } at most elsewhere.
splito-event-common-tied = Common goal “{ $goal }” goes to nobody: { $most } each in { $tied } zones.
splito-event-goal-met = Zone { splito-zone }: goal “{ $goal }” is met.
splito-event-goal-short = Zone { splito-zone }: goal “{ $goal }” is missed, { $short } too few.
splito-event-goal-over = Zone { splito-zone }: goal “{ $goal }” is missed, { $over } too many.
splito-event-zone = Zone { splito-zone }: { splito-points }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }.
splito-event-score = { $who }: { $left } × { $right } = { $score } (cards in the own zones: { $size }).

splito-outcome-score = { $winners } won: { $left } × { $right } = { $score } (scores { $scores }).
splito-outcome-cards = { $winners } won: tied at { $score }, but with fewer cards in the own zones, { $size } (scores { $scores }, cards { $sizes }).
splito-outcome-shared = { $winners } share the win: { $score } each and { $size ->
    [one] { $size } card
   *[other] { $size } cards
 } each (scores { $scores }).

splito-no-such-card = You cannot play { $card }: there is no such card in your hand now.
splito-no-such-goal = There is no goal number { $number } in this game.
splito-no-promo-in-hand = The 42 lies in the middle of the table; it is never played from a hand.

splito-option-players = players at the table
splito-option-promo = play with the promo card “42”
splito-option-goals = goals: standard, or your own (a file: --goals)

splito-phrase-too-few = We still have too few cards for this goal.
splito-phrase-our-zone = Let us bring our zone forward.
splito-phrase-leave-neighbour = Stop working for your other neighbour, our zone will end up with nothing!
splito-phrase-no-regrets = Help me, you will not regret it!
splito-phrase-your-turn = I have invested in our zone, now it is your turn.
splito-phrase-do-not-spoil = Just do not spoil this zone for us.
splito-phrase-together = Together we can overtake them.
splito-phrase-they-run-away = Look, they are running away with it!
splito-phrase-well-played = Nicely played.
splito-phrase-thanks = Thank you, neighbour!

## The page

# The table of Splito in the browser

splito-web-you = You
splito-web-zone = { $first } and { $second }
splito-web-zone-of = { $mine ->
    [true] { $side ->
        [left] Your left
       *[right] Your right
     }
   *[false] { $side ->
        [left] { $who }, left
       *[right] { $who }, right
     }
 }
splito-web-far = Zones of the others
splito-web-people = At the table
splito-web-look = Look at the zone “{ $zone }”
splito-web-cards-of = Cards of the zone “{ $zone }”
splito-web-empty = Nothing here yet. A card of your hand goes here.
splito-web-picked = ready
splito-web-thinks = thinking…
splito-web-ahead = ahead
splito-web-none = none
splito-web-has = has { $count }
splito-web-of = { $has } of { $asks }
splito-web-here = { $here } here, { $elsewhere } at most elsewhere
splito-web-goal = Goal “{ $goal }”, { splito-points }: { $state ->
    [met] met, { $words }
    [lost] lost, { $words }
   *[way] so far { $words }
 }
splito-web-goal-says = { $goal } — { splito-points }.
splito-web-goal-stands = { $state ->
    [met] Met: { $words }.
    [lost] Out of reach: { $words }.
   *[way] So far { $words }.
 }
splito-web-common = Common goals
splito-web-common-left = left { $score }
splito-web-common-right = right { $score }
splito-web-common-far = { $zone } { $score }
splito-web-common-tied = tied { $score }
splito-web-promo = Promo card “42”
splito-web-promo-here = 42!
splito-web-promo-sums = left { $left }, right { $right }
splito-web-common-how = A common goal: at the end it goes to the zone with the most of these cards. Nobody gets it on a tie.
splito-web-promo-how = If after a round the numbers of exactly one zone add up to 42, the card goes there.

# Hand and choice
splito-web-hand = Hand
splito-web-hand-next = goes to { $who } next
splito-web-hand-empty = No cards in hand.
splito-web-choice = Your choice
splito-web-where = Where to
splito-web-left = Left
splito-web-right = Right
splito-web-brief-goal = goal
splito-web-ask = Choose a card and a zone
splito-web-ask-zone = Which zone?
splito-web-score-now = Your score now is { $left } × { $right } = { $score }.
splito-web-zone-changes = { $side ->
    [left] Left zone
   *[right] Right zone
 }: { $before } → { $after }
splito-web-common-comes = The common goal “{ $goal }” comes to you.
splito-web-score-becomes = Your score becomes { $left } × { $right } = { $score }, now { $now }.
splito-web-waiting = Waiting for { $count ->
    [1] one more: { $who }.
    [2] two: { $who }.
    [3] three: { $who }.
    [4] four: { $who }.
   *[other] { $count } more: { $who }.
 }
splito-web-choose-card = Choose a card
splito-web-choose-zone = Choose a zone
splito-web-wait = One moment…
splito-web-done = Done: { $card } { $side ->
    [left] to the left
   *[right] to the right
 }
splito-web-chosen = Chosen: { $card } { $side ->
    [left] to the left
   *[right] to the right
 }. You can still change it

# Scoring
splito-web-telling = Scoring
splito-web-total = Result
splito-web-again = Again
splito-web-told-common = “{ $goal }” goes to the zone “{ $zone }”, { $most } : { $next }.
splito-web-told-tied = “{ $goal }” goes to nobody: tied, { $most } : { $next }.
splito-web-told-zone = { $zone }: { splito-points }
splito-web-told-fewer = Equal points: fewer cards in the own zones decide.
splito-web-told-end = { $won ->
    [mine] You win
    [shared] { $who } share the win
   *[alone] { $who } wins
 }: { $left } × { $right } = { $score }

game-splito = Splito
game-splito-lure = A zone shared with each neighbour. Your score is their product.
game-splito-players = 2–8
game-splito-minutes = 20
option-splito-players = How many players
option-splito-promo = Card “42”
option-splito-promo-what = one more goal in the middle: a sum of exactly 42
option-splito-goals = Set of goals
option-splito-goals-standard = usual
how-splito-goal = There is a zone on your left and one on your right, each shared with a neighbour. At the end their points are multiplied: you need both.
how-splito-turn = All secretly choose a card and a zone for it at once, then hands move on. Goals give points to a zone, numbers and colours meet them.
how-splito-touch = Choose a card and a zone. Below the goals you see what would change.

splito-letter-r = R
splito-letter-o = O
splito-letter-y = Y
splito-letter-g = G
splito-letter-b = B
splito-letter-k = K
splito-sum = sum
splito-goal-label = Goal “{ $goal }”, { splito-points }

## The terminal

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
splito-short-goal = { $two ->
    [yes] Each of you has two zones, left and right. At the end the points of the left zone are multiplied by those of the right one: the greater product wins. (S-14, S-16)
   *[no] Every two neighbours share a zone between them. At the end the points of your left zone are multiplied by those of your right one: the greatest product wins. (S-5, S-14)
 }
splito-short-round = { $two ->
    [yes] There are 26 rounds. Both of you secretly pick a hand card and an own zone for it, then the cards are turned up. You put your hand on the empty place to the left and take the one that lay on the right. (S-6, S-17)
   *[no] There are 13 rounds. Everybody secretly picks a hand card and one of the own two zones, then all are turned up at once. Hands go to the left neighbour. (S-6, S-7)
 }
splito-short-score = A hand has splito cards (a number from 1 to 6 and a colour) and goals. A goal scores for the zone it lies in if it is met there at the end. One card may serve many goals. (S-10)
splito-short-goals = “Most” is strictly more than in any other zone. “Exactly” is neither more nor less. Goals about the size of a zone count everything: splito cards, goals and themselves. (S-11, S-12, S-13)
splito-short-common = Common goals go at the end to the zone with the most cards of their kind. If there is a tie, to nobody. (S-9)
splito-short-promo = If a round ends with the numbers of exactly one zone adding up to 42, the 42 moves there at once. If there are several such zones, it is out of the game. (S-8)
splito-short-tie = If the score is equal, fewer cards in the own zones win. (S-14)
splito-short-signs = Signs: ✓ the goal is met, +3 its points; ↑2 two more are needed, ↓1 one too many. Cards by colour: r red, o orange, y yellow, g green, b blue, k black; r135 are the red 1, 3 and 5.
splito-short-notation = A pick is the number beside a card, or a card and a side: “5r left”, “g17 >”. The letter h shows what you remember of other hands.

## Examples of the rules

# Living examples of Splito: why it is so, why it is not.

splito-example-two-copies = Every card is there twice: both red fives lie in one zone, which has the most fives.
splito-example-third-copy = There is no third red five in the game: no table looks like this.
splito-example-goal-card = A goal is played like a splito card: one card of the hand into one of the own zones.
splito-example-own-goal = A goal that is not in the list can be written out. There is no red card here: two points.
splito-example-no-such-goal = This game has no goal of that number, so it cannot be played.
splito-example-goal-twice = Every goal is one card. It cannot lie in two zones at once.

splito-example-star-and-moon = There are two common goals: one with a star, for a colour, and one with a moon, for a number. The first zone has the most reds, the second the most fours.
splito-example-common-is-majority = Only a majority can become a common goal. “No fives” has no symbol on its card.
splito-example-shared-zone = Three players have three zones, each shared by two neighbours. The first and the second score, and both belong to the player between them: two times two is four.
splito-example-zone-missing = A zone lies between every two neighbours. Four players have four of them, and here are only three.

splito-example-pick = You pick a card of your hand and one of your zones. It is turned up once everybody has picked.
splito-example-second-thoughts = As long as somebody has not picked, you may change your mind: a goal instead of the red five, and into the other zone.
splito-example-not-in-hand = There is no black five in your hand. One plays what one holds.
splito-example-forty-two = Seven sixes are exactly 42, and the promo card moves into this zone: four points more, and eight cards now.
splito-example-less-than-forty-two = The numbers add up to 41. The promo card waits for exactly 42 and cannot lie here.
splito-example-promo-not-in-hand = The promo card lies in the middle and moves by itself. It is never played from a hand.

splito-example-common-goes-to-most = The first zone has three greens, the others fewer: the common goal goes there.
splito-example-common-tied = Two zones have two greens each. A tie, and the common goal goes to nobody.
splito-example-common-nothing-anywhere = There is no green anywhere. That is a tie too: the common goal is turned down.
splito-example-two-spoils-no-twos = The goal asks for no twos, and here they lie. It is not met and scores nothing.
splito-example-one-card-many-goals = The red five serves three goals at once: the colours, the numbers and the most reds.
splito-example-majority = Three threes here, two and one elsewhere. That is the most: three points.
splito-example-majority-tied = The zone next to it has as many threes. Strictly more is needed, so the goal does not count.
splito-example-met-once = Ones, threes and fives are all here twice, enough for two such goals. But a card scores once.
splito-example-four-equal-are-two-pairs = Four ones are two pairs. With the pairs of twos and sixes that makes four.
splito-example-exactly-two-not-three = The goal asks for exactly two ones. Three are too many.
splito-example-zone-goal-counts-all = Twelve cards, two goals and the common goal that moved here: fifteen. The goal counts itself and the unmet one beside it.
splito-example-common-goal-makes-it-too-many = The common goal brought three points, but became the fifteenth card, and “at most 14” is no longer met.
splito-example-product = The zones are worth 4, 4 and 1. The score is left times right: 16 for the one whose zones are the first and the second, 4 for each neighbour.
splito-example-fewer-cards-win = Two players have four points each, but one has fewer cards in the own zones: four against five. That wins.
splito-example-shared-win = Equal points and equally many cards in the own zones. Two players share the win.
splito-example-score-pad = The zones are worth 8, 4 and 6: six times eight is 48, eight times four is 32, four times six is 24.

splito-example-four-zones = Each has two zones of their own. The first has the most threes, and its owner gets 3 × 2 = 6 against 2 × 2.
splito-example-all-four-compared = All four zones are compared, your own as well. Two threes in your second zone spoilt the first.
splito-example-two-zones-are-too-few = Two play at a table for four: there are four zones, two for each.
