map-closer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map

outline-table = Table
outline-title = The table in words
outline-choices = Possible now
outline-given-so-far = Chosen so far: { $labels }.
outline-not-begun = The game has not begun yet.
outline-your-turn = Your turn
outline-acting = Choosing
outline-bot = Bot
outline-given = chosen

table-you = You
table-open-seat = Open seat
table-found = The connection is there again.
table-lost =
    { $seconds ->
        [0] Connection lost. Your last move is saved. Trying again.
       *[other] Connection lost. Your last move is saved. Trying again in { $seconds } s.
    }
table-stale = Something has happened meanwhile. Please look again and choose again.
table-waiting =
    { $count ->
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
table-waiting-note = You can look around meanwhile.
table-sealed = Sealed until all have chosen.
table-sending = Sending…
table-back = Back
table-ask-back = Ask to go back
table-ask-back-alone = Take back
table-go-back-hint = Back to the moment after line { $line }. What was drawn since is drawn anew.
table-more = { $count } more
table-fewer = Fewer
table-options = Options
table-board = Map
table-text-table = Text table
table-log = Log
table-seats = Seats
table-chat = Talk
table-notes = Notes
table-notes-hint = Only you see these notes.
table-chat-hint = Say something to the table
table-send = Send
table-talk-empty = Nobody has said anything yet.
table-turn-to-empty = Nothing has happened yet.
table-why-title = Point at anything to read what it is.
table-reconstructed = Figures of this place are reconstructed; the printed ones are not certain.
table-history = History
table-keys = Keys

table-key-options = 1 – 9
    .does = choose an option
table-key-focused = Enter
    .does = play what is focused
table-key-arrows = Arrows
    .does = walk over the map
table-key-escape = Esc
    .does = take back, or close
table-key-hand = H
    .does = hand or programme
table-key-map = M
    .does = map
table-key-log = L
    .does = log
table-key-text = T
    .does = text table
table-key-history = , .
    .does = step through the history
table-key-help = ?
    .does = this list

table-resign = Resign
table-resign-sure = A bot will play your seat to the end. Resign?
table-let-bot = Let a bot play for me
table-take-back = Take my seat back
table-bot-plays = A bot plays for you.
table-replace-with-bot = Let a bot play for { $name }
table-yes = Agree
table-no = Refuse
table-withdraw = Withdraw
table-undo-asked = { $name } asks to go back to the moment after line { $line }.
table-undo-mine = You have asked to go back. { $names } must agree.
table-curtain-title = { $name } is asked
table-curtain-note = Pass the device on. Nobody else should look now.
table-curtain-show = Show my table
table-waiting-room = The table is open
table-waiting-room-note = The game begins as soon as every seat is taken.
table-waiting-start = Everybody is here. The host begins the game.
table-sit-down = Sit down here
table-leave = Get up
table-start = Begin
table-abort = Close the table
table-add-bot = Bot
table-invitation = Invitation
table-copy = Copy link
table-copied = Copied
table-aborted = This table was closed before the game began.
table-spectator = You are watching.
table-missed-title =
    { $count ->
        [one] { $count } line since you were here
       *[other] { $count } lines since you were here
    }
table-missed-play = Step through
table-missed-close = Go on
table-practice = Practice game
table-own-board = own board
table-own-board-long = This table came with a board file of its own: names and numbers are those of the file.
table-absent = absent
table-bot = Bot ({ $level })
table-resigned = resigned
table-time-left = Time left
table-loading = The table is being set…
table-name-yourself = Your name
table-result = Result

end-title = End of the game
end-scoring = Scoring, step by step
end-player = Player
end-step = Step { $at } of { $all }: { $name }
end-next = Next step
end-all = Show all
end-ties = Scores were equal: the tie-break decided between them.

end-cube-yellow = agricultural
end-cube-brown = natural
end-cube-black = mineral

end-smallest = smallest count
end-yes = yes
end-no = –
end-charts = Over time
end-chart-help = Point at a chart, or use the arrow keys in it, to read the values.
end-moment = Moment
end-look = Look back
end-practice = Practice
end-download = Download
end-verify = Verify the dice
end-again = Same table again
end-opening = Opening…
end-verify-note = Every roll and draw was fixed before the game began. The seal was published then; now what opens it is published too. With the file of the game anybody can check every outcome.
end-seal = Seal
end-secret = Secret
end-salt = Salt
end-contributions = Contributions of the seats
end-command = Check the file
end-copy = Copy
end-copied = Copied
end-loading = The game is being counted up…
end-failed = The scoring cannot be shown.
end-retry = Try again

history-history = History of the game
history-position = Move { $at } of { $all }
history-first = To the beginning
history-previous = One move back
history-next = One move on
history-previous-station = One station back
history-next-station = One station on
history-last = To the end
history-play = Play the moves
history-pause = Pause
history-speed = Speed ×{ $speed }
history-go-to = Go to
history-seen-by = Seen by
history-spectator = A spectator
history-link = Copy a link to this moment
history-link-short = Copy link
history-linked = The link to this moment has been copied.
history-not-linked = The link cannot be copied here: { $link }
history-download = Download the game
history-practice = Practice from here
history-practice-game = Practice game
history-practice-long = A private table that begins where this game stood after move { $at }. This game stays as it is.
history-begins = The practice game begins with
history-your-seat = Your seat
history-others = The others are played by bots of the level
history-open = Open the table
history-opening = Opening…
history-cancel = Cancel
history-to-now = Back to now
history-result = Result
history-more = More
