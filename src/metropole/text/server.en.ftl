### English: what the server says. Every message here has its counterpart in server.de.ftl, with the same blanks.
###
### A message is called server- and then the code that programs receive. A code is never changed once it is published;
### the sentence may be. Each area of the server has its section.

## People: names, logins, passwords, recovery codes

server-name-empty = Please enter a name.
server-name-long = This name is too long; a name has at most { $most } characters.
server-name-characters = This name has characters that cannot be seen, or that change how the text around them looks. Please use letters, digits, punctuation and spaces.
server-login-form = A login name has { $least } to { $most } characters: letters from a to z without accents, digits, hyphens and underscores.
server-login-taken = The login name “{ $value }” is taken; please choose another one.
server-login-kept = You already have the login name “{ $value }”, and it cannot be changed.
server-password-length = A password has { $least } to { $most } characters.
server-wrong-login = This login name and this password do not belong together.
server-wrong-password = This is not your present password.
server-wrong-recovery = This recovery code is unknown. It has five groups of four characters; dashes, spaces and small letters make no difference.
server-no-password = You have no password yet: take a login name and a password first.
server-changed-meanwhile = Something changed at the same moment on another device. Please try again.
server-not-signed-in = You are not signed in.

## Limits: too often, too many, too fast. $unit is seconds, minutes or hours,
## and $count says how many of them. server-wait is a part of the others, and no code.

server-wait =
    { $unit ->
        [seconds] { $count ->
            [one] in one second
           *[other] in { $count } seconds
        }
        [minutes] { $count ->
            [one] in one minute
           *[other] in { $count } minutes
        }
       *[hours] { $count ->
            [one] in one hour
           *[other] in { $count } hours
        }
    }
server-busy = Too many people are signing in at this moment. Please try again { server-wait }.
server-too-many-messages = Too many messages in a short time. Please try again { server-wait }.
server-too-many-handshakes = Too many new connections in a short time. Please try again { server-wait }.
server-too-many-sockets = Too many connections are open at once. Please close another window or tab.
server-too-many-sign-ins = Too many attempts to sign in. Please try again { server-wait }.
server-too-many-joins = Too many new guests from your network. Please try again { server-wait }.
server-too-many-sign-ups = Too many new accounts from your network. Please try again { server-wait }.
server-too-many-resets = The password was reset too often. Please try again { server-wait }.
server-too-many-tables = You have opened many tables in a short time. You can open the next one { server-wait }.
server-too-much-talk = You have written a lot in a short time. You can write again { server-wait }.
server-too-many-exports = Too many downloads in a short time. Please try again { server-wait }.
server-too-many-reads = Too many requests from your network. Please try again { server-wait }.
server-too-many-illegal = Too many moves that are not allowed. Please try again { server-wait }.

## Tables. The log says what happens beside the game; $seat is a colour, $level the level of a bot.

server-stale = Something has happened meanwhile. Please look again, then decide again.

server-not-seated = You have no seat at this table.
server-not-your-seat = This seat is not yours.
server-which-seat = You have several seats at this table; say for which of them you speak.
server-no-such-seat = There is no such seat; this table has { $seats } seats, counted from 0.
server-not-host = Only whoever opened the table can do this.
server-bot-plays = A bot plays this seat. Take the seat back first.

server-already-begun = The game has already begun.
server-not-begun = The game has not begun yet.
server-over = The game is over.
server-aborted = This table was given up before the game began.
server-seat-taken = This seat is taken.
server-seats-open = The game can begin when every seat is taken.
server-not-finished = The record of the game can be had when it is over.
server-no-such-line = There is no such line; the last one is { $most }.

server-unknown-action = This is no action of the game.
server-not-offered = This is not possible now.
server-not-awaited = You are not asked anything now.
server-answered = You have answered. Take an answer back if you want to change it.
server-nothing-to-retract = There is nothing to take back that nobody has seen yet.
server-others-choose = You have answered. Others are still choosing.

server-undo-open = Somebody has already asked to go back. Answer that first.
server-no-undo-open = Nobody asks to go back.
server-undo-answered = You have already agreed.
server-undo-impossible = The table cannot go back to this line.

server-unknown-level = There is no such bot; known are: { $known }.
server-resigned = Whoever has resigned does not come back.
server-person-plays = You play this seat yourself.
server-already-bot = A bot already plays this seat.

