### Root in English: what all factions share. Each faction has a file of its own in the folder en.

## Seats, suits, things

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
item-boots = boots
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch
piece-warrior = warrior
piece-pawn = pawn
phase-setup = setup
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
place-burrow = the Burrow

## The table

scene-title = Root
scene-map = The forest
scene-round = Round
scene-vp = Points
scene-ruin = ruin
scene-deck = Deck
scene-quest-deck = Quest deck
scene-out = Out of play
scene-discard = Discard pile
scene-available = Available dominance
scene-hand = Hand
scene-crafted = Crafted
scene-supporters = Supporters
scene-orders = Orders
scene-souls = Lost Souls
scene-revealed = Revealed
scene-quests = Quests
scene-completed = Completed quests
scene-ruin-1 = Under the first ruin
scene-ruin-2 = Under the second ruin
scene-ruin-3 = Under the third ruin
scene-ruin-4 = Under the fourth ruin

## What happened

round-began = Round { $n } began.
    .head = 1
turn-began = { $seat }'s turn began.
    .head = 2
phase-began = { $seat }: { $phase }.
    .quiet = 1
marked = { $clearing } is a { $suit } clearing.
    .quiet = 1
takes-place = { $seat } has place { $n } in turn order.
scored = { $seat } scored { $n }: { $vp } { NOUN("point", $vp) }.
lost-points = { $seat } lost { $n }: { $vp } { NOUN("point", $vp) }.
drew = { $seat } drew a card.
    .quiet = 1
drew-card = { $seat } drew { $card }.
    .quiet = 1
spent = { $seat } spent { $card }.
discarded = { $seat } discarded { $card }.
    .quiet = 1
became-available = { $card } is available.
reshuffled = The discard pile became the new deck.
took-from = { $other } took a card from { $seat }.
took-from-card = { $other } took { $card } from { $seat }.
gave = { $seat } gave { $other } a card.
gave-card = { $seat } gave { $other } { $card }.
saw-card = { $seat } holds { $card }.
    .quiet = 1
showed-hand = { $other } saw the hand of { $seat }.
took-discard = { $seat } took { $card } from the discard pile.
crafted = { $seat } crafted { $card }.
activated-piece = { $seat } used a { $suit } piece for it.
    .quiet = 1
took-item = { $seat } took { $item }.
used = { $seat } used { $card }.
sabotaged = { $seat } had { $card } discarded.
flipped = { $seat } flipped { $item }.
activated = { $seat } activated { $card } and gave up all points.
fetched = { $seat } took { $card }.
opened-path = { $seat } opened the path { $road }.
placed = { $seat } placed { $n } { NOUN($piece_id, $n) } in { $clearing }.
removed = { $seat } lost { $n } { NOUN($piece_id, $n) } in { $clearing }.
buried = { $n } of { $seat } lie on the Coffin Makers of { $other }.
    .quiet = 1
moved = { $seat } moved { $n } { NOUN("warrior", $n) } from { $from } to { $to }.
ferried = { $seat } took the ferry to { $clearing }.
battle-began = { $seat } attacked { $other } in { $clearing }.
ambushed = { $seat } played { $card }.
foiled = { $seat } foiled it with { $card }.
rolled = Rolled: { $attack } for the attacker, { $defence } for the defender.
hits = Hits: { $attack } by the attacker, { $defence } by the defender.
    .quiet = 1
nothing-lost = Nobody lost anything.
battle-ended = The battle in { $clearing } is over.
    .quiet = 1
won-by-points = { $seat } wins with 30 points.
won-by-dominance = { $seat } wins by dominance.
won-together = All people have 30 points and win together: { $seat }.
won-by-rounds = { $seat } wins: the last round is over.
won-by-surrender = { $seat } wins: the other gave up.

## Questions

