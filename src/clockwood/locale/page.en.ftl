# Messages of the browser page itself. Those of the table are in the other files.

you = You
close = Close
menu = Menu
help = Keys and help
theme = Light or dark
theme-auto = same as the system
theme-light = light
theme-dark = dark
settings = Settings
settings-hold = Long press needed for
hold-never = nothing
hold-walls = answers that cannot be undone
hold-turns = those, and answers that end my turn
settings-colour = Colour of { $seat }
settings-dye = Colour { $number }
hold = Press and hold
language = Language
opening = Opening the table …
to-lobby = To the lobby
no-table = This table cannot be opened
no-table-here = There is no such table, or it is private. Ask somebody who plays there for a link to watch.
older-rules = This was played under older rules: you can read it, but the table as it was then cannot be shown.
no-server = The server does not answer
load-again = Load again
hand-over = Who plays now?
hand-over-to = Pass the screen to: { $who }
hand-over-about = The cards in hand stay hidden until you go on; only you should look then.
hand-over-take = I play { $who }: show the table

share-position = Share the position as I know it
download-record = Download the record
invite-to-watch = Invite someone to watch
resign = Give up
resign-sure = Really give up?
shared-position = The position is on the clipboard.
shared-link = The link is on the clipboard.
devices = Devices and links
device-move = Play on another device
device-link = The link is on the clipboard. It gives your seat to one more device, once.
device-only = Play on this device only
device-only-done = { $count ->
    [0] No other device has your seat, and links to it do not work any more.
    [one] One other device has lost your seat, and links to it do not work any more.
   *[other] { $count } other devices have lost your seat, and links to it do not work any more.
}
watch-stop = Let nobody watch by link
watch-stopped = Links to watch do not work any more.

link-offline = No connection. Your table is safe; reconnecting …
link-seen = No connection. The table as you last saw it, { $when }; reconnecting …
link-closed = This table is closed.

undo = Undo
undo-crosses = Something was revealed since then. In a solo game you can undo it anyway; the record will show it.
restart = Restart turn
redo = Redo
what-if = What if
what-if-about = An experiment from what you know; everything hidden from you was drawn at random. The game itself is not changed.
what-if-over = Delete

board-contested = a battle is fought here
board-end = a move may end here
board-legal = can be chosen
board-whole = Whole board
board-chosen = chosen
counter-left = plays for another goal than points
card-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
hand-of = { $zone }, { $count }
hand-lower = Lower the hand
common = On the table
seat-cards = Cards

foreseen = If you do this
prompt-label = Question
prompt-options = Answers
prompt-you = You decide
prompt-other = Waiting for { $who }
prompt-wait = Waiting
prompt-thinking = thinking …
prompt-some = Choose { $low } to { $high }: { $got } chosen
prompt-some-exactly = Choose { $high }: { $got } chosen
prompt-next-from = From where?
prompt-next-to = Where to?
prompt-next-at = Choose a place
prompt-next-card = Choose a card
prompt-next-times = How many?
prompt-amount = How many: { $count }
prompt-amount-any = How many: later
prompt-fewer = Fewer
prompt-more = More
prompt-ways = Done, pass or skip
prompt-idle = Does nothing now. Choose it again if you mean it.
prompt-other-start = Clear selection
prompt-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
prompt-page = { $first }–{ $last } of { $all }
prompt-page-on = More answers
prompt-page-back = Earlier answers
prompt-take = Confirm

explain = Explanation
explain-this = About: { $what }
explain-now = Possible now
explain-rules = Rules

chronicle = Chronicle
chronicle-story = Story
step-copy = Copy link
step-copied = Link copied
step-missing = This game has no step { $step }; you see it as it is now.
unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
chronicle-log = Log
log-filter = Show lines of
log-all = All seats
log-undo-here = undo from here on
log-wall = Revealed: undo stops before this line
log-now = Back to now
log-looking = Earlier position

