### Deutsch. Jede Meldung hier hat ihr Gegenstück in en.ftl, mit denselben Lücken.
###
### Eine Lücke kann in mehreren Formen kommen, mit Unterstrich benannt: $region ist der bloße Name, $region_in der Name
### mit seiner Präposition. Welche Formen es gibt, steht unten bei den Namen der Orte und Steine. $you ist "yes", wenn
### von der lesenden Person die Rede ist. $edition, $drawn, $policy und dergleichen beschreiben die geltenden Regeln.

## Spieler und Gruppierungen

seat-blue = Blau
seat-red = Rot
seat-green = Grün
seat-white = Weiß
seat-purple = Lila

faction-natives = Regionalmacht
    .object = die Regionalmacht

faction-seat = { $seat }
    .object = { $seat }

## Orte. Die Namen stehen auf dem Spielplan; die Formen hier dienen denen, die ein Plan nicht ändert, -other den übrigen.

region-north-africa = Nordafrika
    .code = NA
    .subject = Nordafrika
    .object = Nordafrika
    .dative = Nordafrika
    .in = in Nordafrika
    .into = nach Nordafrika
    .from = aus Nordafrika
    .at = bei Nordafrika
region-sub-saharan-africa = Subsahara-Afrika
    .code = SA
    .subject = Subsahara-Afrika
    .object = Subsahara-Afrika
    .dative = Subsahara-Afrika
    .in = in Subsahara-Afrika
    .into = nach Subsahara-Afrika
    .from = aus Subsahara-Afrika
    .at = bei Subsahara-Afrika
region-middle-east = Naher Osten
    .code = NO
    .subject = der Nahe Osten
    .object = den Nahen Osten
    .dative = dem Nahen Osten
    .in = im Nahen Osten
    .into = in den Nahen Osten
    .from = aus dem Nahen Osten
    .at = beim Nahen Osten
region-india = Indien
    .code = IN
    .subject = Indien
    .object = Indien
    .dative = Indien
    .in = in Indien
    .into = nach Indien
    .from = aus Indien
    .at = bei Indien
region-china = China
    .code = CH
    .subject = China
    .object = China
    .dative = China
    .in = in China
    .into = nach China
    .from = aus China
    .at = bei China
region-southeast-asia = Südostasien
    .code = SO
    .subject = Südostasien
    .object = Südostasien
    .dative = Südostasien
    .in = in Südostasien
    .into = nach Südostasien
    .from = aus Südostasien
    .at = bei Südostasien
region-other = { $name }
    .subject = die Region { $name }
    .object = die Region { $name }
    .dative = der Region { $name }
    .in = in der Region { $name }
    .into = in die Region { $name }
    .from = aus der Region { $name }
    .at = bei der Region { $name }

zone-atlantic = Atlantischer Ozean
    .in = im Atlantischen Ozean
    .into = in den Atlantischen Ozean
    .from = aus dem Atlantischen Ozean
zone-mediterranean = Mittelmeer
    .in = im Mittelmeer
    .into = ins Mittelmeer
    .from = aus dem Mittelmeer
zone-arabian-sea = Arabisches Meer
    .in = im Arabischen Meer
    .into = ins Arabische Meer
    .from = aus dem Arabischen Meer
zone-bay-of-bengal = Golf von Bengalen
    .in = im Golf von Bengalen
    .into = in den Golf von Bengalen
    .from = aus dem Golf von Bengalen
zone-south-china-sea = Südchinesisches Meer
    .in = im Südchinesischen Meer
    .into = ins Südchinesische Meer
    .from = aus dem Südchinesischen Meer
zone-other = { $name }
    .in = in der Seezone { $name }
    .into = in die Seezone { $name }
    .from = aus der Seezone { $name }

## Steine: die Farbe, wofür sie steht, ein Stein als Subjekt und als Objekt, mehrere Steine, alle Steine

colour-yellow = gelb
    .resource = agrarisch
    .one = gelber Stein
    .object = gelben Stein
    .many = gelbe Steine
    .all = gelben Steine
colour-brown = braun
    .resource = Rohstoffe
    .one = brauner Stein
    .object = braunen Stein
    .many = braune Steine
    .all = braunen Steine
colour-black = schwarz
    .resource = Erze
    .one = schwarzer Stein
    .object = schwarzen Stein
    .many = schwarze Steine
    .all = schwarzen Steine

interest = { $region } ({ $colour })
about-region = Wert { $value }, Regionenlimit { $limit }. Nachbarregionen: { $neighbours }. Seezonen: { $zones }.
about-event =
    Auf diesem Spielplan: { $places } ({ $flag ->
        [known] im Regelheft genannt
        [founded] rekonstruiert, gut begründet
        [likely] rekonstruiert, wahrscheinlich
       *[guessed] rekonstruiert, vermutet
    }).
about-zone = grenzt an { $regions }.

## Einflusskarten: Name und Hilfe

card-kind =
    { $policy ->
        [yes] Politikkarte.
       *[no] Aktionskarte.
    }
card-needs =
    { $card ->
        [trade]
            { $presence ->
                [yes] Benötigt ein einsatzbereites Schiff, dessen Seezone an zwei Regionen mit Steinen grenzt, und Einfluss in mindestens einer der beiden.
               *[no] Benötigt ein einsatzbereites Schiff, dessen Seezone an zwei Regionen mit Steinen grenzt, aber keinen Einfluss.
            }
       *[other]
            { $ship ->
                [yes]
                    { $presence ->
                        [yes] Benötigt ein angrenzendes einsatzbereites Schiff und Einfluss in der Region.
                       *[no] Benötigt ein angrenzendes einsatzbereites Schiff.
                    }
               *[no] Benötigt Einfluss in der Region, aber kein Schiff.
            }
    }
card-help = { card-kind } { card-needs } { $effect }

card-army = Armee
    .code = A
    .effect = Bringt 2 Scheiben je Nachbarregion, in der Sie Einfluss haben.
card-commerce = Handelswege
    .code = Hw
    .effect = Bringt 1 Scheibe je Schiff in den angrenzenden Seezonen, wem auch immer es gehört.
