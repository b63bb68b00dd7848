### The Riverfolk Robots.

stocked = { $seat } added { $card } to the Market.
crafts-no-stock = { $seat } crafts nothing: no card that was added has an item of the supply.
ordered-by-market = { $seat }: the Market orders { $suit }.
founds-nothing = { $seat } founds no trade post: none of the ordered suit is left, or there is no place for it.
raises-shield = { $seat } raises the shield: nobody has paid.
no-shield = { $seat } raises no shield: somebody has paid.
    .quiet = 1
draws-sword = { $seat } draws the sword: no warrior is left in supply.
no-sword = { $seat } draws no sword: warriors are left in supply.
    .quiet = 1
keeps-peace = { $seat } keeps the peace: neither shield nor sword.
collects-nothing = { $seat } collects nothing: Payments are empty.
returned-payments = { $n } { NOUN("warrior", $n) } of { $seat } left Payments for the supply.
resolved-favor = { $seat } resolved { $card }.
racketeered = { $seat } took { $n } { NOUN("warrior", $n) } in { $clearing } into Payments.

bot-buys = Which card is bought
bot-ambushes = Which ambush is played
card-points = printed points
is-bird = a bird
is-suited = of the suit of the clearing
bot-founds = Where a trade post is founded
bot-organizes = Where two warriors are organized
bot-collects = Whose payments are collected

beside-payer = pieces of the player with most warriors in Payments
foe-payments = warriors of the defender in Payments
paid = warriors in Payments

ask-first-stock = { $seat }: which card is added to the Market?
ask-stock-market = { $seat }: which card is added to the Market?

scene-market = Market
scene-price-for = { $seat }: { $n } { NOUN("warrior", $n) } a service
scene-protectionism = Protectionism
scene-shield = The shield is up: nobody had paid.
scene-sword = The sword is drawn: no warrior was left in supply.
scene-kept = Kept for a battle
option-services = What automata buy of the Riverfolk: basic services, or advanced ones, too.
choice-services-basic = basic
choice-services-advanced = advanced, too
option-post-points = Whether the Riverfolk Robots score the printed points of a trade post they place.

trait-ferocious = Ferocious: as attacker they deal up to three rolled hits, however few fight.
trait-garrison = Garrison: in defence they are never defenseless, and each trade post raises the most hits they can roll.
trait-greedy = Greedy: they score 1 point in each turn in which the player with most points buys from them.
trait-involved = Involved: whoever does not hire their warriors finds them fighting for all enemies.

turn-riverfolk-robots-stock = Fills the Market to five cards; the first new one with an item is crafted.
turn-riverfolk-robots-order = The rightmost card of the Market is the order.
turn-riverfolk-robots-post = A trade post and a warrior in a clearing of the order's suit, beside whoever has paid most.
turn-riverfolk-robots-recruit = A warrior in each clearing of the order's suit, on a bird at every river.
turn-riverfolk-robots-organize = Nobody paid, or no warrior in supply: a point, and two more warriors.
turn-riverfolk-robots-battle = Then it battles too: everywhere if nobody paid, else in clearings of the order's suit.
turn-riverfolk-robots-collect = Scores a point for each warrior of the best payer; they return.
turn-riverfolk-robots-racket = After battles all but two warriors of each clearing go into Payments.
turn-riverfolk-robots-drop = Discards the leftmost card of the Market.
level-riverfolk-robots-easy = Easy: no warrior with a trade post.
level-riverfolk-robots-default = Default: as printed; one warrior with a trade post.
level-riverfolk-robots-challenging = Challenging: two warriors with a trade post.
level-riverfolk-robots-nightmare = Nightmare: two warriors with a trade post, and a point each Evening.
