"""Why a table refuses something. Each code has its sentence in the text files, under the heading "Tables"."""

from typing import Final

from metropole.text.messages import ApiError

CODES: Final = (
    "stale",
    # who speaks
    *("not-seated", "not-your-seat", "which-seat", "no-such-seat", "not-host", "bot-plays"),
    # the life of a table
    *("already-begun", "not-begun", "over", "aborted", "seat-taken", "seats-open", "not-finished", "no-such-line"),
    # answers
    *("unknown-action", "not-offered", "not-awaited", "answered", "nothing-to-retract"),
    # undo
    *("undo-open", "no-undo-open", "undo-answered", "undo-impossible"),
    # bots on seats
    *("unknown-level", "resigned", "person-plays", "already-bot"),
    # a new table
    *("unknown-edition", "wrong-seats", "wrong-board", "wrong-house", "title-characters", "contribution-form"),
    *("slow-text", "fork-unfinished", "fork-nowhere"),
)


NOT_RUNNING: Final = {"open": "not-begun", "finished": "over", "aborted": "aborted"}
NOT_OPEN: Final = {"running": "already-begun", "finished": "over", "aborted": "aborted"}


def refuse(code: str, **values: str | int) -> ApiError:
    """The refusal with this code; the values fill the blanks of its sentence."""
    assert code in CODES, code
    return ApiError(code, allowed=values)


def check_running(state: str) -> None:
    """The game has begun and is not over."""
    if state in NOT_RUNNING:
        raise refuse(NOT_RUNNING[state])


def check_open(state: str) -> None:
    """The game has not begun."""
    if state in NOT_OPEN:
        raise refuse(NOT_OPEN[state])


__all__ = ["CODES", "ApiError", "check_open", "check_running", "refuse"]
