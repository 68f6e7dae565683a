# The guided first game of Colonial: Europe's Empires Overseas, in its second edition.

lesson-empires-start-0 = What it is about
    .text = You lead a European power from about 1500 on. Whoever first has 10 Prestige and no debt wins at once. Prestige comes from exploring, founding colonies, cities and wars. The game looks through the eyes of the powers; what their rule and the slave trade meant for people it shows only in outline.

lesson-empires-start-1 = The map
    .text = The map is divided into Territories. Each shows its Native Power, and, while it is unexplored, its Difficulty. The squares are Resources: counters are placed only there, and the lowest counter of a stack controls the Resource.

lesson-empires-start-2 = Cards and tracks
    .text = You have six cards with two Characters each. In every turn you lay five of them in a secret row. Below the map you also see the Progress tracks, the Diplomacy track and the Market.

lesson-empires-start-3 = The bar
    .text = The bar says what is asked of you. Whatever is outlined in gold can be clicked: a button here, a card, or a place on the map. The sign § opens the paragraph of the rules.

lesson-empires-start-4 = How the game runs
    .text = Each turn has five rounds; in each everybody reveals the next card of the row and uses one of its Characters. Then fleets may be built, the First Player changes, squadrons may be built, and loans grow. Turns follow until somebody wins.

lesson-empires-asked-nation = Your nation
    .text = Each nation has its goals and its own rules. Goals are what Prestige is for: a Colony gives it only in one of your goal Territories, and of the cities only a Historical one does, named beside a goal.
    .think = Point at a nation to read its rules. Look where its goals lie, and who else wants them.

lesson-empires-asked-program = Your row of five cards
    .text = You lay five cards in the order in which you will play them. Nobody sees them. The sixth stays out in this turn.
    .think = Order matters: first explore, then ship with the Merchant, then sell with the Trader. In the first turn the Explorer brings Prestige and a foothold.

lesson-empires-asked-character = One of two Characters
    .text = You use one Character of the revealed card, or forfeit the round. Before that you may give Treasuries away or repay loans.
    .think = Point at a Character to read what it does and what is certain. Which of the two brings you closer to Prestige or money now?

lesson-empires-asked-repay = Repaying a loan
    .text = Every Treasury given removes one counter of a loan. Nobody wins with a loan.
    .think = Each loan grows by 1 in every turn, whatever its size. Clear small ones first.

lesson-empires-asked-repay-amount = How much to repay
    .text = You may repay a part.
    .think = Keep what you need for the next cards of your row.

lesson-empires-asked-give = Giving Treasuries away
    .text = You may give Treasuries to another player, who can use them at once. What is promised for them binds nobody.
    .think = Against bots a gift brings nothing.

lesson-empires-asked-gift-amount = A gift
    .text = Treasuries may be given away freely. What is promised for them binds nobody.
    .think = Against bots a gift brings nothing.

lesson-empires-asked-build-fleets = Building Merchant Fleets
    .text = For each of your Monopolies you may turn 1 Treasury into a Merchant Fleet.
    .think = A fleet ships one Goods each time you use the Merchant. It is soon repaid.

lesson-empires-asked-build-squadrons = Building Squadrons
    .text = You may turn Treasuries into Squadrons, at most your Navy value in a turn.
    .think = Squadrons fight at sea and keep others from declaring war on you. One or two are enough at first.

lesson-empires-asked-flamboyance = Flamboyance
    .text = Spain pays as many Treasuries as it has Prestige, or loses 1 Prestige.
    .think = Prestige is hard to win back. Pay if you can.

lesson-empires-asked-favour = Ambassador: a step to the right
    .text = One player moves one space to the right on the Diplomacy track. War can be declared only on players who are not further right.
    .think = Mostly you move yourself.

lesson-empires-asked-calm = Ambassador: less Unrest
    .text = You may remove one Unrest anywhere.
    .think = Choose a Territory where your own counters are in danger.

