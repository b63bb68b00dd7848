### Forge War in English. Adventurers come with `nth` and `level`; a quest is the name of its card.

## Seats, things

seat-blue = Blue
seat-yellow = Yellow
seat-purple = Purple
seat-green = Green
phase-mine = mine phase
phase-market = market phase
phase-quest = quest phase
space-blacksmith = the blacksmith
space-bazaar = the bazaar
space-bazaar-single = the bazaar for single-use cards
space-barracks = the barracks
side-a = A
side-b = B
bonus-blacksmith = 2 for each unique design, 1 for each claimed one
bonus-top-left = 1 for each completed quest
bonus-top-right = 1 for each adventurer
bonus-bottom-left = 2 for each bonus card
bonus-bottom-right = 1 for each resource left over
title-opportunistic = Opportunistic
title-unrelenting = Unrelenting
title-valorous = Valorous
title-fortuitous = Fortuitous
title-charming = Charming
title-rending = Rending
title-brutish = Brutish
title-thrusting = Thrusting
title-dendritic = Dendritic
title-sanguine = Sanguine
title-purified = Purified
title-thrifty = Thrifty
tile-industrious-2 = Industrious: exactly 2 workers, an overseer move
tile-industrious-3 = Industrious: exactly 3 workers, an overseer move
tile-industrious-4 = Industrious: exactly 4 workers, an overseer move
tile-adventurous-1 = Adventurous: exactly 1 active quest, an adventurer
tile-adventurous-2 = Adventurous: exactly 2 active quests, an adventurer
tile-adventurous-3 = Adventurous: exactly 3 active quests, an adventurer
tile-stockpile-copper = Stockpile: a copper for every 3 cubes
tile-stockpile-iron = Stockpile: an iron for every 3 cubes
tile-stockpile-mithril = Stockpile: a mithril for every 3 cubes
tile-decorated-gold = Decorated: 2 gold for each champion
tile-decorated-prestige = Decorated: 2 prestige for each champion
tile-decorated-cubes = Decorated: 3 gold for each champion, spent at once
tile-knowledge-gold = Knowledge: 2 gold for each unique design
tile-knowledge-prestige = Knowledge: 2 prestige for each unique design
tile-knowledge-cubes = Knowledge: 3 gold for each unique design, spent at once

resource-copper = copper
resource-iron = iron
resource-mithril = mithril
resource-emerald = emerald
resource-ruby = ruby
resource-diamond = diamond
way-right = right
way-left = left
adventurer-a1 = first adventurer
adventurer-a2 = second adventurer
adventurer-a3 = third adventurer
adventurer-a4 = fourth adventurer
adventurer-a5 = fifth adventurer
adventurer-a6 = sixth adventurer
adventurer-a7 = seventh adventurer
adventurer-a8 = eighth adventurer
adventurer-a9 = ninth adventurer
adventurer-a10 = tenth adventurer
adventurer-a11 = eleventh adventurer
adventurer-a12 = twelfth adventurer
adventurer-a13 = thirteenth adventurer
adventurer-a14 = fourteenth adventurer
adventurer-a15 = fifteenth adventurer
adventurer-a16 = sixteenth adventurer
adventurer-a17 = seventeenth adventurer
adventurer-a18 = eighteenth adventurer
adventurer-a19 = nineteenth adventurer
adventurer-a20 = twentieth adventurer
quest-q1 = first active quest
quest-q2 = second active quest
quest-q3 = third active quest
quest-q4 = fourth active quest
quest-q5 = fifth active quest

## The table

