colonialism-turn = Turn { $turn } of { $turns }
colonialism-phase-setup = Setup
colonialism-phase-actions = Actions
colonialism-phase-colonization = Colonization
colonialism-phase-end-of-turn = End of turn
colonialism-turn-order = Turn order
colonialism-row = Row { $row }
colonialism-free = free
colonialism-rolled = rolled { $count }
colonialism-laps = I II III
colonialism-acted =
    { $count ->
        [one] acted once
       *[other] acted { $count } times
    }
colonialism-yet-to-choose = Yet to choose
colonialism-supply = Supply
colonialism-natives = Natives
colonialism-mercenaries = Mercenaries
colonialism-bag = Bag
colonialism-event = Event
colonialism-events-left = { $count } in the deck
colonialism-upgrades = Upgrades
colonialism-price =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
colonialism-bought-by = bought by { $who }
colonialism-interests = Economic interests
colonialism-deck = Deck
colonialism-discard = Discard
colonialism-hand = Hand
colonialism-hands = Hand cards
colonialism-reserve = Reserve
colonialism-policy = Policy
colonialism-action = Action
colonialism-needs-ship = Needs a fresh ship
colonialism-needs-presence = Needs influence in the region
colonialism-empty-hand = Your hand is empty.
colonialism-no-hand = Spectators see no hands.
colonialism-close-discard = Close
colonialism-discard-of = Discard pile: { $who }
colonialism-empty-discard = Nothing has been discarded yet.
colonialism-your-turn = Your turn
colonialism-acting = Choosing
colonialism-bot = Bot
colonialism-no-policies = none
colonialism-hidden-card = face down
colonialism-open-card = face up
colonialism-own-hidden = face down, known to you
colonialism-fresh-ship = Fresh ship
colonialism-used-ship = Used ship
colonialism-discs =
    { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    }
colonialism-cubes-of = { $count } { $colour }
colonialism-limit = total { $total }, limit { $limit }
colonialism-regions = Regions
colonialism-cubes = Cubes
colonialism-cards = Cards
colonialism-discards = Discard piles
colonialism-of-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
colonialism-show-discard = Discard pile, { $count } cards: look through it
