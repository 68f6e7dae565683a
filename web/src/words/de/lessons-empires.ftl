# The guided first game of Colonial: Europe's Empires Overseas, in its second edition.

lesson-empires-start-0 = Worum es geht
    .text = Sie führen ab etwa 1500 eine europäische Macht. Wer zuerst 10 Prestige und keine Schulden hat, gewinnt sofort. Prestige kommt vom Erforschen, vom Gründen von Kolonien, von Städten und Kriegen. Das Spiel blickt durch die Augen der Mächte; was ihre Herrschaft und der Sklavenhandel für die Menschen bedeuteten, zeigt es nur in Umrissen.

lesson-empires-start-1 = Die Karte
    .text = Die Karte ist in Gebiete aufgeteilt. Jedes zeigt die Macht der Einheimischen und, solange es unerforscht ist, seine Schwierigkeit. Die Quadrate sind Rohstoffe: Nur dorthin kommen Spielsteine, und der unterste Stein eines Stapels kontrolliert den Rohstoff.

lesson-empires-start-2 = Karten und Leisten
    .text = Sie haben sechs Karten mit je zwei Charakteren. In jeder Spielrunde legen Sie fünf davon in eine geheime Reihe. Unter der Karte sehen Sie auch die Fortschrittsleisten, die Diplomatieleiste und den Markt.

lesson-empires-start-3 = Die Leiste
    .text = Die Leiste sagt, was Sie gefragt werden. Alles mit goldenem Rand lässt sich anklicken: ein Knopf hier, eine Karte oder ein Ort auf dem Plan. Das Zeichen § öffnet den Absatz der Regeln.

lesson-empires-start-4 = Wie die Partie abläuft
    .text = Jede Spielrunde hat fünf Durchgänge; in jedem decken alle die nächste Karte ihrer Reihe auf und nutzen einen ihrer Charaktere. Dann dürfen Flotten gebaut werden, der Startspieler wechselt, Geschwader dürfen gebaut werden, und Darlehen wachsen. So geht es weiter, bis jemand gewinnt.

lesson-empires-asked-nation = Ihre Nation
    .text = Jede Nation hat ihre Zielgebiete und eigene Regeln. Auf die Zielgebiete kommt es beim Prestige an: Eine Kolonie bringt es nur in einem Ihrer Zielgebiete, und von den Städten nur eine Historische, die dort genannt ist.
    .think = Zeigen Sie auf eine Nation, um ihre Regeln zu lesen. Sehen Sie, wo ihre Ziele liegen und wer sie noch will.

lesson-empires-asked-program = Ihre Reihe von fünf Karten
    .text = Sie legen fünf Karten in der Folge, in der Sie sie spielen werden. Niemand sieht sie. Die sechste setzt in dieser Spielrunde aus.
    .think = Auf die Folge kommt es an: erst erforschen, dann mit dem Kaufmann verschiffen, dann mit dem Händler verkaufen. In der ersten Spielrunde bringt der Entdecker Prestige und einen ersten Stein auf die Karte.

lesson-empires-asked-character = Einer von zwei Charakteren
    .text = Sie nutzen einen Charakter der aufgedeckten Karte oder verzichten. Vorher dürfen Sie Taler verschenken oder Darlehen zurückzahlen.
    .think = Zeigen Sie auf einen Charakter, um zu lesen, was er tut und was sicher ist. Welcher bringt Sie jetzt dem Prestige oder dem Geld näher?

lesson-empires-asked-repay = Ein Darlehen zurückzahlen
    .text = Jeder gezahlte Taler nimmt einen Stein von einem Darlehen. Mit einem Darlehen gewinnt niemand.
    .think = Jedes Darlehen wächst in jeder Spielrunde um 1, wie groß es auch ist. Tilgen Sie kleine zuerst.

lesson-empires-asked-repay-amount = Wie viel zurückzahlen
    .text = Sie dürfen einen Teil zurückzahlen.
    .think = Behalten Sie, was die nächsten Karten Ihrer Reihe kosten.

