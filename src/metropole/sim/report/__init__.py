"""A tournament as one page, which needs nothing else to be read: no network, no script, no other file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from metropole.sim.folder import replaced
from metropole.sim.plan import TournamentPlan
from metropole.sim.records import GameRecord
from metropole.sim.report import sections
from metropole.sim.report.drawing import NoPlotsError, library
from metropole.sim.report.page import document

__all__ = ["REPORT", "NoPlotsError", "library", "text_of", "write"]

REPORT: Final = "report.html"


def write(folder: Path, plan: TournamentPlan, records: Sequence[GameRecord]) -> Path:
    """Write the report of these games into the folder, and say where it is."""
    return replaced(folder / REPORT, text_of(plan, records))


def text_of(plan: TournamentPlan, records: Sequence[GameRecord]) -> str:
    """The report as HTML; equal records give equal bytes."""
    games = sections.gathered(plan, sorted(records, key=lambda record: record.number))
    return document("Tournament", plan.edition, sections.about(plan, games.finished), sections.all_sections(games))
