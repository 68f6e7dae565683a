### English texts of Empires. Every message here has its counterpart in empires.de.ftl, with the same blanks.
###
### All keys begin with e-, because both games share one bundle. $you is "yes" when the fact is about the reader; a
### second player comes as $other_object and $other_dative, which say "you" when it is the reader.

## Players

e-seat-blue = Blue
    .object = Blue
    .dative = Blue
e-seat-red = Red
    .object = Red
    .dative = Red
e-seat-green = Green
    .object = Green
    .dative = Green
e-seat-orange = Orange
    .object = Orange
    .dative = Orange
e-seat-yellow = Yellow
    .object = Yellow
    .dative = Yellow
e-seat-black = Black
    .object = Black
    .dative = Black
e-seat-you =
    .object = you
    .dative = you
e-player = { $seat } ({ $nation })

## Territories. The names come from the board; the forms below serve those that a board leaves unchanged, -other the rest.

e-territory-barbary = Barbary
    .object = Barbary
    .in = in Barbary
    .into = to Barbary
    .from = from Barbary
e-territory-egypt = Egypt
    .object = Egypt
    .in = in Egypt
    .into = to Egypt
    .from = from Egypt
e-territory-levant = Levant
    .object = the Levant
    .in = in the Levant
    .into = to the Levant
    .from = from the Levant
e-territory-west-africa = West Africa
    .object = West Africa
    .in = in West Africa
    .into = to West Africa
    .from = from West Africa
e-territory-congo = Congo
    .object = the Congo
    .in = in the Congo
    .into = to the Congo
    .from = from the Congo
e-territory-east-africa = East Africa
    .object = East Africa
    .in = in East Africa
    .into = to East Africa
    .from = from East Africa
e-territory-southern-africa = Southern Africa
    .object = Southern Africa
    .in = in Southern Africa
    .into = to Southern Africa
    .from = from Southern Africa
e-territory-arabia = Arabia
    .object = Arabia
    .in = in Arabia
    .into = to Arabia
    .from = from Arabia
e-territory-persia = Persia
    .object = Persia
    .in = in Persia
    .into = to Persia
    .from = from Persia
e-territory-india = India
    .object = India
    .in = in India
    .into = to India
    .from = from India
e-territory-indochina = Indochina
    .object = Indochina
    .in = in Indochina
    .into = to Indochina
    .from = from Indochina
e-territory-china = China
    .object = China
    .in = in China
    .into = to China
    .from = from China
e-territory-japan = Japan
    .object = Japan
    .in = in Japan
    .into = to Japan
    .from = from Japan
e-territory-east-indies = East Indies
    .object = the East Indies
    .in = in the East Indies
    .into = to the East Indies
    .from = from the East Indies
e-territory-australia = Australia
    .object = Australia
    .in = in Australia
    .into = to Australia
    .from = from Australia
e-territory-canada = Canada
    .object = Canada
    .in = in Canada
    .into = to Canada
    .from = from Canada
e-territory-new-england = New England
    .object = New England
    .in = in New England
    .into = to New England
    .from = from New England
e-territory-new-france = New France
    .object = New France
    .in = in New France
    .into = to New France
    .from = from New France
e-territory-wild-west = Wild West
    .object = the Wild West
    .in = in the Wild West
    .into = to the Wild West
    .from = from the Wild West
e-territory-california = California
    .object = California
    .in = in California
    .into = to California
    .from = from California
e-territory-new-spain = New Spain
    .object = New Spain
    .in = in New Spain
    .into = to New Spain
    .from = from New Spain
e-territory-west-indies = West Indies
    .object = the West Indies
    .in = in the West Indies
    .into = to the West Indies
    .from = from the West Indies
e-territory-guyanas = Guyanas
    .object = the Guyanas
    .in = in the Guyanas
    .into = to the Guyanas
    .from = from the Guyanas
e-territory-amazonia = Amazonia
    .object = Amazonia
    .in = in Amazonia
    .into = to Amazonia
    .from = from Amazonia
e-territory-brazil = Brazil
    .object = Brazil
    .in = in Brazil
    .into = to Brazil
    .from = from Brazil
e-territory-peru = Peru
    .object = Peru
    .in = in Peru
    .into = to Peru
    .from = from Peru
e-territory-rio-de-la-plata = Rio de la Plata
    .object = the Rio de la Plata
    .in = in the Rio de la Plata
    .into = to the Rio de la Plata
    .from = from the Rio de la Plata
