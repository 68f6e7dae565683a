### Deutsche Texte von Empires. Zu jeder Nachricht gehört eine in empires.en.ftl mit denselben Lücken.
###
### Alle Schlüssel beginnen mit e-, denn beide Spiele teilen sich ein Bündel. $you ist "yes", wenn es um den Leser geht;
### ein zweiter Spieler kommt als $other_object (Akkusativ) und $other_dative (Dativ), für den Leser „Sie“ und „Ihnen“.

## Spieler

e-seat-blue = Blau
    .object = Blau
    .dative = Blau
e-seat-red = Rot
    .object = Rot
    .dative = Rot
e-seat-green = Grün
    .object = Grün
    .dative = Grün
e-seat-orange = Orange
    .object = Orange
    .dative = Orange
e-seat-yellow = Gelb
    .object = Gelb
    .dative = Gelb
e-seat-black = Schwarz
    .object = Schwarz
    .dative = Schwarz
e-seat-you =
    .object = Sie
    .dative = Ihnen
e-player = { $seat } ({ $nation })

## Gebiete. Die Namen stehen auf dem Spielplan; die Formen gelten, wo er sie unverändert lässt, sonst gilt -other.

e-territory-barbary = Berberküste
    .object = die Berberküste
    .in = an der Berberküste
    .into = an die Berberküste
    .from = von der Berberküste
e-territory-egypt = Ägypten
    .object = Ägypten
    .in = in Ägypten
    .into = nach Ägypten
    .from = aus Ägypten
e-territory-levant = Levante
    .object = die Levante
    .in = in der Levante
    .into = in die Levante
    .from = aus der Levante
e-territory-west-africa = Westafrika
    .object = Westafrika
    .in = in Westafrika
    .into = nach Westafrika
    .from = aus Westafrika
e-territory-congo = Kongo
    .object = den Kongo
    .in = im Kongo
    .into = in den Kongo
    .from = aus dem Kongo
e-territory-east-africa = Ostafrika
    .object = Ostafrika
    .in = in Ostafrika
    .into = nach Ostafrika
    .from = aus Ostafrika
e-territory-southern-africa = Südliches Afrika
    .object = das Südliche Afrika
    .in = im Südlichen Afrika
    .into = ins Südliche Afrika
    .from = aus dem Südlichen Afrika
e-territory-arabia = Arabien
    .object = Arabien
    .in = in Arabien
    .into = nach Arabien
    .from = aus Arabien
e-territory-persia = Persien
    .object = Persien
    .in = in Persien
    .into = nach Persien
    .from = aus Persien
e-territory-india = Indien
    .object = Indien
    .in = in Indien
    .into = nach Indien
    .from = aus Indien
e-territory-indochina = Indochina
    .object = Indochina
    .in = in Indochina
    .into = nach Indochina
    .from = aus Indochina
e-territory-china = China
    .object = China
    .in = in China
    .into = nach China
    .from = aus China
e-territory-japan = Japan
    .object = Japan
    .in = in Japan
    .into = nach Japan
    .from = aus Japan
e-territory-east-indies = Ostindien
    .object = Ostindien
    .in = in Ostindien
    .into = nach Ostindien
    .from = aus Ostindien
e-territory-australia = Australien
    .object = Australien
    .in = in Australien
    .into = nach Australien
    .from = aus Australien
e-territory-canada = Kanada
    .object = Kanada
    .in = in Kanada
    .into = nach Kanada
    .from = aus Kanada
e-territory-new-england = Neuengland
    .object = Neuengland
    .in = in Neuengland
    .into = nach Neuengland
    .from = aus Neuengland
e-territory-new-france = Neufrankreich
    .object = Neufrankreich
    .in = in Neufrankreich
    .into = nach Neufrankreich
    .from = aus Neufrankreich
e-territory-wild-west = Wilder Westen
    .object = den Wilden Westen
    .in = im Wilden Westen
    .into = in den Wilden Westen
    .from = aus dem Wilden Westen
e-territory-california = Kalifornien
    .object = Kalifornien
    .in = in Kalifornien
    .into = nach Kalifornien
    .from = aus Kalifornien
e-territory-new-spain = Neuspanien
    .object = Neuspanien
    .in = in Neuspanien
    .into = nach Neuspanien
    .from = aus Neuspanien
e-territory-west-indies = Westindien
    .object = Westindien
    .in = in Westindien
    .into = nach Westindien
    .from = aus Westindien
e-territory-guyanas = Guayanas
    .object = die Guayanas
    .in = in den Guayanas
    .into = in die Guayanas
    .from = aus den Guayanas
e-territory-amazonia = Amazonien
    .object = Amazonien
    .in = in Amazonien
    .into = nach Amazonien
    .from = aus Amazonien
e-territory-brazil = Brasilien
    .object = Brasilien
    .in = in Brasilien
    .into = nach Brasilien
    .from = aus Brasilien
e-territory-peru = Peru
    .object = Peru
    .in = in Peru
    .into = nach Peru
    .from = aus Peru
e-territory-rio-de-la-plata = Río de la Plata
    .object = den Río de la Plata
    .in = am Río de la Plata
    .into = an den Río de la Plata
    .from = vom Río de la Plata
e-territory-other = { $name }
    .object = das Gebiet { $name }
    .in = im Gebiet { $name }
    .into = ins Gebiet { $name }
    .from = aus dem Gebiet { $name }

## Rohstoffe: Bilder, Randfarben, und Rohstofffelder nach Bild und Gebiet

e-picture-salt = Salz
e-picture-rugs = Teppiche
e-picture-porcelain = Porzellan
e-picture-coffee = Kaffee
e-picture-cotton = Baumwolle
e-picture-fine-fabrics = Feine Stoffe
e-picture-agriculture = Ackerbau
e-picture-tobacco = Tabak
e-picture-sugar-cane = Zuckerrohr
e-picture-american-cotton = Amerikanische Baumwolle
e-picture-gold = Gold
e-picture-spices = Gewürze
e-picture-furs = Pelze
e-picture-opium = Opium
e-picture-silk = Seide
e-picture-tea = Tee
e-picture-precious-metals = Edelmetalle
e-picture-slaves = Sklaven

e-colour-orange = orange
    .code = Wa
e-colour-beige = beige
    .code = Pl
e-colour-yellow = gelb
    .code = Go
e-colour-black = schwarz
    .code = Sk
e-colour-blue = blau
    .code = Se
e-colour-grey = grau
    .code = Me
e-colour-brown = braun
    .code = Pe
e-colour-red = rot
    .code = Gw
e-colour-green = grün
    .code = Te
e-colour-purple = lila
    .code = Op

e-space = { $resource } { $territory_in }
e-space-numbered = { $resource } { $number } { $territory_in }
e-space-unprinted = Feld { $number } { $territory_in }
e-run = { $number }: { $seat } ({ $count })
e-run-safe = { $number }: { $seat } ({ $count }, sicher)

## Leisten: Name und Hilfe

e-track-seafaring = Seefahrt
    .help =
        { $edition ->
            [revised] jeder Wurf zum Erforschen darf um so viel niedriger sein, wie der Wert beträgt.
           *[other] jede Erforschung braucht um so viele Erfolge weniger, wie der Wert beträgt.
        }
e-track-navy = Marine
    .help = so viele Geschwader dürfen Sie in der Phase Seestreitkräfte bauen.
e-track-logistics = Logistik
    .help =
        { $edition ->
            [revised] so viele Steine schicken Ihr Vizekönig, Abenteurer oder eine Expedition auf einmal, oder Ihr Vizekönig zieht sie ab.
           *[other] so viele Steine schickt Ihr Vizekönig auf einmal.
        }
e-track-economy = Wirtschaft
    .help =
        { $edition ->
            [revised] die Grenze für den Preis einer Stadt und ein Teil der Grenze für den Handel; ab 6 stehen Ihnen Tee und Opium offen, und wer zuerst 10 erreicht, schafft den Sklavenhandel ab.
           *[other] die Grenze für Darlehen, Städte und Handel; ab 6 stehen Ihnen Tee und Opium offen, und wer zuerst 10 erreicht, schafft den Sklavenhandel ab.
        }

## Charaktere: Name und Hilfe. Eine Karte heißt nach ihren beiden Charakteren.

e-card = { $first }/{ $second }

e-character-explorer = Entdecker
    .object = den Entdecker
    .help =
        { $edition ->
            [revised] Wählen Sie ein unerforschtes Gebiet und würfeln Sie. Nötig ist mindestens die Schwierigkeit, abzüglich Ihres Werts in Seefahrt, 1 weniger neben einem eigenen Stein, bis zu 2 mehr in Amerika, solange Sie es noch nicht kennen. Fehlen 1, 2, 3, 4, 5 oder 6, dürfen Sie den Unterschied für 1, 3, 6, 10, 15 oder 21 Taler ausgleichen. Danach dürfen Sie eine Handelsflotte schicken, oder Abenteurer für je 1 Taler bis zu Ihrem Logistikwert, oder beides; ein oder zwei Abenteurer bringen 1 Unruhe mit, mehr von ihnen 2.
           *[other] Wählen Sie ein unerforschtes Gebiet und werfen Sie 10 Erfolgswürfel. Nötig sind so viele Erfolge wie die Schwierigkeit, abzüglich Ihres Werts in Seefahrt, 1 weniger neben einem eigenen Stein, 2 mehr in Amerika vor dessen Entdeckung. Sie nehmen 1 Prestige und dürfen dann dort einen Stein setzen: eine Handelsflotte, oder für 1 Taler Abenteurer, die 1 Unruhe mitbringen. In einem späteren Durchgang als dem der Entdeckung Amerikas dürfen Sie für 1 Taler die Weltumsegelung versuchen.
        }
e-character-conqueror = Eroberer
    .object = den Eroberer
    .help =
        { $edition ->
            [revised] Gründen Sie eine Kolonie, wo Sie alle Rohstoffe kontrollieren und so viele Steine haben, wie die Macht der Einheimischen beträgt. Alle verlieren dort die Hälfte ihrer Steine, abgerundet, und die Hälfte der Unruhe verschwindet; einer der Steine, die Sie verlieren, wird zur Handelsflotte. Eine Kolonie zählt 1 Prestigepunkt, in Indien und China 2, und fällt, sobald Sie dort weniger Steine haben als die halbe Macht der Einheimischen.
           *[other] Gründen Sie eine Kolonie, wo Sie alle Rohstoffe kontrollieren und so viele Steine haben, wie die Macht der Einheimischen beträgt: { $nations ->
                [yes] 1 Prestige in einem Ihrer Zielgebiete und sonst keines, und 1 bei der Blühenden Stadt.
               *[no] 1 Prestige, und 1 weiteres bei der Blühenden Stadt.
            } Danach nach Belieben und in dieser Folge. Kompanie: Ein Stein wird zur Handelsflotte. Plünderung: Taler in Höhe der Macht der Einheimischen, mit Gold das Doppelte, und 1 Unruhe. Unterdrückung: Entfernen Sie bis zu 2 Unruhe, jeweils für ein Feld nach links. Plantage: Gibt es hier einen beigen Rohstoff, so nehmen Sie anderen für jeden schwarzen Rohstoff, den Sie kontrollieren, eine Handelsflotte.
        }
