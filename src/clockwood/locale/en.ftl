### The table's words: what belongs to no single game.

wall = Something was revealed.

## Why not

why-not-asked = That is not an answer to this question.
why-not-your-turn = You are not asked anything now.
why-undo-nothing = There is nothing to take back.
why-undo-other-seat = The other side has answered since; your answer stands.
why-undo-wall = Something was revealed or drawn since; your answer stands.
why-redo-nothing = There is nothing to do again.

## An automaton's choice

automaton-turn = { $seat }: the automaton's turn.
    .quiet = 1
    .head = 2
automaton-turn-over = { $seat }: the automaton's turn is over.
    .quiet = 1
trace-candidates = { $n } { NOUN("candidate", $n) }: { $list }.
trace-only = Only “{ $what }”: { $n } left.
trace-prefer = If possible “{ $what }”: { $n } left.
trace-most = Most “{ $what }”: { $n } left.
trace-fewest = Fewest “{ $what }”: { $n } left.
trace-left = Alike: { $list }.
trace-tie = The tie: { $how }: { $winner }.
trace-tie-rolled = The tie: { $how }, { $rolled }: { $winner }.
trace-scored = { $winner }: { $n }
trace-won-alone = { $title }: { $winner }, the only candidate.
trace-won-only = { $title }: { $winner }, the only one “{ $what }”.
trace-won-prefer = { $title }: { $winner }, first because “{ $what }”.
trace-won-most = { $title }: { $winner }, most “{ $what }”: { $n }.
trace-won-fewest = { $title }: { $winner }, fewest “{ $what }”: { $n }.
trace-won-tie = { $title }: { $winner }, of { $n } alike; { $how }.
trace-won-tie-rolled = { $title }: { $winner }, of { $n } alike; { $how }: { $rolled }.
trace-nobody = { $title }: none, for there is no candidate.
trace-nobody-fits = { $title }: none, for no candidate is “{ $what }”.

## What if

what-if-head = If { $edits }: lines with - are gone, lines with + are new; dice and hidden cards are the same for both.
what-if-same = Nothing changes.

## The scene

scene-table = Table

## At the terminal

ui-ready = your answer
ui-press-enter = press Enter
ui-welcome = { $game }: you are { $seat }. Type a number, the notation, or help.
ui-welcome-hot-seat = { $game }: two players at one screen. Type a number, the notation, or help.
ui-opponent = { $seat } is played by the computer ({ $agent }).
ui-resumed = Your game goes on where you left it.
ui-thinking = { $seat } is thinking …
ui-hand-over = Hand over to: { $seat }.
ui-left = Saved. The next “play” goes on from here: { $file }
ui-saved = Saved: { $file }
ui-record-lies = The record of the game: { $file }
ui-not-understood = Not understood: { $text } ({ $reason }). Type help for what may be said.
ui-not-known = Nothing is known of “{ $text }”: { $reason }.
ui-allowed = This is allowed now.
ui-undone = Taken back.
ui-undone-across = Taken back although something was revealed since: it stays known. The record says so.
ui-undo-across = undo! takes it back all the same, and the record says so.
ui-redone = Done again.
ui-restarted = The turn starts again.
ui-foreseen = This would follow for certain:
ui-foreseen-nothing = Nothing follows for certain before the next secret, chance or choice.
ui-thought = Iterations: { $iterations }, from what { $seat } may know; nodes: { $nodes }.
ui-thought-choice = { $answer }: { $share } % ({ $low }–{ $high } %), tries: { $visits }
ui-thought-untried = { $answer }: not tried
ui-thought-line = then { $line }
ui-thought-unseen = { $seat }: unseen
ui-resign-sure = Give up the game? Type yes to do so.
ui-resign-not = The game goes on.
ui-no-automaton = No automaton has had a turn yet.
ui-yes = yes
ui-shape-one = Choose one: its number, or its notation.
ui-shape-some = Choose a set of { $low } to { $high }: numbers side by side (1 3), or one after the other.
ui-shape-many = The same answer may be given up to { $high } times: 2 x3 gives answer 2 three times.
ui-help-part = draws this part of the table: { $part }
ui-help = Answers are numbers or notation (play WW02, move m1 o1 x2); Enter alone does nothing. Besides:

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
command-show = show
command-options = options
command-why = why
command-what-if = what-if
command-log = log
command-save = save
command-position = position
command-language = language
command-resign = resign
command-help = help
command-quit = quit

help-ask = explains the question; with a card, place, piece, option, rule or answer after it, that
help-undo = takes back your last answer, up to the last reveal
help-undo-across = takes it back even so, visibly
help-redo = gives the answer again that was taken back
help-restart = takes back this turn
help-foresee = with an answer: what would follow for certain
help-hint = what a search would answer; a level may follow: novice, regular, strong, expert
help-map = draws the map
help-boards = draws the player boards
help-hand = lists your cards
help-show = draws the table and asks again
help-options = lists the answers again
help-why = tells the automaton's last turn, choice by choice
help-what-if = the automaton's turn as if it began now; with auria.fighters=0 after it, also what would change
help-log = tells the last 20 events, or as many as you say
help-save = writes the record to a file
help-position = writes the position, as far as you know it
help-language = en or pl
help-resign = gives up the game
help-help = this list
help-quit = leaves; the game is saved
