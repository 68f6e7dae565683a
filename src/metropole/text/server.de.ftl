### Deutsch: was der Server sagt. Zu jeder Meldung gibt es ein Gegenstück in server.en.ftl, mit denselben Lücken.
###
### Eine Meldung heißt server- und dann wie der Code, den Programme erhalten. Ein veröffentlichter Code ändert sich nie,
### der Satz darf es. Jeder Bereich des Servers hat seinen Abschnitt.

## Menschen: Namen, Anmeldenamen, Passwörter, Wiederherstellungscodes

server-name-empty = Bitte gib einen Namen ein.
server-name-long = Dieser Name ist zu lang; ein Name hat höchstens { $most } Zeichen.
server-name-characters = Dieser Name enthält Zeichen, die man nicht sieht oder die den Text ringsum verändern. Bitte verwende Buchstaben, Ziffern, Satzzeichen und Leerzeichen.
server-login-form = Ein Anmeldename hat { $least } bis { $most } Zeichen: Buchstaben von a bis z ohne Umlaute und Akzente, Ziffern, Bindestriche und Unterstriche.
server-login-taken = Der Anmeldename „{ $value }“ ist vergeben; bitte wähle einen anderen.
server-login-kept = Du hast schon den Anmeldenamen „{ $value }“, und er lässt sich nicht ändern.
server-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
server-wrong-login = Dieser Anmeldename und dieses Passwort gehören nicht zusammen.
server-wrong-password = Das ist nicht dein jetziges Passwort.
server-wrong-recovery = Dieser Wiederherstellungscode ist unbekannt. Er hat fünf Gruppen aus je vier Zeichen; Striche, Leerzeichen und Kleinbuchstaben spielen keine Rolle.
server-no-password = Du hast noch kein Passwort: Nimm zuerst einen Anmeldenamen und ein Passwort.
server-changed-meanwhile = Im selben Augenblick hat sich auf einem anderen Gerät etwas geändert. Bitte versuche es noch einmal.
server-not-signed-in = Du bist nicht angemeldet.

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
server-busy = Gerade melden sich zu viele Menschen an. Bitte versuche es { server-wait } noch einmal.
server-too-many-messages = Zu viele Nachrichten in kurzer Zeit. Bitte versuche es { server-wait } noch einmal.
server-too-many-handshakes = Zu viele neue Verbindungen in kurzer Zeit. Bitte versuche es { server-wait } noch einmal.
server-too-many-sockets = Es sind zu viele Verbindungen zugleich offen. Bitte schließe ein anderes Fenster oder einen anderen Tab.
server-too-many-sign-ins = Zu viele Anmeldeversuche. Bitte versuche es { server-wait } noch einmal.
server-too-many-joins = Zu viele neue Gäste aus deinem Netz. Bitte versuche es { server-wait } noch einmal.
server-too-many-sign-ups = Zu viele neue Konten aus deinem Netz. Bitte versuche es { server-wait } noch einmal.
server-too-many-resets = Das Passwort wurde zu oft zurückgesetzt. Bitte versuche es { server-wait } noch einmal.
server-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Den nächsten kannst du { server-wait } eröffnen.
server-too-much-talk = Du hast in kurzer Zeit viel geschrieben. Weiter geht es { server-wait }.
server-too-many-exports = Zu viele Downloads in kurzer Zeit. Bitte versuche es { server-wait } noch einmal.
server-too-many-reads = Zu viele Anfragen aus deinem Netz. Bitte versuche es { server-wait } noch einmal.
server-too-many-illegal = Zu viele Züge, die nicht erlaubt sind. Bitte versuche es { server-wait } noch einmal.

## Tables. The log says what happens beside the game; $seat is a colour, $level the level of a bot.

server-stale = Inzwischen ist etwas geschehen. Bitte sieh noch einmal hin und entscheide dann neu.

server-not-seated = Du hast an diesem Tisch keinen Platz.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-which-seat = Du hast mehrere Plätze an diesem Tisch; sage, für welchen du sprichst.
server-no-such-seat = Diesen Platz gibt es nicht; dieser Tisch hat { $seats } Plätze, gezählt ab 0.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-bot-plays = Auf diesem Platz spielt ein Bot. Übernimm den Platz zuerst wieder.

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
server-not-awaited = Du wirst gerade nichts gefragt.
server-answered = Du hast geantwortet. Nimm eine Antwort zurück, wenn du sie ändern willst.
server-nothing-to-retract = Es gibt nichts zurückzunehmen, was noch niemand gesehen hat.
server-others-choose = Du hast geantwortet. Andere wählen noch.

server-undo-open = Jemand hat schon gefragt, ob der Tisch zurückgeht. Beantworte das zuerst.
server-no-undo-open = Niemand möchte zurückgehen.
server-undo-answered = Du hast schon zugestimmt.
server-undo-impossible = Zu dieser Zeile kann der Tisch nicht zurückgehen.

server-unknown-level = Diesen Bot gibt es nicht; bekannt sind: { $known }.
server-resigned = Wer aufgegeben hat, kommt nicht zurück.
server-person-plays = Du spielst auf diesem Platz selbst.
server-already-bot = Auf diesem Platz spielt schon ein Bot.

server-unknown-edition = Eine Regelfassung dieses Namens gibt es nicht.
server-wrong-seats = { $edition } ist für { $least } bis { $most } Spieler.
server-wrong-board = Dieser Spielplan ist nicht zu gebrauchen: { $why }
server-title-characters = Dieser Titel hat Zeichen, die man nicht sieht oder die den Text ringsum verändern.
server-contribution-form = Ein Beitrag zu den Würfeln hat höchstens 64 Zeichen in einer Zeile, ohne Leerzeichen an den Enden.

server-log-created = Der Tisch ist eröffnet: { $edition }.
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
server-failed = Der Server hat einen Fehler gemacht; wer ihn betreut, kann nachlesen, wo. Bitte versuche es noch einmal.

## The page at the root; no codes

server-home-what = Dies ist ein Server von Metropole: Tische für Colonialism und für Colonial: Europe's Empires Overseas.
server-home-play = So setzt man sich im Terminal an einen Tisch: metropole play --server { $address }
server-home-program = Für Programme: { $address }/api/openapi.json beschreibt die Schnittstelle.