e-character-viceroy = Vizekönig
    .object = den Vizekönig
    .help =
        { $edition ->
            [revised] Setzen Sie Taler als Steine auf die Rohstofffelder eines erforschten Gebiets, höchstens so viele, wie Ihr Logistikwert beträgt; zwei oder drei bringen 1 Unruhe, vier bringen 2. In eine fremde Kolonie dürfen Sie nur einen setzen, und nur, wenn Sie dort keinen haben. Oder ziehen Sie ebenso viele aus einem Gebiet in Ihre Schatzkammer ab.
           *[other] Setzen Sie Taler als Steine auf die Rohstofffelder eines erforschten Gebiets, höchstens so viele, wie Ihr Logistikwert beträgt.
        }
e-character-ambassador = Botschafter
    .object = den Botschafter
    .help =
        { $edition ->
            [revised] Rücken Sie auf der Diplomatieleiste ein Feld nach rechts und entfernen Sie 1 Unruhe, wo Sie einen Stein haben. Beides ist freiwillig.
           *[other] Rücken Sie einen beliebigen Spieler, auch sich selbst, auf der Diplomatieleiste ein Feld nach rechts und entfernen Sie irgendwo 1 Unruhe. Beides ist freiwillig.
        }
e-character-sovereign = Herrscher
    .object = den Herrscher
    .help =
        { $edition ->
            [revised] Erklären Sie einem Spieler den Krieg, der auf der Diplomatieleiste nicht weiter rechts steht: Sie nehmen den Inhalt der Kriegskasse und rücken ein Feld nach links. Jede Seite darf Taler für einen Verbündeten bieten. Es gibt höchstens vier Kriegsjahre; in jedem wird in allen gemeinsamen Gebieten und dann zur See gekämpft, mit einem Würfel je Stein oder Geschwader, höchstens fünf. Wer die See beherrscht und dort gesiegt hat, darf in einer feindlichen Kolonie landen. Ein gewonnener Krieg ist dauerhaft 1 Prestigepunkt; sich zu ergeben, wozu eine Seite ohne Geschwader gezwungen ist, kostet 1, außer wenn der Verteidiger zur See unterlegen ist. Nach dem Krieg dürfen alle rüsten. Oder jagen Sie stattdessen die Kaperschiffe, die Ihnen auflauern; auch das leert die Kriegskasse, außer mit der Option „Freie Jagd“.
           *[other] Erklären Sie einem Spieler den Krieg, der auf der Diplomatieleiste nicht weiter rechts steht, und rücken Sie ein Feld nach links. Jedes Kriegsjahr wird in allen gemeinsamen Gebieten und dann zur See gekämpft, mit einem Würfel je Stein oder Geschwader, höchstens fünf. Wer sich ergibt, oder als Einziger nicht mehr kämpfen kann, gibt dem Sieger 1 Prestige.
        }
e-character-rebel = Rebell
    .object = den Rebellen
    .help =
        { $edition ->
            [revised] Tun Sie eines von beiden: Legen Sie je 1 Unruhe in zwei erforschte Gebiete, oder entfachen Sie einen Aufstand in einem Gebiet mit Unruhe, aber nicht in einer eigenen Kolonie. Ein Aufstand würfelt mit halber Macht der Einheimischen mal Unruhe Würfeln; in einer Kolonie mit der vollen Macht, und er kostet Sie die halbe Macht in Talern. Jeder Erfolg nimmt einen Stein Ihrer Wahl, eigene erst, wenn keine anderen mehr da sind; jede Mission verhindert einen Verlust, und die Besitzer dürfen Verluste für je 2 Taler abwenden. Wo fünf Unruhen liegen, bricht von selbst ein Aufstand aus.
           *[other] Tun Sie eines von dreien: Entfachen Sie einen Aufstand in einem Gebiet mit Unruhe und ohne Mission, legen Sie 1 Unruhe in ein erforschtes Gebiet oder entfernen Sie eine Mission. Ein Aufstand würfelt mit Macht der Einheimischen mal Unruhe Würfeln; jeder Erfolg entfernt einen Stein Ihrer Wahl, eigene erst, wenn keine anderen mehr da sind.
        }
e-character-merchant = Kaufmann
    .object = den Kaufmann
    .help =
        { $edition ->
            [revised] Verschiffen Sie Waren auf den Markt, eine für jede Ihrer Handelsflotten, jede von einem anderen Rohstofffeld. Zuerst kommen die eigenen, dann die von anderen, die ablehnen dürfen und für jede 1 Taler erhalten; sind alle eigenen geladen, müssen Sie zuerst um die der Blühenden Stadt bitten. Waren anderer zählen halb. Dann dürfen die Kaperschiffe angreifen, die gegen Sie geschickt wurden: Jeder Erfolg nimmt 1 Ware und bringt dem Besitzer 1 Taler, und Sie dürfen mit Ihren Geschwadern einen Gegenangriff führen.
           *[other] Verschiffen Sie Waren auf den Markt, eine für jede Ihrer Handelsflotten, jede von einem anderen kontrollierten Rohstofffeld. Zuerst kommen die Waren der Blühenden Stadt, wo Unruhe Piraten anlockt. Wer ein Feld kontrolliert, erhält 1 Taler für die Ware, die ein anderer verschifft, und darf außer in der Stadt ablehnen.
        }
e-character-governor = Gouverneur
    .object = den Gouverneur
    .help =
        { $edition ->
            [revised] Setzen Sie die Blühende Stadt in eine eigene Kolonie, aber nicht dorthin, wo sie jetzt steht. Sie zahlen 2, 4, 6, 8 oder 10, mehr, als die jetzige Stadt wert ist, und höchstens Ihren Wirtschaftswert. Die alte bleibt als Bedeutende Stadt. Jede Stadt zählt 1 Prestigepunkt für den, dem die Kolonie gehört.
           *[other] Setzen Sie die Blühende Stadt in ein erforschtes Gebiet, in dem Sie einen Stein haben. Sie zahlen mehr, als die jetzige Stadt wert ist, und höchstens Ihren Wirtschaftswert. { $nations ->
                [yes] Eine Ihrer Historischen Städte, die bei den Zielgebieten stehen, darf 1 mehr wert sein, als Sie zahlen, und nur sie bringt dem Besitzer ihrer Kolonie 1 Prestige.
               *[no] Steht sie in einer Kolonie, so erhält deren Besitzer 1 Prestige.
            }
        }
e-character-trader = Händler
    .object = den Händler
    .help =
        { $edition ->
            [revised] Verkaufen Sie Waren vom Markt, höchstens Ihren Wirtschaftswert plus die halbe Macht der Einheimischen jeder Ihrer Kolonien, aufgerundet. Jede bringt ihrem Besitzer 1 Taler; für Waren anderer, die das verbieten dürfen, erhalten Sie die Hälfte ihrer Gesamtzahl, aufgerundet.
           *[other] Verkaufen Sie Waren vom Markt, höchstens Ihren Wirtschaftswert plus die Macht der Einheimischen aller Ihrer Kolonien. Jede bringt ihrem Besitzer 1 Taler; für Waren anderer, die das verbieten dürfen, erhalten Sie ebenso viel.
        }
e-character-financier = Finanzier
    .object = den Finanzier
    .help =
        { $edition ->
            [revised] Nehmen Sie ein Darlehen auf: Sie erhalten 10 Taler und schulden 10. In jeder Spielrunde wächst Ihr Darlehen um 1 je angefangene 15. Am Ende des Spiels kosten je angefangene 5, die Sie nicht zurückzahlen können, 1 Prestigepunkt.
           *[other] Nehmen Sie ein Darlehen bis zum Doppelten Ihres Wirtschaftswerts auf. Am Ende einer Spielrunde wächst jedes Darlehen um 1, und mit einem Darlehen gewinnt niemand.
        }
e-character-scientist = Gelehrter
    .object = den Gelehrten
    .help =
        { $edition ->
            [revised] Rücken Sie auf einer Fortschrittsleiste ein Feld vor und zahlen Sie die Zahl, die dort steht, aber nicht ein zweites Mal in einer Spielrunde in Marine, wenn Sie nach einem Krieg eine Stufe davon gekauft haben.
           *[other] Rücken Sie auf einer Fortschrittsleiste ein Feld vor und zahlen Sie die Zahl, die dort steht.
        }
e-character-missionary = Missionar
    .object = den Missionar
    .help =
        { $edition ->
            [revised] Setzen Sie eine Mission in ein erforschtes Gebiet, in dem Sie einen Stein haben; Platz ist für eine Mission je angefangene 4 Macht der Einheimischen. Jede Mission verhindert einen Verlust in einem Aufstand.
           *[other] Verwandeln Sie 1 Unruhe in eine Mission oder setzen Sie eine Mission in ein erforschtes Gebiet ohne Unruhe. Wo eine Mission ist, bricht kein Aufstand aus.
        }

## Nationen: Namen vom Spielplan, Formen der unveränderten, und Hilfe aus Zielgebieten und Regeln

e-nation-portugal = Portugal
    .object = Portugal
e-nation-spain = Spanien
    .object = Spanien
e-nation-dutch-republic = Niederlande
    .object = die Niederlande
e-nation-great-britain = Großbritannien
    .object = Großbritannien
e-nation-france = Frankreich
    .object = Frankreich
e-nation-other = { $name }
    .object = die Nation { $name }
e-nation-goals = Zielgebiete (mit Historischen Städten): { $goals }. Nur eine Kolonie in einem Zielgebiet bringt Ihnen Prestige, und von den Städten nur eine Historische.
e-nation-city = { $territory } ({ $city })

e-rule-extra-card = Sie haben die Karte { $card } doppelt und dürfen in einer Spielrunde zweimal nutzen: { $characters }.
e-rule-tordesillas = Tordesillas: Sie setzen keine Steine außerhalb Ihrer Zielgebiete.
e-rule-extremadura = Extremadura: In Amerika genügen für eine Kolonie eine Mission und die Kontrolle über die Rohstoffe, wie wenige Steine Sie auch haben; es entsteht 1 Unruhe.
e-rule-flamboyance = Prunksucht: Am Ende jeder Spielrunde zahlen Sie so viele Taler, wie Sie Prestige haben, oder verlieren 1 Prestige.
e-rule-free-monopolies = Sie haben stets zwei Monopole zusätzlich zu denen auf der Karte.
e-rule-logistics-one = Ihr Logistikwert ist immer 1.
e-rule-sea-reroll = In jedem Kriegsjahr dürfen Sie zur See einmal mit allen Ihren Würfeln erneut würfeln.
e-rule-two-wars = Ihr Herrscher darf Sie auf der Diplomatieleiste ein Feld nach rechts rücken, statt Krieg zu erklären.
e-rule-ends = (Bis Sie zum ersten Mal 6 Prestige haben.)

## Wo das Spiel steht

e-phase-endeavour = Phase Unternehmungen
e-phase-merchant-fleets = Phase Handelsflotten
e-phase-first-player = Phase Startspieler
e-phase-naval-forces = Phase Seestreitkräfte
e-phase-privateering = Phase Kaperei
e-phase-interest = Phase Zinsen
e-phase-cards = Phase Kartenwahl
e-moment-round = Spielrunde { $turn }, Durchgang { $round }
e-moment-phase = Spielrunde { $turn }, { $phase }

## Anzahlen, im Akkusativ; Würfel im Dativ

e-treasuries = { $count } Taler
e-fleets =
    { $count ->
        [0] keine Handelsflotte
        [one] 1 Handelsflotte
       *[other] { $count } Handelsflotten
    }
e-squadrons =
    { $count ->
        [0] kein Geschwader
       *[other] { $count } Geschwader
    }
e-goods =
    { $count ->
        [0] keine Ware
        [one] 1 Ware
       *[other] { $count } Waren
    }
