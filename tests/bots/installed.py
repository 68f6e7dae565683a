"""A package that adds bots, installed in a folder as pip would leave it."""

from collections.abc import Mapping
from pathlib import Path


def install(folder: Path, name: str, points: Mapping[str, str], modules: Mapping[str, str] | None = None) -> None:
    """Lay down modules by name and text, and the names of bots with where each is made."""
    for module, text in (modules or {}).items():
        (folder / f"{module}.py").write_text(text, encoding="utf-8")
    described = folder / f"{name}-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[metropole.bots]", *[f"{bot} = {where}" for bot, where in points.items()]]
    (described / "entry_points.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")
