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
racketeered = { $seat } took { $n } { NOUN("warrior", $n) } in { $clearing } into Payments.

bot-buys = Which card is bought
card-points = printed points
bot-founds = Where a trade post is founded
bot-organizes = Where two warriors are organized
bot-collects = Whose payments are collected

beside-payer = pieces of the player with most warriors in Payments
foe-payments = warriors of the defender in Payments
paid = warriors in Payments

ask-first-stock = { $seat }: which card is added to the Market?
ask-stock-market = { $seat }: which card is added to the Market?

scene-market = Market
scene-protectionism = Protectionism
scene-shield = The shield is up: nobody had paid.
scene-sword = The sword is drawn: no warrior was left in supply.
option-post-points = Whether the Riverfolk Robots score the printed points of a trade post they place.

trait-ferocious = Ferocious: as attacker they deal up to three rolled hits, however few fight.
trait-garrison = Garrison: in defence they are never defenseless, and each trade post raises the most hits they can roll.
trait-greedy = Greedy: they score 1 point in each turn in which the player with most points buys from them.
trait-involved = Involved: whoever does not hire their warriors finds them fighting for all enemies.
