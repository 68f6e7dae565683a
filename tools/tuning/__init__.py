"""Numbers for the bots from games that they play against themselves. The same seed gives the same numbers."""
