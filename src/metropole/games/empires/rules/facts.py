"""What the rules state when something happens. The sentences are in `text`."""

from typing import Final

from metropole.kernel.questions import Event, FactTable, by_name

FACTS: Final[FactTable] = (
    ("first-player", ("seat",)),
    ("nation-chosen", ("seat", "nation")),
    ("turn-began", ("turn",)),
    ("programmed", ()),
    ("round-began", ("round",)),
    ("card-revealed", ("seat", "card")),
    ("character-used", ("seat", "character")),
    ("forfeited", ("seat",)),
    ("treasury-gained", ("seat", "count")),
    ("treasury-spent", ("seat", "count")),
    ("fleets-gained", ("seat", "count")),
    ("fleets-lost", ("seat", "count")),
    ("squadrons-gained", ("seat", "count")),
    ("squadrons-lost", ("seat", "count")),
    ("goods-shipped", ("seat", "space")),
    ("goods-sold", ("seat", "count")),
    ("prestige-gained", ("seat", "count")),
    ("prestige-lost", ("seat", "count")),
    ("diplomacy-moved", ("seat", "steps")),
    ("track-advanced", ("seat", "track", "value")),
    ("loan-taken", ("seat", "count")),
    ("loan-repaid", ("seat", "count")),
    ("interest-added", ("seat", "count")),
    ("dice", ("seat", "count", "successes")),
    ("explored", ("seat", "territory")),
    ("exploration-failed", ("seat", "territory", "need")),
    ("america-discovered", ("seat",)),
    ("world-circumnavigated", ("seat",)),
    ("circumnavigation-failed", ("seat", "need")),
    ("counter-placed", ("seat", "space")),
    ("counter-removed", ("seat", "space")),
    ("control-taken", ("seat", "space")),
    ("colony-founded", ("seat", "territory")),
    ("colony-lost", ("seat", "territory")),
    ("independent", ("territory",)),
    ("unrest-added", ("territory", "count")),
    ("unrest-removed", ("territory", "count")),
    ("mission-placed", ("territory",)),
    ("mission-removed", ("territory",)),
    ("city-placed", ("seat", "territory", "value")),
    ("city-lowered", ("value",)),
    ("pirates", ("seat", "territory")),
    ("refused", ("seat",)),
    ("war-declared", ("seat", "other")),
    ("year-began", ("year",)),
    ("battle", ("territory",)),
    ("sea-battle", ()),
    ("rerolled", ("seat",)),
    ("surrendered", ("seat", "other")),
    ("defeated", ("seat", "other")),
    ("stalemate", ()),
    ("gift", ("seat", "other", "count")),
    ("stars-lost", ("seat",)),
    ("territory-excluded", ("territory",)),
    ("won", ("seat",)),
    ("order-place", ("seat", "place")),
    ("card-laid", ("seat", "card")),
    ("card-locked", ("seat", "card")),
    ("die", ("seat", "value")),
    ("bought-up", ("seat", "count")),
    ("goods-landed", ("seat", "count")),
    ("privateer-placed", ("seat", "other")),
    ("privateers-attack", ("seat", "other", "count")),
    ("privateer-sunk", ("seat", "other")),
    ("privateers-hunted", ("seat",)),
    ("counter-recalled", ("seat", "space")),
    ("loss-averted", ("seat", "space")),
    ("rebellion", ("territory",)),
    ("rebellion-dice", ("count", "successes")),
    ("automatic-rebellion", ("territory",)),
    ("city-lost", ("seat", "territory")),
    ("progress-award", ("seat",)),
    ("mission-award", ("seat",)),
    ("empire", ("seat",)),
    ("war-box-taken", ("seat", "count")),
    ("war-box-grown", ("count",)),
    ("alliance-offered", ("seat", "count")),
    ("supported", ("seat", "side")),
    ("allied", ("seat", "other")),
    ("ally-left", ("seat",)),
    ("invasion", ("seat", "territory")),
    ("war-drawn", ()),
    ("victory-point", ("seat",)),
    ("defeat-point", ("seat",)),
    ("emergency-loan", ("seat",)),
    ("end-die", ("value",)),
)