server-unknown-edition = There is no rule set of this name.
server-wrong-seats = { $edition } is for { $least } to { $most } players.
server-wrong-house = These house rules cannot be played: { $why }
server-wrong-board = This board cannot be used: { $why }
server-slow-text = The text of the board or of the house rules could not be read within { $seconds } seconds. Please try again later, or send a shorter one.
server-title-characters = This title has characters that cannot be seen, or that change how the text around them looks.
server-fork-unfinished = A game can be played on from an earlier moment once it is over.
server-fork-nowhere = After this line there was nothing to play on from: the game had not begun, or was over.
server-contribution-form = A contribution to the dice has at most 64 characters on one line, with no space at either end.

server-log-created = The table is open: { $edition }.
server-log-forked = A practice table is open: { $edition }. It plays on from line { $line } of another game.
server-log-seated = { $name } sits down as { $seat }.
server-log-bot = A bot ({ $level }) sits down as { $seat }.
server-log-left = The seat { $seat } is free again.
server-log-started = The game begins.
server-log-undo-asked = { $seat } asks to go back to line { $line }.
server-log-undo-answered =
    { $answer ->
        [yes] { $seat } agrees to go back.
       *[no] { $seat } does not go back.
    }
server-log-undone = The table goes back to line { $line }. What was drawn since then is drawn anew.
server-log-replaced =
    { $why ->
        [resigned] { $seat } resigns. A bot ({ $level }) plays on.
        [absent] { $seat } is away. A bot ({ $level }) plays on.
       *[asked] A bot ({ $level }) plays for { $seat }.
    }
server-log-returned = { $seat } plays in person again.
server-log-credit = The server was away; nobody is charged for that time.
server-log-timeout = { $seat } has run out of time.
server-log-finished = The game is over. What decided the dice lies open.
server-log-aborted = The table is given up.

## Requests: what is wrong with the request itself, whatever it asks for

server-no-such-table = There is no such table.
server-table-unreadable = This table cannot be opened: its records are damaged, or were written by another version of the program. The server's keepers can read more in its log.
server-no-such-page = There is nothing at this address.
server-not-allowed = This address cannot be asked for in this way.
server-bad-json = The request is not valid JSON.
server-bad-field = The request does not have the expected form: { $why }
server-bad-number = “{ $value }” is not possible for { $field }; allowed are whole numbers from { $least } to { $most }.
server-bad-language = The language “{ $value }” is unknown; known are { $known }.
server-bad-state = There are no lists of tables that are “{ $value }”; known are { $known }.
server-bad-key = The Idempotency-Key has at most 64 printable characters without spaces.
server-too-large = The request is too large; at most { $most } bytes are read.
server-unstorable = The text has characters that cannot be kept.
server-other-origin = This request comes from another page and was not carried out.
server-unavailable = The server cannot reach its storage at this moment. Nothing is confirmed; please try again.
server-store-unwritable = The server cannot write to its storage at this moment.
server-heartbeat-stopped = The server has lost its heartbeat: clocks stand still. It has to be started again.
server-failed = The server has made a mistake, and its keepers can read where. Please try again.

## The plain page, where no other has been built; no codes

server-home-what = This is a server of Metropole: tables for Colonialism and for Colonial: Europe's Empires Overseas.
server-home-build = The table in the browser has not been built here. From the source, with Node.js: npm ci and npm run build in the directory web, then load this page again.
server-home-play = To sit down in a terminal: metropole terminal --server { $address }
server-home-program = For programs: { $address }/api/openapi.json describes the API.

## Advice: what an option does, in a few words. $change is a number with its sign, or a range of such numbers.

server-advice-range = { $least } to { $most }
server-advice-reserve = In your reserve: { $count }
server-advice-own-influence = Your influence there: { $count }
server-advice-all-influence = All influence there: { $count }
server-advice-limit = Limit of the region: { $count }
server-advice-prestige = Prestige { $change }
server-advice-treasury = Treasury { $change }
server-advice-fleets = Merchant fleets { $change }
server-advice-squadrons = Squadrons { $change }
server-advice-debt = Loan { $change }
server-advice-difficulty = Difficulty: { $count }
server-advice-seafaring = Your seafaring: { $change }
server-advice-neighbour = Your counter next to it: { $change }
server-advice-unknown-america = America is not known yet: { $change }
server-advice-successes = Successes needed on ten dice: { $count } ({ $chance })
server-advice-to-roll = To be rolled with one die: { $count } ({ $chance })

## The catalogue: names and help beside those of the games; no codes

server-phase-round = Action round { $number }
server-phase-colonization =
    { $number ->
        [1] First colonization phase
       *[other] Second colonization phase
    }
