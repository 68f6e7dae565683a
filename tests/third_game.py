"""Nim, from the examples, installed in a folder as pip would leave it."""

import shutil
import tomllib
from pathlib import Path

from metropole import registry
from tests.bots.installed import install

NIM = Path(__file__).resolve().parent.parent / "examples" / "nim"


def install_nim(folder: Path) -> None:
    """Lay down the files that its package has, and name its kit where the package does."""
    described = tomllib.loads((NIM / "pyproject.toml").read_text("utf-8"))
    (folder / "nim").mkdir()
    for name in described["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]:
        shutil.copy(NIM / name, folder / "nim" / name)
    install(folder, "metropole_nim", described["project"]["entry-points"][registry.GROUP], group=registry.GROUP)
