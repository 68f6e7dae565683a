### English: what all games share, at the terminal and on the command line. Every message here has its counterpart in
### de.ftl, with the same blanks.

## The terminal table. Keys begin with tui-.

tui-none = none
tui-you = { $seat } (you)
outline-choosing = choosing now
tui-seed = Seed { $seed }: with the same seed and the same answers the game runs the same way.
tui-table = { $edition }. At the table: { $players }
tui-person = you
tui-welcome = Answer with a number or a name; type help for all commands, quit to leave.
tui-news = Since your last turn
tui-news-first = What has happened so far
tui-more-news =
    { $count ->
        [one] 1 earlier line: type log { $all }
       *[other] { $count } earlier lines: type log { $all }
    }
tui-picked =
    { $count ->
        [0] Choose { $wanted }; several numbers in one line are fine, such as 1 3 4.
       *[other] Chosen { $count } of { $wanted }: { $cards }
    }
tui-too-many = Only { $wanted } can be chosen; undo takes the last one back.
tui-curtain = { $seat } is next. Everybody else, please look away.
tui-curtain-enter = Press Enter when ready.
tui-no-such-number = There is no { $number } on the list; it goes from 1 to { $most }.
tui-ambiguous = "{ $text }" can mean: { $options }
tui-unknown = "{ $text }" is not on the list; type help for what can be typed.
tui-no-language = "{ $text }" is no language of this program; there are: { $languages }
tui-save-where = Where to? Type: save FILE
tui-saved = Saved in { $file }; the game goes on being saved there.
tui-undone = Taken back.
tui-undo-people = The action is complete, and the other people would have to agree; only an unfinished action can be taken back.
tui-undo-nothing = There is nothing to take back.
tui-goodbye = Goodbye.
tui-goodbye-saved = Goodbye. The game is saved in { $file }; go on with: { $program } terminal --resume { $file }
tui-reconstructed = Some figures of it are reconstructed; no rulebook prints them.
tui-read-on = More: rules { $paragraph }
tui-why-possible = it is possible now.
tui-why-not-now = nothing in the rules stands against it, but it is not what is asked now.
tui-hint = What search thinks of the options
tui-hint-several = What search would choose, one thing after another
tui-hint-thinking = Thinking …
tui-hint-row =
    chance of victory { $chance }%, tried { $visits ->
        [one] once
       *[other] { $visits } times
    }
tui-hint-more = and { $count } more
tui-hint-estimate = This is an estimate from what you can see; what others hold and what chance brings is guessed.
tui-hint-one = There is only one answer.
tui-command-undo = undo back
tui-command-log = log history
tui-command-board = board table map
tui-command-hand = hand cards
tui-command-discard = discard discards
tui-command-rules = rules rule
tui-command-why = why
tui-command-hint = hint tip
tui-command-save = save
tui-command-lang = lang language
tui-command-help = help
tui-command-quit = quit exit
tui-command-chat = chat say
tui-command-yes = yes agree
tui-command-no = no refuse
tui-command-return = return
## The terminal at a server. Keys begin with tui-online-.

tui-online-name = What is your name?
tui-online-recovery = Your recovery code is { $code }. It lets you in again on any device; write it down. It is also kept in { $file }.
tui-online-own = Your tables
tui-online-lobby = Open tables
tui-online-row =
    { $table }  { $edition }, { $state ->
        [awaited] it is your turn
        [open] not begun
        [running] under way
        [finished] finished
       *[other] given up
    }: { $players }
tui-online-open = open seat
tui-online-how = Sit down or go on with: { $program } terminal --server { $url } --table TABLE. Open one with: { $program } terminal --server { $url } colonialism/compass --seats you,open,greedy
tui-online-opened = Table { $table } is open. Others come with: { $program } terminal --server { $url } --table { $table }
tui-online-watching = You are watching; type quit to leave.
tui-online-waiting-seats = Waiting until every seat is taken. Others come with: { $program } terminal --server { $url } --table { $table }
tui-online-waiting = Waiting for { $players }.
tui-online-undo-asked = { $seat } asks to go back to line { $line }; what was drawn since then is drawn anew. Type yes or no.
tui-online-replaced = A bot plays for you; type return to take your seat back.
tui-online-stale = Something has happened meanwhile; look again, then answer again.
tui-online-lost = The connection to the server is lost; trying again.
tui-online-found = The connection is there again.
tui-online-goodbye = Goodbye. Come back with: { $program } terminal --server { $url } --table { $table }
tui-online-help-undo = undo            take back; within an action freely, beyond it everybody else is asked, and bots agree
tui-online-help-chat = chat hello      say something to everybody at the table
tui-online-help-yes = yes, no         whether you agree to go back, when somebody asks for it
tui-online-help-return = return          take your seat back from a bot