lesson-empires-asked-give = Taler verschenken
    .text = Sie dürfen einem anderen Taler schenken, die er sofort nutzen kann. Was dafür versprochen wird, bindet niemanden.
    .think = Gegen Bots bringt ein Geschenk nichts.

lesson-empires-asked-gift-amount = Ein Geschenk
    .text = Taler dürfen frei verschenkt werden. Was dafür versprochen wird, bindet niemanden.
    .think = Gegen Bots bringt ein Geschenk nichts.

lesson-empires-asked-build-fleets = Handelsflotten bauen
    .text = Für jedes Ihrer Monopole dürfen Sie 1 Taler in eine Handelsflotte verwandeln.
    .think = Eine Flotte verschifft mit jedem Kaufmann eine Ware. Das zahlt sich bald aus.

lesson-empires-asked-build-squadrons = Geschwader bauen
    .text = Sie dürfen Taler in Geschwader verwandeln, höchstens Ihren Marinewert je Spielrunde.
    .think = Geschwader kämpfen zur See und halten andere davon ab, Ihnen den Krieg zu erklären. Anfangs genügen eines oder zwei.

lesson-empires-asked-flamboyance = Prunksucht
    .text = Spanien zahlt so viele Taler, wie es Prestige hat, oder verliert 1 Prestige.
    .think = Prestige ist schwer zurückzugewinnen. Zahlen Sie, wenn Sie können.

lesson-empires-asked-favour = Botschafter: ein Schritt nach rechts
    .text = Ein Spieler rückt auf der Diplomatieleiste ein Feld nach rechts. Krieg lässt sich nur Spielern erklären, die nicht weiter rechts stehen.
    .think = Meist rücken Sie selbst.

lesson-empires-asked-calm = Botschafter: weniger Unruhe
    .text = Sie dürfen irgendwo eine Unruhe entfernen.
    .think = Wählen Sie ein Gebiet, in dem Ihre eigenen Steine in Gefahr sind.

lesson-empires-asked-conquer = Eine Kolonie gründen
    .text = Eine Kolonie verlangt die Kontrolle über alle Rohstoffe des Gebiets und so viele eigene Steine dort wie die Macht der Einheimischen. Sie bringt 1 Prestige, und nur Sie dürfen dort fortan Steine setzen.
    .think = Steht dort die Blühende Stadt, erhalten Sie 1 Prestige mehr.
    .text-nations = Eine Kolonie verlangt die Kontrolle über alle Rohstoffe des Gebiets und so viele eigene Steine dort wie die Macht der Einheimischen. Sie bringt 1 Prestige, wenn es eines Ihrer Zielgebiete ist, und sonst keines. Nur Sie dürfen dort fortan Steine setzen.

lesson-empires-asked-extremadura = Extremadura
    .text = Ihre Steine reichen für den normalen Weg, und die Mission erlaubt auch den anderen, bei dem vor den Möglichkeiten der Kolonie 1 Unruhe hinzukommt.
    .think = Der normale Weg, es sei denn, Sie wollen die Unruhe.

lesson-empires-asked-company = Kompanie
    .text = Einer Ihrer Steine in der neuen Kolonie darf zur Handelsflotte werden, aber nicht der letzte.
    .think = Nehmen Sie einen Stein, den Sie für die Kontrolle seines Rohstoffs nicht brauchen.

lesson-empires-asked-company-run = Welcher Stein des Stapels
    .text = Der unterste Stein kontrolliert. Geht er, kontrolliert der nächste, oder wer dort mehr hat.
    .think = Nehmen Sie einen Stein von oben.

lesson-empires-asked-pillage = Plünderung
    .text = Sie erhalten so viele Taler wie die Macht der Einheimischen, mit Gold doppelt so viele, und das Gebiet erhält eine Unruhe.
    .think = Mit Unruhe kann ein Rebell Ihre Steine nehmen, und mit dem letzten die Kolonie und 1 Prestige.

lesson-empires-asked-repression = Unterdrückung
    .text = Sie dürfen bis zu zwei Unruhen entfernen, jede für einen Schritt nach links auf der Diplomatieleiste.
    .think = Weiter links dürfen Ihnen mehr Spieler den Krieg erklären.