ask-markers = Which suit does the next clearing have?
ask-turn-order = Who is next in turn order?
ask-draw = Which card does { $seat } draw?
ask-take-random = Which card is taken?
ask-hand-limit = { $seat }: discard down to five cards.
ask-spread-warriors = { $seat }: where does the next warrior go?
ask-how-many = { $seat }: how many warriors move?
ask-may-move = { $seat }: a move?
ask-may-battle = { $seat }: a battle?
ask-ambush = { $seat }: an ambush?
ask-foil = { $seat }: foil the ambush?
ask-roll = What do the dice show?
ask-after-roll = { $seat }: anything after the roll?
ask-choose-loss = { $seat }: which piece is lost?
ask-pay-any = { $seat }: which suit pays for a question mark?
ask-card-window = { $seat }: use a crafted card?
ask-choose-other = { $seat }: which player?
ask-give-back = { $seat }: which card is given back?
ask-tax-collector = { $seat }: where is a warrior removed?
ask-sabotage = { $seat }: which crafted card is discarded?
ask-false-orders = { $seat }: whose warriors leave which clearing?
ask-send-away = { $seat }: where do they go?
ask-bureau = { $seat }: which card is spent?
ask-replace = { $seat }: which warrior is replaced?
ask-flip-item = { $seat }: which item is flipped?
ask-move-or-battle = { $seat }: a move or a battle?
ask-emigre-move = { $seat }: which move?
ask-emigre-battle = { $seat }: whom to attack?
ask-evening-draw = { $seat }: draw, or take an ambush?
ask-fetch = { $seat }: which card is spent for it?
ask-open-path = { $seat }: which card is spent to open the path?

## Answers

do-done = Done
do-pass = No
do-craft = Craft { $card }
do-with = With a { $suit } piece
do-use = Use { $card }
do-spend = Spend { $card }
do-discard = Discard { $card }
do-give = Give { $card }
do-take = Take { $card }
do-ambush = Ambush with { $card }
do-activate = Activate { $card }
do-fetch = Take up { $card }
do-sabotage = Discard { $card }
do-flip = Flip { $item }
do-against = { $seat }
do-move = Move from { $from } to { $to }
do-take-along = { $count }
do-open = Open the path { $road }
do-battle = Attack { $seat } in { $clearing }
do-lose = Lose { $piece }
do-remove = Remove one in { $clearing }
do-recruit = Recruit in { $clearing }
do-build = Build { $piece } in { $clearing }
do-replace = Replace a warrior of { $seat } in { $clearing }
do-order-out = Send { $seat } out of { $clearing }
do-corner = Start in { $clearing }
do-first = { $seat } begins
do-next = { $seat } is next
do-marker = { $suit }
do-deal = { $card }
do-roll = { $from } and { $to }

## Reasons

why-not-in-hand = The card is not in hand, or does not fit.
why-none-left = None is left to place.
why-no-slot = There is no open slot.
why-barred = Nothing may be placed there.
why-not-ruled = You do not rule this clearing.
why-no-warrior = There are no warriors to move or remove, or not so many.
why-not-adjacent = There is no way there.
why-rules-neither = You must rule where you come from or where you go.
why-snared = Nobody may leave this clearing.
why-scorched = Nobody may enter this clearing any more.
why-no-fighter = You need a warrior or pawn there.
why-no-defender = The defender has no piece there.
why-no-enemy = This is no enemy.
why-no-ambush = You hold no ambush that matches the clearing.
why-not-there = There is no such piece to lose.
why-not-craftable = This card is never crafted.
why-too-dear = Your crafting pieces do not cover the cost.
why-no-item = The item is gone from the supply.
why-crafted-already = You have crafted this card already.
why-not-now = This card is not used now.
why-not-that-player = The card cannot name this player.
why-not-to-sabotage = No enemy has crafted this.
why-nothing-to-flip = There is no such item to flip.
why-not-to-replace = This warrior cannot be replaced.
why-no-such-discard = This is no discarded ambush.
why-too-few-points = A dominance needs 10 points.
why-activated-already = You have activated a dominance.
why-not-available = This card is not available.
why-no-card-for-it = You hold no card of its suit.
why-not-that-path = You cannot open this path now.
why-not-a-start = You cannot start there.

## Options

option-map = The map: autumn, winter, lake or mountain.
option-deck = The shared deck: standard, or Exiles and Partisans.
option-suits = Suits on maps without printed ones: shuffled, or laid out by the house.
option-order = Turn order: drawn, or by the letters of the factions.
option-co-op = Whether people win together against the automata, each with 30 points.
option-round-limit = After how many rounds the most points win; 0 for never.

