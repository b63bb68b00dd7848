### The guided first games of Root.

## The Marquise's first game

lesson-marquise = First game: the Marquise de Cat
lesson-marquise-text = Cut wood, craft tea, build a sawmill, march and fight. About ten minutes.
lesson-marquise-goal = You lead the Marquise de Cat. Whoever has 30 points first wins at once. Your points come from building: every sawmill, workshop and recruiter scores when it is placed, and the later ones score more.
lesson-marquise-pieces = The red pieces with an M are yours. Warriors stand together, with a number for how many. Square pieces are buildings, and each needs a slot. Your keep is in clearing 1: nobody else may place anything there.
lesson-marquise-rule = Whoever has most warriors and buildings in a clearing rules it; the pennant shows who. You build only where you rule, and a move needs your rule where it begins or where it ends.
lesson-marquise-turn = A turn has three parts. In Birdsong each sawmill gave a wood, here in clearing 5. Daylight is now: first crafting, then three actions. In the Evening you draw cards.
lesson-marquise-craft = Crafting comes first, for once you have acted it is too late. Root Tea costs one mouse, and your workshop stands in a mouse clearing. Craft it: 2 points.
lesson-marquise-build = Now the three actions. The second sawmill costs 1 wood and scores 1 point; from the next turn on you cut 2 wood instead of 1. Build it in clearing 5.
lesson-marquise-recruit = Buildings want guards. Recruit places a warrior at every recruiter you have, once a turn. Yours is in clearing 10. Recruit.
lesson-marquise-march = A lone Eyrie warrior has come to clearing 7. One against one is a gamble, so bring help: March is one action and allows two moves.
lesson-marquise-first = Move the warrior of clearing 8 to clearing 7. Touch where it stands, then where it goes.
lesson-marquise-second = And the one of clearing 12. It leaves that clearing empty, and somebody else may take it. Three against one is worth it: go.
lesson-marquise-bird = All three actions are spent, but a bird card buys one more. Birds also pass for every other suit, so spend them with care. Spend Woodland Runners.
lesson-marquise-battle = Battle in clearing 7. Two dice from 0 to 3 are rolled: the attacker takes the higher one, the defender the lower. Nobody rolls more hits than it has warriors there, so you can lose only one.
lesson-marquise-won = The dice showed 3 and 1. The Eyrie had one warrior to lose and lost it; one of yours fell, too.
lesson-marquise-heal = Your field hospitals: for a card of the clearing's suit all warriors who fell there go to the keep instead of the supply. Clearing 7 is mouse and so is Investments. Spend it.
lesson-marquise-done = No action is left. End Daylight: in the Evening you draw one card, and more once you have three recruiters.
lesson-marquise-eyrie = The Electric Eyrie has had its turn. It went to clearing 12, which you had left empty, and built a roost. It follows printed rules: open any line of the chronicle to see why it did what it did.
lesson-marquise-end = Two sawmills have given 2 wood. From here on it is your game: craft before you act, keep your clearings joined so that wood can travel, and build something every turn. The question mark explains anything you see.

## The Eyrie's first game