card-dominion = Dominion
    .code = D
    .effect =
        Bringt 2 Scheiben je Region des Spielplans, in der Sie den größten Einfluss haben, diese eingeschlossen. { $edition ->
            [original] Bei Gleichstand gewinnt, wer auf der Spielreihenfolgeanzeige höher steht; die Regionalmacht verliert jeden Gleichstand.
           *[other] Ein Gleichstand zählt für niemanden. Kommt vor allen anderen Karten der Region an die Reihe.
        }
card-empire = Weltreich
    .code = W
    .effect = Bringt 1 Scheibe je Region des Spielplans, in der Sie Einfluss haben; diese zählt mit, sofern Sie hier schon Einfluss haben, wenn die Karte wirkt.
card-fleet = Flotte
    .code = F
    .effect = Bringt 2 Scheiben je eigenem Schiff in den angrenzenden Seezonen.
card-hegemony = Hegemonie
    .code = H
    .effect = Bringt 1 Scheibe je eigenem Schiff in den angrenzenden Seezonen und 1 je Nachbarregion, in der Sie Einfluss haben.
card-influence-2 = Einfluss ausüben 2
    .code = 2
    .effect = Bringt 2 Scheiben.
card-influence-3 = Einfluss ausüben 3
    .code = 3
    .effect = Bringt 3 Scheiben.
card-influence-4 = Einfluss ausüben 4
    .code = 4
    .effect = Bringt 4 Scheiben.
card-influence-5 = Einfluss ausüben 5
    .code = 5
    .effect = Bringt 5 Scheiben.
card-monopoly = Monopol
    .code = M
    .effect = Bringt so viele Scheiben, wie Sie Steine in Ihrer häufigsten Farbe gesammelt haben.
card-agricultural-resources = Ressourcen (agrarisch)
    .code = Ag
    .effect = Bringt 1 Scheibe je gelbem Stein in der Region und ihren Nachbarregionen.
card-natural-resources = Ressourcen (Rohstoffe)
    .code = Ro
    .effect = Bringt 1 Scheibe je braunem Stein in der Region und ihren Nachbarregionen.
card-mineral-resources = Ressourcen (Erze)
    .code = Er
    .effect = Bringt 1 Scheibe je schwarzem Stein in der Region und ihren Nachbarregionen.
card-treaty = Vertrag
    .code = V
    .effect = Im Konflikt dieser Region sinkt Ihr Einfluss nicht unter 1. Vor anderem schützt die Karte nicht.
card-unrest-at-home = Unruhen in der Heimat
    .code = U
    .effect =
        Nach allen anderen Karten der Region verliert die Kolonialmacht mit dem geringsten Einfluss dort 10 Scheiben; das können auch Sie sein. { $edition ->
            [original] Bei Gleichstand trifft es nur, wer auf der Spielreihenfolgeanzeige am tiefsten steht.
           *[other] Bei Gleichstand trifft es alle Beteiligten.
        } Mehrere solche Karten zählen wie eine.
card-consolidate-holdings = Besitz festigen
    .code = Bf
    .effect =
        Bringt genau 7 Scheiben, oder keine, wenn Ihre Reserve weniger hat. { $policy ->
            [yes] Kommt nach allen anderen Karten der Region an die Reihe, nur vor „Unruhen in der Heimat“.
           *[no] Wirkt sofort.
        }
card-diplomacy = Diplomatie
    .code = Di
    .effect = Wählen Sie eine beliebige Gruppierung, auch sich selbst oder die Regionalmacht, und werfen Sie einen Würfel: Die gewählte erhält in der Region Scheiben in Höhe des Wurfs plus 1.
card-land-grab = Landnahme
    .code = La
    .effect = Bringt 1 Scheibe je Politikkarte, die auf die Region gespielt ist, wem auch immer sie gehört.
card-mercenaries = Söldner
    .code = Sö
    .effect = Werfen Sie einen Würfel: Bringt Söldner in Höhe des Wurfs plus 1. Diese zählen als Ihr Einfluss, bis die nächste Kolonisierungsphase endet.
card-military-campaign = Feldzug
    .code = Fz
    .effect =
        { $edition ->
            [compass] Wählen Sie eine andere Kolonialmacht in der Region und werfen Sie einen Würfel: Die gewählte verliert Scheiben in Höhe des Wurfs plus 1.
           *[other] Wählen Sie eine beliebige Gruppierung in der Region, auch die Regionalmacht, und werfen Sie einen Würfel: Die gewählte verliert Scheiben in Höhe des Wurfs plus 1. Weicht die letzte graue Scheibe, werden die Steine der Region sofort gesammelt.
        }
card-missionaries = Missionare
    .code = Mi
    .effect = Jede andere Gruppierung mit mindestens zwei Scheiben in der Region verliert 1. Sie platzieren so viele Scheiben, wie diese zusammen verloren haben.
card-plague = Seuchen
    .code = Se
    .effect = Jede Gruppierung in der Region, auch Ihre eigene und die Regionalmacht, verliert die Hälfte (abgerundet) ihrer Scheiben.
card-trade = Handel
    .code = Hd
    .effect = Die beiden Regionen tauschen je einen Stein.
card-second-consolidate-holdings = Besitz festigen (zweite)
    .code = Bf
    .effect = Bringt genau 7 Scheiben, oder keine, wenn Ihre Reserve weniger hat. Wirkt sofort. Gehört zu „Koloniale Infrastruktur“.

## Historische Ereignisse: Name und Hilfe

event-berlin-conference = Berliner Konferenz
    .help = Sofort: Wer { $region_in } Einfluss hat, ergänzt oder entfernt dort Scheiben, bis es nach Möglichkeit 3 sind.
event-young-turks = Jungtürken
    .help = Sofort: Wer { $region_in } Einfluss hat, gibt einen gesammelten Stein in die Region zurück oder entfernt alle eigenen Scheiben aus ihr.
event-opium-trade = Opiumhandel
    .help = Sofort: Alle schwarzen Steine kommen { $region_from } { $other_into }, alle braunen { $other_from } { $region_into }.
event-boxer-rebellion = Boxeraufstand
    .help = Sofort: Wer { $region_in } Einfluss hat, wirft einen Würfel und entfernt dort entsprechend viele eigene Scheiben.
event-sick-man-of-europe = Der kranke Mann am Bosporus
    .help = Sofort: Alle dürfen { $region_in } eine Scheibe platzieren.