## Names on the map

clearing-c1 = clearing 1
clearing-c2 = clearing 2
clearing-c3 = clearing 3
clearing-c4 = clearing 4
clearing-c5 = clearing 5
clearing-c6 = clearing 6
clearing-c7 = clearing 7
clearing-c8 = clearing 8
clearing-c9 = clearing 9
clearing-c10 = clearing 10
clearing-c11 = clearing 11
clearing-c12 = clearing 12
place-c1 = clearing 1
place-c2 = clearing 2
place-c3 = clearing 3
place-c4 = clearing 4
place-c5 = clearing 5
place-c6 = clearing 6
place-c7 = clearing 7
place-c8 = clearing 8
place-c9 = clearing 9
place-c10 = clearing 10
place-c11 = clearing 11
place-c12 = clearing 12
place-f1 = forest 1
place-f2 = forest 2
place-f3 = forest 3
place-f4 = forest 4
place-f5 = forest 5
place-f6 = forest 6
place-f7 = forest 7
place-f8 = forest 8
place-f9 = forest 9
place-f10 = forest 10

## What the table shows

scene-suit-fox = fox
scene-suit-rabbit = rabbit
scene-suit-mouse = mouse
scene-suit-bird = bird
scene-boulders = boulders: the path is closed
scene-ferry = ferry
scene-supply = Warriors in supply
scene-supply-boots = boots in supply
scene-supply-bag = bags in supply
scene-supply-crossbow = crossbows in supply
scene-supply-hammer = hammers in supply
scene-supply-sword = swords in supply
scene-supply-tea = tea in supply
scene-supply-coins = coins in supply
scene-used-boots = boots, used
scene-used-bag = bag, used
scene-used-crossbow = crossbow, used
scene-used-hammer = hammer, used
scene-used-sword = sword, used
scene-used-tea = tea, used
scene-used-coins = coins, used
scene-used-torch = torch, used
scene-damaged-boots = boots, damaged
scene-damaged-bag = bag, damaged
scene-damaged-crossbow = crossbow, damaged
scene-damaged-hammer = hammer, damaged
scene-damaged-sword = sword, damaged
scene-damaged-tea = tea, damaged
scene-damaged-coins = coins, damaged
scene-damaged-torch = torch, damaged
scene-damaged-down-boots = boots, damaged and used
scene-damaged-down-bag = bag, damaged and used
scene-damaged-down-crossbow = crossbow, damaged and used
scene-damaged-down-hammer = hammer, damaged and used
scene-damaged-down-sword = sword, damaged and used
scene-damaged-down-tea = tea, damaged and used
scene-damaged-down-coins = coins, damaged and used
scene-damaged-down-torch = torch, damaged and used
scene-phase = Phase
scene-order = Turn order
scene-in-order = { $seat }
sheet-battle = { $seat } attacks { $other } in { $clearing }
sheet-battle-of = Battle, attacker, defender, place:
sheet-cap = Most hits
sheet-hits = Hits
sheet-roll = roll
sheet-lost = beyond the most, or ignored
sheet-extra = extra hits
sheet-dice = The attacker has the higher die; the defender has the lower one.
scene-dominance = Dominance
scene-dominates = { $seat }: { $card }
scene-craft = craft
scene-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
scene-card-item = item
scene-card-persistent = stays in play
scene-card-immediate = at once
scene-card-ambush = ambush, no craft
scene-card-dominance = dominance, no craft
scene-card-vizier = Vizier
scene-card-quest = quest
scene-card-ruin = under a ruin
icon-fox = fox
icon-rabbit = rabbit
icon-mouse = mouse
icon-bird = bird
icon-any = any suit
icon-boots = boots
icon-bag = bag
icon-crossbow = crossbow
icon-hammer = hammer
icon-sword = sword
icon-tea = tea
icon-coins = coins
icon-torch = torch
result-item = { $item }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
result-odds = { $own } against { $other }
sketch-map-key = F R M suit · ▣ ruin □ slot s w r … building W K S … token · ‹M› rules · x closed path
sketch-items = Items
