"""2.0 Components."""

import re

import pytest

from metropole import registry
from metropole.boards import BoardError
from metropole.games.colonialism.board import REGION_KEYS
from metropole.games.colonialism.positions import edition_of, laid_out, perform, shown, started, to_act
from metropole.games.colonialism.rules import facts, moves
from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.board import BLACK, BROWN, COLOURS, INDIA, REGIONS, YELLOW, ZONES
from metropole.games.colonialism.rules.game import COLLECT, COLONIZATION, COLONIZE, STOCK, Game
from metropole.games.colonialism.rules.queries import (
    ALL_REGIONS,
    action_counter,
    cards_in,
    limit,
    policies_at,
    size,
    value,
)
from metropole.games.colonialism.rules.state import GRAY, PURPLE, ZONE_COUNT, Seat
from metropole.testing import offered, say
from tests.rules.colonialism.common import (
    COMPASS,
    ORIGINAL,
    SPIELWORXX,
    any_number_of_players,
    each_told,
    every_edition,
    later_editions,
)
from tests.rules.colonialism.whole_games import (
    ALL_CARDS,
    asks_chance,
    asks_for_action,
    begun,
    cube_counts,
    finish,
    names,
    nouns,
    prepared,
    rolls_for_order,
    told,
)
from tests.rules.questions import chance, decision, listen, play

SHIPPED = registry.COLONIALISM.shipped_text()
SIX_POLICIES = "army, commerce, dominion, empire, fleet, hegemony"
SHIPLESS = ["diplomacy", "military campaign", "missionaries"]


# --- 2.0 what is in the box ---


@every_edition
@pytest.mark.rule("CM-2.0-a")
def test_six_regions_and_five_zones(edition: str) -> None:
    """There are six regions to explore and five sea zones to sail to, and no more."""
    g = begun(edition)
    assert 6 == len(nouns(g.space, "explore")) == len(g.board.neighbours) == len(g.s.natives)
    assert 5 == len(nouns(g.space, "to")) == len(g.board.shores)
    assert 4 * 5 == len(g.s.fresh)


def lay_everywhere(g: Game, colour: str) -> Game:
    """A player lays a policy card at every region: army at the first, commerce at the second and so on."""
    for card, region in enumerate(REGIONS):
        finish(say(to_act(g, colour), f"play {CARDS[card]}", f"in {region}"))
        moves.freshen_ships(g)
    return g


def with_six_policies(edition: str) -> Game:
    """Everybody holds six policy cards and has ships beside all regions."""
    colours = edition_of(edition).colours
    return laid_out(
        edition,
        hands=dict.fromkeys(colours, SIX_POLICIES),
        ships=dict.fromkeys(colours, "atlantic, arabian sea, south china sea"),
    )


@later_editions
@pytest.mark.rule("CM-2.0-b", "CM-2.2-a")
def test_every_player_has_an_area_for_each_region(edition: str) -> None:
    """Four players have six policy areas each, and a card lies in the area of the region it was played for."""
    g = with_six_policies(edition)
    for colour in g.edition.colours:
        lay_everywhere(g, colour)
    assert [0, 1, 2, 3, 4, 5] * 4 == g.s.down


@pytest.mark.rule("OR-2.0-c", "OR-4.0-g")
def test_policy_areas_at_the_edges_of_the_board() -> None:
    """In the original every player has an edge of the board with six areas, and lays their cards at no other edge."""
    g = with_six_policies(ORIGINAL)
    lay_everywhere(g, "green")
    assert [-1] * 12 + [0, 1, 2, 3, 4, 5] + [-1] * 6 == g.s.down
    for colour in ("blue", "red", "purple"):
        lay_everywhere(g, colour)
    assert [0, 1, 2, 3, 4, 5] * 4 == g.s.down


@pytest.mark.rule("CM-2.0-c", "OR-2.0-a")
@pytest.mark.parametrize(("edition", "each"), [(COMPASS, 21), (SPIELWORXX, 21), (ORIGINAL, 15)])
def test_number_of_cubes(edition: str, each: int) -> None:
    """Sixty-three cubes, or forty-five in the original, a third of each colour; none is ever lost."""

    def all_are_there(g: Game) -> None:
        for colour in range(3):
            assert each == sum([*g.s.cubes[colour::3], g.s.bag[colour], *g.s.held[colour::3]])

    g = play(begun(edition), watch=all_are_there)
    assert sum(g.s.held), "somebody has collected something"


