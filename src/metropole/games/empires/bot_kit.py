"""How bots judge the game: what the heuristics in `bot` offer to those who play by them."""

from collections.abc import Mapping

from metropole.games.empires.bot import features, option_scores, prior_scores, weights
from metropole.games.empires.bot.revised import option_scores as revised_scores
from metropole.games.empires.bot.revised import weights as revised_weights
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import is_revised
from metropole.games.empires.rules.state import Seat
from metropole.games.empires.rules.view import EmpiresView
from metropole.parts.bot import BotKit, Weights


class EmpiresBot(BotKit[Game, EmpiresView]):
    """How bots judge the game."""

    folder = weights.FOLDER
    figures = features.FEATURES
    weights: Mapping[str, Weights] = {"second": weights.WEIGHTS, "revised": revised_weights.WEIGHTS}

    def marks(self, view: EmpiresView, prompt: str) -> list[float]:
        judges = revised_scores.JUDGES if is_revised(view.table) else option_scores.JUDGES
        return judges[prompt](view)

    def priors(self, view: EmpiresView) -> list[float]:
        return prior_scores.prior_scores(view)

    def book(self, game: Game) -> str:
        return game.edition.book

    def figures_of(self, game: Game, seat: int) -> list[float]:
        return features.features(game, Seat(seat))

    def progress(self, game: Game) -> float:
        return features.progress(game)

    def stage(self, game: Game) -> int:
        return game.s.turn


BOT = EmpiresBot()
