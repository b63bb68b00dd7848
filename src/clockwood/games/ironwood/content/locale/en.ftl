### Ironwood in English. Names of places and cards come with their ids: Forest 7 (m1), From the Thicket (WW02).

## Seats, sides

seat-woodwalkers = Woodwalkers
seat-ironclad = Ironclad
seat-chance = Chance
side-full = full
side-fading = fading

## What happened: the round

round-began = Round { $n } began.
    .head = 1
turn-over = { $seat }: the turn is over.
    .head = 3
may-move-again = A new effect begins: every unit may move again.
    .quiet = 1
slots-cleared = The slots were cleared: base cards are back in hand, special cards without markers are discarded.
    .quiet = 1
first-draw = { $seat }: chose to draw { $n } special cards first.
returned = { $seat }: { $n } { NOUN("special", $n) } shuffled back into the deck.
discarded = { $seat }: discarded { $card }.
played = { $seat }: played { $card } on slot { $n }.
passed = { $seat }: drew instead of playing; a marker lies on slot { $n }.
totem-faded = Forest { $forest }: the Totem is fading.
totem-gone = Forest { $forest }: the fading Totem is gone.

## What happened: cards

drew = { $seat }: drew { $card }.
drew-hidden = { $seat }: drew a special card.
drew-vision = { $seat }: drew the vision of { $card }.
drew-vision-hidden = { $seat }: drew a vision card.
deck-rebuilt = { $seat }: the discard pile was shuffled into a new deck.
looked-at-vision = { $seat }: looked at the top vision card: { $card }.
looked-at-vision-hidden = { $seat }: looked at the top vision card and put it back.
looked-at-hand = { $seat }: looked at the opponent's hand, { $n } { NOUN("card", $n) }.
looked-at-visions = { $seat }: looked at the vision cards in hand, { $n } { NOUN("card", $n) }.
saw-card = { $seat }: saw { $card }.
recovered = { $seat }: took { $card } back from the discard pile.
burned = { $seat }: burned { $card }.
burned-vision = { $seat }: burned the vision of { $card }, face down.
burned-vision-open = { $seat }: burned the vision of { $card }.
burned-vision-hidden = { $seat }: burned a vision card, face down.
when-burned = { $seat }: { $card } has an effect when burned.
whenever = { $seat }: { $card } answers to this.
marker-left = { $seat }: a marker left { $card }; { $n ->
    [0] none is left.
   *[other] { $n } left.
}
exhausted = { $seat }: { $card } is exhausted and discarded.
marked-forest = { $seat }: { $card } put a marker on Forest { $forest }.
marked-mountain = { $seat }: { $card } put a marker on { $mountain }.
marks-lifted = { $seat }: { $n } { NOUN("marker", $n) } of { $card } left the map.

## What happened: crystals

gained = { $seat }: gained { $n } { NOUN("crystal", $n) }.
gained-nothing = { $seat }: gained nothing, for too few crystals are left.
stolen = { $seat }: stole { $n } { NOUN("crystal", $n) }.
spent = { $seat }: spent { $n } { NOUN("crystal", $n) }.
loaded = Cargo: { $n } { NOUN("crystal", $n) } loaded.
unloaded = { $mountain }: the Drill unloaded { $n } { NOUN("crystal", $n) }.
looted = { $seat }: took { $n } { NOUN("crystal", $n) } from the cargo.

## What happened: pieces

moved-fighter = { $seat }: moved 1 Fighter: Forest { $from } → Forest { $to }.
carried-totem = { $seat }: 1 Fighter carried a Totem: Forest { $from } → Forest { $to }.
brought-totem = A Totem went along: Forest { $from } → Forest { $to }.
marched = { $seat }: marched with { $n ->
    [0] { $golems } { NOUN("golem", $golems) }
   *[other] { $golems ->
        [0] { $n } { NOUN("fighter", $n) }
       *[other] { $n } { NOUN("fighter", $n) } and { $golems } { NOUN("golem", $golems) }
    }
}: { $from } → { $to }.
lured = { $seat }: lured { $n } { NOUN("fighter", $n) }: Forest { $from } → Forest { $to }.
drill-moved = The Drill moved: { $from } → { $to }.
drill-destroyed = { $mountain }: the Drill was destroyed; { $n } { NOUN("crystal", $n) } of cargo lost. It starts again on Ferrum.
recruited-forest = { $seat }: recruited 1 Fighter: Forest { $forest }.
recruited-mountain = { $seat }: recruited 1 Fighter: { $mountain }.
recruited-golem = { $seat }: recruited 1 Golem: { $mountain }.
removed-forest = { $seat }: lost 1 Fighter: Forest { $forest }.
removed-mountain = { $seat }: lost 1 Fighter: { $mountain }.
removed-golem = { $seat }: lost 1 Golem: { $mountain }.
gave-up-forest = { $seat }: gave up 1 Fighter: Forest { $forest }.
gave-up-mountain = { $seat }: gave up 1 Fighter: { $mountain }.
founded = { $seat }: placed a Foundation: { $mountain }.
built = { $seat }: built a Forge: { $mountain }.
discovered = { $seat }: discovered { $mountain }; a full Totem stands in Forest { $forest }.
nothing-to-discover = { $seat }: there is nothing to discover now.
totem-secured = A Totem is secured in Forest { $forest }: { $n } of 3.

## What happened: battle