def discs_in_the_box(g: Game) -> int:
    """All discs of a game after preparations: reserves, those on the track, natives, supplies, gray markers."""
    on_track = len([row for row in g.s.rows if row])
    return sum(g.s.reserve) + on_track + sum(g.s.natives) + sum(g.s.supply) + g.edition.gray_markers


@later_editions
@pytest.mark.rule("CM-2.0-d")
def test_number_of_discs(edition: str) -> None:
    """One hundred and fifty-three discs: twenty-three for each of four players, 45 gray and 16 purple ones."""
    g = prepared(edition)
    assert 153 == discs_in_the_box(g)
    assert ("blue", "red", "green", "white") == g.edition.colours
    assert [23] * 4 == [reserve + 1 for reserve in g.s.reserve]
    assert (45, 16) == (sum(g.s.natives) + g.s.supply[GRAY], g.s.supply[PURPLE])


@pytest.mark.rule("OR-2.0-b", "OR-2.0-d")
@pytest.mark.ruling("A02")
def test_number_of_discs_in_the_original() -> None:
    """One hundred and fifty-two discs: twenty-three for each player and sixty gray ones, three of them markers."""
    g = prepared(ORIGINAL)
    assert 152 == discs_in_the_box(g)
    assert ("blue", "red", "green", "purple") == g.edition.colours
    assert [23] * 4 == [reserve + 1 for reserve in g.s.reserve]
    assert (57, 3) == (sum(g.s.natives) + g.s.supply[GRAY], g.edition.gray_markers)
    assert 0 == g.s.supply[PURPLE]


def count_discs(g: Game) -> list[int]:
    """The discs of each player, the gray ones and the purple ones, wherever they are but on the track."""
    players = [g.s.reserve[seat] + sum(g.s.discs[seat * 6 : seat * 6 + 6]) for seat in range(g.seats)]
    others = [g.s.supply[GRAY] + sum(g.s.natives), g.s.supply[PURPLE]]
    others[g.edition.hired_from] += sum(g.s.mercenaries)
    return [*players, *others]


@pytest.mark.rule("CM-2.0-d", "OR-2.0-b")
@pytest.mark.parametrize(("edition", "gray", "purple"), [(COMPASS, 45, 16), (SPIELWORXX, 45, 16), (ORIGINAL, 57, 0)])
def test_discs_are_never_lost(edition: str, gray: int, purple: int) -> None:
    """Through a whole game every disc is on the board, in its reserve or in its supply."""

    def all_are_there(g: Game) -> None:
        assert [22, 22, 22, gray, purple] == count_discs(g)

    g = play(prepared(edition, 3), watch=all_are_there)
    assert sum(g.s.discs), "somebody has placed something"


@later_editions
@pytest.mark.rule("CM-2.0-j")
def test_two_markers(edition: str) -> None:
    """Two tokens show the turn and the phase, and both of them move."""
    g = begun(edition, 2)
    seen: set[tuple[int, int]] = set()
    play(g, watch=lambda game: seen.add((game.s.turn, game.s.phase)))
    assert 0 == g.edition.gray_markers
    assert {(turn, phase) for turn in (1, 2, 3) for phase in range(5)} <= seen
    assert {(1, 5), (2, 5)} <= seen


@pytest.mark.rule("OR-2.0-d")
def test_three_gray_markers() -> None:
    """In the original a third marker shows the action: turn, phase and action all move."""
    seen: set[tuple[int, int, int]] = set()
    g = play(begun(ORIGINAL, 2), watch=lambda game: seen.add((game.s.turn, game.s.phase, action_counter(game))))
    assert g.edition.common_counter
    rounds = {(turn, phase, action) for turn in (1, 2, 3) for phase in (0, 1, 3, 4) for action in (1, 2, 3)}
    assert rounds <= seen


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-2.0-e")
def test_three_ships_each(edition: str, seats: int) -> None:
    """Every player has three ships in play, so four players have twelve."""
    g = prepared(edition, seats)
    for seat in range(seats):
        cells = slice(seat * ZONE_COUNT, (seat + 1) * ZONE_COUNT)
        assert 3 == sum(g.s.fresh[cells]) + sum(g.s.used[cells])
    assert 3 * seats == sum(g.s.fresh)


