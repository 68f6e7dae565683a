"""Choose the newest packages that pyproject.toml and package.json admit, and write the lock files.

A line of `locks/*.txt` is a package, its version, on which machines it is needed and the hashes of its files, without
a word on where they are downloaded, so that every mirror serves. The same is true of `web/package-lock.json`. One lock
serves every Python from the oldest to the newest that Metropole supports, on every system.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

import do
import web_build

ROOT = Path(__file__).resolve().parent.parent
OLDEST = "3.11"


def needs() -> dict[str, tuple[list[str], list[str]]]:
    """For each lock file the extras of Metropole in it, and what besides; one without Metropole has no extras."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    compiling = [*build, *web_build.group("compile")]
    return {
        "play": (["--no-emit-package", "metropole"], build),
        "lab": (["--extra", "report", "--extra", "postgres"], compiling),
        "dev": (["--extra", "dev"], [*compiling, *web_build.group("editable")]),
        "node": ([], web_build.group("node")),
    }


def joined(text: str) -> str:
    """A package with all its hashes in one line."""
    return text.replace(" \\\n    ", " ")


def lock(name: str, extras: list[str], besides: list[str]) -> None:
    sources = ["pyproject.toml", "-", *extras] if extras else ["-"]
    how = ["--universal", "--python-version", OLDEST, "--generate-hashes", "--no-annotate", "--no-header", "--upgrade"]
    command = [sys.executable, "-m", "uv", "--quiet", "pip", "compile", *sources, *how]
    done = subprocess.run(command, cwd=ROOT, input="\n".join(besides), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"do.py: locks/{name}.txt was not written; uv said:\n{done.stderr}")
    path = ROOT / "locks" / f"{name}.txt"
    path.write_text(joined(done.stdout), encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {len(path.read_text(encoding='utf-8').splitlines())} packages", flush=True)


def main() -> None:
    for name, (extras, besides) in needs().items():
        lock(name, extras, besides)
    web_build.npm(ROOT, do.node(), "update", "--package-lock-only", "--omit-lockfile-registry-resolved")
    print("web/package-lock.json", flush=True)


if __name__ == "__main__":
    main()
