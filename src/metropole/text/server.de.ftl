### Deutsch: was der Server sagt. Zu jeder Meldung gibt es ein Gegenstück in server.en.ftl, mit denselben Lücken.
###
### Eine Meldung heißt server- und dann wie der Code, den Programme erhalten. Ein veröffentlichter Code ändert sich nie,
### der Satz darf es. Jeder Bereich des Servers hat seinen Abschnitt.

## Menschen: Namen, Anmeldenamen, Passwörter, Wiederherstellungscodes

server-name-empty = Bitte geben Sie einen Namen ein.
server-name-long = Dieser Name ist zu lang; ein Name hat höchstens { $most } Zeichen.
server-name-characters = Dieser Name enthält Zeichen, die man nicht sieht oder die den Text ringsum verändern. Bitte verwenden Sie Buchstaben, Ziffern, Satzzeichen und Leerzeichen.
server-login-form = Ein Anmeldename hat { $least } bis { $most } Zeichen: Buchstaben von a bis z ohne Umlaute und Akzente, Ziffern, Bindestriche und Unterstriche.
server-login-taken = Der Anmeldename „{ $value }“ ist vergeben; bitte wählen Sie einen anderen.
server-login-kept = Sie haben schon den Anmeldenamen „{ $value }“, und er lässt sich nicht ändern.
server-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
server-wrong-login = Dieser Anmeldename und dieses Passwort gehören nicht zusammen.
server-wrong-password = Das ist nicht Ihr jetziges Passwort.
server-wrong-recovery = Dieser Wiederherstellungscode ist unbekannt. Er hat fünf Gruppen aus je vier Zeichen; Striche, Leerzeichen und Kleinbuchstaben spielen keine Rolle.
server-no-password = Sie haben noch kein Passwort: Nehmen Sie zuerst einen Anmeldenamen und ein Passwort.
server-changed-meanwhile = Im selben Augenblick hat sich auf einem anderen Gerät etwas geändert. Bitte versuchen Sie es noch einmal.
server-not-signed-in = Sie sind nicht angemeldet.

## Grenzen: zu oft, zu viele, zu schnell. $unit ist seconds, minutes oder hours,
## und $count sagt, wie viele davon. server-wait ist ein Teil der anderen und kein Code.

server-wait =
    { $unit ->
        [seconds] { $count ->
            [one] in einer Sekunde
           *[other] in { $count } Sekunden
        }
        [minutes] { $count ->
            [one] in einer Minute
           *[other] in { $count } Minuten
        }
       *[hours] { $count ->
            [one] in einer Stunde
           *[other] in { $count } Stunden
        }
    }
server-busy = Gerade melden sich zu viele Menschen an. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-messages = Zu viele Nachrichten in kurzer Zeit. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-handshakes = Zu viele neue Verbindungen in kurzer Zeit. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-sockets = Es sind zu viele Verbindungen zugleich offen. Bitte schließen Sie ein anderes Fenster oder einen anderen Tab.
server-too-many-sign-ins = Zu viele Anmeldeversuche. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-joins = Zu viele neue Gäste aus Ihrem Netz. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-sign-ups = Zu viele neue Konten aus Ihrem Netz. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-resets = Das Passwort wurde zu oft zurückgesetzt. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-tables = Sie haben in kurzer Zeit viele Tische eröffnet. Den nächsten können Sie { server-wait } eröffnen.
server-too-much-talk = Sie haben in kurzer Zeit viel geschrieben. Weiter geht es { server-wait }.
server-too-many-exports = Zu viele Downloads in kurzer Zeit. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-reads = Zu viele Anfragen aus Ihrem Netz. Bitte versuchen Sie es { server-wait } noch einmal.
server-too-many-illegal = Zu viele Züge, die nicht erlaubt sind. Bitte versuchen Sie es { server-wait } noch einmal.

## Tables. The log says what happens beside the game; $seat is a colour, $level the level of a bot.

server-stale = Inzwischen ist etwas geschehen. Bitte sehen Sie noch einmal hin und entscheiden Sie dann neu.

