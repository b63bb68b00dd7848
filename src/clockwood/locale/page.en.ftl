# The browser page's own words. What the table says is in the other files.

you = You
close = Close
menu = Menu
help = Keys and help
theme = Light or dark
theme-auto = as the system
theme-light = light
theme-dark = dark
settings = Settings
settings-hold = Hold, do not tap
hold-never = nothing
hold-walls = what cannot be taken back
hold-turns = that, and what ends my turn
settings-colour = Colour of { $seat }
settings-dye = Colour { $number }
hold = Hold for a moment
language = Language
opening = Opening the table …
to-lobby = To the lobby
no-table = This table cannot be opened
no-server = The server does not answer
hand-over = Who sits here now?
hand-over-to = The screen goes to: { $who }

share-position = Share the position as I know it
download-record = Download the record
invite-to-watch = Invite someone to watch
resign = Give up
resign-sure = Really give up?
shared-position = The position is on the clipboard.
shared-link = The link is on the clipboard.

link-offline = No connection. Your table is safe; trying again by itself …
link-closed = This table is closed here.

undo = Undo
undo-crosses = Something was revealed since. Alone you may go back across it; the record says so.
restart = Restart turn
redo = Redo
what-if = What if
what-if-about = A try from what you know; what you do not know was drawn anew. The game itself is left alone.
what-if-over = Throw away

board-legal = may be chosen
board-chosen = chosen
card-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
hand-of = { $zone }, { $count }
common = On the table
seat-cards = Cards

foreseen = If you do this
prompt-label = What is asked
prompt-options = Answers
prompt-you = You decide
prompt-other = { $who } decides
prompt-wait = Waiting
prompt-thinking = thinking …
prompt-some = { $got } chosen, from { $low } to { $high }
prompt-ways = Ways out
prompt-other-start = Begin elsewhere
prompt-more = { $count } more …
prompt-fewer = Fewer
prompt-more-times = More
prompt-take = Take these

explain = What this is
explain-this = About: { $what }
explain-now = Now
explain-rules = Rules

chronicle = Chronicle
chronicle-story = Story
chronicle-log = Log
log-filter = Whose lines
log-all = All seats
log-undo-here = undo to here
log-now = Back to now
log-looking = The table as it was

playback-speed = Speed
playback-pause = Pause
playback-go-on = Go on
playback-step = Step
playback-skip = Skip
pace-half = ½
pace-one = 1
pace-two = 2
pace-step = step by step
pace-at-once = at once

replay = Replay
replay-first = To the first line
replay-back = A line back
replay-play = Play
replay-on = A line on
replay-last = To the end

sieve-candidates = { $count ->
    [one] { $count } candidate
   *[other] { $count } candidates
}
sieve-left = left
sieve-kept = kept
sieve-dropped = dropped
close-up = Close up
close-up-back = Before
close-up-on = Next choice
close-up-of = { $at } of { $of }
close-up-decided = What decided: { $criterion }
close-up-bot-chose = chosen
close-up-bot-considers = still in
close-up-bot-dropped = dropped

tab-mine = My area
tab-others = Others

command = Answer as in a record
command-send = Answer

keys-title = Keys
key-1 = 1–9
key-1-does = the answer with that number
key-0 = 0
key-0-does = leave, pass or done
key-tab = Tab
key-tab-does = to the next thing; on the board, to what may be chosen
key-arrows = Arrows
key-arrows-does = to a neighbour on the board; through the chronicle
key-enter = Enter
key-enter-does = choose; take the gathered set
key-slash = /
key-slash-does = type an answer
key-question = ?
key-question-does = what this is, and why it may not be used
key-u = u
key-u-does = undo
key-r = r
key-r-does = redo
key-dot = .
key-dot-does = next line of the story
key-escape = Esc
key-escape-does = let go, close, skip

provenance-house = house
provenance-rulebook = rulebook
provenance-public-source = public source
provenance-owner = owner

player-human = a person
player-me = You
player-invite = A friend, by link
player-open = Whoever joins
player-automaton = by the rulebook
player-level = { $who }, level { $level }

lobby-tables = Tables
lobby-rules = Rules
lobby-choose = Choose a game
lobby-elsewhere = From elsewhere
lobby-record = Open a record
lobby-mine = My games
lobby-watch = Watch or join
lobby-none = None yet
lobby-over = over
lobby-your-turn = your turn
lobby-go-on = Go on
lobby-replay = Look
lobby-remove = Take off the list
lobby-look = Look
lobby-offline = No connection to the server. The page tries again by itself; games are safe.
gallery = Whole games
gallery-replay = Replay
gallery-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

new-game = New game of { $game }
new-seats = Seats
new-level = level { $level }
new-difficulty = Difficulty: { $who }
new-not-measured = Win rate: not measured
rates = Won against it by, in { $games } games a level
rate = { $share } %
rate-none = Level { $level }: not measured
new-rulings = Packs and rulings
new-pack = Pack
new-open = Others may watch and join
new-kept = Saved after every answer.
new-start = Start
new-demo = Watch a demo
new-links = Send each friend their link. It opens the seat once.
new-go = To the table
option-by-level = by level
option-yes = yes
option-no = no
dial = Level
dial-of = of { $high }

rules-title = Rules
rules-search = Search by tag or word
rules-all = All rules
rule-none = There is no such rule here.
