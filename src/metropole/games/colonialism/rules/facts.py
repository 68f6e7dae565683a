"""What the rules state when something happens. The sentences are in `text`."""

from typing import Final

from metropole.kernel.questions import Event, FactTable, by_name

FACTS: Final[FactTable] = (
    ("tile", ("region", "number")),
    ("cube", ("region", "colour")),
    ("order-rolled", ("seat", "count")),
    ("order-tied", ()),
    ("row-taken", ("seat", "row")),
    ("interest-dealt", ("seat", "interest")),
    ("interest-dealt-hidden", ("seat",)),
    ("card-drawn", ("seat", "card")),
    ("card-drawn-hidden", ("seat",)),
    ("nothing-to-draw", ("seat",)),
    ("deck-reshuffled", ("seat",)),
    ("card-discarded", ("seat", "card")),
    ("start-hand-kept", ("seat",)),
    ("rejects-returned", ("seat",)),
    ("ship-placed", ("seat", "zone")),
    ("ship-moved", ("seat", "zone", "to")),
    ("ship-used", ("seat", "zone")),
    ("ships-fresh", ()),
    ("passed", ("seat",)),
    ("draws", ("seat",)),
    ("explores", ("seat", "region")),
    ("withdraws", ("seat", "region", "count")),
    ("plays-action", ("seat", "card", "region")),
    ("plays-policy", ("seat", "card", "region")),
    ("plays-policy-hidden", ("seat", "region")),
    ("targeted", ("seat", "faction")),
    ("die", ("seat", "count")),
    ("discs-added", ("seat", "region", "count")),
    ("discs-removed", ("seat", "region", "count")),
    ("natives-added", ("region", "count")),
    ("natives-removed", ("region", "count")),
    ("mercenaries-hired", ("seat", "region", "count")),
    ("mercenaries-left", ("seat", "region", "count")),
    ("cubes-traded", ("region", "colour", "other", "colour2")),
    ("turn-began", ("turn",)),
    ("round-began", ("round",)),
    ("colonization-began", ()),
    ("region-colonized", ("region",)),
    ("policy-revealed", ("seat", "card", "region")),
    ("policy-counts", ("seat", "card", "count")),
    ("unrest", ("seat", "region")),
    ("conflict", ("region", "limit")),
    ("treaty", ("seat", "region")),
    ("collected", ("seat", "region", "colour", "count")),
    ("interests-pay", ("seat", "region", "colour", "count")),
    ("event-revealed", ("event",)),
    ("cube-returned", ("seat", "region", "colour")),
    ("cubes-shipped", ("region", "other", "colour", "count")),
    ("declined", ("seat",)),
    ("card-recovered", ("seat", "card")),
    ("upgrade-bought", ("seat", "upgrade")),
    ("cube-paid", ("seat", "colour")),
    ("extra-card", ("seat",)),
    ("scored", ("seat", "score", "total")),
    ("trimmed", ("region", "limit")),
    ("converted", ("seat", "count", "gained")),
    ("nothing-consolidated", ("seat", "region")),
)

TILE: Final = 0
CUBE: Final = 1
ORDER_ROLLED: Final = 2
ORDER_TIED: Final = 3
ROW_TAKEN: Final = 4
INTEREST_DEALT: Final = 5
INTEREST_DEALT_HIDDEN: Final = 6
CARD_DRAWN: Final = 7
CARD_DRAWN_HIDDEN: Final = 8
NOTHING_TO_DRAW: Final = 9
DECK_RESHUFFLED: Final = 10
CARD_DISCARDED: Final = 11
START_HAND_KEPT: Final = 12
REJECTS_RETURNED: Final = 13
SHIP_PLACED: Final = 14
SHIP_MOVED: Final = 15
SHIP_USED: Final = 16
SHIPS_FRESH: Final = 17
PASSED: Final = 18
DRAWS: Final = 19
EXPLORES: Final = 20
WITHDRAWS: Final = 21
PLAYS_ACTION: Final = 22
PLAYS_POLICY: Final = 23
PLAYS_POLICY_HIDDEN: Final = 24
TARGETED: Final = 25
DIE: Final = 26
DISCS_ADDED: Final = 27
DISCS_REMOVED: Final = 28
NATIVES_ADDED: Final = 29
NATIVES_REMOVED: Final = 30
MERCENARIES_HIRED: Final = 31
MERCENARIES_LEFT: Final = 32
CUBES_TRADED: Final = 33
TURN_BEGAN: Final = 34
ROUND_BEGAN: Final = 35
COLONIZATION_BEGAN: Final = 36
REGION_COLONIZED: Final = 37
POLICY_REVEALED: Final = 38
POLICY_COUNTS: Final = 39
UNREST: Final = 40
CONFLICT: Final = 41
TREATY: Final = 42
COLLECTED: Final = 43
INTERESTS_PAY: Final = 44
EVENT_REVEALED: Final = 45
CUBE_RETURNED: Final = 46
CUBES_SHIPPED: Final = 47
DECLINED: Final = 48
CARD_RECOVERED: Final = 49
UPGRADE_BOUGHT: Final = 50
CUBE_PAID: Final = 51
EXTRA_CARD: Final = 52
SCORED: Final = 53
TRIMMED: Final = 54
CONVERTED: Final = 55
NOTHING_CONSOLIDATED: Final = 56


def about(event: Event) -> dict[str, int]:
    """What a fact is about, by name: `about(event)["seat"]`."""
    return by_name(FACTS, event)
