colonialism-turn = Spielrunde { $turn } von { $turns }
colonialism-phase-setup = Vorbereitung
colonialism-phase-actions = Aktionen
colonialism-phase-colonization = Kolonisierung
colonialism-phase-end-of-turn = Rundenende
colonialism-turn-order = Spielreihenfolgeanzeige
colonialism-row = Reihe { $row }
colonialism-free = frei
colonialism-rolled = { $count } gewürfelt
colonialism-laps = I II III
colonialism-acted = { $count }-mal gehandelt
colonialism-yet-to-choose = Wählt noch
colonialism-supply = Vorrat
colonialism-natives = Regionalmacht
colonialism-mercenaries = Söldner
colonialism-bag = Beutel
colonialism-event = Ereignis
colonialism-events-left = { $count } im Deck
colonialism-upgrades = Ausbaukarten
colonialism-price =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
colonialism-bought-by = gekauft von { $who }
colonialism-interests = Ökonomische Interessen
colonialism-deck = Deck
colonialism-discard = Abwurfstapel
colonialism-hand = Hand
colonialism-hands = Handkarten
colonialism-reserve = Reserve
colonialism-policy = Politik
colonialism-action = Aktion
colonialism-needs-ship = Benötigt ein angrenzendes einsatzbereites Schiff
colonialism-needs-presence = Benötigt Einfluss in der Region
colonialism-empty-hand = Sie haben keine Karten auf der Hand.
colonialism-no-hand = Zuschauer sehen keine Handkarten.
colonialism-close-discard = Schließen
colonialism-discard-of = Abwurfstapel: { $who }
colonialism-empty-discard = Noch wurde nichts abgeworfen.
colonialism-your-turn = Sie sind am Zug
colonialism-acting = Wählt
colonialism-bot = Bot
colonialism-no-policies = keine
colonialism-hidden-card = verdeckt
colonialism-open-card = offen
colonialism-own-hidden = verdeckt, Ihnen bekannt
colonialism-fresh-ship = Einsatzbereites Schiff
colonialism-used-ship = Benutztes Schiff
colonialism-discs =
    { $count ->
        [one] { $count } Scheibe
       *[other] { $count } Scheiben
    }
colonialism-cubes-of = { $count } { $colour }
colonialism-limit = Summe { $total }, Regionenlimit { $limit }
colonialism-regions = Regionen
colonialism-cubes = Steine
colonialism-cards = Karten
colonialism-discards = Abwurfstapel
colonialism-of-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
colonialism-show-discard = Abwurfstapel, { $count } Karten: durchsehen
