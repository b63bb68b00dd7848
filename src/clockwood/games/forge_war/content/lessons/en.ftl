### The guided first game of Forge War.

lesson-forge = First game: one round alone
lesson-forge-text = Mine ore, learn a design, arm two adventurers and start a quest. About ten minutes.
lesson-forge-goal = You run a forge. You dig ore, make weapons of it and send armed adventurers on quests. Quests pay prestige, and after seven rounds the most prestige wins. Alone you aim at 125.
lesson-forge-round = Every round has three phases: first the mine, then the market, then the quests. You are Blue. Yellow and Purple move by rules of their own and only get in your way underground.
lesson-forge-pieces = Large pieces are overseers, small ones are workers. The ground under a worker says what it digs: copper, iron or emerald.
lesson-forge-crossing = An overseer moves in a straight line as far as it likes. It may cross one unbroken row of workers and stops right behind it. It leaves a worker of yours where it stood, and foreign workers it crossed become yours. All of these then dig one cube each.
lesson-forge-move = Your overseer on e2, at the edge, stands right before two foreign workers. Move it across both of them, to e5.
lesson-forge-yield = Three cubes at one go: an emerald from where you started, copper and iron from the two you won over. Do not get greedy: five workers of one colour in a group go on strike and leave.
lesson-forge-market = The market. Each visit is one action: buy a card, hire or train an adventurer, claim a design. Alone you have two visits a round.
lesson-forge-claim = A design is a weapon you may forge as often as you have the cubes. The Iron Sword costs 2 iron and is worth 3 power, and beginners can carry it. Claim it for 2 gold.
lesson-forge-train = Adventurers begin at level 1 and carry swords and daggers only. Better weapons need a higher level, and levels count at the end. Train one of them for 1 gold.
lesson-forge-quest = The quests. A quest is a row of steps; on each your weapons together must reach its difficulty. Where a type of weapon is asked for and missing, it is 3 harder.
lesson-forge-take = Arena Games has two steps of difficulty 4 and no type. The front places of the offer are free. Take it.
lesson-forge-send = Now staff it. Send your trained adventurer.
lesson-forge-sword = Nobody goes without a weapon. Forge the Iron Sword: 2 iron, 3 power.
lesson-forge-second = 3 of 4. Send a second adventurer.
lesson-forge-dagger = A Copper Dagger is enough: 1 copper, 1 power.
lesson-forge-staffed = 3 and 1 make 4: the step is met. A quest that is not met at the end of this phase fails, and one taken this very round costs 3 prestige. You are done.
lesson-forge-step = Each quest that is met goes one step further at the end of the round. Next round your two adventurers finish this one and bring 8 prestige, 3 gold and 2 copper.
lesson-forge-trade = The merchant buys and sells one cube a round, whenever you like. Keep yours for the next weapons: you are done.
lesson-forge-end = That was a whole round. From here on it is your game. Where Yellow or Purple could make several equal moves, you choose for them. Alone you must take a quest every round and fail none. The question mark explains anything you see.
