"""5.1 An action round."""

import pytest

from metropole.games.colonialism.positions import hand_size, laid_out, perform, random_game, seat_of, shown, to_act
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.board import INDIA, MIDDLE_EAST, REGIONS, ZONES
from metropole.games.colonialism.rules.game import COLONIZATION, COLONIZE, END_COLONIZATION, ROUND, Game
from metropole.games.colonialism.rules.queries import ALL_REGIONS, REGIONS_IN, action_counter, policies_at, size
from metropole.games.colonialism.rules.state import NO_CARD, REGION_COUNT, Seat
from metropole.games.colonialism.rules.view import HIDDEN_CARD, view
from metropole.kernel import NotOfferedError
from metropole.kernel.view import SPECTATOR
from metropole.testing import offered, say
from tests.rules.colonialism.common import (
    COMPASS,
    ORIGINAL,
    SPIELWORXX,
    any_number_of_players,
    every_edition,
    later_editions,
    reserve_of,
)
from tests.rules.colonialism.whole_games import (
    ALL_CARDS,
    asks_for_action,
    begun,
    finish,
    fleet,
    mercenaries,
    names,
    own_discs,
    told,
)
from tests.rules.questions import chance, decision, listen, play

SHIPLESS = ["diplomacy", "military campaign", "missionaries"]
SEALED = {  # the cards with the symbol for presence, trade aside
    COMPASS: list(CARDS[16:23]),
    SPIELWORXX: list(CARDS[17:23]),
    ORIGINAL: list(CARDS[14:23]),
}
DRAWN = {COMPASS: 3, SPIELWORXX: 1, ORIGINAL: 1}


def options_for(g: Game, *said: str) -> list[str]:
    """What blue may choose from after having said this."""
    return offered(say(to_act(g, "blue"), *said))


def verbs(g: Game, colour: str = "blue") -> set[str]:
    """The kinds of action that a player may choose from."""
    return {name.split()[0] for name in offered(to_act(g, colour))}


def holding(edition: str, hand: int, discards: int, seats: int = 4) -> Game:
    """Blue has so many cards in hand and so many discarded, the rest in the deck; and something to do in India."""
    return laid_out(
        edition,
        seats,
        hands={"blue": ", ".join(CARDS[:hand])},
        discards={"blue": ", ".join(CARDS[hand : hand + discards])},
        ships={"blue": "arabian sea"},
        phase=2,
        india="blue 2",
    )


def piles(g: Game, colour: str = "blue") -> tuple[int, int, int]:
    """How many cards a player has in hand, deck and discard pile."""
    seat = seat_of(g, colour)
    return size(g.s.hands[seat]), size(g.s.decks[seat]), size(g.s.discards[seat])


# --- 5.1 taking turns ---


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-5.1-a", "CM-5.1-b", "CM-5.1.5-a")
def test_three_actions_each_one_at_a_time(edition: str, seats: int) -> None:
    """In every round of a game each player is active three times: after each single action the next on the track."""
    rounds: dict[tuple[int, int], list[int]] = {}
    tracks: dict[tuple[int, int], list[int]] = {}

    def note(g: Game) -> None:
        if asks_for_action(g):
            rounds.setdefault((g.s.turn, g.s.phase), []).append(decision(g).seat)
            tracks[g.s.turn, g.s.phase] = g.s.track[:]

    play(begun(edition, seats), watch=note)
    assert 12 == len(rounds)
    for moment, actors in rounds.items():
        assert tracks[moment] * 3 == actors


@pytest.mark.rule("CM-5.1-b")
@every_edition
def test_one_action_then_the_next_player(edition: str) -> None:
    """One action of any kind ends a player's visit."""
    g = laid_out(
        edition,
        3,
        track="blue, red, green",
        hands={"red": "influence 2"},
        ships={"blue": "atlantic", "red": "atlantic", "green": "atlantic"},
        india="red 1",
    )
    perform(g, ROUND)
    for action in (["move atlantic", "to arabian sea"], ["play influence 2", "in north africa"], ["draw"]):
        before = decision(g).seat
        say(g, *action)
        play(g, asks_for_action)
        assert (before + 1) % 3 == decision(g).seat


def with_everything(edition: str) -> Game:
    """Blue can do whatever there is to do."""
    return laid_out(
        edition, hands={"blue": "army"}, ships={"blue": "arabian sea"}, held={"blue": "yellow 3"}, india="blue 2"
    )