scene-title = Forge War
scene-mine = The mine
scene-stage = Stage
scene-round = Round
scene-phase = Phase
scene-phase-mine = Mine
scene-phase-market = Market
scene-phase-quest = Quest
scene-order = Player order
scene-in-order = { $seat }
scene-tiles = Bonus tiles
scene-tile = { $tile }
scene-market = The market
scene-claims = Claims and end bonuses
scene-bonus-taken = { $bonus }: { $seat }
scene-claimed = { $design }: claimed by { $seat }
scene-prestige = Prestige
scene-gold = Gold
scene-workers = Workers
scene-quests = Quests
scene-quest-row = { $card }: step { $step }, power { $power } of { $needs }
scene-step-met = the pool can meet this step
scene-step-lacks = the pool lacks { $n } power for this step
scene-leg-met = from step { $start } it needs { $needs }: the pool could meet it now
scene-leg-lacks = from step { $start } it needs { $needs }: { $n } more than the pool could bring now
scene-wants-slashing = then a slashing weapon, or 3 power more
scene-wants-piercing = then a piercing weapon, or 3 power more
scene-wants-crushing = then a crushing weapon, or 3 power more
scene-scores = The score
scene-score = { $seat }: quests { $quests }, levels { $levels }, cards { $cards }, end bonuses { $bonuses }, gold { $gold }
scene-adventurers = Adventurers
scene-adventurer = { $adventurer }, level { $level }
scene-adventurer-away = { $adventurer }, level { $level }, on { $quest } with { $design }
scene-adventurer-titled = { $adventurer }, level { $level }, { $title }
scene-adventurer-titled-away = { $adventurer }, level { $level }, { $title }, on { $quest } with { $design }
scene-overseer = overseer
scene-worker = worker
scene-disk = disk
about-overseer = An overseer moves in a straight line and leaves a worker behind; it may cross one run of workers. [FW F4.3] [FW F4.6]
about-worker = A worker yields a cube when it is set or crossed. Five of a colour side by side go on strike. [FW F4.10] [FW F4.11]
about-disk = A closed space of the market takes one disk a round. [FW F5.2]
about-copper = The orange cube, a metal for weapons. A worker on such ground yields one. [FW F1.1] [FW F4.10]
about-iron = The black cube, a metal for weapons. A worker on such ground yields one. [FW F1.1] [FW F4.10]
about-mithril = The blue cube, a metal for weapons. A worker on such ground yields one. [FW F1.1] [FW F4.10]
about-emerald = The green cube, a gem for weapons. A worker on such ground yields one. [FW F1.1] [FW F4.10]
about-ruby = The red cube, a gem for weapons. A worker on such ground yields one. [FW F1.1] [FW F4.10]
about-diamond = The white cube, a gem for weapons. A worker on such ground yields one. [FW F1.1] [FW F4.10]
scene-wealth = Wealth
scene-market-discard = Market discard
scene-zone-quests = Quest deck
scene-zone-weapons = Weapon stack
scene-zone-bonus = Bonus stack
scene-zone-single = Single-use stack
scene-zone-box = In the box
scene-zone-aside = Not in this game
scene-zone-offer = Quest offer
scene-zone-market = Face up in the market
scene-zone-row = Public designs
scene-zone-gone = Out of play
scene-zone-active = Active quests
scene-zone-completed = Completed quests
scene-zone-mat = Mat
scene-price = Price
scene-power = Power
scene-steps = Steps
scene-difficulty = Difficulty
scene-design = Weapon design
scene-bonus-card = Bonus card
scene-single-card = Single-use card
scene-quest = Quest

gives-copper = { $n } copper
gives-iron = { $n } iron
gives-mithril = { $n } mithril
gives-emerald = { $n } { NOUN("emerald", $n) }
gives-ruby = { $n } { NOUN("ruby", $n) }
gives-diamond = { $n } { NOUN("diamond", $n) }
gives-gold = { $n } gold
gives-adventurer = { $n } { NOUN("adventurer", $n) }
gives-overseer-move = { $n } overseer { NOUN("move", $n) }
gives-worker-move = { $n } worker { NOUN("move", $n) }
gives-market-card = { $n } discarded market { NOUN("card", $n) }
gives-level-up = { $n } { NOUN("level", $n) }
gives-level-up-distinct = { $n ->
    [1] a level
   *[other] a level for each of { $n }
  }