e-territory-other = { $name }
    .object = { $name }
    .in = in { $name }
    .into = to { $name }
    .from = from { $name }

## Resources: pictures, edge colours, and spaces called by picture and territory

e-picture-salt = Salt
e-picture-rugs = Rugs
e-picture-porcelain = Porcelain
e-picture-coffee = Coffee
e-picture-cotton = Cotton
e-picture-fine-fabrics = Fine Fabrics
e-picture-agriculture = Agriculture
e-picture-tobacco = Tobacco
e-picture-sugar-cane = Sugar Cane
e-picture-american-cotton = American Cotton
e-picture-gold = Gold
e-picture-spices = Spices
e-picture-furs = Furs
e-picture-opium = Opium
e-picture-silk = Silk
e-picture-tea = Tea
e-picture-precious-metals = Precious Metals
e-picture-slaves = Slaves

e-colour-orange = orange
e-colour-beige = beige
e-colour-yellow = yellow
e-colour-black = black
e-colour-blue = blue
e-colour-grey = grey
e-colour-brown = brown
e-colour-red = red
e-colour-green = green
e-colour-purple = purple

e-space = { $resource } { $territory_in }
e-space-numbered = { $resource } { $number } { $territory_in }
e-space-unprinted = Space { $number } { $territory_in }
e-run = { $number }: { $seat } ({ $count })

## Tracks

e-track-seafaring = Seafaring
e-track-navy = Navy
e-track-logistics = Logistics
e-track-economy = Economy

## Characters: name and help. A card is called by its two characters.

e-card = { $first }/{ $second }

e-character-explorer = Explorer
    .object = the Explorer
    .help = Choose an unexplored territory and roll 10 dice. You need as many successes as its difficulty, less your seafaring value, 1 less beside a counter of yours, 2 more in America before its discovery. You take 1 prestige and may then place a counter there: a merchant fleet, or adventurers for 1 treasury, who bring 1 unrest. In a later round than the discovery of America you may pay 1 treasury and try to sail around the world.
e-character-conqueror = Conqueror
    .object = the Conqueror
    .help = Found a colony where you control all resources and have as many counters as the native power: 1 prestige, and 1 more with the booming city. Then as you like and in this order. Company: a counter becomes a merchant fleet. Pillage: treasuries equal to the native power, twice that with gold, and 1 unrest. Repression: remove up to 2 unrest, each for a step to the left. Plantation: with a beige resource here, take a merchant fleet from others for each black resource you control.
e-character-viceroy = Viceroy
    .object = the Viceroy
    .help = Place counters from your treasury on the resource spaces of one explored territory, at most as many as your logistics value.
e-character-ambassador = Ambassador
    .object = the Ambassador
    .help = Move any player, yourself included, one space to the right on the diplomacy track, and remove 1 unrest anywhere. Both are optional.
e-character-sovereign = Sovereign
    .object = the Sovereign
    .help = Declare war on a player who is not further right on the diplomacy track, and move one space to the left. Each year is fought in every shared territory and then at sea, with a die for each counter or squadron, at most five. Whoever surrenders, or can no longer fight while the enemy can, gives 1 prestige to the victor.
e-character-rebel = Rebel
    .object = the Rebel
    .help = Do one of three things: start a rebellion in a territory with unrest and without a mission, place 1 unrest in an explored territory, or remove a mission. A rebellion rolls native power times unrest dice; each success removes a counter of your choice, your own only when no others are left.
e-character-merchant = Merchant
    .object = the Merchant
    .help = Ship goods to the market, one for each of your merchant fleets, each from another resource space that somebody controls. The goods of the booming city come first, and unrest there attracts pirates. Whoever controls a space gets 1 treasury for goods that somebody else ships, and may refuse except in the city.
e-character-governor = Governor
    .object = the Governor
    .help = Place the booming city in an explored territory where you have a counter. You pay more than the present city is worth, and no more than your economy value. If it stands in a colony, the owner gains 1 prestige.
e-character-trader = Trader
    .object = the Trader
    .help = Sell goods from the market, at most your economy value plus the native power of all your colonies. Each brings its owner 1 treasury; for goods of others, who may forbid it, you gain as much.
e-character-financier = Financier
    .object = the Financier
    .help = Take a loan of up to twice your economy value. Every loan grows by 1 at the end of a turn, and nobody wins with a loan.
e-character-scientist = Scientist
    .object = the Scientist
    .help = Advance one space on one progress track and pay the number printed there.
e-character-missionary = Missionary
    .object = the Missionary
    .help = Turn 1 unrest into a mission, or place a mission in an explored territory without unrest. Where there is a mission, no rebellion breaks out.