e-counters =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
e-dice =
    { $count ->
        [0] keinem Würfel
        [one] 1 Würfel
       *[other] { $count } Würfeln
    }
e-successes =
    { $successes ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }
e-needed =
    { $edition ->
        [revised] nötig war ein Wurf von { $need }
       *[other]
            { $need ->
                [one] nötig war 1 Erfolg
               *[other] nötig waren { $need } Erfolge
            }
    }
e-prestige =
    { $edition ->
        [revised]
            { $count ->
                [one] { $count } Prestigepunkt
               *[other] { $count } Prestigepunkte
            }
       *[other] { $count } Prestige
    }
e-score =
    { $edition ->
        [revised]
            { $score ->
                [one] { $score } Prestigepunkt nach Abzug der Schulden
               *[other] { $score } Prestigepunkten nach Abzug der Schulden
            }
       *[other] { $score } Prestige
    }
e-privateers =
    { $count ->
        [one] 1 Kaperschiff
       *[other] { $count } Kaperschiffen
    }

## Tatsachen, als Zeilen der Mitschrift

e-fact-first-player =
    { $you ->
        [yes] Sie sind Startspieler.
       *[no] { $seat } ist Startspieler.
    }
e-fact-nation-chosen =
    { $you ->
        [yes] Sie wählen { $nation_object }.
       *[no] { $seat } wählt { $nation_object }.
    }
e-fact-turn-began = Spielrunde { $turn } beginnt.
e-fact-programmed = Alle haben fünf Karten in eine Reihe gelegt.
e-fact-round-began = Durchgang { $round } beginnt.
e-fact-card-revealed =
    { $you ->
        [yes] Sie decken „{ $card }“ auf.
       *[no] { $seat } deckt „{ $card }“ auf.
    }
e-fact-character-used =
    { $you ->
        [yes] Sie nutzen { $character_object }.
       *[no] { $seat } nutzt { $character_object }.
    }
e-fact-forfeited =
    { $you ->
        [yes] Sie verzichten auf den Durchgang.
       *[no] { $seat } verzichtet auf den Durchgang.
    }
e-fact-treasury-gained =
    { $you ->
        [yes] Sie erhalten { e-treasuries }.
       *[no] { $seat } erhält { e-treasuries }.
    }
e-fact-treasury-spent =
    { $you ->
        [yes] Sie zahlen { e-treasuries }.
       *[no] { $seat } zahlt { e-treasuries }.
    }
e-fact-fleets-gained =
    { $you ->
        [yes] Sie erhalten { e-fleets }.
       *[no] { $seat } erhält { e-fleets }.
    }
e-fact-fleets-lost =
    { $you ->
        [yes] Sie verlieren { e-fleets }.
       *[no] { $seat } verliert { e-fleets }.
    }
e-fact-squadrons-gained =
    { $you ->
        [yes] Sie erhalten { e-squadrons }.
       *[no] { $seat } erhält { e-squadrons }.
    }
e-fact-squadrons-lost =
    { $you ->
        [yes] Sie verlieren { e-squadrons }.
       *[no] { $seat } verliert { e-squadrons }.
    }
e-fact-goods-shipped =
    { $you ->
        [yes] Sie verschiffen eine Ware vom Rohstofffeld { $space }.
       *[no] { $seat } verschifft eine Ware vom Rohstofffeld { $space }.
    }
e-fact-goods-sold =
    { $count ->
        [one]
            { $you ->
                [yes] 1 Ihrer Waren wird verkauft.
               *[no] 1 Ware von { $seat } wird verkauft.
            }
       *[other]
            { $you ->
                [yes] { $count } Ihrer Waren werden verkauft.
               *[no] { $count } Waren von { $seat } werden verkauft.
            }
    }
e-fact-prestige-gained =
    { $you ->
        [yes] Sie erhalten { e-prestige }.
       *[no] { $seat } erhält { e-prestige }.
    }
e-fact-prestige-lost =
    { $you ->
        [yes] Sie verlieren { e-prestige }.
       *[no] { $seat } verliert { e-prestige }.
    }
e-fact-diplomacy-moved =
    { $steps ->
        [-1]
            { $you ->
                [yes] Sie rücken auf der Diplomatieleiste ein Feld nach links.
               *[no] { $seat } rückt auf der Diplomatieleiste ein Feld nach links.
            }
       *[other]
            { $you ->
                [yes] Sie rücken auf der Diplomatieleiste ein Feld nach rechts.
               *[no] { $seat } rückt auf der Diplomatieleiste ein Feld nach rechts.
            }
    }
e-fact-track-advanced =
    { $you ->
        [yes] Sie erreichen auf der Leiste { $track } den Wert { $value }.
       *[no] { $seat } erreicht auf der Leiste { $track } den Wert { $value }.
    }
e-fact-loan-taken =
    { $edition ->
        [revised]
            { $you ->
                [yes] Ihre Schulden wachsen um { e-treasuries }.
               *[no] Die Schulden von { $seat } wachsen um { e-treasuries }.
            }
       *[other]
            { $you ->
                [yes] Sie nehmen ein Darlehen über { e-treasuries } auf.
               *[no] { $seat } nimmt ein Darlehen über { e-treasuries } auf.
            }
    }
e-fact-loan-repaid =
    { $you ->
        [yes] Sie zahlen { e-treasuries } eines Darlehens zurück.
       *[no] { $seat } zahlt { e-treasuries } eines Darlehens zurück.
    }
e-fact-interest-added =
    { $you ->
        [yes] Ein Darlehen von Ihnen wächst um { $count }.
       *[no] Ein Darlehen von { $seat } wächst um { $count }.
    }
e-fact-dice =
    { $you ->
        [yes] Sie würfeln mit { e-dice }: { e-successes }.
       *[no] { $seat } würfelt mit { e-dice }: { e-successes }.
    }
e-fact-explored =
    { $you ->
        [yes] Sie haben { $territory_object } erforscht.
       *[no] { $seat } hat { $territory_object } erforscht.
    }
e-fact-exploration-failed =
    { $you ->
        [yes] Sie versuchen vergeblich, { $territory_object } zu erforschen; { e-needed }.
       *[no] { $seat } versucht vergeblich, { $territory_object } zu erforschen; { e-needed }.
    }
e-fact-america-discovered =
    { $you ->
        [yes] Sie haben Amerika entdeckt.
       *[no] { $seat } hat Amerika entdeckt.
    }
e-fact-world-circumnavigated =
    { $you ->
        [yes] Sie haben die Welt umsegelt.
       *[no] { $seat } hat die Welt umsegelt.
    }
e-fact-circumnavigation-failed =
    { $you ->
        [yes] Sie versuchen vergeblich, die Welt zu umsegeln; { e-needed }.
       *[no] { $seat } versucht vergeblich, die Welt zu umsegeln; { e-needed }.
    }
e-fact-counter-placed =
    { $you ->
        [yes] Sie setzen einen Stein auf das Rohstofffeld { $space }.
       *[no] { $seat } setzt einen Stein auf das Rohstofffeld { $space }.
    }
e-fact-counter-removed =
    { $you ->
        [yes] Ein Stein von Ihnen verlässt das Rohstofffeld { $space }.
       *[no] Ein Stein von { $seat } verlässt das Rohstofffeld { $space }.
    }
e-fact-control-taken =
    { $you ->
        [yes] Sie übernehmen die Kontrolle über das Rohstofffeld { $space }.
       *[no] { $seat } übernimmt die Kontrolle über das Rohstofffeld { $space }.
    }
e-fact-colony-founded =
    { $you ->
        [yes] Sie gründen { $territory_in } eine Kolonie.
       *[no] { $seat } gründet { $territory_in } eine Kolonie.
    }
e-fact-colony-lost =
    { $you ->
        [yes] Sie verlieren Ihre Kolonie { $territory_in }.
       *[no] { $seat } verliert die Kolonie { $territory_in }.
    }
e-fact-independent = Ein Unabhängiger Staat entsteht { $territory_in }.
e-fact-unrest-added = Die Unruhe { $territory_in } wächst um { $count }.
e-fact-unrest-removed = Die Unruhe { $territory_in } sinkt um { $count }.
e-fact-mission-placed = Eine Mission entsteht { $territory_in }.
e-fact-mission-removed = Eine Mission { $territory_in } wird entfernt.
e-fact-city-placed =
    { $you ->
        [yes] Sie setzen die Blühende Stadt { $territory_into }; ihr Wert ist { $value }.
       *[no] { $seat } setzt die Blühende Stadt { $territory_into }; ihr Wert ist { $value }.
    }
e-fact-city-lowered = Der Wert der Blühenden Stadt sinkt auf { $value }.
e-fact-pirates =
    { $you ->
        [yes] Piraten rauben Ihre Ladung { $territory_from }.
       *[no] Piraten rauben die Ladung von { $seat } { $territory_from }.
    }
e-fact-refused =
    { $you ->
        [yes] Sie lehnen ab.
       *[no] { $seat } lehnt ab.
    }
e-fact-war-declared =
    { $you ->
        [yes] Sie erklären { $other_dative } den Krieg.
       *[no] { $seat } erklärt { $other_dative } den Krieg.
    }
e-fact-year-began = Kriegsjahr { $year } beginnt.
e-fact-battle = Landschlacht { $territory_in }.
e-fact-sea-battle = Seeschlacht.
e-fact-rerolled =
    { $you ->
        [yes] Sie würfeln mit allen Würfeln erneut.
       *[no] { $seat } würfelt mit allen Würfeln erneut.
    }
e-fact-surrendered =
    { $you ->
        [yes] Sie ergeben sich { $other_dative }.
       *[no] { $seat } ergibt sich { $other_dative }.
    }
e-fact-defeated =
    { $you ->
        [yes] Sie werden von { $other_dative } besiegt.
       *[no] { $seat } wird von { $other_dative } besiegt.
    }
e-fact-stalemate = Der Krieg endet unentschieden.
e-fact-gift =
    { $you ->
        [yes] Sie schenken { $other_dative } { e-treasuries }.
       *[no] { $seat } schenkt { $other_dative } { e-treasuries }.
    }
e-fact-stars-lost =
    { $you ->
        [yes] Ihre Nation hat 6 Prestige, und deren mit ** gekennzeichnete Regeln enden.
       *[no] Die Nation von { $seat } hat 6 Prestige, und ihre mit ** gekennzeichneten Regeln enden.
    }
e-fact-territory-excluded = Nicht im Spiel: { $territory }.
e-fact-won =
    { $you ->
        [yes] Sie haben gewonnen.
       *[no] { $seat } hat gewonnen.
    }
e-fact-order-place =
    { $you ->
        [yes] Sie kommen an Stelle { $place } der Spielerreihenfolge.
       *[no] { $seat } kommt an Stelle { $place } der Spielerreihenfolge.
    }
e-fact-card-laid =
    { $you ->
        [yes] Sie legen „{ $card }“ ohne Aktion.
       *[no] { $seat } legt „{ $card }“ ohne Aktion.
    }
e-fact-card-locked =
    { $you ->
        [yes] Sie sperren „{ $card }“ für die nächste Spielrunde.
       *[no] { $seat } sperrt „{ $card }“ für die nächste Spielrunde.
    }
e-fact-die =
    { $you ->
        [yes] Sie würfeln { $value }.
       *[no] { $seat } würfelt { $value }.
    }
e-fact-bought-up =
    { $you ->
        [yes] Sie gleichen den Unterschied aus.
       *[no] { $seat } gleicht den Unterschied aus.
    }
