"""How bots judge the game: what the heuristics in `bot` offer to those who play by them."""

from pathlib import Path

from metropole.games.colonialism.bot import features, option_scores, prior_scores, weights
from metropole.games.colonialism.rules.colonization import FIRST_COLONIZATION
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.parts.bot import BotKit


class ColonialismBot(BotKit[Game, ColonialismView]):
    """How bots judge the game."""

    folder = Path(weights.__file__).parent
    figures = features.FEATURES
    weights = weights.WEIGHTS

    def marks(self, view: ColonialismView, prompt: str) -> list[float]:
        return option_scores.JUDGES[prompt](view)

    def priors(self, view: ColonialismView) -> list[float]:
        return prior_scores.prior_scores(view)

    def book(self, game: Game) -> str:
        return game.edition.book

    def figures_of(self, game: Game, seat: int) -> list[float]:
        return features.features(game, seat)

    def progress(self, game: Game) -> float:
        return features.progress(game)

    def stage(self, game: Game) -> int:
        return 2 * game.s.turn + (1 if game.s.phase > FIRST_COLONIZATION else 0)


BOT = ColonialismBot()
