### English. Every message here has its counterpart in de.ftl, with the same blanks.
###
### A blank may come in several forms, named with an underscore: $region is the bare name, $region_in the name with its
### preposition. Which forms there are is said where places and cubes are named, below. $you is "yes" when the fact is
### about the reader. $edition, $drawn and $policy and the like describe the rules in use.

## Players and factions

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-white = White
seat-purple = Purple

faction-natives = Natives
    .object = the natives

faction-seat = { $seat }
    .object = { $seat }

## Places. The names come from the board; the forms below serve those that a board leaves unchanged, and -other the rest.

region-north-africa = North Africa
    .code = NA
    .subject = North Africa
    .object = North Africa
    .dative = North Africa
    .in = in North Africa
    .into = to North Africa
    .from = from North Africa
    .at = at North Africa
region-sub-saharan-africa = Sub-Saharan Africa
    .code = SS
    .subject = Sub-Saharan Africa
    .object = Sub-Saharan Africa
    .dative = Sub-Saharan Africa
    .in = in Sub-Saharan Africa
    .into = to Sub-Saharan Africa
    .from = from Sub-Saharan Africa
    .at = at Sub-Saharan Africa
region-middle-east = Middle East
    .code = ME
    .subject = the Middle East
    .object = the Middle East
    .dative = the Middle East
    .in = in the Middle East
    .into = to the Middle East
    .from = from the Middle East
    .at = at the Middle East
region-india = India
    .code = IN
    .subject = India
    .object = India
    .dative = India
    .in = in India
    .into = to India
    .from = from India
    .at = at India
region-china = China
    .code = CH
    .subject = China
    .object = China
    .dative = China
    .in = in China
    .into = to China
    .from = from China
    .at = at China
region-southeast-asia = Southeast Asia
    .code = SE
    .subject = Southeast Asia
    .object = Southeast Asia
    .dative = Southeast Asia
    .in = in Southeast Asia
    .into = to Southeast Asia
    .from = from Southeast Asia
    .at = at Southeast Asia
region-other = { $name }
    .subject = { $name }
    .object = { $name }
    .dative = { $name }
    .in = in { $name }
    .into = to { $name }
    .from = from { $name }
    .at = at { $name }

zone-atlantic = Atlantic Ocean
    .in = in the Atlantic Ocean
    .into = to the Atlantic Ocean
    .from = from the Atlantic Ocean
zone-mediterranean = Mediterranean Sea
    .in = in the Mediterranean Sea
    .into = to the Mediterranean Sea
    .from = from the Mediterranean Sea
zone-arabian-sea = Arabian Sea
    .in = in the Arabian Sea
    .into = to the Arabian Sea
    .from = from the Arabian Sea
zone-bay-of-bengal = Bay of Bengal
    .in = in the Bay of Bengal
    .into = to the Bay of Bengal
    .from = from the Bay of Bengal
zone-south-china-sea = South China Sea
    .in = in the South China Sea
    .into = to the South China Sea
    .from = from the South China Sea
zone-other = { $name }
    .in = in the sea zone { $name }
    .into = to the sea zone { $name }
    .from = from the sea zone { $name }

## Cubes: the colour, what it stands for, one cube as subject and as object, several cubes, all cubes

colour-yellow = yellow
    .resource = agricultural
    .one = yellow cube
    .object = yellow cube
    .many = yellow cubes
    .all = yellow cubes
colour-brown = brown
    .resource = natural
    .one = brown cube
    .object = brown cube
    .many = brown cubes
    .all = brown cubes
colour-black = black
    .resource = mineral
    .one = black cube
    .object = black cube
    .many = black cubes
    .all = black cubes

interest = { $region } ({ $colour })
about-region = value { $value }, limit { $limit }. Adjacent: { $neighbours }. Sea zones: { $zones }.
about-event =
    On this board: { $places } ({ $flag ->
        [known] stated in print
        [founded] reconstructed, well founded
        [likely] reconstructed, likely
       *[guessed] reconstructed, a guess
    }).
about-zone = touches { $regions }.

## Influence cards: name and help

card-kind =
    { $policy ->
        [yes] Policy card.
       *[no] Action card.
    }
card-needs =
    { $card ->
        [trade]
            { $presence ->
                [yes] Needs a fresh ship whose sea zone touches two regions with cubes, and influence in at least one of the two.
               *[no] Needs a fresh ship whose sea zone touches two regions with cubes, but no influence.
            }
       *[other]
            { $ship ->
                [yes]
                    { $presence ->
                        [yes] Needs a fresh ship beside the region and influence in it.
                       *[no] Needs a fresh ship beside the region.
                    }
               *[no] Needs influence in the region, but no ship.
            }
    }
card-help = { card-kind } { card-needs } { $effect }

card-army = Army
    .code = A
    .effect = Adds 2 discs for each adjacent region in which you have influence.
