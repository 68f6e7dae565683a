"""Many games between bots, and what they show. The same seed gives the same games, whoever plays them and where."""

from metropole.sim.plan import Plan, Table, TournamentPlanError, line_up
from metropole.sim.playing import play
from metropole.sim.records import Record, Thought

__all__ = ["TournamentPlanError", "Plan", "Record", "Table", "Thought", "line_up", "play"]