lesson-eyrie = First game: the Eyrie Dynasties
lesson-eyrie-text = Add to the Decree, carry it out whole, and build a third roost. About ten minutes.
lesson-eyrie-goal = You lead the Eyrie Dynasties. Whoever has 30 points first wins at once. You score every Evening for all the roosts you have on the map, so an early roost pays again and again.
lesson-eyrie-pieces = The blue pieces with an E are yours: warriors, with a number for how many, and roosts in clearings 3 and 7. Whoever has most warriors and buildings rules a clearing, and of all factions only you rule on a tie, too.
lesson-eyrie-decree = This is your Decree: four columns, to recruit, move, battle and build. Each turn every card in it must be carried out, from left to right. If one cannot be, there is turmoil: points, leader and cards are lost.
lesson-eyrie-viziers = Your leader is the Builder. His two Loyal Viziers let you recruit once and move once, and Arms Trader has you build. All three are birds, and a bird may be carried out in any clearing.
lesson-eyrie-add = Birdsong: one or two cards must join. A card's suit says where it has to be done. Investments is a mouse card, and cats stand in mouse clearings 7 and 11. Lay it under battle.
lesson-eyrie-enough = A second card would be one more thing to do, turn after turn. One is enough today.
lesson-eyrie-craft = Daylight begins with crafting, and your roosts do it. Travel Gear costs one rabbit; the roost in clearing 3 stands in a rabbit clearing. Craft the boots for 1 point.
lesson-eyrie-on = Each roost crafts once a turn, and nothing in your hand can be made by the other one. Go on to the Decree.
lesson-eyrie-recruit = Recruit: a warrior at one of your roosts. Choose clearing 3, because the next step is a move from there.
lesson-eyrie-move = Move at least one warrior. Clearing 11 is the right goal: a single cat, a mouse clearing for your battle, and free slots for a roost. Go there from clearing 3.
lesson-eyrie-many = Take 4 of the 6. The two who stay keep clearing 3 and its roost safe.
lesson-eyrie-battle = Investments demands a battle in a mouse clearing. Fight in clearing 11: four against one. Nobody rolls more hits than it has warriors there, so you risk a single one.
lesson-eyrie-built = The cat is gone. Then Arms Trader was carried out by itself: clearing 11 was the only one you ruled with a free slot and no roost, so a roost stands there now.
lesson-eyrie-evening = In the Evening three roosts scored 2 points and drew 2 cards. Then the Mechanical Marquise had her turn; the chronicle tells what she did and why.
lesson-eyrie-think = Now the same Decree comes again, and grows. Can all of it be done? Battle: a cat is still in clearing 7. Build: you need one more clearing that you rule, with a free slot and no roost. So you must go somewhere first.
lesson-eyrie-second = A second move gives you room. Lay Woodland Runners under move: as a bird it fits any clearing. Only one bird may join a turn, and in turmoil each bird costs a point.
lesson-eyrie-stop = Leave it at that.
lesson-eyrie-end = From here on it is your game. Move enough warriors to clearing 6 or 12 to rule there, battle in clearing 7, build the fourth roost. Before each turn, walk through the Decree in your mind. The question mark explains anything you see.

## The Alliance's first game

lesson-alliance = First game: the Woodland Alliance
lesson-alliance-text = Start a revolt, spread sympathy, train an officer and profit from Outrage. About ten minutes.
lesson-alliance-goal = You lead the Woodland Alliance. Whoever has 30 points first wins at once. You score for every sympathy token you place, and the later ones score more.
lesson-alliance-sympathy = The green tokens are sympathy: the creatures of clearings 8 and 12 are on your side. You have no warriors yet, and you need none to begin.
lesson-alliance-supporters = Your supporters are cards that lie apart from your hand, and only you know them. They pay for whatever you do in Birdsong, by their suit; birds count as any.
lesson-alliance-outrage = Whoever removes sympathy, or moves warriors into a clearing that has it, must add a card to your supporters. That is Outrage: fighting you makes you stronger.
lesson-alliance-revolt = Clearing 8 is fox, and the Marquise has a sawmill and two warriors there. Two fox supporters start a revolt: all enemies leave, each building and token scores 1 point, and you get a base. Revolt in clearing 8.
lesson-alliance-anvil = Pay with two fox cards. Spend Anvil.
lesson-alliance-steel = And Foxfolk Steel.
lesson-alliance-base = The sawmill is gone and your base stands in its place. Two warriors came, one for each fox clearing with sympathy. One more is an officer now: he will act for you in the Evening.
lesson-alliance-spread = Now spread sympathy to a clearing beside one that has it. The third token costs 1 supporter and scores 1 point. Clearing 7 is mouse, like your last supporter. Spread there.
lesson-alliance-sack = Spend Mouse-in-a-Sack. Were three warriors of one enemy there, it would have cost a card more.
lesson-alliance-craft = Daylight is for the cards in your hand. Sympathy crafts for you: Gently Used Knapsack costs one mouse, and you have sympathy in clearing 7. Craft it: 1 point.
lesson-alliance-train = Officers are your actions, so get another. Training costs a card of the suit of a base: your base is fox and so is Travel Gear. Train with it.
lesson-alliance-mobilize = Your supporters are used up. Mobilize moves a card from your hand to them, for the next Birdsong. Do it with A Visit to Friends.
lesson-alliance-move = Evening: each officer may move, battle, recruit or organize once. You have two of them. Move from clearing 8 to clearing 4.
lesson-alliance-one = Only one goes. The other guards the base: if it falls you lose half of your officers and all supporters that are fox or bird.
lesson-alliance-organize = Organize trades that warrior for sympathy where it stands, and no supporter is needed. Organize in clearing 4: 1 point.
lesson-alliance-attacked = You drew two cards, one more for your base. Then the Marquise, an automaton, struck at clearing 4 and removed the sympathy. Outrage! A person would have paid with a card of the hand; for an automaton one comes from the deck.
lesson-alliance-end = From here on it is your game. Gather supporters, spread where few warriors stand, keep bases guarded and revolt where it hurts. The question mark explains anything you see.