card-commerce = Commerce
    .code = C
    .effect = Adds 1 disc for each ship of any player in the sea zones beside the region.
card-dominion = Dominion
    .code = D
    .effect =
        Adds 2 discs for each region of the board in which you have the most influence, this one included. { $edition ->
            [original] Ties go to whoever stands higher on the turn order track; natives lose every tie.
           *[other] A tie counts for nobody. Resolved before all other cards of the region.
        }
card-empire = Empire
    .code = E
    .effect = Adds 1 disc for each region of the board in which you have influence; this one counts if you already have influence here when the card takes effect.
card-fleet = Fleet
    .code = F
    .effect = Adds 2 discs for each of your ships in the sea zones beside the region.
card-hegemony = Hegemony
    .code = H
    .effect = Adds 1 disc for each of your ships in the sea zones beside the region and 1 for each adjacent region in which you have influence.
card-influence-2 = Influence Region 2
    .code = 2
    .effect = Adds 2 discs.
card-influence-3 = Influence Region 3
    .code = 3
    .effect = Adds 3 discs.
card-influence-4 = Influence Region 4
    .code = 4
    .effect = Adds 4 discs.
card-influence-5 = Influence Region 5
    .code = 5
    .effect = Adds 5 discs.
card-monopoly = Monopoly
    .code = M
    .effect = Adds as many discs as you have collected cubes of your most frequent colour.
card-agricultural-resources = Agricultural Resources
    .code = Ag
    .effect = Adds 1 disc for each yellow cube in the region and the regions adjacent to it.
card-natural-resources = Natural Resources
    .code = Na
    .effect = Adds 1 disc for each brown cube in the region and the regions adjacent to it.
card-mineral-resources = Mineral Resources
    .code = Mi
    .effect = Adds 1 disc for each black cube in the region and the regions adjacent to it.
card-treaty = Treaty
    .code = T
    .effect = In the conflict of this region your influence does not fall below 1. It protects against nothing else.
card-unrest-at-home = Unrest at Home
    .code = U
    .effect =
        After all other cards of the region, the colonial power with the least influence there loses 10 discs; that may be you. { $edition ->
            [original] Of tied powers only the one lowest on the turn order track loses.
           *[other] Tied powers all lose.
        } Several such cards count as one.
card-consolidate-holdings = Consolidate Holdings
    .code = Co
    .effect =
        Adds exactly 7 discs, or none if your reserve has fewer. { $policy ->
            [yes] Resolved after all other cards of the region except Unrest at Home.
           *[no] Takes effect at once.
        }
card-diplomacy = Diplomacy
    .code = Di
    .effect = Choose any faction, your own and the natives included, and roll a die: it gains the result plus 1 in discs in the region.
card-land-grab = Land Grab
    .code = LG
    .effect = Adds 1 disc for each policy card lying at the region, whoever owns it.
card-mercenaries = Mercenaries
    .code = Me
    .effect = Roll a die: adds the result plus 1 in mercenaries. They count as your influence until the end of the next colonization phase.
card-military-campaign = Military Campaign
    .code = MC
    .effect =
        { $edition ->
            [compass] Choose another colonial power in the region and roll a die: it loses the result plus 1 in discs.
           *[other] Choose any faction in the region, the natives included, and roll a die: it loses the result plus 1 in discs. If the last native disc goes, the cubes of the region are collected at once.
        }
card-missionaries = Missionaries
    .code = Mi
    .effect = Every other faction with two or more discs in the region loses 1. You add as many discs as they lost together.
card-plague = Plague
    .code = Pl
    .effect = Every faction in the region, yours and the natives included, loses half its discs, rounded down.
card-trade = Trade
    .code = Tr
    .effect = The two regions exchange one cube each.
card-second-consolidate-holdings = Consolidate Holdings (second)
    .code = Co
    .effect = Adds exactly 7 discs, or none if your reserve has fewer. Takes effect at once. Comes with Colonial Infrastructure.

## Historical events: name and help

event-berlin-conference = Berlin Conference
    .help = At once: everybody with influence { $region_in } adds or removes discs there until they have 3, as far as possible.
event-young-turks = Young Turks
    .help = At once: everybody with influence { $region_in } returns a collected cube to the region or removes all discs from it.
event-opium-trade = Opium Trade
    .help = At once: all black cubes go { $region_from } { $other_into }, and all brown cubes { $other_from } { $region_into }.
event-boxer-rebellion = Boxer Rebellion
    .help = At once: everybody with influence { $region_in } rolls a die and removes that many discs there.
event-sick-man-of-europe = Sick Man of Europe
    .help = At once: everybody may place one disc { $region_in }.
event-open-door-policy = Open Door Policy
    .help = At once: everybody may lay one policy card { $region_at } without a ship.
event-congo-atrocities = Congo Atrocities
    .help = While in force: brown cubes { $region_in } cannot be collected.
