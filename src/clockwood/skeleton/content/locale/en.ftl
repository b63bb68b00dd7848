took = { $seat } took a shell.
took-shell = You took { $card }.
opened = { $seat } opened { $card }: { $pearls } pearls.
traded = { $seat } gave { $card } away for a pearl of the other diver.
most-pearls = { $seat }: the most pearls.

scene-title = Pearls
scene-sea = Shells in the sea
scene-hand = Hand
scene-beach = Opened shells
scene-pearls = Pearls
scene-shell = Shell

ask-turn = Open a shell, or trade one for a pearl.
ask-draw = Which shell comes up?
do-open = Open { $card }
do-trade = Trade { $card } for a pearl
do-deal = { $card }
why-not-in-hand = That shell is not in your hand.
why-nothing-to-take = The other diver has no pearl.
won-by-surrender = { $seat }: the other diver gave up.