playback = Story
playback-controls = Controls of the story
playback-decides = { $who } decides
playback-looking = The table at this line
playback-speed = Speed
playback-pause = Pause
playback-go-on = Continue
playback-step = Step
playback-skip = Skip
pace-half = ½
pace-one = 1
pace-two = 2
pace-step = step by step
pace-at-once = instant

replay = Replay
replay-first = To the beginning
replay-back = Previous line
replay-play = Play
replay-on = Next line
replay-last = To the end

sieve-candidates = { $count ->
    [one] { $count } candidate
   *[other] { $count } candidates
}
sieve-left = left
sieve-more = { $count ->
    [one] 1 more candidate
   *[other] { $count } more candidates
}
sieve-kept = kept
sieve-dropped = dropped
close-up = Close up
close-up-back = Previous choice
close-up-on = Next choice
close-up-of = { $at } of { $of }
close-up-decided = Decided by: { $criterion }
close-up-bot-chose = chosen
close-up-bot-considers = still in
close-up-bot-dropped = dropped

tab-common = Table
tab-mine = My area
tab-others = Others

command = Answer in notation
command-send = Answer

keys-title = Keys
key-1 = 1–9
key-1-does = the answer with that number
key-0 = 0
key-0-does = done, pass or skip
key-pages = + −
key-pages-does = more answers, earlier answers
key-x = x
key-x-does = choose the number first, one more each time
key-tab = Tab
key-tab-does = to the next control; on the board, to the next place that can be chosen
key-arrows = Arrows
key-arrows-does = to a neighbouring place on the board; through the chronicle
key-enter = Enter
key-enter-does = choose; confirm a set
key-slash = /
key-slash-does = type an answer
key-question = ?
key-question-does = explain this, and why it cannot be used
key-u = u
key-u-does = undo
key-r = r
key-r-does = redo
key-dot = .
key-dot-does = next line of the story
key-n = n
key-n-does = next note of a first game; b goes back
key-escape = Esc
key-escape-does = clear, close, skip

provenance-house = house
provenance-house-wording = house wording
provenance-rulebook = rulebook
provenance-public-source = public source
provenance-owner = owner

player-human = a person
player-me = You
player-invite = A friend, by link
player-open = Anyone who joins
player-automaton = by the rulebook
player-level = { $who }, level { $level }
automaton-ironbot = Ironbot
automaton-woodenbot = Woodenbot
automaton-rival = Rival
agent-random = Random
agent-greedy = Greedy
agent-novice = Novice
agent-regular = Regular
agent-strong = Strong
agent-expert = Expert
agent-learned = Neural network
automaton-mechanical-marquise = Mechanical Marquise
automaton-electric-eyrie = Electric Eyrie
automaton-automated-alliance = Automated Alliance
automaton-vagabot = Vagabot
automaton-logical-lizards = Logical Lizards
automaton-riverfolk-robots = Riverfolk Robots
automaton-drillbit-duchy = Drillbit Duchy
automaton-cogwheel-corvids = Cogwheel Corvids
trait-effect = In a hundred games: { $change } wins ({ $low } to { $high }; measured in { $games } games).
trait-not-measured = Effect not measured.
automaton-plays = How it plays
automaton-elsewhere = At the start and in the turns of others
trait-blitz = blitz
trait-fortified = fortified
trait-hospitals = hospitals
trait-iron-will = iron will
trait-overwhelming = overwhelming
trait-focused = focused
trait-nobility = nobility
trait-relentless = relentless
trait-swoop = swoop
trait-war-tax = war tax
trait-informants = informants
trait-popularity = popularity
trait-steadfast = steadfast
trait-veterans = veterans
trait-wildfire = wildfire
trait-adventurer = adventurer
trait-berserker = berserker
trait-helper = helper
trait-marksman = marksman
trait-questing = questing
trait-erratic = erratic
trait-fanatics = fanatics
trait-martyrs = martyrs
trait-spiteful = spiteful
trait-ferocious = ferocious
trait-garrison = garrison
trait-greedy = greedy
trait-involved = involved
trait-foundations = foundations
trait-invaders = invaders
trait-investors = investors
trait-overwhelm = overwhelm
trait-backup-plans = backup plans
trait-gamble = gamble
trait-mastermind = mastermind
trait-vendetta = vendetta

