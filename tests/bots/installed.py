"""A package that adds bots, installed in a folder as pip would leave it."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

BOT = """
class {name}:
    def choose(self, view, decision, budget):
        {answer}
"""


def install(
    folder: Path,
    name: str,
    points: Mapping[str, str],
    modules: Mapping[str, str] | None = None,
    group: str = "metropole.bots",
) -> None:
    """Lay down modules by name and text, and the names of bots, or of games, with where each is made."""
    for module, text in (modules or {}).items():
        (folder / f"{module}.py").write_text(text, encoding="utf-8")
    described = folder / f"{name}-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{group}]", *[f"{bot} = {where}" for bot, where in points.items()]]
    (described / "entry_points.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


def install_bots(folder: Path, name: str, answers: Mapping[str, str], others: Mapping[str, str] | None = None) -> None:
    """A package of bots: some by the statement that answers every question, others by the text of their class."""
    classes = {bot: BOT.format(name=bot.capitalize(), answer=answer) for bot, answer in answers.items()}
    classes |= others or {}
    points = {bot: f"{name}:{bot.capitalize()}" for bot in classes}
    install(folder, name, points, {name: "\n".join(["import os", "import time", *classes.values()])})


def made_known(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is installed there is found here and in the processes of bots."""
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
