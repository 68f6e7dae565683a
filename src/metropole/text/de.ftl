### German: what all games share, at the terminal and on the command line. Every message here has its counterpart in
### en.ftl, with the same blanks.

## Der Tisch im Terminal. Die Schlüssel beginnen mit tui-.

tui-none = keine
tui-you = { $seat } (Sie)
outline-choosing = wählt jetzt
tui-seed = Startwert { $seed }: Mit demselben Startwert und denselben Antworten verläuft das Spiel gleich.
tui-table = { $edition }. Am Tisch: { $players }
tui-person = Sie
tui-welcome = Antworten Sie mit einer Nummer oder einem Namen; hilfe zeigt alle Befehle, ende beendet.
tui-news = Seit Ihrem letzten Zug
tui-news-first = Was bisher geschah
tui-more-news =
    { $count ->
        [one] 1 frühere Zeile: log { $all }
       *[other] { $count } frühere Zeilen: log { $all }
    }
tui-picked =
    { $count ->
        [0] Wählen Sie { $wanted }; mehrere Nummern in einer Zeile sind möglich, etwa 1 3 4.
       *[other] { $count } von { $wanted } gewählt: { $cards }
    }
tui-too-many = Es werden nur { $wanted } gewählt; zurück nimmt die letzte Wahl zurück.
tui-curtain = { $seat } ist an der Reihe. Alle anderen schauen bitte weg.
tui-curtain-enter = Eingabetaste drücken, wenn es losgehen kann.
tui-no-such-number = Eine { $number } gibt es hier nicht; die Liste geht von 1 bis { $most }.
tui-ambiguous = „{ $text }“ kann bedeuten: { $options }
tui-unknown = „{ $text }“ steht nicht zur Wahl; hilfe zeigt, was man eingeben kann.
tui-no-language = „{ $text }“ ist keine Sprache dieses Programms; es gibt: { $languages }
tui-save-where = Wohin? Geben Sie ein: speichern DATEI
tui-saved = Gespeichert in { $file }; dort wird auch weiter gespeichert.
tui-undone = Zurückgenommen.
tui-undo-people = Die Aktion ist abgeschlossen, und die anderen Menschen müssten zustimmen; nur eine unfertige Aktion lässt sich zurücknehmen.
tui-undo-nothing = Es gibt nichts zurückzunehmen.
tui-goodbye = Auf Wiedersehen.
tui-goodbye-saved = Auf Wiedersehen. Das Spiel ist in { $file } gespeichert; weiter geht es mit: { $program } terminal --resume { $file }
tui-reconstructed = Einige Angaben dazu sind rekonstruiert; in keinem Regelheft stehen sie gedruckt.
tui-read-on = Mehr dazu: regeln { $paragraph }
tui-why-possible = Das geht jetzt.
tui-why-not-now = Nach den Regeln steht nichts dagegen, aber danach ist gerade nicht gefragt.
tui-hint = Was search von den Möglichkeiten hält
tui-hint-several = Was search der Reihe nach wählen würde
tui-hint-thinking = Überlegt …
tui-hint-row =
    Siegchance { $chance } %, { $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } versucht
tui-hint-more = und { $count } weitere
tui-hint-estimate = Das ist eine Schätzung aus dem, was Sie sehen; was andere haben und was der Zufall bringt, ist geraten.
tui-hint-one = Es gibt nur eine Antwort.
tui-command-undo = zurück rückgängig
tui-command-log = log protokoll verlauf
tui-command-board = brett plan tisch spielplan
tui-command-hand = hand karten
tui-command-discard = abwurf ablage abwurfstapel
tui-command-rules = regeln regel
tui-command-why = warum wieso
tui-command-hint = tipp hinweis rat
tui-command-save = speichern sichern
tui-command-lang = sprache
tui-command-help = hilfe
tui-command-quit = ende beenden
tui-command-chat = chat sagen
tui-command-yes = ja
tui-command-no = nein
tui-command-return = zurückkehren wiederkommen
## Das Terminal an einem Server. Die Schlüssel beginnen mit tui-online-.

