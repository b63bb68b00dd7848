### The Logical Lizards.

ordered-by-souls = { $seat }: the Lost Souls order { $suit }.
dropped-soul = { $seat } lost { $card } from the Lost Souls to the discard pile.
turns-to-convert = { $seat } converts.
turns-to-crusade = { $seat } goes on a crusade.
turns-to-sanctify = { $seat } sanctifies.
cannot-convert = { $seat } can convert nobody: no warrior of others stands where it may.
cannot-crusade = { $seat } goes on no crusade: nowhere do two of its warriors meet an enemy.
cannot-sanctify = { $seat } can sanctify nothing: no building of others stands where it may.
conspires-in-vain = { $seat } went round the track in vain and keeps its acolytes.
no-souls-left = { $seat } has no Lost Souls to reveal.
ritual-nowhere = { $seat } can place nobody in a clearing of this suit.
plants-nothing = { $seat } plants no garden in { $clearing }.
took-acolyte = A warrior of { $seat } in { $clearing } became an acolyte.

bot-converts-whom = Whose warrior is converted
bot-converts-where = Where a warrior is converted
bot-battles-fanatically = Whom the fanatics attack
bot-sanctifies-whom = Whose building is sanctified
bot-sanctifies-where = Where a building is sanctified
bot-sanctifies-which = Which building is sanctified
bot-performs-ritual = Where a warrior is gathered
bot-sacrifices = Where a warrior is sacrificed

target-points = points of the player
enemy-buildings = enemy buildings
foe-undefended = defenseless buildings of the defender
has-slot = an open slot

ask-random-corner = { $seat }: in which corner does it begin?
ask-draw-souls = { $seat }: which card becomes a Lost Soul?
ask-erratic-soul = { $seat }: which card becomes a Lost Soul?
ask-craft-soul = { $seat }: which card comes up?

scene-conspiracy = Conspiracy
scene-marker-convert = The marker is on Convert.
scene-marker-crusade = The marker is on Crusade.
scene-marker-sanctify = The marker is on Sanctify.
scene-ordered = The order is { $suit }.

trait-erratic = Erratic: at the end of its turn another card becomes a Lost Soul.
trait-fanatics = Fanatics: after a conversion they battle there, with one hit more.
trait-martyrs = Martyrs: a bird also makes a warrior of the supply an acolyte.
trait-spiteful = Spiteful: a crusade that removes a token scores 1 point more.

turn-logical-lizards-order = The most common suit of the Lost Souls is the order, a bird for a tie.
turn-logical-lizards-conspire = For each acolyte the marker goes on: convert a warrior, crusade, or sanctify a building.
turn-logical-lizards-rituals = Reveals four Lost Souls: each places a warrior, and a garden where it rules; a bird makes an acolyte.
turn-logical-lizards-score = Scores the gardens of the order's suit, with a bird those of its best suit.
turn-logical-lizards-souls = Discards what was not revealed; the rest are the Lost Souls again.
turn-logical-lizards-craft = The next card of the deck is crafted if it can be, and becomes a Lost Soul.
level-logical-lizards-easy = Easy: three rituals instead of four.
level-logical-lizards-default = Default: as printed; four rituals.
level-logical-lizards-challenging = Challenging: five rituals.
level-logical-lizards-nightmare = Nightmare: five rituals, and a point each Evening.
