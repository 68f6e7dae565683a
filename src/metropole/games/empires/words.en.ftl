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
    .code = Wa
e-colour-beige = beige
    .code = Pl
e-colour-yellow = yellow
    .code = Go
e-colour-black = black
    .code = Sl
e-colour-blue = blue
    .code = Si
e-colour-grey = grey
    .code = Me
e-colour-brown = brown
    .code = Fu
e-colour-red = red
    .code = Sp
e-colour-green = green
    .code = Te
e-colour-purple = purple
    .code = Op

e-space = { $resource } { $territory_in }
e-space-numbered = { $resource } { $number } { $territory_in }
e-space-unprinted = Space { $number } { $territory_in }
e-run = { $number }: { $seat } ({ $count })
e-run-safe = { $number }: { $seat } ({ $count }, safe)

## Tracks: name and help

e-track-seafaring = Seafaring
    .help =
        { $edition ->
            [revised] each roll to explore needs as much less as the value says.
           *[other] each exploration needs as many successes fewer as the value says.
        }
e-track-navy = Navy
    .help = so many squadrons you may build in the naval phase.
e-track-logistics = Logistics
    .help =
        { $edition ->
            [revised] so many counters your viceroy, adventurers or an expedition send at once, or your viceroy takes back.
           *[other] so many counters your viceroy sends at once.
        }
e-track-economy = Economy
    .help =
        { $edition ->
            [revised] the limit of what you pay for a city, and part of that of trade; from 6 on tea and opium are open to you, and the first to reach 10 abolishes the slave trade.
           *[other] the limit of loans, cities and trade; from 6 on tea and opium are open to you, and the first to reach 10 abolishes the slave trade.
        }

## Characters: name and help. A card is called by its two characters.

e-card = { $first }/{ $second }

e-character-explorer = Explorer
    .object = the Explorer
    .help =
        { $edition ->
            [revised] Choose an unexplored territory and roll the die. You need at least its difficulty, less your seafaring value, 1 less beside a counter of yours, up to 2 more in America while you do not know it yet. If you fall short by 1, 2, 3, 4, 5 or 6, you may make up the difference for 1, 3, 6, 10, 15 or 21 treasuries. Then you may send a merchant fleet, or adventurers for 1 treasury each up to your logistics value, or both; one or two adventurers bring 1 unrest, more of them 2.
           *[other] Choose an unexplored territory and roll 10 dice. You need as many successes as its difficulty, less your seafaring value, 1 less beside a counter of yours, 2 more in America before its discovery. You take 1 prestige and may then place a counter there: a merchant fleet, or adventurers for 1 treasury, who bring 1 unrest. In a later round than the discovery of America you may pay 1 treasury and try to sail around the world.
        }
e-character-conqueror = Conqueror
    .object = the Conqueror
    .help =
        { $edition ->
            [revised] Found a colony where you control all resources and have as many counters as the native power. Everybody there loses half of their counters, rounded down, and half of the unrest goes; one of the counters that you lose becomes a merchant fleet. A colony counts 1 prestige point, in India and China 2. It falls as soon as you have fewer counters there than half the native power.
           *[other] Found a colony where you control all resources and have as many counters as the native power: { $nations ->
                [yes] 1 prestige in one of your goals and none elsewhere, and 1 with the booming city.
               *[no] 1 prestige, and 1 more with the booming city.
            } Then as you like and in this order. Company: a counter becomes a merchant fleet. Pillage: treasuries equal to the native power, twice that with gold, and 1 unrest. Repression: remove up to 2 unrest, each for a step to the left. Plantation: with a beige resource here, take a merchant fleet from others for each black resource you control.
        }
e-character-viceroy = Viceroy
    .object = the Viceroy
    .help =
        { $edition ->
            [revised] Place counters from your treasury on the resource spaces of one explored territory, at most as many as your logistics value; two or three bring 1 unrest, four bring 2. In a colony of somebody else you may place only one, and only if you have none there. Or take as many back from one territory into your treasury.
           *[other] Place counters from your treasury on the resource spaces of one explored territory, at most as many as your logistics value.
        }
e-character-ambassador = Ambassador
    .object = the Ambassador
    .help =
        { $edition ->
            [revised] Move yourself one space to the right on the diplomacy track, and remove 1 unrest where you have a counter. Both are optional.
           *[other] Move any player, yourself included, one space to the right on the diplomacy track, and remove 1 unrest anywhere. Both are optional.
        }
e-character-sovereign = Sovereign
    .object = the Sovereign
    .help =
        { $edition ->
            [revised] Declare war on a player who is not further right on the diplomacy track: you take what is in the war box and move one space to the left. Each side may offer treasuries for one ally. There are at most four years, each fought in every shared territory and then at sea, with a die for each counter or squadron, at most five. Whoever rules the sea and has won there may land in an enemy colony. A war won is 1 prestige point for good; surrender, to which a side without squadrons is forced, costs 1, except for a defender who is outnumbered at sea. After the war everybody may arm. Or instead hunt the privateers that lie in wait for you; this takes the war box too, except with the option of a free hunt.
           *[other] Declare war on a player who is not further right on the diplomacy track, and move one space to the left. Each year is fought in every shared territory and then at sea, with a die for each counter or squadron, at most five. Whoever surrenders, or can no longer fight while the enemy can, gives 1 prestige to the victor.
        }
e-character-rebel = Rebel
    .object = the Rebel
    .help =
        { $edition ->
            [revised] Do one of two things: place 1 unrest in each of two explored territories, or start a rebellion in a territory with unrest, but not in a colony of yours. A rebellion rolls half the native power times unrest dice; in a colony it rolls the full power and costs you half the power in treasuries. Each success takes a counter of your choice, your own only when no others are left; each mission prevents one loss, and owners may avert losses for 2 treasuries each. Where five unrest lie, a rebellion breaks out by itself.
           *[other] Do one of three things: start a rebellion in a territory with unrest and without a mission, place 1 unrest in an explored territory, or remove a mission. A rebellion rolls native power times unrest dice; each success removes a counter of your choice, your own only when no others are left.
        }
