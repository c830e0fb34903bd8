# One-Eyed Jack in the terminal: the table
terminal-jack-head = { $title } · turn { $turn } · deck { $deck }
terminal-jack-panel = lines·chips, player·hand
terminal-jack-you = you
terminal-jack-hand = Hand:
terminal-jack-empty-hand = empty
terminal-jack-use = { $use ->
    [anywhere] anywhere
    [take] take off
   *[dead] dead
 }

terminal-jack-do = { $kind ->
    [put] { $card } on { $square }
    [take] { $card }: take { $square } off
    [dead] { $card }: replace
    [twin] { $card } twice on { $square }
    [shift] { $card } twice: { $square } to { $to }
    [draw] draw what is due
   *[pass] pass
 }
terminal-jack-then = { $result ->
    [win] and you win!
    [lose] and they win!
   *[line] a sequence!
 }
terminal-jack-which = { $what } could mean several moves: { $moves }.

terminal-jack-rules-goal = Bring five of your chips next to each other in a row, a column or a diagonal. That is a sequence. To win you need { $needed }. (J-16, J-18)
terminal-jack-rules-turn = In your turn you play a card, put a chip on a free square that shows it, and get another card. Every card is on two squares. (J-8)
terminal-jack-rules-jacks = Two-eyed jacks, ♣ and ♦, put a chip on any free square. One-eyed jacks, ♠ and ♥, take a chip of another side off, unless it is part of a finished sequence. (J-9, J-10)
terminal-jack-rules-dead = A card whose two squares are occupied is dead: once a turn you may replace it before your move. (J-11)
terminal-jack-rules-twins = Two equal cards may be played together: one chip, and two new cards (J-13). If they are dead, a chip on one of their squares is shifted to the nearest free one (J-12).
terminal-jack-rules-corners = The corners are chips for everybody: with a corner four of your own are enough. (J-16)
terminal-jack-rules-share = Two sequences of a side may share one chip. Where different fives could count, the game takes the one that leaves most possible in that line. (J-17)
terminal-jack-rules-end = Who cannot move passes. When everybody has passed in a row, the game is drawn. When the deck is used up, the discards are shuffled. (J-15)
terminal-jack-rules-late = At this table you draw your card yourself: draw. If the next player has moved and drawn before you, your card is lost to the end of the game. (J-14)
terminal-jack-rules-signs = On the board: *** a corner, ● black, ○ red, ◆ gold; = a chip of a finished sequence; + a square your hand can fill.
terminal-jack-rules-notation = Moves: 4H i8, card and square; JS x d4, take a chip off; 4H dead, replace; 4H 4H i8, two cards for one chip; 4H 4H i8-j9, shift. Suits: C ♣, D ♦, H ♥, S ♠; T is ten. A square alone will do if the card is clear.
