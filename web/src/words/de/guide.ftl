guide-guide = Anleitung
guide-progress = { $done } von { $all } Lektionen

guide-kind-start = Der Tisch
guide-kind-asked = Ihre Entscheidung
guide-kind-seen = Was geschehen ist
guide-kind-over = Das Ende

guide-think = Bedenken Sie
guide-hint = Eine gute Wahl zeigen
guide-sound = Eine gute Wahl ist hier
guide-next = Weiter
guide-left = noch { $count }
guide-back = Zurück
guide-skip = Ohne Anleitung weiter
guide-fold = Anleitung einklappen
guide-unfold = Anleitung ausklappen
guide-page-title = Spielend lernen
guide-page-line = Eine echte Partie gegen Bots, an einem eigenen Tisch. Eine Karte neben dem Spielplan sagt, was ansteht, eines nach dem anderen. Die ersten Entscheidungen dauern etwa zehn Minuten; danach spielen Sie weiter, solange Sie möchten.
guide-begin = Beginnen
guide-setting = Der Tisch wird gedeckt…

guide-game-colonialism = Colonialism
    .line = Compass-Ausgabe mit Schnellstart, gegen zwei Bots. Karten spielen, Regionen gewinnen, Steine gleichmäßig sammeln. Etwa 45 Minuten.
guide-game-empires = Colonial: Europe’s Empires Overseas
    .line = Zweite Ausgabe, gegen drei Bots. Erforschen, handeln, Kolonien gründen, 10 Prestige erreichen. Etwa 90 Minuten.

guide-retry = Noch einmal versuchen
