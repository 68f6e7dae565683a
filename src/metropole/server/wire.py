"""What goes over the wire: commands and answers, requests for new tables, and frames.

Whatever comes in has limits on every length and number, and is refused with anything in it that is not named here.
Seats are counted from 0.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from metropole.kernel.view import SPECTATOR
from metropole.parts.advice import Missing
from metropole.parts.outline import OutlineSection
from metropole.parts.things import Thing

MOST_SEATS: Final = 6
MOST_ROWS: Final = 1_000_000
LONGEST_BOARD: Final = 64 * 1024
LONGEST_HOUSE: Final = 16 * 1024
LONGEST_EDITION: Final = 4096  # house rules are part of the name
LONGEST_DOUBT: Final = 200
LONGEST_TALK: Final = 500
LONGEST_NOTE: Final = 20_000
DAY: Final = 24 * 60 * 60

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
LineNumber = Annotated[int, Meta(ge=0, le=MOST_ROWS)]
Idem = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Typed = Annotated[str, Meta(max_length=1024)]
Contribution = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(min_length=1, max_length=60)]
Seconds = Annotated[int, Meta(ge=5, le=90 * DAY)]
Increment = Annotated[int, Meta(ge=0, le=7 * DAY)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Comes from outside."""


# --- what a person wants done ---


class Join(Strict, frozen=True, tag="join"):
    """Sit down; the contribution is mixed into the dice."""

    seat: SeatNumber
    name: Name | None = None
    contribution: Contribution = ""


class Leave(Strict, frozen=True, tag="leave"):
    """Get up, before the game has begun; the host may send a bot away."""


class Start(Strict, frozen=True, tag="start"):
    """The host begins the game."""


class Abort(Strict, frozen=True, tag="abort"):
    """The host gives the table up, before the game has begun."""


class Play(Strict, frozen=True, tag="play"):
    """Answer the open question."""

    action: ActionText


class Retract(Strict, frozen=True, tag="retract"):
    """Take back the last answer that nobody else has seen anything of."""


class AskUndo(Strict, frozen=True, tag="ask_undo"):
    """Ask everybody to go back to the moment after a line."""

    to: LineNumber


class AnswerUndo(Strict, frozen=True, tag="answer_undo"):
    """Agree to go back, or refuse; whoever asked may withdraw."""

    yes: bool


class Resign(Strict, frozen=True, tag="resign"):
    """A bot plays the seat to the end."""


class Replace(Strict, frozen=True, tag="replace"):
    """A bot takes a seat: an open one before the game has begun, afterwards that of a person, who may return."""

    seat: SeatNumber
    level: Level


class Return(Strict, frozen=True, tag="return"):
    """Take one's seat back from a bot."""


CommandBody: TypeAlias = (
    Join | Leave | Start | Abort | Play | Retract | AskUndo | AnswerUndo | Resign | Replace | Return
)  # told apart by the field "type"


class Command(Strict, frozen=True):
    """One thing to be done, by somebody who has seen the table up to a line and has drafted so many times since."""

    seq: LineNumber
    idem: Idem
    do: CommandBody
    draft: LineNumber = 0
    seat: SeatNumber | None = None


# --- what a person is told about it ---


class Accepted(Struct, frozen=True, tag="accepted"):
    """It is done, and on disk."""

    seq: int
    draft: int


class Rejected(Struct, frozen=True, tag="rejected"):
    """It cannot be done; `message` is a sentence for people, `code` for programs."""

    code: str
    reason: str
    seq: int
    draft: int


class Stale(Struct, frozen=True, tag="stale"):
    """Something has happened that the sender had not seen yet: look again, then decide again."""

    seq: int
    draft: int


Answer: TypeAlias = Accepted | Rejected | Stale


# --- a new table ---


class NoClock(Strict, frozen=True, tag="none"):
    """Nobody is hurried."""


class PerMove(Strict, frozen=True, tag="per_move"):
    """So many seconds for each answer."""

    seconds: Seconds


