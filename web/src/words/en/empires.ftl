empires-turn = Turn { $turn }
empires-set-up = Set-up
empires-round = Round { $round }/{ $all }

empires-phase-merchant-fleets = Fleets
empires-phase-first-player = Order
empires-phase-naval-forces = Squadrons
empires-phase-privateering = Privateers
empires-phase-interest = Interest
empires-phase-cards = Cards

empires-programming = Cards
empires-tracks = Tracks
empires-first-player = First player
empires-place = Plays as number { $place }
empires-prestige = Prestige
empires-prestige-of = Prestige { $have } of { $need }
empires-points-of = Points { $have } of { $need }
empires-net = { $net } after the loan
empires-treasury = Treasury
empires-fleets = Fleets
empires-squadrons = Squadrons
empires-goods = Goods
empires-loans = Loans
empires-loan = Loan
empires-diplomacy = Diplomacy
empires-your-programme = Your programme
empires-programme-of = Programme: { $who }
empires-your-cards = Your cards
empires-cards-of = Cards: { $who }
empires-not-chosen = Not chosen
empires-choose-five = Five cards in the order of the rounds
empires-slot = Place { $n }
empires-round-of = Round { $n }
empires-sealed = sealed
empires-sealed-for = Sealed until all have chosen.
empires-hidden = face down
empires-unplayed = in hand
empires-laid = no action
empires-locked = left out
empires-used = used: { $name }
empires-progress = Progress and diplomacy
empires-market = Market
empires-no-goods = No goods wait for sale.
empires-no-loans = Nobody owes anything.
empires-one-loan = one loan
empires-many-loans = { $n } loans
empires-interest = +1 each at the end of the turn
empires-interest-revised = Every 5 counters, or part of 5, cost a point.
empires-your-loan = Your loan { $n }: { $size }
empires-abolished = The slave trade is abolished.
empires-show-key = Show the key
empires-fold-key = Fold the key
empires-power = Native Power
empires-difficulty = Difficulty
empires-unrest = Unrest
empires-mission = Mission
empires-missions = Missions
empires-colony = Colony
empires-city = Booming City
empires-relevant = Relevant City
empires-independent = Independent state
empires-state-excluded = not in this game
empires-state-unexplored = unexplored
empires-state-explored = explored
empires-marked = a rebel was here
empires-america = Discovery of America
empires-circumnavigation = Circumnavigation
empires-undiscovered = not yet discovered
empires-discovered =
    { $turn ->
        [0] known from the start
       *[other] turn { $turn }
    }
empires-voyage-waiting = after America
empires-voyage-done = done
empires-voyage-excluded = not in this game
empires-war-box = War box
empires-privateers-in =
    { $n ->
        [one] { $n } privateer lies in wait
       *[other] { $n } privateers lie in wait
    }
empires-doomed =
    { $n ->
        [one] { $n } counter about to be lost
       *[other] { $n } counters about to be lost
    }
empires-free = free
empires-controls = controlled by { $who }
empires-safe = safe
empires-from-bottom = from the bottom to the top
empires-colony-of = Colony of { $who }
empires-war = War
empires-year =
    { $year ->
        [0] Before the first year
       *[other] Year { $year }
    }
empires-attacker = attacks
empires-defender = defends
empires-ally = with { $who }
empires-offers = offers { $n }
empires-lost-at-sea = { $n } lost at sea
empires-dice = { $hits } of { $dice }
empires-successes = { $hits } successes with { $dice } dice
empires-at-sea = At sea
empires-fold = Fold
empires-unfold = Show

empires-text-territories = Territories

empires-awards-progress = Point for progress
empires-awards-mission = Point for missions
empires-awards-empire = Lasting point for an empire
empires-awards-war = War points { $n }
