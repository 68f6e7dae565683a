"""How wheels and sdists are built.

Both contain the pages for the browser; `METROPOLE_WEB=skip` takes those that are there, or none (see web_build.py).
In a wheel the rules engines become native code where a C compiler is at hand, else they stay Python.
`METROPOLE_PURE=1` forces plain Python. Editable installations are always plain Python. `METROPOLE_ENGINES` names a
folder in which compiled engines are kept, so that the same rules are compiled once, whatever else has changed.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if sys.version_info < (3, 11):  # noqa: UP036 -- else it would compile for minutes, and then be refused
    sys.exit(f"Metropole needs Python 3.11 or newer; this is {sys.version.split()[0]}")

sys.path.insert(0, str(Path(__file__).resolve().parent))  # build tools load this file from anywhere
import web_build

ENGINE = (  # whole packages
    "kernel",
    *[f"games/{game}/{part}" for game in ("colonialism", "empires") for part in ("rules", "editions", "bot")],
)
MODULES = (  # and single modules
    *("bots/heuristics.py", "bots/search/tree.py", "parts/value_model.py"),
    *("encoding/cells.py", "encoding/history.py", "encoding/episode.py"),
    *("games/colonialism/encoding.py", "games/empires/encoding.py"),
)
SEEN_BY_ENGINE = ("__init__.py", "kernel", "games", "parts", "bots", "encoding", "registry.py")
PROBE = '#include "Python.h"\nint main(void) { return 0; }\n'
COMPILE = Path(__file__).resolve().with_name("engine_build.py")


def is_wanted() -> bool:
    return not os.environ.get("METROPOLE_PURE")


def has_compiler() -> bool:
    """Whether a file that needs Python's headers can be compiled here."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as place:
        probe = Path(place, "probe.c")
        probe.write_text(PROBE, encoding="utf-8")
        include = sysconfig.get_path("include")
        done = subprocess.run([*command, "-c", str(probe), "-I", include], cwd=place, capture_output=True, check=False)
        return done.returncode == 0


def engine_modules(package: Path) -> list[str]:
    """The files to compile, as seen from beside the package."""
    files = [path for part in ENGINE for path in sorted((package / part).rglob("*.py"))]
    files += [package / module for module in MODULES]
    return [path.relative_to(package.parent).as_posix() for path in files]


def kept_engine(source: Path) -> Path | None:
    """Where the engine of these sources is kept once it is compiled, by this Python and compiler; None for nowhere."""
    if "METROPOLE_ENGINES" not in os.environ:
        return None
    total = hashlib.sha256(f"{sys.version} {version('mypy')} {os.environ.get('CC')} ".encode() + COMPILE.read_bytes())
    for path in sorted((source / "metropole").rglob("*.py")):
        if path.relative_to(source / "metropole").parts[0] in SEEN_BY_ENGINE:
            total.update(f"{path.relative_to(source)} ".encode() + path.read_bytes())
    return Path(os.environ["METROPOLE_ENGINES"], f"engine-{total.hexdigest()[:12]}")


def native_modules(source: Path, place: Path) -> list[Path]:
    """Native modules, in this place; kept ones if there are, else compiled, and then kept."""
    kept = kept_engine(source)
    if kept is not None and kept.is_dir():
        shutil.copytree(kept, place, dirs_exist_ok=True)
        return sorted(path for path in place.rglob("*") if path.is_file())
    modules = compile_engine(source, place)
    if kept is not None and modules:
        new = kept.with_name(f"new-{kept.name}")
        shutil.rmtree(new, ignore_errors=True)
        for module in modules:
            (new / module.relative_to(place)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(module, new / module.relative_to(place))
        new.rename(kept)
    return modules


def compile_engine(source: Path, place: Path) -> list[Path]:
    """Native modules made from a copy of the package in this place; none if the compiler fails."""
    print("compiling the rules and the bots' judgement with mypyc and a C compiler, a few minutes", flush=True)
    shutil.copytree(
        source / "metropole", place / "metropole", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static")
    )
    files = ":".join(engine_modules(place / "metropole"))
    command = [sys.executable, str(COMPILE), "build_ext", "--inplace", files]
    done = subprocess.run(
        command, cwd=place, env={**os.environ, "MYPYPATH": str(place)}, capture_output=True, check=False
    )
    if done.returncode != 0:
        print(
            done.stdout.decode(errors="replace")[-2000:], done.stderr.decode(errors="replace")[-2000:], file=sys.stderr
        )
        return []
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [path for path in sorted(place.rglob(f"*{suffix}")) if "build" not in path.relative_to(place).parts]


def web_needs(root: Path) -> list[str]:
    """What building the pages takes from the Python Package Index: Node, where it is needed and missing."""
    missing = web_build.is_wanted() and not web_build.is_fresh(root) and web_build.find_node(()) is None
    return web_build.group("node") if missing else []


class Hook(BuildHookInterface[Any]):
    """Puts the pages into the package, and native modules into the wheel, beside the sources they were made from."""

    place: "tempfile.TemporaryDirectory[str]"

    def dependencies(self) -> list[str]:
        """What building takes; nothing for what is neither wanted nor possible."""
        compiler = web_build.group("compile") if self.target_name == "wheel" and is_wanted() and has_compiler() else []
        return [*compiler, *web_needs(Path(self.root))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.add_pages()
        if self.target_name == "wheel" and version != "editable" and is_wanted():
            self.add_engine(build_data)

    def add_pages(self) -> None:
        root = Path(self.root)
        if not web_build.is_wanted() or web_build.is_fresh(root):
            return
        node = web_build.find_node()
        try:
            if node is None:
                raise web_build.SetupError("found no Node 20.19 or newer with npm")
            web_build.build(root, node, self.app.display_info)
        except web_build.SetupError as trouble:
            self.app.abort(f"The pages for the browser were not built; METROPOLE_WEB=skip does without: {trouble}")

    def add_engine(self, build_data: dict[str, Any]) -> None:
        if not has_compiler():
            self.app.display_warning("No C compiler for Python extensions: the engine stays plain Python.")
            return
        self.place = tempfile.TemporaryDirectory()
        modules = native_modules(Path(self.root, "src"), Path(self.place.name))
        if not modules:
            self.app.display_warning("The engine could not be compiled (see above): it stays plain Python.")
            return
        for module in modules:
            build_data["force_include"][str(module)] = module.relative_to(self.place.name).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "place"):
            self.place.cleanup()
