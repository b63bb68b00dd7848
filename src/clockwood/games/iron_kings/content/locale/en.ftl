### Iron Kings in English. Cards come with their ids: Charge (red-charge), Gold Chalice (gold-chalice-a).

## Seats, things

seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-black = Black
facing-n = north
facing-ne = north-east
facing-se = south-east
facing-s = south
facing-sw = south-west
facing-nw = north-west
terrain-plains = plains
terrain-forest = forest
terrain-mountain = mountain
terrain-ruins = ruins
terrain-barrow = barrow
terrain-mine = mine
terrain-lake = lake
terrain-wasteland = wasteland
space-head-1 = head, left
space-head-2 = head, right
space-torso-1 = torso, left
space-torso-2 = torso, right
space-throttle = throttle
space-brake = brake
space-steam = steam
space-repair = repair
space-holdfast = Holdfast repair
section-head = head
section-torso = torso
section-legs = legs
section-holdfast-1 = Holdfast, first section
section-holdfast-2 = Holdfast, second section
section-holdfast-3 = Holdfast, third section
token-gear = gear
token-treasure = treasure
token-damage = damage
resource-coal = coal
resource-wood = wood
resource-water = water
resource-gear = gear
fuel-wood = wood
fuel-coal = coal
turn-none = not at all
turn-right-60 = 60° right
turn-right-120 = 120° right
turn-around = around
turn-left-120 = 120° left
turn-left-60 = 60° left
side-left = front left
side-right = front right
line-first = the first line
line-second = the second line
icon-forward = a step ahead
icon-forward-up-to = a step ahead, or not
icon-back = a step back
icon-stagger = a step aside
icon-leap = leap
icon-climb = climb
icon-autopilot = a step where the die says
icon-coast = coast
icon-left = turn left
icon-right = turn right
icon-left-up-to = turn left, or not
icon-right-up-to = turn right, or not
icon-either = turn either way
icon-either-up-to = turn either way, or not
icon-execute = use treasures
icon-heavy = the next card twice
icon-override = change the program
worker-small = worker
worker-big = Big Worker
worker-red-small = a worker of Red
worker-yellow-small = a worker of Yellow
worker-blue-small = a worker of Blue
worker-black-small = a worker of Black
post-red-head-1 = Red's head, left
post-red-head-2 = Red's head, right
post-red-torso-1 = Red's torso, left
post-red-torso-2 = Red's torso, right
post-red-throttle = Red's throttle
post-red-brake = Red's brake
post-red-steam = Red's steam
post-red-repair = Red's repair
post-red-holdfast = Red's Holdfast repair
post-yellow-head-1 = Yellow's head, left
post-yellow-head-2 = Yellow's head, right
post-yellow-torso-1 = Yellow's torso, left
post-yellow-torso-2 = Yellow's torso, right
post-yellow-throttle = Yellow's throttle
post-yellow-brake = Yellow's brake
post-yellow-steam = Yellow's steam
post-yellow-repair = Yellow's repair
post-yellow-holdfast = Yellow's Holdfast repair
post-blue-head-1 = Blue's head, left
post-blue-head-2 = Blue's head, right
post-blue-torso-1 = Blue's torso, left
post-blue-torso-2 = Blue's torso, right
post-blue-throttle = Blue's throttle
post-blue-brake = Blue's brake
post-blue-steam = Blue's steam
post-blue-repair = Blue's repair
post-blue-holdfast = Blue's Holdfast repair
post-black-head-1 = Black's head, left
post-black-head-2 = Black's head, right
post-black-torso-1 = Black's torso, left
post-black-torso-2 = Black's torso, right
post-black-throttle = Black's throttle
post-black-brake = Black's brake
post-black-steam = Black's steam
post-black-repair = Black's repair
post-black-holdfast = Black's Holdfast repair

## The table