@later_editions
@pytest.mark.rule("CM-5.1-c")
def test_five_actions(edition: str) -> None:
    """A player may draw, move a ship, play a card, explore or withdraw (or pass, by a ruling)."""
    assert {"draw", "move", "play", "explore", "withdraw", "pass"} == verbs(with_everything(edition))


@pytest.mark.rule("OR-5.1-a")
def test_four_actions_in_the_original() -> None:
    """In the original a player may draw, move a ship, play a card or explore, but never withdraw."""
    assert {"draw", "move", "play", "explore", "pass"} == verbs(with_everything(ORIGINAL))
    g = to_act(with_everything(ORIGINAL), "blue")
    with pytest.raises(NotOfferedError):
        say(g, "withdraw india")


@every_edition
@pytest.mark.rule("CM-5.1-d")
def test_drawing_and_moving_are_always_possible(edition: str) -> None:
    """Without a fresh ship, without influence, without reserve and without cards one can draw and move ships."""
    g = laid_out(
        edition,
        ships={"blue": "atlantic used, bay of bengal used"},
        reserve={"blue": 0},
    )
    g.s.decks[0] = 0
    assert ["pass", "draw", "move atlantic", "move bay of bengal"] == offered(to_act(g, "blue"))


@every_edition
@pytest.mark.ruling("A13")
def test_passing(edition: str) -> None:
    """A player may pass, and nothing changes but whose turn it is; by option they may not."""
    g = to_act(with_everything(edition), "blue")
    assert "pass" in offered(g)
    before = g.s.numbers()
    say(g, "pass")
    assert before == g.s.numbers()
    assert "pass" not in offered(to_act(with_everything(f"{edition}+nopassing"), "blue"))
    assert {"draw", "move", "play", "explore"} <= verbs(with_everything(f"{edition}+nopassing"))


# --- 5.1.1 drawing cards ---


@pytest.mark.rule("CM-5.1.1-a", "CM-5.1.1-c")
def test_v_drw_1() -> None:
    """V-DRW-1: with two cards in the deck and four discarded, two are drawn, then one of the four shuffled anew."""
    g = holding(COMPASS, hand=18, discards=4)
    assert (18, 2, 4) == piles(g)
    say(to_act(g, "blue"), "draw")
    assert [22, 23] == chance(g).outcomes
    say(g, 23)
    assert ([18, 19, 20, 21], [1] * 4) == (chance(g).outcomes, chance(g).weights)
    assert (20, 4, 0) == piles(g)
    say(g, 20)
    assert (21, 3, 0) == piles(g)
    assert g.over


@pytest.mark.rule("CM-5.1.1-a", "CM-5.1.1-c")
@pytest.mark.ruling("A11")
def test_v_drw_2() -> None:
    """V-DRW-2: drawing the last three cards of a deck has the five discarded ones shuffled immediately."""
    g = holding(COMPASS, hand=16, discards=5)
    assert (16, 3, 5) == piles(g)
    events = listen(g)
    finish(say(to_act(g, "blue"), "draw"))
    assert (19, 5, 0) == piles(g)
    assert [("deck-reshuffled", 0)] == told(events, facts.DECK_RESHUFFLED)


@pytest.mark.rule("CM-5.1.1-a")
@pytest.mark.ruling("A12")
def test_v_drw_3() -> None:
    """V-DRW-3: with one card in the deck and none discarded, one is drawn and the rest is lost."""
    g = holding(COMPASS, hand=23, discards=0)
    assert (23, 1, 0) == piles(g)
    events = listen(g)
    say(to_act(g, "blue"), "draw")
    assert (24, 0, 0) == piles(g)
    assert g.over
    assert [("nothing-to-draw", 0)] == told(events, facts.NOTHING_TO_DRAW)


@every_edition
@pytest.mark.ruling("A12")
def test_drawing_from_nothing(edition: str) -> None:
    """With neither deck nor discard pile one may still draw, and draws nothing."""
    g = holding(edition, hand=24, discards=0)
    assert "draw" in offered(to_act(g, "blue"))
    say(g, "draw")
    assert (24, 0, 0) == piles(g)
    assert g.over


@every_edition
@pytest.mark.rule("CM-5.1.1-a", "SW-5.1.1-a")
def test_number_of_cards_drawn(edition: str) -> None:
    """A draw takes the top three cards of one's own deck, but a single one in the earlier editions."""
    g = holding(edition, hand=4, discards=6)
    say(to_act(g, "blue"), "draw")
    assert (list(range(10, 24)), [1] * 14) == (chance(g).outcomes, chance(g).weights)
    finish(g)
    assert (4 + DRAWN[edition], 14 - DRAWN[edition], 6) == piles(g)
    assert [*CARDS[:4], *CARDS[10 : 10 + DRAWN[edition]]] == names(g.s.hands[0])
    assert (0, 24, 0) == piles(g, "red")


