### The Cogwheel Corvids.

gathers-nowhere = { $seat } finds no other ordered clearing to recruit in.
gathers-no-more = { $seat } cannot place { $n } { NOUN("warrior", $n) }: the supply is empty.
plots-nowhere = { $seat } plots nowhere: no ordered clearing has warriors and no plot.
leaves-nowhere = { $seat } moves nobody: no ordered clearing has a plot face up and more than two of its warriors.
extorts-nothing = { $seat } scores nothing: no extortion lies face up.
thickens-nowhere = { $seat }: the plot thickens nowhere.
bomb-swapped = { $seat } swapped the plot in { $clearing } for: { $plot }.

bot-scatters = Where a warrior starts
bot-gathers = Where they recruit
bot-plots = Where they place a plot
bot-thickens = Where the plot thickens
bot-leaves = Where warriors go from a plot
bot-leaves-to-plot = Where warriors go from a plot, all neighbours having one
bot-has-guess = Who must guess

without-plot = without a plot
foe-cardboard = defender's buildings and tokens
pieces-at-plot = pieces beside the plot

ask-lay-at-random = { $seat }: which plot is placed, unseen?
ask-swap-bomb = { $seat }: which plot takes the place of the bomb?
ask-extort-card = Which card does { $seat } discard?
ask-must-guess = { $seat }: what is the plot that is about to be turned up?

trait-backup-plans = Backup Plans: a plot that is removed leaves a warrior.
trait-gamble = Gamble: before a plot is turned up, the person with most pieces there guesses it. Right: it does nothing and is removed for a point; wrong: a point for them.
trait-mastermind = Mastermind: they plot twice a turn.
trait-vendetta = Vendetta: every plot goes off like a bomb.

turn-cogwheel-corvids-order = Reveals an order card and crafts its item.
turn-cogwheel-corvids-recruit = Two warriors in each of two clearings of the order's suit, those without a plot first.
turn-cogwheel-corvids-flip = Turns up every plot; each scores for all that lie face up.
turn-cogwheel-corvids-battle = Battles in every clearing of the order's suit with two or more warriors.
turn-cogwheel-corvids-move = All but two leave clearings of the order's suit with a plot face up.
turn-cogwheel-corvids-plot = A warrior makes room for a plot in the clearing of the order's suit with most of them.
turn-cogwheel-corvids-thickens = Another plot where three or more warriors are.
turn-cogwheel-corvids-score = Scores 1 point for each extortion face up; the order is discarded.
level-cogwheel-corvids-easy = Easy: one warrior fewer in each clearing.
level-cogwheel-corvids-default = Default: as printed.
level-cogwheel-corvids-challenging = Challenging: one warrior more in each clearing.
level-cogwheel-corvids-nightmare = Nightmare: one warrior more in each clearing, and a point each Evening.