scene-title = Iron Kings
scene-map = The Balrog Zone
scene-mat-red = Red's king
scene-mat-yellow = Yellow's king
scene-mat-blue = Blue's king
scene-mat-black = Black's king
scene-round = Round
scene-last-round = Last round
scene-phase-worker = Places a worker
scene-phase-king = The king moves
scene-pointer = Pointer
scene-slot-0 = start
scene-slot-1 = 1
scene-slot-2 = 2
scene-slot-3 = 3
scene-bags = Bags
scene-bag = { $hex }: { $gear } gear, { $treasure } treasure, { $damage } damage
scene-bag-tokens = a bag of tokens
scene-vp = VP
scene-carried = Carried VP
scene-steam = Steam
scene-gauge = Gauge
scene-rested = Rested
scene-big-rested = Big Worker rested
scene-wilderness = Wilderness
scene-king = Iron King
scene-holdfast = Holdfast
scene-worker = worker
scene-big-worker = Big Worker
about-king = Your machine. It runs the cards of its program for steam, and pushes other kings out of its way. [IK K4.1] [IK K6.1]
about-holdfast = Home of a king. Treasures that lie here count in full; a king that stands on it is docked, can be upgraded and gains steam. [IK K7.2] [IK K3.8]
about-small = Works on the king's board, on a hex beside the king, or in the Holdfast while docked. A king that steps on it drives it into the Wilderness. [IK K2.6] [IK K4.6]
about-big = Works on the king's board only, and is never lost: it rests instead of going to the Wilderness. [IK K2.9]
about-wood = Fuel: with a water it makes 3 steam. [IK K3.3]
about-coal = Fuel: with a water it makes 4 steam. [IK K3.3]
about-bag = Gear, treasure and damage, drawn unseen by a king that steps in. [IK K5.5]
about-damage = Lies on a shield, or closes a space of the king's board until it is repaired. [IK K6.4] [IK K2.7]
about-plains = Open ground: nothing is found here and nothing hinders. [IK K3.9]
about-forest = A worker takes 1 wood. A king that steps in takes 1 and the rest is gone; it is defended by 1 here. [IK K3.9] [IK K5.3]
about-mountain = A worker takes 1 coal. A king gets here only by climbing or leaping; it defends and attacks by 1 more. [IK K3.9] [IK K5.4]
about-ruins = A worker takes 1 coal. A king draws 2 tokens from the bag and keeps 1. [IK K3.9] [IK K5.5]
about-barrow = A worker takes 1 coal. A king draws 2 tokens from the bag and keeps both. [IK K3.9] [IK K5.5]
about-mine = Closed to workers. A king that gets here takes 1 damage; one that steps in draws 3 tokens and keeps 2. [IK K5.2] [IK K5.5]
about-lake = A worker takes 1 water. A king takes 2, and its phase is over. [IK K3.9] [IK K5.6]
about-wasteland = Closed to workers. A king that gets here takes 1 damage. [IK K3.9] [IK K5.2]
scene-faces = On { $hex }, facing { $facing }
scene-planned = { $n }. { $card }
scene-upgraded = { $section }: { $card }
scene-hull = Hits on the hull
scene-chained = Held back: one step less next time
scene-plan = Planning card
scene-treasure = Treasure
scene-upgrade = Upgrade
scene-attack = Attack
scene-shields = Shields
scene-zone-deck = Planning deck
scene-zone-hand = Hand
scene-zone-track = Program
scene-zone-discard = Planning discard
scene-zone-king = On the king
scene-zone-holdfast = On the Holdfast
scene-zone-built = Upgrades
scene-zone-treasure-deck = Treasure deck
scene-zone-treasure-drawn = Drawn treasures
scene-zone-treasure-discard = Treasure discard
scene-zone-market = Market
scene-zone-out = Not in this game
sketch-map-key = P plains, F forest, M mountain, R ruins, B barrow, X mine, L lake, W wasteland, then tokens; a capital and an arrow is a king, a capital and H a Holdfast, a small letter a worker
sketch-steam = steam
sketch-vp = VP
sketch-attack = attack
sketch-shields = shields
sketch-house = house content

## What happened: setting up

first-player = { $seat } begins.
first-chooser = { $seat } chooses a site first.
settled = { $seat } settles on { $hex }, facing { $facing }.
hand-kept = { $seat } keeps the hand.
hand-exchanged = { $seat } exchanges the hand.

## What happened: rounds and turns

round-began = Round { $n } began.
    .head = 1
turn-began = { $seat }'s turn began.
    .head = 2
workers-recalled = { $seat }: the workers on the board and beside the king are back.
workers-rescued = { $seat }: { $n } { NOUN("worker", $n) } back from the Wilderness.
worker-strayed = { $seat }: the worker on { $hex } is lost in the Wilderness.
worker-trampled = { $seat }: the worker on { $hex } fled to the Wilderness.
worker-driven-off = { $seat }: the worker at { $post } was driven off.
goal-reached = { $seat } has reached the goal: this round is the last.

## What happened: workers

