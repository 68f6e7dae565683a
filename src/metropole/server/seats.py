"""Who sits where, and who plays for them; derived from the rows of a table."""

from typing import Literal

from msgspec import Struct

from metropole.server.store import Body, LogRow


class SeatAssignment(Struct):
    """One seat. A bot that plays has a level, also where it plays for a person."""

    player: str = ""
    name: str = ""
    contribution: str = ""
    level: str = ""
    resigned: bool = False
    absent: bool = False

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.player:
            return "person"
        return "bot" if self.level else "open"

    @property
    def in_person(self) -> bool:
        """Whether a person answers for this seat now."""
        return bool(self.player) and not self.level


def seat_row(chairs: list[SeatAssignment], row: LogRow) -> None:
    """What a row changes in who sits where."""
    body = row.body
    if row.kind == "seated":
        chairs[body["seat"]] = SeatAssignment(body["player"], body["name"], body["contribution"])
    elif row.kind == "bot":
        chairs[body["seat"]] = SeatAssignment(contribution=body["contribution"], level=body["level"])
    elif row.kind == "left":
        chairs[body["seat"]] = SeatAssignment()
    elif row.kind == "timeout":
        chairs[body["seat"]].absent = True
    elif row.kind == "move":
        for seat in speakers(body["lines"]):
            chairs[seat].absent = False
    elif row.kind in ("replaced", "returned"):
        hand_over(chairs[body["seat"]], body)


def hand_over(chair: SeatAssignment, body: Body) -> None:
    """A bot plays for a person, or no longer."""
    chair.level = body.get("level", "")
    chair.resigned = chair.resigned or body.get("why") == "resigned"
    chair.absent = body.get("why") == "absent"


def speakers(lines: list[str]) -> list[int]:
    """The seats that have spoken in some journal lines, in seat order."""
    return sorted({int(line[0]) - 1 for line in lines if line[0].isdigit()})


def has_spoken(seat: int, lines: list[str]) -> bool:
    """Whether a seat has spoken in some journal lines."""
    own = str(seat + 1)
    return any([line[0] == own for line in lines])


def people(chairs: list[SeatAssignment]) -> list[str]:
    """Everybody who plays in person, each once, in seat order."""
    return list(dict.fromkeys([chair.player for chair in chairs if chair.in_person]))


def seats_of(chairs: list[SeatAssignment], player: str) -> list[int]:
    """The seats of a person; of the server itself, as nobody, those that bots play."""
    if not player:
        return [seat for seat, chair in enumerate(chairs) if chair.level]
    return [seat for seat, chair in enumerate(chairs) if chair.player == player]
