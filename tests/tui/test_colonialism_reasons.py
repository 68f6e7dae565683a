"""Why something cannot be done in Colonialism: the first thing that is missing, and not another one."""

import pytest

from metropole.games.colonialism.positions import laid_out
from metropole.games.colonialism.rules import reasons
from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.board import INDIA, MIDDLE_EAST, NORTH_AFRICA, Region
from metropole.games.colonialism.rules.reasons import card_obstacle_in, obstacle
from metropole.games.colonialism.rules.state import Seat

BLUE = Seat(0)
EVENTS = "colonialism/compass+events"


@pytest.mark.parametrize(
    ("event", "ships", "reason"),
    [
        ("urabi revolt", "mediterranean", reasons.URABI),
        ("urabi revolt", "mediterranean used", reasons.NO_SHIP),
        ("", "arabian sea", reasons.NO_SHIP),
        ("", "mediterranean", ""),
    ],
)
def test_a_fresh_ship_that_cannot_be_used(event: str, ships: str, reason: str) -> None:
    """Under the Urabi Revolt a ship may be there, and fresh, and of no use for exploring or for a card."""
    board = laid_out(EVENTS).board
    board.event_place[8] = 1
    g = laid_out(EVENTS, board=board, event=event, ships={"blue": ships}, hands={"blue": "army"})

    assert reason == obstacle(g, BLUE, g.space.parse("explore north africa"))
    assert reason == card_obstacle_in(g, BLUE, CARDS.index("army"), NORTH_AFRICA)


@pytest.mark.parametrize(
    ("india", "reason"),
    [("blue 2, natives 4", reasons.NO_TARGETS), ("red 2", reasons.NOWHERE), ("blue 1, red 2", "")],
)
def test_a_campaign_without_a_target(india: str, reason: str) -> None:
    """With influence it is not the influence that is missing."""
    g = laid_out(hands={"blue": "military campaign"}, india=india)

    assert reason == obstacle(g, BLUE, g.space.parse("play military campaign"))


@pytest.mark.parametrize(("region", "reason"), [(INDIA, ""), (MIDDLE_EAST, reasons.NO_CUBES)])
def test_a_trade_where_no_cube_lies(region: Region, reason: str) -> None:
    """A region without cubes has nothing to trade, whatever the others have."""
    cubes = {"india": "yellow 1", "sub-saharan africa": "brown 1"}
    g = laid_out(hands={"blue": "trade"}, ships={"blue": "arabian sea"}, cubes=cubes, india="blue 1")

    assert reason == card_obstacle_in(g, BLUE, CARDS.index("trade"), region)