server-about-phase-round = Everybody acts { $actions } times, one action at a time, from the top of the turn order track down.
server-about-phase-colonization = Region after region, in the order of the tiles: where policy cards lie or the limit is exceeded, the cards take effect, then conflict removes discs, then cubes are collected.
server-about-interest = If you have the most influence { $region_in } at the end, this card adds one { $colour_one } to those you have collected.
server-about-yellow = Yellow cubes stand for agricultural resources. { $cubes } of them are in the game.
server-about-brown = Brown cubes stand for natural resources. { $cubes } of them are in the game.
server-about-black = Black cubes stand for mineral resources. { $cubes } of them are in the game.
server-about-natives = The people who live in the regions. Their gray discs count as a faction of their own, which nobody plays.

server-about-difficulty = Difficulty { $difficulty } to explore.
server-about-explored = Explored from the start.
server-about-power = Native power { $power }.
server-about-resources = Resources: { $resources }.
server-about-no-resources = No resources.
server-about-neighbours = Adjacent: { $territories }.
server-about-left-out = It is not used with these rules.
server-about-space =
    { $count ->
        [one] Edge colour { $colour }; no other space has it.
       *[other] Edge colour { $colour }, like { $count } spaces in all.
    }
server-about-unprinted = No resource is printed here.
server-about-track = Its spaces are { $values }; entering one costs its number.
server-about-edge = On the edge of: { $spaces }. Whoever alone controls spaces of this colour has a monopoly.
server-about-gold = On the edge of: { $spaces }. Each of these spaces is a monopoly of its own.
server-about-late = Counters may be placed here from Economy { $value } on.
server-about-picture = Edge colour { $colour }. The picture itself has no effect.
server-about-endeavour =
    { $edition ->
        [revised] Five rounds. In player order everybody plays one card from the hand and uses one of its two characters.
       *[other] Five rounds. Everybody has lined up five cards in secret; in each round the next one is turned over and one of its two characters is used.
    }
server-about-merchant-fleets =
    { $edition ->
        [revised] Treasuries may become merchant fleets: one for each monopoly, and up to four more for the resources one controls.
       *[other] Treasuries may become merchant fleets: one for each monopoly.
    }
server-about-first-player =
    { $edition ->
        [revised] The player order is made anew: the fewest prestige points first.
       *[other] The token goes to the player on the left, or to whoever has more monopolies than everybody else.
    }
server-about-naval-forces =
    { $edition ->
        [revised] Large fleets of squadrons cost upkeep; then treasuries may become squadrons, as many as the Navy value.
       *[other] Treasuries may become squadrons, as many as the Navy value.
    }
server-about-privateering = Up to two treasuries may become privateers that lie in wait for the merchant fleets of others.
server-about-interest-due =
    { $edition ->
        [revised] Each debt grows by 1 for every 15, or part of 15.
       *[other] Each loan grows by 1.
    }
server-about-cards = Everybody sets aside one of the cards played in this turn; it is not available in the next one.

## The rules as pages; no codes

server-rules-house = House rules
server-rules-house-named = House rules: { $name }
server-rules-history = About the history
server-rules-reconstructed = What is reconstructed
server-rules-figures = Of { $all } figures on board, tiles and cards, { $count } are reconstructed, because they were printed only as pictures. Such figures are marked on the table; whoever owns the printed game can play on a board file of their own.

## What can be played: titles and one line each; no codes

