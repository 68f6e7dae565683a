"""Claims about the bots are measured, judged and written down; the page says what the sheet says."""

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from metropole import cli_lab, registry
from metropole.cli import cli
from metropole.sim import strength
from metropole.sim.report.strength import drawn
from metropole.sim.strength import (
    CLAIMS,
    BadFiguresError,
    Claim,
    Finding,
    StrengthFigures,
    finding,
    found,
    page,
    read_sheet,
    sheet,
)

DOCS = Path(__file__).resolve().parents[2] / "docs"
EDITION = "colonialism/compass"
STALE = "is out of date; run: metropole strength --draw --docs docs"
TINY = (
    Claim("easy", EDITION, ("random:9", "random"), 4, 0.0),
    Claim("never", EDITION, ("random:9", "random", "random"), 3, 1.01),
)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is claimed but this."""
    monkeypatch.setattr(strength, "CLAIMS", TINY)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["strength", *[str(argument) for argument in arguments]])


def refused(*arguments: object) -> str:
    """One line on standard error, exit status 2."""
    result = run(*arguments)
    assert 2 == result.exit_code, result.output
    assert result.stderr.startswith("metropole: ")
    assert 1 == result.stderr.count("\n")
    return result.stderr


def written(svg: str) -> list[str]:
    """Everything that can be read in a picture; how its lines are drawn is up to the library."""
    texts = [" ".join((node.text or "").split()) for node in ElementTree.fromstring(svg).iter()]
    return [text for text in texts if text]


# --- what is claimed ---


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.key)
def test_claims_can_be_measured(claim: Claim) -> None:
    """The table exists, the bot sits in every seat equally often, and the bar is above what it would win if equal."""
    plan = claim.table().plan

    assert registry.find(claim.edition).name == claim.edition == plan.edition
    assert claim.bot != claim.rival
    assert claim.bots == (claim.bot, *[claim.rival] * (claim.seats - 1))
    assert claim.games % plan.rotations == 0
    assert 1 / claim.seats < claim.bar < 1


def test_keys_are_different() -> None:
    assert len(CLAIMS) == len({claim.key for claim in CLAIMS})
    assert [claim.key for claim in CLAIMS if claim.hurried] == [
        claim.key for claim in CLAIMS if claim.bot == "search:1s"
    ]


# --- what is found ---


def games(claim: Claim, victories: list[Fraction]) -> list[StrengthFigures]:
    """Games with these parts of victories for the bot of a claim."""
    return [
        StrengthFigures(
            claim.key, number, number, seat + 1, bot, 0, 0, 1, part if seat == 0 else 1 - part, 10, 1.0 + seat
        )
        for number, part in enumerate(victories)
        for seat, bot in enumerate(claim.bots)
    ]


@pytest.mark.parametrize(
    ("victories", "bar", "reached"),
    [
        ([Fraction(1)] * 97 + [Fraction(0)] * 3, 0.97, True),
        ([Fraction(1)] * 96 + [Fraction(0)] * 4, 0.97, False),
        ([Fraction(1)] * 96 + [Fraction(1, 2)] * 2 + [Fraction(0)] * 2, 0.97, True),
        ([Fraction(1)] * 8 + [Fraction(1, 3)] * 3 + [Fraction(0)] * 9, 0.45, True),
        ([Fraction(1)] * 8 + [Fraction(1, 3)] * 2 + [Fraction(0)] * 10, 0.45, False),
        ([Fraction(1)], 1.0, True),
        ([Fraction(0)], 0.0, True),
    ],
)
@pytest.mark.usefixtures("tiny")
def test_bars(victories: list[Fraction], bar: float, reached: bool, tmp_path: Path) -> None:
    """A share that is exactly the bar reaches it, with victories in parts too, and after they were written down."""
    claim = replace(TINY[0], bar=bar)
    path = tmp_path / "sheet.csv"
    path.write_text(sheet(games(claim, victories)), encoding="utf-8")

    assert reached == finding(claim, games(claim, victories)).reached
    assert reached == finding(claim, read_sheet(path)).reached


def test_finding() -> None:
    """Share, interval, and the times of the bot and of the others."""
    one = finding(TINY[0], games(TINY[0], [Fraction(1)] * 3 + [Fraction(0)]))

    assert (4, 3.0, 0.75, 1.0, 2.0) == (one.games, one.wins, one.share, one.ms, one.rival_ms)
    assert (0.3006, 0.9544) == pytest.approx((one.low, one.high), abs=1e-4)


def test_games_of_others_are_refused() -> None:
    rows = games(TINY[1], [Fraction(1)])

    with pytest.raises(BadFiguresError, match=r"easy: these are not games of random:9,random"):
        finding(TINY[0], rows)


# --- the command ---


@pytest.mark.usefixtures("tiny")
def test_measured_and_written(tmp_path: Path) -> None:
    """Sheet, page and picture agree; what is measured again replaces its rows; a missed bar is told by the status."""
    docs, folder = tmp_path / "docs", tmp_path / "games"
    docs.mkdir()
    first = run("--folder", folder, "--docs", docs, "--only", "easy", "--games", 2)
    second = run("--folder", folder, "--docs", docs, "--json")

    assert (0, 1) == (first.exit_code, second.exit_code), first.output + second.output
    assert "easy: random:9 wins" in first.stderr
    assert "2 of 4 games were played before" in second.stderr
    told = json.loads(second.stdout)
    assert [("easy", 4, True), ("never", 3, False)] == [(one["key"], one["games"], one["reached"]) for one in told]
    rows = read_sheet(docs / strength.SHEET)
    assert 2 * 4 + 3 * 3 == len(rows)
    assert [one["wins"] for one in told] == pytest.approx([one.wins for one in found(rows)])
    assert page(found(rows)) == (docs / strength.PAGE).read_text("utf-8")
    assert drawn(found(rows)) == (docs / strength.PICTURE).read_text("utf-8")

    for name in (strength.PAGE, strength.PICTURE):
        (docs / name).unlink()
    again = run("--draw", "--docs", docs)
    assert 1 == again.exit_code
    assert page(found(rows)) == (docs / strength.PAGE).read_text("utf-8")
    assert drawn(found(rows)) == (docs / strength.PICTURE).read_text("utf-8")
    assert "never" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--only nothing", "only: there is no claim 'nothing'; choose from easy, never"),
        ("--draw", "such as --docs docs"),
        ("--draw --docs . --games 3", "leave out --only and --games"),
        ("--draw --docs .", "strength.csv: cannot be read"),
        ("--docs nowhere", "'nowhere' does not exist"),
        ("--games 0", "0 is not in the range"),
    ],
)
@pytest.mark.usefixtures("tiny")
def test_refusals(arguments: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each mistake is told in one line, and nothing is written."""
    monkeypatch.chdir(tmp_path)

    assert reason in refused(*arguments.split())
    assert [] == list(tmp_path.iterdir())


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a,b\n", "its first line is not claim,number,"),
        (f"{','.join(StrengthFigures._fields)}\neasy,1\n", "is no sheet of games"),
        (f"{','.join(StrengthFigures._fields)}\neasy,x,0,1,random,0,0,1,1,0,0\n", "is no sheet of games"),
        (f"{','.join(StrengthFigures._fields)}\nother,0,0,1,random,0,0,1,1,0,0\n", "there is no claim 'other'"),
    ],
)
def test_bad_sheets(text: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / strength.SHEET).write_text(text, encoding="utf-8")

    assert reason in refused("--draw", "--docs", tmp_path)
    assert reason in refused("--folder", tmp_path / "games", "--docs", tmp_path)
    assert [tmp_path / strength.SHEET] == list(tmp_path.iterdir())


