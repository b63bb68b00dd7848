### The Vagabot.

option-vagabot-defenseless = When a Vagabot is defenseless: without an undamaged item, or always, as he has no warriors.
choice-vagabot-defenseless-without-items = without items
choice-vagabot-defenseless-always = always
option-vagabot = Character of a Vagabot; a second one is the next in the list.
choice-vagabot-thief = Thief
choice-vagabot-tinker = Tinker
choice-vagabot-ranger = Ranger
choice-vagabot-vagrant = Vagrant
choice-vagabot-scoundrel = Scoundrel
choice-vagabot-arbiter = Arbiter
scene-battle-track = Battle Track
battle-track = { $seat } has { $n } on the Battle Track.
dealt-quest-to = { $seat } has a quest: { $card }.
slips-away = { $seat } slips away: too few items are undamaged.
skips-daylight = { $seat } skips Daylight.
items-ran-out = { $seat } has no item left to exhaust.
no-ruin-left = { $seat } explores nothing: there is no ruin.
does-not-get-there = { $seat } explores nothing: it does not get there, or has no item left.
aids-nobody = { $seat } aids nobody: nobody here has a crafted item, or no item can be exhausted.
attacks-nobody = { $seat } attacks nobody: no enemy can be reached.
fights-no-more = { $seat } fights no more: the target is not here, or too few items are left.
quests-no-more = { $seat } does no quest: it is not there, or too few items are left.
repairs-nothing = { $seat } repairs nothing.
nothing-special = { $seat } takes no special action: it would do nothing.
stole-card = { $seat } stole { $card } from { $other }; it is discarded.
burned = { $seat } burned { $clearing } down.
blocked-slot = A slot in { $clearing } is blocked for good.
marksman-shot = { $seat } shoots before the roll.

bot-goes = Where it goes
bot-flees = Into which forest it flees
bot-starts = In which forest it starts
bot-aids = Whom it aids
bot-targets = Whom it is after
bot-steals = Whom it steals from
bot-tinkers = What it crafts from the discard pile
bot-instigates = Which battle it instigates

way-length = steps to go
target-cardboard = buildings and tokens of the target
target-warriors = warriors of the target
player-points = points
pieces-here = pieces here
forest-clearings = clearings around the forest

trait-adventurer = Adventurer: one battle a turn, but quests as long as items last.
trait-berserker = Berserker: attacks the largest group nearby, and repairs one item more.
trait-helper = Helper: a point more for an aid, and twice the cards.
trait-marksman = Marksman: a hit before the roll.
trait-questing = Questing: damaged items serve on the Battle Track, quests score one more, and he seeks whom to aid; his actions by the order are of the house.

ask-vagabot-forest = { $seat }: in which forest does it start?
ask-vagabot-quest = { $seat }: which quest is dealt?
ask-vagabot-finds = { $seat }: which item is it?
ask-flee-to-forest = { $seat }: into which forest?
ask-take-boxed = { $seat }: which item is taken?
ask-lose-card = { $seat }: which card is stolen?

turn-vagabot-order = Reveals an order card and crafts its item.
turn-vagabot-slip = With fewer than three sound items: slips into a forest and skips Daylight.
turn-vagabot-fox = On fox: explores, battles, then his special action.
turn-vagabot-rabbit = On rabbit: battles, repairs, then his special action.
turn-vagabot-mouse = On mouse: quests, aids, battles, repairs.
turn-vagabot-bird = On bird: explores, quests, aids, battles.
turn-vagabot-refresh = Refreshes six items, four if any is damaged.
turn-vagabot-repair = Repairs an item, in a forest all of them; the order is discarded.
level-vagabot-easy = Easy: refreshes one item less.
level-vagabot-default = Default: as printed; refreshes six items, four if any is damaged.
level-vagabot-challenging = Challenging: refreshes one item more.
level-vagabot-nightmare = Nightmare: refreshes one item more, and a point each Evening.
