"""3 Setting up the game."""

import pytest

from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS, COLOURS, TRACKS
from metropole.games.empires.rules.board import TERRITORIES
from metropole.games.empires.rules.queries import ALL_TERRITORIES, counters_in
from metropole.games.empires.rules.state import NOBODY, NOWHERE
from metropole.testing import say
from tests.rules.empires.common import begun, prompt, told, track
from tests.rules.questions import chance, listen

NEAR_EUROPE = ("levant", "barbary", "egypt")

any_number_of_players = pytest.mark.parametrize("seats", [4, 5, 6])


@pytest.mark.rule("CE-3-b", "CE-3-c", "CE-3-d")
@any_number_of_players
def test_prestige_on_the_map(seats: int) -> None:
    """One Prestige on each territory, two on Australia, and none on Levant, Barbary and Egypt."""
    g = say(begun(seats=seats), 0)
    by_name = dict(zip(TERRITORIES, g.s.tokens, strict=True))
    assert 2 == by_name.pop("australia")
    assert [0, 0, 0] == [by_name.pop(name) for name in NEAR_EUROPE]
    assert {1} == set(by_name.values())
    assert 0 == g.s.excluded


@pytest.mark.rule("CE-3-e")
def test_prestige_for_the_discovery_of_america() -> None:
    """Two Prestige lie in the box of the discovery of America, and none on the compass rose yet."""
    g = say(begun(), 0)
    assert (2, 0) == (g.s.america, g.s.circumnavigation)


@pytest.mark.rule("CE-3-f", "CE-3-h", "CE-3-i", "CE-3-j", "CE-3-k")
@any_number_of_players
def test_what_every_player_begins_with(seats: int) -> None:
    """Everybody has a board with five Treasuries, two Merchant Fleets and a Squadron, and all else in the Pool."""
    g = begun(seats=seats)
    assert [5] * seats == g.s.treasury
    assert [2] * seats == g.s.fleets
    assert [1] * seats == g.s.squadrons
    assert [0] * seats == g.s.prestige == g.s.goods
    assert [] == g.s.piles
    assert 0 == sum([counters_in(g, t) for t in ALL_TERRITORIES])


@pytest.mark.rule("CE-3-g")
@any_number_of_players
def test_six_cards_each(seats: int) -> None:
    """Everybody has one set of the six cards, each card once."""
    g = say(begun(seats=seats), 0)
    for seat in range(seats):
        left = list(CARDS)
        for _ in range(5):
            question = g.question(seat)
            assert question is not None
            assert [f"program {card}" for card in left] == [g.space.name(action) for action in question.options]
            g.answer(question.options[0], seat)
            left.pop(0)


@pytest.mark.rule("CE-3-l")
@any_number_of_players
def test_progress_begins_on_the_first_spaces(seats: int) -> None:
    """Seafaring 0, Navy 1, Logistics 1 and Economy 2 for everybody."""
    g = say(begun(seats=seats), 0)
    for colour in COLOURS[:seats]:
        assert [0, 1, 1, 2] == [track(g, colour, name) for name in TRACKS]


@pytest.mark.rule("CE-3-m")
@any_number_of_players
def test_diplomacy_begins_on_the_fourth_space(seats: int) -> None:
    """All markers stand on the fourth space from the left."""
    g = say(begun(seats=seats), 0)
    assert [4] * seats == g.s.diplomacy


@pytest.mark.rule("CE-3-n", "CE-3-o")
@any_number_of_players
def test_the_first_player_is_drawn_and_pays(seats: int) -> None:
    """Every player is as likely as any other to be the first, who takes the token and discards one Treasury."""
    for seat in range(seats):
        g = begun(seats=seats)
        draw = chance(g)
        assert ("first", list(range(seats)), [1] * seats) == (draw.key, draw.outcomes, draw.weights)
        events = listen(g)
        say(g, seat)
        assert [("first-player", seat)] == told(events, facts.FIRST_PLAYER)
        assert seat == g.s.first
        assert [4 if other == seat else 5 for other in range(seats)] == g.s.treasury


@pytest.mark.rule("CE-3-b", "CE-3-n")
def test_nothing_else_lies_on_the_map() -> None:
    """The first turn begins without Colonies, Independent States, Unrest, Missions or a city."""
    g = say(begun(), 2)
    assert (1, "program") == (g.s.turn, prompt(g))
    assert [0] * len(TERRITORIES) == g.s.unrest == g.s.missions
    assert [NOBODY] * len(TERRITORIES) == g.s.colonies
    assert (0, NOWHERE, NOBODY) == (g.s.independent, g.s.city, g.s.winner)