event-agadir-crisis = Agadir Crisis
    .help = While in force: no policy card may be played { $region_at }.
event-urabi-revolt = Urabi Revolt
    .help = While in force: fresh ships { $zone_in } cannot be used. They may move away as usual.
event-tripartite-convention = Tripartite Convention
    .help = While in force: conflict { $region_in } ends when the last native disc is removed, and nobody has to reduce discs to the limit there.
event-gurkhas = Gurkhas
    .help = After the conflict step { $region_in }: everybody with influence there may place up to 3 discs from the reserve in any regions.
event-cultivation-system = Cultivation System Introduced
    .help = After the conflict step { $region_in }: everybody with influence there may take one card from their discard pile into their hand.

## Upgrades: name and help

price =
    { $price ->
        [one] Price: 1 cube.
       *[other] Price: { $price } cubes.
    }
upgrade-military-expansion = Military Expansion
    .help = { price } Adds 5 discs to your reserve.
upgrade-aggressive-exploration = Aggressive Exploration
    .help = { price } When you explore, the ship stays fresh.
upgrade-naval-expansion = Naval Expansion
    .help = { price } You place a fourth ship in any sea zone at once.
upgrade-colonial-infrastructure = Colonial Infrastructure
    .help = { price } You take a second Consolidate Holdings into your hand.
upgrade-mercantilism = Mercantilism
    .help = { price } At the end each economic interest that pays brings you 2 cubes.

## Where the game stands

moment-setup = Preparations
moment-round = Turn { $turn }, action round { $round }
moment-colonization =
    { $number ->
        [1] Turn { $turn }, first colonization phase
       *[other] Turn { $turn }, second colonization phase
    }
moment-scoring = Scoring

## Facts, as lines of the record

fact-tile = Region order { $number }: { $region }.
fact-cube = A { $colour_one } comes { $region_into }.
fact-order-rolled =
    { $you ->
        [yes] You roll { $count } for the turn order.
       *[no] { $seat } rolls { $count } for the turn order.
    }
fact-order-tied = A tie: those concerned roll again.
fact-row-taken =
    { $you ->
        [yes] You take row { $row } of the turn order.
       *[no] { $seat } takes row { $row } of the turn order.
    }
fact-interest-dealt =
    { $you ->
        [yes] You receive the economic interest { $interest }.
       *[no] { $seat } receives the economic interest { $interest }.
    }
fact-interest-dealt-hidden =
    { $you ->
        [yes] You receive an economic interest.
       *[no] { $seat } receives an economic interest.
    }