e-fact-goods-landed =
    { $count ->
        [one]
            { $you ->
                [yes] 1 Ihrer Waren erreicht den Markt.
               *[no] 1 Ware von { $seat } erreicht den Markt.
            }
       *[other]
            { $you ->
                [yes] { $count } Ihrer Waren erreichen den Markt.
               *[no] { $count } Waren von { $seat } erreichen den Markt.
            }
    }
e-fact-privateer-placed =
    { $you ->
        [yes] Sie schicken ein Kaperschiff gegen { $other_object }.
       *[no] { $seat } schickt ein Kaperschiff gegen { $other_object }.
    }
e-fact-privateers-attack =
    { $you ->
        [yes] Sie greifen { $other_object } mit { e-privateers } an.
       *[no] { $seat } greift { $other_object } mit { e-privateers } an.
    }
e-fact-privateer-sunk =
    { $you ->
        [yes] Ein Kaperschiff von Ihnen wird von { $other_dative } versenkt.
       *[no] Ein Kaperschiff von { $seat } wird von { $other_dative } versenkt.
    }
e-fact-privateers-hunted =
    { $you ->
        [yes] Sie jagen die Kaperschiffe, die Ihnen auflauern.
       *[no] { $seat } jagt Kaperschiffe.
    }
e-fact-counter-recalled =
    { $you ->
        [yes] Er kehrt in Ihre Schatzkammer zurück.
       *[no] Er kehrt in die Schatzkammer von { $seat } zurück.
    }
e-fact-loss-averted =
    { $you ->
        [yes] Sie retten einen Stein auf dem Rohstofffeld { $space }.
       *[no] { $seat } rettet einen Stein auf dem Rohstofffeld { $space }.
    }
e-fact-rebellion = Ein Aufstand bricht { $territory_in } aus.
e-fact-rebellion-dice = Der Aufstand würfelt mit { e-dice }: { e-successes }.
e-fact-automatic-rebellion = Die Unruhe { $territory_in } ist so groß, dass von selbst ein Aufstand ausbricht.
e-fact-city-lost =
    { $you ->
        [yes] Sie verlieren eine Stadt { $territory_in }.
       *[no] { $seat } verliert eine Stadt { $territory_in }.
    }
e-fact-progress-award =
    { $you ->
        [yes] Der Fortschrittspunkt gehört Ihnen.
       *[no] Der Fortschrittspunkt geht an { $seat }.
    }
e-fact-mission-award =
    { $you ->
        [yes] Der Missionspunkt gehört Ihnen.
       *[no] Der Missionspunkt geht an { $seat }.
    }
e-fact-empire =
    { $you ->
        [yes] Sie haben ein Reich aus fünf benachbarten Kolonien.
       *[no] { $seat } hat ein Reich aus fünf benachbarten Kolonien.
    }
e-fact-war-box-taken =
    { $you ->
        [yes] Sie leeren die Kriegskasse.
       *[no] { $seat } leert die Kriegskasse.
    }
e-fact-war-box-grown = Eine Spielrunde ohne Krieg: Die Kriegskasse enthält jetzt { e-treasuries }.
e-fact-alliance-offered =
    { $count ->
        [0]
            { $you ->
                [yes] Sie bieten nichts für einen Verbündeten.
               *[no] { $seat } bietet nichts für einen Verbündeten.
            }
       *[other]
            { $you ->
                [yes] Sie bieten { e-treasuries } für einen Verbündeten.
               *[no] { $seat } bietet { e-treasuries } für einen Verbündeten.
            }
    }
e-fact-supported =
    { $side ->
        [attacker]
            { $you ->
                [yes] Sie unterstützen den Angreifer.
               *[no] { $seat } unterstützt den Angreifer.
            }
        [defender]
            { $you ->
                [yes] Sie unterstützen den Verteidiger.
               *[no] { $seat } unterstützt den Verteidiger.
            }
       *[nobody]
            { $you ->
                [yes] Sie bleiben neutral.
               *[no] { $seat } bleibt neutral.
            }
    }
e-fact-allied =
    { $you ->
        [yes] Sie kämpfen für { $other_object }.
       *[no] { $seat } kämpft für { $other_object }.
    }
e-fact-ally-left =
    { $you ->
        [yes] Sie scheiden aus dem Krieg aus.
       *[no] { $seat } scheidet aus dem Krieg aus.
    }
e-fact-invasion =
    { $you ->
        [yes] Sie landen eine Expedition { $territory_in }.
       *[no] { $seat } landet eine Expedition { $territory_in }.
    }
e-fact-war-drawn = Der Krieg endet ohne Sieger.
e-fact-victory-point =
    { $you ->
        [yes] Der Krieg, den Sie gewonnen haben, zählt dauerhaft 1 Prestigepunkt.
       *[no] Der Krieg, den { $seat } gewonnen hat, zählt dauerhaft 1 Prestigepunkt.
    }
e-fact-defeat-point =
    { $you ->
        [yes] Der Krieg, den Sie verloren haben, kostet dauerhaft 1 Prestigepunkt.
       *[no] Der Krieg, den { $seat } verloren hat, kostet dauerhaft 1 Prestigepunkt.
    }
e-fact-emergency-loan =
    { $you ->
        [yes] Sie nehmen ein Notdarlehen auf.
       *[no] { $seat } nimmt ein Notdarlehen auf.
    }
e-fact-end-die = Der Würfel für das Spielende zeigt { $value }.

## Das Ergebnis

e-outcome-won =
    { $ending ->
        [turn-cap]
            { $you ->
                [yes] Sie gewinnen mit { e-score }, weil { $cap } Spielrunden gespielt sind (kein offizielles Ergebnis).
               *[no] { $seat } gewinnt mit { e-score }, weil { $cap } Spielrunden gespielt sind (kein offizielles Ergebnis).
            }
        [the-die]
            { $you ->
                [yes] Der Würfel hat das Spiel beendet. Sie gewinnen mit { e-score }.
               *[no] Der Würfel hat das Spiel beendet. { $seat } gewinnt mit { e-score }.
            }
       *[other]
            { $you ->
                [yes] Sie gewinnen mit { e-score }.
               *[no] { $seat } gewinnt mit { e-score }.
            }
    }
e-outcome-shared = Der Sieg wird geteilt: { $seats }.
e-outcome-place =
    { $edition ->
        [revised]
            { $score ->
                [one] { $rank }. { $seat }: { $score } Prestigepunkt nach Abzug der Schulden, { $total } Taler
               *[other] { $rank }. { $seat }: { $score } Prestigepunkte nach Abzug der Schulden, { $total } Taler
            }
       *[other] { $rank }. { $seat }: { $score } Prestige, { $total } Taler
    }

## Fragen. Was von der laufenden Aktion nicht bekannt ist, heißt "none".

e-prompt-nation = Welche Nation wählen Sie?
e-prompt-program =
    { $number ->
        [none] Welche Karte legen Sie als nächste?
       *[other] Welche Karte legen Sie an Stelle { $number } von fünf?
    }
e-prompt-character = Was tun Sie in diesem Durchgang?
e-prompt-repay =
    { $edition ->
        [revised]
            { $loans ->
                [none] Zahlen Sie etwas von Ihrem Darlehen zurück?
               *[other] Zahlen Sie etwas von Ihrem Darlehen über { $loans } zurück?
            }
       *[other]
            { $loans ->
                [none] Zahlen Sie ein Darlehen zurück?
               *[other] Zahlen Sie ein Darlehen zurück? Ihre Darlehen der Reihe nach: { $loans }.
            }
    }
e-prompt-repay-amount = Wie viel zahlen Sie zurück?
e-prompt-give = Schenken Sie jemandem Taler?
e-prompt-gift-amount =
    { $other ->
        [none] Wie viel schenken Sie?
       *[other] Wie viel schenken Sie { $other_dative }?
    }
e-prompt-build-fleets = Wie viele Handelsflotten bauen Sie?
e-prompt-build-squadrons = Wie viele Geschwader bauen Sie?
e-prompt-flamboyance =
    { $count ->
        [none] Zahlen Sie für Ihre Prunksucht? Sonst verlieren Sie 1 Prestige.
       *[other] Zahlen Sie { e-treasuries } für Ihre Prunksucht? Sonst verlieren Sie 1 Prestige.
    }
e-prompt-favour = Wen rücken Sie auf der Diplomatieleiste ein Feld nach rechts?
e-prompt-calm = Wo entfernen Sie 1 Unruhe?
e-prompt-conquer = Wo gründen Sie eine Kolonie?
e-prompt-extremadura =
    { $territory ->
        [none] Gründen Sie die Kolonie nach der Regel von Extremadura?
       *[other] Gründen Sie die Kolonie { $territory_in } nach der Regel von Extremadura?
    }
e-prompt-company =
    { $territory ->
        [none] Kompanie: Von welchem Rohstofffeld nehmen Sie einen Stein für eine neue Handelsflotte?
       *[other] Kompanie: Von welchem Rohstofffeld { $territory_in } nehmen Sie einen Stein für eine neue Handelsflotte?
    }
e-prompt-company-run =
    { $stack ->
        [none] Welchen Stein des Stapels nehmen Sie?
       *[other] Welchen Stein vom Stapel auf dem Rohstofffeld { $space } nehmen Sie? Von unten: { $stack }.
    }
e-prompt-pillage =
    { $territory ->
        [none] Plünderung: Plündern Sie die Kolonie?
       *[other] Plünderung: Plündern Sie die Kolonie { $territory_in }?
    }
e-prompt-repression =
    { $territory ->
        [none] Unterdrückung: Wie viel Unruhe entfernen Sie?
       *[other] Unterdrückung: Wie viel Unruhe { $territory_in } entfernen Sie?
    }
e-prompt-plantation =
    { $territory ->
        [none] Plantage: Nehmen Sie anderen Handelsflotten?
       *[other] Plantage { $territory_in }: Nehmen Sie anderen Handelsflotten?
    }
e-prompt-victim =
    { $count ->
        [none] Wessen Handelsflotte nehmen Sie?
        [one] Wessen Handelsflotte nehmen Sie als letzte?
       *[other] Wessen Handelsflotte nehmen Sie? { $count } sind noch zu wählen.
    }
e-prompt-explore = Welches Gebiet erforschen Sie?
e-prompt-again =
    { $territory ->
        [none] Würfeln Sie erneut um das zweite Prestige?
       *[other] Würfeln Sie erneut um das zweite Prestige { $territory_in }?
    }
e-prompt-occupy =
    { $territory ->
        [none] Schicken Sie eine Handelsflotte oder Abenteurer?
       *[other] Schicken Sie eine Handelsflotte oder Abenteurer { $territory_into }?
    }
e-prompt-occupy-space =
    { $territory ->
        [none] Auf welches Rohstofffeld setzen Sie den Stein?
       *[other] Auf welches Rohstofffeld { $territory_in } setzen Sie den Stein?
    }
e-prompt-circumnavigate = Versuchen Sie für 1 Taler die Weltumsegelung?
e-prompt-loan = Wie hoch ist das Darlehen, das Sie aufnehmen?
e-prompt-city = Wohin setzen Sie die Blühende Stadt?
e-prompt-city-price =
    { $territory ->
        [none] Wie viel zahlen Sie für die Stadt?
       *[other] Wie viel zahlen Sie für die Stadt { $territory_in }?
    }
e-prompt-city-value =
    { $territory ->
        [none] Soll die Historische Stadt 1 mehr wert sein, als Sie zahlen?
       *[other] Soll die Historische Stadt { $territory_in } 1 mehr wert sein als { $count }?
    }
