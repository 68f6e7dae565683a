"""The stations of Colonialism: where each begins, and what its caption sums up. The words are in the text files."""

from typing import Final

from metropole.games.colonialism.rules import facts, game
from metropole.parts.captions import Clause
from metropole.parts.stations import StationKit

HEADS: Final = {
    facts.SHIP_PLACED: "action",
    facts.SHIP_MOVED: "action",
    facts.DRAWS: "action",
    facts.EXPLORES: "action",
    facts.WITHDRAWS: "action",
    facts.PLAYS_ACTION: "action",
    facts.PLAYS_POLICY: "action",
    facts.PLAYS_POLICY_HIDDEN: "action",
    facts.UPGRADE_BOUGHT: "action",
    facts.EVENT_REVEALED: "event",
    facts.REGION_COLONIZED: "region",
}
JOINS: Final = {
    facts.TILE: "board",
    facts.CUBE: "board",
    facts.ORDER_ROLLED: "order",
    facts.ORDER_TIED: "order",
    facts.ROW_TAKEN: "order",
    facts.INTEREST_DEALT: "deal",
    facts.INTEREST_DEALT_HIDDEN: "deal",
    facts.START_HAND_KEPT: "hands",
    facts.PASSED: "pass",
    facts.SHIPS_FRESH: "phase",
    facts.TURN_BEGAN: "phase",
    facts.ROUND_BEGAN: "phase",
    facts.COLONIZATION_BEGAN: "phase",
    facts.INTERESTS_PAY: "score",
    facts.CONVERTED: "score",
    facts.SCORED: "score",
}
SCOPES: Final = {
    game.END_COLONIZATION: "upkeep",
    game.LAST_COLONIZATION: "upkeep",
    game.END_TURN: "upkeep",
}

LIMIT: Final = Clause("limit", (facts.CONFLICT,), by=("limit",), minor=True)
DISCARDS: Final = Clause("discards", (facts.CARD_DISCARDED,), minor=True)
INFLUENCE: Final = (
    Clause("added", (facts.DISCS_ADDED,), by=("seat",)),
    Clause("removed", (facts.DISCS_REMOVED,), by=("seat",)),
    Clause("natives-added", (facts.NATIVES_ADDED,), minor=True),
    Clause("natives-removed", (facts.NATIVES_REMOVED,), minor=True),
    Clause("hired", (facts.MERCENARIES_HIRED,), by=("seat",)),
    Clause("dismissed", (facts.MERCENARIES_LEFT,), by=("seat",)),
    Clause("collected", (facts.COLLECTED,), by=("seat",), each=("colour",)),
    Clause("recovered", (facts.CARD_RECOVERED,), by=("seat", "card"), minor=True),
)
DECLINED: Final = Clause("declined", (facts.DECLINED,), each=("seat",), minor=True)

STATIONS: Final = StationKit(
    heads=HEADS,
    joins=JOINS,
    scopes=SCOPES,
    titles={
        "action": (
            Clause("ship-placed", (facts.SHIP_PLACED,), by=("seat", "zone")),
            Clause("ship-moved", (facts.SHIP_MOVED,), by=("seat", "zone", "to")),
            Clause("draws", (facts.DRAWS,), by=("seat",)),
            Clause("explores", (facts.EXPLORES,), by=("seat", "region")),
            Clause("withdraws", (facts.WITHDRAWS,), by=("seat", "region")),
            Clause("plays-action", (facts.PLAYS_ACTION,), by=("seat", "card", "region")),
            Clause("plays-policy", (facts.PLAYS_POLICY,), by=("seat", "card", "region")),
            Clause("plays-policy-hidden", (facts.PLAYS_POLICY_HIDDEN,), by=("seat", "region")),
            Clause("upgrade", (facts.UPGRADE_BOUGHT,), by=("seat", "upgrade")),
        ),
        "event": (Clause("event", (facts.EVENT_REVEALED,), by=("event",)),),
        "region": (Clause("region", (facts.REGION_COLONIZED,), by=("region",)),),
        "order": (Clause("order"),),
        "hands": (Clause("hands"),),
        "upkeep": (Clause("upkeep"),),
        "score": (Clause("score"),),
    },
    clauses={
        "action": (
            Clause("drawn", (facts.CARD_DRAWN,), each=("card",)),
            Clause("die", (facts.DIE,)),
            Clause("paid", (facts.CUBE_PAID,), each=("colour",)),
            Clause("traded", (facts.CUBES_TRADED,), by=("region", "other", "colour", "colour2")),
            *INFLUENCE,
        ),
        "event": (
            *INFLUENCE,
            DECLINED,
            Clause("returned", (facts.CUBE_RETURNED,), by=("seat",), each=("colour",)),
            Clause("shipped", (facts.CUBES_SHIPPED,), by=("other", "colour")),
        ),
        "region": (
            *INFLUENCE,
            LIMIT,
            DECLINED,
            Clause("unrest", (facts.UNREST,), by=("seat",), minor=True),
            Clause("treaty", (facts.TREATY,), by=("seat",), minor=True),
        ),
        "board": (
            Clause("tiles", (facts.TILE,)),
            Clause("cubes", (facts.CUBE,), each=("colour",)),
            Clause("natives-added", (facts.NATIVES_ADDED,)),
        ),
        "order": (
            Clause("rolls", (facts.ORDER_ROLLED,), each=("seat",), minor=True),
            Clause("rows", (facts.ROW_TAKEN,), each=("seat", "row")),
        ),
        "deal": (
            Clause("interests", (facts.INTEREST_DEALT, facts.INTEREST_DEALT_HIDDEN)),
            Clause("cards", (facts.CARD_DRAWN, facts.CARD_DRAWN_HIDDEN)),
        ),
        "hands": (Clause("kept", (facts.START_HAND_KEPT,), each=("seat",)), DISCARDS),
        "pass": (Clause("passed", (facts.PASSED,), each=("seat",)),),
        "phase": (
            Clause("fresh", (facts.SHIPS_FRESH,), minor=True),
            Clause("turn", (facts.TURN_BEGAN,), by=("turn",)),
            Clause("round", (facts.ROUND_BEGAN,), by=("round",)),
            Clause("colonization", (facts.COLONIZATION_BEGAN,)),
        ),
        "upkeep": (
            DISCARDS,
            Clause("refilled", (facts.CARD_DRAWN, facts.CARD_DRAWN_HIDDEN), each=("seat",)),
            Clause("trimmed", (facts.TRIMMED,), each=("region",), minor=True),
            *INFLUENCE,
        ),
        "score": (
            Clause("interests-pay", (facts.INTERESTS_PAY,), minor=True),
            Clause("scored", (facts.SCORED,), each=("seat",)),
        ),
    },
)
