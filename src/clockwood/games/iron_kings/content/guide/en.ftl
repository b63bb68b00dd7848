### The guide of Iron Kings.

guide-line = A walking castle that you program, stoke and steer into trouble.
guide-goal-1 = Fetch treasures from ruins, barrows and the mine.
guide-goal-2 = Bring them home: on your Holdfast they count in full, on your king only half.
guide-goal-3 = The first to the goal ends the round and the game: 10, 9 or 8 points with two, three or four players.
guide-turn-rest = Rest
guide-turn-rest-text = When nobody is left, or one stands at the brake, your workers come back.
guide-turn-worker = Worker
guide-turn-worker-text = Place one: plan in the head, burn in the torso, gather beside the king.
guide-turn-king = King
guide-turn-king-text = With a worker at the throttle the king runs its program, card by card, for steam.
guide-house = Map, boards and cards are those the author published for prototype 0.10. The goals, the round limit, the rival and everything called ring are house content.

chapter-goal = Goal
chapter-goal-text = Victory points are treasures. Carried on the king they count half, laid down on your Holdfast they count in full. Whoever reaches the goal there ends the game with that round.
chapter-turn = A turn
chapter-turn-text = Workers come back if none is rested. You place one worker and do what its space says. If one stands at the throttle and none at the brake, your king then runs its program as far as its steam lasts.
chapter-pieces = Pieces
chapter-pieces-text = Each player has a king with an arrow for its facing, a Holdfast, four workers and a Big Worker.
chapter-winning = Ways to win
chapter-winning-text = Write programs that lead out and back. Keep water for the boiler: lakes stop a king, but fill it up. Full arms go home; the best treasure is worth nothing to a king that cannot walk.
chapter-setup = What is in it, and how it begins
chapter-setup-text = Holdfasts lie in the south, the best bags in the north. Everybody starts with five planning cards, 2 coal and 3 water.
chapter-workers = Workers and their spaces
chapter-workers-text = One worker a turn, on your king, beside it, or at home. What each space does stands here.
chapter-driving = The king walks
chapter-driving-text = Cards of the program are run in order, each for its steam. Every hex it steps into does something: wood, coal, water, a bag of tokens, or damage.
chapter-fighting = Pushing and damage
chapter-fighting-text = Kings push each other. With a weapon a push hurts, and damaged spaces cannot be used until they are repaired.
chapter-treasure = Treasure and upgrades
chapter-treasure-text = Two arms carry treasure. At home gear buys upgrades, laid over the parts of king and Holdfast.
chapter-ending = The end
chapter-ending-text = The rulebook leaves it open; the goal is ours.
chapter-rival = The rival
chapter-rival-text = A king without workers or cards, for a seat that nobody takes. It walks in its own time and fetches treasure, too.
chapter-rulings = Rulings
chapter-rulings-text = Where the rulebook is silent, this is how we play. Some of these are options of the table.
