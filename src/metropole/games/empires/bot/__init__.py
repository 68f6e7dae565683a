"""How the greedy bot judges the questions of Empires."""