event-open-door-policy = Politik der offenen Tür
    .help = Sofort: Alle dürfen ohne Schiff eine Politikkarte auf { $region_object } spielen.
event-congo-atrocities = Kongogräuel
    .help = Solange es gilt: Braune Steine { $region_in } können nicht gesammelt werden.
event-agadir-crisis = Agadir-Krise
    .help = Solange es gilt: Auf { $region_object } dürfen keine Politikkarten gespielt werden.
event-urabi-revolt = Urabi-Aufstand
    .help = Solange es gilt: Einsatzbereite Schiffe { $zone_in } können nicht benutzt werden. Wegfahren dürfen sie wie gewohnt.
event-tripartite-convention = Dreimächteabkommen
    .help = Solange es gilt: Ein Konflikt { $region_in } endet mit der letzten grauen Scheibe, und niemand muss dort Scheiben bis auf das Regionenlimit abbauen.
event-gurkhas = Gurkhas
    .help = Nach dem Konfliktschritt { $region_in }: Wer dort Einfluss hat, darf bis zu 3 Scheiben aus der Reserve in beliebigen Regionen platzieren.
event-cultivation-system = Einführung des Cultuurstelsels
    .help = Nach dem Konfliktschritt { $region_in }: Wer dort Einfluss hat, darf eine Karte vom eigenen Abwurfstapel auf die Hand nehmen.

## Ausbaukarten: Name und Hilfe

price =
    { $price ->
        [one] Preis: 1 Stein.
       *[other] Preis: { $price } Steine.
    }
upgrade-military-expansion = Militärische Expansion
    .help = { price } Bringt 5 Scheiben in Ihre Reserve.
upgrade-aggressive-exploration = Offensive Erkundung
    .help = { price } Wenn Sie erkunden, bleibt das Schiff einsatzbereit.
upgrade-naval-expansion = Flottenausbau
    .help = { price } Sie platzieren sofort ein viertes Schiff in einer beliebigen Seezone.
upgrade-colonial-infrastructure = Koloniale Infrastruktur
    .help = { price } Sie nehmen eine zweite Karte „Besitz festigen“ auf die Hand.
upgrade-mercantilism = Merkantilismus
    .help = { price } Am Ende bringt Ihnen jedes erfüllte Ökonomische Interesse 2 Steine.

## Wo das Spiel steht

moment-setup = Spielvorbereitungen
moment-round = Spielrunde { $turn }, Aktionsrunde { $round }
moment-colonization =
    { $number ->
        [1] Spielrunde { $turn }, erste Kolonisierungsphase
       *[other] Spielrunde { $turn }, zweite Kolonisierungsphase
    }
moment-scoring = Wertung

## Tatsachen, als Zeilen der Mitschrift

fact-tile = Regionenreihenfolge { $number }: { $region }.
fact-cube = Ein { $colour_one } kommt { $region_into }.
fact-order-rolled =
    { $you ->
        [yes] Sie würfeln { $count } für die Spielreihenfolge.
       *[no] { $seat } würfelt { $count } für die Spielreihenfolge.
    }
fact-order-tied = Gleichstand: Die Betroffenen würfeln erneut.
fact-row-taken =
    { $you ->
        [yes] Sie wählen Position { $row } auf der Spielreihenfolgeanzeige.
       *[no] { $seat } wählt Position { $row } auf der Spielreihenfolgeanzeige.
    }
fact-interest-dealt =
    { $you ->
        [yes] Sie erhalten das Ökonomische Interesse { $interest }.
       *[no] { $seat } erhält das Ökonomische Interesse { $interest }.
    }
fact-interest-dealt-hidden =
    { $you ->
        [yes] Sie erhalten ein Ökonomisches Interesse.
       *[no] { $seat } erhält ein Ökonomisches Interesse.
    }
fact-card-drawn =
    { $you ->
        [yes] Sie ziehen „{ $card }“.
       *[no] { $seat } zieht „{ $card }“.
    }
fact-card-drawn-hidden =
    { $you ->
        [yes] Sie ziehen eine Karte.
       *[no] { $seat } zieht eine Karte.
    }
fact-nothing-to-draw =
    { $you ->
        [yes] Sie haben keine Karte mehr zu ziehen.
       *[no] { $seat } hat keine Karte mehr zu ziehen.
    }
fact-deck-reshuffled =
    { $you ->
        [yes] Sie mischen Ihren Abwurfstapel zu einem neuen Deck.
       *[no] { $seat } mischt den Abwurfstapel zu einem neuen Deck.
    }
fact-card-discarded =
    { $you ->
        [yes] Sie werfen „{ $card }“ ab.
       *[no] { $seat } wirft „{ $card }“ ab.
    }
fact-start-hand-kept =
    { $you ->
        [yes] Ihre Starthand steht fest.
       *[no] Die Starthand von { $seat } steht fest.
    }
fact-rejects-returned =
    { $you ->
        [yes] Sie mischen die übrigen Karten in Ihr Deck zurück.
       *[no] { $seat } mischt die übrigen Karten ins Deck zurück.
    }
fact-ship-placed =
    { $you ->
        [yes] Sie platzieren ein Schiff { $zone_in }.
       *[no] { $seat } platziert ein Schiff { $zone_in }.
    }
fact-ship-moved =
    { $you ->
        [yes] Sie bewegen ein Schiff { $zone_from } { $to_into }.
       *[no] { $seat } bewegt ein Schiff { $zone_from } { $to_into }.
    }
fact-ship-used =
    { $you ->
        [yes] Sie benutzen ein Schiff { $zone_in }.
       *[no] { $seat } benutzt ein Schiff { $zone_in }.
    }
fact-ships-fresh = Alle Schiffe sind wieder einsatzbereit.
fact-passed =
    { $you ->
        [yes] Sie passen.
       *[no] { $seat } passt.
    }
fact-draws =
    { $drawn ->
        [one]
            { $you ->
                [yes] Sie nutzen die Aktion, um 1 Karte zu ziehen.
               *[no] { $seat } nutzt die Aktion, um 1 Karte zu ziehen.
            }
       *[other]
            { $you ->
                [yes] Sie nutzen die Aktion, um { $drawn } Karten zu ziehen.
               *[no] { $seat } nutzt die Aktion, um { $drawn } Karten zu ziehen.
            }
    }
