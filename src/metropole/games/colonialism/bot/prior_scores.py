"""How good every option of a question looks at a glance, in points: not only the favourite, the others too.

The search spends most of its time where these marks are high. They cost more than choosing a favourite does.
"""

from typing import Final

from metropole.games.colonialism.bot.judgement import ColonizationForecast
from metropole.games.colonialism.bot.option_scores import JUDGES, outlook_of
from metropole.games.colonialism.bot.plans import (
    NONE,
    SAILING,
    ActionPlan,
    Means,
    all_plans,
    continued,
    means_of,
    ship_to_move,
    spend_action,
)
from metropole.games.colonialism.rules import action_space, prompts
from metropole.games.colonialism.rules.view import ColonialismView

LEAD: Final = 0.15  # points by which the favourite is ahead at least
WASTE: Final = 0.02  # an action for which no plan has a use


def prior_scores(view: ColonialismView) -> list[float]:
    """A mark for each option; the favourite of the rules of thumb has the best."""
    assert view.prompt is not None
    favour = JUDGES[view.prompt.key](view)
    if view.prompt is prompts.ACT:
        marks = action_marks(view)
    elif view.prompt is prompts.CARD_REGION:
        marks = region_marks(view)
    else:
        return favour
    best = max(favour)
    lead = max(marks) + LEAD
    return [lead if favour[i] == best else marks[i] for i in range(len(marks))]


def action_marks(view: ColonialismView) -> list[float]:
    """What the best scheme that begins with, or has, each action would change."""
    outlook = outlook_of(view)
    means = means_of(outlook)
    found: dict[int, float] = {}
    for plan in all_plans(outlook, means, 0):
        new = [action for action in actions_of(outlook, plan) if action not in found]
        if new:
            change = continued(outlook, means, plan).change
            for action in new:
                found[action] = change
    idle = idle_mark(outlook, means)
    return [max(idle, found.get(option, idle)) for option in view.options]


def actions_of(outlook: ColonizationForecast, plan: ActionPlan) -> list[int]:
    """The actions that a plan consists of."""
    actions = [step.action for step in plan.steps if step.action != NONE]
    if any([step.order == SAILING for step in plan.steps]):
        zone = ship_to_move(outlook, plan.region)
        if zone != NONE:
            actions.append(action_space.MOVE + zone)
    return actions


def idle_mark(outlook: ColonizationForecast, means: Means) -> float:
    """What can still be done after an action that leads nowhere."""
    left = means.copy()
    spend_action(left)
    plans = all_plans(outlook, left, 0) if left.actions else []
    if not plans or plans[0].change <= 0:
        return -WASTE
    return continued(outlook, left, plans[0]).change - WASTE


def region_marks(view: ColonialismView) -> list[float]:
    """What the best scheme that plays the card in each region would change."""
    outlook = outlook_of(view)
    means = means_of(outlook)
    card = view.about["card"]
    found: dict[int, float] = {}
    for plan in all_plans(outlook, means, 0):
        option = action_space.IN + plan.region
        if option not in found and any([step.card == card for step in plan.steps]):
            found[option] = continued(outlook, means, plan).change
    least = min([0.0, *found.values()]) - WASTE
    return [found.get(option, least) for option in view.options]
