rules-page-title = Regeln
rules-page-heading = Die Regeln in eigenen Worten
rules-page-book = Regelheft
rules-page-with = Mit

rules-title = Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-placeholder = Wort oder Absatz
rules-hits =
    { $hits ->
        [0] Nichts gefunden
       *[other] { $hits } Treffer in { $places ->
            [one] { $places } Absatz
           *[other] { $places } Absätzen
        }
    }
rules-nothing = Kein Absatz enthält alle diese Wörter.
rules-unwritten = Die Regeln dieses Spiels hat hier niemand aufgeschrieben. Am Tisch sagt jede Frage, was möglich ist.
rules-rulings =
    { $count ->
        [one] Eine Entscheidung, wo das Heft schweigt
       *[other] { $count } Entscheidungen, wo das Heft schweigt
    }
rules-reason = Warum
rules-notes = Hinweise
rules-options = Optionen dieses Regelhefts
rules-chosen = gewählt
rules-cite = Link zu Absatz { $section }
rules-page = Als Seite öffnen
rules-again = Noch einmal versuchen
rules-absent = Absatz { $section } gehört nicht zu diesen Regeln.
