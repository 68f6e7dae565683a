# The guided first game of Colonialism: the Compass edition with its quick start.

lesson-colonialism-start-0 = Worum es geht
    .text = Sie führen um 1900 eine Kolonialmacht und sammeln Ressourcensteine in drei Farben. Am Ende zählt nur die Farbe, von der Sie am wenigsten haben; vorher lassen sich je drei gleiche Steine in einen einer anderen Farbe konvertieren. 5, 6 und 2 Steine sind also 3 Punkte. Das Spiel blickt durch die Augen der Mächte; was ihre Herrschaft für die Menschen dort bedeutete, zeigt es nur in Umrissen.

lesson-colonialism-start-1 = Die Karte
    .text = Sechs Regionen und fünf Seezonen. Scheiben sind Einfluss; die grauen gehören der Regionalmacht. Das Plättchen einer Region zeigt ihren gesamten Einfluss und ihr Regionenlimit. Über dem Regionenlimit kommt es zum Konflikt. Steine lassen sich nur sammeln, wo keine Regionalmacht mehr ist.

lesson-colonialism-start-2 = Ihre Hand
    .text = Helle Karten sind Politikkarten: Sie spielen sie auf eine Region, und sie wirken in der nächsten Kolonisierung. Dunkle Karten sind Aktionskarten: Sie wirken sofort. Die meisten benötigen ein angrenzendes einsatzbereites Schiff von Ihnen.

lesson-colonialism-start-3 = Die Leiste
    .text = Die Leiste sagt, was Sie gefragt werden. Alles mit goldenem Rand lässt sich anklicken: ein Knopf hier, eine Karte oder ein Ort auf dem Plan. Das Zeichen § öffnet den Absatz der Regeln.

lesson-colonialism-start-4 = Wie die Partie abläuft
    .text = Drei Spielrunden. In jeder: zwei Aktionsrunden, eine Kolonisierung, zwei weitere Aktionsrunden, eine zweite Kolonisierung. In einer Aktionsrunde handelt jeder dreimal, immer eine Aktion reihum in der Spielreihenfolge. Nach der sechsten Kolonisierung wird gewertet.

lesson-colonialism-asked-row = Ihre Position auf der Spielreihenfolgeanzeige
    .text = Die Positionen legen fest, wer zuerst handelt, von oben nach unten.
    .think = Weit oben gewinnen Sie Gleichstände, wenn Steine gesammelt werden. Weiter unten sehen Sie, was die anderen tun, bevor Sie antworten.

lesson-colonialism-asked-new-row = Eine neue Position
    .text = Nach jeder Kolonisierung wählen alle neue Positionen auf der Spielreihenfolgeanzeige. Wer in dieser Spielrunde am wenigsten gesammelt hat, wählt zuerst.
    .think = Müssen Sie in einer umkämpften Region vor den anderen handeln, oder lieber nach ihnen?

lesson-colonialism-asked-keep-six = Ihre erste Hand
    .text = Von zwölf Karten behalten Sie sechs. Die anderen kommen auf Ihren Abwurfstapel und später wieder.
    .think = Zwei oder drei starke Politikkarten und einige Aktionskarten sind eine gute Mischung.

lesson-colonialism-asked-first-ship = Ihre Schiffe
    .text = Ein Schiff dient allen Regionen an seiner Seezone. Die meisten Karten und jede Erkundung benötigen eines.
    .think = Drei Schiffe in drei Meeren erreichen fast jede Region. Zwei im selben Meer lassen Sie dort zweimal in einer Runde handeln.

lesson-colonialism-asked-act = Ihre Aktion
    .text = Drei Karten ziehen, ein Schiff bewegen, eine Karte spielen, eine Region für eine Scheibe erkunden oder Scheiben zurückziehen. Eine Aktion, dann ist der Nächste an der Reihe.
    .think = Bringen Sie zuerst eine Scheibe in Regionen, deren Steine Ihnen fehlen. Spielen Sie dann Politikkarten darauf: Sie bringen den meisten Einfluss. Drei Aktionen sind schnell vorbei, spielen Sie also zuerst, worauf es ankommt.

