"""What a seat may know, built from nothing; and worlds that it cannot tell from the truth."""

from typing import Final

from metropole.games.empires.rules import action_space
from metropole.games.empires.rules.board import Board
from metropole.games.empires.rules.game import Edition, Game
from metropole.games.empires.rules.state import NO_CARD, ROUNDS, State
from metropole.games.empires.rules.turn import hand_of_row
from metropole.kernel.chance import Rng, draw
from metropole.kernel.position import changed
from metropole.kernel.questions import Outcome
from metropole.kernel.view import SPECTATOR, View, add_question, redeal_answers

HIDDEN_CARD: Final = 6

PUBLIC: Final = (
    "turn round phase first winner tokens excluded america circumnavigation discovered_turn discovered_round abolished "
    "treasury fleets squadrons goods prestige diplomacy tracks pile_owners piles stacks colonies independent unrest "
    "missions city city_value doubles nations starless uses attacker defender year shipped asked gifts order laid "
    "locked released relevant_cities privateers raiders war_points victories empires progress_holder mission_holder "
    "missions_placed war_box fought marked navy_bought doomed quotas allies hired offers warring sea_losses"
).split()


class EmpiresView(View):
    """`table` is the position as the viewer sees it: of others' rows only the cards shown so far."""

    def __init__(self, seat: int, table: Game) -> None:
        super().__init__(seat, table.seats)
        self.table = table
        self.anchor = 0
        self.anchor_at = 0

    @property
    def edition(self) -> Edition:
        return self.table.edition

    @property
    def board(self) -> Board:
        return self.table.board

    def shown(self) -> Game:
        return self.table

    def redeal(self, rng: Rng) -> Game:
        """A full game that the view cannot tell from the truth: everything hidden is dealt anew."""
        return redeal(self, rng)

    def numbers(self) -> dict[str, object]:
        return {**super().numbers(), **self.table.s.numbers()}


# --- views ---


def view(g: Game, seat: int) -> EmpiresView:
    """What this seat, or a spectator, may know now."""
    seen = EmpiresView(seat, Game(g.edition, g.board, g.seats, State(g.seats)))
    fields = g.s.numbers()
    seen.table.s.put({field: fields[field] for field in PUBLIC})
    seen.table.s.rows = shown_rows(g, seat)
    if seat != SPECTATOR and g.answers:
        seen.given = g.answers[seat][:]
    add_question(seen, g)
    add_flow(seen, g)
    if isinstance(g.pending, Outcome):
        seen.outcome = g.pending
    return seen


def shown_rows(g: Game, seat: int) -> list[int]:
    """4 One's own row, and of the others' the cards of the rounds so far; of the rest the backs."""
    return [HIDDEN_CARD if is_hidden(g, seat, cell) else card for cell, card in enumerate(g.s.rows)]


def is_hidden(g: Game, seat: int, cell: int) -> bool:
    """4 A card of somebody else's row that has not been turned yet; after the fifth round all have."""
    owner, place = divmod(cell, ROUNDS)
    return g.s.rows[cell] != NO_CARD and owner != seat and place >= g.s.round and g.s.phase == 0


def add_flow(seen: EmpiresView, g: Game) -> None:
    """Where the rules stand; an action that somebody is putting together has not begun for others."""
    if seen.seat != SPECTATOR and g.composing() == seen.seat:
        seen.stack = g.stack
        seen.anchor, seen.anchor_at = g.anchor, g.anchor_at
    else:
        seen.stack = g.public_stack()


# --- worlds ---


def redeal(seen: EmpiresView, rng: Rng) -> Game:
    """A full game that the view cannot tell from the truth: every hidden card is dealt anew."""
    g = Game(seen.edition, seen.board, seen.seats, seen.table.s.copy())
    for seat in range(g.seats):
        redeal_row(g, seen, seat, rng)
    g.stack = seen.stack[:]
    g.anchor, g.anchor_at = seen.anchor, seen.anchor_at
    redeal_answers(g, seen, rng)
    g.run()
    return g


def redeal_row(g: Game, seen: EmpiresView, seat: int, rng: Rng) -> None:
    """4 The hidden cards of a row are any of those not shown yet."""
    cells = range(seat * ROUNDS, (seat + 1) * ROUNDS)
    hidden = [cell for cell in cells if is_hidden(g, seen.seat, cell)]
    copies = hand_of_row(g, seat)
    for cell in cells:
        if cell not in hidden and g.s.rows[cell] != NO_CARD:
            copies[g.s.rows[cell]] -= 1
    left = [card for card in range(len(action_space.CARDS)) for _ in range(copies[card])]
    for cell in hidden:
        g.s.rows = changed(g.s.rows, cell, draw(left, 1, rng)[0])
