### The Riverfolk Company.

seat-riverfolk = Riverfolk
piece-post = trade post
option-riverfolk = Whether the Riverfolk Company plays.
service-hand-card = a hand card
service-riverboats = Riverboats
service-mercenaries = Mercenaries

scene-services = Services
scene-service-hand-card = A card of the open hand: costs { $n }
scene-service-riverboats = Riverboats, rivers are paths for a turn: cost { $n }
scene-service-mercenaries = Mercenaries, Riverfolk warriors fight and rule for the buyer: cost { $n }
scene-open-hand = Open hand

paid-in = { $seat } put { $n } { NOUN("warrior", $n) } into Payments.
gathered-funds = { $seat } gathered { $n } { NOUN("warrior", $n) } as funds.
committed-funds = { $seat } committed { $n ->
    [one] a fund
   *[other] { $n } funds
} of { $other }.
    .quiet = 1
spent-funds = { $seat } spent { $n ->
    [one] a fund
   *[other] { $n } funds
} of { $other }.
    .quiet = 1
lost-funds = { $seat } lost { $n ->
    [one] a fund
   *[other] { $n } funds
} of { $other }.
set-price = { $seat } set the price of { $service } to { $n } { NOUN("warrior", $n) }.
bought-service = { $seat } bought { $service } of { $other } for { $n }.
bought-card = { $seat } took { $card } from { $other }.
exported = { $seat } exported { $card }.

ask-river-start = { $seat }: in which clearing with a river does a warrior begin?
ask-first-price = { $seat }: at which price?
ask-trade = { $seat }: what do funds pay for?
ask-pick-funds = { $seat }: whose warrior of the Funds goes?
ask-set-prices = { $seat }: another price for a service?
ask-shopping = { $seat }: buy services of the Riverfolk?

do-price = { $service } for { $count }
do-fund = A fund of { $seat }
do-draw-for-fund = Draw a card
do-establish = Establish a trade post in { $clearing }
do-export = Export { $card }
do-buy = Buy { $service }
do-buy-card = Buy { $card }
result-post = { $n ->
    [one] 1 point
   *[other] { $n } points
}
result-price = { $n ->
    [one] costs 1 warrior
   *[other] costs { $n } warriors
}

why-no-such-fund = No fund of this player is there.
why-not-on-river = No river runs through this clearing.
why-not-that-price = The marker is there already, or there is no such price.
why-priced-already = This marker has moved.
why-too-poor = You cannot pay the price.
why-enough-bought = You may buy no more services this turn.
why-not-for-you = This service is not sold to you.
why-has-it = You have bought this already.
why-not-for-sale = This card is not for sale.
why-no-funds = No funds are left.
why-post-there = There is a trade post already.
why-ruled-by-nobody = Nobody rules this clearing.
why-no-funds-of-ruler = It takes two funds of the player who rules there.
why-empty-deck = No card is left to draw.

scene-mat-riverfolk = Riverfolk
scene-warriors-riverfolk = Riverfolk warriors
scene-rule-riverfolk = ruled by the Riverfolk
box-riverfolk-items = Items of the Riverfolk
box-posts-fox = Fox trade posts not yet placed
box-posts-rabbit = Rabbit trade posts not yet placed
box-posts-mouse = Mouse trade posts not yet placed
box-payments = Payments
box-funds = Funds
box-committed = Committed
