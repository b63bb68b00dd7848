### The Underground Duchy.

seat-duchy = Duchy
piece-citadel = citadel
piece-market = market
piece-tunnel = tunnel
option-duchy = Whether the Underground Duchy plays.
minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess-of-mud = Duchess of Mud
minister-baron-of-dirt = Baron of Dirt
minister-earl-of-stone = Earl of Stone
rank-squire = squire
rank-noble = noble
rank-lord = lord

scene-crowns = Crowns left
scene-crowns-squire = Crowns left for squires
scene-crowns-noble = Crowns left for nobles
scene-crowns-lord = Crowns left for lords
scene-ministers = Ministers
scene-minister-foremole = Foremole, squire: builds with any card
scene-minister-captain = Captain, squire: a battle
scene-minister-marshal = Marshal, squire: a move
scene-minister-brigadier = Brigadier, noble: two moves, or two battles
scene-minister-banker = Banker, noble: 1 point for each card of a suit
scene-minister-mayor = Mayor, noble: acts as another squire or noble
scene-minister-duchess-of-mud = Duchess of Mud, lord: 2 points with 3 tunnels
scene-minister-baron-of-dirt = Baron of Dirt, lord: 1 point for each market
scene-minister-earl-of-stone = Earl of Stone, lord: 1 point for each citadel

recruited-below = { $seat } placed { $n } { NOUN("warrior", $n) } in the Burrow.
    .quiet = 1
lifted-tunnel = { $seat } took the tunnel in { $clearing } off the map.
minister-acted = { $seat }: the { $minister } acts.
swayed = { $seat } swayed the { $minister }.
lost-minister = { $seat } lost the { $minister }, and the crown leaves the game.

ask-duchy-start = { $seat }: in which corner does the Duchy come up?
ask-assemble = { $seat }: which action of the Assembly? ({ $n } left)
ask-raise-building = { $seat }: what is built where?
ask-lift-tunnel = { $seat }: all three tunnels are out. Which one is taken off the map?
ask-dig-tunnel = { $seat }: where is the tunnel dug?
ask-come-up = { $seat }: how many warriors come up from the Burrow?
ask-parliament = { $seat }: which minister acts?
ask-foremole-reveals = { $seat }: which card does the Foremole reveal?
ask-brigadier-orders = { $seat }: the Brigadier leads two moves or two battles.
ask-banker-spends = { $seat }: which card does the Banker spend?
ask-mayor-asks = { $seat }: whose action does the Mayor take?
ask-sway = { $seat }: sway a minister? Squires ask for 2 cards, nobles for 3, lords for 4.
ask-reveal-for-sway = { $seat }: which card is revealed to sway?
ask-duchy-craft = { $seat }: craft with citadels and markets?
ask-lose-minister = { $seat }: which minister leaves?
ask-lose-favor = Which card does { $seat } lose?

do-raise = Build with { $card }
do-muster = Recruit a warrior in the Burrow
do-dig = Dig with { $card }
do-lift = Take off the tunnel in { $clearing }
do-tunnel = Dig in { $clearing }
do-command = { $minister }
do-sway = Sway the { $minister }
do-reveal = Reveal { $card }
do-forsake = Lose the { $minister }
do-dismiss = Dismiss a warrior in { $place }
result-minister = { $n ->
    [one] 1 point
   *[other] { $n } points
}

why-other-suit = This clearing is of another suit.
why-nobody-below = No warrior is in the Burrow.
why-tunnel-there = There is a tunnel already.
why-not-swayed = This minister is not swayed.
why-acted-already = This minister has acted this turn.
why-cannot-act = This minister could do nothing now.
why-not-for-mayor = The Mayor acts for squires and nobles only.
why-not-of-one-suit = All cards the Banker spends are of one suit.
why-swayed-already = This minister is swayed already.
why-no-crown = No crown of this rank is left.
why-too-few-to-reveal = Too few cards have a clearing with your pieces.
why-no-clearing-left = No clearing with your pieces is left for this card.

scene-mat-duchy = Duchy
scene-warriors-duchy = Duchy warriors
scene-rule-duchy = ruled by the Duchy
box-duchy-items = Items of the Duchy
box-citadels = Citadels not yet on the map
box-markets = Markets not yet on the map
box-tunnels = Tunnels not on the map
box-burrow = The Burrow
