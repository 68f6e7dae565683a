"""Check style and types: of the files named, or of everything, the front end too."""

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import do
import web_build
from tools.steps import ROOT, Steps


def check_python(steps: Steps, files: Sequence[str] = ()) -> None:
    steps.python("ruff", "check", *files)
    steps.python("ruff", "format", "--check", *files)
    steps.python("mypy", *files)


def check_pages(steps: Steps) -> None:
    if steps.call("packages of the front end", lambda: web_build.install_packages(ROOT, do.node())):
        for script in ("check", "lint"):
            npm(steps, "run", script)


def npm(steps: Steps, *script: str) -> bool:
    return steps.call(f"npm {' '.join(script)}", lambda: web_build.npm(ROOT, do.node(), *script, lines=200))


def main(files: Sequence[str]) -> int:
    steps = Steps()
    with ThreadPoolExecutor(1) as meanwhile:
        if web_build.is_wanted() and not files:
            meanwhile.submit(check_pages, steps)
        check_python(steps, files)
    return steps.verdict()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
