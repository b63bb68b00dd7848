### The guided first game of Iron Kings.

lesson-king = First game: into the barrow
lesson-king-text = Send workers out, write a program, fire the boiler and fetch a treasure. About ten minutes.
lesson-king-goal = Your Iron King is a castle that walks. It fetches treasures from the wild and brings them home to its Holdfast. With two players, the first to bring home 10 victory points wins.
lesson-king-king = This is your king. The arrow shows where it faces: a king walks straight ahead unless it is told to turn. Your Holdfast lies in the south.
lesson-king-barrow = Right before it lies a barrow. A king that steps into a barrow draws two tokens from its bag: gear, treasure, or damage.
lesson-king-turn = A turn is short: place one worker and do what its space says. The king itself moves only when a worker stands at the throttle; then it runs its whole program.
lesson-king-gather = Hexes beside the king can be worked. A forest gives 1 wood, a lake water, a mountain or ruins coal. Send a worker to the forest f1.
lesson-king-rival = Yellow is the rival. It has no workers and no cards; it simply walks when its time comes, and pushes whoever stands in its way.
lesson-king-head = A worker in the head writes the program. Place one there.
lesson-king-plan = The program holds three cards, which are run from left to right. Insert Step 1, a step straight ahead, at the first place.
lesson-king-again = You drew a new card for that. Place another worker in the head.
lesson-king-turning = When the king has been in the barrow it should face home. Insert the 180 Degree Turn at the second place.
lesson-king-boiler = Every card of the program costs steam. A worker in the torso fires the boiler. Place one there.
lesson-king-burn = Water and wood make 3 steam, water and coal make 4. Burn coal.
lesson-king-steam = 4 steam: enough for both cards. Steam that you do not use stays in the boiler, up to the mark on the gauge.
lesson-king-throttle = Now drive. All small workers are placed, but the Big Worker can go to any space of the king. Put it at the throttle.
lesson-king-treasure = Gear for upgrades, and a treasure: of three cards you keep one. The Gold Chalice is worth 3 points. Keep it.
lesson-king-carried = The chalice hangs on your king's arm, and the king has turned towards home. Carried treasure counts only half at the end. On the Holdfast it counts in full.
lesson-king-recall = When all your workers are placed, or one stands at the brake, they come back to rest. Those left behind on the map, away from the king, are lost in the Wilderness until the king is home again.
lesson-king-end = Now it is your game. Write a program that leads home, make steam, drive, and lay the chalice down in your Holdfast. The question mark explains anything you see.
