"""What to tell people to type: it differs between who installed Metropole with pip and who uses do.py.

The packages that an extra needs are named as they stand in the metadata of the installed distribution.
"""

import os
import re
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

DISTRIBUTION: Final = "metropole"
DO: Final = "METROPOLE_DO"  # set by do.py, whose environments have no pip
OWN: Final = re.compile(rf"{DISTRIBUTION}\[([\w-]+)\]")
EXTRA: Final = re.compile(r"""extra\s*==\s*['"]([\w-]+)['"]""")


def program() -> str:
    """How this program is started."""
    return "python3 do.py" if os.environ.get(DO) else DISTRIBUTION


def advice(extra: str) -> str:
    """The command that installs what an extra needs."""
    packages = needed(extra) or [f"{DISTRIBUTION}[{extra}]"]
    command = "python3 do.py install" if os.environ.get(DO) else "pip install"
    return " ".join([command, *[f'"{package}"' for package in packages]])


def needed(extra: str) -> list[str]:
    """The requirements of an extra; none if there is no metadata, as where the sources were only copied."""
    try:
        written = [one.partition(";") for one in requires(DISTRIBUTION) or []]
    except PackageNotFoundError:
        return []
    found = [package.strip() for package, _, marker in written if extra in EXTRA.findall(marker)]
    within = [needed(other) for package in found for other in OWN.findall(package)]  # an extra may contain another
    return [*[package for package in found if not OWN.match(package)], *[package for one in within for package in one]]