## The Vagabond's first game

lesson-vagabond = First game: the Vagabond
lesson-vagabond-text = Leave the forest, search a ruin, help the Marquise and complete a quest. About ten minutes.
lesson-vagabond-goal = You are the Vagabond, alone with a bag of items. Whoever has 30 points first wins at once. Yours come from ruins, from quests, from helping the others, or from fighting them.
lesson-vagabond-items = Your items are your actions. One that lies face up can be used and is then exhausted: boots walk, a torch searches, a sword fights, a crossbow shoots.
lesson-vagabond-pawn = This is your pawn, in a forest. It cannot be removed and does not care who rules; hits damage your items instead. In a forest nobody can attack you at all.
lesson-vagabond-slip = In Birdsong you may slip one step for nothing. Clearing 12 has a ruin to search and a cat to help. Slip there.
lesson-vagabond-explore = Daylight. An unknown item lies under each ruin. Exhaust your torch to explore this one: the item and 1 point are yours.
lesson-vagabond-boots = Boots, face up and ready. More items are more actions, this turn and in those to come.
lesson-vagabond-aid = The Marquise has crafted tea, and a quest here asks for tea. Aid her: exhaust an item, give a card of this clearing's suit, and you may take something she crafted.
lesson-vagabond-give = This is a fox clearing, and Anvil is a fox card. Give it. A person would take it in hand; an automaton scores 1 point instead.
lesson-vagabond-with = Which item should be exhausted for it? The boots are needed for the quest. Exhaust the crossbow.
lesson-vagabond-tea = Take the tea. While it lies face up it refreshes two more items each Birdsong.
lesson-vagabond-amiable = The Marquise is Amiable now, which scored 1 point. Two aids in a single turn lead on to Friendly, three to Allied. Removing a warrior of hers would make her Hostile.
lesson-vagabond-quest = The quest Errand asks for tea and boots in a fox clearing. You have both and stand in one. Complete it.
lesson-vagabond-reward = A quest pays two cards, or 1 point for each quest of that suit you have completed. The points grow when you keep to one suit. Take the point.
lesson-vagabond-move = The second boots carry you one step. Clearing 10 has a ruin for your next turn. Go there.
lesson-vagabond-done = Keep the sword: with it you are not defenseless. You are done; in the Evening you draw a card.
lesson-vagabond-refresh = The Mechanical Marquise has had her turn. In your Birdsong three exhausted items are refreshed, and two more for each tea that lies face up. Yours is exhausted, so it is three.
lesson-vagabond-torch = The torch first: there is a ruin here.
lesson-vagabond-cup = The tea, so that you refresh five next time.
lesson-vagabond-shoes = And a pair of boots, to get away.
lesson-vagabond-stay = You are where you want to be. Do not slip.
lesson-vagabond-end = From here on it is your game, and it begins with a choice: the torch opens this ruin, or with the sword it completes Guard Duty, a rabbit quest in this rabbit clearing. Not both. The question mark explains anything you see.

## A first game against an automaton

