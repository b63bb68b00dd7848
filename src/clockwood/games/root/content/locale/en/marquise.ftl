### The Marquise de Cat.

seat-marquise = Marquise
piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-wood = wood
piece-keep = keep
option-marquise = Whether the Marquise de Cat plays.

may-act = { $seat } has { $n } { NOUN("action", $n) }.
    .quiet = 1
acted = { $seat } takes an action: { $n } left.
    .quiet = 1
paid-wood = { $seat } paid a wood from { $clearing }.
    .quiet = 1
healed = { $seat } brought { $n } { NOUN("warrior", $n) } back to the keep in { $clearing }.

ask-place-keep = { $seat }: which corner has the keep?
ask-place-start = { $seat }: where does the next building go?
ask-spread-wood = { $seat }: where does the next wood go?
ask-marquise-day = { $seat }: which action? ({ $n } left)
ask-overwork-at = { $seat }: at which sawmill?
ask-pay-wood = { $seat }: wood from where?
ask-pay-wood-from = { $seat }: wood from where?
ask-heal = { $seat }: a card for the field hospitals?

do-march = March
do-recruit-all = Recruit
do-overwork = Overwork with { $card }
do-extra-action = Another action for { $card }
do-heal = Heal with { $card }
do-wood = Wood in { $clearing }
do-pay-wood = Pay from { $clearing }

why-far-from-keep = It must be at the keep or beside it.
why-no-action-left = No action is left.
why-crafting-is-over = Crafting is over once an action is taken.
why-recruited-already = Recruiting is done once a turn.
why-no-sawmill = There is no sawmill in a clearing that the card matches.
why-not-a-bird = Only bird cards buy another action.
why-too-little-wood = There is too little wood in connected clearings.

scene-mat-marquise = Marquise
scene-warriors-marquise = Marquise warriors
scene-rule-marquise = ruled by the Marquise
box-sawmills = Sawmills not yet built
box-workshops = Workshops not yet built
box-recruiters = Recruiters not yet built
box-marquise-items = Items of the Marquise
result-building = { $wood } wood, { $n ->
    [one] 1 point
   *[other] { $n } points
}
