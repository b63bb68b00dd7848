### Messages that all games share.

wall = Something was revealed.
rules-changed = From here on a newer version of the rules applies; the match went on from this position.
match-stops = The rules of this game have changed, and this match cannot go on under them. It is told as far as it surely is the same; any player can resign, which opens its record.
one-of-alike = { $text } ({ $n } of { $all })
edit-nothing = nothing
edit-here = here
edit-elsewhere = where it is

## Notices

notice-turn = It is your turn.
notice-test = This is a test: notices reach you here.
notice-mail = You asked for these notices at { $page } and can turn them off there.
notice-code-subject = Clockwood: confirm your e-mail address
notice-code = Your code is { $code }. Enter it on the page to get notices at this address. If you did not ask for them, ignore this message.

## Why not

why-not-asked = That is not an answer to this question.
why-not-your-turn = You are not asked anything now.
why-undo-nothing = There is nothing to undo.
why-paused = The match is paused. Any player can go on.
why-often = This seat has paused or been handed over so often in this match that it cannot be any more.
why-stopped = The rules of this game have changed, and this match cannot go on under them. You can still resign.
why-watches = Automata play here, and you watch: there is nothing to give up.
why-undo-over = The match is over and everything has been opened; it cannot be taken back.
why-takeback-none = Nobody asks you to take back an answer now.
why-undo-other-seat = Another seat has answered since then; your answer stands.
why-undo-wall = Something was revealed or drawn since then; your answer stands.
why-undo-often = You have taken back so many answers in this match that you need the consent of the others to take back another.
why-redo-nothing = There is nothing to redo.

## An automaton's choice

automaton-turn = { $seat }: the automaton's turn.
    .quiet = 1
    .head = 2
automaton-turn-over = { $seat }: the automaton's turn is over.
    .quiet = 1
option-seat = The player of this seat: person, or an automaton with its level and traits, such as name:2+trait.
trace-candidates = { $n } { NOUN("candidate", $n) }: { $list }.
trace-only = Only “{ $what }”: { $n } left.
trace-prefer = If possible “{ $what }”: { $n } left.
trace-most = Most “{ $what }”: { $n } left.
trace-fewest = Fewest “{ $what }”: { $n } left.
trace-left = Tied: { $list }.
trace-tie = The tie: { $how }: { $winner }.
trace-tie-rolled = The tie: { $how }, { $rolled }: { $winner }.
trace-scored = { $winner }: { $n }
trace-won-alone = { $title }: { $winner }, the only candidate.
trace-won-only = { $title }: { $winner }, the only one “{ $what }”.
trace-won-prefer = { $title }: { $winner }, first because “{ $what }”.
trace-won-most = { $title }: { $winner }, most “{ $what }”: { $n }.
trace-won-fewest = { $title }: { $winner }, fewest “{ $what }”: { $n }.
trace-won-tie = { $title }: { $winner }, { $n } tied; { $how }.
trace-won-tie-rolled = { $title }: { $winner }, { $n } tied; { $how }: { $rolled }.
trace-nobody = { $title }: none, because there is no candidate.
trace-nobody-fits = { $title }: none, because no candidate is “{ $what }”.

## What if

what-if-head = If { $edits }: lines with - are gone, lines with + are new; dice and hidden cards are the same for both.
what-if-same = Nothing changes.

## The scene

scene-table = Table
scene-card = Card

## At the terminal