gives-level-up-new = { $n } { NOUN("level", $n) } for the new one
type-slashing = slashing
type-piercing = piercing
type-crushing = crushing
savvy-1 = one more purchase from the merchant each round
savvy-2 = 1 gold more for each sale
savvy-3 = one more use of one stall each round
savvy-4 = one more step on the Road
sketch-power = power
sketch-any-type = any one type
sketch-per-leg = and { $n } prestige for each leg
sketch-at-end = and { $n } prestige when completed
sketch-steps = { $n } { NOUN("step", $n) } of difficulty
sketch-consolation = ({ $n } prestige if it fails later)
sketch-for = for
sketch-level = level
sketch-costs = costs
sketch-prestige = { $n } prestige
sketch-claim = a claim on
sketch-pool = Pool
sketch-step = step
sketch-can-meet = the pool can meet it
sketch-next-lacks = power the pool could not bring to the next leg now:
sketch-quests = quests
sketch-levels = levels
sketch-cards = cards
sketch-bonuses = end bonuses
sketch-gold = gold
sketch-house = house content
sketch-mine-key = C copper, I iron, M mithril, E emerald, R ruby, D diamond; then who stands there: b a blue worker, B a blue overseer, · nobody

## What happened: setting up

order-place = Next in player order: { $seat }.
sector-laid = Sector { $n } of the mine lies on side { $side }.
    .quiet = 1
mine-built = The mine is built: { $n } hexes.
tile-laid = A bonus tile lies on the round track. { $tile }.
quest-left-out = A quest went back to the box unseen.
    .quiet = 1
wealth-dealt = { $seat }: was dealt the wealth card { $card }.
wealth-dealt-hidden = { $seat }: was dealt a wealth card.
    .quiet = 1
wealth-kept = { $seat }: keeps { $card }.
wealth-shown = { $seat }: kept { $card }.
wealth-returned = { $seat }: gave { $card } back.
    .quiet = 1
wealth-returned-hidden = { $seat }: gave a wealth card back.
    .quiet = 1
overseer-placed = { $seat }: an overseer stands on hex { $hex }.

## What happened: the round

round-began = Stage { $stage }, round { $n } began.
round-ended = Round { $n } is over.
    .quiet = 1
stage-began = Stage { $n } began: a new mine, a new market.
offer-moved-up = The quest offer moved up.
    .quiet = 1
offer-moved-back = The quest offer moved back.
    .quiet = 1
quest-dealt = Quest offer { $n }: { $card }.
quest-removed = { $card } left the offer.
card-shown = The market shows { $card }.
design-published = { $card } joined the public designs.
card-discarded = Nobody bought { $card }.
    .quiet = 1
market-closed = The market closed.
    .quiet = 1

## What happened: the mine

overseer-moved = { $seat }: an overseer moved { $from } → { $to }.
overseers-stayed = { $seat }: no overseer moved.
worker-changed = The worker on hex { $hex } now belongs to { $seat }.
worker-removed = { $seat }: the worker on hex { $hex } was taken off.
worker-yielded = { $seat }: 1 { $resource } from hex { $hex }.
worker-moved = { $seat }: took a worker { $from } → { $to }.
worker-lifted = { $seat }: took the worker on hex { $hex } off the board.
strike = { $seat }: { $n } { NOUN("worker", $n) } went on strike and left.

## What happened: pools

gained-cubes = { $seat }: gained { $n } { NOUN($resource_id, $n) }.
gained-gold = { $seat }: gained { $n } gold.
paid-gold = { $seat }: paid { $n } gold.
scored = { $seat }: { $n } prestige.
scored-levels = { $seat }: { $n } prestige for the levels of adventurers.
scored-cards = { $seat }: { $n } prestige for designs and cards.
scored-bonuses = { $seat }: { $n } prestige for end bonuses.
scored-gold = { $seat }: { $n } prestige for gold and resources left over.
final-score = { $seat }: { $n } prestige in all.
lost-prestige = { $seat }: lost { $n } prestige.
bought = { $seat }: bought 1 { $resource } for { $n } gold.
sold = { $seat }: sold 1 { $resource } for { $n } gold.
traded = { $seat }: the stall gave { $n } { NOUN($resource_id, $n) }.
adventurer-came = { $seat }: the { $adventurer } joined (level { $level }).
level-gained = { $seat }: the { $adventurer } reached level { $level }.
title-taken = { $seat }: the { $adventurer } is now { $title }.