tui-online-name = Wie heißen Sie?
tui-online-recovery = Ihr Wiederherstellungscode ist { $code }. Mit ihm kommen Sie auf jedem Gerät wieder herein; schreiben Sie ihn auf. Er steht auch in { $file }.
tui-online-own = Ihre Tische
tui-online-lobby = Offene Tische
tui-online-row =
    { $table }  { $edition }, { $state ->
        [awaited] Sie sind an der Reihe
        [open] noch nicht begonnen
        [running] läuft
        [finished] zu Ende
       *[other] aufgegeben
    }: { $players }
tui-online-open = freier Platz
tui-online-how = Hinsetzen oder weiterspielen mit: { $program } terminal --server { $url } --table TISCH. Einen eröffnen mit: { $program } terminal --server { $url } colonialism/compass --seats you,open,greedy
tui-online-opened = Tisch { $table } ist eröffnet. Andere kommen mit: { $program } terminal --server { $url } --table { $table }
tui-online-watching = Sie schauen zu; mit ende gehen Sie.
tui-online-waiting-seats = Es geht los, sobald alle Plätze besetzt sind. Andere kommen mit: { $program } terminal --server { $url } --table { $table }
tui-online-waiting = Warten auf { $players }.
tui-online-undo-asked = { $seat } möchte zurück zu Zeile { $line }; was seitdem gezogen wurde, wird neu gezogen. Geben Sie ja oder nein ein.
tui-online-replaced = Ein Bot spielt für Sie; mit zurückkehren übernehmen Sie Ihren Platz wieder.
tui-online-stale = Inzwischen ist etwas geschehen; sehen Sie noch einmal hin und antworten Sie dann neu.
tui-online-lost = Die Verbindung zum Server ist abgerissen; neuer Versuch.
tui-online-found = Die Verbindung steht wieder.
tui-online-goodbye = Auf Wiedersehen. Zurück geht es mit: { $program } terminal --server { $url } --table { $table }
tui-online-help-undo = zurück             nimmt zurück; in einer Aktion jederzeit, danach werden alle gefragt, und Bots stimmen zu
tui-online-help-chat = chat hallo         sagt allen am Tisch etwas
tui-online-help-yes = ja, nein           ob Sie zurückgehen wollen, wenn jemand darum bittet
tui-online-help-return = zurückkehren       übernimmt Ihren Platz wieder von einem Bot

## Die Befehlszeile. Die Schlüssel beginnen mit cli-.