@every_edition
@pytest.mark.rule("CM-5.1.1-b")
def test_no_hand_limit(edition: str) -> None:
    """During action rounds a hand may grow to all of a player's cards."""
    g = holding(edition, hand=5, discards=0)
    for _ in range(24):
        finish(say(to_act(g, "blue"), "draw"))
    assert 24 == hand_size(g, "blue")
    g = perform(g, ROUND)
    while not g.over:
        say(g, "pass")
    assert (24, 0, 0) == piles(g)


@every_edition
@pytest.mark.rule("CM-5.1.1-c")
@pytest.mark.ruling("A11")
def test_empty_deck_is_replaced_at_once(edition: str) -> None:
    """As soon as the last card is drawn the discard pile becomes the deck, before anybody needs a card."""
    last = 24 - DRAWN[edition]
    g = holding(edition, hand=last - 5, discards=5)
    assert (last - 5, DRAWN[edition], 5) == piles(g)
    finish(say(to_act(g, "blue"), "draw"))
    assert (19, 5, 0) == piles(g)
    assert list(CARDS[last - 5 : last]) == names(g.s.decks[0])


@every_edition
@pytest.mark.ruling("A11")
def test_discarding_onto_an_empty_deck(edition: str) -> None:
    """If there is no deck at all, a card that is discarded is at once the new deck."""
    g = holding(edition, hand=24, discards=0)
    finish(say(to_act(g, "blue"), "play plague", "in india"))
    assert (23, 1, 0) == piles(g)
    assert ["plague"] == names(g.s.decks[0])


@pytest.mark.rule("OR-5.1.1-a")
def test_interrupted_draw_goes_on() -> None:
    """A draw of six cards that finds only two goes on with the new deck."""
    g = holding(ORIGINAL, hand=1, discards=21, seats=2)
    assert (1, 2, 21) == piles(g)
    perform(g, END_COLONIZATION)
    say(g, 23)
    assert (3, 21, 0) == piles(g)
    assert list(range(1, 22)) == chance(g).outcomes
    say(g, 1, 2, 3, 4)
    assert (7, 17, 0) == piles(g)


@every_edition
@pytest.mark.rule("CM-5.1.1-d")
def test_discard_piles_are_open(edition: str) -> None:
    """Everybody, even a spectator, sees every card of every discard pile, whoever's turn it is."""
    g = to_act(laid_out(edition, discards={"blue": "army, plague", "red": "trade"}), "green")
    for seat in (SPECTATOR, 0, 1, 2, 3):
        seen = view(g, seat).table.s.discards
        assert [["army", "plague"], ["trade"], [], []] == [names(pile) for pile in seen]


@every_edition
@pytest.mark.rule("CM-5.1.1-e")
@pytest.mark.ruling("A69")
def test_decks_are_closed(edition: str) -> None:
    """Of others' decks one sees the size only, and of one's own no more than which cards are nowhere else."""
    g = laid_out(
        edition,
        hands={"blue": "army, trade"},
        discards={"blue": "plague", "red": "plague"},
        policies={"india": "blue fleet, blue empire"},
    )
    to_act(g, "red")
    for seat in (SPECTATOR, 1, 2, 3):
        assert 0 == view(g, seat).table.s.decks[0]
        assert 19 == view(g, seat).deck_sizes[0]
    elsewhere = {"army", "trade", "plague", "fleet", "empire"}
    assert [name for name in CARDS[:24] if name not in elsewhere] == names(view(g, 0).table.s.decks[0])
    say(to_act(g, "blue"), "draw")
    assert [1] * 19 == chance(g).weights


# --- 5.1.2 moving ships ---


@every_edition
@pytest.mark.rule("CM-5.1.2-a", "SW-5.1.2-a")
@pytest.mark.ruling("A14")
@pytest.mark.parametrize("zone", ZONES)
def test_ships_go_to_any_other_zone(edition: str, zone: str) -> None:
    """From any zone a ship may go to every zone of the board, however far, except to where it is."""
    g = laid_out(edition, ships={"blue": zone})
    others = [other for other in ZONES if other != zone]
    assert [f"to {other}" for other in others] == options_for(g, f"move {zone}")
    for other in others:
        g = laid_out(edition, ships={"blue": zone, "red": f"{other}, {other}"})
        say(to_act(g, "blue"), f"move {zone}", f"to {other}")
        assert other == fleet(g, "blue")


