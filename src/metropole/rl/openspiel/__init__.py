"""The games in OpenSpiel. Importing this module registers them there.

`pyspiel.load_game("metropole_colonialism(edition=compass+events,players=3)")` is a game of Colonialism,
`pyspiel.load_game("metropole_empires(edition=second,players=4)")` one of Empires. With `reward` (`win`, `rank` or
`score`) you choose what a finished game is worth.
"""

from metropole.rl import needing

with needing("openspiel"):
    from metropole.rl.openspiel.game import SpielGame, register
    from metropole.rl.openspiel.observer import Observer
    from metropole.rl.openspiel.state import SpielState

register()

__all__ = ["SpielGame", "Observer", "SpielState"]