e-character-merchant = Merchant
    .object = the Merchant
    .help =
        { $edition ->
            [revised] Ship goods to the market, one for each of your merchant fleets, each from another resource space. Your own come first, then those of others, who may refuse and get 1 treasury for each; with all your own aboard you must ask for those of the booming city first. Goods of others count half. Then the privateers sent against you may attack: each success takes 1 of the goods and gives its owner 1 treasury, and you may strike back with your squadrons.
           *[other] Ship goods to the market, one for each of your merchant fleets, each from another resource space that somebody controls. The goods of the booming city come first, and unrest there attracts pirates. Whoever controls a space gets 1 treasury for goods that somebody else ships, and may refuse except in the city.
        }
e-character-governor = Governor
    .object = the Governor
    .help =
        { $edition ->
            [revised] Place the booming city in a colony of yours, but not where it stands now. You pay 2, 4, 6, 8 or 10, more than the present city is worth and no more than your economy value. The old city stays as a relevant city. Each city counts 1 prestige point for the owner of its colony.
           *[other] Place the booming city in an explored territory where you have a counter. You pay more than the present city is worth, and no more than your economy value. { $nations ->
                [yes] A historical city of yours, named beside a goal, may be worth 1 more than you pay, and it alone brings the owner of its colony 1 prestige.
               *[no] If it stands in a colony, the owner gains 1 prestige.
            }
        }
e-character-trader = Trader
    .object = the Trader
    .help =
        { $edition ->
            [revised] Sell goods from the market, at most your economy value plus half the native power of each of your colonies, rounded up. Each brings its owner 1 treasury; for goods of others, who may forbid it, you gain half of their total number, rounded up.
           *[other] Sell goods from the market, at most your economy value plus the native power of all your colonies. Each brings its owner 1 treasury; for goods of others, who may forbid it, you gain as much.
        }
e-character-financier = Financier
    .object = the Financier
    .help =
        { $edition ->
            [revised] Take a loan: you get 10 treasuries and owe 10. In each turn your loan grows by 1 for every 15, or part of 15. At the end of the game, every 5 of it that you cannot repay, or part of 5, cost 1 prestige point.
           *[other] Take a loan of up to twice your economy value. Every loan grows by 1 at the end of a turn, and nobody wins with a loan.
        }
e-character-scientist = Scientist
    .object = the Scientist
    .help =
        { $edition ->
            [revised] Advance one space on one progress track and pay the number printed there, but not a second time in one turn in Navy, if you have bought a step of it after a war.
           *[other] Advance one space on one progress track and pay the number printed there.
        }
e-character-missionary = Missionary
    .object = the Missionary
    .help =
        { $edition ->
            [revised] Place a mission in an explored territory where you have a counter; there is room for one mission for every 4 native power, or part of 4. Each mission prevents one loss in a rebellion.
           *[other] Turn 1 unrest into a mission, or place a mission in an explored territory without unrest. Where there is a mission, no rebellion breaks out.
        }

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
e-nation-goals = Goals (with historical cities): { $goals }. Only a colony in a goal brings you prestige, and only a historical city does.
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
e-phase-privateering = Privateering phase
e-phase-interest = Interest phase
e-phase-cards = Card choice phase
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
    { $edition ->
        [revised] a roll of { $need } was needed
       *[other]
            { $need ->
                [one] 1 success was needed
               *[other] { $need } successes were needed
            }
    }
e-prestige =
    { $edition ->
        [revised]
            { $count ->
                [one] { $count } prestige point
               *[other] { $count } prestige points
            }
       *[other] { $count } prestige
    }
e-score =
    { $edition ->
        [revised]
            { $score ->
                [one] { $score } prestige point after loans
               *[other] { $score } prestige points after loans
            }
       *[other] { $score } prestige
    }
e-privateers =
    { $count ->
        [one] 1 privateer
       *[other] { $count } privateers
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
        [yes] You gain { e-prestige }.
       *[no] { $seat } gains { e-prestige }.
    }
