### The Lizard Cult.

seat-lizards = Lizards
piece-garden = garden
option-lizards = Whether the Lizard Cult plays.
scene-acolytes = Acolytes
scene-outcast = Outcast
scene-hated = Hated
scene-outcast-suit = The Outcast is the { $suit }.
scene-hated-suit = The { $suit } is hated: conspiracies cost one acolyte less.
scene-conspiracy-costs = Acolytes to convert: { $convert }, to crusade: { $crusade }, to sanctify: { $sanctify }.

became-soul = { $card } is a Lost Soul.
    .quiet = 1
released-souls = { $seat } discarded { $n ->
    [one] a Lost Soul
   *[other] all { $n } Lost Souls
}.
began-with-acolytes = { $seat } began with { $n } acolytes.
became-outcast = { $seat }: the { $suit } is the Outcast.
became-hated = { $seat }: the { $suit } stays the Outcast and is hated.
spent-acolytes = { $seat } spent { $n ->
    [one] an acolyte
   *[other] { $n } acolytes
}.
became-acolytes = { $n ->
    [one] A fallen warrior of { $seat } became an acolyte
   *[other] { $n } fallen warriors of { $seat } became acolytes
}.
converted = { $seat } converts a warrior of { $other } in { $clearing }.
sanctified = { $seat } sanctifies a { $piece } of { $other } in { $clearing }.
sacrificed = { $seat } has another acolyte.
    .quiet = 1

ask-cult-start = { $seat }: in which corner does the Cult begin?
ask-first-outcast = { $seat }: which suit is the first Outcast?
ask-conspire = { $seat }: which conspiracy?
ask-crusade-battle = { $seat }: battle where the crusade arrived?
ask-rituals = { $seat }: which ritual?
ask-build-garden = { $seat }: where does the garden grow?
ask-recruit-faithful = { $seat }: where is the warrior recruited?
ask-cult-craft = { $seat }: craft with gardens of the Outcast?
ask-lose-faith = Which card does { $seat } lose with its garden?

do-outcast = Make the { $suit } the Outcast
do-convert = Convert a warrior of { $seat } in { $clearing }
do-sanctify = Sanctify the { $piece } in { $clearing }
do-ritual-build = Build a garden with { $card }
do-ritual-recruit = Recruit with { $card }
do-ritual-score = Score gardens with { $card }
do-sacrifice = Sacrifice with { $card }
result-ritual = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}

why-not-outcast = This clearing is not of the Outcast.
why-too-few-acolytes = You have too few acolytes.
why-not-for-birds = Birds are only for a sacrifice.
why-only-birds = Only a bird is a sacrifice.
why-no-garden = No garden of this suit is on the map.
why-scored-already = This suit has scored this turn.
why-not-of-the-suit = This clearing is not of the revealed suit.

scene-mat-lizards = Lizards
scene-warriors-lizards = Lizard warriors
scene-rule-lizards = ruled by the Lizards
box-lizards-items = Items of the Lizards
box-gardens-fox = Fox gardens not yet on the map
box-gardens-rabbit = Rabbit gardens not yet on the map
box-gardens-mouse = Mouse gardens not yet on the map