fact-card-drawn =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
fact-card-drawn-hidden =
    { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
fact-nothing-to-draw =
    { $you ->
        [yes] You have no card left to draw.
       *[no] { $seat } has no card left to draw.
    }
fact-deck-reshuffled =
    { $you ->
        [yes] You shuffle your discard pile into a new deck.
       *[no] { $seat } shuffles the discard pile into a new deck.
    }
fact-card-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
fact-start-hand-kept =
    { $you ->
        [yes] Your starting hand is settled.
       *[no] The starting hand of { $seat } is settled.
    }
fact-rejects-returned =
    { $you ->
        [yes] You shuffle the other cards back into your deck.
       *[no] { $seat } shuffles the other cards back into the deck.
    }
fact-ship-placed =
    { $you ->
        [yes] You place a ship { $zone_in }.
       *[no] { $seat } places a ship { $zone_in }.
    }
fact-ship-moved =
    { $you ->
        [yes] You move a ship { $zone_from } { $to_into }.
       *[no] { $seat } moves a ship { $zone_from } { $to_into }.
    }
fact-ship-used =
    { $you ->
        [yes] You use a ship { $zone_in }.
       *[no] { $seat } uses a ship { $zone_in }.
    }
fact-ships-fresh = All ships are fresh again.
fact-passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
fact-draws =
    { $drawn ->
        [one]
            { $you ->
                [yes] You use the action to draw 1 card.
               *[no] { $seat } uses the action to draw 1 card.
            }
       *[other]
            { $you ->
                [yes] You use the action to draw { $drawn } cards.
               *[no] { $seat } uses the action to draw { $drawn } cards.
            }
    }
fact-explores =
    { $you ->
        [yes] You explore { $region_object }.
       *[no] { $seat } explores { $region_object }.
    }
fact-withdraws =
    { $count ->
        [one]
            { $you ->
                [yes] You withdraw 1 disc { $region_from }.
               *[no] { $seat } withdraws 1 disc { $region_from }.
            }
       *[other]
            { $you ->
                [yes] You withdraw { $count } discs { $region_from }.
               *[no] { $seat } withdraws { $count } discs { $region_from }.
            }
    }
fact-plays-action =
    { $you ->
        [yes] You play { $card } { $region_in }.
       *[no] { $seat } plays { $card } { $region_in }.
    }
fact-plays-policy =
    { $whispered ->
        [yes]
            { $you ->
                [yes] You lay { $card } face-down { $region_at }.
               *[no] { $seat } lays { $card } face-down { $region_at }.
            }
       *[no]
            { $you ->
                [yes] You lay { $card } face-up { $region_at }.
               *[no] { $seat } lays { $card } face-up { $region_at }.
            }
    }
fact-plays-policy-hidden =
    { $you ->
        [yes] You lay a policy card face-down { $region_at }.
       *[no] { $seat } lays a policy card face-down { $region_at }.
    }
fact-targeted =
    { $you ->
        [yes] You choose { $faction_object }.
       *[no] { $seat } chooses { $faction_object }.
    }
fact-die =
    { $you ->
        [yes] You roll a { $count }.
       *[no] { $seat } rolls a { $count }.
    }
fact-discs-added =
    { $count ->
        [one]
            { $you ->
                [yes] You add 1 disc { $region_in }.
               *[no] { $seat } adds 1 disc { $region_in }.
            }
       *[other]
            { $you ->
                [yes] You add { $count } discs { $region_in }.
               *[no] { $seat } adds { $count } discs { $region_in }.
            }
    }
fact-discs-removed =
    { $count ->
        [one]
            { $you ->
                [yes] You remove 1 disc { $region_from }.
               *[no] { $seat } removes 1 disc { $region_from }.
            }
       *[other]
            { $you ->
                [yes] You remove { $count } discs { $region_from }.
               *[no] { $seat } removes { $count } discs { $region_from }.
            }
    }
fact-natives-added =
    { $count ->
        [one] The natives gain 1 disc { $region_in }.
       *[other] The natives gain { $count } discs { $region_in }.
    }
fact-natives-removed =
    { $count ->
        [one] The natives lose 1 disc { $region_in }.
       *[other] The natives lose { $count } discs { $region_in }.
    }
fact-mercenaries-hired =
    { $count ->
        [one]
            { $you ->
                [yes] You hire 1 mercenary { $region_in }.
               *[no] { $seat } hires 1 mercenary { $region_in }.
            }
       *[other]
            { $you ->
                [yes] You hire { $count } mercenaries { $region_in }.
               *[no] { $seat } hires { $count } mercenaries { $region_in }.
            }
    }
fact-mercenaries-left =
    { $count ->
        [one]
            { $you ->
                [yes] 1 of your mercenaries leaves { $region_object }.
               *[no] 1 mercenary of { $seat } leaves { $region_object }.
            }
       *[other]
            { $you ->
                [yes] { $count } of your mercenaries leave { $region_object }.
               *[no] { $count } mercenaries of { $seat } leave { $region_object }.
            }
    }
fact-cubes-traded = A { $colour_one } goes { $region_from } { $other_into }, a { $colour2_one } { $other_from } { $region_into }.
fact-turn-began = Turn { $turn } begins.
fact-round-began = Action round { $round } begins.
fact-colonization-began = The colonization phase begins.
fact-region-colonized = Now { $region_subject } is colonized.
fact-policy-revealed =
    { $you ->
        [yes] You reveal { $card } { $region_at }.
       *[no] { $seat } reveals { $card } { $region_at }.
    }
fact-policy-counts =
    { $count ->
        [one]
            { $you ->
                [yes] { $card } is worth 1 disc to you.
               *[no] { $card } is worth 1 disc to { $seat }.
            }
       *[other]
            { $you ->
                [yes] { $card } is worth { $count } discs to you.
               *[no] { $card } is worth { $count } discs to { $seat }.
            }
    }
fact-unrest =
    { $you ->
        [yes] Unrest at home strikes you { $region_in }.
       *[no] Unrest at home strikes { $seat } { $region_in }.
    }
fact-conflict = Conflict { $region_in }: the limit is { $limit }.
fact-treaty =
    { $you ->
        [yes] Your treaty keeps you { $region_in }.
       *[no] A treaty keeps { $seat } { $region_in }.
    }
fact-collected =
    { $count ->
        [one]
            { $you ->
                [yes] You collect 1 { $colour_object } { $region_in }.
               *[no] { $seat } collects 1 { $colour_object } { $region_in }.
            }
       *[other]
            { $you ->
                [yes] You collect { $count } { $colour_many } { $region_in }.
               *[no] { $seat } collects { $count } { $colour_many } { $region_in }.
            }
    }
fact-interests-pay =
    { $count ->
        [one]
            { $you ->
                [yes] Your economic interest { $region_in } pays 1 { $colour_object }.
               *[no] The economic interest of { $seat } { $region_in } pays 1 { $colour_object }.
            }
       *[other]
            { $you ->
                [yes] Your economic interest { $region_in } pays { $count } { $colour_many }.
               *[no] The economic interest of { $seat } { $region_in } pays { $count } { $colour_many }.
            }
    }
fact-event-revealed = Event: { $event }.
fact-cube-returned =
    { $you ->
        [yes] You return a { $colour_object } { $region_into }.
       *[no] { $seat } returns a { $colour_object } { $region_into }.
    }
fact-cubes-shipped =
    { $count ->
        [0] No { $colour_one } goes { $region_from } { $other_into }.
        [one] 1 { $colour_one } goes { $region_from } { $other_into }.
       *[other] { $count } { $colour_many } go { $region_from } { $other_into }.
    }
fact-declined =
    { $you ->
        [yes] You decline.
       *[no] { $seat } declines.
    }
fact-card-recovered =
    { $you ->
        [yes] You take { $card } back from the discard pile.
       *[no] { $seat } takes { $card } back from the discard pile.
    }
fact-upgrade-bought =
    { $you ->
        [yes] You buy the upgrade { $upgrade }.
       *[no] { $seat } buys the upgrade { $upgrade }.
    }
fact-cube-paid =
    { $you ->
        [yes] You pay a { $colour_object }.
       *[no] { $seat } pays a { $colour_object }.
    }
fact-extra-card =
    { $you ->
        [yes] You take the second Consolidate Holdings into your hand.
       *[no] { $seat } takes the second Consolidate Holdings into hand.
    }
fact-scored =
    { $you ->
        [yes] You score { points } with { cubes }.
       *[no] { $seat } scores { points } with { cubes }.
    }
fact-converted =
    { $you ->
        [yes] You convert { $count } cubes into { $gained ->
            [one] 1 other
           *[other] { $gained } others
        }.
       *[no] { $seat } converts { $count } cubes into { $gained ->
            [one] 1 other
           *[other] { $gained } others
        }.
    }
fact-nothing-consolidated =
    { $you ->
        [yes] Your reserve has fewer than 7 discs, so Consolidate Holdings adds nothing { $region_in }.
       *[no] The reserve of { $seat } has fewer than 7 discs, so Consolidate Holdings adds nothing { $region_in }.
    }
fact-trimmed = The discs { $region_in } are reduced to the limit of { $limit }.

## The outcome

points =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
cubes =
    { $total ->
        [one] 1 cube
       *[other] { $total } cubes
    }
outcome-won =
    { $you ->
        [yes] You win with { points } and { cubes }.
       *[no] { $seat } wins with { points } and { cubes }.
    }
outcome-shared = The victory is shared: { $seats }.
outcome-place = { $rank }. { $seat }: { points }, { cubes }

## Questions. What is not known of the action under way is "none".

prompt-row = Which row of the turn order do you take?
prompt-new-row = Which row of the turn order do you take from now on?
prompt-keep-six =
    { $count ->
        [none] Which six cards do you keep?
        [one] Which card do you keep as the last one?
       *[other] Which cards do you keep? { $count } are still to be chosen.
    }
prompt-first-ship = Where do you place a ship?
prompt-act = What do you do?
prompt-which-ship =
    { $zone ->
        [none] Which ship do you move?
       *[other] Which ship { $zone_in } do you move?
    }
prompt-move-to =
    { $zone ->
        [none] Where does the ship go?
       *[other] Where does the ship { $zone_in } go?
    }
prompt-card-region =
    { $card ->
        [none] Which region is the card for?
       *[other] Which region is { $card } for?
    }
prompt-use-ship =
    { $region ->
        [none] Which ship do you use?
       *[other] Which ship beside { $region_dative } do you use?
    }
prompt-how-many =
    { $region ->
        [none] How many discs do you withdraw?
       *[other] How many discs do you withdraw { $region_from }?
    }
prompt-helped =
    { $region ->
        [none] Who gains discs?
       *[other] Who gains discs { $region_in }?
    }
prompt-attacked =
    { $region ->
        [none] Who loses discs?
       *[other] Who loses discs { $region_in }?
    }
prompt-trade-ship = Which ship do you use for the trade?
prompt-trade-first = Which is the first region of the trade?
prompt-trade-second =
    { $region ->
        [none] Which is the second region of the trade?
       *[other] Which region trades with { $region_dative }?
    }
prompt-trade-give =
    { $region ->
        [none] Which cube of the first region is exchanged?
       *[other] Which cube goes { $region_from } { $other_into }?
    }
prompt-trade-for =
    { $region ->
        [none] Which cube of the second region is exchanged?
       *[other] Which cube goes { $other_from } { $region_into } in return?
    }
prompt-payment =
    { $upgrade ->
        [none] Which cube do you pay?
       *[other] Which cube do you pay for { $upgrade }?
    }
prompt-extra-ship = Where do you place your new ship?
prompt-mercenary-losses =
    { $region ->
        [none] How many of the discs you lose are mercenaries?
       *[other] You lose { $count } discs { $region_in }. How many of them are mercenaries?
    }
prompt-inflicted-losses =
    { $region ->
        [none] How many of the discs that another player loses are mercenaries?
       *[other]
        { $count ->
            [one] { $seat } loses 1 disc { $region_in }, and you choose which. How many mercenaries are lost?
           *[other] { $seat } loses { $count } discs { $region_in }, and you choose which. How many of them are mercenaries?
        }
    }
prompt-collect =
    { $region ->
        [none] Which colour do you collect?
       *[other] Which colour do you collect { $region_in }?
    }
prompt-keep-one = Which card do you keep?
prompt-young-turks =
    { $region ->
        [none] Do you return a cube, or leave the region?
       *[other] Do you return a cube { $region_into }, or leave the region?
    }
prompt-sick-man =
    { $region ->
        [none] Do you place a disc?
       *[other] Do you place a disc { $region_in }?
    }
prompt-open-door =
    { $region ->
        [none] Which policy card do you lay without a ship?
       *[other] Which policy card do you lay { $region_at } without a ship?
    }
prompt-gurkhas = Where do you place a disc from your reserve? Up to three are allowed.
prompt-gurkhas-more = Where do you place another disc?
prompt-cultivation = Which card do you take back from your discard pile?

## Options: in full, and short where the question makes it obvious

action-pass = Pass
    .short = { action-pass }
action-draw =
    { $drawn ->
        [one] Draw 1 card
       *[other] Draw { $drawn } cards
    }
    .short = { action-draw }
action-move = Move the ship { $zone_in }
    .short = { $zone }
action-ship =
    { $status ->
        [fresh] Take the fresh ship
       *[used] Take the used ship
    }
    .short =
        { $status ->
            [fresh] Fresh
           *[used] Used
        }
action-to =
    { $prompt ->
        [move-to] Move { $zone_into }
       *[other] Place the ship { $zone_in }
    }
    .short = { $zone }
action-play = Play { $card }
    .short = { $card }
action-explore = Explore { $region_object }
    .short = { $region }
action-withdraw = Withdraw { $region_from }
    .short = { $region }
action-buy = Buy { $upgrade }
    .short = { $upgrade }
action-in = Play it { $region_in }
    .short = { $region }
action-with = Use the ship { $zone_in }
    .short = { $zone }
action-target = Choose { $faction_object }
    .short = { $faction }
action-between = First region: { $region }
    .short = { $region }
action-and = Second region: { $region }
    .short = { $region }
action-give = Give a { $colour_object }
    .short = { $colour }
action-for = Take a { $colour_object } in return
    .short = { $colour }
action-take = Collect the { $colour_all }
    .short = { $colour }
action-pay =
    { $prompt ->
        [young-turks] Return a { $colour_object }
       *[other] Pay a { $colour_object }
    }
    .short = { $colour }
action-lose =
    { $prompt ->
        [inflicted-losses]
        { $count ->
            [one] Remove 1 mercenary
           *[other] Remove { $count } mercenaries
        }
       *[other]
        { $count ->
            [one] Lose 1 mercenary
           *[other] Lose { $count } mercenaries
        }
    }
    .short = { $count }
action-count =
    { $count ->
        [one] Withdraw 1 disc
       *[other] Withdraw { $count } discs
    }
    .short = { $count }
action-row = Take row { $row }
    .short = { $row }
action-keep = Keep { $card }
    .short = { $card }
action-recover = Take back { $card }
    .short = { $card }
action-place = Place a disc { $region_in }
    .short = { $region }
action-leave = Leave the region
    .short = { action-leave }
action-done =
    { $prompt ->
        [keep-one] Keep no card
        [sick-man] Place no disc
        [open-door] Lay no card
        [gurkhas] Place no disc
        [gurkhas-more] Place no more
        [cultivation] Take back no card
       *[other] Done
    }
    .short = { action-done }

## Why something is not offered

why-not-an-action = this is not an action of its own.
why-no-passing = nobody may pass in these rules.
why-no-ship-there = you have no ship there.
why-not-in-hand = the card is not in your hand.
why-no-ship = you have no fresh ship in a sea zone beside the region.
why-urabi = your fresh ship beside the region cannot be used because of the Urabi Revolt.
why-no-presence = you have no influence in the region.
why-agadir = the Agadir Crisis forbids policy cards in this region.
why-no-target = there is nobody in the region whom the campaign could attack.
why-no-targets = wherever you have influence there is nobody whom the campaign could attack.
why-no-cubes = there is no cube in the region.
why-no-trade = no fresh ship of yours lies beside two regions that can trade with each other.
why-nowhere = there is no region where ship and influence are as the card needs them.
why-no-reserve = your reserve is empty.
why-no-withdrawing = discs cannot be withdrawn in this edition.
why-no-discs = you have no discs of your own in the region.
why-no-upgrades = upgrades are not part of this game.
why-sold = somebody owns this upgrade already.
why-too-dear = you have too few cubes to pay for it.

## The terminal table. Keys begin with tui-.

tui-moment = { $moment } ({ $turns } turns in all)
tui-your-action = your action { $number } of { $all }
tui-event = Event in force
tui-for-sale = Upgrades for sale (price in cubes)
tui-regions = Regions in order
    .legend = (value/limit: discs; cubes)
tui-nobody = no discs
tui-natives = natives { $count }
tui-hired =
    { $hired ->
        [one] { $seat } { $own } and 1 mercenary
       *[other] { $seat } { $own } and { $hired } mercenaries
    }
tui-no-cubes = no cubes
tui-face-down = one face-down
tui-own-face-down = { $card } (face-down)
tui-zones = Sea zones
    .legend = (ships)
tui-ships =
    { $used ->
        [0] { $seat } { $fresh } fresh
       *[other]
            { $fresh ->
                [0] { $seat } { $used } used
               *[other] { $seat } { $fresh } fresh and { $used } used
            }
    }
tui-no-ships = no ships
tui-players = Players from the top of the turn order track
tui-gained = ({ $count } this turn)
tui-hand = Your hand
tui-interests = Your interests
tui-deck = Still to be drawn from your deck, in unknown order
tui-discard = Discard piles
tui-shown = Interests of { $seat }
tui-help-unknown = There is nothing called "{ $text }" to explain; ask for a card, a region, a sea zone or an action.
tui-why-how = Ask like this: why army, why army india, why explore china.
tui-verb-pass = pass
tui-verb-draw = draw cards
tui-verb-move = move a ship
tui-verb-play = play a card
tui-verb-explore = explore
tui-verb-withdraw = withdraw discs
tui-verb-buy = buy an upgrade
tui-help =
    Answer with the number of an option, its name, or the beginnings of its words (ex ind for Explore India).
    ? army          explain a card, region, sea zone, event, upgrade or action
    why army india  which condition fails; also: why army, why explore china
    hint            what the bot search thinks of the options; takes a moment
    undo            take back; within an action freely, beyond it if only bots play against you
    board           the whole table again
    hand            your cards with what they do, and which are still to be drawn
    discard red     a discard pile; without a colour, all of them
    log 40          the last lines of the record
    rules 5.2       a paragraph of the rules; without a number, the one of the question
    save FILE       save the game there from now on
    lang de         switch the language
    quit            leave the table

## What stands in the outline of the table. Keys begin with outline-.

outline-card = card
outline-cards = cards
outline-effect = effect
outline-price = price
outline-owner = owner
outline-bought = Upgrades bought
outline-region = region
outline-value = value
outline-limit = limit
outline-discs = discs
outline-cubes = cubes
outline-policies = policies
outline-total = total
outline-remarks = remarks
outline-neighbours = neighbours
outline-seas = seas
outline-colonized = being colonized
outline-above = above the limit
outline-zone = sea zone
outline-ships = ships
outline-touches = touches
outline-player = player
outline-reserve = reserve
outline-hand = hand
outline-deck = deck
outline-discard = discard
outline-interests = interests
outline-interest = interest
outline-upgrades = upgrades
outline-acted = actions taken
outline-track = Turn order track
outline-row = row
outline-row-number = row { $row }
outline-free = free
outline-supply = Supply
outline-pile = pile
outline-left = left
outline-natives = natives
outline-mercenaries = mercenaries
outline-bag = bag
outline-events = event deck

## The command line. Keys begin with cli-.

cli-history = This game is about the colonial age between about 1830 and 1914. What discs, cards and numbers stand for here meant dispossession, forced labour, famine, massacres and generations of foreign rule for the people of the regions shown. The printed terms appear where a rule needs them; they are no judgement.
cli-rules-reconstructed = Of { $all } figures on board, tiles and cards, { $count } are reconstructed, because they were printed only as pictures. Owners of the printed game can pass a corrected file with --board; metropole board check FILE shows which figures are reconstructed.

## What house rules may change. Keys begin with figure-.

figure-turns = game turns
figure-cubes = cubes of each colour
figure-gray = gray discs for natives
figure-purple = purple discs for mercenaries
figure-start-dice = dice rolled for the first choice of rows
figure-drawn = cards of the draw action
figure-hand-size = cards of a full hand
figure-rows = rows of the turn order track (0: as many as players)
figure-rejects-public = rejected start cards are open discards
figure-withdraws = influence can be withdrawn
figure-passing = passing is possible
figure-common-counter = one action counter for all
figure-may-keep-none = the whole hand may be discarded
figure-refill = hands are filled up, instead of as many cards again
figure-unrest-ends-treaty = Unrest at Home ends a Treaty for the conflict too
figure-regional-needs-conflict = regional events need a conflict
figure-upgrades = prices of the upgrades
figure-card-deck = { $card } is in the decks
figure-card-ship = { $card } needs a fresh ship
figure-card-presence = { $card } needs influence in the region
figure-card-worth = { $card } brings discs like

## The words of the picture of the table, where there is little room

drawing =
    .player = Player
    .score = Score
    .row = Row
    .reserve = Reserve
    .cubes = Cubes held
    .gained = This turn
    .ships = Ships
    .fleet = { $fresh } fresh, { $used } used
    .hand = Hand
    .empty = empty
    .deck = Deck
    .discard = Discard
    .interests = Interests
    .played = In play
    .upgrades = Upgrades
    .prices = Upgrades, price in cubes
    .event = Event
    .events-left = { $count } more in the deck
    .turn-order = Turn order
    .natives = Natives { $count }
    .mercenaries = Mercenaries { $count }
    .bag = Bag

## Captions of stations: titles and clauses. $count adds up alike facts; $own is "yes" of whom the title names.

caption-who =
    { $you ->
        [yes] you
       *[no] { $seat }
    }
caption-ship-placed =
    { $you ->
        [yes] You place a ship { $zone_in }
       *[no] { $seat } places a ship { $zone_in }
    }
caption-ship-moved =
    { $you ->
        [yes] You sail { $zone_from } { $to_into }
       *[no] { $seat } sails { $zone_from } { $to_into }
    }
caption-draws =
    { $you ->
        [yes] You draw { $drawn ->
            [one] 1 card
           *[other] { $drawn } cards
        }
       *[no] { $seat } draws { $drawn ->
            [one] 1 card
           *[other] { $drawn } cards
        }
    }
caption-explores =
    { $you ->
        [yes] You explore { $region_object }
       *[no] { $seat } explores { $region_object }
    }
caption-withdraws =
    { $you ->
        [yes] You withdraw { $region_from }
       *[no] { $seat } withdraws { $region_from }
    }
caption-plays-action =
    { $you ->
        [yes] You play { $card } { $region_in }
       *[no] { $seat } plays { $card } { $region_in }
    }
caption-plays-policy =
    { $you ->
        [yes] You lay { $card } { $region_at }
       *[no] { $seat } lays { $card } { $region_at }
    }
caption-plays-policy-hidden =
    { $you ->
        [yes] You lay a policy card { $region_at }
       *[no] { $seat } lays a policy card { $region_at }
    }
caption-upgrade =
    { $you ->
        [yes] You buy { $upgrade }
       *[no] { $seat } buys { $upgrade }
    }
caption-event = Event { $event }
caption-region = { $region }
caption-order = Turn order
caption-hands = Starting hands
caption-upkeep = End of the phase
caption-score = Scoring
caption-drawn = { $list }
    .each = { $card }
caption-die = die { $count }
caption-paid = for { $list }
    .each = { $count } { $colour }
caption-traded = { $colour } { $other_into }, { $colour2 } { $region_into }
caption-added = { caption-who } +{ $count }
caption-removed = { caption-who } −{ $count }
caption-natives-added = natives +{ $count }
caption-natives-removed = natives −{ $count }
caption-hired =
    { $count ->
        [one] { caption-who } +1 mercenary
       *[other] { caption-who } +{ $count } mercenaries
    }
caption-dismissed =
    { $count ->
        [one] { caption-who } −1 mercenary
       *[other] { caption-who } −{ $count } mercenaries
    }
caption-collected =
    { $you ->
        [yes] you take { $list }
       *[no] { $seat } takes { $list }
    }
    .each = { $count } { $colour }
caption-recovered =
    { $you ->
        [yes] you take back { $card }
       *[no] { $seat } takes back { $card }
    }
caption-declined = declined: { $list }
    .each = { caption-who }
caption-returned =
    { $you ->
        [yes] you return { $list }
       *[no] { $seat } returns { $list }
    }
    .each = { $count } { $colour }
caption-shipped = { $count } { $colour } { $other_into }
caption-limit = limit { $limit }
caption-unrest =
    { $you ->
        [yes] unrest for you
       *[no] unrest for { $seat }
    }
caption-treaty =
    { $you ->
        [yes] treaty for you
       *[no] treaty for { $seat }
    }
caption-tiles = regions in a new order
caption-cubes = cubes: { $list }
    .each = { $count } { $colour }
caption-rolls = dice: { $list }
    .each = { caption-who } { $count }
caption-rows = rows: { $list }
    .each = { caption-who } { $row }
caption-interests =
    { $count ->
        [one] 1 interest dealt
       *[other] { $count } interests dealt
    }
caption-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
caption-discards =
    { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
caption-kept = settled: { $list }
    .each = { caption-who }
caption-passed = passed: { $list }
    .each = { caption-who }
caption-fresh = ships fresh again
caption-turn = turn { $turn }
caption-round = action round { $round }
caption-colonization = colonization phase
caption-refilled = cards: { $list }
    .each = { caption-who } { $count }
caption-trimmed = limit: { $list }
    .each = { $region }
caption-interests-pay =
    { $count ->
        [one] 1 cube for interests
       *[other] { $count } cubes for interests
    }
caption-scored = { $list }
    .each = { caption-who } { $score }