lesson-mechanical-marquise = First game: against an automaton
lesson-mechanical-marquise-text = Read what the Mechanical Marquise does, and use it. You play the Eyrie. About ten minutes.
lesson-mechanical-marquise-goal = You lead the Eyrie; the Marquise is a machine. She has no hand, no wood and no plan, only printed rules. You both want 30 points, and you can know what she will do. She has just had a turn: look at it.
lesson-mechanical-marquise-order = First she turned up a card, her order: Sword, a mouse card. Its suit ruled her whole turn. It showed an item, so she crafted that without any workshop; for an automaton each item scores 1 point.
lesson-mechanical-marquise-battle = Then she battled in every mouse clearing where she stood beside you. In clearing 11 it was one warrior against four. She never weighs the odds, and so you may choose where she runs into you.
lesson-mechanical-marquise-recruit = Then she recruited in mouse clearings she rules. They were alike, and a tie goes to the smaller number: clearings 2 and 7. The number on each clearing is this priority. On the easy level she recruits two; harder ones recruit four or six.
lesson-mechanical-marquise-build = The order also chooses the building: fox a sawmill, rabbit a workshop, mouse a recruiter, placed where most of her warriors stand. In the Evening the track of that building scored, here 1 point.
lesson-mechanical-marquise-why = All of this is in the chronicle. Open a line to see which places were compared and what decided. The rules page has a chapter for each automaton.
lesson-mechanical-marquise-ambush = Your turn. You hold an Ambush, but against an automaton it cannot be played. It is a bird all the same: lay it in the Decree under build, where it fits any clearing.
lesson-mechanical-marquise-enough = Your leader, the Commander, has you move and battle already. Three duties are enough.
lesson-mechanical-marquise-craft = Craft Travel Gear with your roost in the rabbit clearing. Each pair of boots you take is one that her orders no longer find.
lesson-mechanical-marquise-on = On to the Decree.
lesson-mechanical-marquise-move = In clearing 6 she has a single warrior, and more come only if her next order is a fox or a bird. Move there from clearing 3.
lesson-mechanical-marquise-many = Take 3 and leave one with the roost. She only marches from clearings of the order's suit with more than three of her warriors, and there is none nearby.
lesson-mechanical-marquise-roost = The Vizier's battle was fought at once, with a hit more for your Commander, and clearing 6 is yours. Now build. Choose clearing 11 and keep 6 for next turn, when the Decree asks for a roost again.
lesson-mechanical-marquise-again = Her next order was a mouse again, and you could have told the rest: clearings 2 and 7 got a warrior each, another recruiter was built, and that track scored, now 2 points. Scouting Party shows no item, so nothing was crafted.
lesson-mechanical-marquise-plan = So plan against her rules: her score grows with her longest tracks, so burn those buildings. Leave her lone warriors where she will attack your strong ones. Rule clearings, and she can neither recruit nor build there.
lesson-mechanical-marquise-end = From here on it is your game. Other levels and traits, and the other three automata, wait in the lobby. The question mark explains anything you see.

lesson-lizards = First game: the Lizard Cult
lesson-lizards-text = Turn a building into a garden, perform four rituals and craft with the Outcast. About ten minutes.
lesson-lizards-goal = You lead the Lizard Cult. Whoever has 30 points first wins at once. You score with gardens: the more gardens of one suit are on the map, the more a ritual of that suit scores.
lesson-lizards-garden = Your first garden stands in clearing 3. Wherever you have a garden you rule, whoever else is there. When one is removed you lose a random card.
lesson-lizards-souls = Cards that anybody spends or discards become Lost Souls. Your turn began by counting them: two foxes and a mouse, so foxes are the Outcast now. Then the Lost Souls went to the discard pile.
lesson-lizards-acolytes = Acolytes pay for conspiracies, and those happen in clearings of the Outcast only. You have five. Were the same suit most common again, it would be hated and each conspiracy would cost one less.
lesson-lizards-sanctify = Sanctify costs three acolytes and turns an enemy building into a garden. The Marquise has a sawmill in clearing 8, a fox clearing. Sanctify it: 1 point for the building.
lesson-lizards-convert = Two acolytes are left. Convert turns an enemy warrior into one of yours. Do it in clearing 8, beside your new garden.
lesson-lizards-build = Daylight: each card you reveal is one ritual, and most cards come back in the Evening. Anvil is a fox card and you rule clearing 8, which has an open slot. Build a second garden there.
lesson-lizards-score = Two fox gardens are on the map: a fox card scores 2 points. This card is spent, and each suit scores once a turn. Score with Foxfolk Steel.
lesson-lizards-recruit = A card also recruits: one warrior in any clearing of its suit, even where you rule nothing. Recruit with Mouse-in-a-Sack.
lesson-lizards-where = One of your warriors in clearing 7 faces one of the Marquise's. Recruit there, and you rule it.
lesson-lizards-sacrifice = Birds are good for one ritual only: a sacrifice. A warrior of your supply becomes an acolyte. Do it with Birdy Bindle.
lesson-lizards-craft = Evening: the cards you revealed are back in your hand, and everybody knows them. Gardens of the Outcast craft for you. Anvil costs one fox: craft it.
lesson-lizards-kept = Nothing else can be crafted now. Say that you are done: you draw two cards, one of them for your two fox gardens.
lesson-lizards-revenge = The Marquise, an automaton, attacked clearing 8. Your warrior fell in defence, and so it is an acolyte: whoever attacks you pays for your next conspiracies.
lesson-lizards-hated = The Lost Souls were foxes once more: your two cards and her order card. The Outcast stays and is hated, so each conspiracy costs one acolyte less.
lesson-lizards-end = From here on it is your game. Watch the Lost Souls, plant gardens of one suit, keep cards of that suit to score them, and let others attack you. The question mark explains anything you see.

