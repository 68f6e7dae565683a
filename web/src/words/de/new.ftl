new-title = Neues Spiel
new-table = Welcher Tisch?
new-book = Welches Regelheft?
new-extra = Etwas dazu?
new-pace = Wie schnell?
new-seats = Wer sitzt wo?
new-recommended = Empfohlen
new-undated = ohne Jahr
new-no-extras = Dieses Regelheft hat nichts dazu.
new-house = Hausregeln
new-house-line = Strittige Absätze, anders entschieden
new-ruling = Entscheidung { $number }
new-pace-tonight = Heute Abend
    .line = Alle bleiben am Tisch, niemand wird gedrängt
new-pace-daily = Ein Zug am Tag
    .line = Spielen, wenn Sie am Zug sind, über Tage oder Wochen
new-pace-bank = Mit Uhr
    .line = So viel Zeit für das ganze Spiel
new-days = Für jeden Zug
new-day-count =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
new-minutes = Für das ganze Spiel
new-minute-count = { $minutes } Min.
new-increment = Dazu mit jeder Antwort
new-second-count =
    { $seconds ->
        [0] nichts
       *[other] { $seconds } s
    }
new-absence = Wenn die Zeit abläuft
new-absence-bot = übernimmt ein Bot
new-absence-resign = gibt der Platz auf
new-absence-wait = wartet der Tisch
new-sitter-me = Sie
new-sitter-bot = Bot
new-sitter-open = Frei
new-seat = Platz { $colour }
new-level = Bot auf dem Platz { $colour }
new-you = Hier spielen Sie
new-you-also = Auch Sie, an diesem Gerät
new-friend = Freier Platz
new-friend-line = Wer den Link hat, setzt sich
new-fewer = Ein Platz weniger
new-more = Ein Platz mehr
new-count = { $now } Plätze, möglich sind { $least } bis { $most }
new-name = Ihr Name
new-play-as = Sie spielen als { $name }.
new-change = Ändern
new-listed = Unter den offenen Tischen zeigen
new-listed-line = Sonst finden ihn nur die mit dem Link.
new-summary = Der Tisch
new-heading =
    { $game } für { $seats ->
        [1] eine Person
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $seats }
    }
new-start = Beginnen
new-open = Tisch eröffnen
new-invite = Einladung kopieren
new-invited = Der Tisch ist eröffnet. Der Link ist kopiert:
new-not-copied = Der Tisch ist eröffnet. Schicken Sie diesen Link:
new-link = Einladung
new-copied = Kopiert
new-copy = Kopieren
new-go = Zum Tisch
new-watch-only = Kein Platz gehört Ihnen: Sie sehen zu.
new-subject = Beide Spiele behandeln Kolonialherrschaft aus der Sicht der Kolonialmächte. Die Regeln verwenden die gedruckten Begriffe; die Regelseiten geben die Geschichte dazu.
new-never = Noch nie gespielt?
new-guide = Geführtes erstes Spiel

colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-white = Weiß
colour-orange = Orange
colour-yellow = Gelb
colour-black = Schwarz