@pytest.mark.usefixtures("tiny")
def test_without_matplotlib(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said before hours are spent."""
    monkeypatch.setattr("metropole.cli_lab.find_spec", lambda name: None)

    assert "pip install metropole[report]" in refused("--docs", tmp_path)


def test_progress_in_a_log(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One line a minute, with the time that is left."""
    times = iter([0.0, 30.0, 61.0, 90.0, 240.0])
    monkeypatch.setattr("metropole.cli_lab.time.monotonic", lambda: next(times))
    log = cli_lab.ProgressLog("1/2 easy", 10)
    for _ in range(4):
        log.update(1)

    assert ["1/2 easy: 2 of 10 games, 4 min left", "1/2 easy: 4 of 10 games, 6 min left"] == (
        capsys.readouterr().err.splitlines()
    )


# --- the page of this project ---


@pytest.fixture(scope="module")
def measured() -> list[Finding]:
    return found(read_sheet(DOCS / strength.SHEET))


def test_every_claim_is_measured(measured: list[Finding]) -> None:
    """All claims, with all their games."""
    assert [(claim.key, claim.games) for claim in CLAIMS] == [(one.claim.key, one.games) for one in measured]


def test_page_is_current(measured: list[Finding]) -> None:
    assert page(measured) == (DOCS / strength.PAGE).read_text("utf-8"), f"{strength.PAGE} {STALE}"


def test_picture_is_current(measured: list[Finding]) -> None:
    """Every word and figure in it, and for those who do not see it the intervals too."""
    text = (DOCS / strength.PICTURE).read_text("utf-8")

    assert written(drawn(measured)) == written(text), f"{strength.PICTURE} {STALE}"
    assert len(measured) == text.count(" bar ")