## What happened: the market

disk-placed = { $seat }: placed a disk on { $space }.
    .quiet = 1
passed-market = { $seat }: passed.
card-taken = { $seat }: took { $card }.
card-used = { $seat }: used { $card }.
claimed = { $seat }: claimed { $design }.
rushed = { $seat }: rushed { $quest } by { $n } { NOUN("step", $n) }.
end-bonus-bought = { $seat }: bought an end bonus: { $bonus }.

## What happened: quests

quest-taken = { $seat }: took { $card }.
quest-charmed = { $seat }: took { $card }, to be charmed.
quest-not-paid = { $seat }: could not pay for { $quest }, so it was never taken.
passed-quest = { $seat }: took no quest.
adventurer-sent = { $seat }: the { $adventurer } (level { $level }) went on { $quest } with { $design }.
adventurer-returned = { $seat }: the { $adventurer } (level { $level }) returned to the pool.
    .quiet = 1
tracker-moved = { $seat }: { $card } is on step { $n }.
quest-completed = { $seat }: completed { $card }.
quest-failed = { $seat }: failed { $card }.
tile-resolved = The bonus tile is resolved. { $tile }.

## How it ended

won-by-prestige = { $seat } won by prestige.
won-by-completing = { $seat } completed every quest and won.
won-greatly = { $seat } completed every quest and won, with a great score.
won-by-surrender = { $seat } won: the other side gave up.
lost-by-failing = A quest failed: the solo game is lost.
lost-by-missing = No quest was taken: the solo game is lost.
lost-by-giving-up = The solo game was given up.

## The automated colours

overseer-goes = Where the automated overseer goes
foreign-workers = workers of other colours crossed
own-workers = own workers crossed
person-picks = the player picks

## What is asked

ask-draw-order = Who is next in player order?
ask-lay-sector = On which side does the sector lie?
ask-lay-tile = Which bonus tile comes next?
ask-leave-out = Which quest goes back to the box?
ask-deal-quest = Which quest is dealt?
ask-reveal-market = Which card is turned up?
ask-deal-wealth = Which wealth card is dealt?
ask-keep-wealth = Which two wealth cards do you keep?
ask-place-overseers = Where does an overseer of { $colour } stand?
ask-move-overseer = Move an overseer, or pass.
ask-move-overseer-second = Move a second time, and be last in order, or pass.
ask-move-overseer-free = A free move: move an overseer, or pass.
ask-automated-move = Several moves are equal: which does { $colour } make?
ask-market-turn = Your action in the market.
ask-train = Raise another adventurer by a level?
ask-hire-too = Hire an adventurer as well?
ask-advance-any = Which quest pays its reward first?
ask-acquire = Which quest do you take?
ask-manage = Staff your quests; answer done to finish.
ask-arm = With which weapon does your { $adventurer } (level { $level }) go on { $quest }?
ask-spare-cube = Which cube of { $design } is kept?
ask-move-worker = Which worker do you take elsewhere?
ask-drop-worker = Where does the worker from hex { $hex } go?
ask-redeem-card = Which card of the market discard do you take?
ask-level-ups = Who gains a level? { $n } left.
ask-choose-title = Which title does your { $adventurer } take?
ask-trade-on = The merchant and your stalls are open; answer done to finish.
ask-spend-at-once = { $n } gold to spend at the merchant now.

## Answers