lesson-empires-asked-plantation = Plantage
    .text = Für jeden schwarzen Rohstoff, den Sie kontrollieren, nehmen Sie anderen Spielern 1 Handelsflotte.
    .think = Nach den Spielregeln kostet es Sie nichts.

lesson-empires-asked-victim = Wessen Flotte
    .text = Sie wählen, von wem jede Handelsflotte kommt.
    .think = Nehmen Sie sie dem, der 10 Prestige am nächsten ist.

lesson-empires-asked-explore = Erforschen
    .text = Zehn Würfel werden geworfen; jeder bringt in einem von drei Fällen einen Erfolg. Nötig sind so viele Erfolge wie die Schwierigkeit, vermindert um Ihren Seefahrtswert und um 1 neben einem Gebiet mit einem Stein von Ihnen. Ein Erfolg bringt 1 Prestige.
    .think = Die Prozentzahl an jedem Gebiet ist genau. Achten Sie auf Rohstoffe, die Sie halten können, und auf Nachbarn dessen, was Sie haben.

lesson-empires-asked-again = Noch einmal Australien
    .text = In Australien liegen zwei Prestige. Sie dürfen um das zweite noch einmal würfeln.
    .think = Misslingt es, dürfen Sie dort jetzt keinen Stein setzen.

lesson-empires-asked-occupy = Nach einer Erforschung
    .text = Sie dürfen einen Stein in das neue Gebiet setzen: eine Handelsflotte, oder Abenteurer für 1 Taler, die eine Unruhe bringen.
    .think = Eine Handelsflotte ist mehr wert als ein Taler, aber Unruhe lädt zu Aufständen ein. Beides gibt Ihnen einen Rohstoff.

lesson-empires-asked-occupy-space = Welcher Rohstoff
    .text = Die Randfarbe ist die Art des Rohstoffs. Kontrolliert niemand sonst einen dieser Farbe, haben Sie ein Monopol. Jedes Gold ist ein eigenes Monopol.
    .think = Nehmen Sie eher eine Farbe, die noch niemand kontrolliert. Das Monopol eines anderen zu brechen kostet einen Schritt auf der Diplomatieleiste.

lesson-empires-asked-circumnavigate = Um die Welt
    .text = Für 1 Taler dürfen Sie einmal um die Weltumsegelung würfeln. Die Schwierigkeit ist 6, vermindert um Ihren Seefahrtswert und um 1 für jeden Kontinent mit einem Stein von Ihnen.
    .think = Sie bringt dem Ersten, dem sie gelingt, 1 Prestige. Vergleichen Sie die Aussicht mit dem Preis.

lesson-empires-asked-loan = Ein Darlehen
    .text = Sie dürfen bis zum Doppelten Ihres Wirtschaftswerts leihen. Jedes Darlehen wächst in jeder Spielrunde um 1, und mit einem Darlehen gewinnt niemand.
    .think = Ein großes frühes Darlehen kostet wenig Zinsen, wenn das Geld arbeitet: Flotten, Leisten, Steine auf der Karte.

lesson-empires-asked-city = Die Blühende Stadt
    .text = Sie darf stehen, wo Sie einen Stein haben. In einer Kolonie bringt sie dem Besitzer 1 Prestige. Ihre Waren verschiffen alle zuerst.
    .think = Am besten in Ihrer eigenen Kolonie.
    .text-nations = Sie darf stehen, wo Sie einen Stein haben. Nur eine Ihrer Historischen Städte bringt 1 Prestige, und zwar dem Besitzer der Kolonie, in der sie steht. Ihre Waren verschiffen alle zuerst.
    .think-nations = Am besten in Ihrer eigenen Kolonie in einem Zielgebiet mit einer Historischen Stadt.

lesson-empires-asked-city-price = Der Preis der Stadt
    .text = Sie zahlen mehr, als die jetzige Stadt wert ist, höchstens Ihren Wirtschaftswert. Der Preis ist ihr Wert: Die nächste muss teurer sein.
    .think = Ein höherer Preis macht es schwerer, die Stadt zu verlegen.
    .think-nations = Ein höherer Preis macht es schwerer, die Stadt zu verlegen. Eine Historische Stadt darf 1 mehr wert sein.

