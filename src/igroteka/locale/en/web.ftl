# The page in the browser
brand = Igroteka
nav = Sections
to-home = Home
to-table = Back to the table
rules = Rules
settings = Settings
close = Close
cancel = Never mind
save = Save
share = Share
copied = Link copied.
copy-link = Link
try-again = Try again
you = You
you-are = You are { $name }
guest-name = Guest
your-turn = Your turn
games = Games
game = Game

# Games
minutes = { $minutes } min

# Home
home-question = What shall we play?
home-how = One click and you are at the table. With friends or bots, no sign-up.
play = Play
play-game = Play with bots: { $game }
table-dots = Table…
table-of-game = New table: { $game }
table-code = Table code
enter = Join
my-tables = My tables
open-tables = Open tables
table-with = at the table: { $names }
table-empty = nobody yet
seats-left = { $count } free
with-people = with { $names }
bots-of = { $count ->
    [1] bot “{ $bot }”
   *[other] bot “{ $bot }” × { $count }
 }
you-alone = you alone
status-open = waiting for players
status-playing = going on
status-over = finished
show-all = Show all ({ $count })

# A new table
new-table = New table
seats = Seats at the table
seats-count = { $count ->
    [one] { $count } seat at the table
   *[other] { $count } seats at the table
 }
seats-tap = tap a seat to choose who sits there
seat-who = Who takes seat { $seat }:
seat-choice-open = A friend
seat-choice-also = Next to me
seat-friend = Waiting for a friend
seat-friend-note = by link or code
seat-also = Next to you
seat-also-name = Name of who sits next to you
seat-also-note = at this same screen
seat-me-note = this is you
seat-bot-note = bot
seat-side = side { $side }
seat-number = Player { $seat }
seat-free = Free
options = Rules of this table
options-fine = Fine points of the rules
table-settings = More about the table
start = Start the game
start-note = Every seat is taken: the match starts at once.
open-table = Open the table
open-note = The next screen has the link and the code for your friend.
clock = Clock
clock-what-none = think as long as you like
clock-what-move = this much time for every move
clock-what-bank = this much time each for the whole match, and more with every move
clock-what-days = a leisurely match: this many days for every move
clock-kind-none = none
clock-kind-move = a move
clock-kind-bank = a match
clock-kind-days = days
clock-length = How much time
clock-increment = Added with every move
clock-increment-choice = { $seconds ->
    [0] nothing added
   *[other] +{ $seconds } s
 }
clock-seconds = { $seconds } s
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }
listed = Open to everybody
listed-what = shown on the first page, anybody may sit down; otherwise by link or code only
talk = Talk
talk-what = what may be said at the table
talk-free = freely
talk-phrases = ready phrases
talk-none = silence
team-talk = Partners whisper
team-talk-what = a side talks so that the others do not hear
watch = Onlookers
watch-what = anybody with the link may watch
standin = Who stands in
standin-what = the bot that plays on for who steps away or runs out of time
pace = How bots move
pace-what = a pause before a move, so that you can follow
pace-choice = { $ms ->
    [0] at once
    [700] as usual
    [2000] slowly
   *[other] after { $seconds } s
 }
hints = Hints
hints-what = how many one may ask for in a match
hints-choice = { $count ->
    [0] none
   *[other] { $count }
 }
rated = Rated
rated-what = no hints, nothing taken back

# Before the match
invite = Invite friends
invite-qr = QR code with the link to this table
invite-only-here = This link opens on this computer only. For friends on other devices in the same network, start with: make play HOST=0.0.0.0
invite-text = Shall we play? { $game } at Igroteka.
waiting-for = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
 }
waiting-full = Everybody is here
waiting-host = The host will start the match.
waiting-bots = Don’t feel like waiting? Put a bot on the empty seat.
start-when-full = Start when all are seated
your-name = Your name
sit-down = Sit down
sit-here = Sit here
seat-clear = Free this seat
told-clock-move = { $time } a move
told-clock-bank = { $time } each for the match
told-rated = rated
told-listed = open to everybody
seat-stand = Stand up
seat-swap = Change places…
seat-swap-with = With whom? Tap the other seat.
seat-you = this is you
seat-here = already here

# The table
table = Table
table-opening = Opening the table…
table-match = match { $match }
table-deeds = At the table
board = The game
log = What happened
log-secret = Your secret colour is dealt. The board shows it while you hold “My colour”.
menu = Menu
hint = Hint
hint-shown = The hint is shown on the table. Left: { $left }.
hint-chance = The hint is on the table: with this move your chance to win is about { $chance } %. Hints left: { $left }.
undo = Undo step
take-back = Take back the whole turn
leave = Step away: a bot plays for me
replace = This is taking a while. Let a bot play for { $name }
sound-on = Sound is on
sound-off = Sound is off
phrases = Ready phrases
phrases-only = Only ready phrases here
say = Say something…
say-side = Say to your side…
say-side-only = Talk to your side only
phrases-side = Only your side will hear it
said-side = { $name }, to the side
mute = Stop hearing { $name }
unmute = Hear { $name } again
send = Send
turn-of = Turn: { $name }
turn-over = The match is over
turn-wait = Waiting
turn-waiting = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
 }
