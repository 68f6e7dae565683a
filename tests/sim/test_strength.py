"""Claims about the bots are measured, judged and written down; the page says what the figures say."""

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import Result

from metropole import cli_lab, registry
from metropole.extras import advice
from metropole.sim import strength
from metropole.sim.records import GameRecord, ThinkingTimes
from metropole.sim.report.strength import drawn
from metropole.sim.strength import CLAIMS, Claim, figures_of, finding, found, page, read_figures
from tests.cli import program
from tests.sim.games import written as by_hand

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
    return program.metropole("strength", *arguments)


def refused(*arguments: object) -> str:
    return program.refused(run(*arguments))


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
    assert [claim for claim in CLAIMS if claim.bot == "search:1s"] == [claim for claim in CLAIMS if claim.hurried]


# --- what is found ---


def games(claim: Claim, winners: list[int]) -> list[GameRecord]:
    """Games that the bot of a claim shares with so many others, less one, or loses (0)."""
    thought = [ThinkingTimes(10, 0.01 * (seat + 1)) for seat in range(claim.seats)]
    lost = [2, *[1] * (claim.seats - 1)]
    ranks = [[1] * shared + [2] * (claim.seats - shared) if shared else lost for shared in winners]
    records = [by_hand(number, " ".join(claim.bots), places) for number, places in enumerate(ranks)]
    return [msgspec.structs.replace(record, thought=thought) for record in records]


@pytest.mark.parametrize(
    ("winners", "bar", "reached"),
    [
        ([1] * 97 + [0] * 3, 0.97, True),
        ([1] * 96 + [0] * 4, 0.97, False),
        ([1] * 96 + [2] * 2 + [0] * 2, 0.97, True),
        ([1] * 8 + [3] * 3 + [0] * 9, 0.45, True),
        ([1] * 8 + [3] * 2 + [0] * 10, 0.45, False),
        ([1], 1.0, True),
        ([0], 0.0, True),
    ],
)
@pytest.mark.usefixtures("tiny")
def test_bars(winners: list[int], bar: float, reached: bool, tmp_path: Path) -> None:
    """A share that is exactly the bar reaches it, with victories in parts too, and after they were written down."""
    claim = replace(TINY[1], bar=bar)
    path = tmp_path / strength.FIGURES
    one = finding(claim, figures_of(claim, games(claim, winners)))
    path.write_text(strength.written_figures([one]), encoding="utf-8")

    assert reached == one.reached
    assert [reached] == [finding(claim, figures).reached for figures in read_figures(path)]


def test_finding() -> None:
    """Share, interval, and the times of the bot and of the others."""
    one = finding(TINY[0], figures_of(TINY[0], games(TINY[0], [1, 1, 1, 0])))

    assert (4, 3.0, 0.75, 1.0, 2.0) == (one.games, one.wins, one.share, one.ms, one.rival_ms)
    assert (0.3006, 0.9544) == pytest.approx((one.low, one.high), abs=1e-4)


def test_games_of_others_are_refused() -> None:
    with pytest.raises(strength.BadFiguresError, match=r"easy: these are not games of random:9,random"):
        figures_of(TINY[0], games(TINY[1], [1]))


# --- the command ---


@pytest.mark.usefixtures("tiny")
def test_measured_and_written(tmp_path: Path) -> None:
    """Figures, page and picture agree; what is measured again is replaced; a missed bar is told by the status."""
    docs, folder = tmp_path / "docs", tmp_path / "games"
    docs.mkdir()
    first = run("--folder", folder, "--docs", docs, "--only", "easy", "--games", 2)
    second = run("--folder", folder, "--docs", docs, "--json")

    assert (0, 1) == (first.exit_code, second.exit_code), first.output + second.output
    assert "easy: random:9 wins" in first.stderr
    assert "2 of 4 games were played before" in second.stderr
    told = json.loads(second.stdout)
    assert [("easy", 4, True), ("never", 3, False)] == [(one["key"], one["games"], one["reached"]) for one in told]
    findings = found(read_figures(docs / strength.FIGURES))
    assert [one["wins"] for one in told] == [one.wins for one in findings]
    assert 2 * 4 + 1 == len((folder / "easy" / "games.csv").read_text("utf-8").splitlines())
    shown = {strength.PAGE: page(findings), strength.PICTURE: drawn(findings)}
    assert shown == {name: (docs / name).read_text("utf-8") for name in shown}

    for name in shown:
        (docs / name).unlink()
    again = run("--draw", "--docs", docs)
    assert 1 == again.exit_code
    assert shown == {name: (docs / name).read_text("utf-8") for name in shown}
    assert "never" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--only nothing", "only: there is no claim 'nothing'; choose from easy, never"),
        ("--draw", "such as --docs docs"),
        ("--draw --docs . --games 3", "leave out --only and --games"),
        ("--draw --docs .", "strength.json: cannot be read"),
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
        ("[{", "holds no figures of claims"),
        ('[{"claim":"easy","games":2}]', "holds no figures of claims"),
        ('[{"claim":"easy","games":"x","wins":1,"ms":1,"rival_ms":1}]', "holds no figures of claims"),
        ('[{"claim":"easy","games":0,"wins":1,"ms":1,"rival_ms":1}]', "holds no figures of claims"),
        ('[{"claim":"other","games":2,"wins":1,"ms":1,"rival_ms":1}]', "there is no claim 'other'"),
    ],
)
def test_bad_figures(text: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / strength.FIGURES).write_text(text, encoding="utf-8")

    assert reason in refused("--draw", "--docs", tmp_path)
    assert reason in refused("--folder", tmp_path / "games", "--docs", tmp_path)
    assert [tmp_path / strength.FIGURES] == list(tmp_path.iterdir())


@pytest.mark.usefixtures("tiny")
def test_without_matplotlib(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said before hours are spent."""
    monkeypatch.setattr("metropole.cli_lab.find_spec", lambda name: None)

    assert advice("report") in refused("--docs", tmp_path)


def test_progress_in_a_log(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One line a minute, with the time that is left."""
    times = iter([0.0, 30.0, 61.0, 90.0, 240.0])
    monkeypatch.setattr("metropole.cli_lab.time.monotonic", lambda: next(times))
    log = cli_lab.ProgressLog("1/2 easy", 10)
    for _ in range(4):
        log.update(1)

    said = capsys.readouterr().err.splitlines()
    assert ["1/2 easy: 2 of 10 games, 4 min left", "1/2 easy: 4 of 10 games, 6 min left"] == said


# --- the page of this project ---


def test_page_and_picture_are_current() -> None:
    """All claims, with all their games; for those who do not see the picture the intervals too."""
    measured = found(read_figures(DOCS / strength.FIGURES))
    picture = (DOCS / strength.PICTURE).read_text("utf-8")

    assert [(claim.key, claim.games) for claim in CLAIMS] == [(one.claim.key, one.games) for one in measured]
    assert page(measured) == (DOCS / strength.PAGE).read_text("utf-8"), f"{strength.PAGE} {STALE}"
    assert written(drawn(measured)) == written(picture), f"{strength.PICTURE} {STALE}"
    assert len(measured) == picture.count(" bar ")