server-not-seated = Sie haben an diesem Tisch keinen Platz.
server-not-your-seat = Dieser Platz gehört Ihnen nicht.
server-which-seat = Sie haben mehrere Plätze an diesem Tisch; sagen Sie, für welchen Sie sprechen.
server-no-such-seat = Diesen Platz gibt es nicht; dieser Tisch hat { $seats } Plätze, gezählt ab 0.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-bot-plays = Auf diesem Platz spielt ein Bot. Übernehmen Sie den Platz zuerst wieder.

server-already-begun = Das Spiel hat schon begonnen.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-over = Das Spiel ist zu Ende.
server-aborted = Dieser Tisch wurde aufgegeben, bevor das Spiel begann.
server-seat-taken = Dieser Platz ist besetzt.
server-seats-open = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
server-not-finished = Die Aufzeichnung des Spiels gibt es, wenn es zu Ende ist.
server-no-such-line = Diese Zeile gibt es nicht; die letzte ist { $most }.

server-unknown-action = Das ist keine Aktion dieses Spiels.
server-not-offered = Das ist jetzt nicht möglich.
server-not-awaited = Sie werden gerade nichts gefragt.
server-answered = Sie haben geantwortet. Nehmen Sie eine Antwort zurück, um sie zu ändern.
server-nothing-to-retract = Es gibt nichts zurückzunehmen, was noch niemand gesehen hat.
server-others-choose = Sie haben geantwortet. Andere wählen noch.

server-undo-open = Jemand hat schon gefragt, ob der Tisch zurückgeht. Beantworten Sie das zuerst.
server-no-undo-open = Niemand möchte zurückgehen.
server-undo-answered = Sie haben schon zugestimmt.
server-undo-impossible = Zu dieser Zeile kann der Tisch nicht zurückgehen.

server-unknown-level = Diesen Bot gibt es nicht; bekannt sind: { $known }.
server-resigned = Wer aufgegeben hat, kommt nicht zurück.
server-person-plays = Sie spielen auf diesem Platz selbst.
server-already-bot = Auf diesem Platz spielt schon ein Bot.

server-unknown-edition = Eine Regelfassung dieses Namens gibt es nicht.
server-wrong-seats = { $edition } ist für { $least } bis { $most } Spieler.
server-wrong-house = Diese Hausregeln sind nicht zu spielen: { $why }
server-wrong-board = Dieser Spielplan ist nicht zu gebrauchen: { $why }
server-slow-text = Der Text des Spielplans oder der Hausregeln ließ sich nicht binnen { $seconds } Sekunden lesen. Bitte versuchen Sie es später noch einmal, oder schicken Sie einen kürzeren.
server-title-characters = Dieser Titel hat Zeichen, die man nicht sieht oder die den Text ringsum verändern.
server-fork-unfinished = Von einem früheren Augenblick aus kann man ein Spiel weiterspielen, wenn es zu Ende ist.
server-fork-nowhere = Nach dieser Zeile gab es nichts weiterzuspielen: Das Spiel hatte noch nicht begonnen, oder es war zu Ende.
server-contribution-form = Ein Beitrag zu den Würfeln hat höchstens 64 Zeichen in einer Zeile, ohne Leerzeichen an den Enden.

server-log-created = Der Tisch ist eröffnet: { $edition }.
server-log-forked = Ein Übungstisch ist eröffnet: { $edition }. Er spielt von Zeile { $line } eines anderen Spiels aus weiter.
server-log-seated = { $name } setzt sich als { $seat }.
server-log-bot = Ein Bot ({ $level }) setzt sich als { $seat }.
server-log-left = Der Platz { $seat } ist wieder frei.
server-log-started = Das Spiel beginnt.
server-log-undo-asked = { $seat } möchte zu Zeile { $line } zurückgehen.
server-log-undo-answered =
    { $answer ->
        [yes] { $seat } stimmt zu.
       *[no] { $seat } geht nicht zurück.
    }
server-log-undone = Der Tisch geht zu Zeile { $line } zurück. Was seitdem gezogen wurde, wird neu gezogen.
server-log-replaced =
    { $why ->
        [resigned] { $seat } gibt auf. Ein Bot ({ $level }) spielt weiter.
        [absent] { $seat } ist nicht da. Ein Bot ({ $level }) spielt weiter.
       *[asked] Ein Bot ({ $level }) spielt für { $seat }.
    }