lesson-empires-asked-conquer = Founding a Colony
    .text = A Colony needs control of all Resources of the Territory and as many of your counters there as its Native Power. It gives 1 Prestige, and only you may place counters there from then on.
    .think = With the Booming City there you gain 1 Prestige more.
    .text-nations = A Colony needs control of all Resources of the Territory and as many of your counters there as its Native Power. It gives 1 Prestige if the Territory is one of your goals, and none elsewhere. Only you may place counters there from then on.

lesson-empires-asked-extremadura = Extremadura
    .text = Your counters suffice for the normal way, and the Mission would allow the other, which places 1 Unrest before the options of the Colony.
    .think = The normal way, unless you want the Unrest.

lesson-empires-asked-company = Company
    .text = One of your counters in the new Colony may become a Merchant Fleet, but not the last one.
    .think = Take a counter that you do not need to keep control of its Resource.

lesson-empires-asked-company-run = Which counter of the stack
    .text = The lowest counter controls. If it goes, the next one controls, or whoever has more there.
    .think = Take a counter from the top.

lesson-empires-asked-pillage = Pillage
    .text = You gain Treasuries equal to the Native Power, twice that with Gold, and the Territory gains one Unrest.
    .think = Unrest lets a Rebel take your counters, and with the last one the Colony and 1 Prestige.

lesson-empires-asked-repression = Repression
    .text = You may remove up to two Unrest, each for one step to the left on the Diplomacy track.
    .think = Further left more players may declare war on you.

lesson-empires-asked-plantation = Plantation
    .text = For every black Resource that you control you take 1 Merchant Fleet from other players.
    .think = It costs you nothing in the rules of the game.

lesson-empires-asked-victim = Whose fleet
    .text = You choose from whom each Merchant Fleet comes.
    .think = Take it from whoever is closest to 10 Prestige.

lesson-empires-asked-explore = Exploring
    .text = Ten dice are rolled; each succeeds one time in three. You need as many successes as the Difficulty, less your Seafaring value, and 1 less beside a Territory with a counter of yours. A success brings 1 Prestige.
    .think = The percentage at each Territory is exact. Look for Resources that you can keep, and for neighbours of what you have.

lesson-empires-asked-again = Australia once more
    .text = Australia holds two Prestige. You may roll again for the second.
    .think = If it fails, you may not place a counter there now.

lesson-empires-asked-occupy = After an exploration
    .text = You may place a counter in the new Territory: a Merchant Fleet, or adventurers for 1 Treasury, who bring one Unrest.
    .think = A Merchant Fleet is worth more than a Treasury, but Unrest invites rebellions. Either gives you a Resource.

lesson-empires-asked-occupy-space = Which Resource
    .text = The edge colour is the kind of Resource. If nobody else controls one of that colour, you have a Monopoly. Each Gold is a Monopoly of its own.
    .think = Prefer a colour that nobody controls yet. Breaking the Monopoly of another costs a step on the Diplomacy track.

lesson-empires-asked-circumnavigate = Around the world
    .text = For 1 Treasury you may roll once for the Circumnavigation. It is Difficulty 6, less your Seafaring value and 1 for each continent with a counter of yours.
    .think = It brings 1 Prestige to the first who succeeds. Compare the chance with the price.

lesson-empires-asked-loan = A loan
    .text = You may borrow up to twice your Economy value. Every loan grows by 1 in each turn, and nobody wins with a loan.
    .think = A large loan early costs little interest, if the money works: fleets, tracks, counters on the map.

lesson-empires-asked-city = The Booming City
    .text = It may stand where you have a counter. In a Colony it gives 1 Prestige to the owner. Its Goods are shipped first, by everybody.
    .think = Best in your own Colony.
    .text-nations = It may stand where you have a counter. Only a Historical city of yours gives 1 Prestige, to the owner of the Colony where it stands. Its Goods are shipped first, by everybody.
    .think-nations = Best in your own Colony on a goal with a Historical city.

lesson-empires-asked-city-price = The price of the city
    .text = You pay more than the present city is worth, at most your Economy value. The price is its value: the next one must be dearer.
    .think = A higher price makes it harder to take the city away.
    .think-nations = A higher price makes it harder to take the city away. A Historical city may be worth 1 more.

