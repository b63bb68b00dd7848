### The Drillbit Duchy.

digs-too-few = { $seat } does not dig: too few warriors are in the Burrow.
digs-nowhere = { $seat } digs nowhere: every ordered clearing has a tunnel or a building of its own, or is barred.
builds-nothing = { $seat } cannot build and scores instead.
all-built = { $seat } has no building left to place.
invades-for-room = { $seat } finds no open slot where it rules, and attacks everywhere instead.
no-minister-acts = { $seat }: no minister acts.
minister-scores-nothing = { $seat }: the { $minister } scores nothing.
dismisses-nobody = { $seat } has no warrior to dismiss.
dismissed-below = A warrior of { $seat } left the Burrow for the supply.
rallies-nobody = { $seat } rallies nobody.
went-below = { $seat } took { $n } { NOUN("warrior", $n) } from { $clearing } into the Burrow.
all-swayed = { $seat } finds no minister to sway.
lost-crown = { $seat }: the { $minister } lost the crown.
no-minister-to-lose = { $seat } has no minister to lose for it.

bot-sways = Which minister it sways
bot-sways-bottommost = Which minister it sways, none of the order's suit being left
bot-loses-minister = Which minister loses the crown
bot-digs = Where it digs
bot-invades = Where the invaders dig
bot-lifts-tunnel = Which tunnel it takes along
bot-posts = Where the Marshal posts a warrior
bot-dismisses = Where the Mayor dismisses a warrior
bot-rallies = Where few warriors rally

empty-slots = open slots
enemy-cardboard = enemy buildings and tokens

tie-topmost = the topmost
tie-bottommost = the bottommost

ask-drillbit-corner = { $seat }: in which corner does it come up?
ask-draw-for-minister = { $seat }: which card sways a minister?
ask-pay-investors = { $seat }: which card is discarded for the fallen buildings? Without one that matches, the Duchy sways a minister.
why-must-invest = You hold a card that matches.

scene-drillbit-captain = Captain, fox: one hit more in attacks where a tunnel is
scene-drillbit-marshal = Marshal, rabbit: a warrior where fewest guard a building
scene-drillbit-foremole = Foremole, mouse: one warrior more for the Burrow
scene-drillbit-brigadier = Brigadier, fox: digs again
scene-drillbit-banker = Banker, rabbit: builds again
scene-drillbit-mayor = Mayor, mouse: 1 point for a warrior
scene-drillbit-earl-of-stone = Earl of Stone, fox: 1 point for each citadel
scene-drillbit-baron-of-dirt = Baron of Dirt, rabbit: 1 point for each market
scene-drillbit-duchess-of-mud = Duchess of Mud, mouse: 2 points with three tunnels

trait-foundations = Foundations: fallen buildings cost a minister whose suit is that of their clearing.
trait-invaders = Invaders: it digs where enemy buildings are, and attacks everywhere when no slot is open.
trait-investors = Investors: who removes its buildings discards a matching card for 1 of its points, or it sways a minister.
trait-overwhelm = Overwhelm: it digs twice a turn, with three warriors each.

turn-drillbit-duchy-order = Reveals an order card and crafts its item.
turn-drillbit-duchy-recruit = Places two warriors in the Burrow, and those of citadels and the Foremole.
turn-drillbit-duchy-dig = With four below: a tunnel in a clearing of the order's suit, and four come up.
turn-drillbit-duchy-battle = Battles in every clearing of the order's suit.
turn-drillbit-duchy-build = Builds where most of its warriors are: a citadel with nine in supply, else a market. Cannot: 1 point.
turn-drillbit-duchy-ministers = Swayed ministers act, from the top down.
turn-drillbit-duchy-rally = One or two warriors without a building rally out of clearings of the order's suit; all but four of ruled ones go below.
turn-drillbit-duchy-score = Scores 1 point for each market.
turn-drillbit-duchy-sway = Sways the topmost minister of the order's suit, else the bottommost; the order is discarded.
level-drillbit-duchy-easy = Easy: one warrior fewer with every recruit.
level-drillbit-duchy-default = Default: as printed.
level-drillbit-duchy-challenging = Challenging: one more warrior with every recruit.
level-drillbit-duchy-nightmare = Nightmare: one more warrior with every recruit, and a point each Evening.
