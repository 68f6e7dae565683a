map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Ganze Karte zeigen

outline-table = Tisch
outline-title = Der Tisch in Worten
outline-choices = Jetzt möglich
outline-given-so-far = Bisher gewählt: { $labels }.
outline-not-begun = Das Spiel hat noch nicht begonnen.
outline-your-turn = Sie sind dran
outline-acting = Wählt
outline-bot = Bot
outline-given = gewählt

table-you = Sie
table-open-seat = Freier Platz
table-found = Die Verbindung steht wieder.
table-lost =
    { $seconds ->
        [0] Verbindung unterbrochen. Ihr letzter Zug ist gespeichert. Neuer Versuch.
       *[other] Verbindung unterbrochen. Ihr letzter Zug ist gespeichert. Neuer Versuch in { $seconds } s.
    }
table-stale = Inzwischen ist etwas geschehen. Bitte sehen und wählen Sie noch einmal.
table-waiting =
    { $count ->
        [one] { $names } wählt.
       *[other] { $names } wählen.
    }
table-waiting-note = Sie können sich inzwischen umsehen.
table-sealed = Verdeckt, bis alle gewählt haben.
table-sending = Wird gesendet…
table-back = Zurück
table-ask-back = Um Rücknahme bitten
table-ask-back-alone = Zurücknehmen
table-go-back-hint = Zurück zum Augenblick nach Zeile { $line }. Seither Gezogenes wird neu gezogen.
table-more = { $count } weitere
table-fewer = Weniger
table-options = Möglichkeiten
table-board = Karte
table-text-table = Texttafel
table-log = Protokoll
table-seats = Plätze
table-chat = Gespräch
table-notes = Notizen
table-notes-hint = Diese Notizen sehen nur Sie.
table-chat-hint = Der Runde etwas sagen
table-send = Senden
table-talk-empty = Noch hat niemand etwas gesagt.
table-turn-to-empty = Noch ist nichts geschehen.
table-why-title = Zeigen Sie auf etwas, um zu lesen, was es ist.
table-reconstructed = Werte dieses Ortes sind rekonstruiert; die gedruckten sind nicht gesichert.
table-history = Verlauf
table-keys = Tasten

table-key-options = 1 – 9
    .does = eine Möglichkeit wählen
table-key-focused = Enter
    .does = Markiertes spielen
table-key-arrows = Pfeile
    .does = über die Karte gehen
table-key-escape = Esc
    .does = zurücknehmen oder schließen
table-key-hand = H
    .does = Hand oder Programm
table-key-map = M
    .does = Karte
table-key-log = L
    .does = Protokoll
table-key-text = T
    .does = Texttafel
table-key-history = , .
    .does = durch den Verlauf gehen
table-key-help = ?
    .does = diese Liste

table-resign = Aufgeben
table-resign-sure = Ein Bot spielt Ihren Platz zu Ende. Aufgeben?
table-let-bot = Einen Bot für mich spielen lassen
table-take-back = Meinen Platz wieder einnehmen
table-bot-plays = Ein Bot spielt für Sie.
table-replace-with-bot = Einen Bot für { $name } spielen lassen
table-yes = Zustimmen
table-no = Ablehnen
table-withdraw = Zurückziehen
table-undo-asked = { $name } bittet, zum Augenblick nach Zeile { $line } zurückzugehen.
table-undo-mine = Sie haben um Rücknahme gebeten. Zustimmen müssen: { $names }.
table-curtain-title = { $name } wird gefragt
table-curtain-note = Geben Sie das Gerät weiter. Niemand sonst sollte jetzt hinsehen.
table-curtain-show = Meinen Tisch zeigen
table-waiting-room = Der Tisch ist offen
table-waiting-room-note = Das Spiel beginnt, sobald alle Plätze besetzt sind.
table-waiting-start = Alle sind da. Wer den Tisch eröffnet hat, beginnt das Spiel.
table-sit-down = Hier Platz nehmen
table-leave = Aufstehen
table-start = Beginnen
table-abort = Tisch schließen
table-add-bot = Bot
table-invitation = Einladung
table-copy = Link kopieren
table-copied = Kopiert
table-aborted = Dieser Tisch wurde vor dem Spiel geschlossen.
table-spectator = Sie sehen zu.
table-missed-title =
    { $count ->
        [one] { $count } Zeile, seit Sie hier waren
       *[other] { $count } Zeilen, seit Sie hier waren
    }