lesson-empires-asked-city-value = Der Wert einer Historischen Stadt
    .text = Ihr Marker darf 1 mehr zeigen, als Sie zahlen, auch über Ihren Wirtschaftswert hinaus, aber höchstens 10.
    .think = Die nächste Stadt muss teurer sein als dieser Wert. Das hält die anderen fern, und auch Sie selbst.

lesson-empires-asked-city-goods = Waren der Stadt
    .text = Waren aus dem Gebiet der Blühenden Stadt kommen zuerst, wer sie auch kontrolliert. Andere Besitzer erhalten je 1 Taler.
    .think = Bei Unruhe dort können Piraten kommen und eine Flotte kosten.

lesson-empires-asked-ship = Waren verschiffen
    .text = Jede Handelsflotte bringt eine Ware von einem kontrollierten Rohstoff auf den Markt. Später macht der Händler aus Waren Taler.
    .think = Eigene Rohstoffe zuerst: Für fremde erhält der Besitzer 1 Taler, und er darf ablehnen.

lesson-empires-asked-sell = Jemand möchte Ihre Waren
    .text = Sie dürfen für 1 Taler verkaufen oder ablehnen. Der andere erhält eine Ware auf dem Markt.
    .think = Ein Taler sofort ist willkommen, außer der andere steht kurz vor dem Sieg.

lesson-empires-asked-missionary = Der Missionar
    .text = Er macht aus einer Unruhe eine Mission oder gründet eine Mission, wo keine Unruhe ist. Wo eine Mission liegt, bricht kein Aufstand aus.
    .think = Schützen Sie die Kolonie, deren Verlust Sie am härtesten träfe.

lesson-empires-asked-missionary-where = Wohin der Missionar geht
    .text = In ein Gebiet Ihrer Wahl.
    .think = Wo viele Ihrer Steine stehen und die Macht der Einheimischen groß ist.

lesson-empires-asked-rebel = Der Rebell
    .text = Er beginnt einen Aufstand, wo Unruhe und keine Mission ist, legt eine Unruhe oder entfernt eine Mission.
    .think = Der Rebell bremst, wer führt. Eigene Steine gehen nur verloren, wenn keine anderen mehr da sind.

lesson-empires-asked-rebel-where = Wohin der Rebell geht
    .text = Ein Aufstand würfelt mit Macht der Einheimischen mal Unruhe; jeder Erfolg nimmt einen Stein.
    .think = Wo andere viel haben und Sie nichts.

lesson-empires-asked-casualty = Verluste eines Aufstands
    .text = Sie wählen, welche Steine verloren gehen, einer je Erfolg.
    .think = Mit dem letzten Stein verliert der Besitzer die Kolonie und 1 Prestige.

lesson-empires-asked-casualty-run = Welcher Stein des Stapels
    .text = Der unterste Stein kontrolliert den Rohstoff.
    .think = Nehmen Sie den untersten, geht die Kontrolle vielleicht auf jemand anderen über, etwa auf Sie.

lesson-empires-asked-progress = Der Gelehrte
    .text = Ein Schritt auf einer Leiste, für die dort gedruckte Zahl. Seefahrt hilft beim Erforschen, Logistik lässt den Vizekönig mehr setzen, Wirtschaft dient Handel, Stadt und Darlehen, Marine den Geschwadern.
    .think = Seefahrt und Logistik sind gute erste Schritte. Tee und Opium, also Indien und China, verlangen Wirtschaft 6.

lesson-empires-asked-war = Krieg erklären
    .text = Sie dürfen einen Spieler angreifen, der auf der Diplomatieleiste nicht weiter rechts steht. Sie rücken ein Feld nach links. Wer sich ergibt oder nicht mehr kämpfen kann, gibt dem Sieger 1 Prestige.
    .think = Zählen Sie zuerst Geschwader und Steine in gemeinsamen Gebieten. Jeder bringt einen Würfel, höchstens fünf.