@every_edition
@pytest.mark.rule("CM-5.1.2-d")
@pytest.mark.parametrize("status", ["", " used"])
def test_moving_keeps_the_status(edition: str, status: str) -> None:
    """A fresh ship arrives fresh and a used ship arrives used."""
    g = laid_out(edition, ships={"blue": f"atlantic{status}"})
    say(to_act(g, "blue"), "move atlantic", "to south china sea")
    assert f"south china sea{status}" == fleet(g, "blue")


@every_edition
@pytest.mark.ruling("A19")
def test_fresh_and_used_ships_in_one_zone(edition: str) -> None:
    """Where a fresh and a used ship lie in one zone, the player says which of them moves."""
    for word, left in (("fresh", "mediterranean used, arabian sea"), ("used", "mediterranean, arabian sea used")):
        g = laid_out(edition, ships={"blue": "mediterranean, mediterranean used"})
        assert ["ship fresh", "ship used"] == options_for(g, "move mediterranean")
        say(g, f"ship {word}", "to arabian sea")
        assert left == fleet(g, "blue")


@every_edition
@pytest.mark.rule("CM-5.1.2-b", "CM-5.1.5-b")
def test_every_round_begins_with_fresh_ships(edition: str) -> None:
    """However many ships were used, all are fresh when the next round begins."""
    moments: list[tuple[int, int]] = []
    used: list[int] = []

    def look(g: Game) -> None:
        used.append(sum(g.s.used))
        if asks_for_action(g) and 1 == sum(g.s.acted):
            moments.append((g.s.turn, g.s.phase))
            assert (9, 0) == (sum(g.s.fresh), sum(g.s.used))

    random_game(edition, 3, 5, watch=look)
    assert [(turn, phase) for turn in (1, 2, 3) for phase in (0, 1, 3, 4)] == moments
    assert 3 <= max(used)


@every_edition
@pytest.mark.rule("CM-5.1.2-c", "CM-5.1.2-e")
def test_a_ship_can_be_used_once(edition: str) -> None:
    """A ship that has satisfied a requirement is used, and satisfies none until it is fresh again."""
    g = laid_out(edition, hands={"blue": "army"}, ships={"blue": "bay of bengal"}, india="blue 4")
    assert {"play", "explore"} <= verbs(g)
    say(to_act(g, "blue"), "explore india")
    assert "bay of bengal used" == fleet(g, "blue")
    assert {"pass", "draw", "move"} == verbs(g)
    perform(g, ROUND)
    while not g.over:
        say(g, "pass")
    assert "bay of bengal" == fleet(g, "blue")
    assert {"play", "explore"} <= verbs(g)


# --- 5.1.3 playing influence cards ---


@every_edition
@pytest.mark.rule("CM-5.1.3-a")
@pytest.mark.parametrize("zone", range(5))
def test_cards_need_a_fresh_ship_beside_the_region(edition: str, zone: int) -> None:
    """A card goes to regions beside a fresh ship of one's own; used ships and those of others are of no help."""
    others = ", ".join([f"{name} used" for name in ZONES])
    g = laid_out(
        edition,
        hands={"blue": "influence 2, plague"},
        ships={"blue": f"{ZONES[zone]}, {others}", "red": ", ".join(ZONES)},
        north_africa="blue 2",
        sub_saharan_africa="blue 2",
        middle_east="blue 2",
        india="blue 2",
        china="blue 2",
        southeast_asia="blue 2",
    )
    beside = [f"in {REGIONS[region]}" for region in REGIONS_IN[g.board.shores[zone]]]
    assert beside == options_for(g, "play influence 2")
    assert beside == options_for(g, "play plague")
    assert 2 <= len(beside) < 6


def ready_for(edition: str, card: str) -> Game:
    """Blue holds one card, with a ship beside India, influence there and something to trade."""
    return laid_out(
        edition,
        hands={"blue": card},
        ships={"blue": "arabian sea"},
        cubes={"india": "yellow 1", "middle east": "black 1"},
        india="blue 2, red 2, natives 2",
    )


@every_edition
@pytest.mark.rule("CM-5.1.3-b", "CM-5.1.3-c", "CM-5.1.2-c")
@pytest.mark.ruling("A03")
@pytest.mark.parametrize("card", CARDS[:24])
def test_playing_a_card_uses_the_ship(edition: str, card: str) -> None:
    """Every card but Diplomacy, Military Campaign and Missionaries makes the ship used."""
    g = ready_for(edition, card)
    finish(say(to_act(g, "blue"), f"play {card}"))
    assert ("arabian sea" if card in SHIPLESS else "arabian sea used") == fleet(g, "blue")