table-missed-play = Schritt für Schritt
table-missed-close = Weiter
table-practice = Übungsspiel
table-own-board = eigener Spielplan
table-own-board-long = Dieser Tisch brachte einen eigenen Spielplan mit: Namen und Zahlen stammen aus dessen Datei.
table-absent = abwesend
table-bot = Bot ({ $level })
table-resigned = aufgegeben
table-time-left = Bleibende Zeit
table-loading = Der Tisch wird gedeckt…
table-name-yourself = Ihr Name
table-result = Ergebnis

end-title = Ende der Partie
end-scoring = Wertung Schritt für Schritt
end-player = Spieler
end-step = Schritt { $at } von { $all }: { $name }
end-next = Nächster Schritt
end-all = Alles zeigen
end-ties = Bei gleicher Wertung entschied die Gleichstandsregel.

end-cube-yellow = agrarisch
end-cube-brown = Rohstoffe
end-cube-black = Erze

end-smallest = kleinste Anzahl
end-yes = ja
end-no = –
end-charts = Im Verlauf
end-chart-help = Zeigen Sie auf ein Diagramm, oder nehmen Sie darin die Pfeiltasten, um die Werte zu lesen.
end-moment = Zeitpunkt
end-look = Zurückblicken
end-practice = Üben
end-download = Herunterladen
end-verify = Würfel prüfen
end-again = Noch einmal am selben Tisch
end-opening = Wird eröffnet…
end-verify-note = Jeder Wurf und jede Ziehung stand fest, bevor die Partie begann. Damals wurde das Siegel veröffentlicht, jetzt auch, was es öffnet. Mit der Datei der Partie kann jeder alle Ergebnisse nachprüfen.
end-seal = Siegel
end-secret = Geheimnis
end-salt = Salz
end-contributions = Beiträge der Plätze
end-command = Die Datei prüfen
end-copy = Kopieren
end-copied = Kopiert
end-loading = Die Partie wird ausgezählt…
end-failed = Die Wertung lässt sich nicht zeigen.
end-retry = Noch einmal versuchen

history-history = Verlauf der Partie
history-position = Zug { $at } von { $all }
history-first = Zum Anfang
history-previous = Einen Zug zurück
history-next = Einen Zug vor
history-previous-station = Eine Station zurück
history-next-station = Eine Station vor
history-last = Zum Ende
history-play = Züge abspielen
history-pause = Anhalten
history-speed = Tempo ×{ $speed }
history-go-to = Gehe zu
history-seen-by = Gesehen von
history-spectator = Zuschauern
history-link = Link zu diesem Augenblick kopieren
history-link-short = Link kopieren
history-linked = Der Link zu diesem Augenblick ist kopiert.
history-not-linked = Der Link lässt sich hier nicht kopieren: { $link }
history-download = Partie herunterladen
history-practice = Ab hier üben
history-practice-game = Übungsspiel
history-practice-long = Ein privater Tisch, der beginnt, wo diese Partie nach Zug { $at } stand. Diese Partie bleibt, wie sie ist.
history-begins = Das Übungsspiel beginnt mit
history-your-seat = Ihr Platz
history-others = Die anderen spielen Bots der Stärke
history-open = Tisch eröffnen
history-opening = Wird eröffnet…
history-cancel = Abbrechen
history-to-now = Zurück zu jetzt
history-result = Ergebnis
history-more = Mehr