lesson-empires-asked-war-casualty = Verluste des Gegners
    .text = Für jeden Erfolg entfernen Sie einen gegnerischen Stein in diesem Gebiet.
    .think = Nehmen Sie die, die von Ihnen gewünschte Rohstoffe kontrollieren.

lesson-empires-asked-war-casualty-run = Welcher Stein des Stapels
    .text = Der unterste Stein kontrolliert den Rohstoff. Wechselt die Kontrolle durch Krieg, kostet das keine Diplomatie.
    .think = Den untersten, wenn darüber Ihr eigener liegt.

lesson-empires-asked-reroll = Noch einmal würfeln
    .text = Großbritannien darf zur See einmal in jedem Kriegsjahr alle Würfel neu werfen. Das neue Ergebnis gilt.
    .think = Im Mittel gelingt einer von drei Würfeln. Liegen Sie darunter, würfeln Sie neu.

lesson-empires-asked-surrender = Sich ergeben
    .text = Wer sich ergibt, beendet den Krieg und verliert 1 Prestige, sofern vorhanden. Sonst folgt ein weiteres Kriegsjahr.
    .think = Wie viele Geschwader und Steine könnten Sie noch verlieren?

lesson-empires-asked-trade-own = Waren verkaufen
    .text = Der Händler macht aus Waren auf dem Markt Taler: höchstens so viele wie Ihr Wirtschaftswert und die Macht der Einheimischen in Ihren Kolonien zusammen.
    .think = Verkaufen Sie zuerst Ihre eigenen. Was noch geht, lässt sich für fremde nutzen.

lesson-empires-asked-trade-whose = Waren anderer
    .text = Sie dürfen auch fremde Waren verkaufen: Der Besitzer erhält je 1 Taler und Sie ebenso viel. Eigene und fremde kommen in beliebiger Folge, und was jemand ablehnt, lässt Platz für weitere.
    .think = Wählen Sie jemanden, der nicht kurz vor dem Sieg steht.

lesson-empires-asked-trade-amount = Wie viele
    .text = Der Besitzer darf alle, einige oder keine freigeben.
    .think = Jede davon ist ein Taler für Sie.

lesson-empires-asked-trade-grant = Jemand möchte Ihre Waren verkaufen
    .text = Jede, die Sie freigeben, bringt Ihnen 1 Taler und dem anderen ebenso viel.
    .think = Dafür brauchen Sie keinen eigenen Händler. Lehnen Sie nur ab, wenn es dem anderen zu viel nützt.

lesson-empires-asked-send = Der Vizekönig
    .text = Er setzt Steine aus Ihrer Schatzkammer in ein erforschtes Gebiet, höchstens so viele wie Ihr Logistikwert.
    .think = Bereiten Sie eine Kolonie vor: alle Rohstoffe dort kontrollieren und die Macht der Einheimischen erreichen.

lesson-empires-asked-send-space = Auf welchen Rohstoff
    .text = Ein neuer Stein liegt obenauf. Die Kontrolle wechselt, wenn Sie dort mehr Steine haben als jeder andere.
    .think = Ein freier Rohstoff gehört Ihnen mit einem Stein. Jemandem einen zu nehmen kostet einen Schritt auf der Diplomatieleiste.

lesson-empires-asked-send-more = Noch ein Stein
    .text = Solange Ihr Logistikwert es erlaubt, dürfen Sie im selben Gebiet weitere setzen.
    .think = Jeder Stein ist ein Taler weniger in Ihrer Schatzkammer.

lesson-empires-seen-card-revealed = Die Karten werden aufgedeckt
    .text = Alle haben die erste Karte ihrer Reihe aufgedeckt. Die übrigen bleiben verdeckt. Aus den offenen lässt sich erraten, was noch kommt.

lesson-empires-seen-explored = Eine gelungene Erforschung
    .text = Ein Gebiet ist erforscht: Sein Prestige geht an den Entdecker, und von nun an darf dort jeder Steine setzen.

