"""Many games between bots, and what they show. The same seed gives the same games, whoever plays them and where."""

from metropole.sim.plan import Matchup, TournamentPlan, TournamentPlanError, line_up
from metropole.sim.playing import play
from metropole.sim.records import GameRecord, ThinkingTimes

__all__ = ["TournamentPlanError", "TournamentPlan", "GameRecord", "Matchup", "ThinkingTimes", "line_up", "play"]
