new-title = New game
new-table = Which table?
new-book = Which rulebook?
new-extra = Anything extra?
new-pace = At what pace?
new-seats = Who sits where?
new-recommended = Recommended
new-undated = undated
new-no-extras = This rulebook has nothing to add.
new-house = House rules
new-house-line = Disputed paragraphs, decided the other way
new-ruling = Ruling { $number }
new-pace-tonight = Tonight
    .line = Everyone stays at the table; nobody is hurried
new-pace-daily = A move a day
    .line = Play when you are awaited, over days or weeks
new-pace-bank = With a clock
    .line = So much time for the whole game
new-days = For each move
new-day-count =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
new-minutes = For the whole game
new-minute-count = { $minutes } min
new-increment = More with each answer
new-second-count =
    { $seconds ->
        [0] nothing
       *[other] { $seconds } s
    }
new-absence = If somebody’s time runs out
new-absence-bot = a bot takes over
new-absence-resign = the seat resigns
new-absence-wait = the table waits
new-sitter-me = You
new-sitter-bot = Bot
new-sitter-open = Friend
new-seat = Seat { $colour }
new-level = Bot on the seat { $colour }
new-you = You play this seat
new-you-also = You too, on this device
new-friend = A free seat
new-friend-line = Whoever has the link sits down
new-fewer = One seat fewer
new-more = One seat more
new-count = { $now } seats, possible are { $least } to { $most }
new-name = Your name
new-play-as = You play as { $name }.
new-change = Change
new-listed = List it among the open tables
new-listed-line = Otherwise only those with the link find it.
new-summary = The table
new-heading =
    { $game } for { $seats ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $seats }
    }
new-start = Start
new-open = Open the table
new-invite = Copy invitation
new-invited = The table is open. The link is copied:
new-not-copied = The table is open. Send this link to your friends:
new-link = Invitation
new-copied = Copied
new-copy = Copy
new-go = Go to the table
new-watch-only = No seat is yours: you watch.
new-subject = Both games treat colonial rule from the side of the colonial powers. The rules use the printed terms; the rules pages give the history behind them.
new-never = Never played it?
new-guide = Guided first game

colour-blue = Blue
colour-red = Red
colour-green = Green
colour-white = White
colour-orange = Orange
colour-yellow = Yellow
colour-black = Black
