"""What the rules ask, each with the paragraph that asks it."""

from typing import Final

from metropole.kernel import Prompt

ROW: Final = Prompt("row", "4.0")
NEW_ROW: Final = Prompt("new-row", "5.2.3")
KEEP_SIX: Final = Prompt("keep-six", "4.0")
FIRST_SHIP: Final = Prompt("first-ship", "4.0")
ACT: Final = Prompt("act", "5.1")
WHICH_SHIP: Final = Prompt("which-ship", "5.1.2", continues=True)
MOVE_TO: Final = Prompt("move-to", "5.1.2", continues=True)
CARD_REGION: Final = Prompt("card-region", "5.1.3", continues=True, secret=True)
USE_SHIP: Final = Prompt("use-ship", "5.1.2", continues=True)
HOW_MANY: Final = Prompt("how-many", "5.1.4", continues=True)
HELPED: Final = Prompt("helped", "7.2 Diplomacy", continues=True)
ATTACKED: Final = Prompt("attacked", "7.2 Military Campaign", continues=True)
TRADE_SHIP: Final = Prompt("trade-ship", "7.2 Trade", continues=True)
TRADE_FIRST: Final = Prompt("trade-first", "7.2 Trade", continues=True)
TRADE_SECOND: Final = Prompt("trade-second", "7.2 Trade", continues=True)
TRADE_GIVE: Final = Prompt("trade-give", "7.2 Trade", continues=True)
TRADE_FOR: Final = Prompt("trade-for", "7.2 Trade", continues=True)
PAYMENT: Final = Prompt("payment", "X2", continues=True, always=True)
EXTRA_SHIP: Final = Prompt("extra-ship", "X2 Naval Expansion", continues=True)
MERCENARY_LOSSES: Final = Prompt("mercenary-losses", "7.2 Mercenaries")
INFLICTED_LOSSES: Final = Prompt("inflicted-losses", "7.2 Mercenaries")
COLLECT: Final = Prompt("collect", "5.2.2.3")
KEEP_ONE: Final = Prompt("keep-one", "5.2.3")
YOUNG_TURKS: Final = Prompt("young-turks", "X1 Young Turks")
SICK_MAN: Final = Prompt("sick-man", "X1 Sick Man of Europe")
OPEN_DOOR: Final = Prompt("open-door", "X1 Open Door Policy", secret=True)
GURKHAS: Final = Prompt("gurkhas", "X1 Gurkhas")
GURKHAS_MORE: Final = Prompt("gurkhas-more", "X1 Gurkhas", continues=True)
CULTIVATION: Final = Prompt("cultivation", "X1 Cultivation System Introduced")

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