@every_edition
@pytest.mark.rule("CM-5.1.3-c", "CM-5.1.3-a", "CM-5.1.2-e")
@pytest.mark.ruling("A03")
def test_three_cards_need_no_ship(edition: str) -> None:
    """Without a fresh ship only Diplomacy, Military Campaign and Missionaries can be played, in any edition."""
    g = laid_out(
        edition,
        hands={"blue": ALL_CARDS},
        ships={"blue": "arabian sea used"},
        cubes={"india": "yellow 1", "middle east": "black 1"},
        india="blue 2, red 2, natives 2",
    )
    played = [name.removeprefix("play ") for name in offered(to_act(g, "blue")) if name.startswith("play ")]
    assert SHIPLESS == played
    finish(say(g, "play missionaries", "in india"))
    assert "blue 4, red 1, natives 1" == shown(g, INDIA)


@every_edition
@pytest.mark.rule("CM-5.1.3-d")
@pytest.mark.parametrize("card", CARDS[:23])
def test_presence(edition: str, card: str) -> None:
    """Cards with the symbol go only to regions with influence of one's own, all others wherever the ship allows."""
    g = laid_out(
        edition,
        hands={"blue": card},
        ships={"blue": "arabian sea"},
        india="blue 1, red 2, natives 2",
        middle_east="red 2, natives 2",
        china="blue 1, red 2" if card in SHIPLESS else "red 2",
    )
    if card in SHIPLESS:
        assert ["in india", "in china"] == options_for(g, f"play {card}")
    elif card in SEALED[edition]:
        assert ["in india"] == options_for(g, f"play {card}")
    else:
        assert ["in sub-saharan africa", "in middle east", "in india"] == options_for(g, f"play {card}")


@every_edition
@pytest.mark.ruling("A20")
def test_presence_through_mercenaries(edition: str) -> None:
    """Mercenaries alone count as influence for cards that need it."""
    g = laid_out(
        edition,
        hands={"blue": "plague, missionaries"},
        ships={"blue": "arabian sea"},
        india="blue mercenaries 1, red 4",
    )
    assert ["in india"] == options_for(g, "play plague")
    assert ["in india"] == options_for(g, "play missionaries")
    finish(say(g, "in india"))
    assert "blue 1, blue mercenaries 1, red 3" == shown(g, INDIA)


@every_edition
@pytest.mark.ruling("A18")
def test_which_ship_is_used(edition: str) -> None:
    """With fresh ships in several adjacent zones the player says in which zone one becomes used."""
    ships = {"blue": "arabian sea, bay of bengal, atlantic"}
    for zone, left in (
        ("arabian sea", "atlantic, arabian sea used, bay of bengal"),
        ("bay of bengal", "atlantic, arabian sea, bay of bengal used"),
    ):
        g = laid_out(edition, hands={"blue": "army"}, ships=ships)
        assert ["with arabian sea", "with bay of bengal"] == options_for(g, "play army", "in india")
        say(g, f"with {zone}")
        assert left == fleet(g, "blue")
        g = laid_out(edition, ships=ships)
        say(to_act(g, "blue"), "explore india", f"with {zone}")
        assert left == fleet(g, "blue")


@every_edition
@pytest.mark.ruling("A18")
def test_two_ships_in_one_zone(edition: str) -> None:
    """Two ships in one zone are good for two requirements."""
    g = laid_out(edition, ships={"blue": "south china sea, south china sea"})
    say(to_act(g, "blue"), "explore china")
    assert "south china sea, south china sea used" == fleet(g, "blue")
    say(to_act(g, "blue"), "explore china")
    assert "south china sea used, south china sea used" == fleet(g, "blue")
    assert "blue 2" == shown(g, ALL_REGIONS[4])
    assert "explore" not in verbs(g)


@every_edition
@pytest.mark.rule("CM-5.1.3.1-a", "CM-5.1.3.1-b")
def test_action_cards_take_effect_at_once(edition: str) -> None:
    """The player names a region, the card works there, and it lies face-up on the discard pile."""
    g = laid_out(
        edition,
        hands={"blue": "mercenaries, army"},
        ships={"blue": "arabian sea"},
        india="blue 1",
        middle_east="blue 1",
    )
    assert ["in middle east", "in india"] == options_for(g, "play mercenaries")
    say(g, "in middle east", 3)
    assert (4, 0) == (mercenaries(g, "blue", MIDDLE_EAST), mercenaries(g, "blue", INDIA))
    assert ["army"] == names(g.s.hands[0])
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert ["mercenaries"] == names(view(g, seat).table.s.discards[0])