## Nations: names from the board, forms for those left unchanged, and help made of their goals and rules

e-nation-portugal = Portugal
    .object = Portugal
e-nation-spain = Spain
    .object = Spain
e-nation-dutch-republic = Dutch Republic
    .object = the Dutch Republic
e-nation-great-britain = Great Britain
    .object = Great Britain
e-nation-france = France
    .object = France
e-nation-other = { $name }
    .object = { $name }
e-nation-goals = Goals (with historical cities): { $goals }.
e-nation-city = { $territory } ({ $city })

e-rule-extra-card = You have the card { $card } twice, and may use twice in a turn: { $characters }.
e-rule-tordesillas = Tordesillas: you place no counters outside your goals.
e-rule-extremadura = Extremadura: in America a mission and control of the resources are enough for a colony, however few counters you have; 1 unrest arises.
e-rule-flamboyance = Flamboyance: at the end of each turn you pay as many treasuries as you have prestige, or lose 1 prestige.
e-rule-free-monopolies = You always have two monopolies in addition to those on the map.
e-rule-logistics-one = Your logistics value is always 1.
e-rule-sea-reroll = In each year of war you may roll all your dice at sea again once.
e-rule-two-wars = Your Sovereign may move you one space to the right on the diplomacy track instead of declaring war.
e-rule-ends = (Until you have 6 prestige for the first time.)

## Where the game stands

e-phase-endeavour = Endeavour phase
e-phase-merchant-fleets = Merchant Fleets phase
e-phase-first-player = First Player phase
e-phase-naval-forces = Naval Forces phase
e-phase-interest = Interest phase
e-moment-round = Turn { $turn }, round { $round }
e-moment-phase = Turn { $turn }, { $phase }

## Numbers of things

e-treasuries =
    { $count ->
        [one] 1 treasury
       *[other] { $count } treasuries
    }
e-fleets =
    { $count ->
        [0] no merchant fleet
        [one] 1 merchant fleet
       *[other] { $count } merchant fleets
    }
e-squadrons =
    { $count ->
        [0] no squadron
        [one] 1 squadron
       *[other] { $count } squadrons
    }
e-goods =
    { $count ->
        [0] no goods
        [one] 1 goods counter
       *[other] { $count } goods
    }
e-counters =
    { $count ->
        [one] 1 counter
       *[other] { $count } counters
    }
e-dice =
    { $count ->
        [0] no die
        [one] 1 die
       *[other] { $count } dice
    }
e-successes =
    { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }
e-needed =
    { $need ->
        [one] 1 success was needed
       *[other] { $need } successes were needed
    }

## Facts, as lines of the record

