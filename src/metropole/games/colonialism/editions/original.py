"""The rulebook of 2011."""

from dataclasses import replace

from metropole.games.colonialism.rules import (
    actions,
    colonization,
    drawing,
    losses,
    scoring,
    setup,
    ships,
    turn,
    upgrades,
)
from metropole.games.colonialism.rules.action_space import CARDS, alphabet
from metropole.games.colonialism.rules.cards import actions as action_cards
from metropole.games.colonialism.rules.cards import policies
from metropole.games.colonialism.rules.game import (
    CAMPAIGN,
    CONSOLIDATE,
    DIPLOMACY,
    LAND_GRAB,
    MERCENARIES,
    MISSIONARIES,
    PLAGUE,
    PLAY_POLICY,
    PROCEDURE_COUNT,
    TRADE,
    Edition,
    Influence,
)
from metropole.games.colonialism.rules.state import GRAY
from metropole.games.colonialism.rules.view import view
from metropole.kernel import Procedure


def policy(worth: policies.Worth | None = None, presence: bool = False) -> Influence:
    """7.1 A policy card needs a fresh adjacent ship."""
    return Influence("", True, True, presence, PLAY_POLICY, worth)


def action(procedure: int, ship: bool = True, presence: bool = True) -> Influence:
    """7.2 An action card, as a rule played where its owner has influence."""
    return Influence("", False, ship, presence, procedure)


def named(**cards: Influence) -> tuple[Influence, ...]:
    """The cards in the order of their numbers, each with its name."""
    by_name = {name.replace("_", " "): card for name, card in cards.items()}
    return tuple([replace(by_name[name], name=name) for name in CARDS])


ORIGINAL_CARDS = named(
    army=policy(policies.army),
    commerce=policy(policies.commerce),
    dominion=policy(policies.dominion),
    empire=policy(policies.empire),
    fleet=policy(policies.fleet),
    hegemony=policy(policies.hegemony),
    influence_2=policy(policies.influence_2),
    influence_3=policy(policies.influence_3),
    influence_4=policy(policies.influence_4),
    influence_5=policy(policies.influence_5),
    monopoly=policy(policies.monopoly),
    agricultural_resources=policy(policies.agricultural),
    natural_resources=policy(policies.natural),
    mineral_resources=policy(policies.mineral),
    treaty=policy(presence=True),
    unrest_at_home=policy(presence=True),
    consolidate_holdings=policy(presence=True),
    diplomacy=action(DIPLOMACY, ship=False),
    land_grab=action(LAND_GRAB),
    mercenaries=action(MERCENARIES),
    military_campaign=action(CAMPAIGN, ship=False),
    missionaries=action(MISSIONARIES, ship=False),
    plague=action(PLAGUE),
    trade=action(TRADE, presence=False),
    second_consolidate_holdings=action(CONSOLIDATE),
)
DECK = (1 << 24) - 1


def program(*parts: dict[int, Procedure]) -> list[Procedure]:
    """The procedures by number; later parts replace earlier ones."""
    by_number = {number: procedure for part in parts for number, procedure in part.items()}
    return [by_number.get(number, Procedure("")) for number in range(PROCEDURE_COUNT)]


def revised(base: Edition, changes: dict[int, Procedure]) -> list[Procedure]:
    """The program of an edition with some procedures replaced."""
    return [changes.get(number, procedure) for number, procedure in enumerate(base.program)]


COLOURS = ("blue", "red", "green", "purple")

ORIGINAL = Edition(
    name="original",
    book="original",
    colours=COLOURS,
    space=alphabet(COLOURS),
    turns=3,
    cubes=15,
    gray=57,
    gray_markers=3,
    purple=0,
    hired_from=GRAY,
    start_dice=1,
    rejects_public=False,
    drawn=1,
    withdraws=False,
    passing=True,
    rows=4,
    common_counter=True,
    may_keep_none=False,
    hand_size=6,
    refill=False,
    cards=ORIGINAL_CARDS,
    deck=DECK,
    view=view,
    program=program(
        setup.PROCEDURES,
        turn.PROCEDURES,
        actions.PROCEDURES,
        drawing.PROCEDURES,
        ships.PROCEDURES,
        action_cards.PROCEDURES,
        losses.PROCEDURES,
        colonization.PROCEDURES,
        upgrades.PROCEDURES,
    ),
    campaign_targets=action_cards.any_present,
    most=scoring.most_by_track,
    interest_most=scoring.most_by_track,
    unrest_victims=colonization.weakest_by_track,
    conflict_order=colonization.tied_by_track,
    new_order=colonization.lowest_score_first,
    final_cubes=scoring.unconverted,
)


def short_game(edition: Edition) -> Edition:
    """4.0 Two turns, and ten cubes of each colour."""
    return replace(edition, name=f"{edition.name}+short", turns=2, cubes=10)
