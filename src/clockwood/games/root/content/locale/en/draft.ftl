# The draft of the advanced setup.

seat-player1 = Player 1
seat-player2 = Player 2
seat-player3 = Player 3
seat-player4 = Player 4
seat-player5 = Player 5
seat-player6 = Player 6
scene-rule-player1 = ruled by player 1
scene-rule-player2 = ruled by player 2
scene-rule-player3 = ruled by player 3
scene-rule-player4 = ruled by player 4
scene-rule-player5 = ruled by player 5
scene-rule-player6 = ruled by player 6

faction-marquise = Marquise de Cat
faction-eyrie = Eyrie Dynasties
faction-alliance = Woodland Alliance
faction-vagabond = Vagabond
faction-vagabond2 = Second Vagabond
faction-lizards = Lizard Cult
faction-riverfolk = Riverfolk Company
faction-duchy = Underground Duchy
faction-corvids = Corvid Conspiracy

option-setup = How factions are set up: standard, by their letters, or advanced, with a draft and homelands.
choice-setup-standard = standard
choice-setup-advanced = advanced
option-people = How many people draft a faction in the advanced setup.
option-offered = Factions that may come into the pool: all of them with one Vagabond, or those you choose.
choice-offered-all = all of them
choice-offered-chosen = those I choose

ask-deal-pool = Which faction comes into the pool?
ask-deal-character = Which character is dealt beside the Vagabond?
ask-pick = { $seat }: which faction do you take?
home-kind = { $edge ->
        [0] { $slots ->
            [0] One
           *[other] One with an open slot
        }
       *[other] One at the edge of the map, with an open slot,
    }
ask-homeland = { $seat }: which clearing is your homeland? { home-kind } that is nobody's homeland.
ask-homeland-apart = { $seat }: which clearing is your homeland? { home-kind } { $n ->
        [1] that is not adjacent to any homeland of others.
       *[other] that has two or more clearings between it and every homeland of others.
    }
ask-homeland-nearer = { $seat }: which clearing is your homeland? { home-kind } { $n ->
        [0] that is nobody's homeland; all of them are adjacent to homelands of others.
       *[other] that is not adjacent to any homeland of others; none has two clearings between.
    }
ask-spread-around = { $seat }: where do the warriors beside your homeland stand?
ask-put-back = { $seat }: which cards go back into the deck? You keep three.
ask-cat-homeland = { $seat }: which clearing is a homeland? There are three, side by side, each with an open slot.
ask-keep-at-home = { $seat }: in which homeland does the keep stand? If possible, it is not adjacent to a homeland of others.
ask-home-building = { $seat }: in which homeland does the next building go? Each has one of the three.

do-pick = { $faction }
do-homeland = Homeland in { $clearing }
do-put-back = Put { $card } back
do-offer = { $faction }
do-assign = { $character }

plays = { $faction_id ->
        [marquise] rules much of the map from the start and turns wood into buildings
        [eyrie] must do each turn what its growing Decree says, and gains with every roost
        [alliance] starts with nothing on the map, spreads sympathy and then rises in revolt
        [vagabond2] wanders alone like the first Vagabond, with whom he shares quests and ruins
        [lizards] lives on the cards others throw away, and wins clearings over with gardens
        [riverfolk] sells cards, boats and fighters to the others and builds with what they pay
        [duchy] digs up from the Burrow beside the map and sways ministers, each with a deed of its own
        [corvids] hides plots face down and scores for each that is flipped
       *[vagabond] wanders alone with his items, helps and fights whom he likes, and completes quests
    }

result-militant = militant, reach { $n }: { plays }
result-insurgent = insurgent, reach { $n }: { plays }
result-wanderer = { $character }, insurgent, reach { $n }: { plays }

why-locked-card = This card is locked until somebody plays a militant faction.
why-not-in-pool = This faction is not in the pool.
why-no-homeland = This clearing cannot be your homeland: it is another's, has no room, or lies too close to a homeland of another.
why-uneven-spread = Warriors are spread evenly: others beside your homeland have fewer.
why-far-from-home = Three homelands must lie side by side, where a building fits, and hold keep and buildings.
why-one-building-each = Each homeland has one of the three buildings.

offered = The { $faction } came into the pool.
locked-last = The card of the { $faction } is locked until somebody plays a militant faction.
assigned = Whoever takes the { $faction } is the { $character }.
home-found = { $seat } chose { $clearing } as a homeland.
picked = Player { $n } took the { $faction }.
laid-open = { $seat } laid { $card } open.
put-back = { $seat } put a card back.
put-back-card = { $seat } put { $card } back.

scene-draft = Draft of factions
scene-draft-about = The pool has one faction more than people who choose. Everybody takes one and sets it up at once. The last in turn order chooses first and the first last: who plays late has more to choose from.
scene-draft-kinds = Militants hold ground with their warriors from the start. Insurgents grow where others fight, so the first card of the pool is always a militant, and an insurgent that was dealt last is locked until somebody plays one.
scene-draft-reach = Reach tells how much of the map a faction fights over. Those known to play have { $n } together; for { $players } players { $wanted } or more make a lively game.
scene-draft-order = Order of choosing
scene-draft-pool = The pool
scene-chooses = Player { $n } chooses now
scene-waits = Player { $n } chooses later
scene-taken = Player { $n }: { $faction }
scene-drafts-not = Automaton: { $faction }
scene-militant = { $faction }: militant, reach { $n }
scene-insurgent = { $faction }: insurgent, reach { $n }
scene-plays = It { plays }.
scene-dealt = Its character is the { $character }.
scene-locked = Locked until somebody plays a militant
sketch-militant = militant
sketch-insurgent = insurgent
sketch-reach = reach
sketch-locked = locked until somebody plays a militant
