"""The rulebook of 2013: what changed since 2011."""

from dataclasses import replace

from metropole.games.colonialism.editions.original import ORIGINAL, action, policy, revised
from metropole.games.colonialism.rules import colonization, scoring
from metropole.games.colonialism.rules.action_space import alphabet
from metropole.games.colonialism.rules.cards import actions as action_cards
from metropole.games.colonialism.rules.game import TRADE, Edition
from metropole.games.colonialism.rules.state import PURPLE

COLOURS = ("blue", "red", "green", "white")

SPIELWORXX: Edition = replace(
    ORIGINAL,
    name="spielworxx",
    book="spielworxx",
    colours=COLOURS,
    space=alphabet(COLOURS),
    cubes=21,
    gray=45,
    gray_markers=0,
    purple=16,
    hired_from=PURPLE,
    start_dice=4,
    rejects_public=True,
    withdraws=True,
    common_counter=False,
    refill=True,
    cards=ORIGINAL.with_cards(
        treaty=policy(), unrest_at_home=policy(), consolidate_holdings=policy(), trade=action(TRADE)
    ),
    program=revised(ORIGINAL, colonization.REVISED_2013 | action_cards.REVISED_2013),
    most=scoring.strictly_most,
    interest_most=scoring.strictly_most,
    unrest_victims=colonization.weakest,
    conflict_order=colonization.tied_together,
    new_order=colonization.fewest_cubes_first,
    final_cubes=scoring.converted,
)
