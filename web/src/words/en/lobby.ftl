lobby-title = Tables
lobby-heading = Public tables
lobby-lead = Sit down where a seat is free, watch a game that is running, or look back at one that is over.
lobby-state-open = Open
lobby-state-running = Running
lobby-state-finished = Finished
lobby-choose = Which tables