attacked = { $seat }: { $seat_id ->
    [woodwalkers] attacked { $mountain } from Forest { $forest }.
   *[other] attacked Forest { $forest } from { $mountain }.
}
wagered = { $seat }: wagered a card face down.
did-not-wager = { $seat }: wagered nothing.
saw-wager = { $seat }: saw the wager: { $card }.
saw-wager-hidden = { $seat }: looked at the wager.
revealed-wager = { $seat }: had wagered { $card }: damage { $damage }, Defense { $defense }, Dominance { $dominance }.
dealt = { $seat }: { $n } damage.
lost-units = { $seat }: lost { $n ->
    [0] { $golems } { NOUN("golem", $golems) }
   *[other] { $golems ->
        [0] { $n } { NOUN("fighter", $n) }
       *[other] { $n } { NOUN("fighter", $n) } and { $golems } { NOUN("golem", $golems) }
    }
}.
compared = Dominance: Woodwalkers { $wood }, Ironclad { $iron }.{ $tied ->
    [0] {""}
   *[other] {" "}The attacker wins ties.
}
won-battle = { $seat }: won the battle.
nobody-won = Nobody won the battle.
retreated-forest = { $seat }: the Warband retreated to Forest { $to }.
retreated-mountain = { $seat }: the Warband retreated to { $to }.
battle-over = The battle is over.
    .quiet = 1

## What happened: the automaton

stance-expansive-set = Ironbot, stance: Expansive (+1 damage), for no other applies.
stance-aggressive-set = Ironbot, stance: Aggressive (+1 Dominance), for a Warband is with a Totem.
stance-defensive-set = Ironbot, stance: Defensive (+1 defense), with five crystals and a Foundation held.
bot-next-side = { $seat }: the next turn follows the side: { $procedure }.
    .quiet = 1
bot-hand-empty = { $seat }: the hand is empty, so a card is drawn and the turn is over.
bot-hand-empty-paid = { $seat }: there is no card to expend, which brings a crystal.
bot-shuffled-hand = { $seat }: shuffled the hand, { $n } { NOUN("card", $n) }.
    .quiet = 1
bot-drew-to-top = { $seat }: drew a card unseen to the top of the hand.
bot-drew-to-bottom = { $seat }: drew a card unseen to the bottom of the hand.
bot-expended = { $seat }: expended { $card } to slot { $n }.
bot-expended-unresolved = { $seat }: expended { $card } to slot { $n }, to count the turn.
bot-special-forge = { $seat }: Alert; five crystals turn a Foundation into a Forge.
bot-special-foundation = { $seat }: Alert; a Foundation is placed, and brings a crystal.
bot-special-attack = { $seat }: Alert; a Chase, then an attack if able.
bot-no-special = { $seat }: Alert; no special action is possible, so a card is expended.
bot-exhausted = { $seat }: Exhausted; a card is expended.
bot-turned-alert = { $seat }: discarded { $card } and turned to Alert; the procedure begins again.
bot-compensated = { $seat }: the icon changed nothing, which brings a crystal.
bot-paid-already = { $seat }: the icon changed nothing; the crystal for that was taken this turn.
bot-cannot-recruit = { $seat }: cannot recruit: no Fighter, place or crystal left for it.
bot-recruits-no-more = { $seat }: keeps { $n } { NOUN("crystal", $n) } and recruits no more.
    .quiet = 1
bot-golem-came = { $mountain }: a Golem replaced a Fighter.
bot-guarded-ferrum = { $mountain }: the Ironbot put a Fighter on the empty mountain.
bot-strong-enough = Forest { $forest }: a larger Ironclad Warband is next to it already, so none moves.
bot-has-no-wager = Forest { $forest }: the attack is skipped without a card to wager; a card is drawn instead.
bot-forces-no-retreat = Forest { $forest }: the Ironbot forces no retreat.
bot-nothing-to-burn = { $seat }: there is no card to burn.
bot-nothing-to-draw = { $seat }: there is no card to draw.
bot-drill-held = { $mountain }: the Drill is held and does not move.
bot-hunts-nobody = No smaller Warband with or next to a Totem is beside an Ironclad one, so a Chase follows.
bot-cannot-build = No Forge can be built, so a Fighter is recruited.
bot-ferrum-full = { $mountain }: at least five units, so Expand follows.
bot-marked-mountain = { $mountain }: marked by the Ironbot; nothing more will be found there.
bot-left-visions = Drill: too few vision cards in hand, so none is lost.
bot-side = { $seat }: the aid shows its side: { $aid }.
    .quiet = 1
aid-disruptive-up = Woodenbot: turned to Disruptive, for no Totem is on the map.
aid-disruptive-for-threat = Woodenbot: turned to Disruptive, for two Forges, a Foundation and five crystals threaten it.
aid-exalted-up = Woodenbot: turned to Exalted, for a Totem is on the map.
bot-discarded-vision = Locate a Totem: { $card } is discarded, { $mountain } is no longer possible.
bot-has-no-visions = Locate a Totem: the vision deck is empty.
bot-showed-last-vision = Locate a Totem: { $card } is the last vision of the deck.
bot-returned-vision = { $card } goes back into the vision deck; { $mountain } is possible again.
bot-shuffled-visions = The vision deck is shuffled, { $n } { NOUN("card", $n) }.
    .quiet = 1
bot-special-plunder = { $seat }: Disruptive; five Fighters to Plunder, then Ferrum or a Foundation is attacked.
bot-special-secure = { $seat }: Exalted; five Fighters to Secure.
bot-no-plunder = { $seat }: Disruptive; the person has fewer than five crystals, so a card is expended.
bot-no-secure = { $seat }: Exalted; no Warband has a Totem, so a card is expended.
bot-alerted-already = { $seat }: a second ALERT expends no further card and brings a crystal.
bot-cannot-discover = No Warband touches a possible, uncontrolled mountain.
bot-nobody-to-recruit = { $seat }: no Fighter is left to recruit.
bot-has-no-wager-mountain = { $mountain }: the attack is skipped without a card to wager; a card is drawn instead.
bot-nothing-to-take = { $seat }: there is neither a card to burn nor a crystal.
bot-takes-card = { $seat }: a card is burned, and the Woodenbot draws one.
spirits-came = Spirits of the Forest: { $n } { NOUN("marker", $n) } more, { $all } now.
spirits-left = Spirits of the Forest: a marker leaves, { $all } left.
lost-vision = { $seat }: the vision of { $card } was shuffled back into the deck.
lost-vision-hidden = { $seat }: a random vision card was shuffled back into the deck.
icon-began = Icon: { $icon }.
icon-ignored = Icon: { $icon }, red and ignored at this difficulty.
icon-means-nothing = The icon means nothing to this automaton.
die-rolled = Magic die: { $face }.
die-shows-nobody = Magic die: no tied number is of that parity; it is rolled again.
    .quiet = 1