cli-edition = { $name } ({ $year }), { $seats } Spieler
cli-undated = undatiert
cli-edition-options = Optionen:
cli-editions-how = Optionen werden an den Namen gehängt, zum Beispiel: { $name }
cli-rules-title = { $edition }: die Regeln in eigenen Worten
cli-ruling = Entscheidung { $number }, { $topic }: { $decision }
cli-ruling-reason = Grund: { $reason }
cli-ruling-switch = Anders entschieden mit: { $options }
cli-no-paragraph = Abschnitt: { $edition } hat kein „{ $text }“ (vorhanden: { $keys })
cli-no-rules = Zu { $edition } gibt es hier kein Regelwerk; was möglich ist, sagen die Fragen.
cli-nothing-found = Über „{ $text }“ wird nichts gesagt.
cli-replay-at = Nach Zeile { $line } von { $lines }
cli-replay-log = Verlauf bis dahin
cli-replay-station = Nach Station { $number } von { $all }, Zeile { $line }
cli-replay-facts = Was darin geschah
cli-check-running = { $file }: in Ordnung, { $edition }, { $lines } Zeilen, läuft noch
cli-check-finished = { $file }: in Ordnung, { $edition }, { $lines } Zeilen, zu Ende
cli-board-fine = { $file }: in Ordnung ({ $title }, Prüfsumme { $digest })
cli-board-flags = { $count } von { $all } Angaben sind rekonstruiert (R+ gut begründet, R wahrscheinlich, R- vermutet):
cli-house-fine = { $file }: in Ordnung, { $name }, { $seats } Spieler
cli-house-nothing = Nichts wird geändert.
cli-house-figures = Was Hausregeln in { $name } ändern können:
cli-bench-how = Python { $python }, { $engine }, { $rounds } Runden; +- ist die Spanne aller Runden als Teil ihres Medians
cli-bench-compiled = Engine übersetzt
cli-bench-interpreted = Engine nicht übersetzt
cli-bench-head = Spiel | gesteuert: Entscheidungen/s | +- | Partien/s | innen: Entscheidungen/s | +- | Partien/s | Kopie us | +- | Bytes gehalten
cli-bench-ratio-head = Verhältnis | Median | +-
cli-bench-adapter-head = Schnittstelle | Spiel | Entscheidungen/s | +-
cli-bench-bar-head = Verhältnis | Median | +- | Ziel | Urteil
cli-bench-reached = erreicht
cli-bench-missed = verfehlt
cli-bench-seats-head = nach Plätzen | Plätze | gesteuert: Entscheidungen/s | +- | innen: Entscheidungen/s | +-
cli-bench-memory-head = nach gehaltenen Partien | Partien | Bytes je Partie, verfolgt | Bytes je Partie, Prozess
cli-bench-import = metropole.games.colonialism.rules importieren: { $loaded } ms, Python allein: { $bare } ms
cli-bench-bridge = Bridge spielt ohne seinen Double-Dummy-Löser, der am Ende jeder Partie eine Drittelsekunde bräuchte.
cli-bench-clone = Der Vergleich mit anderen Systemen braucht eine Kopie des Projekts und ist dort: python3 do.py bench
cli-bench-missing = { $package } ließ sich nicht installieren und wird nicht verglichen: { $reason }
cli-bench-failed = { $name } ist gescheitert und wird nicht verglichen: { $reason }

## Hausregeln. Die Schlüssel beginnen mit house-.

house-change = { $what }: { $now } statt { $before }
house-yes = ja
house-no = nein
house-span = { $first } bis { $last }
house-first-to-last = eine Liste aus dem ersten und dem letzten, von { $low } bis { $high }
house-list = eine Liste von { $count } ganzen Zahlen von { $low } bis { $high }
house-code = { $part }: eigene Regeln, in Python geschrieben

## Was ein Spiel sagt, das keine eigenen Wörter hat. Die Schlüssel beginnen mit plain-.

plain-seat-blue = Blau
plain-seat-red = Rot
plain-seat-green = Grün
plain-seat-orange = Orange
plain-seat-yellow = Gelb
plain-seat-black = Schwarz
plain-seat-white = Weiß
plain-seat-purple = Lila
plain-station-unseen = Etwas geschieht ungesehen
plain-moment = Zug { $turn }
plain-outcome-won =
    { $you ->
        [yes] Sie gewinnen.
       *[no] { $seat } gewinnt.
    }
plain-outcome-shared = Der Sieg wird geteilt: { $seats }.
plain-outcome-place =
    { $score ->
        [one] { $rank }. { $seat }: 1 Punkt
       *[other] { $rank }. { $seat }: { $score } Punkte
    }
plain-tui-help-unknown = In diesem Spiel gibt es nichts namens „{ $text }“ zu erklären.
plain-tui-why-how = Dieses Spiel sagt nicht, warum etwas nicht auf der Liste steht.
plain-tui-help =
    Antworten Sie mit der Nummer einer Möglichkeit, ihrem Namen oder den Anfängen seiner Wörter.
    tipp               was der Bot search von den Möglichkeiten hält; dauert einen Augenblick
    zurück             nimmt zurück; in einer Aktion jederzeit, danach, wenn nur Bots gegen Sie spielen
    brett              noch einmal der ganze Tisch
    log 40             die letzten Zeilen des Verlaufs
    regeln             die Regeln, wenn das Spiel welche mitbringt
    speichern DATEI    speichert das Spiel von jetzt an dort
    sprache en         wechselt die Sprache
    ende               verlässt den Tisch

## Pictures of a table. Keys begin with drawing-.

drawing-spectator = Zuschauer
drawing-seen-by = Gesehen von { $seat }