do-pass = pass
do-done = done
do-skip = skip
do-place = stand on hex { $hex }
do-move = { $from } → { $to }
do-lift = take the worker on hex { $hex }
do-drop = put it on hex { $hex }
do-off-board = take it off the board
do-keep = keep ({ $from }) and ({ $to })
do-buy = buy 1 { $resource }
do-sell = sell 1 { $resource }
do-trade = give { $given } { NOUN($gives_id, $given) } for { $n } { NOUN($resource_id, $n) }
do-purchase = buy { $card }
do-hire = hire an adventurer
do-advance = { $quest }
do-train = raise your { $adventurer } (level { $level }) by a level
do-claim = claim { $design }
do-road = rush { $quest } by { $n } { NOUN("step", $n) }
do-bonus = end bonus: { $bonus }
do-take = take { $card }
do-charm = take { $card } with the Charming champion
do-send = send your { $adventurer } (level { $level }) on { $quest }
do-forge = forge { $design }
do-withdraw = take your { $adventurer } (level { $level }, { $design }) off { $quest }
do-level = a level for your { $adventurer } (level { $level })
do-title = { $title }
do-spare = keep 1 { $resource }
do-spend = buy 1 { $resource } at once
do-redeem = take { $card }
do-top = { $card }
do-order = { $seat }
do-lay = side { $side }
do-tile = { $tile }

## What comes of it

result-mined = { $own ->
    [0] nothing for you
   *[other] for you:
  }{ $copper ->
    [0] {""}
   *[other] {" "}+{ $copper } copper
  }{ $iron ->
    [0] {""}
   *[other] {" "}+{ $iron } iron
  }{ $mithril ->
    [0] {""}
   *[other] {" "}+{ $mithril } mithril
  }{ $emerald ->
    [0] {""}
   *[other] {" "}+{ $emerald } { NOUN("emerald", $emerald) }
  }{ $ruby ->
    [0] {""}
   *[other] {" "}+{ $ruby } { NOUN("ruby", $ruby) }
  }{ $diamond ->
    [0] {""}
   *[other] {" "}+{ $diamond } { NOUN("diamond", $diamond) }
  }{ $others ->
    [0] {""}
   *[other] ; for others: +{ $others }
  }
result-mined-strike = { $own ->
    [0] nothing for you
   *[other] for you:
  }{ $copper ->
    [0] {""}
   *[other] {" "}+{ $copper } copper
  }{ $iron ->
    [0] {""}
   *[other] {" "}+{ $iron } iron
  }{ $mithril ->
    [0] {""}
   *[other] {" "}+{ $mithril } mithril
  }{ $emerald ->
    [0] {""}
   *[other] {" "}+{ $emerald } { NOUN("emerald", $emerald) }
  }{ $ruby ->
    [0] {""}
   *[other] {" "}+{ $ruby } { NOUN("ruby", $ruby) }
  }{ $diamond ->
    [0] {""}
   *[other] {" "}+{ $diamond } { NOUN("diamond", $diamond) }
  }{ $others ->
    [0] {""}
   *[other] ; for others: +{ $others }
  }; { $struck } workers go on strike and leave
result-meets = { $price ->
    [0] free
   *[other] costs { $price } gold
  }; the pool can meet its first step
result-lacks = { $price ->
    [0] free
   *[other] costs { $price } gold
  }; the pool lacks { $n } power for its first step
result-too-late = { $price ->
    [0] free
   *[other] costs { $price } gold
  }; cannot be completed any more: loses { $n } prestige
result-fails = { $n ->
    [1] { $card } fails
   *[other] { $n } quests fail
  }{ $lost ->
    [0] {""}
   *[other] : costs { $lost } prestige
  }{ $kept ->
    [0] {""}
   *[other] , leaves { $kept } prestige
  }
result-loses-solo = { $card } fails: the game is lost
result-armed = power { $power } of { $needs }
result-costs = costs { $n } gold
result-earns = gains { $n } gold

## Why not

