### What pieces are, for the legend and for whoever asks about one.

about-warriors = They move, battle and count for rule. In battle nobody rolls more hits than it has warriors there.
about-rule = Its faction has most warriors and buildings here.
about-pawn = Neither rules nor can be removed. It moves whoever rules; hits damage the items of its owner.
about-ruin = Covers a slot until a Vagabond has searched it.
about-boulders = Nobody moves along this path until it is opened for a card.
about-ferry = Carries warriors or a pawn from its clearing to any other on the lake, once a turn.
about-sawmill = Makes a wood each Birdsong.
about-workshop = Crafts for the Marquise, once a turn, with the suit of its clearing.
about-recruiter = A warrior appears here when the Marquise recruits. Several let her draw more cards.
about-wood = Pays for buildings of the Marquise, carried through clearings she rules. Others score 1 for removing it.
about-keep = While it stands nobody but the Marquise places anything in this clearing. Once removed it is gone for good.
about-roost = Crafts for the Eyrie, and new warriors appear here. Roosts on the map score every Evening.
about-base = New warriors of the Alliance appear here, and cards of its suit train officers.
about-sympathy = Scores when it is placed and crafts for the Alliance. Who removes it, or moves warriors in, pays with a card.
about-garden = The Lizard Cult rules wherever one stands. Gardens of a suit score together, and craft while that suit is the Outcast.
about-citadel = Crafts for the Duchy. Each one on the map brings more warriors to the Burrow in Birdsong.
about-market = Crafts for the Duchy. Each one on the map lets it draw a card more in the Evening.
about-tunnel = The Burrow is adjacent to every clearing with a tunnel, for the Duchy alone.
about-boots = Exhaust them to move.
about-bag = Face up on its track it lets the Vagabond keep two items more.
about-crossbow = Exhaust it to remove a warrior without a battle.
about-hammer = Exhaust it to repair an item, or to craft.
about-sword = Exhaust it to battle. Undamaged swords are the most hits a Vagabond can roll.
about-tea = Face up on its track it refreshes two items more each Birdsong.
about-coins = Face up on their track they draw one card more each Evening.
about-torch = Exhaust it to explore a ruin, or for the special action of a character.