lobby-tables = Tables
lobby-rules = Rules
lobby-choose = Choose a game
lobby-elsewhere = From elsewhere
lobby-mine = My games
lobby-watch = Watch or join
lobby-none = None yet
lobby-your-turn = your turn
lobby-go-on = Continue
lobby-replay = Watch
lobby-remove = Remove from the list
lobby-look = Watch
lobby-offline = No connection to the server. The page keeps trying; your games are safe.
gallery = Games to watch
gallery-replay = Replay
gallery-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

new-game = New game of { $game }
new-seats = Seats
new-joining = Who plays
new-draft-offered = Factions that may come into the pool
new-draft-automata = Automata at the table; their factions leave the draft
new-difficulty = Difficulty: { $who }
new-not-measured = Win rate: not measured
rates = Games against it that an agent won
rates-itself = Itself
rates-among = Itself: its wins where { $count } automata of that level play each other.
rates-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
rate-between = { $low }–{ $high }
measured-wins = Who wins how often
measured-together = Games that an agent won where automata of one level play all other seats
measured-equal = Games that each side won where one agent plays all of them; a fair share is { $fair } %
measured-automata = Games that each automaton won among automata of its level; a fair share is { $fair } %
measured-side = Side
measured-automaton = Automaton
measured-level = Level { $level }
measured-between = The small numbers say between which two shares the true one lies, with 95 % certainty.
rates-older = Measured with rules { $measured }; they are at { $rules } now.
rate = { $share } %
rate-none = Level { $level }: not measured
new-table = Table
new-rulings = Packs and rulings
new-pack = Pack
new-watching = Spectators
new-open = Others may watch and join
new-kept = Saved after every answer.
new-start = Start
new-demo = Watch a demo
new-links = Send each friend their link. It can be used once.
new-go = To the table
option-by-level = by level
option-yes = yes
option-no = no
dial = Level
dial-for = Level, { $seat }
dial-of = of { $high }

rules-title = Rules
rules-search = Search by tag or word
rules-all = All rules
rule-none = There is no such rule.

lesson-more = { $count ->
    [one] One more first game
   *[other] { $count } more first games
}
lesson-first = First games
lesson-step = Step { $step } of { $of }
lesson-watch = Watch what happens.
lesson-next = Next
lesson-previous = Previous note
lesson-do = Do it for me
lesson-leave = Play on alone
lesson-fold = Put the note away
lesson-unfold = Show the note
lesson-astray = That was another way than the lesson's. Take it back to go on with the lesson, or play on alone.
lesson-back = Take it back

guide-players = { $players } players
guide-minutes = { $minutes } min
guide-weight = weight { $weight } of 5
guide-estimate = Length and weight are our estimates.
guide-goal = Goal
guide-turn = A turn
guide-legend = Legend
guide-signs = Icons
guide-content = What is in it
guide-rules = The rules, chapter by chapter
guide-about = About { $game }
guide-none = There is no guide to this game.
guide-beginners = First game: beginners' setup
lobby-about = About
rules-chapters = Chapters

name = Your name
name-none = Shown to others; none yet
name-change = Change your name
copy = Copy
copied = Copied
refused-name-empty = A name needs at least one character that can be seen.
refused-name-long = A name has at most { $most } characters.
refused-name-invisible = A name cannot have invisible characters.
refused-bad-record = This record cannot be played again. { $place }: { $reason }
refused-bad-position = This position cannot be set up. { $place }: { $reason }
refused-bad-key = This invitation was used, revoked, or never existed. Ask for a new link.
refused-many-keys = Too many links of this kind were made already and not used. Give away one of those.
refused-seat-taken = Somebody else took this seat first.
refused-too-many = Too many at once. Wait a little and try again.
refused-too-large = This is larger than any game.

