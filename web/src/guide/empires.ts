// The guided first game of Colonial: Europe's Empires Overseas, in its second edition.

import type { Course } from './lessons'

export const empires: Course = {
  start: [
    {
      section: 'CE 0',
      en: {
        title: 'What it is about',
        text: 'You lead a European power from about 1500 on. Whoever first has 10 Prestige and no debt wins at once. Prestige comes from exploring, founding colonies, cities and wars. The game looks through the eyes of the powers; what their rule and the slave trade meant for people it shows only in outline.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Sie führen ab etwa 1500 eine europäische Macht. Wer zuerst 10 Prestige und keine Schulden hat, gewinnt sofort. Prestige kommt vom Erforschen, vom Gründen von Kolonien, von Städten und Kriegen. Das Spiel blickt durch die Augen der Mächte; was ihre Herrschaft und der Sklavenhandel für die Menschen bedeuteten, zeigt es nur in Umrissen.',
      },
    },
    {
      section: 'CE 1',
      part: 'board',
      en: {
        title: 'The map',
        text: 'The map is divided into Territories. Each shows its Native Power, and, while it is unexplored, its Difficulty. The squares are Resources: counters are placed only there, and the lowest counter of a stack controls the Resource.',
      },
      de: {
        title: 'Die Karte',
        text: 'Die Karte ist in Gebiete aufgeteilt. Jedes zeigt die Macht der Einheimischen und, solange es unerforscht ist, seine Schwierigkeit. Die Quadrate sind Rohstoffe: Nur dorthin kommen Spielsteine, und der unterste Stein eines Stapels kontrolliert den Rohstoff.',
      },
    },
    {
      section: 'CE 4',
      part: 'foot',
      en: {
        title: 'Cards and tracks',
        text: 'You have six cards with two Characters each. In every turn you lay five of them in a secret row. Below the map you also see the Progress tracks, the Diplomacy track and the Market.',
      },
      de: {
        title: 'Karten und Leisten',
        text: 'Sie haben sechs Karten mit je zwei Charakteren. In jeder Spielrunde legen Sie fünf davon in eine geheime Reihe. Unter der Karte sehen Sie auch die Fortschrittsleisten, die Diplomatieleiste und den Markt.',
      },
    },
    {
      section: 'CE 12',
      part: 'prompt',
      en: {
        title: 'The bar',
        text: 'The bar says what is asked of you. Whatever is outlined in gold can be clicked: a button here, a card, or a place on the map. The sign § opens the paragraph of the rules.',
      },
      de: {
        title: 'Die Leiste',
        text: 'Die Leiste sagt, was Sie gefragt werden. Alles mit goldenem Rand lässt sich anklicken: ein Knopf hier, eine Karte oder ein Ort auf dem Plan. Das Zeichen § öffnet den Absatz der Regeln.',
      },
    },
    {
      section: 'CE 4',
      part: 'phases',
      en: {
        title: 'How the game runs',
        text: 'Each turn has five rounds; in each everybody reveals the next card of the row and uses one of its Characters. Then fleets may be built, the First Player changes, squadrons may be built, and loans grow. Turns follow until somebody wins.',
      },
      de: {
        title: 'Wie die Partie abläuft',
        text: 'Jede Spielrunde hat fünf Durchgänge; in jedem decken alle die nächste Karte ihrer Reihe auf und nutzen einen ihrer Charaktere. Dann dürfen Flotten gebaut werden, der Startspieler wechselt, Geschwader dürfen gebaut werden, und Darlehen wachsen. So geht es weiter, bis jemand gewinnt.',
      },
    },
  ],

  asked: {
    nation: {
      section: 'CE 25',
      en: {
        title: 'Your nation',
        text: 'Each nation has its goals and its own rules. Goals are what Prestige is for: a Colony gives it only in one of your goal Territories, and of the cities only a Historical one does, named beside a goal.',
        think: 'Point at a nation to read its rules. Look where its goals lie, and who else wants them.',
      },
      de: {
        title: 'Ihre Nation',
        text: 'Jede Nation hat ihre Zielgebiete und eigene Regeln. Auf die Zielgebiete kommt es beim Prestige an: Eine Kolonie bringt es nur in einem Ihrer Zielgebiete, und von den Städten nur eine Historische, die dort genannt ist.',
        think:
          'Zeigen Sie auf eine Nation, um ihre Regeln zu lesen. Sehen Sie, wo ihre Ziele liegen und wer sie noch will.',
      },
    },
    program: {
      section: 'CE 4',
      core: true,
      part: 'foot',
      en: {
        title: 'Your row of five cards',
        text: 'You lay five cards in the order in which you will play them. Nobody sees them. The sixth stays out in this turn.',
        think:
          'Order matters: first explore, then ship with the Merchant, then sell with the Trader. In the first turn the Explorer brings Prestige and a foothold.',
      },
      de: {
        title: 'Ihre Reihe von fünf Karten',
        text: 'Sie legen fünf Karten in der Folge, in der Sie sie spielen werden. Niemand sieht sie. Die sechste setzt in dieser Spielrunde aus.',
        think:
          'Auf die Folge kommt es an: erst erforschen, dann mit dem Kaufmann verschiffen, dann mit dem Händler verkaufen. In der ersten Spielrunde bringt der Entdecker Prestige und einen ersten Stein auf die Karte.',
      },
    },
    character: {
      section: 'CE 12',
      core: true,
      part: 'prompt',
      en: {
        title: 'One of two Characters',
        text: 'You use one Character of the revealed card, or forfeit the round. Before that you may give Treasuries away or repay loans.',
        think:
          'Point at a Character to read what it does and what is certain. Which of the two brings you closer to Prestige or money now?',
      },
      de: {
        title: 'Einer von zwei Charakteren',
        text: 'Sie nutzen einen Charakter der aufgedeckten Karte oder verzichten. Vorher dürfen Sie Taler verschenken oder Darlehen zurückzahlen.',
        think:
          'Zeigen Sie auf einen Charakter, um zu lesen, was er tut und was sicher ist. Welcher bringt Sie jetzt dem Prestige oder dem Geld näher?',
      },
    },
    repay: {
      section: 'CE 16',
      en: {
        title: 'Repaying a loan',
        text: 'Every Treasury given removes one counter of a loan. Nobody wins with a loan.',
        think: 'Each loan grows by 1 in every turn, whatever its size. Clear small ones first.',
      },
      de: {
        title: 'Ein Darlehen zurückzahlen',
        text: 'Jeder gezahlte Taler nimmt einen Stein von einem Darlehen. Mit einem Darlehen gewinnt niemand.',
        think: 'Jedes Darlehen wächst in jeder Spielrunde um 1, wie groß es auch ist. Tilgen Sie kleine zuerst.',
      },
    },
    'repay-amount': {
      section: 'CE 16',
      en: {
        title: 'How much to repay',
        text: 'You may repay a part.',
        think: 'Keep what you need for the next cards of your row.',
      },
      de: {
        title: 'Wie viel zurückzahlen',
        text: 'Sie dürfen einen Teil zurückzahlen.',
        think: 'Behalten Sie, was die nächsten Karten Ihrer Reihe kosten.',
      },
    },
    give: {
      section: 'CE 12',
      en: {
        title: 'Giving Treasuries away',
        text: 'You may give Treasuries to another player, who can use them at once. What is promised for them binds nobody.',
        think: 'Against bots a gift brings nothing.',
      },
      de: {
        title: 'Taler verschenken',
        text: 'Sie dürfen einem anderen Taler schenken, die er sofort nutzen kann. Was dafür versprochen wird, bindet niemanden.',
        think: 'Gegen Bots bringt ein Geschenk nichts.',
      },
    },
    'gift-amount': {
      section: 'CE 12',
      en: {
        title: 'A gift',
        text: 'Treasuries may be given away freely. What is promised for them binds nobody.',
        think: 'Against bots a gift brings nothing.',
      },
      de: {
        title: 'Ein Geschenk',
        text: 'Taler dürfen frei verschenkt werden. Was dafür versprochen wird, bindet niemanden.',
        think: 'Gegen Bots bringt ein Geschenk nichts.',
      },
    },
    'build-fleets': {
      section: 'CE 4',
      en: {
        title: 'Building Merchant Fleets',
        text: 'For each of your Monopolies you may turn 1 Treasury into a Merchant Fleet.',
        think: 'A fleet ships one Goods each time you use the Merchant. It is soon repaid.',
      },
      de: {
        title: 'Handelsflotten bauen',
        text: 'Für jedes Ihrer Monopole dürfen Sie 1 Taler in eine Handelsflotte verwandeln.',
        think: 'Eine Flotte verschifft mit jedem Kaufmann eine Ware. Das zahlt sich bald aus.',
      },
    },
    'build-squadrons': {
      section: 'CE 4',
      core: true,
      en: {
        title: 'Building Squadrons',
        text: 'You may turn Treasuries into Squadrons, at most your Navy value in a turn.',
        think: 'Squadrons fight at sea and keep others from declaring war on you. One or two are enough at first.',
      },
      de: {
        title: 'Geschwader bauen',
        text: 'Sie dürfen Taler in Geschwader verwandeln, höchstens Ihren Marinewert je Spielrunde.',
        think:
          'Geschwader kämpfen zur See und halten andere davon ab, Ihnen den Krieg zu erklären. Anfangs genügen eines oder zwei.',
      },
    },
    flamboyance: {
      section: 'CE 25',
      en: {
        title: 'Flamboyance',
        text: 'Spain pays as many Treasuries as it has Prestige, or loses 1 Prestige.',
        think: 'Prestige is hard to win back. Pay if you can.',
      },
      de: {
        title: 'Prunksucht',
        text: 'Spanien zahlt so viele Taler, wie es Prestige hat, oder verliert 1 Prestige.',
        think: 'Prestige ist schwer zurückzugewinnen. Zahlen Sie, wenn Sie können.',
      },
    },
    favour: {
      section: 'CE 13',
      en: {
        title: 'Ambassador: a step to the right',
        text: 'One player moves one space to the right on the Diplomacy track. War can be declared only on players who are not further right.',
        think: 'Mostly you move yourself.',
      },
      de: {
        title: 'Botschafter: ein Schritt nach rechts',
        text: 'Ein Spieler rückt auf der Diplomatieleiste ein Feld nach rechts. Krieg lässt sich nur Spielern erklären, die nicht weiter rechts stehen.',
        think: 'Meist rücken Sie selbst.',
      },
    },
    calm: {
      section: 'CE 13',
      en: {
        title: 'Ambassador: less Unrest',
        text: 'You may remove one Unrest anywhere.',
        think: 'Choose a Territory where your own counters are in danger.',
      },
      de: {
        title: 'Botschafter: weniger Unruhe',
        text: 'Sie dürfen irgendwo eine Unruhe entfernen.',
        think: 'Wählen Sie ein Gebiet, in dem Ihre eigenen Steine in Gefahr sind.',
      },
    },
    conquer: {
      section: 'CE 14',
      en: {
        title: 'Founding a Colony',
        text: 'A Colony needs control of all Resources of the Territory and as many of your counters there as its Native Power. It gives 1 Prestige, and only you may place counters there from then on.',
        think: 'With the Booming City there you gain 1 Prestige more.',
      },
      de: {
        title: 'Eine Kolonie gründen',
        text: 'Eine Kolonie verlangt die Kontrolle über alle Rohstoffe des Gebiets und so viele eigene Steine dort wie die Macht der Einheimischen. Sie bringt 1 Prestige, und nur Sie dürfen dort fortan Steine setzen.',
        think: 'Steht dort die Blühende Stadt, erhalten Sie 1 Prestige mehr.',
      },
      nations: {
        en: {
          text: 'A Colony needs control of all Resources of the Territory and as many of your counters there as its Native Power. It gives 1 Prestige if the Territory is one of your goals, and none elsewhere. Only you may place counters there from then on.',
        },
        de: {
          text: 'Eine Kolonie verlangt die Kontrolle über alle Rohstoffe des Gebiets und so viele eigene Steine dort wie die Macht der Einheimischen. Sie bringt 1 Prestige, wenn es eines Ihrer Zielgebiete ist, und sonst keines. Nur Sie dürfen dort fortan Steine setzen.',
        },
      },
    },
    extremadura: {
      section: 'CE 25',
      en: {
        title: 'Extremadura',
        text: 'Your counters suffice for the normal way, and the Mission would allow the other, which places 1 Unrest before the options of the Colony.',
        think: 'The normal way, unless you want the Unrest.',
      },
      de: {
        title: 'Extremadura',
        text: 'Ihre Steine reichen für den normalen Weg, und die Mission erlaubt auch den anderen, bei dem vor den Möglichkeiten der Kolonie 1 Unruhe hinzukommt.',
        think: 'Der normale Weg, es sei denn, Sie wollen die Unruhe.',
      },
    },
    company: {
      section: 'CE 14',
      en: {
        title: 'Company',
        text: 'One of your counters in the new Colony may become a Merchant Fleet, but not the last one.',
        think: 'Take a counter that you do not need to keep control of its Resource.',
      },
      de: {
        title: 'Kompanie',
        text: 'Einer Ihrer Steine in der neuen Kolonie darf zur Handelsflotte werden, aber nicht der letzte.',
        think: 'Nehmen Sie einen Stein, den Sie für die Kontrolle seines Rohstoffs nicht brauchen.',
      },
    },
    'company-run': {
      section: 'CE 14',
      en: {
        title: 'Which counter of the stack',
        text: 'The lowest counter controls. If it goes, the next one controls, or whoever has more there.',
        think: 'Take a counter from the top.',
      },
      de: {
        title: 'Welcher Stein des Stapels',
        text: 'Der unterste Stein kontrolliert. Geht er, kontrolliert der nächste, oder wer dort mehr hat.',
        think: 'Nehmen Sie einen Stein von oben.',
      },
    },
    pillage: {
      section: 'CE 14',
      en: {
        title: 'Pillage',
        text: 'You gain Treasuries equal to the Native Power, twice that with Gold, and the Territory gains one Unrest.',
        think: 'Unrest lets a Rebel take your counters, and with the last one the Colony and 1 Prestige.',
      },
      de: {
        title: 'Plünderung',
        text: 'Sie erhalten so viele Taler wie die Macht der Einheimischen, mit Gold doppelt so viele, und das Gebiet erhält eine Unruhe.',
        think: 'Mit Unruhe kann ein Rebell Ihre Steine nehmen, und mit dem letzten die Kolonie und 1 Prestige.',
      },
    },
    repression: {
      section: 'CE 14',
      en: {
        title: 'Repression',
        text: 'You may remove up to two Unrest, each for one step to the left on the Diplomacy track.',
        think: 'Further left more players may declare war on you.',
      },
      de: {
        title: 'Unterdrückung',
        text: 'Sie dürfen bis zu zwei Unruhen entfernen, jede für einen Schritt nach links auf der Diplomatieleiste.',
        think: 'Weiter links dürfen Ihnen mehr Spieler den Krieg erklären.',
      },
    },
    plantation: {
      section: 'CE 14',
      en: {
        title: 'Plantation',
        text: 'For every black Resource that you control you take 1 Merchant Fleet from other players.',
        think: 'It costs you nothing in the rules of the game.',
      },
      de: {
        title: 'Plantage',
        text: 'Für jeden schwarzen Rohstoff, den Sie kontrollieren, nehmen Sie anderen Spielern 1 Handelsflotte.',
        think: 'Nach den Spielregeln kostet es Sie nichts.',
      },
    },
    victim: {
      section: 'CE 14',
      en: {
        title: 'Whose fleet',
        text: 'You choose from whom each Merchant Fleet comes.',
        think: 'Take it from whoever is closest to 10 Prestige.',
      },
      de: {
        title: 'Wessen Flotte',
        text: 'Sie wählen, von wem jede Handelsflotte kommt.',
        think: 'Nehmen Sie sie dem, der 10 Prestige am nächsten ist.',
      },
    },
    explore: {
      section: 'CE 15',
      core: true,
      en: {
        title: 'Exploring',
        text: 'Ten dice are rolled; each succeeds one time in three. You need as many successes as the Difficulty, less your Seafaring value, and 1 less beside a Territory with a counter of yours. A success brings 1 Prestige.',
        think:
          'The percentage at each Territory is exact. Look for Resources that you can keep, and for neighbours of what you have.',
      },
      de: {
        title: 'Erforschen',
        text: 'Zehn Würfel werden geworfen; jeder bringt in einem von drei Fällen einen Erfolg. Nötig sind so viele Erfolge wie die Schwierigkeit, vermindert um Ihren Seefahrtswert und um 1 neben einem Gebiet mit einem Stein von Ihnen. Ein Erfolg bringt 1 Prestige.',
        think:
          'Die Prozentzahl an jedem Gebiet ist genau. Achten Sie auf Rohstoffe, die Sie halten können, und auf Nachbarn dessen, was Sie haben.',
      },
    },
    again: {
      section: 'CE 11',
      en: {
        title: 'Australia once more',
        text: 'Australia holds two Prestige. You may roll again for the second.',
        think: 'If it fails, you may not place a counter there now.',
      },
      de: {
        title: 'Noch einmal Australien',
        text: 'In Australien liegen zwei Prestige. Sie dürfen um das zweite noch einmal würfeln.',
        think: 'Misslingt es, dürfen Sie dort jetzt keinen Stein setzen.',
      },
    },
    occupy: {
      section: 'CE 15',
      core: true,
      en: {
        title: 'After an exploration',
        text: 'You may place a counter in the new Territory: a Merchant Fleet, or adventurers for 1 Treasury, who bring one Unrest.',
        think:
          'A Merchant Fleet is worth more than a Treasury, but Unrest invites rebellions. Either gives you a Resource.',
      },
      de: {
        title: 'Nach einer Erforschung',
        text: 'Sie dürfen einen Stein in das neue Gebiet setzen: eine Handelsflotte, oder Abenteurer für 1 Taler, die eine Unruhe bringen.',
        think:
          'Eine Handelsflotte ist mehr wert als ein Taler, aber Unruhe lädt zu Aufständen ein. Beides gibt Ihnen einen Rohstoff.',
      },
    },
    'occupy-space': {
      section: 'CE 5',
      en: {
        title: 'Which Resource',
        text: 'The edge colour is the kind of Resource. If nobody else controls one of that colour, you have a Monopoly. Each Gold is a Monopoly of its own.',
        think:
          'Prefer a colour that nobody controls yet. Breaking the Monopoly of another costs a step on the Diplomacy track.',
      },
      de: {
        title: 'Welcher Rohstoff',
        text: 'Die Randfarbe ist die Art des Rohstoffs. Kontrolliert niemand sonst einen dieser Farbe, haben Sie ein Monopol. Jedes Gold ist ein eigenes Monopol.',
        think:
          'Nehmen Sie eher eine Farbe, die noch niemand kontrolliert. Das Monopol eines anderen zu brechen kostet einen Schritt auf der Diplomatieleiste.',
      },
    },
    circumnavigate: {
      section: 'CE 11',
      en: {
        title: 'Around the world',
        text: 'For 1 Treasury you may roll once for the Circumnavigation. It is Difficulty 6, less your Seafaring value and 1 for each continent with a counter of yours.',
        think: 'It brings 1 Prestige to the first who succeeds. Compare the chance with the price.',
      },
      de: {
        title: 'Um die Welt',
        text: 'Für 1 Taler dürfen Sie einmal um die Weltumsegelung würfeln. Die Schwierigkeit ist 6, vermindert um Ihren Seefahrtswert und um 1 für jeden Kontinent mit einem Stein von Ihnen.',
        think: 'Sie bringt dem Ersten, dem sie gelingt, 1 Prestige. Vergleichen Sie die Aussicht mit dem Preis.',
      },
    },
    loan: {
      section: 'CE 16',
      en: {
        title: 'A loan',
        text: 'You may borrow up to twice your Economy value. Every loan grows by 1 in each turn, and nobody wins with a loan.',
        think: 'A large loan early costs little interest, if the money works: fleets, tracks, counters on the map.',
      },
      de: {
        title: 'Ein Darlehen',
        text: 'Sie dürfen bis zum Doppelten Ihres Wirtschaftswerts leihen. Jedes Darlehen wächst in jeder Spielrunde um 1, und mit einem Darlehen gewinnt niemand.',
        think:
          'Ein großes frühes Darlehen kostet wenig Zinsen, wenn das Geld arbeitet: Flotten, Leisten, Steine auf der Karte.',
      },
    },
    city: {
      section: 'CE 17',
      en: {
        title: 'The Booming City',
        text: 'It may stand where you have a counter. In a Colony it gives 1 Prestige to the owner. Its Goods are shipped first, by everybody.',
        think: 'Best in your own Colony.',
      },
      de: {
        title: 'Die Blühende Stadt',
        text: 'Sie darf stehen, wo Sie einen Stein haben. In einer Kolonie bringt sie dem Besitzer 1 Prestige. Ihre Waren verschiffen alle zuerst.',
        think: 'Am besten in Ihrer eigenen Kolonie.',
      },
      nations: {
        en: {
          text: 'It may stand where you have a counter. Only a Historical city of yours gives 1 Prestige, to the owner of the Colony where it stands. Its Goods are shipped first, by everybody.',
          think: 'Best in your own Colony on a goal with a Historical city.',
        },
        de: {
          text: 'Sie darf stehen, wo Sie einen Stein haben. Nur eine Ihrer Historischen Städte bringt 1 Prestige, und zwar dem Besitzer der Kolonie, in der sie steht. Ihre Waren verschiffen alle zuerst.',
          think: 'Am besten in Ihrer eigenen Kolonie in einem Zielgebiet mit einer Historischen Stadt.',
        },
      },
    },
    'city-price': {
      section: 'CE 17',
      en: {
        title: 'The price of the city',
        text: 'You pay more than the present city is worth, at most your Economy value. The price is its value: the next one must be dearer.',
        think: 'A higher price makes it harder to take the city away.',
      },
      de: {
        title: 'Der Preis der Stadt',
        text: 'Sie zahlen mehr, als die jetzige Stadt wert ist, höchstens Ihren Wirtschaftswert. Der Preis ist ihr Wert: Die nächste muss teurer sein.',
        think: 'Ein höherer Preis macht es schwerer, die Stadt zu verlegen.',
      },
      nations: {
        en: { think: 'A higher price makes it harder to take the city away. A Historical city may be worth 1 more.' },
        de: {
          think:
            'Ein höherer Preis macht es schwerer, die Stadt zu verlegen. Eine Historische Stadt darf 1 mehr wert sein.',
        },
      },
    },
    'city-value': {
      section: 'CE 25',
      en: {
        title: 'The value of a Historical city',
        text: 'Its marker may show 1 more than you pay, even above your Economy value, and at most 10.',
        think: 'The next city must be dearer than this value. That keeps the others away, and yourself too.',
      },
      de: {
        title: 'Der Wert einer Historischen Stadt',
        text: 'Ihr Marker darf 1 mehr zeigen, als Sie zahlen, auch über Ihren Wirtschaftswert hinaus, aber höchstens 10.',
        think: 'Die nächste Stadt muss teurer sein als dieser Wert. Das hält die anderen fern, und auch Sie selbst.',
      },
    },
    'city-goods': {
      section: 'CE 18',
      en: {
        title: 'Goods of the city',
        text: 'Goods from the Territory of the Booming City come first, whoever controls them. Other owners get 1 Treasury each.',
        think: 'With Unrest there pirates may come and cost a fleet.',
      },
      de: {
        title: 'Waren der Stadt',
        text: 'Waren aus dem Gebiet der Blühenden Stadt kommen zuerst, wer sie auch kontrolliert. Andere Besitzer erhalten je 1 Taler.',
        think: 'Bei Unruhe dort können Piraten kommen und eine Flotte kosten.',
      },
    },
    ship: {
      section: 'CE 18',
      core: true,
      en: {
        title: 'Shipping Goods',
        text: 'Each Merchant Fleet ships one Goods from a controlled Resource to the Market. Later the Trader turns Goods into Treasuries.',
        think: 'Your own Resources first: for those of others the owner gets 1 Treasury, and may refuse.',
      },
      de: {
        title: 'Waren verschiffen',
        text: 'Jede Handelsflotte bringt eine Ware von einem kontrollierten Rohstoff auf den Markt. Später macht der Händler aus Waren Taler.',
        think: 'Eigene Rohstoffe zuerst: Für fremde erhält der Besitzer 1 Taler, und er darf ablehnen.',
      },
    },
    sell: {
      section: 'CE 18',
      en: {
        title: 'Somebody wants your Goods',
        text: 'You may sell for 1 Treasury, or refuse. The other gains Goods on the Market.',
        think: 'A Treasury at once is welcome, unless the other is close to winning.',
      },
      de: {
        title: 'Jemand möchte Ihre Waren',
        text: 'Sie dürfen für 1 Taler verkaufen oder ablehnen. Der andere erhält eine Ware auf dem Markt.',
        think: 'Ein Taler sofort ist willkommen, außer der andere steht kurz vor dem Sieg.',
      },
    },
    missionary: {
      section: 'CE 19',
      en: {
        title: 'The Missionary',
        text: 'Turn one Unrest into a Mission, or place a Mission where there is no Unrest. Where a Mission lies, no rebellion breaks out.',
        think: 'Protect the Colony that you can least afford to lose.',
      },
      de: {
        title: 'Der Missionar',
        text: 'Er macht aus einer Unruhe eine Mission oder gründet eine Mission, wo keine Unruhe ist. Wo eine Mission liegt, bricht kein Aufstand aus.',
        think: 'Schützen Sie die Kolonie, deren Verlust Sie am härtesten träfe.',
      },
    },
    'missionary-where': {
      section: 'CE 19',
      en: {
        title: 'Where the Missionary goes',
        text: 'One Territory of your choice.',
        think: 'Where many of your counters stand and the Native Power is high.',
      },
      de: {
        title: 'Wohin der Missionar geht',
        text: 'In ein Gebiet Ihrer Wahl.',
        think: 'Wo viele Ihrer Steine stehen und die Macht der Einheimischen groß ist.',
      },
    },
    rebel: {
      section: 'CE 20',
      en: {
        title: 'The Rebel',
        text: 'Start a rebellion where there is Unrest and no Mission, place one Unrest, or remove a Mission.',
        think: 'The Rebel slows down whoever leads. Your own counters are lost only if no others are left.',
      },
      de: {
        title: 'Der Rebell',
        text: 'Er beginnt einen Aufstand, wo Unruhe und keine Mission ist, legt eine Unruhe oder entfernt eine Mission.',
        think: 'Der Rebell bremst, wer führt. Eigene Steine gehen nur verloren, wenn keine anderen mehr da sind.',
      },
    },
    'rebel-where': {
      section: 'CE 20',
      en: {
        title: 'Where the Rebel goes',
        text: 'A rebellion rolls Native Power times Unrest dice; each success takes a counter.',
        think: 'Where others have much and you have nothing.',
      },
      de: {
        title: 'Wohin der Rebell geht',
        text: 'Ein Aufstand würfelt mit Macht der Einheimischen mal Unruhe; jeder Erfolg nimmt einen Stein.',
        think: 'Wo andere viel haben und Sie nichts.',
      },
    },
    casualty: {
      section: 'CE 20',
      en: {
        title: 'Losses of a rebellion',
        text: 'You choose which counters are lost, one for each success.',
        think: 'Without its last counter the owner loses a Colony and 1 Prestige.',
      },
      de: {
        title: 'Verluste eines Aufstands',
        text: 'Sie wählen, welche Steine verloren gehen, einer je Erfolg.',
        think: 'Mit dem letzten Stein verliert der Besitzer die Kolonie und 1 Prestige.',
      },
    },
    'casualty-run': {
      section: 'CE 20',
      en: {
        title: 'Which counter of the stack',
        text: 'The lowest counter controls the Resource.',
        think: 'Taking the lowest may pass control to somebody else, perhaps to you.',
      },
      de: {
        title: 'Welcher Stein des Stapels',
        text: 'Der unterste Stein kontrolliert den Rohstoff.',
        think: 'Nehmen Sie den untersten, geht die Kontrolle vielleicht auf jemand anderen über, etwa auf Sie.',
      },
    },
    progress: {
      section: 'CE 6',
      core: true,
      en: {
        title: 'The Scientist',
        text: 'One step on one track, for the number printed there. Seafaring helps exploring, Logistics lets the Viceroy place more, Economy serves trade, city and loans, Navy the squadrons.',
        think: 'Seafaring and Logistics are good first steps. Tea and Opium, and so India and China, need Economy 6.',
      },
      de: {
        title: 'Der Gelehrte',
        text: 'Ein Schritt auf einer Leiste, für die dort gedruckte Zahl. Seefahrt hilft beim Erforschen, Logistik lässt den Vizekönig mehr setzen, Wirtschaft dient Handel, Stadt und Darlehen, Marine den Geschwadern.',
        think:
          'Seefahrt und Logistik sind gute erste Schritte. Tee und Opium, also Indien und China, verlangen Wirtschaft 6.',
      },
    },
    war: {
      section: 'CE 22',
      en: {
        title: 'Declaring war',
        text: 'You may attack a player who is not further right on the Diplomacy track. You move one space to the left. Whoever surrenders or can no longer fight gives 1 Prestige to the victor.',
        think: 'Count squadrons and counters in shared Territories first. Each fights with one die, at most five.',
      },
      de: {
        title: 'Krieg erklären',
        text: 'Sie dürfen einen Spieler angreifen, der auf der Diplomatieleiste nicht weiter rechts steht. Sie rücken ein Feld nach links. Wer sich ergibt oder nicht mehr kämpfen kann, gibt dem Sieger 1 Prestige.',
        think:
          'Zählen Sie zuerst Geschwader und Steine in gemeinsamen Gebieten. Jeder bringt einen Würfel, höchstens fünf.',
      },
    },
    'war-casualty': {
      section: 'CE 22',
      en: {
        title: 'Losses of the enemy',
        text: 'For each success you remove an enemy counter in this Territory.',
        think: 'Take those that control Resources which you want.',
      },
      de: {
        title: 'Verluste des Gegners',
        text: 'Für jeden Erfolg entfernen Sie einen gegnerischen Stein in diesem Gebiet.',
        think: 'Nehmen Sie die, die von Ihnen gewünschte Rohstoffe kontrollieren.',
      },
    },
    'war-casualty-run': {
      section: 'CE 22',
      en: {
        title: 'Which counter of the stack',
        text: 'The lowest counter controls the Resource. Control that changes through war costs no Diplomacy.',
        think: 'The lowest one, if your own counter comes next.',
      },
      de: {
        title: 'Welcher Stein des Stapels',
        text: 'Der unterste Stein kontrolliert den Rohstoff. Wechselt die Kontrolle durch Krieg, kostet das keine Diplomatie.',
        think: 'Den untersten, wenn darüber Ihr eigener liegt.',
      },
    },
    reroll: {
      section: 'CE 25',
      en: {
        title: 'Rolling again',
        text: 'Great Britain may roll all its dice at sea again once in each year of war. The new result counts.',
        think: 'On average one die in three succeeds. Below that, roll again.',
      },
      de: {
        title: 'Noch einmal würfeln',
        text: 'Großbritannien darf zur See einmal in jedem Kriegsjahr alle Würfel neu werfen. Das neue Ergebnis gilt.',
        think: 'Im Mittel gelingt einer von drei Würfeln. Liegen Sie darunter, würfeln Sie neu.',
      },
    },
    surrender: {
      section: 'CE 22',
      en: {
        title: 'Surrender',
        text: 'Surrender ends the war and costs 1 Prestige, if you have any. Otherwise another year is fought.',
        think: 'How many squadrons and counters could you still lose?',
      },
      de: {
        title: 'Sich ergeben',
        text: 'Wer sich ergibt, beendet den Krieg und verliert 1 Prestige, sofern vorhanden. Sonst folgt ein weiteres Kriegsjahr.',
        think: 'Wie viele Geschwader und Steine könnten Sie noch verlieren?',
      },
    },
    'trade-own': {
      section: 'CE 23',
      core: true,
      en: {
        title: 'Selling Goods',
        text: 'The Trader turns Goods on the Market into Treasuries: at most your Economy value plus the Native Power of your Colonies.',
        think: 'Sell your own first. Room that is left can be used for goods of others.',
      },
      de: {
        title: 'Waren verkaufen',
        text: 'Der Händler macht aus Waren auf dem Markt Taler: höchstens so viele wie Ihr Wirtschaftswert und die Macht der Einheimischen in Ihren Kolonien zusammen.',
        think: 'Verkaufen Sie zuerst Ihre eigenen. Was noch geht, lässt sich für fremde nutzen.',
      },
    },
    'trade-whose': {
      section: 'CE 23',
      en: {
        title: 'Goods of others',
        text: 'You may sell goods of others as well: the owner gets 1 Treasury for each, and you as much. Own goods and theirs come in any order, and what somebody refuses leaves room for more.',
        think: 'Choose somebody who is not about to win.',
      },
      de: {
        title: 'Waren anderer',
        text: 'Sie dürfen auch fremde Waren verkaufen: Der Besitzer erhält je 1 Taler und Sie ebenso viel. Eigene und fremde kommen in beliebiger Folge, und was jemand ablehnt, lässt Platz für weitere.',
        think: 'Wählen Sie jemanden, der nicht kurz vor dem Sieg steht.',
      },
    },
    'trade-amount': {
      section: 'CE 23',
      en: {
        title: 'How many',
        text: 'The owner may allow all, some or none.',
        think: 'Every one of them is a Treasury for you.',
      },
      de: {
        title: 'Wie viele',
        text: 'Der Besitzer darf alle, einige oder keine freigeben.',
        think: 'Jede davon ist ein Taler für Sie.',
      },
    },
    'trade-grant': {
      section: 'CE 23',
      en: {
        title: 'Somebody wants to sell your Goods',
        text: 'Each that you let go brings you 1 Treasury, and the other as much.',
        think: 'You need no Trader of your own for these. Refuse only if the other profits too much.',
      },
      de: {
        title: 'Jemand möchte Ihre Waren verkaufen',
        text: 'Jede, die Sie freigeben, bringt Ihnen 1 Taler und dem anderen ebenso viel.',
        think: 'Dafür brauchen Sie keinen eigenen Händler. Lehnen Sie nur ab, wenn es dem anderen zu viel nützt.',
      },
    },
    send: {
      section: 'CE 24',
      en: {
        title: 'The Viceroy',
        text: 'The Viceroy places counters from your Treasury in one explored Territory, at most your Logistics value.',
        think: 'Prepare a Colony: control all Resources there and match the Native Power.',
      },
      de: {
        title: 'Der Vizekönig',
        text: 'Er setzt Steine aus Ihrer Schatzkammer in ein erforschtes Gebiet, höchstens so viele wie Ihr Logistikwert.',
        think:
          'Bereiten Sie eine Kolonie vor: alle Rohstoffe dort kontrollieren und die Macht der Einheimischen erreichen.',
      },
    },
    'send-space': {
      section: 'CE 5',
      en: {
        title: 'On which Resource',
        text: 'A new counter lies on top. Control changes when you have more counters there than anybody else.',
        think:
          'A vacant Resource is yours with one counter. Taking one from somebody costs a step on the Diplomacy track.',
      },
      de: {
        title: 'Auf welchen Rohstoff',
        text: 'Ein neuer Stein liegt obenauf. Die Kontrolle wechselt, wenn Sie dort mehr Steine haben als jeder andere.',
        think:
          'Ein freier Rohstoff gehört Ihnen mit einem Stein. Jemandem einen zu nehmen kostet einen Schritt auf der Diplomatieleiste.',
      },
    },
    'send-more': {
      section: 'CE 24',
      en: {
        title: 'Another counter',
        text: 'As long as your Logistics value allows, you may place more in the same Territory.',
        think: 'Every counter is a Treasury less in your box.',
      },
      de: {
        title: 'Noch ein Stein',
        text: 'Solange Ihr Logistikwert es erlaubt, dürfen Sie im selben Gebiet weitere setzen.',
        think: 'Jeder Stein ist ein Taler weniger in Ihrer Schatzkammer.',
      },
    },
  },

  seen: {
    'card-revealed': {
      section: 'CE 4',
      core: true,
      part: 'seats',
      en: {
        title: 'The cards are shown',
        text: 'Everybody has revealed the first card of the row. The others stay face down. From them you can guess what may come.',
      },
      de: {
        title: 'Die Karten werden aufgedeckt',
        text: 'Alle haben die erste Karte ihrer Reihe aufgedeckt. Die übrigen bleiben verdeckt. Aus den offenen lässt sich erraten, was noch kommt.',
      },
    },
    explored: {
      section: 'CE 15',
      core: true,
      en: {
        title: 'A successful exploration',
        text: 'A Territory has been explored: its Prestige goes to the explorer, and from now on anybody may place counters there.',
      },
      de: {
        title: 'Eine gelungene Erforschung',
        text: 'Ein Gebiet ist erforscht: Sein Prestige geht an den Entdecker, und von nun an darf dort jeder Steine setzen.',
      },
    },
    'exploration-failed': {
      section: 'CE 15',
      en: {
        title: 'A failed exploration',
        text: 'There were too few successes. Nothing is lost but the action; the Territory stays unexplored.',
      },
      de: {
        title: 'Eine misslungene Erforschung',
        text: 'Es gab zu wenige Erfolge. Verloren ist nur die Aktion; das Gebiet bleibt unerforscht.',
      },
    },
    'america-discovered': {
      section: 'CE 11',
      en: {
        title: 'America is known',
        text: 'The first exploration there brought one more Prestige. From now on American Territories are 2 easier for everybody.',
      },
      de: {
        title: 'Amerika ist bekannt',
        text: 'Die erste Erforschung dort brachte ein weiteres Prestige. Von nun an sind amerikanische Gebiete für alle um 2 leichter.',
      },
    },
    'counter-placed': {
      section: 'CE 5',
      en: {
        title: 'A counter on the map',
        text: 'It controls its Resource if it is the lowest of the stack. Each controlled Resource yields one Goods for the Merchant.',
      },
      de: {
        title: 'Ein Stein auf der Karte',
        text: 'Er kontrolliert seinen Rohstoff, wenn er der unterste des Stapels ist. Jeder kontrollierte Rohstoff gibt dem Kaufmann eine Ware.',
      },
    },
    'goods-shipped': {
      section: 'CE 18',
      core: true,
      en: {
        title: 'Goods on the Market',
        text: 'Goods were shipped. They lie on the Market until a Trader turns them into Treasuries.',
      },
      de: {
        title: 'Waren auf dem Markt',
        text: 'Waren wurden verschifft. Sie liegen auf dem Markt, bis ein Händler sie zu Talern macht.',
      },
    },
    'goods-sold': {
      section: 'CE 23',
      en: {
        title: 'Goods are sold',
        text: 'Goods became Treasuries. Ship and sell is the engine that pays for everything else.',
      },
      de: {
        title: 'Waren werden verkauft',
        text: 'Aus Waren wurden Taler. Verschiffen und verkaufen bezahlt alles Übrige.',
      },
    },
    'track-advanced': {
      section: 'CE 6',
      en: {
        title: 'Progress',
        text: 'Somebody advanced on a track. The number of a space is its price and the value that it gives from then on.',
      },
      de: {
        title: 'Fortschritt',
        text: 'Jemand ist auf einer Leiste vorgerückt. Die Zahl eines Feldes ist sein Preis und der Wert, den es fortan gibt.',
      },
    },
    'diplomacy-moved': {
      section: 'CE 10',
      en: {
        title: 'Diplomacy',
        text: 'A marker moved on the Diplomacy track. Whoever stands further right cannot be attacked by those on the left.',
      },
      de: {
        title: 'Diplomatie',
        text: 'Ein Marker rückte auf der Diplomatieleiste. Wer weiter rechts steht, kann von denen links nicht angegriffen werden.',
      },
    },
    'colony-founded': {
      section: 'CE 14',
      core: true,
      en: {
        title: 'A Colony',
        text: 'A Colony was founded: 1 Prestige, and the Territory is closed to new counters of others. If its owner loses the last counter there, Colony and Prestige are lost.',
      },
      de: {
        title: 'Eine Kolonie',
        text: 'Eine Kolonie wurde gegründet: 1 Prestige, und das Gebiet ist neuen Steinen anderer verschlossen. Verliert der Besitzer dort den letzten Stein, sind Kolonie und Prestige verloren.',
      },
      nations: {
        en: {
          text: 'A Colony was founded, and the Territory is closed to new counters of others. It gave 1 Prestige if it is a goal of its founder. If its owner loses the last counter there, the Colony and 1 Prestige are lost.',
        },
        de: {
          text: 'Eine Kolonie wurde gegründet, und das Gebiet ist neuen Steinen anderer verschlossen. 1 Prestige brachte sie, wenn es ein Zielgebiet des Gründers ist. Verliert der Besitzer dort den letzten Stein, sind die Kolonie und 1 Prestige verloren.',
        },
      },
    },
    'colony-lost': {
      section: 'CE 8',
      en: {
        title: 'A Colony is lost',
        text: 'The Territory is an Independent State now. Its Native Power is doubled, and its former owner lost 1 Prestige.',
      },
      de: {
        title: 'Eine Kolonie geht verloren',
        text: 'Das Gebiet ist jetzt ein Unabhängiger Staat. Die Macht der Einheimischen ist verdoppelt, und der frühere Besitzer verlor 1 Prestige.',
      },
    },
    'unrest-added': {
      section: 'CE 9',
      en: {
        title: 'Unrest',
        text: 'Where Unrest lies and no Mission, a Rebel can start a rebellion. The more Unrest, the more dice.',
      },
      de: {
        title: 'Unruhe',
        text: 'Wo Unruhe und keine Mission liegt, kann ein Rebell einen Aufstand beginnen. Je mehr Unruhe, desto mehr Würfel.',
      },
    },
    'loan-taken': {
      section: 'CE 16',
      en: {
        title: 'A loan',
        text: 'Somebody borrowed Treasuries. The loan grows in every turn and must be gone before its owner can win.',
      },
      de: {
        title: 'Ein Darlehen',
        text: 'Jemand hat Taler geliehen. Das Darlehen wächst in jeder Spielrunde und muss getilgt sein, bevor sein Besitzer gewinnen kann.',
      },
    },
    'interest-added': {
      section: 'CE 4',
      en: {
        title: 'Interest',
        text: 'At the end of a turn every loan grows by 1. A player without loans pays nothing.',
      },
      de: {
        title: 'Zinsen',
        text: 'Am Ende einer Spielrunde wächst jedes Darlehen um 1. Wer keines hat, zahlt nichts.',
      },
    },
    'city-placed': {
      section: 'CE 17',
      en: {
        title: 'The Booming City',
        text: 'There is only one. Its Goods are shipped first by everybody, and in a Colony it brought its owner 1 Prestige.',
      },
      de: {
        title: 'Die Blühende Stadt',
        text: 'Es gibt nur eine. Ihre Waren verschiffen alle zuerst, und in einer Kolonie brachte sie dem Besitzer 1 Prestige.',
      },
      nations: {
        en: {
          text: 'There is only one. Its Goods are shipped first by everybody, and a Historical city in a Colony brought the owner 1 Prestige.',
        },
        de: {
          text: 'Es gibt nur eine. Ihre Waren verschiffen alle zuerst, und eine Historische Stadt in einer Kolonie brachte dem Besitzer 1 Prestige.',
        },
      },
    },
    'war-declared': {
      section: 'CE 22',
      en: {
        title: 'A war',
        text: 'War has been declared. Year after year it is fought in shared Territories, then at sea, until one side surrenders or cannot fight any more.',
      },
      de: {
        title: 'Ein Krieg',
        text: 'Krieg wurde erklärt. Jahr um Jahr wird in gemeinsamen Gebieten gekämpft, dann zur See, bis eine Seite sich ergibt oder nicht mehr kämpfen kann.',
      },
    },
    pirates: {
      section: 'CE 18',
      en: {
        title: 'Pirates',
        text: 'Unrest at the Booming City attracts pirates. The shipper lost a fleet, and nothing was shipped from there.',
      },
      de: {
        title: 'Piraten',
        text: 'Unruhe bei der Blühenden Stadt lockt Piraten an. Wer verschiffte, verlor eine Flotte, und von dort kam nichts.',
      },
    },
  },

  over: {
    section: 'CE 0',
    en: {
      title: 'The game is over',
      text: 'Somebody has 10 Prestige and no debt. The result shows each step, and how the powers developed. You can look back at every move, or practice from any of them.',
    },
    de: {
      title: 'Die Partie ist zu Ende',
      text: 'Jemand hat 10 Prestige und keine Schulden. Das Ergebnis zeigt jeden Schritt und wie sich die Mächte entwickelten. Sie können auf jeden Zug zurückblicken oder ab jedem üben.',
    },
  },
}