## What an automaton chooses

bot-picks-attacked = The Warband in focus for an attack
bot-picks-chased = The Warband in focus for a Chase
bot-picks-attacker = The attacking Warband
bot-picks-chase-target = Chase, target
bot-picks-protected = Protect, target
bot-picks-expansion = Expand, target
bot-picks-source = The source of the movement
bot-picks-escort = The escort of the Drill
bot-picks-drill = The step of the Drill
bot-picks-foundation = The new Foundation
bot-picks-forge = The new Forge
bot-picks-recruit = The new Fighter
bot-picks-golem = The new Golem
bot-picks-removed = The Fighter to remove
bot-picks-retreat = The retreat
bot-picks-plundered = Plunder, target
bot-picks-secured = Secure, target
bot-picks-interfered = Interfere, target
bot-picks-carrier = The forest of the Totem's carriers
bot-picks-prey = The mountain to attack
bot-picks-hits = Where the damage goes
bot-picks-totem = The forest of the new Totem
bot-picks-discovery = The mountain to discover at
bot-picks-any = A choice no rule makes
bot-by-die = the Magic die
bot-by-lot = at random
bot-by-person = the person

## What an automaton looks at

bot-on-inner-forest = on an inner forest
bot-can-be-attacked = an Ironclad Warband next to it
bot-can-be-chased = touched by a mountain with Ironclad units, or by one that a move reaches
bot-smaller-near-totem = smaller than a Warband next to it, and with or next to a Totem
bot-with-totem = with a Totem that counts
bot-with-fading-totem = with a fading Totem
bot-steps-to-outer-forest = steps to an outer forest, with a Totem
bot-steps-to-totem = steps to a Totem
bot-size-near-totem = Fighters, while a Totem stands alone
bot-size-without-totem = Fighters, while there is no Totem
bot-unit-difference = units more than the Woodwalkers
bot-largest-warband = Ironclad units there
bot-more-golems = Golems there
bot-smallest-warband = Ironclad units there, none counting as 0
bot-not-outnumbered = not outnumbered
bot-warband-can-come = a Warband can move there
bot-units-can-come = units can move there and one stays
bot-forms-largest = units that one move brings together
bot-unmarked = not marked
bot-needs-protection = Ferrum short of 3 units, or a Foundation or unmarked inner mountain facing a larger Warband
bot-ferrum-unguarded = Ferrum with fewer than 3 units
bot-foundation-in-danger = a Foundation facing a larger Warband
bot-foundation-guard = Ironclad units beside the Foundation
bot-worth-expanding = uncontrolled: outer and unmarked without a Forge, outer with a Foundation, or inner and unmarked
bot-free-outer = outer, unmarked, without a Forge
bot-lost-foundation = outer
bot-with-foundation = with a Foundation
bot-fighters-around = Woodwalker Fighters around
bot-warband-beside = Fighters of the largest Warband beside it
bot-can-leave = units may leave
bot-can-leave-one = units may leave and one stays, three on Ferrum
bot-fighters-can-leave = Fighters may leave
bot-without-foundation = without a Foundation
bot-largest-source = units there, on Ferrum beyond three
bot-drill-steps = a step
bot-towards-forge = with 3 crystals aboard, towards the closest Forge
bot-no-forge-there = with less aboard, no Forge there
bot-warband-next-door = units of the largest Ironclad Warband next to it
bot-ferrum-short = Ferrum with fewer than 3 Fighters
bot-has-fighter = a Fighter there
bot-mountain-steps-to-totem = steps to a Totem, from the mountain
bot-totem-on-map = a Totem on the map
bot-away-from-battle = away from the mountain of the battle
bot-no-totem-there = no Totem there
bot-fighters-there = Fighters there
bot-steps-to-warband = steps to a Woodwalker Warband
bot-size-of-nearest = Fighters of the nearest Warband
bot-fighters-can-come = Fighters can come
bot-bare-fighters-can-come = Fighters without a Totem can come
bot-carrier-can-come = a Fighter can carry a Totem there
bot-by-ferrum = inner, touching Ferrum
bot-by-foundation = touching a controlled Foundation
bot-by-drill = inner, touching the Drill with 2 crystals aboard
bot-by-outer-mountain = inner, touching an outer mountain
bot-by-possible = inner, touching a possible mountain
bot-by-free-possible = touching a possible mountain that nobody controls
bot-by-outer-possible = touching a possible outer mountain
bot-promise-beside = promise of that mountain: 2 uncontrolled, 1 without a Forge
bot-steps-to-drill = steps to the Drill
bot-fighters-near = Fighters on neighbouring forests
bot-outer-fighters-near = Fighters on neighbouring outer forests
bot-iron-fighters-by = Ironclad Fighters beside it
bot-on-outer-forest = an outer forest
bot-on-rim-side = an inner forest joined to an outer one
bot-totem-there = a Totem there
bot-next-to-totem = next to a Totem
bot-in-reach = in reach of a Warband that dares to attack
bot-ferrum = Ferrum
bot-held-foundation = a controlled Foundation
bot-held-possible = a controlled possible mountain
bot-loaded-drill = the Drill with cargo
bot-warband-by-totem = an Ironclad Warband next to a Totem
bot-any-warband = any Ironclad Warband
bot-surplus = Fighters more than Ironclad units
bot-drives-away = a retreat
bot-not-possible = not a possible mountain
bot-golems-hit = Golems removed
bot-fighters-hit = Fighters removed

