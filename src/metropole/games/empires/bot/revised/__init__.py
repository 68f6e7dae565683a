"""How the greedy bot judges the questions of the revised rules of Empires."""
