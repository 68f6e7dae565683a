"""The stations of Empires: where each begins, and what its caption sums up. The words are in the text files."""

from typing import Final

from metropole.games.empires.rules import facts, game
from metropole.parts.captions import Clause
from metropole.parts.stations import StationKit

HEADS: Final = {
    facts.CHARACTER_USED: "action",
    facts.CARD_LAID: "action",
    facts.WAR_DECLARED: "war",
    facts.YEAR_BEGAN: "year",
    facts.BATTLE: "battle",
    facts.SEA_BATTLE: "battle",
    facts.SURRENDERED: "peace",
    facts.DEFEATED: "peace",
    facts.STALEMATE: "peace",
    facts.WAR_DRAWN: "peace",
    facts.REBELLION: "rebellion",
    facts.AUTOMATIC_REBELLION: "rebellion",
    facts.PRIVATEERS_ATTACK: "raid",
    facts.PRIVATEERS_HUNTED: "hunt",
    facts.END_DIE: "end",
}
JOINS: Final = {
    facts.FORFEITED: "pass",
    facts.TURN_BEGAN: "phase",
    facts.PROGRAMMED: "phase",
    facts.ROUND_BEGAN: "phase",
    facts.CARD_REVEALED: "phase",
    facts.FIRST_PLAYER: "order",
    facts.ORDER_PLACE: "order",
    facts.INTEREST_ADDED: "interest",
    facts.CARD_LOCKED: "cards",
    facts.NATION_CHOSEN: "nations",
}
SCOPES: Final = {
    game.CHOOSE_NATIONS: "nations",
    game.ORDER: "order",
    game.ENDEAVOUR: "action",
    game.GIVING: "gift",
    game.REBELLION: "rebellion",
    game.ESCALATION: "escalation",
    game.FLEETS_PHASE: "fleets",
    game.NAVAL_PHASE: "squadrons",
    game.PRIVATEERING: "privateers",
    game.REPAYMENTS: "loans",
}

TREASURY: Final = (
    Clause("earned", (facts.TREASURY_GAINED,), by=("seat",), minor=True),
    Clause("paid", (facts.TREASURY_SPENT,), by=("seat",), minor=True),
)
LOANS: Final = (
    Clause("borrowed", (facts.LOAN_TAKEN,), by=("seat",)),
    Clause("repaid", (facts.LOAN_REPAID,), by=("seat",)),
)
FORCES: Final = (
    Clause("fleets-gained", (facts.FLEETS_GAINED,), by=("seat",)),
    Clause("fleets-lost", (facts.FLEETS_LOST,), by=("seat",)),
    Clause("squadrons-gained", (facts.SQUADRONS_GAINED,), by=("seat",)),
    Clause("squadrons-lost", (facts.SQUADRONS_LOST,), by=("seat",)),
)
PRESTIGE: Final = (
    Clause("prestige-gained", (facts.PRESTIGE_GAINED,), by=("seat",)),
    Clause("prestige-lost", (facts.PRESTIGE_LOST,), by=("seat",)),
    Clause("victory-point", (facts.VICTORY_POINT,), by=("seat",)),
    Clause("defeat-point", (facts.DEFEAT_POINT,), by=("seat",)),
    Clause("award", (facts.PROGRESS_AWARD, facts.MISSION_AWARD), by=("seat",), minor=True),
    Clause("empire", (facts.EMPIRE,), by=("seat",)),
    Clause("won", (facts.WON,), by=("seat",)),
)
DICE: Final = (
    Clause("dice", (facts.DICE,), by=("seat",)),
    Clause("die", (facts.DIE,), by=("seat",), latest=True),
    Clause("rerolled", (facts.REROLLED,), by=("seat",), minor=True),
)
PLACES: Final = (
    Clause("placed", (facts.COUNTER_PLACED,), by=("seat",)),
    Clause("removed", (facts.COUNTER_REMOVED,), by=("seat",)),
    Clause("averted", (facts.LOSS_AVERTED,), by=("seat",)),
    Clause("control", (facts.CONTROL_TAKEN,), by=("seat",), each=("space",), minor=True),
    Clause("colony-founded", (facts.COLONY_FOUNDED,), by=("seat", "territory")),
    Clause("colony-lost", (facts.COLONY_LOST,), by=("seat",)),
    Clause("independent", (facts.INDEPENDENT,), by=("territory",)),
    Clause("city-placed", (facts.CITY_PLACED,), by=("territory",), latest=True),
    Clause("city-lost", (facts.CITY_LOST,), by=("seat",)),
    Clause("mission-placed", (facts.MISSION_PLACED,), by=("territory",)),
    Clause("mission-removed", (facts.MISSION_REMOVED,), by=("territory",)),
    Clause("unrest-added", (facts.UNREST_ADDED,), each=("territory",), minor=True),
    Clause("unrest-removed", (facts.UNREST_REMOVED,), each=("territory",), minor=True),
)
WARFARE: Final = (
    *DICE,
    *PLACES,
    *FORCES,
    *PRESTIGE,
    *TREASURY,
    *LOANS,
    Clause("sunk", (facts.PRIVATEER_SUNK,), by=("seat",)),
    Clause("ally-left", (facts.ALLY_LEFT,), by=("seat",)),
    Clause("invasion", (facts.INVASION,), by=("seat", "territory")),
)
DEALS: Final = (
    Clause("explored", (facts.EXPLORED,), by=("territory",)),
    Clause("failed", (facts.EXPLORATION_FAILED,), by=("territory",)),
    Clause("america", (facts.AMERICA_DISCOVERED,)),
    Clause("circumnavigated", (facts.WORLD_CIRCUMNAVIGATED,)),
    Clause("not-circumnavigated", (facts.CIRCUMNAVIGATION_FAILED,)),
    Clause("track", (facts.TRACK_ADVANCED,), by=("seat", "track"), latest=True),
    Clause("shipped", (facts.GOODS_SHIPPED,), by=("seat",)),
    Clause("landed", (facts.GOODS_LANDED,), by=("seat",)),
    Clause("sold", (facts.GOODS_SOLD,), by=("seat",)),
    Clause("pirates", (facts.PIRATES,), by=("territory",)),
    Clause("refused", (facts.REFUSED,), each=("seat",), minor=True),
    Clause("diplomacy", (facts.DIPLOMACY_MOVED,), by=("seat",), minor=True),
)

