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
server-wrong-board = This board cannot be used: { $why }
server-title-characters = This title has characters that cannot be seen, or that change how the text around them looks.
server-contribution-form = A contribution to the dice has at most 64 characters on one line, with no space at either end.

server-log-created = The table is open: { $edition }.
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
server-failed = The server has made a mistake, and its keepers can read where. Please try again.

## The page at the root; no codes

server-home-what = This is a server of Metropole: tables for Colonialism and for Colonial: Europe's Empires Overseas.
server-home-play = To sit down in a terminal: metropole play --server { $address }
server-home-program = For programs: { $address }/api/openapi.json describes the API.
