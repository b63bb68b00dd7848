### What all automata do alike.

revealed-order = { $seat } revealed the order card { $card }.
no-order = { $seat }: there is no order card to draw, so no suit is ordered.
crafts-nothing = { $seat }: { $card } shows no item of the supply, so nothing is crafted.
battles-nowhere = { $seat } battles nowhere: no enemy is where it may attack.

bot-loses = What is lost
bot-picks-any = A choice that no rule makes
bot-battles = Whom it attacks

is-token = a token
enemy-pieces = enemy pieces
enemy-warriors = enemy warriors
own-warriors = own warriors
origin-warriors = own warriors where the move begins
origin-rank = priority of where the move begins
reverse-rank = priority, counted from the lowest
foe-pieces = pieces of the defender there
foe-buildings = buildings of the defender there
foe-points = points of the defender
undefended = defenseless enemy buildings

tie-by-lot = by lot
tie-highest-priority = the highest priority
tie-lowest-priority = the lowest priority
tie-by-letter = the first setup letter

ask-reveal-order = { $seat }: which order card comes up?
ask-watch = { $seat }: go on to the next turn?

seat-watcher = Watcher
do-go-on = Next turn
do-to-the-end = To the end

scene-automaton-turn = Its turn
scene-automaton-traits = Level and traits