## Icons, stances, sides, faces of the die

icon-none = none
icon-alert = Alert
icon-arrows = Arrows
icon-battle = Battle
icon-card = Card
icon-compass = Compass
icon-crystals = Crystals
icon-cubes = Cubes
icon-drill = Drill
icon-eye = Eye
icon-forge = Forge
icon-golem = Golem
icon-hit = Hit
icon-search = Search
icon-shield = Shield
icon-warband = Warband
stance-expansive = Expansive
stance-aggressive = Aggressive
stance-defensive = Defensive
procedure-alert = Alert
procedure-exhausted = Exhausted
aid-disruptive = Disruptive
aid-exalted = Exalted
face-low-even = lowest even number
face-low-odd = lowest odd number
face-high-even = highest even number
face-high-odd = highest odd number

## What is asked

ask-first-vision = Chance draws the first vision card.
ask-handicap = Where does an extra Fighter start? { $n ->
    [1] {""}
   *[other] { $n } in all.
}
ask-two-or-four = Draw 2 special cards, or draw 4 and put 2 back?
ask-choose-cards-return = Choose { $n } { NOUN("special", $n) } to shuffle back into your deck.
ask-choose-cards-discard = Your hand holds more than 8 cards: discard { $n } { NOUN("special", $n) }.
ask-loses-marker = Which ongoing card loses its marker next?
ask-action-turn = Play a card, or draw one instead.
ask-extra-card = Play one more card on the same slot?
ask-may-skip = Do this effect?
ask-cost = Pay the price?
ask-give-up-fighters = Where do you give up a Fighter?
ask-resolve = Which effect?
ask-burn = Burn { $n } { NOUN("card", $n) } from your hand.
ask-when-burned = Which burned card's effect comes next?
ask-draw-cards = Chance draws a special card.
ask-draw-visions = Chance draws a vision card.
ask-look-at-vision = Chance shows the top vision card.
ask-recover-cards = Take up to { $n } { NOUN("special", $n) } back from your discard pile.
ask-move-fighters = { $n ->
    [1] Move up to 1 Fighter, one step.
   *[other] Move up to { $n } { NOUN("fighter", $n) }, one step each.
}
ask-move-warbands = Move a Warband, in whole or in part.
ask-march = How many of the Warband march?
ask-lure-warband = Lure a Woodwalker Warband to a neighbouring forest.
ask-lured = How many Fighters go?
ask-bring-totem = Does a Totem go along?
ask-move-drill = Where does the Drill go?
ask-attack = Attack?
ask-wager = Battle between Forest { $forest } and { $mountain }: wager a card face down?
ask-split-hits = { $mountain }: deal { $hits } damage. Who is removed?
ask-retreat = You won. Make the beaten Warband retreat, and where to?
ask-destroy-drill = { $mountain }: the Drill is destroyed. Take 1 crystal from its cargo?
ask-whenever = Which effect comes next?
ask-place-foundation = Where do you place a Foundation?
ask-build-forge = Where do you build a Forge?
ask-discover = Discover?
ask-recruit = Recruit: where does a unit go? { $n ->
    [1] {""}
   *[other] Up to { $n }.
}
ask-remove-units = Remove an enemy unit: where? { $n ->
    [1] {""}
   *[other] Up to { $n }.
}
ask-push-back = Make an enemy Warband retreat: where to?
ask-mark = Where does a marker go?
ask-buy-fighters = Recruit Fighters at { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
} each, up to { $n }.
ask-first-foundation = Chance picks an outer mountain for a Foundation.
ask-garrison = Chance picks where one more Fighter stands.
ask-draw-unseen = Chance draws a special card for the automaton.
ask-lose-vision = Chance picks the vision card that goes back.
ask-expend-card = Chance shows the top card of the automaton's hand.
ask-roll-die = What does the Magic die show?
ask-locate = Chance shows the top card of the vision deck.
ask-return-visions = Chance picks a discarded vision card that goes back into the deck.
ask-discover-nearby = At which mountain does the Woodenbot discover a Totem?
ask-count-turn = Chance shows the card that counts the automaton's turn.
ask-wood-expend = Chance shows the top card of the Woodenbot's hand.
ask-give-up = What does the Woodenbot get: a card of yours burned and one drawn, or a crystal?

## Why there is nothing to choose

hindered-no-vision = No vision card is in your hand.
hindered-guarded = { $mountain } is guarded: { $n ->
    [0] { $golems } { NOUN("golem", $golems) }
   *[other] { $golems ->
        [0] { $n } Ironclad { NOUN("fighter", $n) }
       *[other] { $n } Ironclad { NOUN("fighter", $n) } and { $golems } { NOUN("golem", $golems) }
    }
}.
hindered-no-warband = { $mountain }: no Warband of yours is on an inner forest next to it.
hindered-marked = { $mountain }: a marker there forbids discovering.
hindered-no-card-to-wager = No card in your hand can be wagered.

## What one may do