fact-explores =
    { $you ->
        [yes] Sie erkunden { $region_object }.
       *[no] { $seat } erkundet { $region_object }.
    }
fact-withdraws =
    { $count ->
        [one]
            { $you ->
                [yes] Sie ziehen 1 Scheibe { $region_from } zurück.
               *[no] { $seat } zieht 1 Scheibe { $region_from } zurück.
            }
       *[other]
            { $you ->
                [yes] Sie ziehen { $count } Scheiben { $region_from } zurück.
               *[no] { $seat } zieht { $count } Scheiben { $region_from } zurück.
            }
    }
fact-plays-action =
    { $you ->
        [yes] Sie spielen „{ $card }“ auf { $region_object }.
       *[no] { $seat } spielt „{ $card }“ auf { $region_object }.
    }
fact-plays-policy =
    { $whispered ->
        [yes]
            { $you ->
                [yes] Sie spielen verdeckt „{ $card }“ auf { $region_object }.
               *[no] { $seat } spielt verdeckt „{ $card }“ auf { $region_object }.
            }
       *[no]
            { $you ->
                [yes] Sie spielen offen „{ $card }“ auf { $region_object }.
               *[no] { $seat } spielt offen „{ $card }“ auf { $region_object }.
            }
    }
fact-plays-policy-hidden =
    { $you ->
        [yes] Sie spielen verdeckt eine Politikkarte auf { $region_object }.
       *[no] { $seat } spielt verdeckt eine Politikkarte auf { $region_object }.
    }
fact-targeted =
    { $you ->
        [yes] Sie wählen { $faction_object }.
       *[no] { $seat } wählt { $faction_object }.
    }
fact-die =
    { $you ->
        [yes] Sie würfeln eine { $count }.
       *[no] { $seat } würfelt eine { $count }.
    }
fact-discs-added =
    { $count ->
        [one]
            { $you ->
                [yes] Sie platzieren { $region_in } 1 Scheibe.
               *[no] { $seat } platziert { $region_in } 1 Scheibe.
            }
       *[other]
            { $you ->
                [yes] Sie platzieren { $region_in } { $count } Scheiben.
               *[no] { $seat } platziert { $region_in } { $count } Scheiben.
            }
    }
fact-discs-removed =
    { $count ->
        [one]
            { $you ->
                [yes] Sie verlieren { $region_in } 1 Scheibe.
               *[no] { $seat } verliert { $region_in } 1 Scheibe.
            }
       *[other]
            { $you ->
                [yes] Sie verlieren { $region_in } { $count } Scheiben.
               *[no] { $seat } verliert { $region_in } { $count } Scheiben.
            }
    }
fact-natives-added =
    { $count ->
        [one] Die Regionalmacht erhält { $region_in } 1 Scheibe.
       *[other] Die Regionalmacht erhält { $region_in } { $count } Scheiben.
    }
fact-natives-removed =
    { $count ->
        [one] Die Regionalmacht verliert { $region_in } 1 Scheibe.
       *[other] Die Regionalmacht verliert { $region_in } { $count } Scheiben.
    }
fact-mercenaries-hired =
    { $you ->
        [yes] Sie werben { $region_in } { $count } Söldner an.
       *[no] { $seat } wirbt { $region_in } { $count } Söldner an.
    }
fact-mercenaries-left =
    { $count ->
        [one]
            { $you ->
                [yes] 1 Ihrer Söldner verlässt { $region_object }.
               *[no] 1 Söldner von { $seat } verlässt { $region_object }.
            }
       *[other]
            { $you ->
                [yes] { $count } Ihrer Söldner verlassen { $region_object }.
               *[no] { $count } Söldner von { $seat } verlassen { $region_object }.
            }
    }
fact-cubes-traded = Ein { $colour_one } kommt { $region_from } { $other_into }, ein { $colour2_one } { $other_from } { $region_into }.
fact-turn-began = Spielrunde { $turn } beginnt.
fact-round-began = Aktionsrunde { $round } beginnt.
fact-colonization-began = Die Kolonisierungsphase beginnt.
fact-region-colonized = Nun wird { $region_subject } kolonisiert.
fact-policy-revealed =
    { $you ->
        [yes] Sie decken { $region_at } „{ $card }“ auf.
       *[no] { $seat } deckt { $region_at } „{ $card }“ auf.
    }
fact-policy-counts =
    { $count ->
        [one]
            { $you ->
                [yes] „{ $card }“ ist für Sie 1 Scheibe wert.
               *[no] „{ $card }“ ist für { $seat } 1 Scheibe wert.
            }
       *[other]
            { $you ->
                [yes] „{ $card }“ ist für Sie { $count } Scheiben wert.
               *[no] „{ $card }“ ist für { $seat } { $count } Scheiben wert.
            }
    }
fact-unrest =
    { $you ->
        [yes] Unruhen in der Heimat treffen Sie { $region_in }.
       *[no] Unruhen in der Heimat treffen { $seat } { $region_in }.
    }
fact-conflict = { $region_in } kommt es zum Konflikt (Regionenlimit { $limit }).
fact-treaty =
    { $you ->
        [yes] Dank „Vertrag“ behalten Sie { $region_in } Ihre letzte Scheibe.
       *[no] Dank „Vertrag“ behält { $seat } { $region_in } die letzte Scheibe.
    }
fact-collected =
    { $count ->
        [one]
            { $you ->
                [yes] Sie sammeln { $region_in } 1 { $colour_object }.
               *[no] { $seat } sammelt { $region_in } 1 { $colour_object }.
            }
       *[other]
            { $you ->
                [yes] Sie sammeln { $region_in } { $count } { $colour_many }.
               *[no] { $seat } sammelt { $region_in } { $count } { $colour_many }.
            }
    }
fact-interests-pay =
    { $count ->
        [one]
            { $you ->
                [yes] Ihr Ökonomisches Interesse { $region_in } bringt 1 { $colour_object }.
               *[no] Das Ökonomische Interesse von { $seat } { $region_in } bringt 1 { $colour_object }.
            }
       *[other]
            { $you ->
                [yes] Ihr Ökonomisches Interesse { $region_in } bringt { $count } { $colour_many }.
               *[no] Das Ökonomische Interesse von { $seat } { $region_in } bringt { $count } { $colour_many }.
            }
    }