## The command line. Keys begin with cli-.

cli-edition = { $name } ({ $year }), { $seats } players
cli-undated = undated
cli-edition-options = options:
cli-editions-how = Options are added to the name, for example: { $name }
cli-rules-title = { $edition }: the rules in our own words
cli-ruling = Ruling { $number }, { $topic }: { $decision }
cli-ruling-reason = Reason: { $reason }
cli-ruling-switch = Decided otherwise by: { $options }
cli-no-paragraph = paragraph: { $edition } has no "{ $text }" (it has: { $keys })
cli-no-rules = { $edition } has no rulebook here; the questions say what can be done.
cli-nothing-found = Nothing is said about "{ $text }".
cli-replay-at = After line { $line } of { $lines }
cli-replay-log = What had happened
cli-replay-station = After station { $number } of { $all }, line { $line }
cli-replay-facts = What happened in it
cli-check-running = { $file }: in order, { $edition }, { $lines } lines, under way
cli-check-finished = { $file }: in order, { $edition }, { $lines } lines, finished
cli-board-fine = { $file }: in order ({ $title }, digest { $digest })
cli-board-flags = { $count } of { $all } figures are reconstructed (R+ well founded, R likely, R- guessed):
cli-house-fine = { $file }: in order, { $name }, { $seats } players
cli-house-nothing = Nothing is changed.
cli-house-figures = What house rules may change in { $name }:
cli-bench-how = Python { $python }, { $engine }, { $rounds } rounds; +- is the range of all rounds as a part of their median
cli-bench-compiled = engine compiled
cli-bench-interpreted = engine interpreted
cli-bench-head = game | driven: decisions/s | +- | games/s | inside: decisions/s | +- | games/s | copy us | +- | bytes held
cli-bench-ratio-head = ratio | median | +-
cli-bench-adapter-head = interface | game | decisions/s | +-
cli-bench-bar-head = ratio | median | +- | bar | verdict
cli-bench-reached = reached
cli-bench-missed = missed
cli-bench-seats-head = by seats | seats | driven: decisions/s | +- | inside: decisions/s | +-
cli-bench-memory-head = by games held | games | bytes per game, traced | bytes per game, process
cli-bench-import = importing metropole.games.colonialism.rules: { $loaded } ms, bare Python: { $bare } ms
cli-bench-bridge = Bridge plays without its double-dummy solver, which would take a third of a second at the end of every game.
cli-bench-clone = The comparison with other systems needs a clone of the project, and is there: python3 do.py bench
cli-bench-missing = { $package } could not be installed, so it is not compared: { $reason }
cli-bench-failed = { $name } failed, so it is not compared: { $reason }

## House rules. Keys begin with house-.

house-change = { $what }: { $now } instead of { $before }
house-yes = yes
house-no = no
house-span = { $first } to { $last }
house-first-to-last = a list of the first and the last, from { $low } to { $high }
house-list = a list of { $count } whole numbers from { $low } to { $high }
house-code = { $part }: rules of their own, written in Python

## What a game says that has no words of its own. Keys begin with plain-.

plain-seat-blue = Blue
plain-seat-red = Red
plain-seat-green = Green
plain-seat-orange = Orange
plain-seat-yellow = Yellow
plain-seat-black = Black
plain-seat-white = White
plain-seat-purple = Purple
plain-station-unseen = Something happens unseen
plain-moment = Turn { $turn }
plain-outcome-won =
    { $you ->
        [yes] You win.
       *[no] { $seat } wins.
    }
plain-outcome-shared = The victory is shared: { $seats }.
plain-outcome-place =
    { $score ->
        [one] { $rank }. { $seat }: 1 point
       *[other] { $rank }. { $seat }: { $score } points
    }
plain-tui-help-unknown = There is nothing called "{ $text }" to explain in this game.
plain-tui-why-how = This game does not say why something is not on the list.
plain-tui-help =
    Answer with the number of an option, its name, or the beginnings of its words.
    hint            what the bot search thinks of the options; takes a moment
    undo            take back; within an action freely, beyond it if only bots play against you
    board           the whole table again
    log 40          the last lines of the record
    rules           the rules, if the game brings any
    save FILE       save the game there from now on
    lang de         switch the language
    quit            leave the table

## Pictures of a table. Keys begin with drawing-.

drawing-spectator = Spectator
drawing-seen-by = Seen by { $seat }
