### The Automated Alliance.

bot-revolts = Where it revolts
bot-spreads = Where sympathy spreads

revolt-bird = { $seat } does not revolt: a bird orders none of its bases.
revolt-based = { $seat } does not revolt: the ordered base is on the map.
revolt-nowhere = { $seat } does not revolt: no sympathetic clearing can take a base that is left.
no-surprise = { $seat } revolts by surprise only on a bird order.
surprise-skipped = { $seat } does not revolt by surprise: there was Public Pity this turn.
pitied = Public Pity: sympathy for { $seat } spreads { $n ->
    [one] once
   *[other] twice
}.
pity-skipped = { $seat } takes no Public Pity: a surprise revolt is to come.
spreads-nowhere = { $seat } can place no sympathy.
martial-law = Martial Law: { $seat } scores one less.
organized = { $seat } organizes in { $clearing }.
organizes-nowhere = { $seat } organizes nowhere: no base has warriors enough.
recruits-none = { $seat } recruits nobody: there is no base or no warrior left.
crackdown = Crackdown: { $seat } loses all { $suit } sympathy.

ask-bot-outrage = { $seat }: which matching card is discarded?
do-hold-none = No card matches

trait-informants = Informants: defenseless sympathy hits back when attacked.
trait-popularity = Popularity: nobody scores for removing sympathy.
trait-steadfast = Steadfast: no Public Pity where a surprise revolt is to come, and no Martial Law.
trait-veterans = Veterans: the higher die in defence.
trait-wildfire = Wildfire: at the end of its turn sympathy spreads once more, for no points.

turn-automated-alliance-order = Reveals an order card and crafts its item.
turn-automated-alliance-revolt = Revolts in a clearing of the order's suit with sympathy, if that base is not on the map yet.
turn-automated-alliance-pity = No revolt: sympathy spreads twice, or once with five on the map.
turn-automated-alliance-spread = Spreads sympathy to a clearing of the order's suit beside its own. Where it can place none anywhere: 5 points.
turn-automated-alliance-surprise = On a bird: a surprise revolt where most enemies are.
turn-automated-alliance-organize = Three or more warriors at a base turn into sympathy.
turn-automated-alliance-recruit = Recruits one warrior at each base; the order is discarded.
level-automated-alliance-easy = Easy: four warriors are needed to organize.
level-automated-alliance-default = Default: as printed; three warriors are needed to organize.
level-automated-alliance-challenging = Challenging: two warriors are enough to organize.
level-automated-alliance-nightmare = Nightmare: two warriors are enough to organize, and a point each Evening.
