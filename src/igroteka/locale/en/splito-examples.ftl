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
