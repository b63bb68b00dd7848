### The Eyrie Dynasties.

seat-eyrie = Eyrie
piece-roost = roost
option-eyrie = Whether the Eyrie Dynasties play.
leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
column-recruit = recruit
column-move = move
column-battle = battle
column-build = build
scene-decree-recruit = Recruit
scene-decree-move = Move
scene-decree-battle = Battle
scene-decree-build = Build

decreed = { $seat } added { $card } to { $column }.
resolving = { $seat } resolves { $card }.
    .quiet = 1
appointed = { $seat } is led by the { $leader }.
turmoil = { $seat } is in turmoil.
purged = { $seat } discarded { $n } { NOUN("card", $n) } of the Decree.

ask-eyrie-start = { $seat }: in which corner do you start?
ask-first-leader = { $seat }: which leader?
ask-new-leader = { $seat }: which new leader?
ask-add-to-decree = { $seat }: which card for the Decree?
ask-new-roost = { $seat }: where does the new roost go?
ask-eyrie-craft = { $seat }: craft before the Decree?
ask-decree = { $seat }: which card of the Decree next, to { $column }?
ask-obey = { $seat }: { $column_id ->
        [recruit] where does the card recruit
        [move] which move does the card order
        [battle] which battle does the card order
       *[build] where does the card build a roost
    }?

do-decree = { $card } to { $column }
do-resolve = Resolve { $card }
do-leader = The { $leader }

why-deposed-already = This leader is deposed.
why-one-bird = Only one of the added cards may be a bird.
why-not-fewest = Other clearings have fewer warriors.
why-not-in-column = This card is not to be resolved now.
why-wrong-suit = The card demands a clearing of its suit.
why-roost-there = There is a roost already.
why-no-roost = There is no roost.

scene-mat-eyrie = Eyrie
sketch-decree = Decree
scene-warriors-eyrie = Eyrie warriors
scene-rule-eyrie = ruled by the Eyrie
scene-leaders = Leaders
scene-leader-builder = Builder: items score all their points
scene-leader-charismatic = Charismatic: recruits two at a time
scene-leader-commander = Commander: one hit more in attack
scene-leader-despot = Despot: one point more for buildings and tokens removed
box-roosts = Roosts not yet built
box-eyrie-items = Items of the Eyrie
