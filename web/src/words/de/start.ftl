offline = Der Server ist nicht zu erreichen.
failed = Auf dem Server ist etwas schiefgegangen ({ $status }). Es ging nichts verloren.

theme-light = Helles Aussehen
theme-dark = Dunkles Aussehen

language = Sprache
menu = Menü
close = Schließen
home = Start
new-game = Neues Spiel
rules = Regeln
account = Sie
lobby = Offene Tische
skip = Zum Inhalt
loading = Wird geladen…
paragraph = Absatz { $section } lesen
not-found = Hier ist nichts.
back-home = Zurück zum Anfang

guest = Gast
busy = Einen Moment…
lasting-minutes = etwa { $count } Min.
lasting-hours = etwa { $count } Std.

game-colonialism = Colonialism
game-empires = Empires

home-title = Metropole
home-heading = Zwei Spiele der Kolonialmächte an einem Tisch
home-lead = Colonialism und Colonial: Europe’s Empires Overseas auf wirklichen Karten, jede Regel zur Hand.
home-play = Jetzt gegen drei Bots spielen
home-playing = Der Tisch wird gedeckt…
home-play-line = { $what } · ohne Namen, ohne Konto
home-guided = Geführtes erstes Spiel
home-own = Neues Spiel
home-games = Die beiden Spiele
home-subject = Zum Gegenstand.
home-subject-text = Beide Spiele erzählen aus der Sicht der Kolonialmächte. Was hier Scheiben, Karten und Zahlen sind, bedeutete für die Menschen der gezeigten Orte Enteignung, Zwangsarbeit, Versklavung und Fremdherrschaft. Die gedruckten Begriffe stehen dort, wo eine Regel sie braucht; die Regelseiten sagen, was dahinter liegt.
home-history = Zu den Regeln und zur Geschichte
home-code = Ihr Wiederherstellungscode liegt bereit: einmal notiert, kommen Sie von jedem Gerät zurück.
home-code-link = Code zeigen
home-join = Mit Link dazukommen
home-join-label = Link oder Code
home-join-button = Zum Tisch
home-join-empty = Fügen Sie den Link ein, den Sie bekommen haben, oder seinen letzten Teil.

tables-yours = Ihre Spiele
tables-open = Offene Tische
tables-none = Noch keine Spiele
tables-none-line = Was Sie beginnen, bleibt hier, bis es zu Ende ist: heute Abend oder ein Zug am Tag.
tables-none-open = Kein Tisch wartet
tables-none-open-line = Eröffnen Sie selbst einen und schicken Sie anderen den Link.
tables-none-running = Kein öffentliches Spiel läuft.
tables-none-finished = Noch kein öffentliches Spiel ist zu Ende.
tables-finished = Beendete Spiele ({ $count })
tables-no-finished = Beendete Spiele stehen später hier.
tables-all = Alle { $count } zeigen
tables-fewer = Weniger zeigen
tables-awaited = Sie sind am Zug
tables-waiting = Andere wählen
tables-to-begin =
    { $free ->
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
tables-begins = Noch nicht begonnen
tables-over = Beendet
tables-aborted = Aufgegeben
tables-watch = Zusehen
tables-look = Ansehen
tables-join = Dazusetzen
tables-open-it = Öffnen
tables-everything = Alle Tische
tables-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
tables-refresh = Erneuern
tables-again = Noch einmal versuchen