link-lost = No connection. We will be back
standin-plays = A bot is playing for you.
standin-back = Back to the table
curtain-pass = Pass the screen to { $name }
curtain-why = While the curtain is down nobody’s cards can be seen.
curtain-lift = I am { $name }. Show
toast-rule = Rule { $rule }
fair = A fair deal
fair-how = The fingerprint of the seed the cards were dealt from. At the end the seed is shown, and anybody can check the deal.

# The result
result = Result
result-won = You won!
result-shared = A shared victory!
result-won-with = You won, together with { $names }!
result-winners = Winner: { $names }
result-winner = winner
result-nobody = Nobody won
result-tokens = { $left } left · { $taken } taken
rematch = Rematch
replay = Replay

# Replay
replay-eyes = Through whose eyes
replay-all = all cards open
replay-hands = All hands
replay-link = Link to this moment
replay-start = The cards are dealt.
replay-first = To the beginning
replay-back = Step back
replay-next = Step forward
replay-last = To the end
replay-step = Step of the match
replay-of = step { $step } of { $last }

# Rules
rules-choose = Choose a game.
rules-opening = Opening the rules…
rules-short = In short
rules-whole = In detail, point by point
rules-ruling = our ruling
rules-ruling-note = marks what the printed rules leave open: there we had to decide.
rules-examples = { $count ->
    [one] { $count } example
   *[other] { $count } examples
 }
rules-try = Try it on a board
rules-look = Show on the board
rules-hide = Hide the board
rules-works = This is possible.
rules-edition-both = editions differ
rules-show = Show the move
rules-again = Again

# Settings
look = Look and sound
language = Language
theme = Theme
theme-auto = like the system
theme-light = light
theme-dark = dark
aid = Patterns over colours
aid-what = every colour has a pattern of its own: easier to tell apart
size = Size of cards
size-what = large cards are kinder to fingers and eyes
size-normal = normal
size-large = large
motion = Motion
motion-what = cards fly, tokens roll
sound = Sound
sound-what = a soft signal when it is your turn
your-name-what = This is how others see you at the table.
name-kept = Your name is saved.
ratings = My rating
ratings-what = It grows when you beat strong players. After “±” stands how far it may still move: the more matches, the surer.
rating-strength = { $rating } ± { $sure }
rating-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
 }
rating-yours = Your rating in this game: { $strength } ({ rating-matches }).
rating-none = You have no rating in this game yet: it comes with the first match.
my-data = My data
move-away = Move to another device
move-what = Open this link where you want to go on: it works once, within a quarter of an hour.
move-qr = QR code to move to another device
move-here = Moving to this device
move-here-what = Your name, tables and records will be here too. The link works once.
move-here-do = Move here
moved-here = Done: you are here.
export = Download all
delete-me = Delete me
delete-what = Your name, tables, records and rating will be gone for ever. Matches of others stay, without your name.
delete-sure = Yes, delete for ever
forgotten = Your data is deleted.

# When something is wrong
wrong-offline = No connection to Igroteka.
wrong-offline-do = Check your network: everything goes on as soon as it is back.
wrong-fault = Something broke on our side.
wrong-do = Try again or go home.
wrong-code = No table has this code now.
wrong-table = There is no such table.
wrong-record = There is no such record.
wrong-link = The link is used up or out of date.
wrong-place = There is no such page.
wrong-game = We have no such game.
wrong-watch = Nobody looks on at this table.
wrong-rules = This record was made under other rules.
wrong-too-many = Too often. Wait a little.
wrong-tables = You have too many open tables. Finish some of them.
wrong-name = A name has at least one letter.
wrong-guest = Igroteka does not know you any more.
wrong-guest-do = Your data seems to be deleted. You can begin anew, as a new guest.
begin-anew = Begin anew
wrong-store = It could not be saved. Try in a minute.

# The first match
how-to-play = How to play
how-play = Got it, let’s play
how-rules = All the rules
piece-back = A card face down

# The board of a game that has none of its own
general-yes = yes
general-no = no
general-nothing = none
general-becomes = becomes
general-moves = Moves
general-choose = Choose a move
general-chosen = Move: { $move }
general-play = Play
general-play-move = Play: { $move }
general-waiting = To move: { $who }
general-no-turn = Nobody is to move
general-people = Players
general-table = On the table
general-last = What happened
general-acts = to move
general-own = only you see this