server-log-returned = { $seat } spielt wieder selbst.
server-log-credit = Der Server war nicht da; diese Zeit wird niemandem angerechnet.
server-log-timeout = { $seat } hat keine Zeit mehr.
server-log-finished = Das Spiel ist zu Ende. Was die Würfel bestimmt hat, liegt offen.
server-log-aborted = Der Tisch ist aufgegeben.

## Requests: what is wrong with the request itself, whatever it asks for

server-no-such-table = Diesen Tisch gibt es nicht.
server-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Seine Aufzeichnungen sind beschädigt oder stammen von einer anderen Version des Programms. Wer den Server betreut, kann in dessen Protokoll mehr lesen.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-not-allowed = Diese Adresse kann nicht auf diese Weise aufgerufen werden.
server-bad-json = Die Anfrage ist kein gültiges JSON.
server-bad-field = Die Anfrage hat nicht die erwartete Form: { $why }
server-bad-number = „{ $value }“ ist für { $field } nicht möglich; erlaubt sind ganze Zahlen von { $least } bis { $most }.
server-bad-language = Die Sprache „{ $value }“ ist unbekannt; bekannt sind { $known }.
server-bad-state = Es gibt keine Listen von Tischen mit „{ $value }“; bekannt sind { $known }.
server-bad-key = Der Idempotency-Key hat höchstens 64 druckbare Zeichen ohne Leerzeichen.
server-too-large = Die Anfrage ist zu groß; gelesen werden höchstens { $most } Bytes.
server-unstorable = Der Text enthält Zeichen, die nicht aufbewahrt werden können.
server-other-origin = Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt.
server-unavailable = Der Server erreicht seinen Speicher im Augenblick nicht. Bestätigt ist nichts; bitte noch einmal versuchen.
server-store-unwritable = Der Server kann im Augenblick nicht in seinen Speicher schreiben.
server-heartbeat-stopped = Dem Server fehlt der Herzschlag: Die Uhren stehen still. Er muss neu gestartet werden.
server-failed = Der Server hat einen Fehler gemacht; wer ihn betreut, kann nachlesen, wo. Bitte versuchen Sie es noch einmal.

## The plain page, where no other has been built; no codes

server-home-what = Dies ist ein Server von Metropole: Tische für Colonialism und für Colonial: Europe's Empires Overseas.
server-home-build = Der Tisch für den Browser ist hier nicht gebaut worden. Aus dem Quelltext, mit Node.js: npm ci und npm run build im Verzeichnis web, dann diese Seite neu laden.
server-home-play = So setzt man sich im Terminal an einen Tisch: metropole terminal --server { $address }
server-home-program = Für Programme: { $address }/api/openapi.json beschreibt die Schnittstelle.

## Rat: was eine Wahl bewirkt, in wenigen Worten. $change ist eine Zahl mit Vorzeichen oder eine Spanne solcher Zahlen.

server-advice-range = { $least } bis { $most }
server-advice-reserve = In Ihrer Reserve: { $count }
server-advice-own-influence = Ihr Einfluss dort: { $count }
server-advice-all-influence = Aller Einfluss dort: { $count }
server-advice-limit = Regionenlimit: { $count }
server-advice-prestige = Prestige { $change }
server-advice-treasury = Taler { $change }
server-advice-fleets = Handelsflotten { $change }
server-advice-squadrons = Geschwader { $change }
server-advice-debt = Darlehen { $change }
server-advice-difficulty = Schwierigkeit: { $count }
server-advice-seafaring = Ihre Seefahrt: { $change }
server-advice-neighbour = Ihr Stein nebenan: { $change }
server-advice-unknown-america = Amerika ist noch nicht bekannt: { $change }
server-advice-successes = Nötige Erfolge mit zehn Würfeln: { $count } ({ $chance })
server-advice-to-roll = Mit einem Würfel zu werfen: { $count } ({ $chance })

## The catalogue: names and help beside those of the games; no codes

