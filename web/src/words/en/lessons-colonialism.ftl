# The guided first game of Colonialism: the Compass edition with its quick start.

lesson-colonialism-start-0 = What it is about
    .text = You lead a colonial power around 1900 and gather cubes of three colours. At the end only the colour counts of which you have the fewest; before that, three equal cubes may become one of another colour. So 5, 6 and 2 cubes are 3 points. The game looks through the eyes of the powers; what their rule meant for the people there it shows only in outline.

lesson-colonialism-start-1 = The map
    .text = Six regions and five sea zones. Discs are influence; the gray ones are the natives. The tile of a region shows its total influence and its limit. Above the limit there is conflict. Cubes can be collected only where no natives are left.

lesson-colonialism-start-2 = Your hand
    .text = Light cards are policies: you lay them at a region, and they take effect in the next colonization. Dark cards are actions: they take effect at once. Most need a fresh ship of yours in a sea beside the region.

lesson-colonialism-start-3 = The bar
    .text = The bar says what is asked of you. Whatever is outlined in gold can be clicked: a button here, a card, or a place on the map. The sign § opens the paragraph of the rules.

lesson-colonialism-start-4 = How the game runs
    .text = Three game turns. In each: two action rounds, a colonization, two more action rounds, a second colonization. In an action round everybody acts three times, one action after the other in turn order. After the sixth colonization the game is scored.

lesson-colonialism-asked-row = A row of the turn order
    .text = The rows decide who acts first, from top to bottom.
    .think = A high row is good for ties when cubes are collected. A low row lets you see what the others do before you answer.

lesson-colonialism-asked-new-row = A new row
    .text = After each colonization the order is chosen anew. Whoever has collected the fewest cubes in this game turn chooses first.
    .think = Do you need to act before the others at a contested region, or rather after them?

lesson-colonialism-asked-keep-six = Your first hand
    .text = Of twelve cards you keep six. The others go to your discard pile and come back later.
    .think = Two or three strong policies and some actions are a good mixture.

lesson-colonialism-asked-first-ship = Your ships
    .text = A ship serves every region beside its sea zone. Most cards and every exploration need one.
    .think = Three ships in three seas reach nearly every region. Two in the same sea let you act there twice in one round.

lesson-colonialism-asked-act = Your action
    .text = Draw three cards, move a ship, play a card, explore a region for one disc, or withdraw discs. One action, then the next player.
    .think = First get a disc into regions whose cubes you lack. Then lay policies there: they add most of your influence. Three actions are soon gone, so play the cards that matter first.

lesson-colonialism-asked-which-ship = Which ship moves
    .text = A fresh ship stays fresh when it moves, a used one stays used.
    .think = Move the ship that has nothing left to do where it is.

lesson-colonialism-asked-move-to = Where it goes
    .text = A ship may go to any sea zone, however far.
    .think = Choose a sea beside the region at which you want to play your next card.

lesson-colonialism-asked-card-region = The region of a card
    .text = Every card is for one region. The number beside it says what is certain now. Your first policy at a region lies face down, every further one face up.
    .think = How much influence will the others have there? Will the total pass the limit, and who is weakest then?

lesson-colonialism-asked-use-ship = Which ship is used
    .text = The ship is turned on its side and cannot be used again in this action round.
    .think = Keep the ship fresh that lies beside more regions in which you still want to act.

lesson-colonialism-asked-how-many = Withdrawing discs
    .text = Up to five discs go back to your reserve and can be placed again.
    .think = Leave one disc behind if you want to keep a foothold.

lesson-colonialism-asked-helped = Diplomacy
    .text = A faction gains one die plus 1 in discs: 2 to 4. It may be you, another power or the natives.
    .think = Mostly you help yourself. Helping the natives can keep others from collecting cubes.

lesson-colonialism-asked-attacked = Military Campaign
    .text = Another power loses one die plus 1 in discs there: 2 to 4.
    .think = It hurts most where somebody would pick before you.

lesson-colonialism-asked-trade-ship = The ship for the trade
    .text = Both regions of the trade must lie beside the sea of this ship.
    .think = First think of the two cubes that you want to exchange.

lesson-colonialism-asked-trade-first = The first region
    .text = Two regions exchange one cube each.
    .think = One of the two should be a region where you will collect cubes; the other one has a colour that you lack.

lesson-colonialism-asked-trade-second = The second region
    .text = It exchanges a cube with the first region.
    .think = If you collect in the first region, choose where the colour lies that you lack. Otherwise choose a region where you collect.

lesson-colonialism-asked-trade-give = The cube that goes
    .text = This cube goes from the first region to the second.
    .think = If you collect in the first region, let a colour go of which you have enough. If you collect in the second, send the colour that you lack.

lesson-colonialism-asked-trade-for = The cube that comes
    .text = This cube goes from the second region to the first in return.
    .think = If you collect in the first region, take the colour of which you have the fewest. If you collect in the second, let a colour go of which you have enough.

