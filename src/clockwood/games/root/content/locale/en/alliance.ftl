### The Woodland Alliance.

seat-alliance = Alliance
piece-base = base
piece-sympathy = sympathy
option-alliance = Whether the Woodland Alliance plays.
scene-officers = Officers

outrage = { $seat } caused outrage in { $clearing }.
outraged = { $seat } gave { $other } a supporter.
outraged-card = { $seat } gave { $other } { $card } as a supporter.
gave-openly = { $seat } gave { $other } { $card }.
turned-away = { $seat } has no room for more supporters: { $card } was discarded.
joined = A supporter joined { $seat }.
    .quiet = 1
joined-card = { $card } joined the supporters of { $seat }.
    .quiet = 1
mobilized = { $seat } mobilized a supporter.
mobilized-card = { $seat } mobilized { $card }.
spent-supporter = { $seat } spent the supporter { $card }.
lost-supporter = { $seat } lost the supporter { $card }.
lost-officers = { $seat } lost { $n ->
    [one] an officer
   *[other] { $n } officers
}.
revolted = { $seat } revolts in { $clearing }.
trained = { $seat } has another officer.
operation = { $seat } takes an operation: { $n } left.
    .quiet = 1

ask-gain-supporters = Which card becomes a supporter of { $seat }?
ask-spend-supporters = { $seat }: which supporter is spent?
ask-keep-five = { $seat }: discard down to five supporters.
ask-pay-outrage = { $seat }: which card goes to the Alliance's supporters?
ask-may-revolt = { $seat }: revolt?
ask-spread-sympathy = { $seat }: where does sympathy spread?
ask-alliance-day = { $seat }: craft, mobilize or train?
ask-operations = { $seat }: which operation?

do-revolt = Revolt in { $clearing }
do-spread = Spread sympathy to { $clearing }
do-mobilize = Mobilize { $card }
do-train = Train an officer with { $card }
do-organize = Organize in { $clearing }
do-show-hand = Show your hand

why-no-supporter = This is no fitting supporter.
why-must-give = You hold a card that matches.
why-unsympathetic = There is no sympathy.
why-base-on-map = The base of this suit is on the map.
why-sympathetic = There is sympathy already.
why-far-from-sympathy = No sympathetic clearing is beside it.
why-too-few-supporters = You have too few supporters of this suit.
why-no-such-base = No base is in a clearing that the card matches.
why-no-base = There is no base.

scene-mat-alliance = Alliance
scene-warriors-alliance = Alliance warriors
scene-rule-alliance = ruled by the Alliance
box-alliance-items = Items of the Alliance
box-bases = Bases not yet on the map
box-sympathies = Sympathy not yet on the map