server-phase-round = { $number }. Aktionsrunde
server-phase-colonization =
    { $number ->
        [1] Erste Kolonisierungsphase
       *[other] Zweite Kolonisierungsphase
    }
server-about-phase-round = Alle sind { $actions } Mal an der Reihe, mit je einer Aktion, auf der Spielreihenfolgeanzeige von oben nach unten.
server-about-phase-colonization = Region für Region, in Regionenreihenfolge: Wo Politikkarten liegen oder das Regionenlimit überschritten ist, wirken die Karten, dann nimmt der Konflikt Scheiben weg, dann werden Steine gesammelt.
server-about-interest = Haben Sie am Ende den größten Einfluss { $region_in }, so kommt durch diese Karte ein { $colour_one } zu Ihren gesammelten hinzu.
server-about-yellow = Gelbe Steine stehen für Agrarprodukte. Im Spiel sind { $cubes }.
server-about-brown = Braune Steine stehen für natürliche Rohstoffe. Im Spiel sind { $cubes }.
server-about-black = Schwarze Steine stehen für Erze. Im Spiel sind { $cubes }.
server-about-natives = Die Menschen, die in den Regionen leben. Die grauen Scheiben stehen für sie und zählen als eigene Gruppierung, die niemand spielt.

server-about-difficulty = Schwierigkeit beim Erforschen: { $difficulty }.
server-about-explored = Von Anfang an erforscht.
server-about-power = Macht der Einheimischen: { $power }.
server-about-resources = Rohstoffe: { $resources }.
server-about-no-resources = Keine Rohstoffe.
server-about-neighbours = Benachbart: { $territories }.
server-about-left-out = Nach diesen Regeln wird es nicht benutzt.
server-about-space =
    { $count ->
        [one] Randfarbe { $colour }; kein anderes Feld hat sie.
       *[other] Randfarbe { $colour }, wie insgesamt { $count } Felder.
    }
server-about-unprinted = Hier ist kein Rohstoff gedruckt.
server-about-track = Die Felder sind { $values }; eines zu betreten kostet seine Zahl.
server-about-edge = Am Rand von: { $spaces }. Wer als Einziger Felder dieser Farbe kontrolliert, hat ein Monopol.
server-about-gold = Am Rand von: { $spaces }. Jedes dieser Felder ist für sich ein Monopol.
server-about-late = Steine dürfen hier ab Wirtschaft { $value } gesetzt werden.
server-about-picture = Randfarbe { $colour }. Das Bild selbst hat keine Wirkung.
server-about-endeavour =
    { $edition ->
        [revised] Fünf Durchgänge. In der Spielerreihenfolge spielen alle eine Karte aus der Hand und setzen einen ihrer beiden Charaktere ein.
       *[other] Fünf Durchgänge. Alle haben verdeckt fünf Karten aufgereiht; in jedem Durchgang wird die nächste umgedreht und einer ihrer beiden Charaktere eingesetzt.
    }
server-about-merchant-fleets =
    { $edition ->
        [revised] Taler dürfen zu Handelsflotten werden: eine je Monopol, und bis zu vier weitere für kontrollierte Rohstoffe.
       *[other] Taler dürfen zu Handelsflotten werden: eine je Monopol.
    }
server-about-first-player =
    { $edition ->
        [revised] Die Spielerreihenfolge wird neu gebildet: Wer die wenigsten Prestigepunkte hat, kommt zuerst.
       *[other] Der Startspielerstein geht nach links weiter, oder an den, der mehr Monopole hat als alle anderen.
    }
server-about-naval-forces =
    { $edition ->
        [revised] Viele Geschwader kosten Unterhalt; danach dürfen Taler zu Geschwadern werden, so viele, wie der Wert der Marine beträgt.
       *[other] Taler dürfen zu Geschwadern werden, so viele, wie der Wert der Marine beträgt.
    }
server-about-privateering = Bis zu zwei Taler dürfen zu Kaperern werden, die den Handelsflotten anderer auflauern.
server-about-interest-due =
    { $edition ->
        [revised] Jede Schuld wächst um 1 für je angefangene 15.
       *[other] Jedes Darlehen wächst um 1.
    }