do-play = Play { $card }
do-pass = Draw a card instead
do-skip = Skip
do-done = Done
do-do = Do it
do-only = Only { $fighters }
do-pay = Pay
do-draw-two = Draw 2
do-draw-four = Draw 4, put 2 back
do-draw = { $card }
do-return = Put back { $card }
do-discard = Discard { $card }
do-burn = Burn { $card }
do-recover = Take { $card }
do-move = 1 Fighter: Forest { $from } → Forest { $to }
do-again = Second step: Forest { $from } → Forest { $to }
do-carry = 1 Fighter with the { $side } Totem: Forest { $from } → Forest { $to }
do-carry-again = Second step with the { $side } Totem: Forest { $from } → Forest { $to }
do-march = March: { $from } → { $to }
do-lure = Lure: Forest { $from } → Forest { $to }
do-take = { $fighters ->
    [0] { $golems } { NOUN("golem", $golems) }
   *[other] { $golems ->
        [0] { $fighters } { NOUN("fighter", $fighters) }
       *[other] { $fighters } { NOUN("fighter", $fighters) } and { $golems } { NOUN("golem", $golems) }
    }
}
do-bring = The { $side } Totem goes along
do-drill = Drill to { $mountain }
do-attack-forest-mountain = Attack { $mountain } from Forest { $forest }
do-attack-mountain-forest = Attack Forest { $forest } from { $mountain }
do-wager = Wager { $card }
do-no-wager = Wager nothing
do-hit = { $golems ->
    [0] { $fighters ->
        [0] Nobody
       *[other] { $fighters } { NOUN("fighter", $fighters) }
    }
   *[other] { $fighters ->
        [0] { $golems } { NOUN("golem", $golems) }
       *[other] { $fighters } { NOUN("fighter", $fighters) } and { $golems } { NOUN("golem", $golems) }
    }
}
do-retreat-forest = To Forest { $forest }
do-retreat-mountain = To { $mountain }
do-stay = No retreat
do-loot = Take 1 crystal
do-discover = Discover { $mountain } with the Warband in Forest { $forest }
do-foundation = Foundation on { $mountain }
do-build = Forge on { $mountain }
do-recruit-forest = 1 Fighter to Forest { $forest }
do-recruit-mountain = 1 Fighter to { $mountain }
do-golem = 1 Golem to { $mountain }
do-remove-forest = 1 Fighter in Forest { $forest }
do-remove-mountain = 1 Fighter on { $mountain }
do-remove-golem = 1 Golem on { $mountain }
do-give-up-forest = 1 Fighter in Forest { $forest }
do-give-up-mountain = 1 Fighter on { $mountain }
do-push-forest-forest = Warband: Forest { $from } → Forest { $to }
do-push-mountain-mountain = Warband: { $from } → { $to }
do-mark-forest = Marker on Forest { $forest }
do-mark-mountain = Marker on { $mountain }
do-option = Effect { $line }
do-resolve = { $card }
do-victory = The victory line of { $card }
do-die = { $face }
do-expend = { $card }
do-focus = Warband in Forest { $forest }
do-target-mountain = { $mountain }
do-target-forest = Forest { $forest }
do-reveal = { $card }
do-give-card = burn a card, and the Woodenbot draws one
do-give-crystal = give up a crystal

## Effects of cards

act-spend = Spend { $n } { NOUN("crystal", $n) } for this
act-burn = Burn { $n } { NOUN("card", $n) } for this
act-burn-special = Burn { $n } { NOUN("special", $n) } for this
act-burn-vision = Burn { $n } { NOUN("vision", $n) } for this
act-give-up = Give up { $n } own { NOUN("fighter", $n) } for this
act-resolve = Choose { $n } { NOUN("effect", $n) } of a list
act-opponent-resolve = The opponent chooses { $n } { NOUN("effect", $n) } of a list
act-opponent-burn = The opponent burns { $n } { NOUN("card", $n) }
act-move-fighters = Move { $n } { NOUN("fighter", $n) }
act-move-fighters-twice = Move { $n } { NOUN("fighter", $n) }, up to two steps each
act-move-warbands = Move { $n } { NOUN("warband", $n) }
act-move-drill = Move the Drill
act-move-drill-twice = Move the Drill, up to two steps
act-move-enemy = Move an enemy Warband
act-attack = Attack
act-attack-ferrum = Attack Ferrum
act-gain = Gain { $n } { NOUN("crystal", $n) }
act-gain-forge = Gain { $n } { NOUN("crystal", $n) } for each of your Forges
act-gain-foundation = Gain { $n } { NOUN("crystal", $n) } for each of your Foundations
act-gain-golem = Gain { $n } { NOUN("crystal", $n) } for each of your Golems
act-gain-totem = Gain { $n } { NOUN("crystal", $n) } for each Totem on the map
act-steal = Steal { $n } { NOUN("crystal", $n) }
act-recover = Take { $n } { NOUN("special", $n) } back from your discard pile
act-draw = Draw { $n } { NOUN("special", $n) }
act-draw-vision = Draw { $n } { NOUN("vision", $n) }
act-discover = Discover
act-for-nothing = it would change nothing now
act-foundation = Place a Foundation
act-build = Build a Forge
act-build-directly = Build a Forge, with or without a Foundation
act-recruit-fighter = Recruit { $n } { NOUN("fighter", $n) }
act-recruit-golem = Recruit { $n } { NOUN("golem", $n) }
act-remove-fighter = Remove { $n } enemy { NOUN("fighter", $n) }
act-remove-golem = Remove { $n } enemy { NOUN("golem", $n) }
act-retreat = Make { $n } enemy { NOUN("warband", $n) } retreat
act-mark = Mark { $n } { NOUN("place", $n) }
act-peek-hand = Look at the opponent's hand
act-peek-vision-hand = Look at the vision cards in the opponent's hand
act-peek-vision-deck = Look at the top vision card
act-extra-base = Play one more base card
act-extra-fresh = Play one more base card; units that moved may move again
act-extra-special = Play one more special card

## The effect of a card in words, where no text is printed on it