fact-event-revealed = Ereignis: { $event }.
fact-cube-returned =
    { $you ->
        [yes] Sie geben einen { $colour_object } { $region_into } zurück.
       *[no] { $seat } gibt einen { $colour_object } { $region_into } zurück.
    }
fact-cubes-shipped =
    { $count ->
        [0] Kein { $colour_one } kommt { $region_from } { $other_into }.
        [one] 1 { $colour_one } kommt { $region_from } { $other_into }.
       *[other] { $count } { $colour_many } kommen { $region_from } { $other_into }.
    }
fact-declined =
    { $you ->
        [yes] Sie verzichten.
       *[no] { $seat } verzichtet.
    }
fact-card-recovered =
    { $you ->
        [yes] Sie nehmen „{ $card }“ vom Abwurfstapel zurück.
       *[no] { $seat } nimmt „{ $card }“ vom Abwurfstapel zurück.
    }
fact-upgrade-bought =
    { $you ->
        [yes] Sie kaufen die Ausbaukarte „{ $upgrade }“.
       *[no] { $seat } kauft die Ausbaukarte „{ $upgrade }“.
    }
fact-cube-paid =
    { $you ->
        [yes] Sie zahlen einen { $colour_object }.
       *[no] { $seat } zahlt einen { $colour_object }.
    }
fact-extra-card =
    { $you ->
        [yes] Sie nehmen die zweite Karte „Besitz festigen“ auf die Hand.
       *[no] { $seat } nimmt die zweite Karte „Besitz festigen“ auf die Hand.
    }
fact-scored =
    { $you ->
        [yes] Sie erreichen { points } mit { cubes }.
       *[no] { $seat } erreicht { points } mit { cubes }.
    }
fact-converted =
    { $you ->
        [yes] Sie konvertieren { $count } Steine zu { $gained ->
            [one] 1 anderen
           *[other] { $gained } anderen
        }.
       *[no] { $seat } konvertiert { $count } Steine zu { $gained ->
            [one] 1 anderen
           *[other] { $gained } anderen
        }.
    }
fact-nothing-consolidated =
    { $you ->
        [yes] Ihre Reserve hat weniger als 7 Scheiben, also bringt „Besitz festigen“ { $region_in } keine.
       *[no] Die Reserve von { $seat } hat weniger als 7 Scheiben, also bringt „Besitz festigen“ { $region_in } keine.
    }
fact-trimmed = Die Scheiben { $region_in } werden auf das Regionenlimit von { $limit } abgebaut.

## Das Ergebnis. Punkte und Steine stehen hinter „mit“ im Dativ.

points =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
cubes =
    { $total ->
        [one] 1 Stein
       *[other] { $total } Steinen
    }
outcome-won =
    { $score ->
        [one]
            { $you ->
                [yes] Sie gewinnen mit 1 Punkt und { cubes }.
               *[no] { $seat } gewinnt mit 1 Punkt und { cubes }.
            }
       *[other]
            { $you ->
                [yes] Sie gewinnen mit { $score } Punkten und { cubes }.
               *[no] { $seat } gewinnt mit { $score } Punkten und { cubes }.
            }
    }
outcome-shared = Der Sieg wird geteilt: { $seats }.
outcome-place = { $rank }. { $seat }: { points } mit { cubes }

## Fragen. Was von der laufenden Aktion nicht bekannt ist, heißt "none".

prompt-row = Welche Position auf der Spielreihenfolgeanzeige wählen Sie?
prompt-new-row = Welche neue Position auf der Spielreihenfolgeanzeige wählen Sie?
prompt-keep-six =
    { $count ->
        [none] Welche sechs Karten behalten Sie?
        [one] Welche Karte behalten Sie als letzte?
       *[other] Welche Karten behalten Sie? { $count } sind noch zu wählen.
    }
prompt-first-ship = Wo platzieren Sie ein Schiff?
prompt-act = Was tun Sie?
prompt-which-ship =
    { $zone ->
        [none] Welches Schiff bewegen Sie?
       *[other] Welches Schiff { $zone_in } bewegen Sie?
    }
prompt-move-to =
    { $zone ->
        [none] Wohin fährt das Schiff?
       *[other] Wohin fährt das Schiff { $zone_from }?
    }
prompt-card-region =
    { $card ->
        [none] Auf welche Region spielen Sie die Karte?
       *[other] Auf welche Region spielen Sie „{ $card }“?
    }
prompt-use-ship =
    { $region ->
        [none] Welches Schiff benutzen Sie?
       *[other] Welches Schiff neben { $region_dative } benutzen Sie?
    }
prompt-how-many =
    { $region ->
        [none] Wie viele Scheiben ziehen Sie zurück?
       *[other] Wie viele Scheiben ziehen Sie { $region_from } zurück?
    }
prompt-helped =
    { $region ->
        [none] Wer erhält Scheiben?
       *[other] Wer erhält Scheiben { $region_in }?
    }
prompt-attacked =
    { $region ->
        [none] Gegen wen richtet sich der Feldzug?
       *[other] Gegen wen richtet sich der Feldzug { $region_in }?
    }
prompt-trade-ship = Welches Schiff benutzen Sie für den Handel?
prompt-trade-first = Welches ist die erste Region des Handels?
prompt-trade-second =
    { $region ->
        [none] Welches ist die zweite Region des Handels?
       *[other] Welche Region handelt mit { $region_dative }?
    }
prompt-trade-give =
    { $region ->
        [none] Welcher Stein der ersten Region wird getauscht?
       *[other] Welcher Stein kommt { $region_from } { $other_into }?
    }
prompt-trade-for =
    { $region ->
        [none] Welcher Stein der zweiten Region wird getauscht?
       *[other] Welcher Stein kommt dafür { $other_from } { $region_into }?
    }
prompt-payment =
    { $upgrade ->
        [none] Welchen Stein zahlen Sie?
       *[other] Welchen Stein zahlen Sie für „{ $upgrade }“?
    }