# Each by its place in the list.
FIRST_PLAYER: Final = 0
NATION_CHOSEN: Final = 1
TURN_BEGAN: Final = 2
PROGRAMMED: Final = 3
ROUND_BEGAN: Final = 4
CARD_REVEALED: Final = 5
CHARACTER_USED: Final = 6
FORFEITED: Final = 7
TREASURY_GAINED: Final = 8
TREASURY_SPENT: Final = 9
FLEETS_GAINED: Final = 10
FLEETS_LOST: Final = 11
SQUADRONS_GAINED: Final = 12
SQUADRONS_LOST: Final = 13
GOODS_SHIPPED: Final = 14
GOODS_SOLD: Final = 15
PRESTIGE_GAINED: Final = 16
PRESTIGE_LOST: Final = 17
DIPLOMACY_MOVED: Final = 18
TRACK_ADVANCED: Final = 19
LOAN_TAKEN: Final = 20
LOAN_REPAID: Final = 21
INTEREST_ADDED: Final = 22
DICE: Final = 23
EXPLORED: Final = 24
EXPLORATION_FAILED: Final = 25
AMERICA_DISCOVERED: Final = 26
WORLD_CIRCUMNAVIGATED: Final = 27
CIRCUMNAVIGATION_FAILED: Final = 28
COUNTER_PLACED: Final = 29
COUNTER_REMOVED: Final = 30
CONTROL_TAKEN: Final = 31
COLONY_FOUNDED: Final = 32
COLONY_LOST: Final = 33
INDEPENDENT: Final = 34
UNREST_ADDED: Final = 35
UNREST_REMOVED: Final = 36
MISSION_PLACED: Final = 37
MISSION_REMOVED: Final = 38
CITY_PLACED: Final = 39
CITY_LOWERED: Final = 40
PIRATES: Final = 41
REFUSED: Final = 42
WAR_DECLARED: Final = 43
YEAR_BEGAN: Final = 44
BATTLE: Final = 45
SEA_BATTLE: Final = 46
REROLLED: Final = 47
SURRENDERED: Final = 48
DEFEATED: Final = 49
STALEMATE: Final = 50
GIFT: Final = 51
STARS_LOST: Final = 52
TERRITORY_EXCLUDED: Final = 53
WON: Final = 54
ORDER_PLACE: Final = 55
CARD_LAID: Final = 56
CARD_LOCKED: Final = 57
DIE: Final = 58
BOUGHT_UP: Final = 59
GOODS_LANDED: Final = 60
PRIVATEER_PLACED: Final = 61
PRIVATEERS_ATTACK: Final = 62
PRIVATEER_SUNK: Final = 63
PRIVATEERS_HUNTED: Final = 64
COUNTER_RECALLED: Final = 65
LOSS_AVERTED: Final = 66
REBELLION: Final = 67
REBELLION_DICE: Final = 68
AUTOMATIC_REBELLION: Final = 69
CITY_LOST: Final = 70
PROGRESS_AWARD: Final = 71
MISSION_AWARD: Final = 72
EMPIRE: Final = 73
WAR_BOX_TAKEN: Final = 74
WAR_BOX_GROWN: Final = 75
ALLIANCE_OFFERED: Final = 76
SUPPORTED: Final = 77
ALLIED: Final = 78
ALLY_LEFT: Final = 79
INVASION: Final = 80
WAR_DRAWN: Final = 81
VICTORY_POINT: Final = 82
DEFEAT_POINT: Final = 83
EMERGENCY_LOAN: Final = 84
END_DIE: Final = 85


def about(event: Event) -> dict[str, int]:
    """What a fact is about, by name: `about(event)["seat"]`."""
    return by_name(FACTS, event)