lesson-riverfolk = First game: the Riverfolk Company
lesson-riverfolk-text = Turn what others paid into a trade post, craft, swim, and set your prices. About ten minutes.
lesson-riverfolk-goal = You lead the Riverfolk Company. Whoever has 30 points first wins at once. Each trade post that you place scores 2 points, and the empty space it leaves on your board lets you craft.
lesson-riverfolk-hand = Your hand lies open for everyone. At the start of their Birdsong the others may buy from you: a card of this hand, Riverboats or Mercenaries, at the prices you set. You cannot refuse.
lesson-riverfolk-payments = They pay with warriors of their own supply, into Payments. Your turn began by gathering everything as funds: two warriors of the Marquise, and four of yours.
lesson-riverfolk-dividends = Before that you scored 1 point: a trade post stood on the map, and two funds had been left from your last turn. Every two funds that you keep are a point.
lesson-riverfolk-establish = Funds pay for all you do. A trade post costs two funds of whoever rules the clearing, and those go home. The Marquise rules clearing 9, and you have two of her warriors: establish a trade post there.
lesson-riverfolk-craft = A post of each suit that has left your board is a place to craft. A Visit to Friends costs one rabbit, and your rabbit post in clearing 5 left a space: craft it. The fund is committed, so it comes back next turn.
lesson-riverfolk-swim = Rivers are paths for you, and nobody's rule keeps you out. Move your warrior from clearing 11 down the river to clearing 10.
lesson-riverfolk-committed = That committed another fund. Moves, battles, crafts and cards only commit. Draw a card with one more: everybody sees it, and might want it.
lesson-riverfolk-recruit = Warriors and trade posts are different: their funds are spent and return to their owners. Spend your last fund for a warrior in clearing 7, beside the river.
lesson-riverfolk-prices = All funds are used, so Daylight is over. Had you kept two, they would be a point in your next Birdsong. Evening: you draw nothing, but each price may change. Nobody bought Mercenaries at three. Make them cost one.
lesson-riverfolk-priced = Low prices bring buyers, and buyers bring the warriors you need for posts in their clearings. Leave the other prices as they are.
lesson-riverfolk-round = The Marquise has played. An automaton buys by rule only, and never while it is behind you. Nobody had paid, so Protectionism put two warriors of your supply into Payments, and your committed funds are back: you can act again.
lesson-riverfolk-end = From here on it is your game. Sell often, place posts where the buyers rule, guard them well, since a lost post costs half of your funds, and let some funds lie to score. The question mark explains anything you see.