@every_edition
@pytest.mark.rule("CM-2.0-f")
def test_identical_sets_of_cards(edition: str) -> None:
    """Every player owns the same twenty-four cards, one copy of each: ninety-six in all."""
    g = prepared(edition)
    owned = [g.s.hands[seat] + g.s.decks[seat] + g.s.discards[seat] for seat in range(4)]
    assert [(1 << 24) - 1] * 4 == owned
    assert 96 == sum([size(cards) for cards in owned])
    assert list(CARDS[:24]) == [g.edition.cards[card].name for card in cards_in(owned[0])]


@every_edition
@pytest.mark.rule("CM-2.0-g")
def test_two_interests_for_each_region(edition: str) -> None:
    """Twelve interest cards, two for each region; four players hold all of them."""
    g = started(edition, 4)
    assert 12 == size(g.s.undealt) == len(g.board.interest_region) == len(g.board.interest_colour)
    assert [2] * 6 == [g.board.interest_region.count(region) for region in range(6)]
    play(g, asks_for_action)
    assert 0 == g.s.undealt
    assert (1 << 12) - 1 == sum(g.s.interests)


@every_edition
@pytest.mark.rule("CM-2.0-h", "CM-2.1-b")
def test_order_tiles_one_to_six(edition: str) -> None:
    """Six order tiles, numbered from one to six, lie at one region each."""
    g = begun(edition)
    events = listen(g)
    play(g, asks_chance("cube"))
    assert [1, 2, 3, 4, 5, 6] == each_told(events, facts.TILE, "number")
    assert [0, 1, 2, 3, 4, 5] == sorted(each_told(events, facts.TILE, "region"))


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-2.0-i", "CM-2.1-b", "CM-2.7.2-a")
def test_limit_tiles(edition: str, seats: int) -> None:
    """Each region has a limit tile for each number of players; its value is the number of cubes, its limit a limit."""
    g = started(edition, seats)
    assert [6, 6, 6] == [len(g.board.limits[players]) for players in (2, 3, 4)]
    assert [6, 6, 6] == [len(g.board.values[players]) for players in (2, 3, 4)]
    assert g.board.values[seats] == [value(g, region) for region in ALL_REGIONS]
    assert g.board.limits[seats] == [limit(g, region) for region in ALL_REGIONS]
    play(g, asks_chance("die"))
    assert g.board.values[seats] == cube_counts(g)


@every_edition
@pytest.mark.rule("CM-2.0-k")
def test_dice_show_one_two_or_three(edition: str) -> None:
    """A die shows one, two or three, all equally likely."""
    for g in (play(begun(edition), asks_chance("die")), play(begun(edition), rolls_for_order)):
        assert ([1, 2, 3], [1, 1, 1]) == (chance(g).outcomes, chance(g).weights)


@every_edition
@pytest.mark.rule("CM-2.0-k")
def test_four_dice(edition: str) -> None:
    """There are four dice: no region and no player rolls more of them at once."""
    g = started(edition, 4)
    assert 4 >= max([max(g.board.values[players]) for players in (2, 3, 4)])
    assert {COMPASS: 4, SPIELWORXX: 4, ORIGINAL: 1}[edition] == g.edition.start_dice


@every_edition
@pytest.mark.rule("CM-2.0-l")
def test_cubes_come_out_of_the_bag(edition: str) -> None:
    """Every cube in the bag is equally likely to be drawn, and a cube drawn is no longer in it."""
    g = play(begun(edition), asks_chance("cube"))
    each = g.edition.cubes
    assert ([0, 1, 2], [each, each, each]) == (chance(g).outcomes, chance(g).weights)
    say(g, BROWN)
    assert [each, each - 1, each] == chance(g).weights
    g.s.bag = [0, 0, 3]
    perform(g, STOCK, region=INDIA, count=2)
    assert [0, 0, 1] == g.s.bag