prompt-extra-ship = Wo platzieren Sie Ihr neues Schiff?
prompt-mercenary-losses =
    { $region ->
        [none] Wie viele der verlorenen Scheiben sind Söldner?
       *[other] Sie verlieren { $region_in } { $count } Scheiben. Wie viele davon sind Söldner?
    }
prompt-inflicted-losses =
    { $region ->
        [none] Wie viele der Scheiben, die jemand anderes verliert, sind Söldner?
       *[other]
        { $count ->
            [one] { $seat } verliert { $region_in } 1 Scheibe, und Sie wählen, welche. Wie viele Söldner gehen verloren?
           *[other] { $seat } verliert { $region_in } { $count } Scheiben, und Sie wählen, welche. Wie viele davon sind Söldner?
        }
    }
prompt-collect =
    { $region ->
        [none] Welche Farbe sammeln Sie?
       *[other] Welche Farbe sammeln Sie { $region_in }?
    }
prompt-keep-one = Welche Karte behalten Sie?
prompt-young-turks =
    { $region ->
        [none] Geben Sie einen Stein zurück, oder verlassen Sie die Region?
       *[other] Geben Sie einen Stein { $region_into } zurück, oder verlassen Sie die Region?
    }
prompt-sick-man =
    { $region ->
        [none] Platzieren Sie eine Scheibe?
       *[other] Platzieren Sie { $region_in } eine Scheibe?
    }
prompt-open-door =
    { $region ->
        [none] Welche Politikkarte spielen Sie ohne Schiff?
       *[other] Welche Politikkarte spielen Sie ohne Schiff auf { $region_object }?
    }
prompt-gurkhas = Wo platzieren Sie eine Scheibe aus Ihrer Reserve? Erlaubt sind bis zu drei.
prompt-gurkhas-more = Wo platzieren Sie noch eine Scheibe?
prompt-cultivation = Welche Karte nehmen Sie von Ihrem Abwurfstapel zurück?

## Antworten: ausführlich, und kurz, wo die Frage alles sagt

action-pass = Passen
    .short = { action-pass }
action-draw =
    { $drawn ->
        [one] 1 Karte ziehen
       *[other] { $drawn } Karten ziehen
    }
    .short = { action-draw }
action-move = Schiff { $zone_in } bewegen
    .short = { $zone }
action-ship =
    { $status ->
        [fresh] Das einsatzbereite Schiff nehmen
       *[used] Das benutzte Schiff nehmen
    }
    .short =
        { $status ->
            [fresh] Einsatzbereit
           *[used] Benutzt
        }
action-to =
    { $prompt ->
        [move-to] Schiff { $zone_into } bewegen
       *[other] Schiff { $zone_in } platzieren
    }
    .short = { $zone }
action-play = { $card } spielen
    .short = { $card }
action-explore = { $region_object } erkunden
    .short = { $region }
action-withdraw = Scheiben { $region_from } zurückziehen
    .short = { $region }
action-buy = { $upgrade } kaufen
    .short = { $upgrade }
action-in = Auf { $region_object } spielen
    .short = { $region }
action-with = Schiff { $zone_in } benutzen
    .short = { $zone }
action-target = { $faction_object } wählen
    .short = { $faction }
action-between = Erste Region: { $region }
    .short = { $region }
action-and = Zweite Region: { $region }
    .short = { $region }
action-give = Einen { $colour_object } geben
    .short = { $colour }
action-for = Einen { $colour_object } dafür nehmen
    .short = { $colour }
action-take = Die { $colour_all } sammeln
    .short = { $colour }
action-pay =
    { $prompt ->
        [young-turks] Einen { $colour_object } zurückgeben
       *[other] Einen { $colour_object } zahlen
    }
    .short = { $colour }
action-lose =
    { $prompt ->
        [inflicted-losses] { $count } Söldner entfernen
       *[other] { $count } Söldner verlieren
    }
    .short = { $count }
action-count =
    { $count ->
        [one] 1 Scheibe zurückziehen
       *[other] { $count } Scheiben zurückziehen
    }
    .short = { $count }
action-row = Position { $row } wählen
    .short = { $row }
action-keep = { $card } behalten
    .short = { $card }
action-recover = { $card } zurücknehmen
    .short = { $card }
action-place = Scheibe { $region_in } platzieren
    .short = { $region }
action-leave = Die Region verlassen
    .short = { action-leave }
action-done =
    { $prompt ->
        [keep-one] Keine Karte behalten
        [sick-man] Keine Scheibe platzieren
        [open-door] Keine Karte spielen
        [gurkhas] Keine Scheibe platzieren
        [gurkhas-more] Keine weitere platzieren
        [cultivation] Keine Karte zurücknehmen
       *[other] Fertig
    }
    .short = { action-done }

## Warum etwas nicht angeboten wird

why-not-an-action = Das ist keine eigene Aktion.
why-no-passing = Nach diesen Regeln darf niemand passen.
why-no-ship-there = Sie haben dort kein Schiff.
why-not-in-hand = Sie haben die Karte nicht auf der Hand.
why-no-ship = In keiner angrenzenden Seezone haben Sie ein einsatzbereites Schiff.
why-urabi = Ihr angrenzendes einsatzbereites Schiff kann wegen des Urabi-Aufstands nicht benutzt werden.
why-no-presence = Sie haben keinen Einfluss in der Region.
why-agadir = Die Agadir-Krise verbietet Politikkarten auf diese Region.
why-no-target = In der Region ist niemand, den der Feldzug treffen könnte.
why-no-targets = Wo Sie Einfluss haben, gibt es niemanden, den der Feldzug treffen könnte.
why-no-cubes = In der Region liegt kein Ressourcenstein.
why-no-trade = Keines Ihrer einsatzbereiten Schiffe grenzt an zwei Regionen, die miteinander handeln können.
why-nowhere = In keiner Region erfüllen Sie die Bedingungen der Karte (Schiff, Einfluss).
why-no-reserve = Ihre Reserve ist leer.
why-no-withdrawing = In dieser Ausgabe lassen sich Scheiben nicht zurückziehen.
why-no-discs = Sie haben keine eigenen Scheiben in der Region.
why-no-upgrades = Ausbaukarten gehören nicht zu diesem Spiel.
why-sold = Diese Ausbaukarte gehört schon jemandem.
why-too-dear = Sie haben zu wenige Steine für diese Ausbaukarte.

