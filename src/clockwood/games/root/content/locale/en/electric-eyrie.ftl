### The Electric Eyrie.

scene-decree-fox = Fox
scene-decree-rabbit = Rabbit
scene-decree-mouse = Mouse
scene-decree-bird = Bird

joined-decree = { $seat } added { $card } to the { $suit } column.
decrees-0 = { $seat }: the { $suit } column recruits.
    .quiet = 1
decrees-1 = { $seat }: the { $suit } column moves.
    .quiet = 1
decrees-2 = { $seat }: the { $suit } column battles.
    .quiet = 1
rests = { $seat } rests: turmoil left nothing of Daylight.
razes-nothing = { $seat } finds nothing defenseless.

bot-rebuilds = Where the new roost goes
bot-swoops = Where it swoops

no-roost = without a roost

trait-focused = Focused: the extra hit also comes where columns are tied.
trait-nobility = Nobility: a warrior without a place is turmoil, and turmoil scores instead of costing points.
trait-relentless = Relentless: what stands undefended where its warriors are falls after the Decree.
trait-swoop = Swoop: two warriors appear where it has no piece, at the end of Daylight.
trait-war-tax = War Tax: what it destroys costs its owner a point.

ask-random-roost = { $seat }: which corner do they start in?

turn-electric-eyrie-order = Reveals an order card and crafts its item.
turn-electric-eyrie-decree = The order joins the Decree, in the column of its suit.
turn-electric-eyrie-roost = Without a roost: a new one with four warriors.
turn-electric-eyrie-columns = Every column recruits, then every column moves, then every column battles.
turn-electric-eyrie-build = Builds a roost in a clearing it rules.
turn-electric-eyrie-turmoil = No roost can be built: turmoil costs a point for each bird of the Decree, of which only the Viziers stay.
turn-electric-eyrie-score = Scores for its roosts.
level-electric-eyrie-easy = Easy: one Vizier instead of two.
level-electric-eyrie-default = Default: as printed.
level-electric-eyrie-challenging = Challenging: a bird ambush begins in the Decree.
level-electric-eyrie-nightmare = Nightmare: a bird ambush begins in the Decree, and a point each Evening.
