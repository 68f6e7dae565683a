"""Steps of a check: all of them run, whatever fails, and what failed is listed at the end."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from web_build import SetupError

ROOT = Path(__file__).resolve().parent.parent
BYTECODE = {  # kept, whatever the user's shell says: without it every process of a run compiles every test again
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(ROOT / ".env" / "pycache"),
}


class Steps:
    """What was done so far, with names and seconds."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.failed: list[str] = []
        self._speaking = threading.Lock()

    def call(self, name: str, action: Callable[[], object]) -> bool:
        """Do something that raises `SetupError` when it fails; whether it succeeded."""
        begun, said = time.monotonic(), ""
        try:
            action()
        except (SetupError, OSError) as error:
            said = f"{error}\n"
            self.failed.append(name)
        with self._speaking:
            print(f"{said}==> {name}: {'failed' if said else 'ok'}, {time.monotonic() - begun:.1f} s", flush=True)
        return not said

    def python(self, *command: str, shown: bool = False, **variables: str) -> bool:
        """Run a module; what it says is shown at once, or only when it fails."""
        name = " ".join(command) + "".join([f" ({value})" for value in variables.values() if os.sep not in value])

        def run() -> None:
            if shown:
                print(f"==> {name}", flush=True)
            to = None if shown else subprocess.PIPE
            full = [sys.executable, "-m", *command]
            environment = {**os.environ, **BYTECODE, **variables}
            done = subprocess.run(full, cwd=ROOT, env=environment, stdout=to, stderr=to, check=False)
            if done.returncode != 0:
                words = b"" if shown else done.stdout + done.stderr
                raise SetupError(f"{words.decode(errors='replace')}{name}: exit code {done.returncode}")

        return self.call(name, run)

    def verdict(self) -> int:
        """Say what failed; the exit code."""
        minutes, seconds = divmod(round(time.monotonic() - self.begun), 60)
        print(f"==> all of it took {minutes} min {seconds} s", flush=True)
        for name in self.failed:
            print(f"==> FAILED: {name}", flush=True)
        return 1 if self.failed else 0
