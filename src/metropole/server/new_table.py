"""A new table: its first rows, from what somebody wants."""

import msgspec

from metropole import registry
from metropole.boards import BoardError
from metropole.registry import HouseRuleError, RuleSet, UnknownEditionError
from metropole.server import seal
from metropole.server.decisions import bot_seated, check_level, open_seats, seated
from metropole.server.forking import ForkOrigin
from metropole.server.game_replay import chart_of
from metropole.server.people import clean_name
from metropole.server.refusals import ApiError, refuse
from metropole.server.seal import Secret
from metropole.server.store import Body, LogRow
from metropole.server.table import Table
from metropole.server.table_state import Promise, RowBody, TableSettings
from metropole.server.wire import BotSeat, Me, NewTable, Origin
from metropole.text.messages import is_deceptive, quoted


def open_table(
    id: str,
    wanted: NewTable,
    player: str,
    name: str,
    secret: Secret,
    now: float,
    idem: str = "",
    inherited: ForkOrigin | None = None,
) -> Table | ApiError:
    """A table with its first rows, none of them written yet; if nobody is missing the game has begun with them.

    What is inherited from another game has happened at this table, too.
    """
    try:
        bodies = [
            ("created", created(id, wanted, secret, inherited.origin if inherited else None)),
            *taken(wanted, player, name),
            *(inherited.bodies if inherited else []),
        ]
    except ApiError as refusal:
        return refusal
    table = Table.load(id, [row(i, now, player, idem, body) for i, body in enumerate(bodies, start=1)], secret)
    if wanted.auto and not open_seats(table) and not inherited:
        contributions = [chair.contribution for chair in table.standing.chairs]
        table.apply(row(len(bodies) + 1, now, player, idem, table.beginning(contributions)))
    return table


def row(number: int, now: float, player: str, idem: str, body: RowBody) -> LogRow:
    return LogRow(number, now, player, idem if number == 1 else "", *body)


def created(id: str, wanted: NewTable, secret: Secret, forked: Origin | None = None) -> Body:
    """What is agreed; refused unless it can be played."""
    edition = wanted.edition if wanted.house is None else house_rules(wanted.house)
    rule_set = known_rule_set(edition, len(wanted.places))
    check_board(rule_set, wanted.board)
    check_level(wanted.level)
    if any([is_deceptive(character) for character in wanted.title]):
        raise refuse("title-characters")
    settings = TableSettings(
        edition=rule_set.name,
        board=wanted.board,
        seats=len(wanted.places),
        title=" ".join(wanted.title.split()),
        clock=wanted.clock,
        absence=wanted.absence,
        level=wanted.level,
        private=wanted.private,
        auto=wanted.auto,
        seal=Promise(seal.commitment(id, secret.salt, secret.secret)),
        rules=registry.RULES_VERSION,
        forked=forked,
    )
    plain: Body = msgspec.to_builtins(settings)
    return plain


def known_rule_set(edition: str, seats: int) -> RuleSet:
    """The rule set, if there is one of this name for so many."""
    try:
        rule_set = registry.find(edition)
    except HouseRuleError as error:
        raise refuse("wrong-house", why=quoted(str(error))) from None
    except UnknownEditionError:
        raise refuse("unknown-edition") from None
    if seats not in rule_set.seats:
        raise refuse("wrong-seats", edition=rule_set.name, least=rule_set.seats.start, most=rule_set.seats.stop - 1)
    return rule_set


def house_rules(text: str) -> str:
    """The name of the rule set that a file with house rules describes; it says all that the file does."""
    try:
        return registry.parse_house(text).name
    except HouseRuleError as error:
        raise refuse("wrong-house", why=quoted(str(error))) from None


def check_board(rule_set: RuleSet, board: str | None) -> None:
    try:
        chart_of(rule_set, board)
    except BoardError as error:
        raise refuse("wrong-board", why=quoted(str(error))) from None


def taken(wanted: NewTable, player: str, name: str) -> list[RowBody]:
    """Who sits down at once: whoever opens the table, on one seat or several, and bots."""
    shown = clean_name(wanted.name if wanted.name is not None else name)
    bodies: list[RowBody] = []
    for seat, place in enumerate(wanted.places):
        if isinstance(place, Me):
            bodies.append(seated(seat, player, shown, place.contribution))
        elif isinstance(place, BotSeat):
            bodies.append(bot_seated(seat, place.level))
    return bodies