lesson-empires-seen-exploration-failed = Eine misslungene Erforschung
    .text = Es gab zu wenige Erfolge. Verloren ist nur die Aktion; das Gebiet bleibt unerforscht.

lesson-empires-seen-america-discovered = Amerika ist bekannt
    .text = Die erste Erforschung dort brachte ein weiteres Prestige. Von nun an sind amerikanische Gebiete für alle um 2 leichter.

lesson-empires-seen-counter-placed = Ein Stein auf der Karte
    .text = Er kontrolliert seinen Rohstoff, wenn er der unterste des Stapels ist. Jeder kontrollierte Rohstoff gibt dem Kaufmann eine Ware.

lesson-empires-seen-goods-shipped = Waren auf dem Markt
    .text = Waren wurden verschifft. Sie liegen auf dem Markt, bis ein Händler sie zu Talern macht.

lesson-empires-seen-goods-sold = Waren werden verkauft
    .text = Aus Waren wurden Taler. Verschiffen und verkaufen bezahlt alles Übrige.

lesson-empires-seen-track-advanced = Fortschritt
    .text = Jemand ist auf einer Leiste vorgerückt. Die Zahl eines Feldes ist sein Preis und der Wert, den es fortan gibt.

lesson-empires-seen-diplomacy-moved = Diplomatie
    .text = Ein Marker rückte auf der Diplomatieleiste. Wer weiter rechts steht, kann von denen links nicht angegriffen werden.

lesson-empires-seen-colony-founded = Eine Kolonie
    .text = Eine Kolonie wurde gegründet: 1 Prestige, und das Gebiet ist neuen Steinen anderer verschlossen. Verliert der Besitzer dort den letzten Stein, sind Kolonie und Prestige verloren.
    .text-nations = Eine Kolonie wurde gegründet, und das Gebiet ist neuen Steinen anderer verschlossen. 1 Prestige brachte sie, wenn es ein Zielgebiet des Gründers ist. Verliert der Besitzer dort den letzten Stein, sind die Kolonie und 1 Prestige verloren.

lesson-empires-seen-colony-lost = Eine Kolonie geht verloren
    .text = Das Gebiet ist jetzt ein Unabhängiger Staat. Die Macht der Einheimischen ist verdoppelt, und der frühere Besitzer verlor 1 Prestige.

lesson-empires-seen-unrest-added = Unruhe
    .text = Wo Unruhe und keine Mission liegt, kann ein Rebell einen Aufstand beginnen. Je mehr Unruhe, desto mehr Würfel.

lesson-empires-seen-loan-taken = Ein Darlehen
    .text = Jemand hat Taler geliehen. Das Darlehen wächst in jeder Spielrunde und muss getilgt sein, bevor sein Besitzer gewinnen kann.

lesson-empires-seen-interest-added = Zinsen
    .text = Am Ende einer Spielrunde wächst jedes Darlehen um 1. Wer keines hat, zahlt nichts.

lesson-empires-seen-city-placed = Die Blühende Stadt
    .text = Es gibt nur eine. Ihre Waren verschiffen alle zuerst, und in einer Kolonie brachte sie dem Besitzer 1 Prestige.
    .text-nations = Es gibt nur eine. Ihre Waren verschiffen alle zuerst, und eine Historische Stadt in einer Kolonie brachte dem Besitzer 1 Prestige.

lesson-empires-seen-war-declared = Ein Krieg
    .text = Krieg wurde erklärt. Jahr um Jahr wird in gemeinsamen Gebieten gekämpft, dann zur See, bis eine Seite sich ergibt oder nicht mehr kämpfen kann.

lesson-empires-seen-pirates = Piraten
    .text = Unruhe bei der Blühenden Stadt lockt Piraten an. Wer verschiffte, verlor eine Flotte, und von dort kam nichts.

lesson-empires-over = Die Partie ist zu Ende
    .text = Jemand hat 10 Prestige und keine Schulden. Das Ergebnis zeigt jeden Schritt und wie sich die Mächte entwickelten. Sie können auf jeden Zug zurückblicken oder ab jedem üben.