## Der Tisch im Terminal. Die Schlüssel beginnen mit tui-.

tui-moment = { $moment } (insgesamt { $turns } Spielrunden)
tui-your-action = Ihre Aktion { $number } von { $all }
tui-event = Ereignis in Kraft
tui-for-sale = Ausbaukarten im Angebot (Preis in Steinen)
tui-regions = Regionen in Regionenreihenfolge
    .legend = (Wert/Regionenlimit: Scheiben; Steine)
tui-nobody = keine Scheiben
tui-natives = Regionalmacht { $count }
tui-hired = { $seat } { $own } und { $hired } Söldner
tui-no-cubes = keine Steine
tui-face-down = eine verdeckt
tui-own-face-down = { $card } (verdeckt)
tui-zones = Seezonen
    .legend = (Schiffe)
tui-ships =
    { $used ->
        [0] { $seat } { $fresh } einsatzbereit
       *[other]
            { $fresh ->
                [0] { $seat } { $used } benutzt
               *[other] { $seat } { $fresh } einsatzbereit und { $used } benutzt
            }
    }
tui-no-ships = keine Schiffe
tui-players = Spieler in der Spielreihenfolge von oben nach unten
tui-gained = ({ $count } in dieser Spielrunde)
tui-hand = Ihre Hand
tui-interests = Ihre Interessen
tui-deck = Noch in Ihrem Deck (Reihenfolge unbekannt)
tui-discard = Abwurfstapel
tui-shown = Interessen von { $seat }
tui-help-unknown = „{ $text }“ gibt es nicht zu erklären; fragen Sie nach einer Karte, einer Region, einer Seezone oder einer Aktion.
tui-why-how = So lässt sich fragen: warum armee, warum armee indien, warum china erkunden.
tui-verb-pass = passen
tui-verb-draw = Karten ziehen
tui-verb-move = Schiff bewegen
tui-verb-play = Karte spielen
tui-verb-explore = erkunden
tui-verb-withdraw = zurückziehen
tui-verb-buy = Ausbaukarte kaufen
tui-help =
    Antworten Sie mit der Nummer einer Möglichkeit, ihrem Namen oder den Anfängen seiner Wörter (ind erk für Indien erkunden).
    ? armee            erklärt eine Karte, Region, Seezone, ein Ereignis, eine Ausbaukarte oder Aktion
    warum armee indien welche Bedingung fehlt; auch: warum armee, warum china erkunden
    tipp               was der Bot search von den Möglichkeiten hält; dauert einen Augenblick
    zurück             nimmt zurück; in einer Aktion jederzeit, danach, wenn nur Bots gegen Sie spielen
    brett              noch einmal der ganze Tisch
    hand               Ihre Karten mit ihrer Wirkung und welche noch in Ihrem Deck sind
    abwurf rot         ein Abwurfstapel; ohne Farbe alle
    log 40             die letzten Zeilen des Verlaufs
    regeln 5.2         ein Abschnitt der Regeln; ohne Nummer der zur Frage
    speichern DATEI    speichert das Spiel von jetzt an dort
    sprache en         wechselt die Sprache
    ende               verlässt den Tisch

## What stands in the outline of the table. Keys begin with outline-.

outline-card = Karte
outline-cards = Karten
outline-effect = Wirkung
outline-price = Preis
outline-owner = Besitzer
outline-bought = Gekaufte Ausbaukarten
outline-region = Region
outline-value = Wert
outline-limit = Regionenlimit
outline-discs = Scheiben
outline-cubes = Steine
outline-policies = Politikkarten
outline-total = Summe
outline-remarks = Bemerkungen
outline-neighbours = Nachbarregionen
outline-seas = Seezonen
outline-colonized = wird kolonisiert
outline-above = über dem Regionenlimit
outline-zone = Seezone
outline-ships = Schiffe
outline-touches = grenzt an
outline-player = Spieler
outline-reserve = Reserve
outline-hand = Hand
outline-deck = Deck
outline-discard = Abwurfstapel
outline-interests = Interessen
outline-interest = Interesse
outline-upgrades = Ausbaukarten
outline-acted = Aktionen ausgeführt
outline-track = Spielreihenfolgeanzeige
outline-row = Reihe
outline-row-number = Reihe { $row }
outline-free = frei
outline-supply = Vorrat
outline-pile = Stapel
outline-left = übrig
outline-natives = Regionalmacht
outline-mercenaries = Söldner
outline-bag = Beutel
outline-events = Ereignisstapel

## Die Befehlszeile. Die Schlüssel beginnen mit cli-.

cli-history = Dieses Spiel handelt von der Kolonialzeit zwischen etwa 1830 und 1914. Was hier Scheiben, Karten und Zahlen sind, bedeutete für die Menschen der gezeigten Regionen Enteignung, Zwangsarbeit, Hunger, Massaker und Generationen unter fremder Herrschaft. Die gedruckten Begriffe stehen dort, wo eine Regel sie braucht; sie sind kein Urteil.
cli-rules-reconstructed = Von { $all } Angaben auf Spielplan, Plättchen und Karten sind { $count } rekonstruiert, weil sie nur als Bild gedruckt wurden. Wer das gedruckte Spiel besitzt, kann mit --board eine berichtigte Datei angeben; metropole board check FILE zeigt, welche Angaben rekonstruiert sind.

## Was Hausregeln ändern können. Die Schlüssel beginnen mit figure-.

figure-turns = Spielrunden
figure-cubes = Steine jeder Farbe
figure-gray = graue Scheiben der Regionalmacht
figure-purple = violette Scheiben für Söldner
figure-start-dice = Würfel für die erste Wahl der Position
figure-drawn = Karten beim Ziehen
figure-hand-size = Karten einer vollen Hand
figure-rows = Positionen der Spielreihenfolgeanzeige (0: so viele wie Spieler)
figure-rejects-public = nicht behaltene Startkarten liegen offen auf dem Abwurfstapel
figure-withdraws = Einfluss lässt sich zurückziehen
figure-passing = Passen ist möglich
figure-common-counter = ein gemeinsamer Aktionszähler
figure-may-keep-none = die ganze Hand darf abgeworfen werden
figure-refill = die Hand wird aufgefüllt, statt ebenso viele Karten neu zu ziehen
figure-unrest-ends-treaty = Unruhen heben „Vertrag“ auch für den Konflikt auf
figure-regional-needs-conflict = regionale Ereignisse brauchen einen Konflikt
figure-upgrades = Preise der Ausbaukarten
figure-card-deck = { $card } ist in den Decks
figure-card-ship = { $card } benötigt ein einsatzbereites Schiff
figure-card-presence = { $card } benötigt Einfluss in der Region
figure-card-worth = { $card } bringt Scheiben wie