class Bank(Strict, frozen=True, tag="bank"):
    """So many seconds for the whole game, and some more with each answer."""

    seconds: Seconds
    increment: Increment = 0


Clock: TypeAlias = NoClock | PerMove | Bank
Absence: TypeAlias = Literal["bot", "resign", "wait"]


class Me(Strict, frozen=True, tag="me"):
    """The one who opens the table sits here."""

    contribution: Contribution = ""


class BotSeat(Strict, frozen=True, tag="bot"):
    """A bot sits here."""

    level: Level = "greedy"


class Open(Strict, frozen=True, tag="open"):
    """Somebody may sit down here."""


SeatRequest: TypeAlias = Me | BotSeat | Open


class NewTable(Strict, frozen=True):
    """A table as somebody wants it: the rule set, who sits where, and what happens to those who do not answer."""

    edition: Annotated[str, Meta(min_length=1, max_length=LONGEST_EDITION)]
    places: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MOST_SEATS)]
    title: Annotated[str, Meta(max_length=80)] = ""
    board: Annotated[str, Meta(max_length=LONGEST_BOARD)] | None = None
    clock: Clock = msgspec.field(default_factory=NoClock)
    absence: Absence = "wait"
    level: Level = "greedy"  # of bots that take over
    private: bool = False
    auto: bool = True  # begins by itself as soon as every seat is taken
    name: Name | None = None
    house: Annotated[str, Meta(max_length=LONGEST_HOUSE)] | None = None  # TOML of house rules, in place of edition


class Fork(Strict, frozen=True):
    """Play on from where a finished game stood after a line: from one seat, against bots of a level."""

    seq: LineNumber
    seat: SeatNumber
    level: Level = "greedy"


# --- frames ---


class LogEntry(Struct, frozen=True):
    """A line of the log: the sentence, its paragraph, the fact by key, and what it is about: numbers by name."""

    seq: int
    section: str
    text: str
    kind: str
    about: dict[str, int]


class StationShown(Struct, frozen=True):
    """Something to look at: the facts of one line that belong together, in a few words, and the table after it.

    Its number never changes. One that continues another goes on where a question interrupted that; its caption tells
    both.
    """

    number: int
    seq: int
    kind: str
    continues: bool
    section: str
    caption: str
    facts: list[LogEntry]
    scene: Raw
    own: Raw
    outline: list[OutlineSection] | None = None  # for who asks, and always where the browser has no table


class OptionOffered(Struct, frozen=True):
    """Something that can be answered: the words of the action space, and labels for people.

    The short one leaves out what the question says already; it suffices where all options are of one kind. `thing` is
    what lights up on the table, such as `region:2`; nothing if the option is only a button.
    """

    action: str
    label: str
    short: str
    thing: str


class QuestionShown(Struct, frozen=True):
    """What the viewer is asked and what about. Without options they have said enough, and others are choosing."""

    prompt: str
    about: dict[str, int]
    section: str
    text: str
    sealed: bool
    options: list[OptionOffered]
    given: list[OptionOffered]  # what they have said so far and can take back


class SeatShown(Struct, frozen=True):
    """Who sits on a seat. A person's seat may be played by a bot for a while, or, after resigning, to the end."""

    kind: Literal["open", "person", "bot"]
    colour: str
    name: str
    level: str
    resigned: bool
    absent: bool


class TimeShown(Struct, frozen=True):
    """What a seat has left, in milliseconds, and whether it runs as far as the viewer knows."""

    left: int
    running: bool


class ClockShown(Struct, frozen=True):
    """The clock of everybody, as the viewer may see it: who has answered in secret seems to think on."""

    rule: Clock
    seats: list[TimeShown | None]


class UndoShown(Struct, frozen=True):
    """Somebody asks to go back to a line; these seats have agreed, these are still asked."""

    seat: int
    to: int
    agreed: list[int]
    asked: list[int]


class GameResult(Struct, frozen=True):
    """How the game has ended."""

    scores: list[int]
    totals: list[int]
    ranks: list[int]
    ending: str
    text: list[str]