lesson-duchy = First game: the Underground Duchy
lesson-duchy-text = Build a citadel, dig behind the enemy's lines, let the Captain fight and sway a minister. About ten minutes.
lesson-duchy-goal = You lead the Underground Duchy. Whoever has 30 points first wins at once. Your points come from ministers: each one you sway scores at once and then acts for you every turn. The lords among them score again and again.
lesson-duchy-burrow = The Burrow lies beside the map. Only you enter it, and it is next to every clearing with a tunnel: now clearing 3. Birdsong has just placed a warrior there; five are waiting.
lesson-duchy-assembly = Daylight begins with the Assembly: two actions of your choice. To build you reveal a card, and the building goes where you rule a clearing of its suit. Anvil is a fox card. Build with it.
lesson-duchy-citadel = Citadels bring more warriors every Birdsong, markets more cards every Evening. You rule clearing 6, which has one open slot beside the ruin. Build a citadel there.
lesson-duchy-dig = The second action: dig. That spends a card, places a tunnel in a clearing of its suit, wherever that is, and up to four warriors come up through it. Dig with Bake Sale.
lesson-duchy-where = In clearing 5 the Marquise has a sawmill and a single warrior. Dig there.
lesson-duchy-up = Take four warriors along. One stays below.
lesson-duchy-parliament = Now Parliament: every swayed minister acts once, in any order. The Captain is yours already, and his action is a battle. Let him act.
lesson-duchy-battle = Attack in clearing 5. The higher die is yours, and no side deals more rolled hits than it has warriors.
lesson-duchy-sway = The warrior fell and the sawmill with it, for a point. At the end of Daylight you may sway one minister. The Foremole builds wherever you rule, with any card: sway him.
lesson-duchy-mouse = Each card you reveal needs a clearing of its suit with a piece of yours, and no clearing serves twice. Your warriors are in the mouse clearings 7 and 11: reveal Mouse-in-a-Sack.
lesson-duchy-rabbit = For a rabbit there are clearings 3 and 5. Reveal A Visit to Friends.
lesson-duchy-craft = The Foremole is swayed: a squire scores 1 point. Evening: the cards you revealed are back in your hand; only birds would have gone. Citadels and markets craft now. Anvil costs one fox, and your citadel stands in a fox clearing: craft it.
lesson-duchy-recruits = The hammer was worth 2 points. You drew a card, the Marquise has played, and your Birdsong has brought two warriors into the Burrow, one of them for the citadel.
lesson-duchy-failure = Mind your buildings. When any of them falls, your highest minister leaves, the crown is gone for the whole game, and you lose a random card.
lesson-duchy-end = From here on it is your game. Spread over clearings of all suits, sway a minister every turn, keep warriors with your buildings, and go for the lords once markets and citadels stand. The question mark explains anything you see.

lesson-corvids = First game: the Corvid Conspiracy
lesson-corvids-text = Turn up two plots, recruit in four clearings at once, place two more plots and bluff. About ten minutes.
lesson-corvids-goal = You lead the Corvid Conspiracy. Whoever has 30 points first wins at once. Your points come from plots: they are placed face down, and when you turn one up you score a point for every plot of yours that then lies face up.
lesson-corvids-plots = You have two plots on the map, face down: an extortion in clearing 3 and a bomb in clearing 5. Only you can see what they are. To turn one up, you need a warrior beside it.
lesson-corvids-craft = Birdsong begins with crafting, and every plot is a crafting piece, on either side. Yours lie in two rabbit clearings, and that is what Bake Sale costs. Craft it.
lesson-corvids-extortion = That was 3 points. Now turn up plots, one after the other. Begin with the extortion in clearing 3: it takes a card from every enemy there, and as long as it lies face up you draw one more card every Evening.
lesson-corvids-bomb = One plot lies face up: 1 point. The bomb makes two, so it scores 2. Then it goes off: it removes the pieces of your enemies in clearing 5, of an automaton two, warriors first. Turn it up.
lesson-corvids-recruit = The sawmill fell, too, for 1 point more, and the bomb is back in your supply. Once a turn you may spend a card to place a warrior in every clearing of its suit, whoever rules there. Spend Mouse-in-a-Sack.
lesson-corvids-plot = Daylight: three actions. You may move whoever rules, battle, plot or trick. A plot costs a warrior in its clearing, and each further one of the same turn costs one more. Place one in clearing 7.
lesson-corvids-raid = Choose what it is; the others only see that a plot is there. A raid does nothing when you turn it up, but when it is removed, a warrior appears in every clearing next to it. Place the raid.
lesson-corvids-second = The second plot of this turn costs two warriors. In clearing 11 you have three. Place it there.
lesson-corvids-snare = Face up, a snare lets no enemy place pieces in its clearing, or move out of it. Place the snare.
lesson-corvids-trick = One action is left. A trick swaps two of your plots that lie on the same side, and nobody but you knows what changed. Swap those in clearings 7 and 11.
lesson-corvids-draw = In the Evening you may exert for a fourth action, or draw cards: one, and another for each extortion that lies face up. Finish, and draw two.
lesson-corvids-exposure = The Marquise has played. In their own turn people may guess a plot that lies face down beside their pieces: they show you a card of the clearing's suit and name it. Right, and it is gone; wrong, and the card is yours. Automata do not guess.
lesson-corvids-end = From here on it is your game. Keep a warrior beside each plot, turn up several in one Birdsong, since every further one scores more, and place bombs where your enemies build. The question mark explains anything you see.
