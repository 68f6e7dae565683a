"""What the rules ask, each with the paragraph that asks it."""

from typing import Final

from metropole.kernel import Prompt

ROW: Final = Prompt("row", "4.0")
NEW_ROW: Final = Prompt("new-row", "5.2.3")
KEEP_SIX: Final = Prompt("keep-six", "4.0", about=("count",))
FIRST_SHIP: Final = Prompt("first-ship", "4.0")
ACT: Final = Prompt("act", "5.1")
WHICH_SHIP: Final = Prompt("which-ship", "5.1.2", continues=True, about=("zone",))
MOVE_TO: Final = Prompt("move-to", "5.1.2", continues=True, about=("zone",))
CARD_REGION: Final = Prompt("card-region", "5.1.3", continues=True, secret=True, about=("card",))
USE_SHIP: Final = Prompt("use-ship", "5.1.2", continues=True, about=("region",))
HOW_MANY: Final = Prompt("how-many", "5.1.4", continues=True, about=("region",))
HELPED: Final = Prompt("helped", "7.2 Diplomacy", continues=True, about=("region",))
ATTACKED: Final = Prompt("attacked", "7.2 Military Campaign", continues=True, about=("region",))
TRADE_SHIP: Final = Prompt("trade-ship", "7.2 Trade", continues=True)
TRADE_FIRST: Final = Prompt("trade-first", "7.2 Trade", continues=True, about=("zone",))
TRADE_SECOND: Final = Prompt("trade-second", "7.2 Trade", continues=True, about=("zone", "region"))
TRADE_GIVE: Final = Prompt("trade-give", "7.2 Trade", continues=True, about=("zone", "region", "other"))
TRADE_FOR: Final = Prompt("trade-for", "7.2 Trade", continues=True, about=("zone", "region", "other", "colour"))
PAYMENT: Final = Prompt("payment", "X2", continues=True, always=True, about=("upgrade",))
EXTRA_SHIP: Final = Prompt("extra-ship", "X2 Naval Expansion", continues=True, about=("upgrade",))
MERCENARY_LOSSES: Final = Prompt("mercenary-losses", "7.2 Mercenaries", about=("region", "count"))
INFLICTED_LOSSES: Final = Prompt("inflicted-losses", "7.2 Mercenaries", about=("region", "seat", "count"))
COLLECT: Final = Prompt("collect", "5.2.2.3", about=("region",))
KEEP_ONE: Final = Prompt("keep-one", "5.2.3")
YOUNG_TURKS: Final = Prompt("young-turks", "X1 Young Turks", about=("region",))
SICK_MAN: Final = Prompt("sick-man", "X1 Sick Man of Europe", about=("region",))
OPEN_DOOR: Final = Prompt("open-door", "X1 Open Door Policy", secret=True, about=("region",))
GURKHAS: Final = Prompt("gurkhas", "X1 Gurkhas", about=("region",))
GURKHAS_MORE: Final = Prompt("gurkhas-more", "X1 Gurkhas", continues=True, about=("region",))
CULTIVATION: Final = Prompt("cultivation", "X1 Cultivation System Introduced", about=("region",))

PROMPTS: Final = (
    ROW,
    NEW_ROW,
    KEEP_SIX,
    FIRST_SHIP,
    ACT,
    WHICH_SHIP,
    MOVE_TO,
    CARD_REGION,
    USE_SHIP,
    HOW_MANY,
    HELPED,
    ATTACKED,
    TRADE_SHIP,
    TRADE_FIRST,
    TRADE_SECOND,
    TRADE_GIVE,
    TRADE_FOR,
    PAYMENT,
    EXTRA_SHIP,
    MERCENARY_LOSSES,
    INFLICTED_LOSSES,
    COLLECT,
    KEEP_ONE,
    YOUNG_TURKS,
    SICK_MAN,
    OPEN_DOOR,
    GURKHAS,
    GURKHAS_MORE,
    CULTIVATION,
)