@every_edition
@pytest.mark.rule("CM-5.1.3.2-a", "CM-5.1.3.2-b")
def test_policy_cards_wait_for_the_colonization_phase(edition: str) -> None:
    """A policy card lies at one region, does nothing in the action rounds, and adds its discs in the next phase."""
    g = laid_out(edition, hands={"blue": "influence 3"}, ships={"blue": "arabian sea"}, turn=3, phase=5)
    say(to_act(g, "blue"), "play influence 3", "in india")
    assert [0, 0, 0, 1 << 7, 0, 0] == [policies_at(g, Seat(0), region) for region in ALL_REGIONS]
    for _ in range(2):
        perform(g, ROUND)
        while not g.over:
            assert ("", 22, 0) == (shown(g, INDIA), reserve_of(g, "blue"), g.s.discards[0])
            say(g, "pass")
    assert 1 << 7 == policies_at(g, Seat(0), INDIA)
    g.s.phase = 5
    perform(g, COLONIZATION)
    assert ("blue 3", 19) == (shown(g, INDIA), reserve_of(g, "blue"))
    assert [0, 0, 0, 3, 0, 0] == [own_discs(g, "blue", region) for region in ALL_REGIONS]
    assert 0 == policies_at(g, Seat(0), INDIA)
    assert ["influence 3"] == names(g.s.discards[0])


def three_policies(edition: str) -> Game:
    """Blue has played army, fleet and empire at India, in this order, and red commerce there."""
    g = laid_out(
        edition,
        hands={"blue": "army, fleet, empire, treaty", "red": "commerce"},
        ships={"blue": "arabian sea, arabian sea, arabian sea", "red": "bay of bengal"},
    )
    for card in ("army", "fleet", "empire"):
        say(to_act(g, "blue"), f"play {card}", "in india")
    say(to_act(g, "red"), "play commerce", "in india")
    return g


@every_edition
@pytest.mark.rule("CM-5.1.3.2-c", "CM-5.1.3.2-e")
def test_first_policy_card_is_face_down(edition: str) -> None:
    """Each player's first card at a region lies face-down and all further ones face-up for everybody to see."""
    g = three_policies(edition)
    assert CARDS.index("army") == g.s.down[INDIA]
    assert CARDS.index("commerce") == g.s.down[REGION_COUNT + INDIA]
    for seat in (SPECTATOR, 0, 1, 2, 3):
        up = view(g, seat).table.s.up
        assert (["empire", "fleet"], []) == (names(up[INDIA]), names(up[REGION_COUNT + INDIA]))


@every_edition
@pytest.mark.rule("CM-5.1.3.2-c")
def test_face_down_at_each_region(edition: str) -> None:
    """A card face-down at one region does not turn up the first card at another."""
    g = laid_out(edition, hands={"blue": "army, fleet"}, ships={"blue": "arabian sea, arabian sea"})
    say(to_act(g, "blue"), "play army", "in india")
    say(to_act(g, "blue"), "play fleet", "in middle east")
    assert [-1, -1, CARDS.index("fleet"), CARDS.index("army"), -1, -1] == g.s.down[:6]
    assert [0] * 6 == g.s.up[:6]


@every_edition
@pytest.mark.rule("CM-5.1.3.2-d")
@pytest.mark.ruling("A69")
def test_only_the_owner_sees_a_face_down_card(edition: str) -> None:
    """The owner sees their face-down card; everybody else sees its back."""
    g = laid_out(edition, hands={"blue": "army"}, ships={"blue": "arabian sea"})
    events = listen(g)
    say(to_act(g, "blue"), "play army", "in india")
    assert CARDS.index("army") == view(g, 0).table.s.down[INDIA]
    assert [HIDDEN_CARD] * 4 == [view(g, seat).table.s.down[INDIA] for seat in (SPECTATOR, 1, 2, 3)]
    for seat, kind in ((0, facts.PLAYS_POLICY), (1, facts.PLAYS_POLICY_HIDDEN), (SPECTATOR, facts.PLAYS_POLICY_HIDDEN)):
        heard = [event.kind for event in events if event.concerns(seat)]
        assert [kind, facts.SHIP_USED] == heard[:2]