e-prompt-city-goods =
    { $territory ->
        [none] Welche Waren der Blühenden Stadt verschiffen Sie?
       *[other] Welche Waren der Blühenden Stadt { $territory_in } verschiffen Sie?
    }
e-prompt-ship = Von welchem Rohstofffeld verschiffen Sie eine Ware?
e-prompt-sell =
    { $space ->
        [none] Verkaufen Sie Ihre Ware für 1 Taler?
       *[other] { $other } möchte eine Ware von Ihrem Rohstofffeld { $space } verschiffen. Verkaufen Sie für 1 Taler?
    }
e-prompt-missionary = Was tut der Missionar?
e-prompt-missionary-where =
    { $preach ->
        [none] Wohin geht der Missionar?
        [conversion] Wo wird 1 Unruhe zur Mission?
       *[other] Wohin setzen Sie eine Mission?
    }
e-prompt-rebel = Was tut der Rebell?
e-prompt-rebel-where =
    { $stir ->
        [none] Wohin geht der Rebell?
        [rebellion]
            { $edition ->
                [revised] Wo bricht ein Aufstand aus? In einer Kolonie kostet er die halbe Macht der Einheimischen in Talern.
               *[other] Wo bricht ein Aufstand aus?
            }
        [unrest] Wohin legen Sie 1 Unruhe?
       *[other] Wo entfernen Sie eine Mission?
    }
e-prompt-casualty =
    { $territory ->
        [none] Von welchem Rohstofffeld nimmt der Aufstand einen Stein?
       *[other] Der Aufstand { $territory_in } kostet noch { e-counters }. Von welchem Rohstofffeld kommt der nächste?
    }
e-prompt-casualty-run =
    { $stack ->
        [none] Welcher Stein des Stapels geht verloren?
       *[other] Welcher Stein vom Stapel auf dem Rohstofffeld { $space } geht verloren? Von unten: { $stack }.
    }
e-prompt-progress = Auf welcher Fortschrittsleiste rücken Sie vor?
e-prompt-war = Wem erklären Sie den Krieg?
e-prompt-war-casualty =
    { $territory ->
        [none] Von welchem Rohstofffeld nehmen Sie einen feindlichen Stein?
       *[other] { $other } verliert { $territory_in } noch { e-counters }. Von welchem Rohstofffeld kommt der nächste?
    }
e-prompt-war-casualty-run =
    { $stack ->
        [none] Welcher feindliche Stein des Stapels geht verloren?
       *[other] Welcher feindliche Stein vom Stapel auf dem Rohstofffeld { $space } geht verloren? Von unten: { $stack }.
    }
e-prompt-reroll =
    { $count ->
        [none] Würfeln Sie mit allen Ihren Würfeln erneut?
       *[other] Erfolge zur See: Sie { $count }, der Gegner { $rival }. Würfeln Sie mit allen Ihren Würfeln erneut?
    }
e-prompt-surrender =
    { $other ->
        [none] Ergeben Sie sich?
       *[other]
            { $cost ->
                [none] Kriegsjahr { $year } ist vorbei. Ergeben Sie sich { $other_dative }?
                [0] Kriegsjahr { $year } ist vorbei. Ergeben Sie sich { $other_dative }? Zur See unterlegen, würden Sie keinen Prestigepunkt verlieren.
               *[other] Kriegsjahr { $year } ist vorbei. Ergeben Sie sich { $other_dative }? Es würde Sie 1 Prestigepunkt kosten.
            }
    }
e-prompt-trade-own = Wie viele eigene Waren verkaufen Sie?
e-prompt-trade-whose =
    { $count ->
        [none] Wessen Waren verkaufen Sie jetzt?
       *[other] Wessen Waren verkaufen Sie jetzt? Das Limit lässt noch { $count } zu.
    }
e-prompt-trade-amount =
    { $other ->
        [none] Wie viele Waren möchten Sie verkaufen?
       *[other] Wie viele Waren von { $other_dative } möchten Sie verkaufen?
    }
e-prompt-trade-grant =
    { $other ->
        [none] Wie viele Ihrer Waren geben Sie frei?
       *[other] { $other } möchte { $count } Ihrer Waren verkaufen. Wie viele geben Sie frei?
    }
e-prompt-send = In welches Gebiet entsenden Sie Steine?
e-prompt-send-space =
    { $territory ->
        [none] Auf welches Rohstofffeld setzen Sie den ersten Stein?
       *[other]
            { $count ->
                [none] Auf welches Rohstofffeld { $territory_in } setzen Sie den ersten Stein?
                [one] Auf welches Rohstofffeld { $territory_in } setzen Sie einen Stein?
               *[other] Auf welches Rohstofffeld { $territory_in } setzen Sie den ersten Stein? Sie dürfen höchstens { e-counters } entsenden.
            }
    }
e-prompt-send-more =
    { $territory ->
        [none] Auf welches Rohstofffeld setzen Sie noch einen Stein?
       *[other] Sie haben { e-counters } { $territory_into } entsandt. Auf welches Rohstofffeld setzen Sie noch einen?
    }
e-prompt-play =
    { $loan ->
        [none] Was tun Sie in diesem Durchgang?
        [0] Was tun Sie in diesem Durchgang?
       *[other] Was tun Sie in diesem Durchgang? Ihr Darlehen beträgt { $loan }.
    }
e-prompt-lock = Welche Karte sperren Sie für die nächste Spielrunde?
e-prompt-privateer =
    { $count ->
        [none] Gegen wen schicken Sie für 1 Taler ein Kaperschiff?
        [0] Gegen wen schicken Sie für 1 Taler ein Kaperschiff? In dieser Spielrunde dürfen Sie zwei schicken.
       *[other] Gegen wen schicken Sie für 1 Taler noch ein Kaperschiff?
    }
e-prompt-improve = Rücken Sie auf der Diplomatieleiste ein Feld nach rechts?
e-prompt-remove-own =
    { $territory ->
        [none] Von welchem Rohstofffeld verlieren Sie einen Stein?
       *[other] Sie verlieren { $territory_in } noch { e-counters }. Von welchem Rohstofffeld kommt der nächste?
    }
e-prompt-remove-own-run =
    { $stack ->
        [none] Welcher Ihrer Steine im Stapel geht verloren?
       *[other] Welcher Ihrer Steine im Stapel auf dem Rohstofffeld { $space } geht verloren? Von unten: { $stack }.
    }
e-prompt-buy-up =
    { $territory ->
        [none] Gleichen Sie den Unterschied aus?
       *[other] Um { $territory_object } zu erforschen, brauchen Sie { $need }; gewürfelt haben Sie { $value }. Gleichen Sie den Unterschied für { e-treasuries } aus?
    }
e-prompt-outfit =
    { $count ->
        [none] Was schicken Sie in das erforschte Gebiet?
        [0] Was schicken Sie { $territory_into }?
       *[other] Was schicken Sie außerdem { $territory_into }?
    }
e-prompt-city-offer =
    { $territory ->
        [none] Um welche Ware der Blühenden Stadt bitten Sie zuerst?
       *[other] Alle eigenen Waren sind geladen, und Sie haben noch { e-fleets }. Um welche Ware der Blühenden Stadt { $territory_in } bitten Sie zuerst?
    }
e-prompt-ship-own =
    { $count ->
        [none] Welche eigene Ware verschiffen Sie?
       *[other] Welche eigene Ware verschiffen Sie? Noch frei: { e-fleets }.
    }
e-prompt-buy-goods =
    { $count ->
        [none] Um welche Ware anderer bitten Sie?
       *[other] Um welche Ware anderer bitten Sie? Noch frei: { e-fleets }.
    }
e-prompt-raid =
    { $other ->
        [none] Mit wie vielen Kaperschiffen greifen Sie an?
       *[other] { $other } verschifft { e-goods }. Mit wie vielen Kaperschiffen greifen Sie an?
    }
e-prompt-strike-back =
    { $count ->
        [none] Führen Sie einen Gegenangriff auf die Kaperschiffe?
       *[other] Führen Sie mit { e-dice } einen Gegenangriff auf die Kaperschiffe? Jeder Erfolg versenkt eines, das angegriffen hat.
    }
e-prompt-sink-privateer =
    { $count ->
        [none] Wessen Kaperschiff versenken Sie?
        [one] Wessen Kaperschiff versenken Sie mit dem letzten Treffer?
       *[other] Wessen Kaperschiff versenken Sie? Es bleiben { $count } Treffer.
    }
e-prompt-mission-where = Wohin setzen Sie eine Mission?
e-prompt-govern =
    { $count ->
        [none] Wohin entsenden Sie Steine, oder woher ziehen Sie welche ab?
       *[other] Wohin entsenden Sie Steine, oder woher ziehen Sie welche ab? Höchstens { e-counters }.
    }
e-prompt-recall-space =
    { $territory ->
        [none] Von welchem Rohstofffeld ziehen Sie den ersten Stein ab?
       *[other] Von welchem Rohstofffeld { $territory_in } ziehen Sie den ersten Stein ab?
    }
e-prompt-recall-run =
    { $stack ->
        [none] Welchen Ihrer Steine im Stapel ziehen Sie ab?
       *[other] Welchen Ihrer Steine im Stapel auf dem Rohstofffeld { $space } ziehen Sie ab? Von unten: { $stack }.
    }
e-prompt-recall-more =
    { $territory ->
        [none] Von welchem Rohstofffeld ziehen Sie noch einen Stein ab?
       *[other] Sie haben { e-counters } { $territory_from } abgezogen. Von welchem Rohstofffeld ziehen Sie noch einen ab?
    }
e-prompt-stir-second =
    { $territory ->
        [none] Wohin legen Sie noch 1 Unruhe?
       *[other] 1 Unruhe kommt { $territory_into }. Wohin legen Sie noch eine?
    }
e-prompt-avert =
    { $territory ->
        [none] Welchen Stein retten Sie für 2 Taler?
       *[other] Der Aufstand { $territory_in } bedroht { e-counters } von Ihnen. Welchen retten Sie für 2 Taler?
    }
e-prompt-avert-run =
    { $stack ->
        [none] Welchen Ihrer Steine im Stapel retten Sie?
       *[other] Welchen Ihrer Steine im Stapel auf dem Rohstofffeld { $space } retten Sie? Von unten: { $stack }.
    }
e-prompt-foothold =
    { $territory ->
        [none] Wohin setzen Sie für 1 Taler und ein Feld nach links auf der Diplomatieleiste einen Stein als Brückenkopf?
       *[other] Die Kolonie { $territory_in } ist gefallen. Wohin setzen Sie für 1 Taler und ein Feld nach links auf der Diplomatieleiste einen Stein als Brückenkopf?
    }
e-prompt-offer =
    { $other ->
        [none] Wie viele Taler bieten Sie für einen Verbündeten?
       *[other]
            { $rival ->
                [none] Krieg gegen { $other_object }: Wie viele Taler bieten Sie für einen Verbündeten?
               *[other] Krieg gegen { $other_object }: Wie viele Taler bieten Sie für einen Verbündeten? Das Angebot der Gegenseite ist { $rival }.
            }
    }
e-prompt-support =
    { $attacker ->
        [none] Wen unterstützen Sie in diesem Krieg?
       *[other] { $attacker } hat { $defender } den Krieg erklärt. Gebotene Taler für einen Verbündeten: { $attacker } { $offer }, { $defender } { $rival }. Wen unterstützen Sie?
    }