lesson-colonialism-asked-which-ship = Welches Schiff fährt
    .text = Ein einsatzbereites Schiff bleibt es beim Fahren, ein benutztes bleibt benutzt.
    .think = Bewegen Sie das Schiff, das an seinem Ort nichts mehr zu tun hat.

lesson-colonialism-asked-move-to = Wohin es fährt
    .text = Ein Schiff darf in jede Seezone fahren, wie weit es auch ist.
    .think = Wählen Sie ein Meer neben der Region, auf die Sie Ihre nächste Karte spielen wollen.

lesson-colonialism-asked-card-region = Die Region einer Karte
    .text = Jede Karte wird auf eine Region gespielt. Die Zahl daneben sagt, was jetzt schon sicher ist. Ihre erste Politikkarte auf eine Region liegt verdeckt, jede weitere offen.
    .think = Wie viel Einfluss werden die anderen dort haben? Wird das Regionenlimit überschritten, und wer ist dann der Schwächste?

lesson-colonialism-asked-use-ship = Welches Schiff benutzt wird
    .text = Das Schiff wird auf die Seite gelegt und lässt sich in dieser Aktionsrunde nicht mehr benutzen.
    .think = Schonen Sie das Schiff, das an mehr Regionen liegt, in denen Sie noch handeln wollen.

lesson-colonialism-asked-how-many = Scheiben zurückziehen
    .text = Bis zu fünf Scheiben kommen in Ihre Reserve zurück und lassen sich wieder platzieren.
    .think = Lassen Sie eine Scheibe stehen, wenn Sie dort vertreten bleiben wollen.

lesson-colonialism-asked-helped = Diplomatie
    .text = Eine Gruppierung erhält einen Würfelwurf plus 1 an Scheiben: 2 bis 4. Das können Sie sein, eine andere Macht oder die Regionalmacht.
    .think = Meist helfen Sie sich selbst. Wer der Regionalmacht hilft, kann andere am Sammeln hindern.

lesson-colonialism-asked-attacked = Feldzug
    .text = Eine andere Macht verliert dort einen Würfelwurf plus 1 an Scheiben: 2 bis 4.
    .think = Am meisten bewirkt er, wo jemand vor Ihnen wählen würde.

lesson-colonialism-asked-trade-ship = Das Schiff für den Handel
    .text = Beide Regionen des Handels müssen an der Seezone dieses Schiffs liegen.
    .think = Überlegen Sie zuerst, welche zwei Steine Sie tauschen wollen.

lesson-colonialism-asked-trade-first = Die erste Region
    .text = Zwei Regionen tauschen je einen Stein.
    .think = Eine der beiden sollte eine Region sein, in der Sie Steine sammeln werden; die andere hat eine Farbe, die Ihnen fehlt.

lesson-colonialism-asked-trade-second = Die zweite Region
    .text = Sie tauscht einen Stein mit der ersten Region.
    .think = Sammeln Sie in der ersten Region, so wählen Sie, wo die Farbe liegt, die Ihnen fehlt. Sonst wählen Sie eine Region, in der Sie sammeln.

lesson-colonialism-asked-trade-give = Der Stein, der geht
    .text = Dieser Stein kommt aus der ersten Region in die zweite.
    .think = Sammeln Sie in der ersten Region, so geben Sie eine Farbe ab, von der Sie genug haben. Sammeln Sie in der zweiten, so schicken Sie die Farbe, die Ihnen fehlt.

lesson-colonialism-asked-trade-for = Der Stein, der kommt
    .text = Dieser Stein kommt dafür aus der zweiten Region in die erste.
    .think = Sammeln Sie in der ersten Region, so nehmen Sie die Farbe, von der Sie am wenigsten haben. Sammeln Sie in der zweiten, so geben Sie eine ab, von der Sie genug haben.