@every_edition
@pytest.mark.rule("CM-2.0-m")
def test_two_to_four_players(edition: str) -> None:
    """Two, three or four may play, but not one, and not five."""
    for seats in (2, 3, 4):
        assert seats == started(edition, seats).seats
    for seats in (0, 1, 5):
        with pytest.raises(registry.SeatCountError):
            started(edition, seats)


@pytest.mark.rule("OR-2.0-e")
def test_colonial_powers_are_alike() -> None:
    """Whatever the colour, the same pieces in the same places allow the same actions."""
    choices: list[list[str]] = []
    for colour in edition_of(ORIGINAL).colours:
        g = laid_out(
            ORIGINAL,
            hands={colour: ALL_CARDS},
            ships={colour: "arabian sea, atlantic used"},
            cubes={"india": "yellow 1", "middle east": "black 1"},
            india=f"{colour} 2, natives 2",
        )
        choices.append(offered(to_act(g, colour)))
    assert 30 < len(choices[0])
    assert [choices[0]] * 4 == choices


# --- 2.1 the board ---


@every_edition
@pytest.mark.rule("CM-2.1-a")
def test_other_land_has_no_function(edition: str) -> None:
    """No action can name any land but the six regions, and nothing touches any other."""
    g = begun(edition)
    for verb in ("explore", "withdraw", "in", "between", "and", "place"):
        assert list(REGIONS) == nouns(g.space, verb)
    for places in (*g.board.neighbours, *g.board.shores):
        assert places < 1 << 6


@later_editions
@pytest.mark.rule("CM-2.1-c")
def test_three_spaces_for_turns(edition: str) -> None:
    """The turn track counts three turns."""
    g = begun(edition, 2)
    events = listen(g)
    play(g)
    assert [("turn-began", 1), ("turn-began", 2), ("turn-began", 3)] == told(events, facts.TURN_BEGAN)


@every_edition
@pytest.mark.rule("CM-2.1-d")
def test_four_rounds_and_two_colonizations(edition: str) -> None:
    """Every turn has four action rounds and two colonization phases."""
    g = begun(edition, 2)
    events = listen(g)
    play(g)
    assert 3 * 4 == len(told(events, facts.ROUND_BEGAN))
    assert 3 * 2 == len(told(events, facts.COLONIZATION_BEGAN))


@every_edition
@pytest.mark.rule("CM-2.1-e")
def test_track_gives_the_order_of_actions(edition: str) -> None:
    """Whoever stands higher on the turn order track acts earlier, in every action round of the game."""
    actors: list[int] = []
    rows: list[list[int]] = []

    def note(g: Game) -> None:
        if asks_for_action(g):
            actors.append(decision(g).seat)
            rows.append(g.s.rows[:])

    play(prepared(edition, 3), watch=note)
    assert 3 * 4 * 9 == len(actors)
    for lap in range(0, len(actors), 3):
        assert actors[lap : lap + 3] == sorted([0, 1, 2], key=lambda seat: rows[lap][seat])
    assert 1 < len({tuple(actors[lap : lap + 3]) for lap in range(0, len(actors), 3)})


# --- 2.3 cubes, 2.4 discs ---


@every_edition
@pytest.mark.rule("CM-2.3-a")
@pytest.mark.parametrize(("card", "discs"), [("agricultural", 1), ("natural", 2), ("mineral", 4)])
def test_what_the_colours_mean(edition: str, card: str, discs: int) -> None:
    """Yellow cubes are agricultural, brown ones natural and black ones mineral resources, as the cards count them."""
    g = laid_out(edition, policies={"india": f"blue {card} resources"}, cubes={"india": "yellow 1, brown 2, black 4"})
    finish(perform(g, COLONIZE, region=INDIA))
    assert discs == 22 - g.s.reserve[0]
    assert ("yellow", "brown", "black") == (COLOURS[YELLOW], COLOURS[BROWN], COLOURS[BLACK])


@every_edition
@pytest.mark.rule("CM-2.4-a")
def test_factions_are_players_and_natives(edition: str) -> None:
    """What speaks of factions means every player colour, and the natives too."""
    fourth = edition_of(edition).colours[3]
    everybody = f"blue 2, red 2, green 4, {fourth} 6, natives 8"
    g = laid_out(edition, hands={"blue": "diplomacy, plague"}, ships={"blue": "arabian sea"}, india=everybody)
    say(to_act(g, "blue"), "play diplomacy", "in india")
    assert ["target blue", "target red", "target green", f"target {fourth}", "target natives"] == offered(g)
    finish(say(to_act(g, "blue"), "play plague", "in india"))
    assert f"blue 1, red 1, green 2, {fourth} 3, natives 4" == shown(g, INDIA)