e-prompt-ally =
    { $count ->
        [none] Wen nehmen Sie als Verbündeten?
        [0] Wen nehmen Sie als Verbündeten? Sie haben nichts geboten.
       *[other] Wen nehmen Sie als Verbündeten? Sie haben { e-treasuries } geboten.
    }
e-prompt-invade =
    { $year ->
        [none] Welche feindliche Kolonie greifen Sie an?
       *[other] Ihre Seite beherrscht in Kriegsjahr { $year } die See. Welche feindliche Kolonie greifen Sie an? Sie dürfen höchstens { e-counters } schicken.
    }
e-prompt-leave =
    { $other ->
        [none] Scheiden Sie aus dem Krieg aus?
       *[other] Kriegsjahr { $year } ist vorbei. Kämpfen Sie weiter für { $other_object }, oder scheiden Sie aus?
    }
e-prompt-navy-step =
    { $count ->
        [none] Eskalation: Kaufen Sie eine Stufe der Marine?
       *[other] Eskalation: Kaufen Sie für { e-treasuries } eine Stufe der Marine?
    }
e-prompt-escalate =
    { $warring ->
        [none] Eskalation: Wie viele Geschwader kaufen Sie?
        [yes] Eskalation nach Ihrem Krieg: Wie viele Geschwader kaufen Sie? Bis zu Ihrem vierten kosten sie je 1 Taler, das fünfte 2.
       *[no] Eskalation: Kaufen Sie für 2 Taler 1 Geschwader?
    }

## Antworten: ausführlich, und kurz, wo die Frage alles sagt

e-action-pass =
    { $prompt ->
        [character] Auf den Durchgang verzichten
        [favour] Niemanden rücken
        [calm] Keine Unruhe entfernen
        [company] Keine Kompanie gründen
        [occupy] Niemanden schicken
        [foothold] Keinen Stein setzen
        [ally] Ohne Verbündeten kämpfen
        [invade] Keine Expedition schicken
       *[other] Verzichten
    }
    .short = { e-action-pass }
e-action-done =
    { $prompt ->
        [repay] Nichts weiter zurückzahlen
        [give] Nichts schenken
        [ship] Nichts weiter verschiffen
        [trade-whose] Nichts weiter verkaufen
        [send-more] Keine weiteren Steine setzen
        [privateer] Keine weiteren Kaperschiffe schicken
        [outfit] Nichts weiter schicken
        [ship-own] Keine weiteren eigenen verschiffen
        [buy-goods] Um nichts weiter bitten
        [recall-more] Keine weiteren Steine abziehen
        [avert] Die Verluste hinnehmen
       *[other] Fertig
    }
    .short = { e-action-done }
e-action-yes =
    { $prompt ->
        [flamboyance] Zahlen
        [extremadura] Nach Extremadura, mit 1 Unruhe
        [pillage] Die Kolonie plündern
        [plantation] Handelsflotten nehmen
        [again] Erneut würfeln
        [circumnavigate] Es versuchen
        [city-value] 1 mehr als der Preis
        [sell] Verkaufen
        [reroll] Erneut würfeln
        [surrender] Sich ergeben
        [improve] Ein Feld nach rechts rücken
        [buy-up] Zahlen
        [strike-back] Den Gegenangriff führen
        [leave] Aus dem Krieg ausscheiden
        [navy-step] Die Stufe kaufen
       *[other] Ja
    }
    .short = { e-action-yes }
e-action-no =
    { $prompt ->
        [flamboyance] 1 Prestige verlieren
        [extremadura] Auf normale Weise
        [pillage] Nicht plündern
        [plantation] Keine Handelsflotten nehmen
        [again] Es dabei belassen
        [circumnavigate] Es dabei belassen
        [city-value] So viel wie der Preis
        [sell] Ablehnen
        [reroll] Das Ergebnis behalten
        [surrender] Weiterkämpfen
        [improve] Stehen bleiben
        [buy-up] Den Fehlschlag hinnehmen
        [strike-back] Auf den Gegenangriff verzichten
        [leave] Weiterkämpfen
        [navy-step] Keine Stufe kaufen
       *[other] Nein
    }
    .short = { e-action-no }
e-action-program = { $card } legen
    .short = { $card }
e-action-use = { $character_object } nutzen
    .short = { $character }
e-action-territory =
    { $prompt ->
        [calm] 1 Unruhe { $territory_in } entfernen
        [conquer] Eine Kolonie { $territory_in } gründen
        [explore] { $territory_object } erforschen
        [city] Die Blühende Stadt { $territory_into } setzen
        [missionary-where] Den Missionar { $territory_into } schicken
        [rebel-where] Den Rebellen { $territory_into } schicken
        [send] Steine { $territory_into } entsenden
        [mission-where] Eine Mission { $territory_into } setzen
        [govern] Steine { $territory_into } entsenden
        [stir-second] 1 Unruhe { $territory_into } legen
        [invade] Eine Expedition { $territory_in } landen
       *[other] { $territory }
    }
    .short = { $territory }
e-action-space =
    { $prompt ->
        [company] Stein nehmen: { $space }
        [occupy-space] Stein setzen: { $space }
        [send-space] Stein setzen: { $space }
        [send-more] Stein setzen: { $space }
        [city-goods] Ware verschiffen: { $space }
        [ship] Ware verschiffen: { $space }
        [casualty] Stein entfernen: { $space }
        [war-casualty] Stein entfernen: { $space }
        [remove-own] Stein entfernen: { $space }
        [city-offer] Um Ware bitten: { $space }
        [ship-own] Ware verschiffen: { $space }
        [buy-goods] Um Ware bitten: { $space }
        [recall-space] Stein abziehen: { $space }
        [recall-more] Stein abziehen: { $space }
        [avert] Stein retten: { $space }
        [foothold] Stein setzen: { $space }
       *[other] { $space }
    }
    .short = { $space }
e-action-run = Ein Stein der Gruppe { $number } von unten
    .short = { $number }
e-action-player =
    { $prompt ->
        [favour]
            { $you ->
                [yes] Selbst nach rechts rücken
               *[no] { $seat } nach rechts rücken
            }
        [war] { $seat } den Krieg erklären
        [victim] Eine Handelsflotte von { $seat } nehmen
        [trade-whose]
            { $you ->
                [yes] Weitere eigene Waren verkaufen
               *[no] Waren von { $seat } verkaufen
            }
        [privateer] Ein Kaperschiff gegen { $seat } schicken
        [sink-privateer] Ein Kaperschiff von { $seat } versenken
        [ally] { $seat } als Verbündeten nehmen
       *[other] { $seat }
    }
    .short = { $seat }
e-action-track = In { $track } vorrücken
    .short = { $track }
e-action-amount =
    { $prompt ->
        [repay-amount] { e-treasuries } zurückzahlen
        [gift-amount] { e-treasuries } schenken
        [build-fleets] { e-fleets } bauen
        [build-squadrons] { e-squadrons } bauen
        [repression] { $count } Unruhe entfernen
        [loan] { e-treasuries } leihen
        [city-price] { e-treasuries } zahlen
        [trade-own] { e-goods } verkaufen
        [trade-amount] { e-goods } verkaufen
        [trade-grant] { e-goods } freigeben
        [raid]
            { $count ->
                [0] Nicht angreifen
               *[other] Mit { e-privateers } angreifen
            }
        [offer]
            { $count ->
                [0] Nichts bieten
               *[other] { e-treasuries } bieten
            }
        [escalate] { e-squadrons } kaufen
       *[other] { $count }
    }
    .short = { $count }
e-action-pile =
    { $edition ->
        [revised] Etwas vom Darlehen zurückzahlen
       *[other] Darlehen { $number } zurückzahlen
    }
    .short =
        { $edition ->
            [revised] Darlehen
           *[other] Darlehen { $number }
        }
e-action-nation = { $nation_object } wählen
    .short = { $nation }
e-action-with =
    { $means ->
        [fleet] Eine Handelsflotte schicken
       *[adventurers]
            { $edition ->
                [revised] Für je 1 Taler Abenteurer schicken; sie bringen Unruhe
               *[other] Für 1 Taler Abenteurer schicken; sie bringen 1 Unruhe
            }
    }
    .short =
        { $means ->
            [fleet] Handelsflotte
           *[adventurers] Abenteurer
        }
e-action-stir =
    { $stir ->
        [rebellion] Einen Aufstand entfachen
        [unrest]
            { $edition ->
                [revised] Je 1 Unruhe in zwei Gebiete legen
               *[other] 1 Unruhe legen
            }
       *[mission] Eine Mission entfernen
    }
    .short =
        { $stir ->
            [rebellion] Aufstand
            [unrest] Unruhe
           *[mission] Mission
        }
e-action-preach =
    { $preach ->
        [mission] Eine Mission setzen
       *[conversion] 1 Unruhe in eine Mission verwandeln
    }
    .short =
        { $preach ->
            [mission] Neue Mission
           *[conversion] Aus Unruhe
        }
e-action-peace = Stattdessen ein Feld nach rechts rücken
    .short = Frieden
e-action-gift = { $seat } Taler schenken
    .short = Geschenk an { $seat }
e-action-lay = { $card } ohne Aktion legen
    .short = { $card } ohne Aktion
e-action-lock = { $card } sperren
    .short = { $card }
e-action-recall = Steine { $territory_from } abziehen
    .short = Zurück { $territory_from }
e-action-support =
    { $side ->
        [attacker] Den Angreifer unterstützen
        [defender] Den Verteidiger unterstützen
       *[nobody] Neutral bleiben
    }
    .short =
        { $side ->
            [attacker] Angreifer
            [defender] Verteidiger
           *[nobody] Niemand
        }
e-action-hunt = Die Kaperschiffe jagen, die Ihnen auflauern
    .short = Kaperschiffe
e-action-emergency = Ein Notdarlehen aufnehmen (10 schulden, 8 erhalten)
    .short = Notdarlehen

## Tisch und Befehlszeile von Empires. Gründe beginnen mit e-why-.

e-tui-moment = { $moment }. Startspieler: { $seat }
e-tui-over = Das Spiel ist zu Ende
e-tui-america =
    { $state ->
        [open] Amerika ist noch nicht entdeckt.
       *[done] Amerika ist entdeckt.
    }
e-tui-voyage =
    { $state ->
        [waiting] Die Weltumsegelung kommt erst danach.
        [open] Die Weltumsegelung steht noch aus (1 Prestige).
       *[done] Für eine Weltumsegelung gibt es kein Prestige mehr.
    }
e-tui-war = Krieg zwischen { $attacker } (greift an) und { $defender }, Kriegsjahr { $year }
e-tui-market = Waren auf dem Markt: { $goods }
e-tui-players = Spieler, vom Startspieler an im Uhrzeigersinn ({ $goal } Prestige ohne Darlehen gewinnen)
e-tui-now = { $card } (jetzt)
e-tui-backs = { $count } verdeckt
e-tui-program = Welche fünf Karten legen Sie, in der Reihenfolge der fünf Durchgänge?
e-tui-territories = Gebiete
    .legend =
        { $viewer ->
            [player]
                { $edition ->
                    [revised] (Macht der Einheimischen), Steine von unten nach oben; unerforscht: nötiger Wurf (Macht)
                   *[other] (Macht der Einheimischen), Steine von unten nach oben; unerforscht: nötige Erfolge (Macht)
                }
           *[spectator] (Macht der Einheimischen), Steine von unten nach oben; unerforscht: gedruckte Schwierigkeit (Macht)
        }
