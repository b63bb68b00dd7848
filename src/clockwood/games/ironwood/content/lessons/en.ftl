### The guided first games of Ironwood.

## The Woodwalkers

lesson-woodwalkers = First game: the Woodwalkers
lesson-woodwalkers-text = Drive a garrison off its mountain, find a Totem there and carry it home. About ten minutes.
lesson-woodwalkers-goal = You lead the Woodwalkers. Somewhere under the mountains your Totems are hidden. Bring three of them home to the forests at the edge of the map and you have won.
lesson-woodwalkers-pieces = Leaves are your Fighters; the number says how many stand there. They live in forests and walk from forest to forest along paths. The forests at the rim are safe: nobody attacks there.
lesson-woodwalkers-enemy = Hexagons are Ironclad Fighters. They stand on mountains only. A forest and a mountain that touch are neighbours, and there you can fight. Zincur is held by a single Fighter.
lesson-woodwalkers-vision = This vision is your secret: a Totem can be found at Zincur. The Ironclad must not stand there when you look for it.
lesson-woodwalkers-turn = A round has three turns for each side, yours first. On a turn you play one card and do what it says, from left to right. What you cannot or will not do, you skip.
lesson-woodwalkers-card = From the Thicket moves three Fighters and then attacks: just right for Zincur. Play it.
lesson-woodwalkers-move = Two Fighters of Forest 1 should join the one in Forest 7. Touch Forest 1, then Forest 7, and take 2 of them.
lesson-woodwalkers-stay = A third Fighter could still move, but three are enough in Forest 7. Say that you are done.
lesson-woodwalkers-attack = All three Fighters of Forest 7 attack together. Attack Zincur.
lesson-woodwalkers-values = In a battle each side may lay one card face down. Only its three numbers count now: damage removes enemy units, defense stops that much damage, and Dominance is added to the units that are left. More Dominance wins; a tie goes to the attacker.
lesson-woodwalkers-wager = You have three Fighters against one, so you need little. Visions adds 1 defense and 1 Dominance, and you get it back at the end of the round. Wager it.
lesson-woodwalkers-won = You won, and the winner may drive the beaten units off. Send them back to Ferrum: Zincur must be empty.
lesson-woodwalkers-spoils = Some cards pay for a victory. Take the crystal; crystals hire Fighters at the end of the round.
lesson-woodwalkers-ironbot = The Ironbot has had its turn. It follows printed rules and tells in the chronicle what it did. Open any line to see why.
lesson-woodwalkers-path = Nobody came back to Zincur. Pathfinders moves Fighters and then lets you discover. Play it.
lesson-woodwalkers-wait = Your Warband already stands beside Zincur and must stay there. Move nobody: you are done.
lesson-woodwalkers-discover = You have the vision, a Warband beside the mountain, and no enemy on it. Discover Zincur.
lesson-woodwalkers-found = A Totem stands in Forest 7, and an inner mountain pays 3 crystals besides. It stays for this round and the next, then it is gone. And the Ironbot now comes after it.
lesson-woodwalkers-hurry = Home is one step away. Swift Paths moves up to five Fighters. Play it.
lesson-woodwalkers-carry = A Fighter takes a Totem along when it moves. Choose the move from Forest 7 to Forest 1 with the Totem.
lesson-woodwalkers-secured = Secured, and nobody can take it from you: one of three.
lesson-woodwalkers-rest = Four more Fighters could move. Leave them where they are: you are done.
lesson-woodwalkers-leave = Swift Paths also offers an attack. Two Fighters against two are a risk you need not take. Skip it.
lesson-woodwalkers-recruit = The round is over. Fighters cost 2 crystals each and arrive at the rim. Hire two in Forest 1.
lesson-woodwalkers-end = That was a whole round. From here on it is your game: draw visions, clear mountains, carry Totems home. The question mark explains anything you see.

## The Ironclad

lesson-ironclad = First game: the Ironclad
lesson-ironclad-text = Take a mountain, lay a Foundation, bring crystals home and build a Forge. About ten minutes.
lesson-ironclad-goal = You lead the Ironclad. Build three Forges on the mountains at the edge of the map and you have won. The one in Ferrum is yours from the start and does not count.
lesson-ironclad-pieces = Hexagons are your Fighters; all your units on one mountain are a Warband. They march along the ridges. The cone in Ferrum is your Drill: it fetches crystals and does not fight.
lesson-ironclad-enemy = Leaves are Woodwalker Fighters. They live in forests and come through them to attack your mountains. They win when they carry three Totems home to the rim.
lesson-ironclad-turn = A round has three turns for each side; the Woodwalkers go first. On a turn you play one card and do what it says, from left to right. What you cannot or will not do, you skip.
lesson-ironclad-card = Expansion does three things: a Warband marches, a Foundation is laid, the Drill moves. Play it.
lesson-ironclad-march = Cobaltis is an outer mountain with room for a Forge. March there from Lithimar.
lesson-ironclad-split = A Warband may be divided. Take 2 Fighters and leave 2, so that Lithimar stays yours.
lesson-ironclad-foundation = You hold a mountain while a unit of yours stands there. Lay a Foundation on Cobaltis: the first half of a Forge.
lesson-ironclad-drill = The Drill finds crystals wherever it arrives and no Forge stands. Send it to Auria.
lesson-ironclad-woodenbot = The Drill carries 2 crystals now, but what it carries cannot be spent yet. Meanwhile the Woodenbot had its turn: it follows printed rules and tells in the chronicle what it did. Open any line to see why.
lesson-ironclad-vein = A Forge costs 5 crystals. You have 3, and 2 lie on the Drill. Rich Vein moves the Drill and brings 3 more. Play it.
lesson-ironclad-unload = Where a Forge stands the Drill unloads. Bring it home to Ferrum.
lesson-ironclad-attacked = The Woodenbot saw your crystals and attacks Ferrum from Forest 13. In a battle each side may lay one card face down. Only its three numbers count now: damage removes enemy units, defense stops that much damage, and Dominance is added to the units that are left. More Dominance wins; a tie goes to the attacker.
lesson-ironclad-wager = You defend with one Fighter against two. Practised Volley has strong numbers for that: 1 damage, 2 defense, 2 Dominance. Wager it.
lesson-ironclad-won = Ferrum is saved. The winner may send the beaten Warband to a neighbouring forest. Drive it back to Forest 7.
lesson-ironclad-reinforce = Now for the Forge. Reinforcement builds one for 5 crystals. Play it.
lesson-ironclad-pay = A price is paid whole or not at all. Pay the 5 crystals.
lesson-ironclad-build = Turn the Foundation on Cobaltis into a Forge.
lesson-ironclad-built = One of three. A Forge cannot be destroyed, adds 1 damage to battles on its mountain, and is a place to recruit and to unload.
lesson-ironclad-recruit = The card also recruits a Fighter at a Forge. Put it on Cobaltis, where your new Forge needs guards.
lesson-ironclad-buy = The round is over. Fighters cost 2 crystals each and arrive at your Forges. You have 3 crystals left: hire one in Ferrum.
lesson-ironclad-end = That was a whole round. From here on it is your game: take outer mountains, keep the Drill running, build two more Forges. The question mark explains anything you see.
