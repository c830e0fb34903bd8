# Letters and words on cards, tokens and chips
piece-back = A card face down
red7-start-card = Start card
red7-letter-r = R
red7-letter-o = O
red7-letter-y = Y
red7-letter-g = G
red7-letter-b = B
red7-letter-i = I
red7-letter-v = V
red7-brief-r = highest card
red7-brief-o = same number
red7-brief-y = same colour
red7-brief-g = even cards
red7-brief-b = many colours
red7-brief-i = in a row
red7-brief-v = below 4
tsvetariki-letter-r = R
tsvetariki-letter-y = Y
tsvetariki-letter-g = G
tsvetariki-letter-b = B
tsvetariki-letter-v = V
tsvetariki-token-r = red token
tsvetariki-token-y = yellow token
tsvetariki-token-g = green token
tsvetariki-token-b = blue token
tsvetariki-token-v = violet token
splito-letter-r = R
splito-letter-o = O
splito-letter-y = Y
splito-letter-g = G
splito-letter-b = B
splito-letter-k = K
splito-sum = sum
splito-goal-label = Goal “{ $goal }”, { splito-points }
jack-mark-J = J
jack-mark-Q = Q
jack-mark-K = K
jack-mark-A = A
jack-card = { $rank } of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }
jack-corner = Corner: everybody’s chip
jack-side-letter = { $side ->
    [B] B
    [R] R
   *[G] G
 }
