empires-turn = Runde { $turn }
empires-set-up = Aufbau
empires-round = Durchgang { $round }/{ $all }

empires-phase-merchant-fleets = Flotten
empires-phase-first-player = Reihenfolge
empires-phase-naval-forces = Geschwader
empires-phase-privateering = Kaperei
empires-phase-interest = Zinsen
empires-phase-cards = Karten

empires-programming = Karten
empires-tracks = Leisten
empires-first-player = Startspieler
empires-place = Spielt als Nummer { $place }
empires-prestige = Prestige
empires-prestige-of = Prestige { $have } von { $need }
empires-points-of = Punkte { $have } von { $need }
empires-net = { $net } nach Abzug des Darlehens
empires-treasury = Taler
empires-fleets = Flotten
empires-squadrons = Geschw.
empires-goods = Waren
empires-loans = Darlehen
empires-loan = Darlehen
empires-diplomacy = Diplomatie
empires-your-programme = Ihr Programm
empires-programme-of = Programm: { $who }
empires-your-cards = Ihre Karten
empires-cards-of = Karten: { $who }
empires-not-chosen = Nicht gewählt
empires-choose-five = Fünf Karten in der Reihenfolge der Durchgänge
empires-slot = Platz { $n }
empires-round-of = Durchgang { $n }
empires-sealed = verdeckt
empires-sealed-for = Verdeckt, bis alle gewählt haben.
empires-hidden = verdeckt
empires-unplayed = auf der Hand
empires-laid = ohne Aktion
empires-locked = gesperrt
empires-used = eingesetzt: { $name }
empires-progress = Fortschritt und Diplomatie
empires-market = Markt
empires-no-goods = Keine Waren auf dem Markt.
empires-no-loans = Niemand hat Schulden.
empires-one-loan = ein Darlehen
empires-many-loans = { $n } Darlehen
empires-interest = je +1 am Ende der Runde
empires-interest-revised = Je 5 Steine, auch angefangene, kosten einen Punkt.
empires-your-loan = Ihr Darlehen { $n }: { $size }
empires-abolished = Der Sklavenhandel ist abgeschafft.
empires-show-key = Legende zeigen
empires-fold-key = Legende einklappen
empires-power = Einheimische
empires-difficulty = Schwierigkeit
empires-unrest = Unruhe
empires-mission = Mission
empires-missions = Missionen
empires-colony = Kolonie
empires-city = Blühende Stadt
empires-relevant = Bedeutende Stadt
empires-independent = Unabhängiger Staat
empires-state-excluded = nicht in diesem Spiel
empires-state-unexplored = unerforscht
empires-state-explored = erforscht
empires-marked = ein Rebell war hier
empires-america = Entdeckung Amerikas
empires-circumnavigation = Weltumsegelung
empires-undiscovered = noch nicht entdeckt
empires-discovered =
    { $turn ->
        [0] von Anfang an bekannt
       *[other] Runde { $turn }
    }
empires-voyage-waiting = nach Amerika
empires-voyage-done = vollbracht
empires-voyage-excluded = nicht in diesem Spiel
empires-war-box = Kriegskasse
empires-privateers-in =
    { $n ->
        [one] { $n } Kaperschiff lauert
       *[other] { $n } Kaperschiffe lauern
    }
empires-doomed =
    { $n ->
        [one] { $n } Stein geht gleich verloren
       *[other] { $n } Steine gehen gleich verloren
    }
empires-free = frei
empires-controls = kontrolliert von { $who }
empires-safe = sicher
empires-from-bottom = von unten nach oben
empires-colony-of = Kolonie von { $who }
empires-war = Krieg
empires-year =
    { $year ->
        [0] Vor dem ersten Kriegsjahr
       *[other] Kriegsjahr { $year }
    }
empires-attacker = greift an
empires-defender = verteidigt
empires-ally = Verbündet: { $who }
empires-offers = bietet { $n }
empires-lost-at-sea = { $n } auf See verloren
empires-dice = { $hits } von { $dice }
empires-successes = { $hits } Erfolge mit { $dice } Würfeln
empires-at-sea = Auf See
empires-fold = Einklappen
empires-unfold = Zeigen

empires-text-territories = Gebiete

empires-awards-progress = Punkt für Fortschritt
empires-awards-mission = Punkt für Missionen
empires-awards-empire = Dauerhafter Punkt für ein Reich
empires-awards-war = Kriegspunkte { $n }