e-tui-continent-none = Auf keinem Kontinent
e-tui-continent-africa = Afrika
e-tui-continent-americas = Amerika
e-tui-continent-asia = Asien
e-tui-continent-oceania = Ozeanien
e-tui-left-out = Nicht in diesem Spiel
e-tui-unexplored = unerforscht
e-tui-free = frei
e-tui-no-resources = keine Rohstoffe
e-tui-colony = Kolonie von { $seat }
e-tui-independent = Unabhängiger Staat
e-tui-unrest = Unruhe { $count }
e-tui-missions =
    { $count ->
        [one] 1 Mission
       *[other] { $count } Missionen
    }
e-tui-city = Blühende Stadt { $value }
e-tui-hand = Ihre Karten, mit je zwei Charakteren
e-tui-twice = zwei Karten
e-tui-help-unknown =
    { $edition ->
        [revised] „{ $text }“ gibt es nicht zu erklären; fragen Sie nach einem Charakter, einer Karte, einer Leiste oder einem Gebiet.
       *[other] „{ $text }“ gibt es nicht zu erklären; fragen Sie nach einem Charakter, einer Karte, einer Leiste, einem Gebiet oder einer Nation.
    }
e-tui-why-how =
    { $edition ->
        [revised] Fragen Sie so: warum eroberer. In einem Durchgang spricht warum allein von allen Karten auf Ihrer Hand.
       *[other] Fragen Sie so: warum eroberer. Sobald Ihre Karte des Durchgangs offenliegt, spricht warum allein von deren beiden Charakteren.
    }
e-tui-help =
    { $edition ->
        [revised]
            Antworten Sie mit der Nummer einer Möglichkeit, ihrem Namen oder den Anfängen seiner Wörter (ent für Entdecker).
            ? entdecker        erklärt einen Charakter, eine Karte, eine Leiste oder ein Gebiet
            warum              warum Sie Charaktere Ihrer Karten nicht einsetzen können; auch: warum eroberer
            tipp               was der Bot search von den Möglichkeiten hält; dauert einen Augenblick
            zurück             nimmt zurück; in einer Aktion jederzeit, danach, wenn nur Bots gegen Sie spielen
            brett              noch einmal der ganze Tisch
            hand               Ihre Karten mit dem, was ihre Charaktere tun
            log 40             die letzten Zeilen des Verlaufs
            regeln 12.3        ein Kapitel der Regeln; ohne Nummer das zur Frage
            speichern DATEI    speichert das Spiel von jetzt an dort
            sprache en         wechselt die Sprache
            ende               verlässt den Tisch
       *[other]
            Antworten Sie mit der Nummer einer Möglichkeit, ihrem Namen oder den Anfängen seiner Wörter (ent für Entdecker).
            3 1 5 2 6          fünf Karten für die fünf Durchgänge, in dieser Reihenfolge
            ? entdecker        erklärt einen Charakter, eine Karte, Leiste, ein Gebiet oder eine Nation
            warum              warum Sie die Charaktere Ihrer Karte einsetzen können oder nicht; auch: warum eroberer
            tipp               was der Bot search von den Möglichkeiten hält; dauert einen Augenblick
            zurück             nimmt zurück; in einer Aktion jederzeit, danach, wenn nur Bots gegen Sie spielen
            brett              noch einmal der ganze Tisch
            hand               Ihre Karten mit dem, was ihre Charaktere tun, und Ihre Nation
            log 40             die letzten Zeilen des Verlaufs
            regeln 15          ein Kapitel der Regeln; ohne Nummer das zur Frage
            speichern DATEI    speichert das Spiel von jetzt an dort
            sprache en         wechselt die Sprache
            ende               verlässt den Tisch
    }
e-why-no-card-yet = In dieser Spielrunde liegt noch keine Karte offen.
e-why-other-card = Er ist nicht auf der Karte, die Sie in diesem Durchgang zeigen.
e-why-used-already = Sie haben diesen Charakter in dieser Spielrunde schon eingesetzt.
e-why-all-explored = Alle Gebiete sind erforscht, und eine Weltumsegelung ist Ihnen jetzt nicht möglich.
e-why-no-conquest = Es gibt kein Gebiet ohne Kolonie, in dem Sie alle Rohstoffe kontrollieren und so viele Steine haben, wie die Macht der Einheimischen beträgt.
e-why-no-treasury = Ihre Schatzkammer ist leer.
e-why-no-open-space = Es gibt kein erforschtes Gebiet mit einem Rohstoff, auf den Sie einen Stein setzen dürfen.
e-why-all-further-right = Alle anderen stehen auf der Diplomatieleiste weiter rechts als Sie.
e-why-nothing-explored = Kein Gebiet ist erforscht.
e-why-no-fleets = Sie haben keine Handelsflotte.
e-why-nothing-to-ship = Niemand kontrolliert einen Rohstoff, dessen Waren Sie verschiffen könnten.
e-why-no-city-site = Sie haben in keinem erforschten Gebiet außer dem der Blühenden Stadt einen Stein.
e-why-city-too-dear = Sie müssten mehr zahlen, als die Blühende Stadt wert ist, und das erlauben Wirtschaft oder Schatzkammer nicht.
e-why-no-goods = Auf dem Markt liegen keine Waren.
e-why-no-progress = Es gibt keine Fortschrittsleiste, deren nächstes Feld Sie bezahlen können.
e-why-explored-already = Das Gebiet ist schon erforscht.
e-why-unexplored = Das Gebiet ist noch nicht erforscht.
e-why-colony-already = Das Gebiet ist schon eine Kolonie.
e-why-no-natives = Das Gebiet hat keine Macht der Einheimischen und kann keine Kolonie werden.
e-why-not-all-resources = Sie kontrollieren nicht alle Rohstoffe des Gebiets.
e-why-too-few-counters = Sie haben im Gebiet weniger Steine, als die Macht der Einheimischen beträgt.
e-why-city-there = Die Blühende Stadt liegt in diesem Gebiet.
e-why-no-counter-there = Sie haben keinen Stein im Gebiet.
e-why-no-colony-there = Das Gebiet ist nicht Ihre Kolonie.
e-why-closed-to-you = Im Gebiet gibt es keinen Rohstoff, auf den Sie einen Stein legen dürfen.
e-cli-history = Dieses Spiel handelt von der europäischen Expansion vom fünfzehnten bis zum neunzehnten Jahrhundert. Was hier Steine, Karten und Zahlen sind, bedeutete für die Menschen der gezeigten Gebiete Eroberung, Seuchen, Enteignung und für Millionen von ihnen Verschleppung und Versklavung. Die gedruckten Begriffe stehen dort, wo eine Regel sie braucht; sie sind kein Urteil.
e-cli-rules-reconstructed = Von { $all } Angaben auf Spielplan und Nationenkarten sind { $count } rekonstruiert, weil sie nur als Bild gedruckt wurden. Wer das gedruckte Spiel besitzt, kann mit --board eine berichtigte Datei angeben; metropole board check FILE zeigt, welche Angaben rekonstruiert sind.

## What stands in the outline of the table. Keys begin with e-outline-.

e-outline-player = Spieler
e-outline-prestige = Prestige
e-outline-points = Punkte
e-outline-treasury = Taler
e-outline-fleets = Handelsflotten
e-outline-squadrons = Geschwader
e-outline-goods = Waren
e-outline-diplomacy = Diplomatie
e-outline-place = { $place } von { $spaces }
e-outline-monopolies = Monopole
e-outline-loans = Darlehen
e-outline-net = { $points } ({ $net } nach Abzug des Darlehens)
e-outline-less = { $net } ({ $points } weniger { $penalty } für das Darlehen)
e-outline-cards = Karten
e-outline-used = eingesetzte Charaktere
e-outline-remarks = Bemerkungen
e-outline-honours = Auszeichnungen
e-outline-privateers = hier lauern Kaperschiffe
e-outline-tracks = Fortschrittsleisten
e-outline-track = Leiste
e-outline-spaces = Felder
e-outline-effect = Wirkung
e-outline-territory = Gebiet
e-outline-power = Macht der Einheimischen
e-outline-need = nötig
e-outline-power-of = { $power }; { $prestige } Prestige
e-outline-resources = Rohstoffe
e-outline-markers = Marker
e-outline-neighbours = Nachbarn
e-outline-card = Karte
e-outline-round = Durchgang { $round }
e-outline-characters = Charaktere
e-outline-nation = Ihre Nation
e-outline-ending = Was entscheidet
e-outline-colonies = Kolonien
e-outline-victories = gewonnene Kriege

## Tisch der revidierten Regeln

e-tui-order = { $moment }. Spielerreihenfolge: { $seats }
e-tui-america-unknown = Amerika ist noch nicht entdeckt: jeder Wurf zum Erforschen muss dort um { $penalty } höher sein.
e-tui-america-new = Amerika wurde in dieser Spielrunde entdeckt: jeder Wurf zum Erforschen muss dort um { $penalty } höher sein, aber nicht von { $seats }.
e-tui-america-recent = Amerika wurde in der letzten Spielrunde entdeckt: jeder Wurf zum Erforschen muss dort um { $penalty } höher sein, aber nicht von { $seats }.
e-tui-america-known = Amerika ist allen bekannt.
e-tui-war-box = Kriegskasse: { $count }.
e-tui-allied-war = Krieg, Kriegsjahr { $year }: { $attackers } gegen { $defenders }
e-tui-ally = { $seat } mit { $ally } (für { e-treasuries })
e-tui-offer = { $seat } (bietet für ein Bündnis { e-treasuries })
e-tui-doomed = Steine, die gleich verloren gehen: { $spaces }
e-tui-abolished = Der Sklavenhandel ist abgeschafft.
e-tui-end-die =
    { $roll ->
        [6] Nach dieser Spielrunde endet das Spiel.
       *[other] Nach dieser Spielrunde endet das Spiel, wenn ein Würfel höchstens { $roll } zeigt.
    }
e-tui-revised-players = Spieler in der Spielerreihenfolge ({ $goal } Punkte nach Abzug des Darlehens gewinnen sofort)
e-tui-loan =
    { $count ->
        [one] Darlehen { $loan } (kostet 1 Punkt)
       *[other] Darlehen { $loan } (kostet { $count } Punkte)
    }
e-tui-war-points =
    { $victories ->
        [0] Kriegspunkte { $count }
        [one] Kriegspunkte { $count } (1 Krieg gewonnen)
       *[other] Kriegspunkte { $count } ({ $victories } Kriege gewonnen)
    }
e-tui-progress-award = Punkt für Fortschritt
e-tui-mission-award = Punkt für Missionen
e-tui-missions-placed =
    { $count ->
        [one] 1 Mission gegründet
       *[other] { $count } Missionen gegründet
    }
e-tui-empire = 1 dauerhafter Punkt für ein Reich
e-tui-in-hand =
    { $count ->
        [0] keine Karte auf der Hand
        [6] alle sechs Karten auf der Hand
       *[other] auf der Hand: { $cards }
    }
e-tui-played = gespielt: { $cards }
e-tui-no-action = { $card } (ohne Aktion)
e-tui-laying = Ohne Aktion ({ $card })
e-tui-locked = gesperrt: { $card }
e-tui-safe = { $counters } (sicher)
e-tui-relevant =
    { $count ->
        [one] Bedeutende Stadt
       *[other] { $count } Bedeutende Städte
    }