lesson-empires-asked-city-value = The value of a Historical city
    .text = Its marker may show 1 more than you pay, even above your Economy value, and at most 10.
    .think = The next city must be dearer than this value. That keeps the others away, and yourself too.

lesson-empires-asked-city-goods = Goods of the city
    .text = Goods from the Territory of the Booming City come first, whoever controls them. Other owners get 1 Treasury each.
    .think = With Unrest there pirates may come and cost a fleet.

lesson-empires-asked-ship = Shipping Goods
    .text = Each Merchant Fleet ships one Goods from a controlled Resource to the Market. Later the Trader turns Goods into Treasuries.
    .think = Your own Resources first: for those of others the owner gets 1 Treasury, and may refuse.

lesson-empires-asked-sell = Somebody wants your Goods
    .text = You may sell for 1 Treasury, or refuse. The other gains Goods on the Market.
    .think = A Treasury at once is welcome, unless the other is close to winning.

lesson-empires-asked-missionary = The Missionary
    .text = Turn one Unrest into a Mission, or place a Mission where there is no Unrest. Where a Mission lies, no rebellion breaks out.
    .think = Protect the Colony that you can least afford to lose.

lesson-empires-asked-missionary-where = Where the Missionary goes
    .text = One Territory of your choice.
    .think = Where many of your counters stand and the Native Power is high.

lesson-empires-asked-rebel = The Rebel
    .text = Start a rebellion where there is Unrest and no Mission, place one Unrest, or remove a Mission.
    .think = The Rebel slows down whoever leads. Your own counters are lost only if no others are left.

lesson-empires-asked-rebel-where = Where the Rebel goes
    .text = A rebellion rolls Native Power times Unrest dice; each success takes a counter.
    .think = Where others have much and you have nothing.

lesson-empires-asked-casualty = Losses of a rebellion
    .text = You choose which counters are lost, one for each success.
    .think = Without its last counter the owner loses a Colony and 1 Prestige.

lesson-empires-asked-casualty-run = Which counter of the stack
    .text = The lowest counter controls the Resource.
    .think = Taking the lowest may pass control to somebody else, perhaps to you.

lesson-empires-asked-progress = The Scientist
    .text = One step on one track, for the number printed there. Seafaring helps exploring, Logistics lets the Viceroy place more, Economy serves trade, city and loans, Navy the squadrons.
    .think = Seafaring and Logistics are good first steps. Tea and Opium, and so India and China, need Economy 6.

lesson-empires-asked-war = Declaring war
    .text = You may attack a player who is not further right on the Diplomacy track. You move one space to the left. Whoever surrenders or can no longer fight gives 1 Prestige to the victor.
    .think = Count squadrons and counters in shared Territories first. Each fights with one die, at most five.

lesson-empires-asked-war-casualty = Losses of the enemy
    .text = For each success you remove an enemy counter in this Territory.
    .think = Take those that control Resources which you want.

lesson-empires-asked-war-casualty-run = Which counter of the stack
    .text = The lowest counter controls the Resource. Control that changes through war costs no Diplomacy.
    .think = The lowest one, if your own counter comes next.

lesson-empires-asked-reroll = Rolling again
    .text = Great Britain may roll all its dice at sea again once in each year of war. The new result counts.
    .think = On average one die in three succeeds. Below that, roll again.

lesson-empires-asked-surrender = Surrender
    .text = Surrender ends the war and costs 1 Prestige, if you have any. Otherwise another year is fought.
    .think = How many squadrons and counters could you still lose?

lesson-empires-asked-trade-own = Selling Goods
    .text = The Trader turns Goods on the Market into Treasuries: at most your Economy value plus the Native Power of your Colonies.
    .think = Sell your own first. Room that is left can be used for goods of others.

lesson-empires-asked-trade-whose = Goods of others
    .text = You may sell goods of others as well: the owner gets 1 Treasury for each, and you as much. Own goods and theirs come in any order, and what somebody refuses leaves room for more.
    .think = Choose somebody who is not about to win.

lesson-empires-asked-trade-amount = How many
    .text = The owner may allow all, some or none.
    .think = Every one of them is a Treasury for you.