effect-ongoing = Ongoing, { $n } { NOUN("marker", $n) }
effect-this-combat = In this combat
effect-victory = Victory
effect-each-combat = In each combat
effect-this-round = This round
effect-in-play = While the card is in play
effect-each-preparation = At each preparation
effect-battle-won = Whenever you win a battle
effect-drill-unloads = Whenever the Drill unloads
effect-foundation-placed = Whenever a Foundation is placed
effect-totem-discovered = Whenever a Totem is discovered
effect-when-exhausted = When exhausted
effect-when-burned = When burned
effect-damage = +{ $n } damage
effect-defense = +{ $n } Defense
effect-dominance = +{ $n } Dominance
effect-peek-wager = you see the opponent's wager before yours
effect-no-special-wager = the opponent cannot wager a special card
effect-if-attacking = if you attack
effect-if-defending = if you defend
effect-if-golem = with a Golem there
effect-if-forge = with a Forge there
effect-if-totem = with a Totem there
effect-if-marked = at a marked place
effect-cannot-move = units at a marked place cannot move
effect-cannot-attack = a marked place cannot be attacked
effect-cannot-discover = nothing can be discovered at a marked place
effect-cost-recruit = a Fighter costs { $n } { NOUN("crystal", $n) }
effect-cost-build = a Forge costs { $n } { NOUN("crystal", $n) }
effect-at-mountain = on a Mountain
effect-at-forest = in a Forest
effect-at-forge = on a Mountain with a Forge
effect-at-foundation = on a Mountain with a Foundation
effect-at-totem = in a Forest with a Totem
effect-at-there = where you gave up the Fighter
effect-at-ferrum = on Ferrum
effect-at-drill = on the Mountain with the Drill
effect-at-beaten = where you won
effect-mountain-controlled = controlled
effect-mountain-uncontrolled = uncontrolled
effect-mountain-adjacent = adjacent
effect-mountain-marked = marked
effect-mountain-inner = inner
effect-mountain-outer = outer
effect-forest-controlled = controlled
effect-forest-uncontrolled = uncontrolled
effect-forest-adjacent = adjacent
effect-forest-marked = marked
effect-forest-inner = inner
effect-forest-outer = outer

## Why not

why-not-in-hand = That card is not in your hand.
why-not-adjacent = Those places are not neighbours.
why-no-fighter = None of your Fighters is there.
why-all-moved = Everyone there has moved this turn already.
why-held-by-mark = A marker there forbids moving out.
why-no-totem = No such Totem stands there.
why-none-left-to-move = This effect moves no more Fighters.
why-no-warband = No Warband is there.
why-same-warband = This effect has moved that Warband already; it must be another one.
why-drill-moved-already = The Drill has moved this turn already.
why-outer-forest = Nothing is attacked, discovered or lured from or into an outer forest.
why-no-target = Nothing can be attacked there.
why-only-ferrum = This effect attacks only Ferrum.
why-shielded-by-mark = A marker there forbids attacking it.
why-only-base-wager = In this combat only a base card may be wagered.
why-not-enough-crystals = There are not enough available crystals.
why-not-controlled = You do not control that place.
why-not-outer = That is not an outer mountain.
why-has-token = A Foundation or Forge stands there already.
why-no-foundation = There is no Foundation to build on.
why-has-forge = A Forge stands there already.
why-no-tokens = No Forge token is left.
why-no-vision = You do not hold the vision of that mountain.
why-mountain-controlled = The Ironclad control that mountain.
why-watched-by-mark = A marker there forbids discovering it.
why-no-fighters-in-supply = No Fighter is left in the supply.
why-no-golems-in-supply = No Golem is left in the supply.
why-wrong-place = This effect does not reach that place.
why-nothing-there = There is nothing of the kind there.
why-base-card = Base cards are never burned, discarded or shuffled back.
why-wrong-split = The damage cannot be dealt like that.
why-does-nothing = This effect would change nothing now.
why-not-so-much = There is not so much to take.
why-too-many = There are not so many to go.
why-marked-already = A marker of this card lies there already.
why-not-a-base-card = A card of the other kind is asked for: base or special.
why-only-when-none-fits = That can be chosen only if no effect can be done in full.
why-no-first-step = Nobody there has taken a first step by this effect.
why-not-in-discard = That card is not in your discard pile.
why-in-rising-order = Cards of a set are named together, in one line.
why-wrong-kind = A card of another kind is asked for.
why-picked-already = That effect was chosen already.

## How it ended

won-by-totems = { $seat } win: the third Totem is secured.
won-by-forges = { $seat } win: the third Forge is built.
won-by-surrender = { $seat } win: the opponent gave up.

## What a table may agree on