@every_edition
@pytest.mark.rule("CM-2.4-b")
def test_colonial_influence_is_not_native(edition: str) -> None:
    """Unrest hits the colonial power with the least influence; natives are none, however few they are."""
    g = laid_out(edition, limit=60, policies={"india": "blue unrest at home"}, india="blue 12, red 14, natives 1")
    perform(g, COLONIZE, region=INDIA)
    assert "blue 2, red 14, natives 1" == shown(g, INDIA)


@every_edition
@pytest.mark.rule("CM-2.4-c")
def test_native_influence_is_gray_only(edition: str) -> None:
    """Natives keep a region's cubes from being collected; mercenaries, even gray ones, do not."""
    guarded = laid_out(edition, cubes={"india": "black 2"}, india="blue 3, red mercenaries 2, natives 1")
    perform(guarded, COLLECT, region=INDIA)
    assert 0 == sum(guarded.s.held)
    free = laid_out(edition, cubes={"india": "black 2"}, india="blue 3, red mercenaries 2")
    perform(free, COLLECT, region=INDIA)
    assert 2 == free.s.held[BLACK]


@pytest.mark.rule("SW-2.4-a")
def test_one_disc_is_influence() -> None:
    """A single disc is enough to have influence in a region, and nothing less is."""
    g = laid_out(
        SPIELWORXX, hands={"blue": "plague"}, ships={"blue": "arabian sea"}, india="blue 1", middle_east="red 5"
    )
    say(to_act(g, "blue"), "play plague")
    assert ["in india"] == offered(g)


# --- 2.6 cards ---


def where_everything_goes(
    edition: str, hand: str = ALL_CARDS, ships: str = "arabian sea", india: str = "blue 2, red 2, natives 2"
) -> Game:
    """Blue holds all cards, has a ship beside India and influence there, and there is something to trade."""
    return laid_out(
        edition,
        hands={"blue": hand},
        ships={"blue": ships},
        cubes={"india": "yellow 1", "middle east": "black 1"},
        india=india,
    )


def playable(g: Game) -> list[str]:
    """The cards that blue may play."""
    return [name.removeprefix("play ") for name in offered(to_act(g, "blue")) if name.startswith("play ")]


@pytest.mark.rule("CM-2.6-a", "CM-2.6.1-a", "CM-2.6.2-a", "SW-2.6.1-a", "SW-2.6.2-a")
@pytest.mark.parametrize(("edition", "policies", "actions"), [(COMPASS, 16, 8), (SPIELWORXX, 17, 7), (ORIGINAL, 17, 7)])
def test_policy_cards_and_action_cards(edition: str, policies: int, actions: int) -> None:
    """Played, a policy card lies at a region and an action card is spent at once: every card is one or the other."""
    laid: list[str] = []
    spent: list[str] = []
    for card in CARDS[:24]:
        g = where_everything_goes(edition, hand=card)
        finish(say(to_act(g, "blue"), f"play {card}"))
        laid += names(sum([policies_at(g, Seat(0), region) for region in ALL_REGIONS]))
        spent += names(g.s.discards[0])
    assert (policies, actions) == (len(laid), len(spent))
    assert sorted(CARDS[:24]) == sorted(laid + spent)
    assert ("consolidate holdings" in spent) is (edition == COMPASS)
    assert set(CARDS[17:24]) <= set(spent)


@later_editions
@pytest.mark.rule("CM-2.6.2-b")
def test_seals_and_crossed_out_ships(edition: str) -> None:
    """A seal, on all action cards, asks for influence; a crossed-out ship, on three of them, spares the ship."""
    everything = playable(where_everything_goes(edition))
    assert list(CARDS[:24]) == everything
    without_influence = playable(where_everything_goes(edition, india="red 2, natives 2"))
    first_sealed = {COMPASS: 16, SPIELWORXX: 17}[edition]
    assert list(CARDS[:first_sealed]) == without_influence
    assert SHIPLESS == playable(where_everything_goes(edition, ships="arabian sea used"))


