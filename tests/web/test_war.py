"""A war of the revised rules, with allies: the longest conversation that the table has with several people."""

from collections.abc import Sequence
from random import Random

from metropole.client import Client
from tests.web.conftest import Opener, client_of, open_table
from tests.web.player import BrowserPlayer, PageMoment

SEATS = 4
MOST = 600
WARLIKE = {"ally", "support", "escalate"}


def play_until_alliance(client: Client, table: str) -> int:
    """All seats answer at random, from a program, until somebody may choose an ally; who that is."""
    dice = Random(12)
    for _ in range(MOST):
        for seat in range(SEATS):
            frame = client.frame(table, seat)
            if frame.state == "finished":
                raise AssertionError("the game is over without an alliance")
            question = frame.question
            if question is None or not question.options:
                continue
            if question.prompt == "ally" and len(question.options) > 1:
                return seat
            helpers = [option.action for option in question.options if option.action.startswith("support")]
            wanted = helpers[1:] or [option.action for option in question.options]
            client.play(table, dice.choice(wanted), seat)
    raise AssertionError("nobody has gone to war")


def test_war_with_an_ally(window: Opener, base: str) -> None:
    """Choose an ally, fight the years of the war, and go on with the game, all at one screen."""
    page = window("Ada")
    table = open_table(page, base, "empires/revised", ("me",) * SEATS)
    client = client_of(page, base)
    seat = play_until_alliance(client, table)
    before = client.frame(table, seat).seq

    def with_ally(options: Sequence[str]) -> str | None:
        question = client.frame(table, seat).question
        is_asked = question is not None and question.prompt == "ally"
        return next((option for option in options if is_asked and option.startswith("player")), None)

    player = BrowserPlayer(page, "war", wish=with_ally)
    player.go(table)
    asked: set[str] = set()

    def is_over(moment: PageMoment) -> bool:
        prompts = {frame.question.prompt for i in range(SEATS) if (frame := client.frame(table, i)).question}
        asked.update(prompts)
        return moment.seq > before + 2 and bool(prompts) and not prompts & WARLIKE

    player.play(is_over, MOST)
    told = {entry.kind for entry in client.frame(table, seat, before).log}
    assert "allied" in told, told
    assert "ally" in asked
    assert player.did["curtain"]