option-beginner = Beginners: decks are not shuffled, low card numbers come first.
option-draw-four = In the first round one may draw 4 cards and put 2 back.
option-handicap-woodwalkers = Extra Fighters of new Woodwalkers, one each on so many outer forests.
option-handicap-ironclad = Extra Fighters of new Ironclad, one each on so many inner mountains.
option-ask-every-effect = Every effect, also one that needs no choice, may be forgone in whole or in part, and every price paid for nothing.
option-moves-per-effect = A unit may move once by each effect, not once a turn.
option-whole-gains = A gain the supply cannot pay in full gives nothing.
option-no-outer-retreat = Beaten Woodwalkers do not retreat into outer forests.
option-lure-inner-only = Only a Warband of an inner forest can be lured, not any.
option-drill-when-defending = The Drill is destroyed only where the Ironclad were attacked.
option-seat-ironclad = Who plays the Ironclad: a person, or the Ironbot with its level, ironbot:0 to ironbot:15. The level sets what follows unless that is set itself (-1 is not set).
option-ironbot-red-icons = The Ironbot resolves red icons too (2 levels).
option-ironbot-golem = The Ironbot starts with a Golem on Ferrum (3 levels).
option-ironbot-foundations = Two random outer mountains start with a Foundation (3 levels).
option-ironbot-four-cards = Four special cards go into the Ironbot's first hand, not two (2 levels).
option-ironbot-garrison = Extra Fighters on so many random inner mountains; 5 adds one on Ferrum (1 level each).
option-ironbot-empty-hand-pays = An Ironbot without a card gains a crystal instead of drawing and ending its turn.
option-ironbot-special-expends = A special action of the Alert side also expends a card, unresolved.
option-ironbot-pays-once = Icons that change nothing bring one crystal a turn, not one each.
option-ironbot-chase-adjacent = A Chase follows only a Warband next to an Ironclad one.
option-ironbot-totem-difference = Among Warbands with a Totem the Ironbot's lead in units decides before the die does.
option-ironbot-attack-margin = By how many units the Ironbot must be ahead to attack.
option-ironbot-defender-draws = An Ironbot attacked with an empty hand draws a card.
option-ironbot-protect-inner = Protect does not count Warbands of outer forests, which cannot attack.
option-ironbot-expand-fighters = Expand passes over a target that no Fighter would go to; a Golem alone will not do.
option-ironbot-fewest-first = Expand looks at Fighters around before Foundations.
option-ironbot-drill-spares = How many vision cards in hand the Drill leaves alone.
option-seat-woodwalkers = Who plays the Woodwalkers: a person, or the Woodenbot with its level, woodenbot:0 to woodenbot:15. The level sets what follows unless that is set itself (-1 is not set).
option-woodenbot-red-icons = The Woodenbot resolves red icons too (2 levels).
option-woodenbot-spirits = Two markers start at the Spirits of the Forest (3 levels).
option-woodenbot-fewer-forges = Two of the person's five Forge tokens stay in the box (3 levels).
option-woodenbot-four-cards = Four special cards go into the Woodenbot's first hand, not two (2 levels).
option-woodenbot-garrison = Extra Fighters on so many random outer forests; 5 is every one (1 level each).
option-woodenbot-locate-from-deck = A discovery by Locate a Totem expends the top card of the draw deck, not of the hand.
option-woodenbot-empty-hand-pays = A Woodenbot without a card gains a crystal instead of drawing and ending its turn.
option-woodenbot-special-expends = A turn of five Fighters to Plunder or Secure also expends a card, unresolved.
option-woodenbot-eye-warbands = The Exalted EYE moves two whole Warbands, not two Fighters.
option-woodenbot-shield-in-order = SHIELD burns a card if there is one and else takes a crystal; the person does not choose.
option-woodenbot-warband-both = The Exalted WARBAND recruits into a Warband with a Totem and once more, not only there.
option-woodenbot-must-outnumber = The Woodenbot attacks only with more Fighters than units, Golem and Forge counting 1 each.
option-woodenbot-spirits-need-wager = A combat takes a marker from the Spirits only if the Woodenbot wagered a card.
option-woodenbot-totem-anywhere = With no Warband beside the mountain the Totem may appear on any inner forest.
option-woodenbot-person-picks-search = Of several mountains to discover at the person picks, not the die.
option-die-same-end = A Magic die of the missing parity takes the same end, instead of being rolled again.

## The sketch

sketch-round = Round
sketch-turn = turn
sketch-crystals = Crystals
sketch-cargo = Cargo
sketch-track = track
sketch-totems = Totems
sketch-forges = Forges
sketch-fighters = Fighters aside
sketch-golems = Golems aside
sketch-hand = Hand
sketch-visions = Visions
sketch-deck = Deck
sketch-discard = Discard
sketch-slots = Slots
sketch-ongoing = Ongoing
sketch-aside = Wagered base cards
sketch-supply = Supply
sketch-slot-drawn = card drawn
sketch-values = damage/defense/dominance
sketch-base = base
sketch-special = special
sketch-house = house
sketch-house-map = house map
sketch-visions-shown = shown
sketch-visions-burned = burned
sketch-visions-discarded = discarded
sketch-your-hand = Your hand
sketch-your-visions = Your visions
sketch-battle = Battle
sketch-mountain-centre = mountain in the centre
sketch-mountain-inner = inner mountain
sketch-mountain-outer = outer mountain
sketch-forest-inner = inner forest
sketch-forest-outer = outer forest
sketch-number = number for ties
sketch-neighbours = Neighbours
sketch-touches = Touches
sketch-where = Where
sketch-effect = Effect
sketch-vision = vision card
sketch-vision-gives = crystals for its discovery
sketch-not-known = not known to you
sketch-empty = nobody there
sketch-full-totem = full Totem
sketch-fading-totem = fading Totem
sketch-drill = Drill
sketch-foundation = Foundation
sketch-forge = Forge
sketch-fighter = Fighters
sketch-golem = Golems
sketch-marked = marked by
sketch-key-iron = Ironclad Fighters
sketch-key-golem = Golems
sketch-key-drill = Drill
sketch-key-foundation = Foundation
sketch-key-forge = Forge
sketch-key-wood = Woodwalker Fighters
sketch-key-totem = Totem
sketch-key-fading = fading
sketch-key-mark = marker
sketch-key-legal = you may choose
sketch-key-from = from here
sketch-key-path = path
sketch-ironbot = Ironbot
sketch-woodenbot = Woodenbot
sketch-spirits = Spirits of the Forest
sketch-boxed-tokens = Forge tokens in the box
sketch-level = level
sketch-stance = stance
sketch-side = side
sketch-known = marked by the Ironbot
sketch-key-known = marked by the Ironbot
sketch-possible = possible: its vision is in the deck
sketch-key-possible = possible mountain

## What comes of an answer, and what comes next

result-secures = secures it, { $n } of 3
result-next-to = next to { $mountain }: { $n }
result-enemies = { $seat } near: { $n }
result-no-enemy = no enemy near
result-outer = outer forest
result-odds = { $own } against { $other }
result-values = { $damage } · { $defense } · { $dominance }
result-left = { $n } left in supply
result-forge = Forge { $n } of 3
result-unloads = unloads { $n } { NOUN("crystal", $n) }
result-cargo = +2 cargo
result-cargo-recruit = +1 cargo, recruits, looks
result-cargo-draw = +1 cargo, draws
result-discovers = a Totem, +{ $n } { NOUN("crystal", $n) }
forecast-expansive = Next turn, as things stand: Expansive, for no other stance applies.
forecast-aggressive = Next turn, as things stand: Aggressive, for a Warband is with a Totem.
forecast-defensive = Next turn, as things stand: Defensive, with five crystals and a Foundation held.
forecast-disruptive = Next turn, as things stand: Disruptive.
forecast-exalted = Next turn, as things stand: Exalted.

## The scene