server-about-cards = Alle sperren eine der Karten, die sie in dieser Spielrunde gespielt haben; in der nächsten steht sie nicht zur Verfügung.

## The rules as pages; no codes

server-rules-house = Hausregeln
server-rules-house-named = Hausregeln: { $name }
server-rules-history = Zur Geschichte
server-rules-reconstructed = Was rekonstruiert ist
server-rules-figures = Von { $all } Angaben auf Spielplan, Plättchen und Karten sind { $count } rekonstruiert, weil sie nur als Bild gedruckt waren. Solche Angaben sind am Tisch gekennzeichnet; wer das gedruckte Spiel besitzt, kann mit einer eigenen Plandatei spielen.

## What can be played: titles and one line each; no codes

server-game-colonialism = Sechs Regionen, 1830 bis 1914. Für zwei bis vier.
server-game-empires = Die Welt, 15. bis 19. Jahrhundert. Für zwei bis sechs.
server-book-colonialism-original = Originalausgabe
server-line-colonialism-original = Eine Karte ziehen. Bei Gleichstand gilt die Reihenfolge.
server-book-colonialism-spielworxx = Spielworxx-Ausgabe
server-line-colonialism-spielworxx = Eine Karte ziehen. Rückzug möglich. Steine 3:1 konvertieren.
server-book-colonialism-compass = Compass-Ausgabe
server-line-colonialism-compass = Drei Karten auf einmal ziehen. Rückzug möglich.
server-book-empires-second = Zweite Ausgabe
server-line-empires-second = Fünf Karten verdeckt aufreihen. Zehn Prestige gewinnen.
server-book-empires-revised = Überarbeitete Ausgabe
server-line-empires-revised = Karten einzeln spielen. Mit Kaperern und Verbündeten.
server-option-short = Kurzes Spiel
server-choice-short = Zwei statt drei Spielrunden, und weniger Steine.
server-option-quickstart = Schnellstart
server-choice-quickstart = Die Starthände werden zufällig verteilt.
server-option-tightrows = Knappe Reihen
server-choice-tightrows = So viele Reihen der Spielreihenfolgeanzeige wie Spieler.
server-option-nopassing = Kein Passen
server-choice-nopassing = Wer an der Reihe ist, führt eine Aktion aus.
server-option-strictinterests = Strenge Interessen
server-choice-strictinterests = Ein Gleichstand erfüllt kein Interesse.
server-option-events = Historische Ereignisse
server-choice-events = Sechs von zwölf Ereigniskarten kommen ins Spiel.
server-option-upgrades = Ausbaukarten
server-choice-upgrades = Fünf Ausbaukarten lassen sich mit Steinen kaufen.
server-option-strictunrest = Strenge Unruhen
server-choice-strictunrest = Unruhen heben „Vertrag“ auch für den Konflikt auf.
server-option-leaderlast = Führender wählt zuletzt
server-choice-leaderlast = Wer den Gleichstand gewinnt, wählt seine Position später.
server-option-conflictevents = Ereignisse nach Konflikt
server-choice-conflictevents = Regionale Ereignisse brauchen einen Konflikt mit Verlusten.
server-option-nations = Nationen
server-choice-nations = Fünf Nationen mit eigenen Zielen und Regeln.
server-option-nogifts = Keine Geschenke
server-choice-nogifts = Kein Taler wechselt den Besitzer.
server-option-freegifts = Freie Geschenke
server-choice-freegifts = Taler darf man immer verschenken, auch bevor andere handeln.
server-option-cap15 = Fünfzehn Spielrunden
server-choice-cap15 = Nach fünfzehn Spielrunden ist das Spiel zu Ende.
server-option-uncapped = Ohne letzte Spielrunde
server-choice-uncapped = Das Spiel geht weiter, bis jemand gewonnen hat.
server-option-strictcounters = Knappe Steine
server-choice-strictcounters = Vierzig Steine für jeden und keiner mehr.
server-option-freehunt = Freie Jagd
server-choice-freehunt = Krieg gegen Kaperschiffe lässt die Kriegskasse unberührt.
server-option-lastingempire = Bleibendes Reich
server-choice-lastingempire = Der dauerhafte Punkt eines Reichs kommt zum Rest hinzu.
server-option-strictcity = Strenge Stadt
server-choice-strictcity = Die Waren der Stadt sind in jedem Fall Pflicht.
server-option-fastend = Schnelles Ende
server-choice-fastend = Der Würfel beendet das Spiel früher.
server-level-random = Zufall
server-level-line-random = Spielt irgendetwas, das die Regeln erlauben.
server-level-greedy = Gierig
server-level-line-greedy = Vernünftig: antwortet sofort.
server-level-search-200ms = Suche, kurz
server-level-line-search-200ms = Gut: denkt einen Augenblick nach.
server-level-search-2s = Suche, gründlich
server-level-line-search-2s = Schwer: denkt bis zu zwei Sekunden nach.

