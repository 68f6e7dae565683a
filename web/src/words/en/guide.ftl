guide-guide = Guide
guide-progress = { $done } of { $all } lessons

guide-kind-start = The table
guide-kind-asked = Your decision
guide-kind-seen = What has happened
guide-kind-over = The end

guide-think = Think of this
guide-hint = Show a sound choice
guide-sound = A sound choice here
guide-next = Next
guide-left = { $count } more
guide-back = Back
guide-skip = Skip the guide
guide-fold = Fold the guide
guide-unfold = Unfold the guide
guide-page-title = Learn by playing
guide-page-line = A real game against bots, at a table of your own. A card beside the map says what is at hand, one thing at a time. The first decisions take about ten minutes; then you play on as long as you like.
guide-begin = Begin
guide-setting = The table is being set…

guide-game-colonialism = Colonialism
    .line = Compass edition with quick start, against two bots. Lay cards, win regions, gather cubes evenly. About 45 minutes.
guide-game-empires = Colonial: Europe’s Empires Overseas
    .line = Second edition, against three bots. Explore, trade, found colonies, reach 10 Prestige. About 90 minutes.

guide-retry = Try again