e-fact-prestige-lost =
    { $you ->
        [yes] You lose { e-prestige }.
       *[no] { $seat } loses { e-prestige }.
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
    { $edition ->
        [revised]
            { $you ->
                [yes] Your debt grows by { e-treasuries }.
               *[no] The debt of { $seat } grows by { e-treasuries }.
            }
       *[other]
            { $you ->
                [yes] You take a loan of { e-treasuries }.
               *[no] { $seat } takes a loan of { e-treasuries }.
            }
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
e-fact-order-place =
    { $you ->
        [yes] You take place { $place } in the player order.
       *[no] { $seat } takes place { $place } in the player order.
    }
e-fact-card-laid =
    { $you ->
        [yes] You lay { $card } without an action.
       *[no] { $seat } lays { $card } without an action.
    }
e-fact-card-locked =
    { $you ->
        [yes] You leave out { $card } in the next turn.
       *[no] { $seat } leaves out { $card } in the next turn.
    }
e-fact-die =
    { $you ->
        [yes] You roll { $value }.
       *[no] { $seat } rolls { $value }.
    }
e-fact-bought-up =
    { $you ->
        [yes] You make up the difference.
       *[no] { $seat } makes up the difference.
    }
e-fact-goods-landed =
    { $count ->
        [one]
            { $you ->
                [yes] 1 of your goods reaches the market.
               *[no] 1 of the goods of { $seat } reaches the market.
            }
       *[other]
            { $you ->
                [yes] { $count } of your goods reach the market.
               *[no] { $count } of the goods of { $seat } reach the market.
            }
    }
e-fact-privateer-placed =
    { $you ->
        [yes] You send a privateer against { $other_object }.
       *[no] { $seat } sends a privateer against { $other_object }.
    }
e-fact-privateers-attack =
    { $you ->
        [yes] You attack { $other_object } with { e-privateers }.
       *[no] { $seat } attacks { $other_object } with { e-privateers }.
    }
e-fact-privateer-sunk =
    { $you ->
        [yes] A privateer of yours is sunk by { $other_object }.
       *[no] A privateer of { $seat } is sunk by { $other_object }.
    }
e-fact-privateers-hunted =
    { $you ->
        [yes] You hunt the privateers that lie in wait for you.
       *[no] { $seat } hunts privateers.
    }
e-fact-counter-recalled =
    { $you ->
        [yes] It returns to your treasury.
       *[no] It returns to the treasury of { $seat }.
    }
e-fact-loss-averted =
    { $you ->
        [yes] You save a counter on the resource space { $space }.
       *[no] { $seat } saves a counter on the resource space { $space }.
    }
e-fact-rebellion = A rebellion breaks out { $territory_in }.
e-fact-rebellion-dice = The rebellion rolls { e-dice }: { e-successes }.
e-fact-automatic-rebellion = Unrest { $territory_in } is so great that a rebellion breaks out by itself.
e-fact-city-lost =
    { $you ->
        [yes] You lose a city { $territory_in }.
       *[no] { $seat } loses a city { $territory_in }.
    }
e-fact-progress-award =
    { $you ->
        [yes] The progress point is yours.
       *[no] The progress point goes to { $seat }.
    }
e-fact-mission-award =
    { $you ->
        [yes] The mission point is yours.
       *[no] The mission point goes to { $seat }.
    }
e-fact-empire =
    { $you ->
        [yes] You have an empire of five adjacent colonies.
       *[no] { $seat } has an empire of five adjacent colonies.
    }
e-fact-war-box-taken =
    { $you ->
        [yes] You empty the war box.
       *[no] { $seat } empties the war box.
    }
e-fact-war-box-grown = A turn without war: the war box now holds { e-treasuries }.
e-fact-alliance-offered =
    { $count ->
        [0]
            { $you ->
                [yes] You offer an ally nothing.
               *[no] { $seat } offers an ally nothing.
            }
       *[other]
            { $you ->
                [yes] You offer an ally { e-treasuries }.
               *[no] { $seat } offers an ally { e-treasuries }.
            }
    }
e-fact-supported =
    { $side ->
        [attacker]
            { $you ->
                [yes] You support the attacker.
               *[no] { $seat } supports the attacker.
            }
        [defender]
            { $you ->
                [yes] You support the defender.
               *[no] { $seat } supports the defender.
            }
       *[nobody]
            { $you ->
                [yes] You stay neutral.
               *[no] { $seat } stays neutral.
            }
    }
e-fact-allied =
    { $you ->
        [yes] You fight for { $other_object }.
       *[no] { $seat } fights for { $other_object }.
    }
e-fact-ally-left =
    { $you ->
        [yes] You leave the war.
       *[no] { $seat } leaves the war.
    }
e-fact-invasion =
    { $you ->
        [yes] You land an expedition { $territory_in }.
       *[no] { $seat } lands an expedition { $territory_in }.
    }
e-fact-war-drawn = The war ends without a winner.
e-fact-victory-point =
    { $you ->
        [yes] The war that you have won counts 1 prestige point for good.
       *[no] The war that { $seat } has won counts 1 prestige point for good.
    }
e-fact-defeat-point =
    { $you ->
        [yes] The war that you have lost costs 1 prestige point for good.
       *[no] The war that { $seat } has lost costs 1 prestige point for good.
    }
e-fact-emergency-loan =
    { $you ->
        [yes] You take an emergency loan.
       *[no] { $seat } takes an emergency loan.
    }
e-fact-end-die = The die for the end of the game shows { $value }.

## The outcome

e-outcome-won =
    { $ending ->
        [turn-cap]
            { $you ->
                [yes] You win with { e-score }, because { $cap } turns have been played (not an official result).
               *[no] { $seat } wins with { e-score }, because { $cap } turns have been played (not an official result).
            }
        [the-die]
            { $you ->
                [yes] The die has ended the game. You win with { e-score }.
               *[no] The die has ended the game. { $seat } wins with { e-score }.
            }
       *[other]
            { $you ->
                [yes] You win with { e-score }.
               *[no] { $seat } wins with { e-score }.
            }
    }
e-outcome-shared = The victory is shared: { $seats }.
e-outcome-place =
    { $total ->
        [one] { $rank }. { $seat }: { e-score }, 1 treasury
       *[other] { $rank }. { $seat }: { e-score }, { $total } treasuries
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
    { $edition ->
        [revised]
            { $loans ->
                [none] Do you repay some of your loan?
               *[other] Do you repay some of your loan of { $loans }?
            }
       *[other]
            { $loans ->
                [none] Do you repay a loan?
               *[other] Do you repay a loan? Yours in their order: { $loans }.
            }
    }
e-prompt-repay-amount = How much do you repay?
e-prompt-give = Do you give treasuries to anybody?
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
e-prompt-extremadura =
    { $territory ->
        [none] Do you found the colony by the rule of Extremadura?
       *[other] Do you found the colony { $territory_in } by the rule of Extremadura?
    }
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
e-prompt-city-value =
    { $territory ->
        [none] Make the historical city worth 1 more than you pay?
       *[other] Make the historical city { $territory_in } worth 1 more than { $count }?
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
        [rebellion]
            { $edition ->
                [revised] Where does a rebellion break out? In a colony it costs half its native power in treasuries.
               *[other] Where does a rebellion break out?
            }
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
       *[other]
            { $cost ->
                [none] Year { $year } of the war is over. Do you surrender to { $other_object }?
                [0] Year { $year } of the war is over. Do you surrender to { $other_object }? Outnumbered at sea, you would not lose a prestige point.
               *[other] Year { $year } of the war is over. Do you surrender to { $other_object }? It would cost you 1 prestige point.
            }
    }
e-prompt-trade-own = How many of your own goods do you sell?
e-prompt-trade-whose =
    { $count ->
        [none] Whose goods do you sell now?
       *[other] Whose goods do you sell now? The limit leaves room for { $count }.
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
       *[other]
            { $count ->
                [none] On which resource space { $territory_in } do you place the first counter?
                [one] On which resource space { $territory_in } do you place a counter?
               *[other] On which resource space { $territory_in } do you place the first counter? You may send at most { e-counters }.
            }
    }
e-prompt-send-more =
    { $territory ->
        [none] On which resource space do you place another counter?
       *[other] You have sent { e-counters } { $territory_into }. On which resource space do you place another?
    }
e-prompt-play =
    { $loan ->
        [none] What do you do in this round?
        [0] What do you do in this round?
       *[other] What do you do in this round? Your loan is { $loan }.
    }
e-prompt-lock = Which card do you leave out in the next turn?
e-prompt-privateer =
    { $count ->
        [none] Against whom do you send a privateer for 1 treasury?
        [0] Against whom do you send a privateer for 1 treasury? You may send two in this turn.
       *[other] Against whom do you send another privateer for 1 treasury?
    }
e-prompt-improve = Do you move one space to the right on the diplomacy track?
e-prompt-remove-own =
    { $territory ->
        [none] From which resource space do you lose a counter?
       *[other] You still lose { e-counters } { $territory_in }. From which resource space is the next one?
    }
e-prompt-remove-own-run =
    { $stack ->
        [none] Which of your counters in the stack is lost?
       *[other] Which of your counters in the stack on the resource space { $space } is lost? From the bottom: { $stack }.
    }
e-prompt-buy-up =
    { $territory ->
        [none] Do you make up the difference?
       *[other] You need { $need } to explore { $territory_object } and have rolled { $value }. Do you make up the difference for { e-treasuries }?
    }
e-prompt-outfit =
    { $count ->
        [none] What do you send to the explored territory?
        [0] What do you send { $territory_into }?
       *[other] What do you also send { $territory_into }?
    }
e-prompt-city-offer =
    { $territory ->
        [none] Which goods of the booming city do you ask for first?
       *[other] All your own goods are aboard, and you have { e-fleets } left. Which goods of the booming city { $territory_in } do you ask for first?
    }
e-prompt-ship-own =
    { $count ->
        [none] Which of your own goods do you ship?
       *[other] Which of your own goods do you ship? Still free: { e-fleets }.
    }
e-prompt-buy-goods =
    { $count ->
        [none] Which goods of others do you ask for?
       *[other] Which goods of others do you ask for? Still free: { e-fleets }.
    }
e-prompt-raid =
    { $other ->
        [none] With how many privateers do you attack?
       *[other] { $other } ships { e-goods }. With how many privateers do you attack?
    }
e-prompt-strike-back =
    { $count ->
        [none] Do you strike back at the privateers?
       *[other] Do you strike back at the privateers with { e-dice }? Each success sinks one that has attacked.
    }
e-prompt-sink-privateer =
    { $count ->
        [none] Whose privateer do you sink?
        [one] Whose privateer do you sink with the last hit?
       *[other] Whose privateer do you sink? { $count } hits are left.
    }
e-prompt-mission-where = Where do you place a mission?
e-prompt-govern =
    { $count ->
        [none] Where do you send counters, or from where do you take some back?
       *[other] Where do you send counters, or from where do you take some back? At most { e-counters }.
    }
e-prompt-recall-space =
    { $territory ->
        [none] From which resource space do you take back the first counter?
       *[other] From which resource space { $territory_in } do you take back the first counter?
    }
e-prompt-recall-run =
    { $stack ->
        [none] Which of your counters in the stack do you take back?
       *[other] Which of your counters in the stack on the resource space { $space } do you take back? From the bottom: { $stack }.
    }
e-prompt-recall-more =
    { $territory ->
        [none] From which resource space do you take back another counter?
       *[other] You have taken back { e-counters } { $territory_from }. From which resource space do you take another?
    }
e-prompt-stir-second =
    { $territory ->
        [none] Where do you place another 1 unrest?
       *[other] 1 unrest goes { $territory_into }. Where do you place another?
    }
e-prompt-avert =
    { $territory ->
        [none] Which counter do you save for 2 treasuries?
       *[other] The rebellion { $territory_in } threatens { e-counters } of yours. Which one do you save for 2 treasuries?
    }
e-prompt-avert-run =
    { $stack ->
        [none] Which of your counters in the stack do you save?
       *[other] Which of your counters in the stack on the resource space { $space } do you save? From the bottom: { $stack }.
    }
e-prompt-foothold =
    { $territory ->
        [none] Where do you bring in a counter, for 1 treasury and a step to the left on the diplomacy track?
       *[other] The colony { $territory_in } has fallen. Where do you bring in a counter, for 1 treasury and a step to the left on the diplomacy track?
    }
e-prompt-offer =
    { $other ->
        [none] How many treasuries do you offer an ally?
       *[other]
            { $rival ->
                [none] War against { $other_object }: how many treasuries do you offer an ally?
               *[other] War against { $other_object }: how many treasuries do you offer an ally? The enemy offers { $rival }.
            }
    }
e-prompt-support =
    { $attacker ->
        [none] Whom do you support in this war?
       *[other] { $attacker } has declared war on { $defender }. Treasuries offered to an ally: { $attacker } { $offer }, { $defender } { $rival }. Whom do you support?
    }
e-prompt-ally =
    { $count ->
        [none] Whom do you take as your ally?
        [0] Whom do you take as your ally? You have offered nothing.
       *[other] Whom do you take as your ally? You have offered { e-treasuries }.
    }
e-prompt-invade =
    { $year ->
        [none] Which enemy colony do you attack?
       *[other] Your side rules the sea in year { $year } of the war. Which enemy colony do you attack? You may send at most { e-counters }.
    }
e-prompt-leave =
    { $other ->
        [none] Do you leave the war?
       *[other] Year { $year } of the war is over. Do you go on fighting for { $other_object }, or do you leave?
    }
e-prompt-navy-step =
    { $count ->
        [none] Escalation: do you buy a step of the navy?
       *[other] Escalation: do you buy a step of the navy for { e-treasuries }?
    }
e-prompt-escalate =
    { $warring ->
        [none] Escalation: how many squadrons do you buy?
        [yes] Escalation after your war: how many squadrons do you buy? They cost 1 treasury each up to your fourth and 2 for the fifth.
       *[no] Escalation: do you buy 1 squadron for 2 treasuries?
    }

## Options: at length, and short where the question says the rest

e-action-pass =
    { $prompt ->
        [character] Forfeit the round
        [favour] Move nobody
        [calm] Remove no unrest
        [company] Found no company
        [occupy] Send nobody
        [foothold] Bring in no counter
        [ally] Fight without an ally
        [invade] Send no expedition
       *[other] Forfeit
    }
    .short = { e-action-pass }
e-action-done =
    { $prompt ->
        [repay] Repay nothing more
        [give] Give nothing
        [ship] Ship nothing more
        [trade-whose] Sell nothing more
        [send-more] Place no more counters
        [privateer] Send no more privateers
        [outfit] Send nothing more
        [ship-own] Ship no more of your own
        [buy-goods] Ask for nothing more
        [recall-more] Take back no more counters
        [avert] Accept the losses
       *[other] Done
    }
    .short = { e-action-done }
e-action-yes =
    { $prompt ->
        [flamboyance] Pay
        [extremadura] By Extremadura, with 1 unrest
        [pillage] Pillage the colony
        [plantation] Take merchant fleets
        [again] Roll again
        [circumnavigate] Try it
        [city-value] Make it worth 1 more
        [sell] Sell
        [reroll] Roll again
        [surrender] Surrender
        [improve] Move one space to the right
        [buy-up] Pay
        [strike-back] Strike back
        [leave] Leave the war
        [navy-step] Buy the step
       *[other] Yes
    }
    .short = { e-action-yes }
e-action-no =
    { $prompt ->
        [flamboyance] Lose 1 prestige
        [extremadura] In the normal way
        [pillage] Do not pillage
        [plantation] Take no merchant fleets
        [again] Leave it
        [circumnavigate] Leave it
        [city-value] Leave it at the price
        [sell] Refuse
        [reroll] Keep the result
        [surrender] Fight on
        [improve] Stay where you are
        [buy-up] Accept the failure
        [strike-back] Do not strike back
        [leave] Fight on
        [navy-step] Buy no step
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
        [mission-where] Place a mission { $territory_in }
        [govern] Send counters { $territory_into }
        [stir-second] Place 1 unrest { $territory_in }
        [invade] Land an expedition { $territory_in }
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
        [remove-own] Remove a counter: { $space }
        [city-offer] Ask for goods: { $space }
        [ship-own] Ship goods: { $space }
        [buy-goods] Ask for goods: { $space }
        [recall-space] Take back a counter: { $space }
        [recall-more] Take back a counter: { $space }
        [avert] Save a counter: { $space }
        [foothold] Bring in a counter: { $space }
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
        [trade-whose]
            { $you ->
                [yes] Sell more of your own goods
               *[no] Sell goods of { $seat }
            }
        [privateer] Send a privateer against { $seat }
        [sink-privateer] Sink a privateer of { $seat }
        [ally] Take { $seat } as your ally
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
        [raid]
            { $count ->
                [0] Do not attack
               *[other] Attack with { e-privateers }
            }
        [offer]
            { $count ->
                [0] Offer nothing
               *[other] Offer { e-treasuries }
            }
        [escalate] Buy { e-squadrons }
       *[other] { $count }
    }
    .short = { $count }
e-action-pile =
    { $edition ->
        [revised] Repay some of your loan
       *[other] Repay loan { $number }
    }
    .short =
        { $edition ->
            [revised] Loan
           *[other] Loan { $number }
        }
e-action-nation = Choose { $nation_object }
    .short = { $nation }
e-action-with =
    { $means ->
        [fleet] Send a merchant fleet
       *[adventurers]
            { $edition ->
                [revised] Send adventurers for 1 treasury each; they bring unrest
               *[other] Send adventurers for 1 treasury; they bring 1 unrest
            }
    }
    .short =
        { $means ->
            [fleet] Merchant fleet
           *[adventurers] Adventurers
        }
e-action-stir =
    { $stir ->
        [rebellion] Start a rebellion
        [unrest]
            { $edition ->
                [revised] Place 1 unrest in each of two territories
               *[other] Place 1 unrest
            }
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
e-action-lay = Lay { $card } without an action
    .short = { $card } without an action
e-action-lock = Leave out { $card }
    .short = { $card }
e-action-recall = Take back counters { $territory_from }
    .short = Back { $territory_from }
e-action-support =
    { $side ->
        [attacker] Support the attacker
        [defender] Support the defender
       *[nobody] Stay neutral
    }
    .short =
        { $side ->
            [attacker] Attacker
            [defender] Defender
           *[nobody] Nobody
        }
e-action-hunt = Hunt the privateers that lie in wait for you
    .short = Privateers
e-action-emergency = Take an emergency loan (owe 10, get 8)
    .short = Emergency loan

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
e-tui-now = { $card } (now)
e-tui-backs = { $count } face-down
e-tui-program = Which five cards do you lay, in the order of the five rounds?
e-tui-territories = Territories
    .legend =
        { $viewer ->
            [player]
                { $edition ->
                    [revised] (native power), counters from the bottom up; unexplored: roll you need (power)
                   *[other] (native power), counters from the bottom up; unexplored: successes you need (power)
                }
           *[spectator] (native power), counters from the bottom up; unexplored: printed difficulty (power)
        }
e-tui-continent-none = On no continent
e-tui-continent-africa = Africa
e-tui-continent-americas = The Americas
e-tui-continent-asia = Asia
e-tui-continent-oceania = Oceania
e-tui-left-out = Out of this game
e-tui-unexplored = unexplored
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
e-tui-help-unknown =
    { $edition ->
        [revised] There is nothing called "{ $text }" to explain; ask for a character, a card, a track or a territory.
       *[other] There is nothing called "{ $text }" to explain; ask for a character, a card, a track, a territory or a nation.
    }
e-tui-why-how =
    { $edition ->
        [revised] Ask like this: why conqueror, or why lay sovereign. In a round, why alone speaks of all cards in your hand.
       *[other] Ask like this: why conqueror. Once your card of the round is shown, why alone speaks of both its characters.
    }
e-tui-help =
    { $edition ->
        [revised]
            Answer with the number of an option, its name, or the beginnings of its words (ex for Explorer).
            ? explorer      explain a character, card, track or territory
            why             why you cannot use characters of your cards; also: why conqueror, why lay sovereign
            hint            what the bot search thinks of the options; takes a moment
            undo            take back; within an action freely, beyond it if only bots play against you
            board           the whole table again
            hand            your cards with what their characters do
            log 40          the last lines of the record
            rules 12.3      a chapter of the rules; without a number, the one of the question
            save FILE       save the game there from now on
            lang de         switch the language
            quit            leave the table
       *[other]
            Answer with the number of an option, its name, or the beginnings of its words (ex for Explorer).
            3 1 5 2 6       five cards for the five rounds, in this order
            ? explorer      explain a character, card, track, territory or nation
            why             why you can or cannot use the characters of your card; also: why conqueror
            hint            what the bot search thinks of the options; takes a moment
            undo            take back; within an action freely, beyond it if only bots play against you
            board           the whole table again
            hand            your cards with what their characters do, and your nation
            log 40          the last lines of the record
            rules 15        a chapter of the rules; without a number, the one of the question
            save FILE       save the game there from now on
            lang de         switch the language
            quit            leave the table
    }
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
e-why-explored-already = the territory is explored already.
e-why-unexplored = the territory is not explored yet.
e-why-colony-already = the territory is a colony already.
e-why-no-natives = the territory has no native power, so that it cannot become a colony.
e-why-not-all-resources = you do not control all resources of the territory.
e-why-too-few-counters = you have fewer counters in the territory than its native power.
e-why-city-there = the booming city is in this territory.
e-why-no-counter-there = you have no counter in the territory.
e-why-no-colony-there = the territory is not your colony.
e-why-closed-to-you = there is no resource in the territory where you may place a counter.
e-cli-history = This game is about European expansion from the fifteenth to the nineteenth century. What counters, cards and numbers stand for here meant conquest, epidemics, dispossession and the deportation and enslavement of millions for the people of the territories shown. The printed terms appear where a rule needs them; they are no judgement.
e-cli-rules-reconstructed = Of { $all } figures on board and Nation cards, { $count } are reconstructed, because they were printed only as pictures. Owners of the printed game can pass a corrected file with --board; metropole board check FILE shows which figures are reconstructed.

## What stands in the outline of the table. Keys begin with e-outline-.

e-outline-player = player
e-outline-prestige = prestige
e-outline-points = points
e-outline-treasury = treasury
e-outline-fleets = fleets
e-outline-squadrons = squadrons
e-outline-goods = goods
e-outline-diplomacy = diplomacy
e-outline-place = { $place } of { $spaces }
e-outline-monopolies = monopolies
e-outline-loans = loans
e-outline-net = { $points } ({ $net } after the loan)
e-outline-less = { $net } ({ $points } less { $penalty } for the loan)
e-outline-cards = cards
e-outline-used = characters used this turn
e-outline-remarks = remarks
e-outline-honours = awards
e-outline-privateers = privateers in wait here
e-outline-tracks = Progress tracks
e-outline-track = track
e-outline-spaces = spaces
e-outline-effect = effect
e-outline-territory = territory
e-outline-power = native power
e-outline-need = needs
e-outline-power-of = { $power }, { $prestige } prestige
e-outline-resources = resources
e-outline-markers = markers
e-outline-neighbours = neighbours
e-outline-card = card
e-outline-round = round { $round }
e-outline-characters = characters
e-outline-nation = Your nation
e-outline-ending = What decides
e-outline-colonies = colonies
e-outline-victories = wars won

## The terminal table of the revised rules

e-tui-order = { $moment }. Player order: { $seats }
e-tui-america-unknown = America is not discovered yet: each roll to explore there needs { $penalty } more.
e-tui-america-new = America was discovered this turn: each roll to explore there needs { $penalty } more, but not of { $seats }.
e-tui-america-recent = America was discovered last turn: each roll to explore there needs { $penalty } more, but not of { $seats }.
e-tui-america-known = America is known to everybody.
e-tui-war-box = War box: { $count }.
e-tui-allied-war = War, year { $year }: { $attackers } against { $defenders }
e-tui-ally = { $seat } with { $ally } (for { e-treasuries })
e-tui-offer = { $seat } (offers an ally { e-treasuries })
e-tui-doomed = Counters about to be lost: { $spaces }
e-tui-abolished = The slave trade is abolished.
e-tui-end-die =
    { $roll ->
        [6] The game ends after this turn.
       *[other] After this turn a die ends the game if it shows { $roll } or less.
    }
e-tui-revised-players = Players in player order ({ $goal } points after the loan win at once)
e-tui-loan =
    { $count ->
        [one] loan { $loan } (costs 1 point)
       *[other] loan { $loan } (costs { $count } points)
    }
e-tui-war-points =
    { $victories ->
        [0] war points { $count }
        [one] war points { $count } (1 war won)
       *[other] war points { $count } ({ $victories } wars won)
    }
e-tui-progress-award = award for progress
e-tui-mission-award = award for missions
e-tui-missions-placed =
    { $count ->
        [one] 1 mission founded
       *[other] { $count } missions founded
    }
e-tui-empire = 1 permanent point for an empire
e-tui-in-hand =
    { $count ->
        [0] no card in hand
        [6] all six cards in hand
       *[other] in hand: { $cards }
    }
e-tui-played = played: { $cards }
e-tui-no-action = { $card } (no action)
e-tui-laying = Without an action ({ $card })
e-tui-locked = left out: { $card }
e-tui-safe = { $counters } (safe)
e-tui-relevant =
    { $count ->
        [one] relevant city
       *[other] { $count } relevant cities
    }
e-tui-marked = a rebel was here
e-why-no-round = no round is being played now.
e-why-locked = you have left the card out for this turn.
e-why-card-played = the card has been played in this turn already.
e-why-must-act = one of its characters can be used now, and with this card that is a duty.
e-why-nothing-unexplored = every territory is explored.
e-why-nothing-to-send = your treasury is empty, and you have no counter on the map to take back.
e-why-nowhere-to-send = there is no explored territory where you may place a counter, and you have none on the map to take back.
e-why-no-enemy = everybody else is further right on the diplomacy track than you, and there are no privateers in your box that a squadron of yours could fight.
e-why-all-marked = rebels have been in every explored territory in this turn, and nowhere can you start a rebellion.
e-why-no-own-site = you have no colony other than that of the booming city.
e-why-no-counters = you do not have the counters for a loan and its treasuries.
e-why-navy-bought = you could pay a step of the navy track only, and have taken one in this turn already.
e-why-no-parish = there is no explored territory where you have a counter and there is room for another mission.

## What house rules may change. Keys begin with e-figure-.

e-figure-seats = players
e-figure-treasury = treasury at the start
e-figure-fleets = merchant fleets at the start
e-figure-squadrons = squadrons at the start
e-figure-victory = prestige that wins
e-figure-gift-cap = gifts a player may make each turn
e-figure-free-gifts = gifts also when others are about to act
e-figure-turn-cap = last turn (0: none)
e-figure-end-rolls = highest rolls that end the game after turn 8, 9 and so on
e-figure-hunt-is-war = war on privateers takes the war box
e-figure-empire-lasts = the permanent point of an empire adds to what is left of it
e-figure-strict-city = the city's goods are a duty although own goods are left behind
e-figure-strict-counters = forty counters each and no more

## The words of the picture of the table, where there is little room

e-drawing =
    .player = Player
    .points = Points
    .prestige = Prestige
    .of = of { $count }
    .treasury = Treasury
    .fleets = Fleets
    .squadrons = Squadrons
    .goods = Goods
    .loans = Loans
    .many-loans = { $total } in { $count }
    .diplomacy = Diplomacy
    .monopolies = Monopolies
    .war-points = War
    .privateers = Privateers
    .cards = Cards
    .power = Native power
    .difficulty = Difficulty
    .unrest = Unrest
    .mission = Mission
    .city = City
    .independent = Independent
    .colony = Colony
    .america = Discovery of America
    .circumnavigation = Circumnavigation
    .war-box = War box
    .discovered = turn { $turn }
    .known = known from the start
    .undiscovered = not yet discovered
    .worth = prestige { $count }
    .waiting = after America
    .excluded = not in this game
    .done = done
    .war = war, year { $year }: { $attacker } against { $defender }
    .allied = { $seat } with { $ally }
    .abolished = slave trade abolished

## Captions of stations: titles and clauses. $count adds up alike facts; $own is "yes" of whom the title names.

e-caption-who =
    { $own ->
        [yes] { "" }
       *[no]
            { $you ->
                [yes] you
               *[no] { $seat }
            }
    }
e-caption-character =
    { $you ->
        [yes] You use { $character_object }
       *[no] { $seat } uses { $character_object }
    }
e-caption-laid =
    { $you ->
        [yes] You lay { $card }
       *[no] { $seat } lays { $card }
    }
e-caption-war =
    { $you ->
        [yes] You declare war on { $other_object }
       *[no] { $seat } declares war on { $other_object }
    }
e-caption-year = War year { $year }
e-caption-battle = { $territory }
e-caption-sea-battle = Naval battle
e-caption-surrendered =
    { $you ->
        [yes] You surrender to { $other_dative }
       *[no] { $seat } surrenders to { $other_dative }
    }
e-caption-defeated =
    { $you ->
        [yes] You are defeated by { $other_dative }
       *[no] { $seat } is defeated by { $other_dative }
    }
e-caption-drawn = The war ends in a draw
e-caption-rebellion = Rebellion { $territory_in }
e-caption-attempt = Attempted rebellion
e-caption-raid =
    { $you ->
        [yes] You raid { $other_object }
       *[no] { $seat } raids { $other_object }
    }
e-caption-hunt =
    { $you ->
        [yes] You hunt privateers
       *[no] { $seat } hunts privateers
    }
e-caption-end-die = The die for the end shows { $value }
e-caption-escalation = After the war
e-caption-fleets = Merchant fleets
e-caption-squadrons = Squadrons
e-caption-privateers = Privateering
e-caption-loans = Loans
e-caption-interest = Interest
e-caption-nations = Nations
e-caption-cards = Locked
e-caption-earned = { e-caption-who } +{ $count } treasury
e-caption-paid = { e-caption-who } −{ $count } treasury
e-caption-borrowed = { e-caption-who } +{ $count } debt
e-caption-repaid = { e-caption-who } −{ $count } debt
e-caption-fleets-gained = { e-caption-who } +{ e-fleets }
e-caption-fleets-lost = { e-caption-who } −{ e-fleets }
e-caption-squadrons-gained = { e-caption-who } +{ e-squadrons }
e-caption-squadrons-lost = { e-caption-who } −{ e-squadrons }
e-caption-prestige-gained = { e-caption-who } +{ $count } prestige
e-caption-prestige-lost = { e-caption-who } −{ $count } prestige
e-caption-victory-point = { e-caption-who } +1 for the victory
e-caption-defeat-point = { e-caption-who } −1 for the defeat
e-caption-award =
    { $you ->
        [yes] award for you
       *[no] award for { $seat }
    }
e-caption-empire =
    { $you ->
        [yes] you have an empire
       *[no] { $seat } has an empire
    }
e-caption-won =
    { $you ->
        [yes] you win
       *[no] { $seat } wins
    }
e-caption-dice =
    { $count ->
        [one] { e-caption-who } { $successes } of 1 die
       *[other] { e-caption-who } { $successes } of { $count } dice
    }
e-caption-die = { e-caption-who } die { $value }
e-caption-rerolled = { e-caption-who } again
e-caption-placed = { e-caption-who } +{ e-counters }
e-caption-removed = { e-caption-who } −{ e-counters }
e-caption-averted =
    { $you ->
        [yes] you save { e-counters }
       *[no] { $seat } saves { e-counters }
    }
e-caption-control = controls { $list }
    .each = { $space }
e-caption-colony-founded = colony { $territory_in }
e-caption-colony-lost =
    { $you ->
        [yes] you lose the colony
       *[no] { $seat } loses the colony
    }
e-caption-independent = independent state { $territory_in }
e-caption-city-placed = city { $territory_in }, value { $value }
e-caption-city-lost =
    { $you ->
        [yes] you lose a city
       *[no] { $seat } loses a city
    }
e-caption-mission-placed = mission { $territory_in }
e-caption-mission-removed = no mission { $territory_in } any more
e-caption-unrest-added = unrest: { $list }
    .each = { $territory } +{ $count }
e-caption-unrest-removed = unrest: { $list }
    .each = { $territory } −{ $count }
e-caption-sunk =
    { $count ->
        [one] { e-caption-who } −1 privateer
       *[other] { e-caption-who } −{ $count } privateers
    }
e-caption-ally-left =
    { $you ->
        [yes] you leave the war
       *[no] { $seat } leaves the war
    }
e-caption-invasion =
    { $you ->
        [yes] you land { $territory_in }
       *[no] { $seat } lands { $territory_in }
    }
e-caption-explored = { $territory } explored
e-caption-failed = { $territory } not explored
e-caption-america = America discovered
e-caption-circumnavigated = world circumnavigated
e-caption-not-circumnavigated = voyage around the world fails
e-caption-track = { e-caption-who } { $track } { $value }
e-caption-shipped = { e-caption-who } { e-goods } shipped
e-caption-landed = { e-caption-who } { e-goods } to market
e-caption-sold = { e-caption-who } { e-goods } sold
e-caption-pirates = pirates { $territory_from }
e-caption-refused = refused: { $list }
    .each = { e-caption-who }
e-caption-diplomacy =
    { $steps ->
        [-2] { e-caption-who } diplomacy −2
        [-1] { e-caption-who } diplomacy −1
       *[other] { e-caption-who } diplomacy +{ $steps }
    }
e-caption-offered = offers: { $list }
    .each = { e-caption-who } { $count }
e-caption-supported =
    { $side ->
        [attacker] { e-caption-who } for the attacker
        [defender] { e-caption-who } for the defender
       *[nobody] { e-caption-who } neutral
    }
e-caption-allied =
    { $you ->
        [yes] you fight for { $other_object }
       *[no] { $seat } fights for { $other_object }
    }
e-caption-rebels =
    { $count ->
        [one] { $successes } of 1 die
       *[other] { $successes } of { $count } dice
    }
e-caption-gift =
    { $you ->
        [yes] You give { $other_dative } { e-treasuries }
       *[no] { $seat } gives { $other_dative } { e-treasuries }
    }
e-caption-built = { $list }
    .each = { e-caption-who } +{ $count }
e-caption-sent = { e-caption-who } { $count } against { $other_object }
e-caption-added = { $list }
    .each = { e-caption-who } +{ $count } debt
e-caption-locked = { e-caption-who } { $card }
e-caption-war-box = war box { $count }
e-caption-first =
    { $you ->
        [yes] you go first
       *[no] { $seat } goes first
    }
e-caption-order = player order: { $list }
    .each = { e-caption-who }
e-caption-nation = { e-caption-who } { $nation }
e-caption-excluded = { $count } territories out of the game
e-caption-passed = forfeited: { $list }
    .each = { e-caption-who }
e-caption-turn = turn { $turn }
e-caption-programmed = cards laid
e-caption-round = round { $round }
e-caption-revealed = { $list }
    .each = { e-caption-who } { $card }