lesson-colonialism-asked-mercenary-losses = Losses: mercenaries or discs
    .text = Mercenaries count as your influence until the end of the colonization; then they leave anyway.
    .think = Lose mercenaries first if you want to keep your discs. Your own discs return to your reserve.

lesson-colonialism-asked-inflicted-losses = What the other player loses
    .text = Your card removes these discs, so you choose which of them are mercenaries.
    .think = Mercenaries leave at the end of the colonization anyway. Discs are gone from the region for good.

lesson-colonialism-asked-collect = Collecting cubes
    .text = You take all cubes of one colour from this region. The strongest picks first, then the others in order, until nothing is left.
    .think = Only your smallest count scores. Take the colour you lack, even if another lies there in larger number.

lesson-colonialism-asked-keep-one = One card stays
    .text = After a colonization you keep one card of your hand, or none, and draw up to six.
    .think = Keep a card only if it fits your plan. Everything discarded comes back when your deck is used up.

lesson-colonialism-asked-payment = Paying for an upgrade
    .text = Upgrades are paid with collected cubes, which leave the game.
    .think = Pay with the colour of which you have most.

lesson-colonialism-asked-extra-ship = A fourth ship
    .text = It is placed at once and works like the other three.
    .think = Choose a sea from which you cannot act yet.

lesson-colonialism-asked-young-turks = Young Turks
    .text = Return a collected cube to the region, or remove all your discs from it.
    .think = What is worth more to you: a cube that you have, or the influence there?

lesson-colonialism-asked-sick-man = Sick Man of Europe
    .text = You may place one disc from your reserve in the region.
    .think = One disc is enough to be present. It also raises the total.

lesson-colonialism-asked-open-door = Open Door Policy
    .text = You may lay one policy card at the region without a ship.
    .think = A good moment for a strong card at a region that your ships do not reach.

lesson-colonialism-asked-gurkhas = Gurkhas
    .text = You may place up to three discs from your reserve in any regions.
    .think = One disc in each of three regions prepares more than three in one.

lesson-colonialism-asked-gurkhas-more = Another disc
    .text = You may place another one, or stop.
    .think = Keep discs for your policies.

lesson-colonialism-asked-cultivation = A card comes back
    .text = You may take one card from your discard pile into your hand.
    .think = You will keep only one card after this phase: choose one that you want then.

lesson-colonialism-seen-interest-dealt = Economic interests
    .text = You have secret economic interests, each for a region and a colour. At the end an interest brings one cube if you then have more influence in its region than every other faction.

lesson-colonialism-seen-explores = An exploration
    .text = One disc came into the region, and the ship is used. This is the cheapest way into a region: many action cards need at least one disc there.

lesson-colonialism-seen-plays-policy-hidden = A hidden policy
    .text = Somebody laid a first policy card at a region. Only its owner knows which one it is. It is revealed in the colonization.

lesson-colonialism-seen-ships-fresh = Ships are fresh again
    .text = An action round is over. All used ships stand upright again and can be used anew.

lesson-colonialism-seen-colonization-began = Colonization
    .text = Region after region, in the order of the tiles: the policies there take effect, then a conflict if the limit is passed, then cubes are collected. The log names each step with its paragraph.

lesson-colonialism-seen-policy-counts = Policies take effect
    .text = All policies at a region count at the same time. The discs come from the reserve; with too few, only what is left is placed.

lesson-colonialism-seen-conflict = A conflict
    .text = The total was above the limit. Everybody there loses one disc after the other, the weakest first, until the limit is kept or only one faction is left. Small presences vanish, and often the natives with them.

lesson-colonialism-seen-collected = The first cubes
    .text = No natives were left in the region, so its cubes were collected: all of one colour at a time, the strongest first. The cubes of every player are shown at their seat.

lesson-colonialism-seen-unrest = Unrest at Home
    .text = After all other cards of the region the power with the least influence there lost 10 discs. The card is dangerous for whoever is weak, its owner included.

lesson-colonialism-seen-mercenaries-hired = Mercenaries
    .text = Purple discs count as influence of whoever hired them, but only until the end of the next colonization.

lesson-colonialism-seen-trimmed = Above the limit alone
    .text = Where only one colour is left, its discs above the limit go back to the reserve. More than the limit is of no lasting use.

lesson-colonialism-seen-deck-reshuffled = A new deck
    .text = A deck was used up, so the discard pile became the new deck. Every player has the same 24 cards, and discard piles are open.

lesson-colonialism-seen-interests-pay = Interests pay
    .text = The economic interests are shown. Each brings its cube to whoever has the most influence in its region.

lesson-colonialism-over = The game is over
    .text = Three equal cubes may become one of another colour; then your smallest count is your score. The result shows each step. You can look back at every move, or practice from any of them.