lesson-colonialism-asked-mercenary-losses = Verluste: Söldner oder Scheiben
    .text = Söldner zählen als Ihr Einfluss bis zum Ende der Kolonisierung; danach gehen sie ohnehin.
    .think = Verlieren Sie zuerst Söldner, wenn Ihre Scheiben bleiben sollen. Eigene Scheiben kommen in Ihre Reserve zurück.

lesson-colonialism-asked-inflicted-losses = Was der andere Spieler verliert
    .text = Ihre Karte entfernt diese Scheiben, also wählen Sie, welche davon Söldner sind.
    .think = Söldner gehen am Ende der Kolonisierung ohnehin. Scheiben fehlen der Region auf Dauer.

lesson-colonialism-asked-collect = Steine sammeln
    .text = Sie nehmen alle Steine einer Farbe aus dieser Region. Der Stärkste wählt zuerst, dann die anderen der Reihe nach, bis nichts mehr da ist.
    .think = Nur Ihre kleinste Anzahl zählt. Nehmen Sie die Farbe, die Ihnen fehlt, auch wenn von einer anderen mehr daliegt.

lesson-colonialism-asked-keep-one = Eine Karte bleibt
    .text = Nach einer Kolonisierung behalten Sie eine Handkarte oder keine und ziehen auf sechs nach.
    .think = Behalten Sie eine Karte nur, wenn sie zu Ihrem Vorhaben passt. Abgeworfenes kommt wieder, sobald Ihr Deck verbraucht ist.

lesson-colonialism-asked-payment = Einen Ausbau bezahlen
    .text = Ausbaukarten werden mit gesammelten Steinen bezahlt, die aus dem Spiel gehen.
    .think = Zahlen Sie mit der Farbe, von der Sie am meisten haben.

lesson-colonialism-asked-extra-ship = Ein viertes Schiff
    .text = Es wird sofort platziert und wirkt wie die drei anderen.
    .think = Wählen Sie ein Meer, von dem aus Sie noch nicht handeln können.

lesson-colonialism-asked-young-turks = Jungtürken
    .text = Geben Sie einen gesammelten Stein in die Region zurück, oder entfernen Sie alle Ihre Scheiben aus ihr.
    .think = Was ist Ihnen mehr wert: ein Stein, den Sie haben, oder der Einfluss dort?

lesson-colonialism-asked-sick-man = Der kranke Mann am Bosporus
    .text = Sie dürfen eine Scheibe aus Ihrer Reserve in der Region platzieren.
    .think = Eine Scheibe genügt, um vertreten zu sein. Sie erhöht aber auch den gesamten Einfluss.

lesson-colonialism-asked-open-door = Politik der offenen Tür
    .text = Sie dürfen ohne Schiff eine Politikkarte auf die Region spielen.
    .think = Eine gute Gelegenheit für eine starke Karte auf eine Region, die Ihre Schiffe nicht erreichen.

lesson-colonialism-asked-gurkhas = Gurkhas
    .text = Sie dürfen bis zu drei Scheiben aus Ihrer Reserve in beliebigen Regionen platzieren.
    .think = Je eine Scheibe in drei Regionen bereitet mehr vor als drei in einer.

lesson-colonialism-asked-gurkhas-more = Noch eine Scheibe
    .text = Sie dürfen eine weitere platzieren oder aufhören.
    .think = Behalten Sie Scheiben für Ihre Politikkarten.

lesson-colonialism-asked-cultivation = Eine Karte kommt zurück
    .text = Sie dürfen eine Karte von Ihrem Abwurfstapel auf die Hand nehmen.
    .think = Nach dieser Phase behalten Sie nur eine Karte: Wählen Sie eine, die Sie dann haben wollen.

