offline = The server cannot be reached.
failed = Something went wrong at the server ({ $status }). Nothing was lost.

theme-light = Light theme
theme-dark = Dark theme

language = Language
menu = Menu
close = Close
home = Home
new-game = New game
rules = Rules
account = You
lobby = Open tables
skip = Skip to content
loading = Loading…
paragraph = Read paragraph { $section }
not-found = There is nothing here.
back-home = Back to the start

guest = Guest
busy = One moment…
lasting-minutes = about { $count } min
lasting-hours = about { $count } h

game-colonialism = Colonialism
game-empires = Empires

home-title = Metropole
home-heading = Two games of colonial powers, on one table
home-lead = Colonialism and Colonial: Europe’s Empires Overseas, on real maps, with every rule at hand.
home-play = Play now against three bots
home-playing = Setting the table…
home-play-line = { $what } · no name, no account
home-guided = Guided first game
home-own = New game
home-games = The two games
home-subject = About the subject.
home-subject-text = Both games are told from the side of the colonial powers. What discs, cards and numbers stand for here meant dispossession, forced labour, enslavement and foreign rule for the people of the places shown. The printed terms appear where a rule needs them; the rules pages say what lies behind them.
home-history = To the rules and the history
home-code = Your recovery code is waiting: write it down once, then you can return from any device.
home-code-link = Show the code
home-join = Join with a link
home-join-label = Link or code
home-join-button = Go to the table
home-join-empty = Paste the link that you were sent, or its last part.

tables-yours = Your games
tables-open = Open tables
tables-none = No games yet
tables-none-line = What you begin stays here until it is finished, whether you play tonight or a move a day.
tables-none-open = No table is waiting
tables-none-open-line = Open one of your own and send the link to others.
tables-none-running = No public game is running.
tables-none-finished = No public game has been finished yet.
tables-finished = Finished games ({ $count })
tables-no-finished = Finished games will be listed here.
tables-all = Show all { $count }
tables-fewer = Show fewer
tables-awaited = Your turn
tables-waiting = Others are choosing
tables-to-begin =
    { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
tables-begins = Not begun yet
tables-over = Finished
tables-aborted = Given up
tables-watch = Watch
tables-look = Look back
tables-join = Join
tables-open-it = Open
tables-everything = All tables
tables-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
tables-refresh = Refresh
tables-again = Try again
