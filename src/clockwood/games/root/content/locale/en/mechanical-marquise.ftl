### The Mechanical Marquise 2.0.

escalates = { $seat }: a bird escalates the Daylight.
recruits-nothing = { $seat } recruits nobody: there is no clearing for it, or no warrior in supply.
recruits-short = { $seat } has no place or warrior for { $n } more.
marches-nowhere = { $seat } moves nobody: no ordered clearing has more than three of its warriors.
expands = { $seat } expands: a new order card, and Daylight begins again.
expands-not-built = { $seat } does not expand: it built this turn.
expands-not-large = { $seat } does not expand: it has more than five buildings.
expands-not-again = { $seat } does not expand again this turn.
expands-not-cards = { $seat } does not expand: no card is left for it this turn.
scores-nothing = { $seat } scores nothing for its buildings.

bot-recruits = Where it recruits
bot-recruits-more = Where it recruits more
bot-builds = What it builds, and where
bot-moves = Where it moves
bot-blitzes = Where it strikes

type-on-map = of its type on the map
is-sawmill = a sawmill
is-recruiter = a recruiter

trait-blitz = Blitz: after its moves one more clearing empties and attacks.
trait-fortified = Fortified: a building takes two hits.
trait-hospitals = Hospitals: a defence that costs two warriors brings two back to the keep.
trait-iron-will = Iron Will: twice the warriors on a bird.
trait-overwhelming = Overwhelming: points for warriors without a place, but it expands once a turn at most.

ask-random-keep = { $seat }: which corner has the keep?
ask-first-building = { $seat }: where does the next building go?

turn-mechanical-marquise-order = Reveals an order card and crafts its item.
turn-mechanical-marquise-battle = Battles in every clearing of the order's suit.
turn-mechanical-marquise-recruit = Recruits four warriors, spread over the clearings of the order's suit that it rules.
turn-mechanical-marquise-build = Builds where most of its warriors are: a sawmill on fox, a workshop on rabbit, a recruiter on mouse.
turn-mechanical-marquise-move = Moves all but three warriors out of clearings of the order's suit.
turn-mechanical-marquise-expand = Built nothing, with few buildings: a new order, and Daylight again.
turn-mechanical-marquise-bird = On a bird instead: battles in every clearing, recruits in its two clearings with the largest numbers, builds what it has most of, moves out of every clearing and battles where it arrives; nothing expands.
turn-mechanical-marquise-score = Scores the ordered track; the order is discarded.
level-mechanical-marquise-easy = Easy: recruits only two warriors.
level-mechanical-marquise-default = Default: as printed.
level-mechanical-marquise-challenging = Challenging: two more warriors with every recruit.
level-mechanical-marquise-nightmare = Nightmare: two more warriors with every recruit, and a point each Evening.
