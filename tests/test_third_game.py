"""Nim, a game in a folder of the examples, through every part of the program: none of them has ever heard of it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import metropole
from metropole import bots, journal, laws, registry, rl, verify
from metropole.boards import BoardError
from metropole.client import Client
from metropole.games.kit import NoPictureError
from metropole.kernel import Decision, Event, MetropoleError, Outcome
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.view import SPECTATOR
from metropole.parts import outline
from metropole.parts.ansi import Paint
from metropole.parts.outline import Cell, OutlineSection
from metropole.registry import Kit
from metropole.server import catalogue, editions_api, rulepages
from tests.bots.installed import made_known
from tests.cli import program
from tests.server.servers import serving
from tests.third_game import install_nim
from tests.tui.scripts import at_random, played, replies, seated, typed

PLAIN = "nim/plain"
MISERE = "nim/plain+misere"


@pytest.fixture(autouse=True)
def kit(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """Nim, as long as a test runs."""
    folder = tmp_path_factory.mktemp("installed")
    install_nim(folder)
    made_known(folder, monkeypatch)
    registry.kits.cache_clear()
    sys.modules.pop("nim", None)
    yield registry.find_kit("nim")
    registry.kits.cache_clear()
    sys.modules.pop("nim", None)


def at(*answers: str, edition: str = PLAIN, seats: int = 2) -> Any:
    """A game after some answers."""
    game = registry.find(edition).start(seats)
    for answer in answers:
        game.answer(game.space.parse(answer))
    return game


# All of one heap after the other; who takes from the last heap is not asked which.
WHOLE = ("heap a", "take 3", "heap b", "take 4", "take 5")


# --- the game itself ---


def test_rules() -> None:
    """Everybody takes in turn; whoever takes the last thing wins, or, in misère, loses."""
    assert [2, 4, 5] == at("heap a", "take 1").s.heaps
    assert [1, 2] == at(*WHOLE).pending.ranks
    assert [2, 1] == at(*WHOLE, edition=MISERE).pending.ranks
    assert [8, 4] == at(*WHOLE).pending.totals
    assert [1, 1, 3] == at(*WHOLE, edition=MISERE, seats=3).pending.ranks


def test_laws() -> None:
    """All laws hold throughout, its own too; a thing that gets lost is noticed."""
    rng = Random(5)
    game = at(seats=4)
    while not game.over:
        laws.check(game)
        laws.asking_changes_nothing(game)
        laws.refuses_everything_else(game)
        laws.copies_are_independent(game, rng)
        for seat in range(SPECTATOR, 4):
            laws.world_is_possible(game, seat, rng)
        laws.random_step(game, rng)

    lossy = at()
    lossy.s.heaps = [3, 4, 4]
    with pytest.raises(AssertionError, match="nothing is lost"):
        laws.check(lossy)


def test_journal(tmp_path: Path) -> None:
    """A game is written, read, replayed and undone; a line that was changed is refused."""
    log = journal.begin(registry.find(PLAIN), 2)
    for answer in WHOLE:
        assert isinstance(log.game.pending, Decision)
        log.answer(log.game.space.parse(answer), log.game.pending.seat)
    log.write(tmp_path / "a.game")

    again = journal.read(tmp_path / "a.game")
    assert (log.lines, log.game.numbers()) == (again.lines, again.game.numbers())
    assert again.game.over
    with pytest.raises(MetropoleError):
        journal.parse(log.text().replace("2 take 4", "2 take 3"), "a.game")
    shown = program.page(f"replay {tmp_path / 'a.game'} --as red")
    assert "You take 4 from heap b." in shown
    assert "Blue wins." in shown


def test_match() -> None:
    """The door for programs."""
    match = metropole.Match(PLAIN, seats=2, seed=1)
    match.play("heap c")

    assert ("take", {"heap": 2}) == (match.prompt, match.about)


def test_notebook() -> None:
    """Nobody has drawn it: the rows of its outline stand in tables."""
    match = metropole.Match(PLAIN, seats=2, seed=1)
    match.play("heap b")
    match.play("take 4")

    assert match._repr_html_().startswith("<table><caption>Heaps</caption>")
    assert '<tr><th scope="row">heap c</th><td>5</td><td>●●●●●</td></tr>' in match._repr_html_().lower()
    assert match.view(0)._repr_html_() == match._repr_html_()


# --- words ---


def test_words(kit: Kit) -> None:
    """In two languages, from its own files."""
    english, german = [registry.find(PLAIN).speaker(language, you=1) for language in ("en", "de")]
    game = at("heap b")
    view = game.view(0)

    assert "How many do you take from heap b?" == english.question(view)
    assert "Wie viele nehmen Sie von Haufen b?" == german.question(view)
    assert ["Take one", "Take 2"] == [english.option(action, view.prompt) for action in view.options[:2]]
    assert "Blue takes 3 from heap c." == english.event(told(0, 2, 3))
    assert "Sie nehmen 3 von Haufen c." == german.event(told(1, 2, 3))
    assert ["Sie gewinnen.", "1. Rot: 1 Punkt", "2. Blau: 0 Punkte"] == german.outcome(
        Outcome([0, 1], [4, 8], [2, 1], "empty")
    )


def told(*numbers: int) -> Event:
    return Event(0, numbers, EVERYBODY, EVERYBODY)


def test_a_game_without_words(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """It speaks in the names of its rules, and its table is its numbers."""
    monkeypatch.setattr(type(kit), "package", "metropole.kernel")
    monkeypatch.delattr(type(kit), "outline")
    speaker = kit.speaker(kit.first.edition, "en", kit.shipped)
    game = at("heap b")

    assert "Taken: seat Blue, heap c, count 3" == speaker.event(told(0, 2, 3))
    assert "Take?" == speaker.question(game.view(0))
    assert "Heap a" == speaker.option(0)
    rows = [[Cell("heaps"), Cell("3 4 5")], [Cell("taken"), Cell("0 0")], [Cell("turn"), Cell("0")]]
    assert [OutlineSection("Nim", rows)] == kit.outline(game.view(0), speaker)
    assert ("plain", "") == (editions_api.edition(kit, kit.first, "de").title, kit.said("game-nim", "de"))


def test_outline(kit: Kit) -> None:
    """Headings and rows in a language, with what can be chosen; at a terminal, in columns."""
    speaker = kit.speaker(kit.first.edition, "de", kit.shipped)
    sections = kit.outline(at("heap b", "take 4").view(SPECTATOR), speaker)

    assert ["Haufen", "Genommen"] == [section.heading for section in sections]
    assert [Cell("Haufen c", "heap:2"), Cell("5"), Cell("●●●●●")] == sections[0].rows[2]
    assert "  Haufen b  0" == outline.lines(sections, Paint(False, ()))[2]
    assert "  Blau  4  ●●●●" == outline.lines(sections, Paint(False, ()))[5]


def test_lists_of_games() -> None:
    """Its title, its book and its option stand beside those of the others, in its own words."""
    offered = editions_api.offered("de")
    own = next(one for one in offered.editions if one.name == PLAIN)

    assert "Drei Haufen, und das letzte Stück gewinnt. Zwei bis vier Spieler." == offered.games[-1].line
    assert ("Drei Haufen", 2, 4, None) == (own.title, own.least, own.most, own.year)
    assert ["Wer das letzte Stück nimmt, verliert."] == [option.line for option in own.options]
    assert "+misere  Whoever takes the last thing loses." in program.page("editions")


def test_rules_that_nobody_has_written() -> None:
    """A page with its options, and at the terminal one friendly line."""
    page = rulepages.rules(MISERE, "en")

    assert ("Nim: Three heaps, Misère", [], []) == (page.title, page.notes, page.chapters)
    assert "nim/plain has no rulebook here" in program.page(f"rules {PLAIN}")


def test_catalogue() -> None:
    """What answers can name, by verb; no board."""
    printed = catalogue.catalogue(PLAIN, 3, "en")

    assert ["Heap a", "Heap b", "Heap c"] == [one.name for one in printed.things["heap"]]
    assert ["blue", "red", "green"] == [one.key for one in printed.seats]
    assert {} == printed.board


def test_a_board_that_is_none(kit: Kit, tmp_path: Path) -> None:
    """There is an empty sheet, which can be read again; one of another game is refused, and there is no picture."""
    sheet = tmp_path / "nim.toml"
    sheet.write_text(kit.shipped_text(), "utf-8")

    assert kit.shipped == kit.load_board(sheet)
    assert "in order (Nim, digest" in program.page(f"board check {sheet}")
    with pytest.raises(BoardError, match="game is 'empires'"):
        kit.parse_board('game = "empires"', "board")
    with pytest.raises(NoPictureError, match="there is none of Nim"):
        kit.picture(at().view(0))


# --- players ---


def test_terminal() -> None:
    """A whole game, with everything that can be asked for on the way, in both languages."""
    asked = typed("help", "rules", "why", "? heap", "board", "c", "lang de", "log", "zurück", "ende")
    printed = played(seated(asked, PLAIN))

    assert "  Heap c  5  ●●●●●" in replies(printed, "board")
    assert "Answer with the number of an option" in replies(printed, "help")[0]
    assert ["nim/plain has no rulebook here; the questions say what can be done."] == replies(printed, "rules")
    assert "How many do you take from heap c?" in replies(printed, "c")
    assert "Wie viele nehmen Sie von Haufen c?" in replies(printed, "lang de")
    end = played(seated(at_random(3, most=3), PLAIN, "you,greedy,random", "de"))
    assert [line for line in end if line.endswith(("gewinnt.", "Sie gewinnen."))]


def test_bots() -> None:
    """Where all options seem equal greedy plays at random; whoever thinks ahead finds the only good move."""
    view = at("heap a", "take 2", "heap b", "take 3").view(0)
    good = view.table.space.parse("heap c")

    assert {bots.make("greedy").decide(view, seed) for seed in range(20)} == set(view.options)
    assert {bots.make("random").decide(view, seed) for seed in range(20)} == set(view.options)
    assert good == bots.make("search:300").decide(view, 1)


def test_tournament(tmp_path: Path) -> None:
    """Bots play each other, and thinking ahead pays."""
    run = program.metropole(
        *("tournament", PLAIN, "--bots", "search:100,greedy", "--games", 20, "--folder", tmp_path, "--no-report"),
        "--json",
    )
    results = json.loads(run.stdout)["bots"]

    assert results["search:100"]["wins"] > 12 > results["greedy"]["wins"]


def test_compare(tmp_path: Path) -> None:
    """The option is compared with the book, fact by fact."""
    run = program.metropole("compare", PLAIN, MISERE, "--bots", "random", "--seats", 2, "--games", 6)

    assert (0, 1) == (run.exit_code, run.output.count("turns per game")), run.output


# --- learners ---


def test_pettingzoo() -> None:
    """Whole games in turn and at once: rewards sum to nothing, masks say what is legal, tables are text."""
    env: Any = rl.pettingzoo_env(PLAIN, 3, render_mode="ansi")
    env.reset(seed=1)
    assert "  Heap a  3  ●●●\n" in env.render()
    assert [3, 4, 5] == list(env.observe("player_0")["board"][:3])
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        total[agent] += reward
        legal = [i for i, is_legal in enumerate(observation["action_mask"]) if is_legal]
        env.step(None if ended else legal[-1])
    assert [-0.5, -0.5, 1.0] == sorted(total.values())

    parallel: Any = rl.parallel_env(PLAIN, 2)
    observations, _ = parallel.reset(seed=1)
    assert [0, 1, 2] == [i for i, is_legal in enumerate(observations["player_0"]["action_mask"][:8]) if is_legal]
    while parallel.agents:
        masks = {agent: list(one["action_mask"]) for agent, one in observations.items()}
        observations, rewards, _, _, _ = parallel.step({agent: mask.index(1) for agent, mask in masks.items()})
    assert [-1.0, 1.0] == sorted(rewards.values())


def test_gymnasium() -> None:
    """You against a bot, to the end."""
    env: Any = rl.gymnasium_env(PLAIN, 2, observations="flat")
    observation, _ = env.reset(seed=3)
    ended, reward = False, 0.0
    while not ended:
        legal = [i for i, is_legal in enumerate(observation["action_mask"]) if is_legal]
        observation, reward, ended, _, _ = env.step(legal[0])

    assert reward in (-1.0, 1.0)
    assert len(env.observation_space["observation"].high) == len(observation["observation"])


SPIEL = """
import random
import pyspiel
import metropole.rl.openspiel
game = pyspiel.load_game("metropole_nim(players=3,reward=score)")
state = game.new_initial_state()
while not state.is_terminal():
    assert not state.is_chance_node()
    state.observation_tensor(0), state.information_state_string(1)
    state.apply_action(random.choice(state.legal_actions()))