paste-about = Paste a record, a position or a link anywhere on this page, or drop a file.
paste-file = A file
paste-text = A text
paste-field = Record, position or link
paste-open = Open
paste-unknown = This is neither a record, a position nor a link of Clockwood. A record begins with “clockwood 1”, a position with “format =”. Nothing was changed.

lobby-search = Search my games
lobby-not-found = No game has all these words.
lobby-more = { $count } more …
lobby-round = Round { $round }
lobby-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
lobby-waits-for = waiting for { $who }
lobby-free-seat = a free seat
lobby-won = You won
lobby-lost = You lost
lobby-lost-to = You lost to { $who }
lobby-winner = { $who } won
lobby-nobody-won = Nobody won

new-waiting = Waiting for { $who } …
new-all-here = Everybody is here.
new-delay-answers = Spectators see each answer this many answers late
new-delay-minutes = … and this many minutes late

people = People at this table
people-here = here
people-away = away
people-invited = not here yet
people-open = free seat
people-watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
people-delay = Spectators see this later.
people-you-watch = You are watching.
people-late-answers = You are watching, { $answers ->
    [one] one answer
   *[other] { $answers } answers
} behind the players.
people-late-minutes = You are watching, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} behind the players.
people-late-both = You are watching, { $answers ->
    [one] one answer
   *[other] { $answers } answers
} and { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} behind the players.
people-link = Link
people-link-to = Link for { $who }
people-link-once = It works once; earlier links to this seat no longer do.
people-you = { $who } (you)
turn-yours = Your turn
turn-title = Your turn · { $game }
turn-other-title = { $who } decides · { $game }
turn-body = { $game }: it is your turn.
settings-notice = Notice when it is my turn
settings-notice-denied = This browser does not allow notices here; the page's title and the table tell you.
settings-sound = Sound when it is my turn
seal = Seal of this match's chance
seal-short = Sealed chance
seal-about = All dice and cards of this match come from a secret key that the host cannot change any more: this is its seal. When the match is over, the record tells the key, and everybody can check that it fits: here, or with “clockwood verify”.
seal-fits = Seal checked
seal-fits-about = The key in the record fits the seal that this browser saw first.
seal-broken = Seal broken
seal-broken-about = The key in the record does not fit the seal that this browser saw first. Dice and cards may have been chosen.
seal-unchecked = Seal not checked
seal-unchecked-about = This browser could not check the seal. Download the record and use “clockwood verify”.
takeback-ask = Ask to take back
takeback-asked = You asked to take back your last answer. Waiting for { $who } …
takeback-asks = { $who } asks to take back the last answer.
takeback-walls = Everything since then is taken back, also what was revealed; the record will show it.
takeback-grant = Agree
takeback-refuse = Refuse
takeback-granted = The answer was taken back.
takeback-refused = The request was refused.
takeback-pending = { $asker } asks to take back the last answer. Waiting for { $who } …
takeback-withdraw = Withdraw the request
takeback-withdrawn = The request was withdrawn.
takeback-lapsed = The table has moved on; the request lapsed.

share-step = Copy link to this step
shared-step = The link to this step is on the clipboard.
picture-svg = Picture (SVG)
picture-png = Picture (PNG)