@pytest.mark.rule("OR-2.6.2-a")
def test_flags_and_lightning_bolts() -> None:
    """In the original a flag asks for influence, and seven cards with a lightning bolt are action cards."""
    assert list(CARDS[:24]) == playable(where_everything_goes(ORIGINAL))
    without_influence = playable(where_everything_goes(ORIGINAL, india="red 2, natives 2"))
    assert [*CARDS[:14], "trade"] == without_influence
    bolts = [card.name for card in edition_of(ORIGINAL).cards[:24] if not card.policy]
    assert [*CARDS[17:24]] == bolts


# --- 2.7 tiles ---


@every_edition
@pytest.mark.rule("CM-2.7.1-a")
def test_order_tiles_give_the_sequence(edition: str) -> None:
    """Regions are colonized by the numbers of their order tiles, and new numbers come after a colonization phase."""
    g = laid_out(edition, phase=2, policies={region: f"blue {CARDS[i]}" for i, region in enumerate(REGIONS)})
    g.s.order = [4, 2, 0, 5, 1, 3]
    events = listen(g)
    play(perform(g, COLONIZATION), asks_chance("tile"))
    assert [4, 2, 0, 5, 1, 3] == each_told(events, facts.REGION_COLONIZED, "region")
    assert [] == g.s.order
    for region in (3, 5, 4, 1, 0):
        say(g, region)
    assert [3, 5, 4, 1, 0, 2] == g.s.order


# --- rulings on the components ---


def with_values(players: int, values: list[int]) -> str:
    """The shipped file with other region values for one number of players."""
    text = SHIPPED
    for region, number in zip(REGION_KEYS, values, strict=True):
        head = rf"(\[regions\.{region}\.tiles\.{players}\]\nvalue = {{ is = )\d+"
        text = re.sub(head, rf"\g<1>{number}", text)
    return text


@pytest.mark.ruling("A01")
def test_board_comes_from_a_file() -> None:
    """Other figures in the file make another game, without a change to the rules."""
    values = registry.COLONIALISM.load_board().board.values[2]
    turned = values[1:] + values[:1]
    assert turned != values
    g = started(COMPASS, 2, registry.COLONIALISM.parse_board(with_values(2, turned), "mine.toml"))
    play(g, asks_chance("die"))
    assert turned == cube_counts(g)


@pytest.mark.ruling("A01")
def test_board_agrees_with_what_is_known() -> None:
    """Values of one to four, the largest with a sum of fifteen, two printed limits, a value for each player, shores."""
    board = registry.COLONIALISM.load_board().board
    assert 15 == sum(board.values[4])
    for players in (2, 3, 4):
        assert {1, 2, 3, 4} >= set(board.values[players])
        assert [players * number for number in board.values[players]] == board.limits[players]
    assert (6, 16) == (
        board.limits[2][REGIONS.index("sub-saharan africa")],
        board.limits[4][REGIONS.index("middle east")],
    )
    assert all([shore.bit_count() >= 2 for shore in board.shores])
    assert "mediterranean" in ZONES


@pytest.mark.ruling("A01")
@pytest.mark.parametrize(
    "text",
    [
        with_values(4, [2, 2, 2, 3, 3, 2]),
        with_values(3, [5, 2, 2, 2, 2, 2]),
        SHIPPED.replace('limit = { is = 6, flag = "K" }', 'limit = { is = 7, flag = "K" }'),
        SHIPPED.replace('limit = { is = 16, flag = "K" }', 'limit = { is = 15, flag = "K" }'),
        re.sub(r"(\[zones\.atlantic\]\n.*\nshores = {).*", r"\1}", SHIPPED),
    ],
    ids=["sum of fourteen", "value of five", "sub-saharan africa", "middle east", "no shore"],
)
def test_board_against_what_is_known_is_refused(text: str) -> None:
    """A file that contradicts what the rulebooks reveal is refused; only the largest tiles must add up to fifteen."""
    assert text != SHIPPED
    with pytest.raises(BoardError):
        registry.COLONIALISM.parse_board(text, "mine.toml")