print(sorted(state.returns()), game.min_utility(), game.max_utility(), game.get_type().chance_mode)
"""


def test_openspiel() -> None:
    """Registered under its name, without chance; in a process of its own, for what is registered stays."""
    done = subprocess.run([sys.executable, "-c", SPIEL], capture_output=True, text=True, encoding="utf-8")

    assert "[0.0, 0.0, 1.0] 0.0 1.0 ChanceMode.DETERMINISTIC" == done.stdout.strip(), done.stderr


# --- the server ---


def test_server(tmp_path: Path) -> None:
    """A table against bots to its end: outline, advice, story, and a file whose dice and moves can be checked."""
    with serving(str(tmp_path / "metropole.db"), tmp_path) as [server]:
        client = Client(server.url, language="de")
        client.join("Ada")
        table = client.open_table(PLAIN, ["me", "greedy", "search:200ms"], private=True)
        first = client.frame(table).outline
        hint = client.advice(table).hint
        for frame in client.watch(table):
            if frame.question and frame.question.options:
                client.play(table, frame.question.options[0].action)
        end, story = client.frame(table), client.story(table)
        (tmp_path / "a.game").write_text(client.download(table), "utf-8")
        troubles = server.troubles()

    assert troubles == []
    assert first is not None
    assert [Cell("Haufen a", "heap:0"), Cell("3"), Cell("●●●")] == first[0].rows[0]
    assert hint in ("heap a", "heap b", "heap c")
    assert end.result is not None
    assert [1, 2, 2] == sorted(end.result.ranks)
    assert story.scoring is not None
    assert ["Wertung", "Platz"] == [column.name for column in story.scoring.columns]
    assert "Zug 0" == story.marks[0].label
    assert verify.FITS == verify.check((tmp_path / "a.game").read_text("utf-8")).status
    assert journal.read(tmp_path / "a.game").game.over