## The words of the picture of the table, where there is little room

drawing =
    .player = Spieler
    .score = Punkte
    .row = Reihe
    .reserve = Reserve
    .cubes = Steine
    .gained = Diese Runde
    .ships = Schiffe
    .fleet = { $fresh } bereit, { $used } benutzt
    .hand = Hand
    .empty = leer
    .deck = Deck
    .discard = Abwurf
    .interests = Interessen
    .played = Im Spiel
    .upgrades = Ausbaukarten
    .prices = Ausbaukarten, Preis in Steinen
    .event = Ereignis
    .events-left = { $count } weitere im Deck
    .turn-order = Spielreihenfolge
    .natives = Regionalmacht { $count }
    .mercenaries = Söldner { $count }
    .bag = Beutel

## Unterschriften der Stationen: Titel und Teile. $count zählt zusammen; $own ist "yes" bei dem, den der Titel nennt.

caption-who =
    { $you ->
        [yes] Sie
       *[no] { $seat }
    }
caption-ship-placed =
    { $you ->
        [yes] Sie platzieren ein Schiff { $zone_in }
       *[no] { $seat } platziert ein Schiff { $zone_in }
    }
caption-ship-moved =
    { $you ->
        [yes] Ihr Schiff fährt { $zone_from } { $to_into }
       *[no] { $seat }: Schiff { $zone_from } { $to_into }
    }
caption-draws =
    { $you ->
        [yes] Sie ziehen { $drawn ->
            [one] 1 Karte
           *[other] { $drawn } Karten
        }
       *[no] { $seat } zieht { $drawn ->
            [one] 1 Karte
           *[other] { $drawn } Karten
        }
    }
caption-explores =
    { $you ->
        [yes] Sie erkunden { $region_object }
       *[no] { $seat } erkundet { $region_object }
    }
caption-withdraws =
    { $you ->
        [yes] Ihr Rückzug { $region_from }
       *[no] Rückzug von { $seat } { $region_from }
    }
caption-plays-action =
    { $you ->
        [yes] Sie spielen „{ $card }“ auf { $region_object }
       *[no] { $seat } spielt „{ $card }“ auf { $region_object }
    }
caption-plays-policy =
    { $you ->
        [yes] Sie legen „{ $card }“ auf { $region_object }
       *[no] { $seat } legt „{ $card }“ auf { $region_object }
    }
caption-plays-policy-hidden =
    { $you ->
        [yes] Sie legen eine Politikkarte auf { $region_object }
       *[no] { $seat } legt eine Politikkarte auf { $region_object }
    }
caption-upgrade =
    { $you ->
        [yes] Sie kaufen „{ $upgrade }“
       *[no] { $seat } kauft „{ $upgrade }“
    }
caption-event = Ereignis „{ $event }“
caption-region = { $region }
caption-order = Spielreihenfolge
caption-hands = Starthände
caption-upkeep = Ende der Phase
caption-score = Wertung
caption-drawn = { $list }
    .each = „{ $card }“
caption-die = Wurf { $count }
caption-paid = für { $list }
    .each = { $count } { $colour }
caption-traded = { $colour } { $other_into }, { $colour2 } { $region_into }
caption-added = { caption-who } +{ $count }
caption-removed = { caption-who } −{ $count }
caption-natives-added = Regionalmacht +{ $count }
caption-natives-removed = Regionalmacht −{ $count }
caption-hired = { caption-who } +{ $count } Söldner
caption-dismissed = { caption-who } −{ $count } Söldner
caption-collected =
    { $you ->
        [yes] Sie nehmen { $list }
       *[no] { $seat } nimmt { $list }
    }
    .each = { $count } { $colour }
caption-recovered =
    { $you ->
        [yes] Sie nehmen „{ $card }“ zurück
       *[no] { $seat } nimmt „{ $card }“ zurück
    }
caption-declined = verzichtet: { $list }
    .each = { caption-who }
caption-returned =
    { $you ->
        [yes] Sie geben { $list } zurück
       *[no] { $seat } gibt { $list } zurück
    }
    .each = { $count } { $colour }
caption-shipped = { $count } { $colour } { $other_into }
caption-limit = Limit { $limit }
caption-unrest =
    { $you ->
        [yes] Unruhen bei Ihnen
       *[no] Unruhen bei { $seat }
    }
caption-treaty =
    { $you ->
        [yes] „Vertrag“ für Sie
       *[no] „Vertrag“ für { $seat }
    }
caption-tiles = Regionen in neuer Folge
caption-cubes = Steine: { $list }
    .each = { $count } { $colour }
caption-rolls = Würfe: { $list }
    .each = { caption-who } { $count }
caption-rows = Positionen: { $list }
    .each = { caption-who } { $row }
caption-interests =
    { $count ->
        [one] 1 Interesse verteilt
       *[other] { $count } Interessen verteilt
    }
caption-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
caption-discards =
    { $count ->
        [one] 1 Karte abgeworfen
       *[other] { $count } Karten abgeworfen
    }
caption-kept = fertig: { $list }
    .each = { caption-who }
caption-passed = gepasst: { $list }
    .each = { caption-who }
caption-fresh = Schiffe einsatzbereit
caption-turn = Spielrunde { $turn }
caption-round = Aktionsrunde { $round }
caption-colonization = Kolonisierungsphase
caption-refilled = Karten: { $list }
    .each = { caption-who } { $count }
caption-trimmed = Limit: { $list }
    .each = { $region }
caption-interests-pay =
    { $count ->
        [one] 1 Stein für Interessen
       *[other] { $count } Steine für Interessen
    }
caption-scored = { $list }
    .each = { caption-who } { $score }