@every_edition
@pytest.mark.rule("CM-5.1.3.2-e")
def test_everybody_hears_which_card_lies_face_up(edition: str) -> None:
    """Of the second card at a region all are told what it is, its owner, the others and whoever looks on."""
    g = laid_out(edition, hands={"blue": "army, fleet"}, ships={"blue": "arabian sea, arabian sea"})
    say(to_act(g, "blue"), "play army", "in india")
    events = listen(g)

    say(to_act(g, "blue"), "play fleet", "in india")

    assert 1 << CARDS.index("fleet") == g.s.up[INDIA]
    for seat in (SPECTATOR, 0, 1, 2, 3):
        policies = [event for event in events if event.kind in (facts.PLAYS_POLICY, facts.PLAYS_POLICY_HIDDEN)]
        heard = [(event.kind, event.numbers) for event in policies if event.concerns(seat)]
        assert [(facts.PLAYS_POLICY, (0, CARDS.index("fleet"), INDIA))] == heard


@every_edition
@pytest.mark.ruling("A68")
def test_what_is_open_to_all(edition: str) -> None:
    """Collected cubes, reserves, the sizes of hands and the backs of face-down cards can be seen by everybody."""
    g = laid_out(
        edition,
        hands={"blue": "trade, plague", "red": "army"},
        held={"blue": "yellow 2, black 1"},
        policies={"india": "blue army, red fleet", "china": "blue empire"},
        india="blue 3",
    )
    to_act(g, "green")
    for seat in (SPECTATOR, 1, 2, 3):
        seen = view(g, seat)
        assert [2, 0, 1] == seen.table.s.held[:3]
        assert [19, 22, 22, 22] == seen.table.s.reserve
        assert [2, 1, 0, 0] == seen.hand_sizes
        assert 2 == len([card for card in seen.table.s.down[:6] if card != NO_CARD])
        assert 0 == seen.table.s.hands[0]


@every_edition
@pytest.mark.ruling("A21")
def test_ship_gone_before_resolution(edition: str) -> None:
    """A policy card works even if the ship that was needed to play it has left."""
    g = laid_out(edition, hands={"blue": "influence 4"}, ships={"blue": "arabian sea"})
    say(to_act(g, "blue"), "play influence 4", "in india")
    say(to_act(g, "blue"), "move arabian sea", "to atlantic")
    perform(g, COLONIZE, region=INDIA)
    assert "blue 4" == shown(g, INDIA)


@pytest.mark.ruling("A21")
def test_presence_gone_before_resolution() -> None:
    """A policy card works even if the influence that was needed to play it, in the original, has gone."""
    g = laid_out(
        ORIGINAL,
        hands={"blue": "consolidate holdings", "red": "military campaign"},
        ships={"blue": "arabian sea"},
        india="blue 1, red 3",
    )
    say(to_act(g, "blue"), "play consolidate holdings", "in india")
    say(to_act(g, "red"), "play military campaign", "in india", "target blue", 1)
    assert "red 3" == shown(g, INDIA)
    perform(g, COLONIZE, region=INDIA)
    assert "blue 7, red 3" == shown(g, INDIA)


# --- 5.1.4 exploring and withdrawing ---


@every_edition
@pytest.mark.rule("CM-5.1.4-a")
@pytest.mark.parametrize("zone", range(5))
def test_exploring_needs_a_fresh_ship(edition: str, zone: int) -> None:
    """One explores regions beside a fresh ship of one's own; used ships and those of others are of no help."""
    used = ", ".join([f"{name} used" for name in ZONES])
    g = laid_out(edition, ships={"blue": f"{ZONES[zone]}, {used}", "red": ", ".join(ZONES)})
    beside = [f"explore {REGIONS[region]}" for region in REGIONS_IN[g.board.shores[zone]]]
    assert beside == [name for name in offered(to_act(g, "blue")) if name.startswith("explore")]


@every_edition
@pytest.mark.rule("CM-5.1.4-c", "CM-5.1.4-e", "CM-4.0-i")
def test_exploring(edition: str) -> None:
    """Exploring puts one disc from the reserve into the region, without any influence there, and uses the ship."""
    g = laid_out(edition, ships={"blue": "bay of bengal"}, india="red 2, natives 3")
    say(to_act(g, "blue"), "explore india")
    assert "blue 1, red 2, natives 3" == shown(g, INDIA)
    assert (21, "bay of bengal used") == (reserve_of(g, "blue"), fleet(g, "blue"))


@every_edition
@pytest.mark.ruling("A17")
def test_exploring_without_reserve(edition: str) -> None:
    """Without a disc in reserve there is no exploring; with the last one there is."""
    g = laid_out(edition, ships={"blue": "bay of bengal"}, reserve={"blue": 1})
    assert "explore" in verbs(g)
    say(to_act(g, "blue"), "explore india")
    g = laid_out(edition, ships={"blue": "bay of bengal"}, reserve={"blue": 0})
    assert "explore" not in verbs(g)


