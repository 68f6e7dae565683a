// The guided first game of Colonialism: the Compass edition with its quick start.

import type { Course } from './lessons'

export const colonialism: Course = {
  start: [
    {
      section: '3.0',
      en: {
        title: 'What it is about',
        text: 'You lead a colonial power around 1900 and gather cubes of three colours. At the end only the colour counts of which you have the fewest; before that, three equal cubes may become one of another colour. So 5, 6 and 2 cubes are 3 points. The game looks through the eyes of the powers; what their rule meant for the people there it shows only in outline.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Sie führen um 1900 eine Kolonialmacht und sammeln Ressourcensteine in drei Farben. Am Ende zählt nur die Farbe, von der Sie am wenigsten haben; vorher lassen sich je drei gleiche Steine in einen einer anderen Farbe konvertieren. 5, 6 und 2 Steine sind also 3 Punkte. Das Spiel blickt durch die Augen der Mächte; was ihre Herrschaft für die Menschen dort bedeutete, zeigt es nur in Umrissen.',
      },
    },
    {
      section: '2.7.2',
      part: 'board',
      en: {
        title: 'The map',
        text: 'Six regions and five sea zones. Discs are influence; the gray ones are the natives. The tile of a region shows its total influence and its limit. Above the limit there is conflict. Cubes can be collected only where no natives are left.',
      },
      de: {
        title: 'Die Karte',
        text: 'Sechs Regionen und fünf Seezonen. Scheiben sind Einfluss; die grauen gehören der Regionalmacht. Das Plättchen einer Region zeigt ihren gesamten Einfluss und ihr Regionenlimit. Über dem Regionenlimit kommt es zum Konflikt. Steine lassen sich nur sammeln, wo keine Regionalmacht mehr ist.',
      },
    },
    {
      section: '2.6',
      part: 'foot',
      en: {
        title: 'Your hand',
        text: 'Light cards are policies: you lay them at a region, and they take effect in the next colonization. Dark cards are actions: they take effect at once. Most need a fresh ship of yours in a sea beside the region.',
      },
      de: {
        title: 'Ihre Hand',
        text: 'Helle Karten sind Politikkarten: Sie spielen sie auf eine Region, und sie wirken in der nächsten Kolonisierung. Dunkle Karten sind Aktionskarten: Sie wirken sofort. Die meisten benötigen ein angrenzendes einsatzbereites Schiff von Ihnen.',
      },
    },
    {
      section: '5.1',
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
      section: '5.0',
      part: 'phases',
      en: {
        title: 'How the game runs',
        text: 'Three game turns. In each: two action rounds, a colonization, two more action rounds, a second colonization. In an action round everybody acts three times, one action after the other in turn order. After the sixth colonization the game is scored.',
      },
      de: {
        title: 'Wie die Partie abläuft',
        text: 'Drei Spielrunden. In jeder: zwei Aktionsrunden, eine Kolonisierung, zwei weitere Aktionsrunden, eine zweite Kolonisierung. In einer Aktionsrunde handelt jeder dreimal, immer eine Aktion reihum in der Spielreihenfolge. Nach der sechsten Kolonisierung wird gewertet.',
      },
    },
  ],

  asked: {
    row: {
      section: '4.0',
      core: true,
      en: {
        title: 'A row of the turn order',
        text: 'The rows decide who acts first, from top to bottom.',
        think:
          'A high row is good for ties when cubes are collected. A low row lets you see what the others do before you answer.',
      },
      de: {
        title: 'Ihre Position auf der Spielreihenfolgeanzeige',
        text: 'Die Positionen legen fest, wer zuerst handelt, von oben nach unten.',
        think:
          'Weit oben gewinnen Sie Gleichstände, wenn Steine gesammelt werden. Weiter unten sehen Sie, was die anderen tun, bevor Sie antworten.',
      },
    },
    'new-row': {
      section: '5.2.3',
      core: true,
      en: {
        title: 'A new row',
        text: 'After each colonization the order is chosen anew. Whoever has collected the fewest cubes in this game turn chooses first.',
        think: 'Do you need to act before the others at a contested region, or rather after them?',
      },
      de: {
        title: 'Eine neue Position',
        text: 'Nach jeder Kolonisierung wählen alle neue Positionen auf der Spielreihenfolgeanzeige. Wer in dieser Spielrunde am wenigsten gesammelt hat, wählt zuerst.',
        think: 'Müssen Sie in einer umkämpften Region vor den anderen handeln, oder lieber nach ihnen?',
      },
    },
    'keep-six': {
      section: '4.0',
      en: {
        title: 'Your first hand',
        text: 'Of twelve cards you keep six. The others go to your discard pile and come back later.',
        think: 'Two or three strong policies and some actions are a good mixture.',
      },
      de: {
        title: 'Ihre erste Hand',
        text: 'Von zwölf Karten behalten Sie sechs. Die anderen kommen auf Ihren Abwurfstapel und später wieder.',
        think: 'Zwei oder drei starke Politikkarten und einige Aktionskarten sind eine gute Mischung.',
      },
    },
    'first-ship': {
      section: '4.0',
      core: true,
      en: {
        title: 'Your ships',
        text: 'A ship serves every region beside its sea zone. Most cards and every exploration need one.',
        think:
          'Three ships in three seas reach nearly every region. Two in the same sea let you act there twice in one round.',
      },
      de: {
        title: 'Ihre Schiffe',
        text: 'Ein Schiff dient allen Regionen an seiner Seezone. Die meisten Karten und jede Erkundung benötigen eines.',
        think:
          'Drei Schiffe in drei Meeren erreichen fast jede Region. Zwei im selben Meer lassen Sie dort zweimal in einer Runde handeln.',
      },
    },
    act: {
      section: '5.1',
      core: true,
      part: 'prompt',
      en: {
        title: 'Your action',
        text: 'Draw three cards, move a ship, play a card, explore a region for one disc, or withdraw discs. One action, then the next player.',
        think:
          'First get a disc into regions whose cubes you lack. Then lay policies there: they add most of your influence. Three actions are soon gone, so play the cards that matter first.',
      },
      de: {
        title: 'Ihre Aktion',
        text: 'Drei Karten ziehen, ein Schiff bewegen, eine Karte spielen, eine Region für eine Scheibe erkunden oder Scheiben zurückziehen. Eine Aktion, dann ist der Nächste an der Reihe.',
        think:
          'Bringen Sie zuerst eine Scheibe in Regionen, deren Steine Ihnen fehlen. Spielen Sie dann Politikkarten darauf: Sie bringen den meisten Einfluss. Drei Aktionen sind schnell vorbei, spielen Sie also zuerst, worauf es ankommt.',
      },
    },
    'which-ship': {
      section: '5.1.2',
      en: {
        title: 'Which ship moves',
        text: 'A fresh ship stays fresh when it moves, a used one stays used.',
        think: 'Move the ship that has nothing left to do where it is.',
      },
      de: {
        title: 'Welches Schiff fährt',
        text: 'Ein einsatzbereites Schiff bleibt es beim Fahren, ein benutztes bleibt benutzt.',
        think: 'Bewegen Sie das Schiff, das an seinem Ort nichts mehr zu tun hat.',
      },
    },
    'move-to': {
      section: '5.1.2',
      en: {
        title: 'Where it goes',
        text: 'A ship may go to any sea zone, however far.',
        think: 'Choose a sea beside the region at which you want to play your next card.',
      },
      de: {
        title: 'Wohin es fährt',
        text: 'Ein Schiff darf in jede Seezone fahren, wie weit es auch ist.',
        think: 'Wählen Sie ein Meer neben der Region, auf die Sie Ihre nächste Karte spielen wollen.',
      },
    },
    'card-region': {
      section: '5.1.3',
      core: true,
      en: {
        title: 'The region of a card',
        text: 'Every card is for one region. The number beside it says what is certain now. Your first policy at a region lies face down, every further one face up.',
        think: 'How much influence will the others have there? Will the total pass the limit, and who is weakest then?',
      },
      de: {
        title: 'Die Region einer Karte',
        text: 'Jede Karte wird auf eine Region gespielt. Die Zahl daneben sagt, was jetzt schon sicher ist. Ihre erste Politikkarte auf eine Region liegt verdeckt, jede weitere offen.',
        think:
          'Wie viel Einfluss werden die anderen dort haben? Wird das Regionenlimit überschritten, und wer ist dann der Schwächste?',
      },
    },
    'use-ship': {
      section: '5.1.2',
      en: {
        title: 'Which ship is used',
        text: 'The ship is turned on its side and cannot be used again in this action round.',
        think: 'Keep the ship fresh that lies beside more regions in which you still want to act.',
      },
      de: {
        title: 'Welches Schiff benutzt wird',
        text: 'Das Schiff wird auf die Seite gelegt und lässt sich in dieser Aktionsrunde nicht mehr benutzen.',
        think: 'Schonen Sie das Schiff, das an mehr Regionen liegt, in denen Sie noch handeln wollen.',
      },
    },
    'how-many': {
      section: '5.1.4',
      en: {
        title: 'Withdrawing discs',
        text: 'Up to five discs go back to your reserve and can be placed again.',
        think: 'Leave one disc behind if you want to keep a foothold.',
      },
      de: {
        title: 'Scheiben zurückziehen',
        text: 'Bis zu fünf Scheiben kommen in Ihre Reserve zurück und lassen sich wieder platzieren.',
        think: 'Lassen Sie eine Scheibe stehen, wenn Sie dort vertreten bleiben wollen.',
      },
    },
    helped: {
      section: '7.2 Diplomacy',
      en: {
        title: 'Diplomacy',
        text: 'A faction gains one die plus 1 in discs: 2 to 4. It may be you, another power or the natives.',
        think: 'Mostly you help yourself. Helping the natives can keep others from collecting cubes.',
      },
      de: {
        title: 'Diplomatie',
        text: 'Eine Gruppierung erhält einen Würfelwurf plus 1 an Scheiben: 2 bis 4. Das können Sie sein, eine andere Macht oder die Regionalmacht.',
        think: 'Meist helfen Sie sich selbst. Wer der Regionalmacht hilft, kann andere am Sammeln hindern.',
      },
    },
    attacked: {
      section: '7.2 Military Campaign',
      en: {
        title: 'Military Campaign',
        text: 'Another power loses one die plus 1 in discs there: 2 to 4.',
        think: 'It hurts most where somebody would pick before you.',
      },
      de: {
        title: 'Feldzug',
        text: 'Eine andere Macht verliert dort einen Würfelwurf plus 1 an Scheiben: 2 bis 4.',
        think: 'Am meisten bewirkt er, wo jemand vor Ihnen wählen würde.',
      },
    },
    'trade-ship': {
      section: '7.2 Trade',
      en: {
        title: 'The ship for the trade',
        text: 'Both regions of the trade must lie beside the sea of this ship.',
        think: 'First think of the two cubes that you want to exchange.',
      },
      de: {
        title: 'Das Schiff für den Handel',
        text: 'Beide Regionen des Handels müssen an der Seezone dieses Schiffs liegen.',
        think: 'Überlegen Sie zuerst, welche zwei Steine Sie tauschen wollen.',
      },
    },
    'trade-first': {
      section: '7.2 Trade',
      en: {
        title: 'The first region',
        text: 'Two regions exchange one cube each.',
        think:
          'One of the two should be a region where you will collect cubes; the other one has a colour that you lack.',
      },
      de: {
        title: 'Die erste Region',
        text: 'Zwei Regionen tauschen je einen Stein.',
        think:
          'Eine der beiden sollte eine Region sein, in der Sie Steine sammeln werden; die andere hat eine Farbe, die Ihnen fehlt.',
      },
    },
    'trade-second': {
      section: '7.2 Trade',
      en: {
        title: 'The second region',
        text: 'It exchanges a cube with the first region.',
        think:
          'If you collect in the first region, choose where the colour lies that you lack. Otherwise choose a region where you collect.',
      },
      de: {
        title: 'Die zweite Region',
        text: 'Sie tauscht einen Stein mit der ersten Region.',
        think:
          'Sammeln Sie in der ersten Region, so wählen Sie, wo die Farbe liegt, die Ihnen fehlt. Sonst wählen Sie eine Region, in der Sie sammeln.',
      },
    },
    'trade-give': {
      section: '7.2 Trade',
      en: {
        title: 'The cube that goes',
        text: 'This cube goes from the first region to the second.',
        think:
          'If you collect in the first region, let a colour go of which you have enough. If you collect in the second, send the colour that you lack.',
      },
      de: {
        title: 'Der Stein, der geht',
        text: 'Dieser Stein kommt aus der ersten Region in die zweite.',
        think:
          'Sammeln Sie in der ersten Region, so geben Sie eine Farbe ab, von der Sie genug haben. Sammeln Sie in der zweiten, so schicken Sie die Farbe, die Ihnen fehlt.',
      },
    },
    'trade-for': {
      section: '7.2 Trade',
      en: {
        title: 'The cube that comes',
        text: 'This cube goes from the second region to the first in return.',
        think:
          'If you collect in the first region, take the colour of which you have the fewest. If you collect in the second, let a colour go of which you have enough.',
      },
      de: {
        title: 'Der Stein, der kommt',
        text: 'Dieser Stein kommt dafür aus der zweiten Region in die erste.',
        think:
          'Sammeln Sie in der ersten Region, so nehmen Sie die Farbe, von der Sie am wenigsten haben. Sammeln Sie in der zweiten, so geben Sie eine ab, von der Sie genug haben.',
      },
    },
    'mercenary-losses': {
      section: '7.2 Mercenaries',
      en: {
        title: 'Losses: mercenaries or discs',
        text: 'Mercenaries count as your influence until the end of the colonization; then they leave anyway.',
        think: 'Lose mercenaries first if you want to keep your discs. Your own discs return to your reserve.',
      },
      de: {
        title: 'Verluste: Söldner oder Scheiben',
        text: 'Söldner zählen als Ihr Einfluss bis zum Ende der Kolonisierung; danach gehen sie ohnehin.',
        think:
          'Verlieren Sie zuerst Söldner, wenn Ihre Scheiben bleiben sollen. Eigene Scheiben kommen in Ihre Reserve zurück.',
      },
    },
    'inflicted-losses': {
      section: '7.2 Mercenaries',
      en: {
        title: 'What the other player loses',
        text: 'Your card removes these discs, so you choose which of them are mercenaries.',
        think: 'Mercenaries leave at the end of the colonization anyway. Discs are gone from the region for good.',
      },
      de: {
        title: 'Was der andere Spieler verliert',
        text: 'Ihre Karte entfernt diese Scheiben, also wählen Sie, welche davon Söldner sind.',
        think: 'Söldner gehen am Ende der Kolonisierung ohnehin. Scheiben fehlen der Region auf Dauer.',
      },
    },
    collect: {
      section: '5.2.2.3',
      core: true,
      en: {
        title: 'Collecting cubes',
        text: 'You take all cubes of one colour from this region. The strongest picks first, then the others in order, until nothing is left.',
        think:
          'Only your smallest count scores. Take the colour you lack, even if another lies there in larger number.',
      },
      de: {
        title: 'Steine sammeln',
        text: 'Sie nehmen alle Steine einer Farbe aus dieser Region. Der Stärkste wählt zuerst, dann die anderen der Reihe nach, bis nichts mehr da ist.',
        think:
          'Nur Ihre kleinste Anzahl zählt. Nehmen Sie die Farbe, die Ihnen fehlt, auch wenn von einer anderen mehr daliegt.',
      },
    },
    'keep-one': {
      section: '5.2.3',
      core: true,
      part: 'foot',
      en: {
        title: 'One card stays',
        text: 'After a colonization you keep one card of your hand, or none, and draw up to six.',
        think: 'Keep a card only if it fits your plan. Everything discarded comes back when your deck is used up.',
      },
      de: {
        title: 'Eine Karte bleibt',
        text: 'Nach einer Kolonisierung behalten Sie eine Handkarte oder keine und ziehen auf sechs nach.',
        think:
          'Behalten Sie eine Karte nur, wenn sie zu Ihrem Vorhaben passt. Abgeworfenes kommt wieder, sobald Ihr Deck verbraucht ist.',
      },
    },
    payment: {
      section: 'X2',
      en: {
        title: 'Paying for an upgrade',
        text: 'Upgrades are paid with collected cubes, which leave the game.',
        think: 'Pay with the colour of which you have most.',
      },
      de: {
        title: 'Einen Ausbau bezahlen',
        text: 'Ausbaukarten werden mit gesammelten Steinen bezahlt, die aus dem Spiel gehen.',
        think: 'Zahlen Sie mit der Farbe, von der Sie am meisten haben.',
      },
    },
    'extra-ship': {
      section: 'X2 Naval Expansion',
      en: {
        title: 'A fourth ship',
        text: 'It is placed at once and works like the other three.',
        think: 'Choose a sea from which you cannot act yet.',
      },
      de: {
        title: 'Ein viertes Schiff',
        text: 'Es wird sofort platziert und wirkt wie die drei anderen.',
        think: 'Wählen Sie ein Meer, von dem aus Sie noch nicht handeln können.',
      },
    },
    'young-turks': {
      section: 'X1 Young Turks',
      en: {
        title: 'Young Turks',
        text: 'Return a collected cube to the region, or remove all your discs from it.',
        think: 'What is worth more to you: a cube that you have, or the influence there?',
      },
      de: {
        title: 'Jungtürken',
        text: 'Geben Sie einen gesammelten Stein in die Region zurück, oder entfernen Sie alle Ihre Scheiben aus ihr.',
        think: 'Was ist Ihnen mehr wert: ein Stein, den Sie haben, oder der Einfluss dort?',
      },
    },
    'sick-man': {
      section: 'X1 Sick Man of Europe',
      en: {
        title: 'Sick Man of Europe',
        text: 'You may place one disc from your reserve in the region.',
        think: 'One disc is enough to be present. It also raises the total.',
      },
      de: {
        title: 'Der kranke Mann am Bosporus',
        text: 'Sie dürfen eine Scheibe aus Ihrer Reserve in der Region platzieren.',
        think: 'Eine Scheibe genügt, um vertreten zu sein. Sie erhöht aber auch den gesamten Einfluss.',
      },
    },
    'open-door': {
      section: 'X1 Open Door Policy',
      en: {
        title: 'Open Door Policy',
        text: 'You may lay one policy card at the region without a ship.',
        think: 'A good moment for a strong card at a region that your ships do not reach.',
      },
      de: {
        title: 'Politik der offenen Tür',
        text: 'Sie dürfen ohne Schiff eine Politikkarte auf die Region spielen.',
        think: 'Eine gute Gelegenheit für eine starke Karte auf eine Region, die Ihre Schiffe nicht erreichen.',
      },
    },
    gurkhas: {
      section: 'X1 Gurkhas',
      en: {
        title: 'Gurkhas',
        text: 'You may place up to three discs from your reserve in any regions.',
        think: 'One disc in each of three regions prepares more than three in one.',
      },
      de: {
        title: 'Gurkhas',
        text: 'Sie dürfen bis zu drei Scheiben aus Ihrer Reserve in beliebigen Regionen platzieren.',
        think: 'Je eine Scheibe in drei Regionen bereitet mehr vor als drei in einer.',
      },
    },
    'gurkhas-more': {
      section: 'X1 Gurkhas',
      en: {
        title: 'Another disc',
        text: 'You may place another one, or stop.',
        think: 'Keep discs for your policies.',
      },
      de: {
        title: 'Noch eine Scheibe',
        text: 'Sie dürfen eine weitere platzieren oder aufhören.',
        think: 'Behalten Sie Scheiben für Ihre Politikkarten.',
      },
    },
    cultivation: {
      section: 'X1 Cultivation System Introduced',
      en: {
        title: 'A card comes back',
        text: 'You may take one card from your discard pile into your hand.',
        think: 'You will keep only one card after this phase: choose one that you want then.',
      },
      de: {
        title: 'Eine Karte kommt zurück',
        text: 'Sie dürfen eine Karte von Ihrem Abwurfstapel auf die Hand nehmen.',
        think: 'Nach dieser Phase behalten Sie nur eine Karte: Wählen Sie eine, die Sie dann haben wollen.',
      },
    },
  },

  seen: {
    'interest-dealt': {
      section: '2.6.3',
      part: 'foot',
      en: {
        title: 'Economic interests',
        text: 'You have secret economic interests, each for a region and a colour. At the end an interest brings one cube if you then have more influence in its region than every other faction.',
      },
      de: {
        title: 'Ökonomische Interessen',
        text: 'Sie haben geheime Ökonomische Interessen, je für eine Region und eine Farbe. Am Ende bringt eines einen Stein, wenn Sie dann in seiner Region mehr Einfluss haben als jede andere Gruppierung.',
      },
    },
    explores: {
      section: '5.1.4',
      en: {
        title: 'An exploration',
        text: 'One disc came into the region, and the ship is used. This is the cheapest way into a region: many action cards need at least one disc there.',
      },
      de: {
        title: 'Eine Erkundung',
        text: 'Eine Scheibe kam in die Region, und das Schiff ist benutzt. So kommt man am leichtesten in eine Region: Viele Aktionskarten benötigen dort mindestens eine Scheibe.',
      },
    },
    'plays-policy-hidden': {
      section: '5.1.3.2',
      en: {
        title: 'A hidden policy',
        text: 'Somebody laid a first policy card at a region. Only its owner knows which one it is. It is revealed in the colonization.',
      },
      de: {
        title: 'Eine verdeckte Politikkarte',
        text: 'Jemand spielte eine erste Politikkarte auf eine Region. Nur wer sie besitzt, weiß, welche es ist. Aufgedeckt wird sie in der Kolonisierung.',
      },
    },
    'ships-fresh': {
      section: '5.1.5',
      en: {
        title: 'Ships are fresh again',
        text: 'An action round is over. All used ships stand upright again and can be used anew.',
      },
      de: {
        title: 'Die Schiffe sind wieder einsatzbereit',
        text: 'Eine Aktionsrunde ist vorbei. Alle benutzten Schiffe stehen wieder aufrecht und lassen sich neu benutzen.',
      },
    },
    'colonization-began': {
      section: '5.2',
      core: true,
      part: 'log',
      en: {
        title: 'Colonization',
        text: 'Region after region, in the order of the tiles: the policies there take effect, then a conflict if the limit is passed, then cubes are collected. The log names each step with its paragraph.',
      },
      de: {
        title: 'Kolonisierung',
        text: 'Region um Region, in Regionenreihenfolge: Die Politikkarten dort wirken, dann kommt es über dem Regionenlimit zum Konflikt, dann werden Steine gesammelt. Das Protokoll nennt jeden Schritt mit seinem Absatz.',
      },
    },
    'policy-counts': {
      section: '5.2.2.1',
      en: {
        title: 'Policies take effect',
        text: 'All policies at a region count at the same time. The discs come from the reserve; with too few, only what is left is placed.',
      },
      de: {
        title: 'Politikkarten wirken',
        text: 'Alle Politikkarten einer Region zählen gleichzeitig. Die Scheiben kommen aus der Reserve; reicht sie nicht, wird nur platziert, was noch da ist.',
      },
    },
    conflict: {
      section: '5.2.2.2',
      core: true,
      en: {
        title: 'A conflict',
        text: 'The total was above the limit. Everybody there loses one disc after the other, the weakest first, until the limit is kept or only one faction is left. Small presences vanish, and often the natives with them.',
      },
      de: {
        title: 'Ein Konflikt',
        text: 'Der gesamte Einfluss lag über dem Regionenlimit. Alle dort verlieren eine Scheibe nach der anderen, die Schwächsten zuerst, bis das Regionenlimit eingehalten ist oder nur eine Gruppierung bleibt. Wer wenig hat, verschwindet, oft auch die Regionalmacht.',
      },
    },
    collected: {
      section: '5.2.2.3',
      core: true,
      part: 'seats',
      en: {
        title: 'The first cubes',
        text: 'No natives were left in the region, so its cubes were collected: all of one colour at a time, the strongest first. The cubes of every player are shown at their seat.',
      },
      de: {
        title: 'Die ersten Steine',
        text: 'In der Region war keine Regionalmacht mehr, also wurden ihre Steine gesammelt: jeweils alle einer Farbe, der Stärkste zuerst. Die Steine jedes Spielers stehen an seinem Platz.',
      },
    },
    unrest: {
      section: '7.1 Unrest at Home',
      en: {
        title: 'Unrest at Home',
        text: 'After all other cards of the region the power with the least influence there lost 10 discs. The card is dangerous for whoever is weak, its owner included.',
      },
      de: {
        title: 'Unruhen in der Heimat',
        text: 'Nach allen anderen Karten der Region verlor die Macht mit dem geringsten Einfluss dort 10 Scheiben. Die Karte ist gefährlich für alle, die schwach sind, auch für ihren Besitzer.',
      },
    },
    'mercenaries-hired': {
      section: '7.2 Mercenaries',
      en: {
        title: 'Mercenaries',
        text: 'Purple discs count as influence of whoever hired them, but only until the end of the next colonization.',
      },
      de: {
        title: 'Söldner',
        text: 'Lilafarbene Scheiben zählen als Einfluss dessen, der sie anwarb, aber nur bis zum Ende der nächsten Kolonisierung.',
      },
    },
    trimmed: {
      section: '5.2.3',
      en: {
        title: 'Above the limit alone',
        text: 'Where only one colour is left, its discs above the limit go back to the reserve. More than the limit is of no lasting use.',
      },
      de: {
        title: 'Allein über dem Regionenlimit',
        text: 'Wo nur eine Farbe übrig ist, kommen ihre Scheiben über dem Regionenlimit in die Reserve zurück. Mehr nützt auf Dauer nichts.',
      },
    },
    'deck-reshuffled': {
      section: '5.1.1',
      en: {
        title: 'A new deck',
        text: 'A deck was used up, so the discard pile became the new deck. Every player has the same 24 cards, and discard piles are open.',
      },
      de: {
        title: 'Ein neues Deck',
        text: 'Ein Deck war verbraucht, also wurde der Abwurfstapel zum neuen Deck. Alle haben die gleichen 24 Karten, und Abwurfstapel sind offen.',
      },
    },
    'interests-pay': {
      section: '6.0',
      en: {
        title: 'Interests pay',
        text: 'The economic interests are shown. Each brings its cube to whoever has the most influence in its region.',
      },
      de: {
        title: 'Die Interessen zahlen',
        text: 'Die Ökonomischen Interessen werden gezeigt. Jedes bringt seinen Stein, wenn sein Besitzer in der Region den größten Einfluss hat.',
      },
    },
  },

  over: {
    section: '6.0',
    en: {
      title: 'The game is over',
      text: 'Three equal cubes may become one of another colour; then your smallest count is your score. The result shows each step. You can look back at every move, or practice from any of them.',
    },
    de: {
      title: 'Die Partie ist zu Ende',
      text: 'Drei gleiche Steine lassen sich in einen einer anderen Farbe konvertieren; dann ist Ihre kleinste Anzahl Ihre Wertung. Das Ergebnis zeigt jeden Schritt. Sie können auf jeden Zug zurückblicken oder ab jedem üben.',
    },
  },
}