ui-ready = your answer
ui-press-enter = press Enter
ui-welcome = { $game }: you are { $seat }. Type a number, an answer in notation, or help.
ui-welcome-hot-seat = { $game }: several players at one screen. Type a number, an answer in notation, or help.
ui-welcome-watcher = { $game }: automata play, and you watch. Type a number, an answer in notation, or help.
ui-opponent = { $seat } is played by the computer ({ $agent }).
ui-resumed = Your game continues where you left it.
ui-thinking = { $seat } is thinking …
ui-hand-over = Pass the screen to: { $seat }.
ui-left = Saved. The next “play” continues from here: { $file }
ui-saved = Saved: { $file }
ui-record-lies = The record of the game: { $file }
ui-not-understood = Not understood: { $text } ({ $reason }). Type help for a list of commands.
ui-not-known = Nothing is known about “{ $text }”: { $reason }.
ui-allowed = This is allowed now.
ui-undone = Undone.
ui-undone-across = Undone past a reveal: what was revealed stays known. The record shows it.
ui-undo-across = undo! takes it back anyway; the record will show it.
ui-redone = Redone.
ui-restarted = The turn starts again.
ui-foreseen = Certain consequences:
ui-foreseen-nothing = Nothing is certain before the next secret, chance or choice.
ui-thought = Iterations: { $iterations }, from what { $seat } may know; nodes: { $nodes }.
ui-thought-choice = { $answer }: { $share } % ({ $low }–{ $high } %), tries: { $visits }
ui-thought-untried = { $answer }: not tried
ui-thought-line = then { $line }
ui-thought-unseen = { $seat }: unseen
ui-resign-sure = Give up the game? Type yes to do so.
ui-resign-not = The game continues.
ui-no-automaton = No automaton has had a turn yet.
ui-yes = yes
ui-shape-one = Choose one: its number, or its notation.
ui-shape-some = Choose a set of { $low } to { $high }: numbers in one line (1 3), or one by one.
ui-shape-many = The same answer may be given up to { $high } times: 2 x3 gives answer 2 three times.
ui-lesson-try = Try: { $answer }
ui-lesson-astray = You went another way than the lesson. undo leads back to it; or play on alone.
ui-help-part = draws this part of the table: { $part }
ui-help = Answers are numbers or notation (play WW02, move m1 o1 x2); Enter alone does nothing. Commands:

full-story = Story
full-table = Table
full-log = Log
full-said = Answers
full-type = an answer in notation, or a command; help lists them
full-ways = ways
full-what-if = WHAT IF: nothing counts, Esc ends it
full-past = as it was after line { $number }; Esc returns
full-chosen = chosen: { $chosen }, needed: { $low } to { $high }; d when done
full-key-type = type
full-key-undo = undo
full-key-redo = redo
full-key-hint = hint
full-key-what-if = what-if
full-key-map = map
full-key-language = language
full-key-done = done
full-key-explain = explain
full-key-back = back
full-key-quit = quit
full-left = left

command-ask = ? …
command-undo = undo
command-undo-across = undo!
command-redo = redo
command-restart = restart
command-foresee = foresee
command-hint = hint
command-map = map
command-boards = boards
command-hand = hand
command-battle = battle
command-show = show
command-options = options
command-goal = goal
command-turn = turn
command-rules = rules
command-why = why
command-what-if = what-if
command-log = log
command-save = save
command-position = position
command-language = language
command-resign = resign
command-help = help
command-quit = quit

help-ask = explains the question; or, after it, a card, place, piece, option, rule or answer
help-undo = undoes your last answer, unless something was revealed since
help-undo-across = undoes it anyway; the record shows it
help-redo = repeats the answer that was undone
help-restart = undoes this turn
help-foresee = with an answer: its certain consequences
help-hint = the answer of a search; a level may follow: novice, regular, strong, expert
help-map = draws the map
help-boards = draws the player boards
help-hand = lists your cards
help-battle = draws the battle
help-show = draws the table and asks again
help-options = lists the answers again
help-goal = says how the game is won
help-turn = says what a turn is made of
help-rules = lists the chapters of the rules; or, after it, a chapter or a tag
help-why = explains the last turn of an automaton, choice by choice; its seat may follow
help-what-if = an automaton's turn if it began now; its seat may follow, and auria.fighters=0 to see what would change
help-log = lists the last 20 events, or as many as you say
help-save = writes the record to a file
help-position = prints the position as far as you know it; with the name of a file, writes it there
help-language = en or pl
help-resign = gives up the game
help-help = this list
help-quit = leaves the table; the game is saved