@later_editions
@pytest.mark.rule("CM-5.1.4-b")
def test_withdrawing_needs_a_fresh_ship(edition: str) -> None:
    """One withdraws from regions beside a fresh ship of one's own only."""
    g = laid_out(
        edition,
        ships={"blue": "mediterranean, arabian sea used", "red": "arabian sea"},
        middle_east="blue 2",
        india="blue 2",
        north_africa="red 2",
    )
    assert ["withdraw middle east"] == [name for name in offered(to_act(g, "blue")) if name.startswith("withdraw")]


@later_editions
@pytest.mark.rule("CM-5.1.4-d", "CM-5.1.4-f", "CM-5.1.4-g")
@pytest.mark.ruling("A15")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_withdrawing(edition: str, count: int) -> None:
    """One to five own discs return from one region to the reserve, and the ship is used."""
    g = laid_out(edition, ships={"blue": "arabian sea"}, india="blue 7, natives 2", middle_east="blue 3")
    assert [f"count {number}" for number in (1, 2, 3, 4, 5)] == options_for(g, "withdraw india")
    say(g, f"count {count}")
    assert (f"blue {7 - count}, natives 2", "blue 3") == (shown(g, INDIA), shown(g, MIDDLE_EAST))
    assert (12 + count, "arabian sea used") == (reserve_of(g, "blue"), fleet(g, "blue"))


@later_editions
@pytest.mark.rule("CM-5.1.4-f")
@pytest.mark.ruling("A15", "A16")
def test_only_own_discs_are_withdrawn(edition: str) -> None:
    """Mercenaries cannot be withdrawn, nor can nothing be."""
    g = laid_out(edition, ships={"blue": "arabian sea"}, india="blue 2, blue mercenaries 4, red 5")
    assert ["count 1", "count 2"] == options_for(g, "withdraw india")
    say(g, "count 2")
    assert "blue mercenaries 4, red 5" == shown(g, INDIA)
    hired = laid_out(edition, ships={"blue": "arabian sea"}, india="blue mercenaries 4, red 5")
    assert "withdraw" not in verbs(hired)


# --- 5.1.5 the end of an action round ---


def round_of_exploring(edition: str) -> Game:
    """Two players have used all their ships, and the last of them is about to pass and so to end the round."""
    g = laid_out(
        edition, 2, ships={"blue": "atlantic, atlantic, atlantic", "red": "mediterranean, mediterranean"}, phase=3
    )
    perform(g, ROUND)
    for _ in range(5):
        say(g, "explore north africa" if "explore north africa" in offered(g) else "pass")
    return g


@every_edition
@pytest.mark.rule("CM-5.1.5-a", "CM-5.1.5-b", "CM-5.1.5-c")
def test_end_of_an_action_round(edition: str) -> None:
    """When the last has acted for the third time all ships are fresh and the phase marker is one space further."""
    g = round_of_exploring(edition)
    assert (3, 5, 0) == (g.s.phase, sum(g.s.used), sum(g.s.fresh))
    assert not g.over
    say(g, "pass")
    assert g.over
    assert (4, 0, 5) == (g.s.phase, sum(g.s.used), sum(g.s.fresh))


@later_editions
@pytest.mark.rule("CM-5.1.5-d")
def test_discs_return_to_the_left(edition: str) -> None:
    """At the end of a round all discs on the turn order track are back on the left, in their rows."""
    g = round_of_exploring(edition)
    assert [3, 3] == g.s.acted
    say(g, "pass")
    assert ([0, 0], [1, 2]) == (g.s.acted, g.s.rows)


@pytest.mark.rule("OR-5.1.5-a")
def test_action_counter_returns() -> None:
    """At the end of a round of the original the action counter is back on space I."""
    g = round_of_exploring(ORIGINAL)
    assert 3 == action_counter(g)
    say(g, "pass")
    assert 1 == action_counter(g)


@every_edition
@pytest.mark.rule("CM-5.1.3.1-b")
def test_action_card_is_discarded_after_its_effect(edition: str) -> None:
    """The card is resolved first and lies on the discard pile afterwards."""
    g = laid_out(edition, hands={"blue": "plague"}, ships={"blue": "arabian sea"}, india="blue 4")
    events = listen(g)
    say(to_act(g, "blue"), "play plague", "in india")
    kinds = [event.kind for event in events]
    assert kinds.index(facts.DISCS_REMOVED) < kinds.index(facts.CARD_DISCARDED)