# hints, what-ifs and the end
hint = Hint
hint-searching = Searching for the best answers …
hint-sure = The first answer is clearly the best found.
hint-unsure = Not sure: the intervals of the best answers overlap.
hint-tries = Tries: { $tries }.
hint-interval = { $low }–{ $high } %, tries: { $tries }
hint-then = then
hint-unseen = something hidden
ending = The end of the game
ending-length = Rounds: { $rounds }, answers: { $answers }.
ending-won = won
ending-swings = Turning points
ending-swing = { $who }: from { $before } % to { $after } %
ending-estimate = Chances as this program judges the table; an estimate, not a measurement.
ending-watch = Watch from the start
ending-share = Copy a link
rematch-same = Play again
rematch-other-side = Play the other side
rematch-harder = One level harder
what-if-here = What if from here
what-if-edit = Try with these pieces
what-if-touch = Touch a place to change what stands there.
what-if-commit = Play this line for real
what-if-nothing = Nothing was answered in this line yet, so there is nothing to play.

# An answer made while the server is out of reach, and a newer page
waiting-answer = { $game }: your answer “{ $answer }” of { $when } waits here. It is sent once the server answers and Clockwood is open.
waiting-answer-brief = “{ $answer }” waits here until the server answers.
waiting-sent = { $game }: your answer “{ $answer }” of { $when } was sent; the server has not confirmed it yet.
waiting-cancel = Do not send
waiting-refused = { $game }: your answer “{ $answer }” of { $when } was not taken. { $reason }
waiting-read = All right
version-ready = A new version of Clockwood is ready. Your games stay as they are.
version-load = Load it
lobby-seen = Your games as you last saw them, { $when }.

## Play over days

notices = Turn notices
notices-about = When a table waits for you and you are not looking at it, you are told once. A notice names the game, and nothing of the table.
notices-push-on = Tell me on this device
notices-push-off = No longer on this device
notices-no-push = This browser cannot be reached here. Notices need an https address and a browser that allows them.
notices-this-table = Notices of this table
notices-ways = Ways to reach you
notices-kind-push = A browser
notices-kind-webhook = Webhook
notices-kind-mail = E-mail
notices-other-ways = E-mail and webhooks
notices-mail = E-mail address
notices-webhook = Webhook address
notices-add = Add
notices-added = Added.
notices-removed = Removed.
notices-remove = Remove { $what }
notices-code = Code from the e-mail
notices-code-sent = A code was sent to this address. Enter it below.
notices-confirm = Confirm
notices-confirmed = The address is confirmed.
notices-secret = Secret of the webhook
notices-secret-once = Every notice is signed with it. It is shown only now.
notices-sent = The last notice arrived.
notices-failed = The last notice did not arrive ({ $result }).
notices-test = Send a test
notices-tested = { $count ->
    [0] There is no confirmed way to reach you yet.
    [one] A test is on its way.
   *[other] { $count } tests are on their way.
}
notices-quiet = Quiet hours
notices-from = from
notices-to = to
notices-zone = Time zone of this device: { $zone }
notices-away = Away
notices-until = until
notices-away-shown = Until the end of this day nothing is sent, and others at your tables see that you are away.
notices-store = Save
notices-stored = Saved.
length-minutes = { $count } min
length-hours = { $count } h
length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
people-waited = waited for { $length }
people-away-until = away until { $day }
people-agent = { $agent } plays instead
lobby-waited = for { $length }
lobby-who-is-away = { $who } (away until { $day })
lobby-agent-for-you = { $agent } for you
paused = Paused
pause = Pause
pause-wish = Ask for a pause
pause-wished = { $who } would like to pause.
pause-agree = Pause
pause-no = Play on
pause-withdraw = Withdraw
go-on = Go on
agent-hand = Let an agent play for me
agent-choose = Agent
agent-hand-now = Hand over
agent-about = It plays until you take your seat back. The others see it, and the record says so.
agent-for-you = { $agent } plays for you.
take-seat = Take my seat back
refused-paused = The match is paused. Any player can go on.
refused-bad-zone = This time zone is not known.
refused-bad-hours = Quiet hours need a beginning and an end.
refused-bad-day = This is not a day.
refused-bad-address = Nothing can be sent to this address.
refused-bad-code = This is not the code that was sent.
refused-no-delivery = This server cannot send that way.
refused-not-sent = The e-mail could not be sent.