## Die Geschichte eines Spiels: was gezählt wird. $colour ist eine Farbe von Steinen.

server-story-influence = Einfluss auf dem Plan
server-story-cubes = Gesammelte Steine
server-story-score-so-far = Wertung ohne Interessen
server-story-reserve = Scheiben in der Reserve
server-story-held = Gesammelt
server-story-interests = Aus Interessen
server-story-conversion = Durch Konvertieren
server-story-final = Zusammen
server-story-prestige = Prestige
server-story-treasury = Taler
server-story-fleets = Handelsflotten
server-story-territories = Gebiete mit Steinen
server-story-colonies = Kolonien
server-story-debt = Darlehen
server-story-won = Durch Prestige gewonnen
server-story-monopolies = Monopole
server-story-colony-points = Punkte für Kolonien
server-story-cities = Städte in Kolonien
server-story-wars = Kriege
server-story-awards = Auszeichnungen
server-story-neighbourhood = Benachbarte Kolonien
server-story-variety = Vielfalt der Rohstoffe
server-story-loan = Abzug für das Darlehen
server-story-resources = Kontrollierte Rohstoffe
server-story-victories = Gewonnene Kriege
server-story-score = Wertung
server-story-all-cubes = Alle Steine
server-story-rank = Platz

# Stapel, Steine und Kästen des Tisches
server-pile-natives = Regionalmacht
server-pile-mercenaries = Söldner
server-about-mercenaries = Gemietete Scheiben. Bis zum Ende der Kolonisierung zählen sie als Einfluss dessen, der sie angeworben hat.
server-pile-bag = Beutel
server-about-bag = Die Steine, die noch in keine Region gekommen sind. Sie werden verdeckt gezogen.
server-pile-deck = Deck
server-about-deck = Ihre noch nicht gezogenen Karten. Niemand kennt ihre Reihenfolge.
server-pile-discard = Abwurfstapel
server-about-discard = Gespielte und abgeworfene Karten. Sie liegen für alle offen.
server-pile-row = Position auf der Spielreihenfolgeanzeige
server-about-row = Wer weiter oben steht, handelt vor denen darunter.
server-pile-fresh = Einsatzbereites Schiff
server-about-fresh = Ein aufrechtes Schiff kann für eine Aktion benutzt werden.
server-pile-used = Benutztes Schiff
server-about-used = Ein liegendes Schiff ist benutzt, bis die Aktionsrunde endet.
server-pile-diplomacy = Diplomatie
server-about-diplomacy = Wie jede Macht zu den anderen steht. Die Felder kosten nichts. Wer anderen die Kontrolle nimmt, rückt nach links; der Botschafter rückt einen Marker nach rechts.
server-pile-america = Entdeckung Amerikas
server-about-america = Ob und wann Amerika entdeckt wurde. Entdeckt hat es, wer dort als Erster ein Gebiet erforscht.
server-pile-circumnavigation = Weltumsegelung
server-about-circumnavigation = Prestige für eine Reise um die Welt, die ein Entdecker in einem späteren Durchgang als dem der Entdeckung Amerikas versuchen darf.
server-pile-warbox = Kriegskasse
server-about-warbox = Eine Runde ohne Krieg legt einen Taler dazu. Wer den nächsten Krieg erklärt, nimmt alle.