why-no-overseer = No overseer of yours stands there.
why-not-straight = An overseer moves in a straight line.
why-blocked = The way is blocked: at most one run of workers is crossed, and never an overseer.
why-occupied = The hex is occupied.
why-not-playable = The hex is not part of this mine.
why-no-worker = No worker stands there.
why-no-gold = You do not have enough gold.
why-bought-enough = The merchant sells no more to you this round.
why-sold-enough = You have sold to the merchant this round.
why-no-cubes = You do not have the cubes for it.
why-no-stall = That is no stall of yours.
why-stall-used = The stall was used this round.
why-space-taken = The space is taken this round.
why-not-shown = The market does not show that card.
why-same-stall = You own a stall of the same exchange.
why-not-public = That design is not in the public row.
why-claimed-already = You have claimed that design.
why-no-such-adventurer = You have no such adventurer.
why-on-a-quest = Only adventurers of the pool are raised here.
why-highest-level = Level 4 is the highest.
why-just-hired = The one just hired cannot be raised.
why-too-many-adventurers = There is no room for another adventurer.
why-no-quest = There is no active quest there.
why-on-last-step = The Road never completes a quest: its tracker is on the last step.
why-too-many-steps = The Road does not lead that far.
why-not-last-round = End bonuses are sold in the last round.
why-not-offered = The offer does not hold that quest.
why-five-quests = All your five trackers are in use.
why-not-charming = No Charming champion is free to start it.
why-no-weapon-for-level = No weapon can be forged that this adventurer may wield there.
why-not-owned = You do not own that design.
why-level-too-low = The adventurer's level is too low for it.
why-same-weapon = The adventurer holds that weapon there already.
why-not-on-a-quest = That adventurer is on no quest.
why-must-take = Alone you take a quest every round.
why-title-taken = One of your champions has that title.
why-alike = Another adventurer, alike in everything, is named instead.
why-not-discarded = The market discard does not hold that card, or you may not own it.
why-not-dealt = You were not dealt those cards, or name them in rising order.
why-bonus-sold = That end bonus is sold.
why-not-present = That adventurer gains no level now.
why-not-paid-for = No such cube was spent on the weapon.
why-must-move = An automated colour must make one of the moves its rules allow.

## Options

option-players = How many play; 1 is the solo game.
option-length = The simple game has 7 rounds, the epic game 3 stages of 6.
choice-length-simple = simple
choice-length-epic = epic
option-bonus-tiles = Bonus tiles lie on the round track of the epic game.
option-difficulty = How hard the quest decks of the solo game are.
choice-difficulty-very-easy = very easy
choice-difficulty-medium = medium
choice-difficulty-difficult = difficult
choice-difficulty-random = random
option-defect-to-zero = Workers also defect to players who have none.
option-train-questing = The barracks raise adventurers on quests too.
option-late-penalty = A quest taken in the last round and not completed costs 3 prestige.
option-epic-end-bonuses = The last round of the epic game sells end bonuses.
option-negative-scores = Prestige may fall below zero.
option-reward-order = A player with several rewards chooses their order; otherwise they come from the first quest to the last.
option-old-quests-stay = At a new stage only the offer is cleared; old quests still in the deck are dealt before the new ones.

## Games to watch

gallery-two-rivals = Two rivals
gallery-two-rivals-text = Two strong searching players compete over the short game: mine, market, forge and quests in seven rounds.

# Kinds of answers, where a long list is asked in parts.
group-move = move an overseer
group-sell = sell a cube
group-buy = buy a cube
group-purchase = buy a card
group-hire = hire
group-train = train
group-claim = claim a design
group-take = take a quest
group-charm = charm
group-trade = trade
group-road = rush a quest
group-send = send someone
group-withdraw = call someone back

# pieces of a place that a what-if may change
edit-mine = Piece in the hex
piece-blue-worker = blue worker
piece-yellow-worker = yellow worker
piece-purple-worker = purple worker
piece-green-worker = green worker
piece-blue-overseer = blue overseer
piece-yellow-overseer = yellow overseer
piece-purple-overseer = purple overseer
piece-green-overseer = green overseer