e-fact-first-player =
    { $you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
e-fact-nation-chosen =
    { $you ->
        [yes] You choose { $nation_object }.
       *[no] { $seat } chooses { $nation_object }.
    }
e-fact-turn-began = Turn { $turn } begins.
e-fact-programmed = Everybody has laid five cards in a row.
e-fact-round-began = Round { $round } begins.
e-fact-card-revealed =
    { $you ->
        [yes] You reveal { $card }.
       *[no] { $seat } reveals { $card }.
    }
e-fact-character-used =
    { $you ->
        [yes] You use { $character_object }.
       *[no] { $seat } uses { $character_object }.
    }
e-fact-forfeited =
    { $you ->
        [yes] You forfeit the round.
       *[no] { $seat } forfeits the round.
    }
e-fact-treasury-gained =
    { $you ->
        [yes] You gain { e-treasuries }.
       *[no] { $seat } gains { e-treasuries }.
    }
e-fact-treasury-spent =
    { $you ->
        [yes] You pay { e-treasuries }.
       *[no] { $seat } pays { e-treasuries }.
    }
e-fact-fleets-gained =
    { $you ->
        [yes] You gain { e-fleets }.
       *[no] { $seat } gains { e-fleets }.
    }
e-fact-fleets-lost =
    { $you ->
        [yes] You lose { e-fleets }.
       *[no] { $seat } loses { e-fleets }.
    }
e-fact-squadrons-gained =
    { $you ->
        [yes] You gain { e-squadrons }.
       *[no] { $seat } gains { e-squadrons }.
    }
e-fact-squadrons-lost =
    { $you ->
        [yes] You lose { e-squadrons }.
       *[no] { $seat } loses { e-squadrons }.
    }
e-fact-goods-shipped =
    { $you ->
        [yes] You ship goods from the resource space { $space }.
       *[no] { $seat } ships goods from the resource space { $space }.
    }
e-fact-goods-sold =
    { $count ->
        [one]
            { $you ->
                [yes] 1 of your goods is sold.
               *[no] 1 of the goods of { $seat } is sold.
            }
       *[other]
            { $you ->
                [yes] { $count } of your goods are sold.
               *[no] { $count } of the goods of { $seat } are sold.
            }
    }
e-fact-prestige-gained =
    { $you ->
        [yes] You gain { $count } prestige.
       *[no] { $seat } gains { $count } prestige.
    }
e-fact-prestige-lost =
    { $you ->
        [yes] You lose { $count } prestige.
       *[no] { $seat } loses { $count } prestige.
    }
e-fact-diplomacy-moved =
    { $steps ->
        [-1]
            { $you ->
                [yes] You move one space to the left on the diplomacy track.
               *[no] { $seat } moves one space to the left on the diplomacy track.
            }
       *[other]
            { $you ->
                [yes] You move one space to the right on the diplomacy track.
               *[no] { $seat } moves one space to the right on the diplomacy track.
            }
    }
e-fact-track-advanced =
    { $you ->
        [yes] You reach { $value } on the { $track } track.
       *[no] { $seat } reaches { $value } on the { $track } track.
    }
e-fact-loan-taken =
    { $you ->
        [yes] You take a loan of { e-treasuries }.
       *[no] { $seat } takes a loan of { e-treasuries }.
    }
e-fact-loan-repaid =
    { $you ->
        [yes] You repay { e-treasuries } of a loan.
       *[no] { $seat } repays { e-treasuries } of a loan.
    }
e-fact-interest-added =
    { $you ->
        [yes] A loan of yours grows by { $count }.
       *[no] A loan of { $seat } grows by { $count }.
    }
e-fact-dice =
    { $you ->
        [yes] You roll { e-dice }: { e-successes }.
       *[no] { $seat } rolls { e-dice }: { e-successes }.
    }
e-fact-explored =
    { $you ->
        [yes] You have explored { $territory_object }.
       *[no] { $seat } has explored { $territory_object }.
    }
e-fact-exploration-failed =
    { $you ->
        [yes] You fail to explore { $territory_object }; { e-needed }.
       *[no] { $seat } fails to explore { $territory_object }; { e-needed }.
    }
e-fact-america-discovered =
    { $you ->
        [yes] You have discovered America.
       *[no] { $seat } has discovered America.
    }
e-fact-world-circumnavigated =
    { $you ->
        [yes] You have sailed around the world.
       *[no] { $seat } has sailed around the world.
    }
e-fact-circumnavigation-failed =
    { $you ->
        [yes] You fail to sail around the world; { e-needed }.
       *[no] { $seat } fails to sail around the world; { e-needed }.
    }
e-fact-counter-placed =
    { $you ->
        [yes] You place a counter on the resource space { $space }.
       *[no] { $seat } places a counter on the resource space { $space }.
    }
e-fact-counter-removed =
    { $you ->
        [yes] A counter of yours leaves the resource space { $space }.
       *[no] A counter of { $seat } leaves the resource space { $space }.
    }
e-fact-control-taken =
    { $you ->
        [yes] You take control of the resource space { $space }.
       *[no] { $seat } takes control of the resource space { $space }.
    }
e-fact-colony-founded =
    { $you ->
        [yes] You found a colony { $territory_in }.
       *[no] { $seat } founds a colony { $territory_in }.
    }
e-fact-colony-lost =
    { $you ->
        [yes] You lose your colony { $territory_in }.
       *[no] { $seat } loses the colony { $territory_in }.
    }
e-fact-independent = An independent state arises { $territory_in }.
e-fact-unrest-added = Unrest { $territory_in } grows by { $count }.
e-fact-unrest-removed = Unrest { $territory_in } falls by { $count }.
e-fact-mission-placed = A mission arises { $territory_in }.
e-fact-mission-removed = A mission { $territory_in } is removed.
e-fact-city-placed =
    { $you ->
        [yes] You place the booming city { $territory_in }; its value is { $value }.
       *[no] { $seat } places the booming city { $territory_in }; its value is { $value }.
    }
e-fact-city-lowered = The value of the booming city falls to { $value }.
e-fact-pirates =
    { $you ->
        [yes] Pirates take your shipment { $territory_from }.
       *[no] Pirates take the shipment of { $seat } { $territory_from }.
    }
e-fact-refused =
    { $you ->
        [yes] You refuse.
       *[no] { $seat } refuses.
    }
e-fact-war-declared =
    { $you ->
        [yes] You declare war on { $other_object }.
       *[no] { $seat } declares war on { $other_object }.
    }
e-fact-year-began = Year { $year } of the war begins.
e-fact-battle = Land battle { $territory_in }.
e-fact-sea-battle = Naval battle.
e-fact-rerolled =
    { $you ->
        [yes] You roll all your dice again.
       *[no] { $seat } rolls all dice again.
    }
e-fact-surrendered =
    { $you ->
        [yes] You surrender to { $other_object }.
       *[no] { $seat } surrenders to { $other_object }.
    }
e-fact-defeated =
    { $you ->
        [yes] You are defeated by { $other_object }.
       *[no] { $seat } is defeated by { $other_object }.
    }
e-fact-stalemate = The war ends in a draw.
e-fact-gift =
    { $you ->
        [yes] You give { $other_object } { e-treasuries }.
       *[no] { $seat } gives { $other_object } { e-treasuries }.
    }
e-fact-stars-lost =
    { $you ->
        [yes] Your nation has 6 prestige, and its rules marked ** end.
       *[no] The nation of { $seat } has 6 prestige, and its rules marked ** end.
    }
e-fact-territory-excluded = Out of the game: { $territory }.
e-fact-won =
    { $you ->
        [yes] You have won.
       *[no] { $seat } has won.
    }

## The outcome

e-outcome-won =
    { $ending ->
        [turn-cap]
            { $you ->
                [yes] You win with { $score } prestige, because { $cap } turns have been played (not an official result).
               *[no] { $seat } wins with { $score } prestige, because { $cap } turns have been played (not an official result).
            }
       *[other]
            { $you ->
                [yes] You win with { $score } prestige.
               *[no] { $seat } wins with { $score } prestige.
            }
    }
e-outcome-shared = The victory is shared: { $seats }.
e-outcome-place =
    { $total ->
        [one] { $rank }. { $seat }: { $score } prestige, 1 treasury
       *[other] { $rank }. { $seat }: { $score } prestige, { $total } treasuries
    }

## Questions. What is not known of the action under way is "none".

e-prompt-nation = Which nation do you choose?
e-prompt-program =
    { $number ->
        [none] Which card do you lay next?
       *[other] Which card do you lay in place { $number } of five?
    }
e-prompt-character = What do you do in this round?
e-prompt-repay =
    { $loans ->
        [none] Do you repay a loan?
       *[other] Do you repay a loan? Yours in their order: { $loans }.
    }
e-prompt-repay-amount = How much do you repay?
e-prompt-gift-amount =
    { $other ->
        [none] How much do you give?
       *[other] How much do you give { $other_object }?
    }
e-prompt-build-fleets = How many merchant fleets do you build?
e-prompt-build-squadrons = How many squadrons do you build?
e-prompt-flamboyance =
    { $count ->
        [none] Do you pay for your flamboyance? Otherwise you lose 1 prestige.
       *[other] Do you pay { e-treasuries } for your flamboyance? Otherwise you lose 1 prestige.
    }
e-prompt-favour = Whom do you move one space to the right on the diplomacy track?
e-prompt-calm = Where do you remove 1 unrest?
e-prompt-conquer = Where do you found a colony?
e-prompt-company =
    { $territory ->
        [none] Company: from which resource space do you take a counter for a new merchant fleet?
       *[other] Company: from which resource space { $territory_in } do you take a counter for a new merchant fleet?
    }
e-prompt-company-run =
    { $stack ->
        [none] Which counter of the stack do you take?
       *[other] Which counter of the stack on the resource space { $space } do you take? From the bottom: { $stack }.
    }
e-prompt-pillage =
    { $territory ->
        [none] Pillage: do you pillage the colony?
       *[other] Pillage: do you pillage the colony { $territory_in }?
    }
e-prompt-repression =
    { $territory ->
        [none] Repression: how much unrest do you remove?
       *[other] Repression: how much unrest { $territory_in } do you remove?
    }
e-prompt-plantation =
    { $territory ->
        [none] Plantation: do you take merchant fleets from others?
       *[other] Plantation { $territory_in }: do you take merchant fleets from others?
    }
e-prompt-victim =
    { $count ->
        [none] Whose merchant fleet do you take?
        [one] Whose merchant fleet do you take as the last one?
       *[other] Whose merchant fleet do you take? { $count } are still to be chosen.
    }
e-prompt-explore = Which territory do you explore?
e-prompt-again =
    { $territory ->
        [none] Do you roll again for the second prestige?
       *[other] Do you roll again for the second prestige { $territory_in }?
    }
e-prompt-occupy =
    { $territory ->
        [none] Do you send a merchant fleet or adventurers?
       *[other] Do you send a merchant fleet or adventurers { $territory_into }?
    }
e-prompt-occupy-space =
    { $territory ->
        [none] On which resource space do you place the counter?
       *[other] On which resource space { $territory_in } do you place the counter?
    }
e-prompt-circumnavigate = Do you pay 1 treasury and try to sail around the world?
e-prompt-loan = How large a loan do you take?
e-prompt-city = Where do you place the booming city?
e-prompt-city-price =
    { $territory ->
        [none] How much do you pay for the city?
       *[other] How much do you pay for the city { $territory_in }?
    }
e-prompt-city-goods =
    { $territory ->
        [none] Which goods of the booming city do you ship?
       *[other] Which goods of the booming city { $territory_in } do you ship?
    }
e-prompt-ship = From which resource space do you ship goods?
e-prompt-sell =
    { $space ->
        [none] Do you sell your goods for 1 treasury?
       *[other] { $other } wants to ship goods from your resource space { $space }. Do you sell for 1 treasury?
    }
e-prompt-missionary = What does the Missionary do?
e-prompt-missionary-where =
    { $preach ->
        [none] Where does the Missionary go?
        [conversion] Where does 1 unrest become a mission?
       *[other] Where do you place a mission?
    }
e-prompt-rebel = What does the Rebel do?
e-prompt-rebel-where =
    { $stir ->
        [none] Where does the Rebel go?
        [rebellion] Where does a rebellion break out?
        [unrest] Where do you place 1 unrest?
       *[other] Where do you remove a mission?
    }
e-prompt-casualty =
    { $territory ->
        [none] From which resource space does the rebellion take a counter?
       *[other] The rebellion { $territory_in } still takes { e-counters }. From which resource space is the next one?
    }
e-prompt-casualty-run =
    { $stack ->
        [none] Which counter of the stack is lost?
       *[other] Which counter of the stack on the resource space { $space } is lost? From the bottom: { $stack }.
    }
e-prompt-progress = On which progress track do you advance?
e-prompt-war = On whom do you declare war?
e-prompt-war-casualty =
    { $territory ->
        [none] From which resource space do you take an enemy counter?
       *[other] { $other } still loses { e-counters } { $territory_in }. From which resource space is the next one?
    }
e-prompt-war-casualty-run =
    { $stack ->
        [none] Which enemy counter of the stack is lost?
       *[other] Which enemy counter of the stack on the resource space { $space } is lost? From the bottom: { $stack }.
    }
e-prompt-reroll =
    { $count ->
        [none] Do you roll all your dice again?
       *[other] Successes at sea: you { $count }, the enemy { $rival }. Do you roll all your dice again?
    }
e-prompt-surrender =
    { $other ->
        [none] Do you surrender?
       *[other] Year { $year } of the war is over. Do you surrender to { $other_object }?
    }
e-prompt-trade-own = How many of your own goods do you sell?
e-prompt-trade-whose =
    { $count ->
        [none] Whose goods do you sell as well?
       *[other] Whose goods do you sell as well? The limit leaves room for { $count }.
    }
e-prompt-trade-amount =
    { $other ->
        [none] How many goods do you want to sell?
       *[other] How many goods of { $other_object } do you want to sell?
    }
e-prompt-trade-grant =
    { $other ->
        [none] How many of your goods do you let go?
       *[other] { $other } wants to sell { $count } of your goods. How many do you let go?
    }
e-prompt-send = To which territory do you send counters?
e-prompt-send-space =
    { $territory ->
        [none] On which resource space do you place the first counter?
       *[other] On which resource space { $territory_in } do you place the first counter?
    }
e-prompt-send-more =
    { $territory ->
        [none] On which resource space do you place another counter?
       *[other] You have sent { e-counters } { $territory_into }. On which resource space do you place another?
    }

## Options: at length, and short where the question says the rest

e-action-pass =
    { $prompt ->
        [character] Forfeit the round
        [favour] Move nobody
        [calm] Remove no unrest
        [company] Found no company
        [occupy] Send nobody
       *[other] Forfeit
    }
    .short = { e-action-pass }
e-action-done =
    { $prompt ->
        [repay] Repay nothing more
        [ship] Ship nothing more
        [trade-whose] Sell nothing more
        [send-more] Place no more counters
       *[other] Done
    }
    .short = { e-action-done }
e-action-yes =
    { $prompt ->
        [flamboyance] Pay
        [pillage] Pillage the colony
        [plantation] Take merchant fleets
        [again] Roll again
        [circumnavigate] Try it
        [sell] Sell
        [reroll] Roll again
        [surrender] Surrender
       *[other] Yes
    }
    .short = { e-action-yes }
e-action-no =
    { $prompt ->
        [flamboyance] Lose 1 prestige
        [pillage] Do not pillage
        [plantation] Take no merchant fleets
        [again] Leave it
        [circumnavigate] Leave it
        [sell] Refuse
        [reroll] Keep the result
        [surrender] Fight on
       *[other] No
    }
    .short = { e-action-no }
e-action-program = Lay { $card }
    .short = { $card }
e-action-use = Use { $character_object }
    .short = { $character }
e-action-territory =
    { $prompt ->
        [calm] Remove 1 unrest { $territory_in }
        [conquer] Found a colony { $territory_in }
        [explore] Explore { $territory_object }
        [city] Place the booming city { $territory_in }
        [missionary-where] Send the Missionary { $territory_into }
        [rebel-where] Send the Rebel { $territory_into }
        [send] Send counters { $territory_into }
       *[other] { $territory }
    }
    .short = { $territory }
e-action-space =
    { $prompt ->
        [company] Take a counter: { $space }
        [occupy-space] Place a counter: { $space }
        [send-space] Place a counter: { $space }
        [send-more] Place a counter: { $space }
        [city-goods] Ship goods: { $space }
        [ship] Ship goods: { $space }
        [casualty] Remove a counter: { $space }
        [war-casualty] Remove a counter: { $space }
       *[other] { $space }
    }
    .short = { $space }
e-action-run = A counter of group { $number } from the bottom
    .short = { $number }
e-action-player =
    { $prompt ->
        [favour]
            { $you ->
                [yes] Move yourself to the right
               *[no] Move { $seat } to the right
            }
        [war] Declare war on { $seat }
        [victim] Take a merchant fleet from { $seat }
        [trade-whose] Sell goods of { $seat }
       *[other] { $seat }
    }
    .short = { $seat }
e-action-track = Advance in { $track }
    .short = { $track }
e-action-amount =
    { $prompt ->
        [repay-amount] Repay { e-treasuries }
        [gift-amount] Give { e-treasuries }
        [build-fleets] Build { e-fleets }
        [build-squadrons] Build { e-squadrons }
        [repression] Remove { $count } unrest
        [loan] Borrow { e-treasuries }
        [city-price] Pay { e-treasuries }
        [trade-own] Sell { e-goods }
        [trade-amount] Sell { e-goods }
        [trade-grant] Let { e-goods } go
       *[other] { $count }
    }
    .short = { $count }
e-action-pile = Repay loan { $number }
    .short = Loan { $number }
e-action-nation = Choose { $nation_object }
    .short = { $nation }
e-action-with =
    { $means ->
        [fleet] Send a merchant fleet
       *[adventurers] Send adventurers for 1 treasury; they bring 1 unrest
    }
    .short =
        { $means ->
            [fleet] Merchant fleet
           *[adventurers] Adventurers
        }
e-action-stir =
    { $stir ->
        [rebellion] Start a rebellion
        [unrest] Place 1 unrest
       *[mission] Remove a mission
    }
    .short =
        { $stir ->
            [rebellion] Rebellion
            [unrest] Unrest
           *[mission] Mission
        }
e-action-preach =
    { $preach ->
        [mission] Place a mission
       *[conversion] Turn 1 unrest into a mission
    }
    .short =
        { $preach ->
            [mission] New mission
           *[conversion] From unrest
        }
e-action-peace = Move one space to the right instead
    .short = Peace
e-action-gift = Give treasuries to { $seat }
    .short = Gift to { $seat }

## The terminal table and the command line of Empires. Reasons begin with e-why-.

e-tui-moment = { $moment }. First player: { $seat }
e-tui-over = The game is over
e-tui-america =
    { $state ->
        [open] America is not discovered yet.
       *[done] America is discovered.
    }
e-tui-voyage =
    { $state ->
        [waiting] The voyage around the world comes after it.
        [open] The voyage around the world has yet to succeed (1 prestige).
       *[done] There is no prestige left for a voyage around the world.
    }
e-tui-war = War between { $attacker } (attacking) and { $defender }, year { $year }
e-tui-market = Goods on the market: { $goods }
e-tui-players = Players, clockwise from the first player ({ $goal } prestige without a loan win)
e-tui-player = { $seat }: prestige { $prestige }, treasury { $treasury }, fleets { $fleets }, squadrons { $squadrons }, goods { $goods }, diplomacy { $diplomacy } of { $spaces }, monopolies { $monopolies }
e-tui-loans = loans { $loans }
e-tui-row = cards: { $cards }
e-tui-now = { $card } (now)
e-tui-backs = { $count } face-down
e-tui-territories =
    { $viewer ->
        [player] Territories (native power), counters from the bottom up; unexplored: successes you need (power)
       *[spectator] Territories (native power), counters from the bottom up; unexplored: printed difficulty (power)
    }
e-tui-program = Which five cards do you lay, in the order of the five rounds?
e-tui-continent-none = On no continent
e-tui-continent-africa = Africa
e-tui-continent-americas = The Americas
e-tui-continent-asia = Asia
e-tui-continent-oceania = Oceania
e-tui-left-out = Out of this game: { $territories }
e-tui-unexplored = unexplored: { $territories }
e-tui-unexplored-more = { $territory } { $need } ({ $power }, { $prestige } prestige)
e-tui-free = free
e-tui-no-resources = no resources
e-tui-colony = colony of { $seat }
e-tui-independent = independent state
e-tui-unrest = unrest { $count }
e-tui-missions =
    { $count ->
        [one] 1 mission
       *[other] { $count } missions
    }
e-tui-city = booming city { $value }
e-tui-hand = Your cards, with two characters on each
e-tui-twice = two cards
e-tui-track = Its spaces are { $values }; entering one costs its number. Now: { $players }.
e-tui-adjacent = Adjacent: { $territories }.
e-tui-reconstructed = Some figures of this territory are reconstructed; no rulebook prints them.
e-tui-track-seafaring = each exploration needs as many successes fewer as the value says.
e-tui-track-navy = so many squadrons you may build in the naval phase.
e-tui-track-logistics = so many counters your viceroy sends at once.
e-tui-track-economy = the limit of loans, cities and trade; from 6 on tea and opium are open to you, and the first to reach 10 abolishes the slave trade.
e-tui-help-unknown = There is nothing called "{ $text }" to explain; ask for a character, a card, a track, a territory or a nation.
e-tui-why-how = Ask like this: why conqueror. Once your card of the round is shown, why alone speaks of both its characters.
e-tui-help =
    Answer with the number of an option, its name, or the beginnings of its words (ex for Explorer).
    3 1 5 2 6       five cards for the five rounds, in this order
    ? explorer      explain a character, card, track, territory or nation
    why             why you can or cannot use the characters of your card; also: why conqueror
    undo            take back; within an action freely, beyond it if only bots play against you
    board           the whole table again
    hand            your cards with what their characters do, and your nation
    log 40          the last lines of the record
    rules 15        a chapter of the rules; without a number, the one of the question
    save FILE       save the game there from now on
    lang de         switch the language
    quit            leave the table
e-why-no-card-yet = no card of this turn is shown yet.
e-why-other-card = it is not on the card that you show in this round.
e-why-used-already = you have used this character already in this turn.
e-why-all-explored = every territory is explored, and a voyage around the world is not possible for you now.
e-why-no-conquest = there is no territory without a colony where you control all resources and have as many counters as the native power.
e-why-no-treasury = your treasury is empty.
e-why-no-open-space = there is no explored territory with a resource where you may place a counter.
e-why-all-further-right = everybody else is further right on the diplomacy track than you.
e-why-nothing-explored = no territory is explored.
e-why-no-fleets = you have no merchant fleet.
e-why-nothing-to-ship = nobody controls a resource whose goods you could ship.
e-why-no-city-site = you have no counter in an explored territory other than that of the booming city.
e-why-city-too-dear = you would have to pay more than the booming city is worth, and economy or treasury do not allow that.
e-why-no-goods = there are no goods on the market.
e-why-no-progress = there is no progress track whose next space you can pay.
e-cli-history = This game is about European expansion from the fifteenth to the nineteenth century. What counters, cards and numbers stand for here meant conquest, epidemics, dispossession and the deportation and enslavement of millions for the people of the territories shown. The printed terms appear where a rule needs them; they are no judgement.
e-cli-rules-reconstructed = Of { $all } figures on board and Nation cards, { $count } are reconstructed, because they were printed only as pictures. Owners of the printed game can pass a corrected file with --board; metropole board check FILE shows which figures are reconstructed.
