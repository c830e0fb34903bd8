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