lesson-empires-asked-trade-grant = Somebody wants to sell your Goods
    .text = Each that you let go brings you 1 Treasury, and the other as much.
    .think = You need no Trader of your own for these. Refuse only if the other profits too much.

lesson-empires-asked-send = The Viceroy
    .text = The Viceroy places counters from your Treasury in one explored Territory, at most your Logistics value.
    .think = Prepare a Colony: control all Resources there and match the Native Power.

lesson-empires-asked-send-space = On which Resource
    .text = A new counter lies on top. Control changes when you have more counters there than anybody else.
    .think = A vacant Resource is yours with one counter. Taking one from somebody costs a step on the Diplomacy track.

lesson-empires-asked-send-more = Another counter
    .text = As long as your Logistics value allows, you may place more in the same Territory.
    .think = Every counter is a Treasury less in your box.

lesson-empires-seen-card-revealed = The cards are shown
    .text = Everybody has revealed the first card of the row. The others stay face down. From them you can guess what may come.

lesson-empires-seen-explored = A successful exploration
    .text = A Territory has been explored: its Prestige goes to the explorer, and from now on anybody may place counters there.

lesson-empires-seen-exploration-failed = A failed exploration
    .text = There were too few successes. Nothing is lost but the action; the Territory stays unexplored.

lesson-empires-seen-america-discovered = America is known
    .text = The first exploration there brought one more Prestige. From now on American Territories are 2 easier for everybody.

lesson-empires-seen-counter-placed = A counter on the map
    .text = It controls its Resource if it is the lowest of the stack. Each controlled Resource yields one Goods for the Merchant.

lesson-empires-seen-goods-shipped = Goods on the Market
    .text = Goods were shipped. They lie on the Market until a Trader turns them into Treasuries.

lesson-empires-seen-goods-sold = Goods are sold
    .text = Goods became Treasuries. Ship and sell is the engine that pays for everything else.

lesson-empires-seen-track-advanced = Progress
    .text = Somebody advanced on a track. The number of a space is its price and the value that it gives from then on.

lesson-empires-seen-diplomacy-moved = Diplomacy
    .text = A marker moved on the Diplomacy track. Whoever stands further right cannot be attacked by those on the left.

lesson-empires-seen-colony-founded = A Colony
    .text = A Colony was founded: 1 Prestige, and the Territory is closed to new counters of others. If its owner loses the last counter there, Colony and Prestige are lost.
    .text-nations = A Colony was founded, and the Territory is closed to new counters of others. It gave 1 Prestige if it is a goal of its founder. If its owner loses the last counter there, the Colony and 1 Prestige are lost.

lesson-empires-seen-colony-lost = A Colony is lost
    .text = The Territory is an Independent State now. Its Native Power is doubled, and its former owner lost 1 Prestige.

lesson-empires-seen-unrest-added = Unrest
    .text = Where Unrest lies and no Mission, a Rebel can start a rebellion. The more Unrest, the more dice.

lesson-empires-seen-loan-taken = A loan
    .text = Somebody borrowed Treasuries. The loan grows in every turn and must be gone before its owner can win.

lesson-empires-seen-interest-added = Interest
    .text = At the end of a turn every loan grows by 1. A player without loans pays nothing.

lesson-empires-seen-city-placed = The Booming City
    .text = There is only one. Its Goods are shipped first by everybody, and in a Colony it brought its owner 1 Prestige.
    .text-nations = There is only one. Its Goods are shipped first by everybody, and a Historical city in a Colony brought the owner 1 Prestige.

lesson-empires-seen-war-declared = A war
    .text = War has been declared. Year after year it is fought in shared Territories, then at sea, until one side surrenders or cannot fight any more.

lesson-empires-seen-pirates = Pirates
    .text = Unrest at the Booming City attracts pirates. The shipper lost a fleet, and nothing was shipped from there.

lesson-empires-over = The game is over
    .text = Somebody has 10 Prestige and no debt. The result shows each step, and how the powers developed. You can look back at every move, or practice from any of them.
