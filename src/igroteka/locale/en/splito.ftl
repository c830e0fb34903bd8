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
