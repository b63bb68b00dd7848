### The Corvid Conspiracy.

seat-corvids = Corvids
piece-plot = plot
option-corvids = Whether the Corvid Conspiracy plays.
plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid

scene-plots = Plots
scene-plot-bomb = Bomb: enemy pieces here are removed
scene-plot-snare = Snare: no enemy places here or leaves
scene-plot-extortion = Extortion: a card of each enemy here
scene-plot-raid = Raid: removed, warriors appear around
scene-bomb = bomb, face up
scene-snare = snare, face up
scene-extortion = extortion, face up
scene-raid = raid, face up
scene-hidden-bomb = bomb, face down
scene-hidden-snare = snare, face down
scene-hidden-extortion = extortion, face down
scene-hidden-raid = raid, face down

laid-plot = { $seat }: the plot in { $clearing } is: { $plot }.
flipped-plot = { $seat } turned up the plot in { $clearing }: { $plot }.
plot-returned = The plot of { $seat } in { $clearing } was: { $plot }. It is back in the supply.
swapped-plots = { $seat } swapped the plots in { $from } and { $to }.
exerted = { $seat } exerts: one action more, no cards drawn.
guesses = { $seat } says that the plot in { $clearing } is: { $plot }.
guessed-wrong = { $seat } guessed wrong: { $plot } is not in { $clearing }.
guessed-right = { $seat } guessed right: { $plot } in { $clearing }.

ask-corvid-start = { $seat }: in which clearing of this suit does a warrior start?
ask-corvid-craft = { $seat }: craft with plots?
ask-flip-plots = { $seat }: turn up a plot?
ask-corvid-recruit = { $seat }: spend a card to recruit in every clearing of its suit?
ask-corvid-suit = { $seat }: in clearings of which suit are warriors recruited?
ask-corvid-day = { $seat }: which action? ({ $n } left)
ask-lay-plot = { $seat }: which plot is placed?
ask-exert = { $seat }: exert for one action more, or draw cards?
ask-bombed-building = Which building does { $seat } lose?
ask-guess-window = { $seat }: expose a plot?
ask-show-card = { $seat }: which card is shown?

do-plot = Place a plot in { $clearing }
do-lay = Place: { $plot }
do-flip-plot = Turn up the plot in { $clearing }
do-trick = Swap the plots in { $from } and { $to }
do-call-up = Recruit in { $suit } clearings
do-expose = Say that the plot in { $clearing } is: { $plot }
do-show = Show { $card }
do-guess = It is: { $plot }
result-flip = { $n ->
    [one] 1 point
   *[other] { $n } points
}

why-no-secret = No enemy's plot lies there face down.
why-not-present = You have no piece there.
why-no-matching-card = You hold no card of this clearing's suit.
why-guessed-already = That was guessed before: it is something else.
why-not-face-down = No plot lies there face down.
why-no-crow = No warrior is there to turn it up.
why-not-this-suit = This clearing is of another suit.
why-plot-there = There is a plot already.
why-too-few-crows = Too few warriors are there: each plot of this turn takes one more.
why-not-alike = Two plots are swapped that are both face down, or both face up and different.
why-not-this-plot = No plot of this kind is left.

scene-mat-corvids = Corvids
scene-warriors-corvids = Corvid warriors
scene-rule-corvids = ruled by the Corvids
box-corvids-items = Items of the Corvids
box-plots = Plots not on the map