worker-placed = { $seat }: a worker at { $post }.
big-worker-placed = { $seat }: the Big Worker at { $post }.
worker-sent = { $seat }: a worker on { $hex }.
harvested = { $seat }: 1 { $resource } from { $hex }.
plan-drawn = { $seat }: drew { $card }.
plan-drawn-hidden = { $seat }: drew a planning card.
    .quiet = 1
plans-reshuffled = { $seat }: the planning discard became the new deck.
plan-inserted = { $seat }: { $card } lies on place { $n } of the program.
plan-discarded = { $seat }: { $card } was discarded.
plans-swapped = { $seat }: places { $n } and { $m } of the program changed.
track-left = { $seat }: leaves the program as it is.
fuel-burnt = { $seat }: burnt water and { $resource }.
steam-gained = { $seat }: { $n } steam{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}.
gear-for-repair = { $seat }: a gear goes into the repair.
space-repaired = { $seat }: { $post } is repaired.
shield-repaired = { $seat }: a shield of { $card } is repaired.
upgrade-bought = { $seat }: { $card } now covers { $section }.
arranging = { $seat }: arranges treasures.
    .quiet = 1
treasure-stored = { $seat }: { $card } lies on the Holdfast.
treasure-carried = { $seat }: the king carries { $card }.
king-warped = { $seat }: the king went through the gate to { $hex }.
whirley-fired = { $seat }: burnt 1 coal in the whirley.

## What happened: the king

phase-began = { $seat }'s king moves.
phase-ended = { $seat }'s king stands still; the pointer is back at the start.
    .quiet = 1
card-run = { $seat }: runs { $card } for { $n } steam.
no-steam-for = { $seat }: too little steam for { $card }.
nobody-drives = { $seat }: nobody drives, so { $card } is not run.
cannot-resolve = { $seat }: { $card } cannot be done now.
next-doubled = { $seat }: the next card counts double.
king-turned = { $seat }: the king faces { $facing }.
king-stepped = { $seat }: the king is on { $hex }.
king-blocked = { $seat }: the king cannot go there and stays.
king-held-back = { $seat }: the chain holds the king back, one step is lost.
pilot-rolled = { $seat }: the auto pilot rolled { $n }.
king-pushed = { $seat } pushes { $victim }'s king to { $hex }.
king-attacked = { $seat } hits { $victim } for { $n }.
weapon-faded = { $seat }: { $card } is worth one less.
weapon-broke = { $seat }: { $card } broke.
shield-hit = { $seat }: { $card } took the hit.
space-damaged = { $seat }: rolled { $n }, damage at { $post }.
damage-ignored = { $seat }: nothing is left to damage.
king-towed = { $seat }'s king is towed home without steam.
treasure-seized = { $seat } seizes { $card }.
treasure-lost = { $seat } loses { $card }.
items-used = { $seat }: uses what the king carries.
hex-blighted = { $seat }: { $hex } is wasteland now.
board-boarded = { $seat }: a worker boards { $victim }'s king at { $post }.
stack-taken = { $seat }: { $n } { $resource } from { $hex }{ $gone ->
    [0] {""}
   *[other] , { $gone } more gone
}.
lake-entered = { $seat }: { $n } water from the lake.
token-drawn = { $seat }: drew { $token } from the bag of { $hex }.
token-put-back = { $seat }: put { $token } back.
gear-gained = { $seat }: { $n } gear.
treasure-drawn = { $seat }: drew { $card }.
treasures-reshuffled = The treasure discard became the new deck.
treasure-kept = { $seat }: the king takes { $card }.
treasures-declined = { $seat }: takes none of them.
treasure-discarded = { $card } was discarded.
    .quiet = 1
treasure-scrapped = { $seat }: { $card } was scrapped.
resource-gained = { $seat }: { $n } { $resource }.

program-would = As it lies there, { $seat }'s program would do this:
program-asks = From here on a draw, a die or a choice decides.

## How it ended

scored = { $seat }: { $n } VP on the Holdfast, { $carried } VP for what the king carries.
won-by-points = { $seat } wins.
ended-without-medal = The rounds are over: no medal.
won-bronze = { $seat } wins bronze.
won-silver = { $seat } wins silver.
won-gold = { $seat } wins gold.
won-by-surrender = { $seat } wins: the other gave up.
lost-by-giving-up = Given up.

## What is asked