class SealShown(Struct, frozen=True, omit_defaults=True):
    """The seal of the dice; after the end also what opens it."""

    commitment: str
    contributions: list[str]
    secret: str = ""
    salt: str = ""


class SeatListed(Struct, frozen=True):
    """Who sits on a seat, in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str


class TableListing(Struct, frozen=True):
    """A table in a list."""

    edition: str
    title: str
    seats: list[SeatListed]
    clock: Clock
    absence: Absence


class Origin(Struct, frozen=True):
    """Where a practice table comes from: another table, the line after which it plays on, the outcomes drawn there."""

    table: str
    seq: int
    drawn: int


class About(Struct, frozen=True):
    """What was agreed when the table was opened; a practice table also says where it comes from."""

    table: str
    edition: str
    title: str
    board: str
    own_board: bool  # whether it came with the table; its catalogue is then that of the table alone
    created: float
    private: bool
    absence: Absence
    level: str
    auto: bool
    rules: int
    forked: Origin | None


class TableFrame(Struct, frozen=True):
    """Everything that one viewer may know at one moment, and what they have not heard yet."""

    about: About
    state: Literal["open", "running", "finished", "aborted"]
    seat: int  # from whose eyes
    mine: list[int]
    host: bool
    seq: int
    draft: int
    log: list[LogEntry]
    scene: Raw  # what lies open, as the game's kit says; null until the beginning, laid out for who looks back
    own: Raw  # what only the viewer sees of it
    question: QuestionShown | None
    awaiting: list[int]
    seats: list[SeatShown]
    clock: ClockShown | None
    undo: UndoShown | None
    back: int | None  # the line to go back to if the viewer wants to take back their last answer
    result: GameResult | None
    seal: SealShown
    outline: list[OutlineSection] | None = None  # for who asks, and always where the browser has no table


# --- advice ---


class Preview(Struct, frozen=True):
    """What an option does, as far as that is certain or an exact chance: in a word or two, and in a few lines."""

    action: str
    short: str
    lines: list[str]


class Advice(Struct, frozen=True):
    """For the question that is open to a seat at one moment; `hint` is what a plain bot would answer."""

    seq: int
    draft: int
    hint: str | None
    previews: list[Preview]
    missing: list[Missing]


# --- the story of a game ---


class Mark(Struct, frozen=True):
    """A line after which the game stood somewhere new."""

    seq: int
    label: str


class Series(Struct, frozen=True):
    """Something public that every seat has so much of, at each mark."""

    key: str
    name: str
    section: str
    values: list[list[int]]  # by mark and seat


class ColumnHead(Struct, frozen=True, omit_defaults=True):
    """What a column of numbers is. Those of one group have one name, and each of them another colour."""

    key: str
    name: str
    section: str
    group: str = ""
    colour: str = ""


class Scoring(Struct, frozen=True):
    """How the outcome came about, step by step."""

    columns: list[ColumnHead]
    rows: list[list[int]]  # by seat and column


class TimeSeries(Struct, frozen=True):
    """A game over time; the scoring comes with its end."""

    marks: list[Mark]
    measures: list[Series]
    scoring: Scoring | None


class Viewer(Struct, frozen=True):
    """From whose eyes the table is seen, and which seats belong to the same person."""

    seat: int = SPECTATOR
    mine: tuple[int, ...] = ()
    host: bool = False


# --- what else a person sends ---


class NewPlayer(Strict, frozen=True):
    name: Typed


class NewAccount(Strict, frozen=True):
    login: Typed
    password: Typed


class SignIn(Strict, frozen=True):
    """Either login and password, or a recovery code."""

    login: Typed = ""
    password: Typed = ""
    recovery: Typed = ""


class NewPassword(Strict, frozen=True):
    old: Typed
    new: Typed


class Reset(Strict, frozen=True):
    recovery: Typed
    new: Typed


class ChatMessage(Strict, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Note(Strict, frozen=True):
    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


# --- what else a person gets ---


class Person(Struct, frozen=True):
    name: str
    login: str | None


class Present(Struct, frozen=True):
    """Who asks, if the server knows."""

    me: Person | None


class Admitted(Struct, frozen=True, omit_defaults=True):
    """Somebody has come in. The token is for programs; browsers keep it as a cookie. The code is told only once."""

    me: Person
    token: str
    recovery: str = ""


class OptionShown(Struct, frozen=True):
    """An option of a rulebook, and how many can play with it; the line says in a few words what differs."""

    name: str
    ruling: str
    needs: str
    excludes: str
    title: str
    line: str
    least: int
    most: int


class EditionInfo(Struct, frozen=True):
    """A rulebook, how many can play it, and for how long, about, if everybody is at one table."""

    name: str
    game: str
    year: int | None
    least: int
    most: int
    options: list[OptionShown]
    title: str
    line: str
    minutes: int


class Described(Struct, frozen=True):
    """Something to choose: a word for programs, a title and a line for people."""

    key: str
    title: str
    line: str


class Editions(Struct, frozen=True):
    recommended: str
    editions: list[EditionInfo]
    levels: list[str]
    games: list[Described]
    level_names: list[Described]


class Catalogue(Struct, frozen=True):
    """What is printed on board, tiles and cards of an edition: names, help, and numbers.

    In `things` the place in a list is the number by which views and actions call a thing. `cited` is how people name a
    paragraph in this language, where that is not its key.
    """

    edition: str
    game: str
    book: str
    language: str
    seats: list[Thing]
    things: dict[str, list[Thing]]
    board: dict[str, Any]
    cited: dict[str, str]


class StatementShown(Struct, frozen=True):
    id: str
    text: str


class RulingShown(Struct, frozen=True):
    """A decision where the books are silent or contradict each other."""

    number: str
    topic: str
    decision: str
    reason: str


class ChapterShown(Struct, frozen=True):
    """A heading of the rulebook with what stands directly under it; the depth is 1 for a chapter."""

    key: str
    cited: str  # how people name it in this language
    heading: str
    depth: int
    statements: list[StatementShown]
    rulings: list[RulingShown]
    on_board: str  # what the board adds, such as the region of an event


class Remark(Struct, frozen=True):
    heading: str
    text: str


class RulesPage(Struct, frozen=True):
    """The rules of an edition in our own words, in the order of the book, and what the book can be played with."""

    edition: str
    title: str
    options: list[OptionShown]
    notes: list[Remark]
    chapters: list[ChapterShown]


class Opened(Struct, frozen=True):
    table: str


class TableShown(Struct, frozen=True):
    """A table in a list."""

    table: str
    state: str
    changed: float
    shown: TableListing


class OwnTable(Struct, frozen=True):
    """A table where one has a seat; `awaited` names the seats from which something is expected."""

    table: str
    state: str
    changed: float
    seats: list[int]
    awaited: list[int]
    shown: TableListing


class TalkShown(Struct, frozen=True):
    number: int
    at: float
    name: str
    text: str


class Healthy(Struct, frozen=True):
    status: str
    version: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a code for programs, a sentence for people, and what it was about."""

    code: str
    reason: str
    field: str = ""


# --- the live channel ---

POLICY: Final = 1008  # the sender does what is not allowed; the code with which a channel is closed
SIGNED_OUT: Final = 4401


class FrameUpdate(Struct, frozen=True, tag="frame"):
    """The table as the viewer sees it now, with the log since the last frame."""

    frame: TableFrame


class AnswerUpdate(Struct, frozen=True, tag="answer"):
    """What became of a command."""

    idem: str
    answer: Answer


class ChatUpdate(Struct, frozen=True, tag="talk"):
    """New lines of chat."""

    talk: list[TalkShown]


class ErrorMessage(Struct, frozen=True, tag="error"):
    """A message that was not understood, or not done."""

    code: str
    reason: str
    idem: str = ""


Message: TypeAlias = FrameUpdate | AnswerUpdate | ChatUpdate | ErrorMessage