scene-title = Ironwood
scene-map = Map
scene-forest = Forest { $name }
scene-slot-1 = Slot 1
scene-slot-2 = Slot 2
scene-slot-3 = Slot 3
scene-removed = Out of this game
scene-vision-deck = Vision deck
scene-visions-shown = Visions discovered
scene-visions-burned = Visions burned
scene-visions-discarded = Visions discarded
scene-supply-crystals = Crystals in supply
scene-secured = Totems secured
scene-drill-track = Drill track
scene-drill-start = start
scene-drill-crystals = +2
scene-drill-recruit = +1, recruit
scene-drill-draw = +1, draw
scene-damage = Damage
scene-defense = Defense
scene-dominance = Dominance
scene-action-card = Action card
scene-solo = solo
scene-die = Magic die
scene-attacker = { $seat } attack.
scene-in-forest = Forest { $forest }
scene-on-mountain = { $mountain }
scene-wager-none = { $seat }: nothing wagered
scene-wager-hidden = { $seat }: a card face down
scene-wager-card = { $seat }: { $card }

## Where cards lie

zone-deck-woodwalkers = in the Woodwalkers' deck
zone-deck-ironclad = in the Ironclad's deck
zone-visions-deck = in the vision deck
zone-hand-woodwalkers = in the Woodwalkers' hand
zone-hand-ironclad = in the Ironclad's hand
zone-visions-hand = in the Woodwalkers' hand
zone-slot1-woodwalkers = on slot 1 of the Woodwalkers
zone-slot2-woodwalkers = on slot 2 of the Woodwalkers
zone-slot3-woodwalkers = on slot 3 of the Woodwalkers
zone-slot1-ironclad = on slot 1 of the Ironclad
zone-slot2-ironclad = on slot 2 of the Ironclad
zone-slot3-ironclad = on slot 3 of the Ironclad
zone-ongoing-woodwalkers = in play, ongoing
zone-ongoing-ironclad = in play, ongoing
zone-discard-woodwalkers = in the Woodwalkers' discard pile
zone-discard-ironclad = in the Ironclad's discard pile
zone-aside-woodwalkers = wagered, back at the end of the round
zone-aside-ironclad = wagered, back at the end of the round
zone-visions-shown = discovered, face up
zone-visions-burned = burned, face down
zone-removed-woodwalkers = out of this game
zone-removed-ironclad = out of this game
zone-visions-discard = in the open vision discard pile

## What pieces and words mean

about-fighter = A combat unit of either side: 1 Dominance, removed by 1 damage. [IW R7.1]
about-golem = A combat unit of the Ironclad: 1 Dominance, deals 1 damage, removed by 2 damage in one combat. [IW R7.2]
about-drill = Carries crystals for the Ironclad. It does not fight, and is destroyed where their Warband is beaten beside it. [IW R7.3, R12.5]
about-warband = All combat units of one side in one place. [IW R7.4]
about-foundation = Half a Forge, on a controlled outer mountain. It cannot be destroyed. [IW R13.1]
about-forge = Adds 1 damage in combats of its mountain; units are recruited and the Drill unloads there. Three built Forges win. [IW R13.4, R13.5]
about-totem = Comes with a discovery and is carried to an outer forest, where it is secured. It fades at the end of a round and goes at the next. Three secured Totems win. [IW R15]
about-crystal = Pays for recruits, Forges and effects. There are 20. [IW R1.6, R16.10]
about-cargo = Crystals on the Drill: they pay for nothing and cannot be stolen until it unloads at a Forge. [IW R10.5, R10.6]
about-marker = Counts the rounds of an ongoing card, fills a slot, or marks a place for a card. There are 20. [IW R16.5, R16.6]
about-vision = Names a mountain. With Discover, where no Ironclad unit stands there and a Warband waits beside it, it gives a Totem. [IW R14]
about-wager = A card put face down in a battle for its values: damage, defense, Dominance. [IW R11.3]
about-dominance = Units left, plus the card's Dominance: higher wins the battle, a tie goes to the attacker. [IW R11.10]
about-retreat = The winner may send the whole beaten Warband to a neighbouring place. It is not a move. [IW R12.1, R12.2]
about-control = A place is controlled by the side whose combat unit is there. [IW R8.6]

## The sheet of a battle

sheet-battle = Battle. The attacker: { $seat }
sheet-battle-of = Battle. The attacker:
sheet-units = Units
sheet-damage = Damage
sheet-dominance = Dominance
sheet-fighters = Fighters
sheet-golems = Golems
sheet-forge = Forge
sheet-stance = stance
sheet-spirits = Spirits
sheet-card = { $card }
sheet-card-of = card
sheet-no-card = no card
sheet-card-hidden = card face down
sheet-card-open = card
sheet-defense = Defense
sheet-defense-card = Defense: { $card }
sheet-defense-card-of = Defense,
sheet-ties = A tie is won by the attacker: { $seat }.
sheet-ties-of = A tie is won by the attacker:
sheet-won = The battle is won by: { $seat }.
sheet-won-of = The battle is won by:

## Games to watch

gallery-two-who-search = Two who search
gallery-two-who-search-text = Woodwalkers and Ironclad look ahead, equally far: Totems against Forges between equals.
gallery-against-the-ironbot = Against the Ironbot
gallery-against-the-ironbot-text = A strong searching player leads the Woodwalkers against the Ironbot at level 5. Every choice of the bot can be opened: what it weighed, and which rule decided.
gallery-against-the-woodenbot = Against the Woodenbot
gallery-against-the-woodenbot-text = A regular searching player leads the Ironclad against the Woodenbot at level 12, in a race of Forges and Totems.

# numbers of a place that a what-if may change
edit-woodwalkers = Woodwalker Fighters
edit-ironclad = Ironclad Fighters
edit-drill = Drill
edit-golems = Golems
edit-forges = Foundation (1) or Forge (2)
edit-totems = full Totems
edit-fading-totems = fading Totems