ask-draw-first = Who begins?
ask-draw-chooser = Who chooses a site first?
ask-choose-site = Choose a site and a facing.
ask-mulligan = Keep the hand, or exchange it once?
ask-worker-phase = Place a worker.
ask-whirl = The die of the whirley?
ask-head-line = Which line of the head?
ask-draw-plans = Which planning card is drawn?
ask-plan = Plan.
ask-swap-plans = Which cards change places?
ask-recover-plan = Which discarded card goes to the end of the program?
ask-boiler-line = Burn fuel, or change a treasure?
ask-burn = Burn what?
ask-change-equipment = Change which treasures?
ask-carry = What does the king carry?
ask-arrival = The king is home. Arrange treasures?
ask-mend = Repair what? { $n } left.
ask-mend-more = Spend a gear for two more?
ask-turn-king = Turn the king.
ask-override = Remove or replace which card?
ask-pace = How many steps?
ask-stagger = To which side?
ask-leap = How far?
ask-auto-pilot = The die of the auto pilot?
ask-climb = Climb which mountain?
ask-draw-tokens = Which token is drawn from the bag of { $hex }?
ask-keep-tokens = Put which token back into the bag of { $hex }?
ask-draw-treasures = Which treasure is drawn?
ask-keep-treasure = Keep which treasure?
ask-scrap-for = Scrap { $card } for what?
ask-hurt = Which shield takes the hit? { $n } left.
ask-hurt-die = Where is { $king } hit? { $n } left.
ask-tow = The king is towed. Which treasure is lost?
ask-board = Board which space?
ask-lob = Aim at whom?
ask-rocket = The die of the rocket?

## The rival

rival-goes = The rival's step
rival-robs = an armed push against a laden king
rival-levels = steps left to its aim
rival-harm = skulls and lakes
rival-clockwise = clockwise from straight ahead
rival-rests = { $seat }'s king takes no step this round.
rival-stays = { $seat }'s king cannot go anywhere.
rival-settles = The rival's site
rival-site = steps to the nearest treasure
rival-north = facing north
rival-puts-back = The token the rival puts back
rival-no-damage = damage
rival-no-gear = gear
rival-keeps = The treasure the rival keeps
rival-points = points won
rival-attack = attack
rival-loses = The treasure the rival loses
rival-least = points lost
rival-listed = the first listed

## Answers

do-pass = Pass
do-done = Done
do-settle = Settle on { $hex }, facing { $facing }
do-keep-hand = Keep the hand
do-mulligan = Exchange the hand
do-small = Worker on { $post }
do-big = Big Worker on { $post }
do-send = Worker to { $hex }
do-buy = Buy { $card } for { $section }
do-arrange = Arrange treasures
do-carry = Carry { $card }
do-warp = Through the gate to { $hex }
do-whirl = Fire the whirley
do-use = Use { $line }
do-insert = { $card } as card { $slot }
do-replace = { $card } in place of card { $slot }
do-remove = Remove card { $slot }
do-swap = Swap cards { $from } and { $to }
do-recover = Put { $card } at the end
do-burn = Burn water and { $fuel }
do-change = Change { $from } for { $to }
do-mend = Repair { $post }
do-patch = Repair { $card }
do-pay-gear = Spend a gear
do-turn = Turn { $turn }
do-steps = { $steps } { NOUN("step", $steps) }
do-veer = To the { $side }
do-climb = Climb { $hex }
do-hook = Board { $post }
do-target = Aim at { $seat }
do-put-back = Put { $token } back
do-keep-card = Keep { $card }
do-keep-card-card = Keep { $from }, scrap { $to }
do-decline = Take none
do-scrap-for = For { $resource }
do-shield = { $card } takes it
do-lose = Lose { $card }
do-go = To { $hex }
do-first = { $seat }
do-top = { $card }
do-roll = { $face }
do-drawn = { $token }

## What comes of an answer

result-head = plan { $plans }, draw { $draw }{ $turn ->
    [0] {""}
   *[other] , turn by 60°
}
result-head-first = draw { $first }, plan { $plans }{ $second ->
    [1] , or swap two cards
    [2] , or turn by 60°
    [3] , or take back a card
   *[other] {""}
}
result-either-fuel = +{ $wood } steam of wood, +{ $coal } of coal
result-steam = { $n ->
    [0] the gauge is full: all steam is lost
   *[other] +{ $n } steam{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }
}
result-no-fuel = no fuel: does nothing now
result-throttle = the king moves: steam for { $n } of { $of } { NOUN("card", $of) }
result-no-program = the king moves, but no card is planned
result-braked = the brake is on: the king stays
result-brake = the king stays; workers come back next turn
result-repair = { $gear ->
    [0] 3 damage off
   *[other] 1 damage off, 3 for a gear
}
result-repairs = { $n } damage off
result-not-damaged = nothing is damaged
result-fetch = +1 { $resource }
result-nothing = nothing to fetch
result-gear = costs { $n } gear
result-near-treasure = { $n } { NOUN("step", $n) } to the nearest treasure
result-plan-steam = { $n } steam to run
result-drops = { $n } steam to run; { $card } goes
result-removes = { $card } goes
result-faces = faces { $facing }
result-reaches = to { $hex }, { $terrain }
result-blocked = blocked: the king stays
result-ground = { $terrain }
result-worth = { $n } VP
result-worth-for = { $n } VP for { $m }