lesson-colonialism-seen-interest-dealt = Ökonomische Interessen
    .text = Sie haben geheime Ökonomische Interessen, je für eine Region und eine Farbe. Am Ende bringt eines einen Stein, wenn Sie dann in seiner Region mehr Einfluss haben als jede andere Gruppierung.

lesson-colonialism-seen-explores = Eine Erkundung
    .text = Eine Scheibe kam in die Region, und das Schiff ist benutzt. So kommt man am leichtesten in eine Region: Viele Aktionskarten benötigen dort mindestens eine Scheibe.

lesson-colonialism-seen-plays-policy-hidden = Eine verdeckte Politikkarte
    .text = Jemand spielte eine erste Politikkarte auf eine Region. Nur wer sie besitzt, weiß, welche es ist. Aufgedeckt wird sie in der Kolonisierung.

lesson-colonialism-seen-ships-fresh = Die Schiffe sind wieder einsatzbereit
    .text = Eine Aktionsrunde ist vorbei. Alle benutzten Schiffe stehen wieder aufrecht und lassen sich neu benutzen.

lesson-colonialism-seen-colonization-began = Kolonisierung
    .text = Region um Region, in Regionenreihenfolge: Die Politikkarten dort wirken, dann kommt es über dem Regionenlimit zum Konflikt, dann werden Steine gesammelt. Das Protokoll nennt jeden Schritt mit seinem Absatz.

lesson-colonialism-seen-policy-counts = Politikkarten wirken
    .text = Alle Politikkarten einer Region zählen gleichzeitig. Die Scheiben kommen aus der Reserve; reicht sie nicht, wird nur platziert, was noch da ist.

lesson-colonialism-seen-conflict = Ein Konflikt
    .text = Der gesamte Einfluss lag über dem Regionenlimit. Alle dort verlieren eine Scheibe nach der anderen, die Schwächsten zuerst, bis das Regionenlimit eingehalten ist oder nur eine Gruppierung bleibt. Wer wenig hat, verschwindet, oft auch die Regionalmacht.

lesson-colonialism-seen-collected = Die ersten Steine
    .text = In der Region war keine Regionalmacht mehr, also wurden ihre Steine gesammelt: jeweils alle einer Farbe, der Stärkste zuerst. Die Steine jedes Spielers stehen an seinem Platz.

lesson-colonialism-seen-unrest = Unruhen in der Heimat
    .text = Nach allen anderen Karten der Region verlor die Macht mit dem geringsten Einfluss dort 10 Scheiben. Die Karte ist gefährlich für alle, die schwach sind, auch für ihren Besitzer.

lesson-colonialism-seen-mercenaries-hired = Söldner
    .text = Lilafarbene Scheiben zählen als Einfluss dessen, der sie anwarb, aber nur bis zum Ende der nächsten Kolonisierung.

lesson-colonialism-seen-trimmed = Allein über dem Regionenlimit
    .text = Wo nur eine Farbe übrig ist, kommen ihre Scheiben über dem Regionenlimit in die Reserve zurück. Mehr nützt auf Dauer nichts.

lesson-colonialism-seen-deck-reshuffled = Ein neues Deck
    .text = Ein Deck war verbraucht, also wurde der Abwurfstapel zum neuen Deck. Alle haben die gleichen 24 Karten, und Abwurfstapel sind offen.

lesson-colonialism-seen-interests-pay = Die Interessen zahlen
    .text = Die Ökonomischen Interessen werden gezeigt. Jedes bringt seinen Stein, wenn sein Besitzer in der Region den größten Einfluss hat.

lesson-colonialism-over = Die Partie ist zu Ende
    .text = Drei gleiche Steine lassen sich in einen einer anderen Farbe konvertieren; dann ist Ihre kleinste Anzahl Ihre Wertung. Das Ergebnis zeigt jeden Schritt. Sie können auf jeden Zug zurückblicken oder ab jedem üben.
