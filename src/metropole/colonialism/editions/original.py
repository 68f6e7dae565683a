"""The rulebook of 2011."""

from dataclasses import replace

from metropole.colonialism import actions, colonization, drawing, losses, scoring, setup, ships, turn, upgrades
from metropole.colonialism.action_space import CARDS, alphabet
from metropole.colonialism.cards import actions as action_cards
from metropole.colonialism.cards import policies
from metropole.colonialism.game import (
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
from metropole.colonialism.state import GRAY
from metropole.kernel import Procedure


def policy(name: str, worth: policies.Worth | None = None, presence: bool = False) -> Influence:
    """7.1 A policy card needs a fresh adjacent ship."""
    return Influence(name, True, True, presence, PLAY_POLICY, worth)


def action(name: str, procedure: int, ship: bool = True, presence: bool = True) -> Influence:
    """7.2 An action card, as a rule played where its owner has influence."""
    return Influence(name, False, ship, presence, procedure)


ORIGINAL_CARDS = (
    policy(CARDS[0], policies.army),
    policy(CARDS[1], policies.commerce),
    policy(CARDS[2], policies.dominion),
    policy(CARDS[3], policies.empire),
    policy(CARDS[4], policies.fleet),
    policy(CARDS[5], policies.hegemony),
    policy(CARDS[6], policies.influence_2),
    policy(CARDS[7], policies.influence_3),
    policy(CARDS[8], policies.influence_4),
    policy(CARDS[9], policies.influence_5),
    policy(CARDS[10], policies.monopoly),
    policy(CARDS[11], policies.agricultural),
    policy(CARDS[12], policies.natural),
    policy(CARDS[13], policies.mineral),
    policy(CARDS[14], presence=True),
    policy(CARDS[15], presence=True),
    policy(CARDS[16], presence=True),
    action(CARDS[17], DIPLOMACY, ship=False),
    action(CARDS[18], LAND_GRAB),
    action(CARDS[19], MERCENARIES),
    action(CARDS[20], CAMPAIGN, ship=False),
    action(CARDS[21], MISSIONARIES, ship=False),
    action(CARDS[22], PLAGUE),
    action(CARDS[23], TRADE, presence=False),
    action(CARDS[24], CONSOLIDATE),
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