## Why not

why-not-a-site = Holdfasts are founded on the sites of the map.
why-site-taken = Somebody has settled there.
why-no-rested = No such worker is rested.
why-space-taken = Somebody works there.
why-space-damaged = The space is damaged.
why-not-docked = The king must stand on its own Holdfast.
why-big-only = Only the Big Worker can do that.
why-small-only = Only small workers go there.
why-not-beside = The hex is not beside your king.
why-hex-taken = Somebody is there.
why-no-workers-there = No worker may go there.
why-not-in-market = The card is not in the market.
why-no-gear = You have too little gear.
why-wrong-section = The card belongs on another section.
why-arranged-already = You arranged your treasures this turn.
why-no-treasure = You have no treasure.
why-no-gate = You cannot use a gate now.
why-too-far = The gate reaches three hexes.
why-no-whirley = You cannot use a whirley now.
why-not-in-hand = You do not hold that card.
why-no-such-slot = The program has no such place.
why-must-place = A worker can be placed, so one must.
why-no-fuel = It takes water and the fuel.
why-not-damaged = There is no damage of yours.
why-no-room = There is no room for it.
why-room-left = There is room, so nothing is scrapped or declined.
why-not-drawn = It was not drawn.
why-not-here = It is not yours, or not there.
why-no-mountain = There is no mountain of that name beside you.
why-not-a-rival = No rival's king is beside you there.
why-carried-in-order = Treasures are taken up in the order of their cards.
why-not-yours = That is another player's board.
why-rival-goes = The rival goes where its list says.

## Options

option-players = How many play.
option-pack = Map and cards: of the public module, or the house ring.
choice-pack-module = public module
choice-pack-ring = house ring
option-deck = Treasures: the plain deck, or the extended one.
choice-deck-plain = plain
choice-deck-extended = extended
option-vp-goal = VP on the Holdfast that end the game; 0 for the goal by number of players.
option-round-limit = After how many rounds the game ends in any case.
option-site-order = Who chooses a site first: the first player, the last, or one drawn at random.
choice-site-order-turn = the first player
choice-site-order-reverse = the last
choice-site-order-drawn = drawn
option-mulligan = Whether a hand may be exchanged once.
option-wreck = What a seventh hit does: the king is towed home, or nothing.
choice-wreck-tow = towed home
choice-wreck-ignore = nothing
option-holdfast-steam = When the Holdfast gives steam: at the start of a docked turn, or on arrival.
choice-holdfast-steam-start = at the start
choice-holdfast-steam-arrival = on arrival
option-unkept-tokens = Where tokens go that are not kept: back into the bag, or out of the game.
choice-unkept-tokens-bag = into the bag
choice-unkept-tokens-gone = out of the game
option-blocked-push-damage = Whether a push that is blocked still hurts.
option-may-rest = Whether a worker may stay at rest although a space is legal.
option-seat-red = Who plays red: a person, or the rival with its level, rival:1 to rival:8.
option-seat-yellow = Who plays yellow: a person, or the rival with its level, rival:1 to rival:8.
option-seat-blue = Who plays blue: a person, or the rival with its level, rival:1 to rival:8.
option-seat-black = Who plays black: a person, or the rival with its level, rival:1 to rival:8.

## Games to watch

gallery-close-race = A close race
gallery-close-race-text = Two players who look one turn ahead plan, steam and plunder for thirty rounds; an Appraisal Studio in the last one decides.

# Kinds of answers, where a long list is asked in parts.
group-small = Worker on a mat
group-big = Big Worker on a mat
group-send = Worker on the map
group-buy = Buy an upgrade
group-insert = Insert a card
group-replace = Replace a card
group-remove = Remove a card
group-swap = Swap two cards
group-change = Change a card
group-recover = Put a card at the end

# pieces of a place that a what-if may change
edit-worker-on = Worker in the hex
edit-king = King: { $seat }
