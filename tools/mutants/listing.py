"""The list of mutants: a file to be read, written and drawn anew."""

import difflib
import importlib
import json
import random
from collections import Counter
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

import coverage

from tools.mutants.changes import Change, changed_codes, changes

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("mutants.json")
MOST_IN_A_FUNCTION = 3


@dataclass(frozen=True)
class Mutant:
    """One line of the list."""

    id: int
    package: str
    file: str
    function: str
    was: str
    now: str
    nth: int = 0
    explained: str = ""

    def find(self) -> Change | None:
        """The change where it is made today, if it still can be."""
        key = self.function, self.was, self.now, self.nth
        return next((each for each in changes_of(self.file) if each.key == key), None)

    @property
    def change(self) -> Change:
        found = self.find()
        assert found is not None, f"mutant {self.id} is no longer there"
        return found

    def __str__(self) -> str:
        """Where it is, and the lines that change."""
        before, after = source_of(self.file), self.change.applied(source_of(self.file))
        lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0))[3:]
        place = f"{self.id:4} {self.file}:{self.change.lines[0]} {self.function}"
        return "\n".join([place, *[f"      {line[0]} {line[1:].strip()}" for line in lines]])


@dataclass(frozen=True)
class Package:
    """Files that are changed (without those after a `!`), the tests that are asked, and its share of the mutants."""

    files: list[str]
    tests: list[str]
    share: int

    def sources(self) -> list[str]:
        kept = {path for pattern in self.files if pattern[0] != "!" for path in ROOT.glob(pattern)}
        left_out = {path for pattern in self.files if pattern[0] == "!" for path in ROOT.glob(pattern[1:])}
        return sorted([path.relative_to(ROOT).as_posix() for path in kept - left_out])


@dataclass(frozen=True)
class Listing:
    """The whole file: packages, parts of the names of tests and fixtures that are too slow, and the mutants."""

    packages: dict[str, Package]
    without: list[str]
    mutants: list[Mutant]

    @classmethod
    def read(cls, path: Path) -> "Listing":
        data = json.loads(path.read_text("utf-8"))
        packages = {name: Package(**fields) for name, fields in data["packages"].items()}
        return cls(packages, data["without"], [Mutant(**fields) for fields in data["mutants"]])

    def written(self) -> str:
        """The file, with a line for every mutant."""
        heads = [f"  {json.dumps(name)}: {json.dumps(asdict(package))}" for name, package in self.packages.items()]
        fields = [{name: value for name, value in asdict(each).items() if value} for each in self.mutants]
        lines = [f"  {json.dumps(each, ensure_ascii=False)}" for each in fields]
        parts = ['{\n"packages": {', ",\n".join(heads), f'}},\n"without": {json.dumps(self.without)},\n"mutants": [']
        return "\n".join([*parts, ",\n".join(lines), "]\n}\n"])


@cache
def source_of(file: str) -> str:
    return (ROOT / file).read_text("utf-8")


@cache
def changes_of(file: str) -> list[Change]:
    return changes(source_of(file)) if (ROOT / file).exists() else []


def sampled(packages: dict[str, Package], count: int, seed: int) -> list[Mutant]:
    """A new list: every package has its share, and no function more than a few."""
    dice = random.Random(seed)
    found: list[Mutant] = []
    too_early = run_by_importing(sorted({file for package in packages.values() for file in package.sources()}))
    whole = sum([each.share for each in packages.values()])
    for name, package in packages.items():
        every = [
            (file, change)
            for file in package.sources()
            for change in changes_of(file)
            if too_early[file].isdisjoint(change.lines)
        ]
        dice.shuffle(every)
        wanted = round(count * package.share / whole)
        within: Counter[tuple[str, str]] = Counter()
        for file, change in every:
            if wanted and within[file, change.function] < MOST_IN_A_FUNCTION and possible(file, change):
                within[file, change.function] += 1
                wanted -= 1
                found.append(Mutant(len(found) + 1, name, file, *change.key))
    return found


def run_by_importing(files: list[str]) -> dict[str, set[int]]:
    """The lines of each file that run when all of them are imported: too late to change them for tests."""
    recorder = coverage.Coverage(data_file=None, config_file=False, include=[str(ROOT / file) for file in files])
    with recorder.collect():
        for file in files:
            importlib.import_module(module_of(file))
    data = recorder.get_data()
    return {file: set(data.lines(str(ROOT / file)) or []) for file in files}


def module_of(file: str) -> str:
    """The name under which a file below `src` is imported."""
    return ".".join(Path(file).with_suffix("").parts[1:]).removesuffix(".__init__")


def possible(file: str, change: Change) -> bool:
    """Whether the code of the function can be exchanged."""
    try:
        return bool(changed_codes(source_of(file), change, file))
    except SyntaxError:
        return False