server-game-colonialism = Six regions, 1830 to 1914. Two to four players.
server-game-empires = The world, 15th to 19th century. Two to six players.
server-book-colonialism-original = Original edition
server-line-colonialism-original = Draw one card. The turn order track breaks ties.
server-book-colonialism-spielworxx = Spielworxx edition
server-line-colonialism-spielworxx = Draw one card. Discs may be withdrawn. Cubes convert 3:1.
server-book-colonialism-compass = Compass edition
server-line-colonialism-compass = Draw three cards at once. Discs may be withdrawn.
server-book-empires-second = Second edition
server-line-empires-second = Five cards lined up in secret. Ten prestige win.
server-book-empires-revised = Revised edition
server-line-empires-revised = Cards played one by one. With privateers and allies.
server-option-short = Short game
server-choice-short = Two turns instead of three, and fewer cubes.
server-option-quickstart = Quick start
server-choice-quickstart = Start hands are dealt at random.
server-option-tightrows = Tight track
server-choice-tightrows = Only as many rows of the track as players.
server-option-nopassing = No passing
server-choice-nopassing = Everybody acts each time they are asked.
server-option-strictinterests = Strict interests
server-choice-strictinterests = A tie never fulfils an interest.
server-option-events = Historical events
server-choice-events = Six of twelve event cards appear in a game.
server-option-upgrades = Upgrades
server-choice-upgrades = Five upgrade cards can be bought with cubes.
server-option-strictunrest = Strict unrest
server-choice-strictunrest = Unrest at Home ends a Treaty for the conflict too.
server-option-leaderlast = Leader chooses last
server-choice-leaderlast = Who wins a tie on the track chooses a position later.
server-option-conflictevents = Events after conflict
server-choice-conflictevents = Regional events need a conflict with losses.
server-option-nations = Nations
server-choice-nations = Five nations with goals and rules of their own.
server-option-nogifts = No gifts
server-choice-nogifts = No treasury changes hands.
server-option-freegifts = Free gifts
server-choice-freegifts = Treasury may be given at any time, also before others act.
server-option-cap15 = Fifteen turns
server-choice-cap15 = The game is over after fifteen turns.
server-option-uncapped = No last turn
server-choice-uncapped = The game goes on until somebody has won.
server-option-strictcounters = Strict counters
server-choice-strictcounters = Forty counters each and no more.
server-option-freehunt = Free hunt
server-choice-freehunt = War on privateers leaves the war box alone.
server-option-lastingempire = Lasting empire
server-choice-lastingempire = An empire's permanent point adds to what is left of it.
server-option-strictcity = Strict city
server-choice-strictcity = The city's goods are a duty whatever you leave behind.
server-option-fastend = Fast end
server-choice-fastend = The die ends the game sooner.
server-level-random = Random
server-level-line-random = Plays anything that the rules allow.
server-level-greedy = Greedy
server-level-line-greedy = Sensible: answers at once.
server-level-search-200ms = Search, quick
server-level-line-search-200ms = Good: thinks for a moment.
server-level-search-2s = Search, thorough
server-level-line-search-2s = Hard: thinks for up to two seconds.

## The story of a game: what is counted. $colour is a colour of cubes.

server-story-influence = Influence on the board
server-story-cubes = Cubes collected
server-story-score-so-far = Score without interests
server-story-reserve = Discs in the reserve
server-story-held = Collected
server-story-interests = From interests
server-story-conversion = By conversion
server-story-final = Together
server-story-prestige = Prestige
server-story-treasury = Treasury
server-story-fleets = Merchant fleets
server-story-territories = Territories with counters
server-story-colonies = Colonies
server-story-debt = Loans
server-story-won = Won by prestige
server-story-monopolies = Monopolies
server-story-colony-points = Points for colonies
server-story-cities = Cities in colonies
server-story-wars = Wars
server-story-awards = Awards
server-story-neighbourhood = Adjacent colonies
server-story-variety = Variety of resources
server-story-loan = Less for the loan
server-story-resources = Resources controlled
server-story-victories = Wars won
server-story-score = Score
server-story-all-cubes = All cubes
server-story-rank = Place

# piles, pieces and boxes of the table
server-pile-natives = Natives
server-pile-mercenaries = Mercenaries
server-about-mercenaries = Discs for hire. Until the end of the colonization they count as influence of whoever has hired them.
server-pile-bag = Bag
server-about-bag = The cubes that have not come to a region yet. They are drawn unseen.
server-pile-deck = Draw pile
server-about-deck = Your cards that have not been drawn yet. Nobody knows their order.
server-pile-discard = Discard pile
server-about-discard = Cards that were played or put away. They lie open to all.
server-pile-row = Row of the turn order track
server-about-row = Whoever stands higher acts before those below.
server-pile-fresh = Fresh ship
server-about-fresh = An upright ship can be used for an action.
server-pile-used = Used ship
server-about-used = A ship on its side has been used.
server-pile-diplomacy = Diplomacy
server-about-diplomacy = How each power stands with the others. Its spaces cost nothing. Whoever takes control from others moves to the left; the Ambassador moves a marker to the right.
server-pile-america = Discovery of America
server-about-america = Whether and when America was discovered. Whoever first explores a territory there has discovered it.
server-pile-circumnavigation = Circumnavigation
server-about-circumnavigation = Prestige for a voyage round the world, which an Explorer may try in a later round than that of the discovery of America.
server-pile-warbox = War box
server-about-warbox = A turn without a war adds one treasury. Whoever declares war next takes all of them.