STATIONS: Final = StationKit(
    heads=HEADS,
    joins=JOINS,
    scopes=SCOPES,
    titles={
        "action": (
            Clause("character", (facts.CHARACTER_USED,), by=("seat", "character")),
            Clause("laid", (facts.CARD_LAID,), by=("seat", "card")),
        ),
        "war": (Clause("war", (facts.WAR_DECLARED,), by=("seat", "other")),),
        "year": (Clause("year", (facts.YEAR_BEGAN,), by=("year",)),),
        "battle": (
            Clause("battle", (facts.BATTLE,), by=("territory",)),
            Clause("sea-battle", (facts.SEA_BATTLE,)),
        ),
        "peace": (
            Clause("surrendered", (facts.SURRENDERED,), by=("seat", "other")),
            Clause("defeated", (facts.DEFEATED,), by=("seat", "other")),
            Clause("drawn", (facts.STALEMATE, facts.WAR_DRAWN)),
        ),
        "rebellion": (
            Clause("rebellion", (facts.REBELLION, facts.AUTOMATIC_REBELLION), by=("territory",)),
            Clause("attempt"),
        ),
        "raid": (Clause("raid", (facts.PRIVATEERS_ATTACK,), by=("seat", "other")),),
        "hunt": (Clause("hunt", (facts.PRIVATEERS_HUNTED,), by=("seat",)),),
        "end": (Clause("end-die", (facts.END_DIE,)),),
        "escalation": (Clause("escalation"),),
        "fleets": (Clause("fleets"),),
        "squadrons": (Clause("squadrons"),),
        "privateers": (Clause("privateers"),),
        "loans": (Clause("loans"),),
        "interest": (Clause("interest"),),
        "nations": (Clause("nations"),),
        "cards": (Clause("cards"),),
    },
    clauses={
        "action": (*DEALS, *WARFARE),
        "war": (
            Clause("offered", (facts.ALLIANCE_OFFERED,), each=("seat",), minor=True),
            Clause("supported", (facts.SUPPORTED,), by=("seat", "side"), minor=True),
            Clause("allied", (facts.ALLIED,), by=("seat", "other")),
            *DEALS,
            *WARFARE,
        ),
        "year": WARFARE,
        "battle": (Clause("dice", (facts.DICE,), by=("seat",), latest=True), *WARFARE[1:]),
        "peace": (*WARFARE, *DEALS),
        "rebellion": (Clause("rebels", (facts.REBELLION_DICE,)), *WARFARE),
        "raid": (*WARFARE, *DEALS),
        "hunt": WARFARE,
        "gift": (Clause("gift", (facts.GIFT,), by=("seat", "other")),),
        "escalation": (*DEALS, *WARFARE),
        "fleets": (Clause("built", (facts.FLEETS_GAINED,), each=("seat",)),),
        "squadrons": (Clause("built", (facts.SQUADRONS_GAINED,), each=("seat",)),),
        "privateers": (Clause("sent", (facts.PRIVATEER_PLACED,), by=("seat", "other")),),
        "loans": LOANS,
        "interest": (Clause("added", (facts.INTEREST_ADDED,), each=("seat",)), *PRESTIGE, *TREASURY),
        "cards": (
            Clause("locked", (facts.CARD_LOCKED,), by=("seat", "card")),
            Clause("war-box", (facts.WAR_BOX_GROWN,), latest=True),
        ),
        "order": (
            Clause("first", (facts.FIRST_PLAYER,), by=("seat",)),
            Clause("order", (facts.ORDER_PLACE,), each=("seat",)),
            *TREASURY,
        ),
        "nations": (
            Clause("nation", (facts.NATION_CHOSEN,), by=("seat", "nation")),
            Clause("excluded", (facts.TERRITORY_EXCLUDED,), minor=True),
        ),
        "pass": (Clause("passed", (facts.FORFEITED,), each=("seat",)),),
        "phase": (
            Clause("turn", (facts.TURN_BEGAN,), by=("turn",)),
            Clause("programmed", (facts.PROGRAMMED,), minor=True),
            Clause("round", (facts.ROUND_BEGAN,), by=("round",)),
            Clause("revealed", (facts.CARD_REVEALED,), each=("seat", "card"), minor=True),
            *TREASURY,
        ),
        "end": PRESTIGE,
        "turn": (*FORCES, *PRESTIGE, *TREASURY, *LOANS, Clause("war-box", (facts.WAR_BOX_GROWN,), latest=True)),
    },
)