e-tui-marked = ein Rebell war hier
e-why-no-round = Gerade wird kein Durchgang gespielt.
e-why-locked = Sie haben die Karte für diese Spielrunde gesperrt.
e-why-card-played = Die Karte ist in dieser Spielrunde schon gespielt.
e-why-must-act = Einer ihrer Charaktere kann jetzt eingesetzt werden, und bei dieser Karte ist das Pflicht.
e-why-nothing-unexplored = Alle Gebiete sind erforscht.
e-why-nothing-to-send = Ihre Schatzkammer ist leer, und Sie haben keinen Stein auf der Karte, den Sie abziehen könnten.
e-why-nowhere-to-send = Es gibt kein erforschtes Gebiet, in das Sie einen Stein setzen dürfen, und Sie haben keinen auf der Karte, den Sie abziehen könnten.
e-why-no-enemy = Alle anderen stehen auf der Diplomatieleiste weiter rechts als Sie, und bei Ihnen lauern keine Kaperschiffe, die ein Geschwader von Ihnen bekämpfen könnte.
e-why-all-marked = In jedem erforschten Gebiet war in dieser Spielrunde schon ein Rebell, und nirgends können Sie einen Aufstand auslösen.
e-why-no-own-site = Sie haben keine Kolonie außer der mit der Blühenden Stadt.
e-why-no-counters = Ihnen fehlen die Steine für ein Darlehen und seine Taler.
e-why-navy-bought = Sie könnten nur eine Stufe der Marine bezahlen, und eine haben Sie in dieser Spielrunde schon gekauft.
e-why-no-parish = Es gibt kein erforschtes Gebiet, in dem Sie einen Stein haben und in dem noch Platz für eine Mission ist.

## Was Hausregeln ändern können. Die Schlüssel beginnen mit e-figure-.

e-figure-seats = Spieler
e-figure-treasury = Taler zu Beginn
e-figure-fleets = Handelsflotten zu Beginn
e-figure-squadrons = Geschwader zu Beginn
e-figure-victory = Prestige für den Sieg
e-figure-gift-cap = Geschenke je Spieler und Spielrunde
e-figure-free-gifts = Geschenke auch, bevor andere handeln
e-figure-turn-cap = letzte Spielrunde (0: keine)
e-figure-end-rolls = höchste Würfe, die das Spiel nach Spielrunde 8, 9 und so weiter beenden
e-figure-hunt-is-war = Krieg gegen Kaperschiffe leert die Kriegskasse
e-figure-empire-lasts = der dauerhafte Punkt eines Reichs kommt zum Rest hinzu
e-figure-strict-city = die Waren der Stadt sind in jedem Fall Pflicht
e-figure-strict-counters = vierzig Steine für jeden und keiner mehr

## The words of the picture of the table, where there is little room

e-drawing =
    .player = Spieler
    .points = Punkte
    .prestige = Prestige
    .of = von { $count }
    .treasury = Taler
    .fleets = Flotten
    .squadrons = Geschw.
    .goods = Waren
    .loans = Darlehen
    .many-loans = { $total } in { $count }
    .diplomacy = Diplomatie
    .monopolies = Monopole
    .war-points = Krieg
    .privateers = Kaperer
    .cards = Karten
    .power = Einheimische
    .difficulty = Schwierigkeit
    .unrest = Unruhe
    .mission = Mission
    .city = Stadt
    .independent = Unabhängig
    .colony = Kolonie
    .america = Entdeckung Amerikas
    .circumnavigation = Weltumsegelung
    .war-box = Kriegskasse
    .discovered = Runde { $turn }
    .known = von Anfang an bekannt
    .undiscovered = noch nicht entdeckt
    .worth = Prestige { $count }
    .waiting = nach Amerika
    .excluded = nicht in diesem Spiel
    .done = vollbracht
    .war = Krieg, Jahr { $year }: { $attacker } gegen { $defender }
    .allied = { $seat } mit { $ally }
    .abolished = Sklavenhandel abgeschafft

## Unterschriften der Stationen: Titel und Teile. $count zählt zusammen; $own ist "yes" bei dem, den der Titel nennt.

e-caption-who =
    { $own ->
        [yes] { "" }
       *[no]
            { $you ->
                [yes] Sie
               *[no] { $seat }
            }
    }
e-caption-character =
    { $you ->
        [yes] Sie nutzen { $character_object }
       *[no] { $seat } nutzt { $character_object }
    }
e-caption-laid =
    { $you ->
        [yes] Sie legen „{ $card }“
       *[no] { $seat } legt „{ $card }“
    }
e-caption-war =
    { $you ->
        [yes] Sie erklären { $other_dative } den Krieg
       *[no] { $seat } erklärt { $other_dative } den Krieg
    }
e-caption-year = Kriegsjahr { $year }
e-caption-battle = { $territory }
e-caption-sea-battle = Seeschlacht
e-caption-surrendered =
    { $you ->
        [yes] Sie ergeben sich { $other_dative }
       *[no] { $seat } ergibt sich { $other_dative }
    }
e-caption-defeated =
    { $you ->
        [yes] Sie unterliegen { $other_dative }
       *[no] { $seat } unterliegt { $other_dative }
    }
e-caption-drawn = Der Krieg endet ohne Sieger
e-caption-rebellion = Aufstand { $territory_in }
e-caption-attempt = Aufstandsversuch
e-caption-raid =
    { $you ->
        [yes] Sie kapern gegen { $other_object }
       *[no] { $seat } kapert gegen { $other_object }
    }
e-caption-hunt =
    { $you ->
        [yes] Sie jagen Kaperschiffe
       *[no] { $seat } jagt Kaperschiffe
    }
e-caption-end-die = Der Würfel für das Spielende zeigt { $value }
e-caption-escalation = Nach dem Krieg
e-caption-fleets = Handelsflotten
e-caption-squadrons = Geschwader
e-caption-privateers = Kaperei
e-caption-loans = Darlehen
e-caption-interest = Zinsen
e-caption-nations = Nationen
e-caption-cards = Gesperrt
e-caption-earned = { e-caption-who } +{ $count } Taler
e-caption-paid = { e-caption-who } −{ $count } Taler
e-caption-borrowed = { e-caption-who } +{ $count } Schulden
e-caption-repaid = { e-caption-who } −{ $count } Schulden
e-caption-fleets-gained = { e-caption-who } +{ e-fleets }
e-caption-fleets-lost = { e-caption-who } −{ e-fleets }
e-caption-squadrons-gained = { e-caption-who } +{ e-squadrons }
e-caption-squadrons-lost = { e-caption-who } −{ e-squadrons }
e-caption-prestige-gained = { e-caption-who } +{ $count } Prestige
e-caption-prestige-lost = { e-caption-who } −{ $count } Prestige
e-caption-victory-point = { e-caption-who } +1 für den Sieg
e-caption-defeat-point = { e-caption-who } −1 für die Niederlage
e-caption-award =
    { $you ->
        [yes] Sonderpunkt für Sie
       *[no] Sonderpunkt für { $seat }
    }
e-caption-empire =
    { $you ->
        [yes] Sie haben ein Reich
       *[no] { $seat } hat ein Reich
    }
e-caption-won =
    { $you ->
        [yes] Sie gewinnen
       *[no] { $seat } gewinnt
    }
e-caption-dice =
    { $count ->
        [one] { e-caption-who } { $successes } von 1 Würfel
       *[other] { e-caption-who } { $successes } von { $count } Würfeln
    }
e-caption-die = { e-caption-who } Wurf { $value }
e-caption-rerolled = { e-caption-who } erneut
e-caption-placed = { e-caption-who } +{ e-counters }
e-caption-removed = { e-caption-who } −{ e-counters }
e-caption-averted =
    { $you ->
        [yes] Sie retten { e-counters }
       *[no] { $seat } rettet { e-counters }
    }
e-caption-control = Kontrolle: { $list }
    .each = { $space }
e-caption-colony-founded = Kolonie { $territory_in }
e-caption-colony-lost =
    { $you ->
        [yes] Sie verlieren die Kolonie
       *[no] { $seat } verliert die Kolonie
    }
e-caption-independent = Unabhängiger Staat { $territory_in }
e-caption-city-placed = Stadt { $territory_in }, Wert { $value }
e-caption-city-lost =
    { $you ->
        [yes] Sie verlieren eine Stadt
       *[no] { $seat } verliert eine Stadt
    }
e-caption-mission-placed = Mission { $territory_in }
e-caption-mission-removed = keine Mission { $territory_in } mehr
e-caption-unrest-added = Unruhe: { $list }
    .each = { $territory } +{ $count }
e-caption-unrest-removed = Unruhe: { $list }
    .each = { $territory } −{ $count }
e-caption-sunk =
    { $count ->
        [one] { e-caption-who } −1 Kaperschiff
       *[other] { e-caption-who } −{ $count } Kaperschiffe
    }
e-caption-ally-left =
    { $you ->
        [yes] Sie scheiden aus
       *[no] { $seat } scheidet aus
    }
e-caption-invasion =
    { $you ->
        [yes] Sie landen { $territory_in }
       *[no] { $seat } landet { $territory_in }
    }
e-caption-explored = { $territory } erforscht
e-caption-failed = { $territory } nicht erforscht
e-caption-america = Amerika entdeckt
e-caption-circumnavigated = Welt umsegelt
e-caption-not-circumnavigated = Weltumsegelung misslingt
e-caption-track = { e-caption-who } { $track } { $value }
e-caption-shipped = { e-caption-who } { e-goods } verschifft
e-caption-landed = { e-caption-who } { e-goods } zum Markt
e-caption-sold = { e-caption-who } { e-goods } verkauft
e-caption-pirates = Piraten { $territory_from }
e-caption-refused = abgelehnt: { $list }
    .each = { e-caption-who }
e-caption-diplomacy =
    { $steps ->
        [-2] { e-caption-who } Diplomatie −2
        [-1] { e-caption-who } Diplomatie −1
       *[other] { e-caption-who } Diplomatie +{ $steps }
    }
e-caption-offered = Angebote: { $list }
    .each = { e-caption-who } { $count }
e-caption-supported =
    { $side ->
        [attacker] { e-caption-who } für den Angreifer
        [defender] { e-caption-who } für den Verteidiger
       *[nobody] { e-caption-who } neutral
    }
e-caption-allied =
    { $you ->
        [yes] Sie kämpfen für { $other_object }
       *[no] { $seat } kämpft für { $other_object }
    }
e-caption-rebels =
    { $count ->
        [one] { $successes } von 1 Würfel
       *[other] { $successes } von { $count } Würfeln
    }
e-caption-gift =
    { $you ->
        [yes] Sie schenken { $other_dative } { e-treasuries }
       *[no] { $seat } schenkt { $other_dative } { e-treasuries }
    }
e-caption-built = { $list }
    .each = { e-caption-who } +{ $count }
e-caption-sent = { e-caption-who } { $count } gegen { $other_object }
e-caption-added = { $list }
    .each = { e-caption-who } +{ $count } Schulden
e-caption-locked = { e-caption-who } { $card }
e-caption-war-box = Kriegskasse { $count }
e-caption-first =
    { $you ->
        [yes] Startspieler sind Sie
       *[no] Startspieler ist { $seat }
    }
e-caption-order = Spielerreihenfolge: { $list }
    .each = { e-caption-who }
e-caption-nation = { e-caption-who } { $nation }
e-caption-excluded = { $count } Gebiete nicht im Spiel
e-caption-passed = verzichtet: { $list }
    .each = { e-caption-who }
e-caption-turn = Spielrunde { $turn }
e-caption-programmed = Karten gelegt
e-caption-round = Durchgang { $round }
e-caption-revealed = { $list }
    .each = { e-caption-who } { $card }
