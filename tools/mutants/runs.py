"""The tests, collected once: run as a whole for the record, then a few of them for every mutant in a forked process."""

import contextlib
import gc
import hashlib
import importlib
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import zip_longest
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

import coverage
import pytest

from tools.mutants.changes import changed_codes
from tools.mutants.listing import ROOT, Listing, Mutant, module_of, source_of

REACHED = ROOT / ".coverage.mutants"
SECONDS = ROOT / ".coverage.mutants.json"
PATIENCE = 10  # how many times as long a test may take as it did, and
GRACE = 3.0  # how many seconds more; of the processor, and ten times as many of the clock
MEMORY = 8 << 30  # bytes
SURVIVED = "survived"
TOO_LONG = "(took too long)"


class MutantResult(NamedTuple):
    killer: str  # a test, or SURVIVED
    reaching: int  # tests that execute the changed statement
    run: int  # tests that were run to the end


class MutantRun:
    """A plugin for pytest, which collects the tests and then leaves everything to it."""

    def __init__(self, mutants: list[Mutant], without: list[str], sources: list[str], jobs: int) -> None:
        self.mutants = mutants
        self.without = without
        self.sources = sources
        self.jobs = jobs
        self.failed = False
        self.results: dict[int, MutantResult] = {}
        self.complaint = ""
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.pluginmanager.unregister(name="terminalreporter")
        self.items = {item.nodeid: item for item in session.items if not self.is_left_out(item)}
        if fresh := self.unrecorded():
            say(f"recording what {len(fresh)} tests reach ...\n")
            with forked(partial(self.record, fresh)) as (_, folder):
                os.wait()
                self.complaint = (folder / "end").read_text() if (folder / "end").exists() else "the record broke off"
        if not self.complaint:
            self.seconds = json.loads(SECONDS.read_text())["seconds"]
            reached = coverage.CoverageData(str(REACHED))
            reached.read()
            self.tests_by_line = cache(reached.contexts_by_lineno)
            self.functions = live_functions(self.sources)
            gc.collect()
            gc.freeze()
            self.run_all()
        return True

    def is_left_out(self, item: pytest.Item) -> bool:
        text = " ".join([item.nodeid, *getattr(item, "fixturenames", [])])
        return any([word in text for word in self.without])

    def run_some(self, chosen: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
        """One after another, each of them handed out when it has been run."""
        for item, following in zip_longest(chosen, chosen[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            yield item

    # --- the record ---

    def unrecorded(self) -> list[pytest.Item]:
        """The tests that are new or changed since they were recorded: all of them, if anything else has changed."""
        digests = {file: hashlib.sha256((ROOT / file).read_bytes()).hexdigest()[:16] for file in files_in_use()}
        known = json.loads(SECONDS.read_text()) if SECONDS.exists() and REACHED.exists() else {"sources": []}
        changed = {file for file, digest in digests.items() if known.get("files", {}).get(file, digest) != digest}
        if set(self.sources) - set(known["sources"]) or changed - {home(item) for item in self.items.values()}:
            REACHED.unlink(missing_ok=True)
            known = {"sources": self.sources}
        self.seconds = known.get("seconds", {})
        self.recorded = {"sources": known["sources"], "files": {**known.get("files", {}), **digests}}
        return [item for name, item in self.items.items() if name not in self.seconds or home(item) in changed]

    def record(self, chosen: list[pytest.Item], folder: Path) -> None:
        """Which test executes which line, and how long it takes."""
        include = [str(ROOT / file) for file in self.recorded["sources"]]
        recorder = coverage.Coverage(data_file=str(REACHED), config_file=False, include=include)
        recorder.load()
        recorder.start()
        recorder.switch_context(chosen[0].nodeid)
        before = time.process_time()
        for item, following in zip(self.run_some(chosen), [*chosen[1:], chosen[0]], strict=True):
            if self.failed:
                (folder / "end").write_text(f"{item.nodeid} fails without any change")
                return
            self.seconds[item.nodeid] = round(time.process_time() - before, 4)
            before = time.process_time()
            recorder.switch_context(following.nodeid)
        recorder.stop()
        recorder.save()
        SECONDS.write_text(json.dumps({**self.recorded, "seconds": self.seconds}))
        (folder / "end").touch()

    # --- the mutants ---

    def run_all(self) -> None:
        with contextlib.ExitStack() as stack:
            under_way: dict[int, tuple[Mutant, int, Path]] = {}
            for mutant in self.mutants:
                names = self.reaching(mutant)
                pid, folder = stack.enter_context(forked(partial(self.attempt, mutant, names)))
                under_way[pid] = mutant, len(names), folder
                while len(under_way) >= self.jobs:
                    self.reap(under_way)
            while under_way:
                self.reap(under_way)
        say("\n")

    def reap(self, under_way: dict[int, tuple[Mutant, int, Path]]) -> None:
        """Wait for one of the forked processes, and note what it found."""
        pid, _ = os.wait()
        if pid in under_way:
            mutant, reaching, folder = under_way.pop(pid)
            killer = (folder / "killer").read_text() if (folder / "killer").exists() else TOO_LONG
            assert not (folder / "fault").exists(), (folder / "fault").read_text()
            run = (folder / "run").read_text().splitlines()
            self.results[mutant.id] = MutantResult(killer, reaching, len(run))
            survived = [each for each in self.results.values() if each.killer == SURVIVED]
            say(f"\r{len(self.results)} of {len(self.mutants)}, {len(survived)} survived")
            shutil.rmtree(folder, ignore_errors=True)

    def reaching(self, mutant: Mutant) -> list[str]:
        """The tests that execute the changed statement, quickest first; not for a fork, where the record is blank."""
        tests = self.tests_by_line(str(ROOT / mutant.file))
        names = {name for line in mutant.change.lines for name in tests.get(line, []) if name in self.items}
        return sorted(names, key=lambda name: (self.seconds[name], name))

    def attempt(self, mutant: Mutant, names: list[str], folder: Path) -> None:
        """In a process of its own: make the change, and run the tests until one fails."""
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        path = str(ROOT / mutant.file)
        for (name, line), code in changed_codes(source_of(mutant.file), mutant.change, path).items():
            for function in self.functions[path, name, line]:
                function.__code__ = code
        limits = [PATIENCE * self.seconds[name] + GRACE for name in names]
        with open(folder / "run", "w", buffering=1) as run:
            give_up_after(limits[0] if names else 0)
            for at, item in enumerate(self.run_some([self.items[name] for name in names]), 1):
                print(item.nodeid, file=run)
                if self.failed:
                    (folder / "killer").write_text(item.nodeid)
                    return
                give_up_after(limits[at] if at < len(names) else 0)
        (folder / "killer").write_text(SURVIVED)


def say(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)


def files_in_use() -> list[str]:
    """Every source and test that was imported, and the data beside the sources."""
    imported = [Path(path) for path in [getattr(each, "__file__", None) for each in list(sys.modules.values())] if path]
    ours = {path for path in imported for part in ("src", "tests") if path.is_relative_to(ROOT / part)}
    return sorted([path.relative_to(ROOT).as_posix() for path in ours | set(ROOT.glob("src/**/*.toml"))])


def home(item: pytest.Item) -> str:
    """The file a test stands in."""
    return item.path.relative_to(ROOT).as_posix()


def give_up_after(seconds: float) -> None:
    """Let this process be ended if it computes for longer, or waits for much longer; never, if it is nothing."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 10 * seconds)


@contextlib.contextmanager
def forked(work: Callable[[Path], None]) -> Iterator[tuple[int, Path]]:
    """A copy of this process that does something with a directory of its own; it does not outlive the block."""
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as place:
        pid = os.fork()
        if not pid:
            try:
                work(Path(place))
            except BaseException:
                (Path(place) / "fault").write_text(traceback.format_exc())
            finally:
                os._exit(0)
        try:
            yield pid, Path(place)
        finally:
            with contextlib.suppress(ChildProcessError):
                if os.waitpid(pid, os.WNOHANG) == (0, 0):
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)


def live_functions(sources: list[str]) -> dict[tuple[str, str, int], list[FunctionType]]:
    """Every function of these files that exists now, closures among them, by file, name and first line."""
    for file in sources:
        module = importlib.import_module(module_of(file))
        assert module.__file__ == str(ROOT / file), f"{module.__file__} is tested, not {file}: plain Python is needed"
    found: dict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            code = each.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(each)
    return found


def tested(mutants: list[Mutant], listing: Listing, jobs: int) -> dict[int, MutantResult]:
    """What became of these mutants."""
    asked = [listing.packages[name] for name in sorted({each.package for each in mutants})]
    tests = sorted({test for package in asked for test in package.tests})
    absent = [test for test in tests if not (ROOT / test.split("::")[0]).exists()]
    if absent:
        sys.exit(f"there are no such tests, name others in the list: {', '.join(absent)}")
    run = MutantRun(mutants, listing.without, sorted({file for package in asked for file in package.sources()}), jobs)
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = place
        os.environ["COVERAGE_CORE"] = "ctrace"  # the one that knows contexts
        status = pytest.main(["-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", *tests], plugins=[run])
    if run.complaint or status != pytest.ExitCode.OK:
        sys.exit(run.complaint or "the tests could not be collected")
    return run.results
