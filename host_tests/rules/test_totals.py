"""Statistics of who wins: what is added up equals what a bystander counts who forgets no game."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.rules.test_history import again
from miaou.rules.history import History
from miaou.rules.totals import MOST, Totals

EVENINGS = 10_000
PEOPLE = ["Zoé", "Ana", "Léo", "Max", "Noé", "Mia", "Tom", "Ñandú"]
CAT = "\ue001\u00a0Tigre"
Game = list[tuple[str, int, int | None]]


class Bystander:
    """Keeps every game, and counts them all again whenever somebody asks."""

    def __init__(self) -> None:
        self.games: list[tuple[int, Game]] = []  # of which evening, and who played
        self.evening = 0

    def count(self, name: str, night: bool) -> list[int]:
        mine = [
            (place, points)
            for evening, game in self.games
            if not night or evening == self.evening
            for who, place, points in game
            if who == name
        ]
        scores = [points for _place, points in mine if points is not None]
        wins = "".join("w" if place == 1 else "l" for place, _points in mine)
        return [
            len(mine),
            wins.count("w"),
            len(scores),
            sum(scores),
            max(scores, default=0),
            len(wins) - len(wins.rstrip("w")),
            max(map(len, wins.split("l"))),
        ]

    def beaten(self, name: str, other: str, night: bool) -> int:
        times = 0
        for evening, game in self.games:
            if not night or evening == self.evening:
                places = {who: place for who, place, _points in game}
                times += name in places and other in places and places[name] < places[other]
        return times

    def rename(self, old: str, new: str) -> None:
        self.games = [
            (evening, [(new if who == old else who, place, points) for who, place, points in game])
            for evening, game in self.games
        ]


def a_game(chance: Random) -> Game:
    names = chance.sample([*PEOPLE, CAT, "?"], chance.randint(2, 5))
    scores = sorted((chance.randint(-9, 45) for _ in names), reverse=True)
    knows = chance.random() < 0.9
    return [
        (name, 1 + sum(other > points for other in scores), points if knows else None)
        for name, points in zip(names, scores, strict=True)
    ]


def event(ident: int, game: Game) -> list[str]:
    words = [[who, str(place), "-" if pts is None else str(pts)] for who, place, pts in game]
    return ["result", str(ident), *[word for player in words for word in player]]


def agree(history: History, bystander: Bystander) -> None:
    for night in (False, True):
        totals = history.totals(night)
        for name in PEOPLE:
            assert totals.players.get(name, [0] * 7) == bystander.count(name, night), name
            for other in PEOPLE:
                assert totals.beaten(name, other) == bystander.beaten(name, other, night)
        assert set(totals.players) <= set(PEOPLE)


def test_ten_thousand_evenings_add_up() -> None:
    chance = Random(19)
    history, bystander = History(), Bystander()
    number = 0
    for evening in range(1, EVENINGS + 1):
        history.apply(["evening"])
        bystander.evening = evening
        for _ in range(chance.choice([0, 1, 1, 2, 3, 30] if evening % 100 == 0 else [0, 1, 1, 2])):
            number += 1
            game = a_game(chance)
            history.apply(event(number, game))
            bystander.games.append((evening, game))
        if evening % 7 == 0:
            history = again(history)  # the journal is written anew
        if evening in (1, 30, 600, 5_000, EVENINGS):
            agree(history, bystander)
    assert history.before + len(history.games) == number > EVENINGS


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), games=st.integers(0, 60))
def test_nothing_is_lost_when_a_player_gets_another_name(seed: int, games: int) -> None:
    chance = Random(seed)
    history, bystander = History(), Bystander()
    for number in range(games):
        game = a_game(chance)
        history.apply(event(number, game))
        bystander.games.append((0, game))
        if chance.random() < 0.1:
            old, new = chance.choice(PEOPLE), "Somebody" + str(number)[:2]
            history.apply(["rename", old, new])
            history.apply(["rename", new, old])
    history.apply(["rename", "Zoé", "Chloé"])
    bystander.rename("Zoé", "Chloé")
    assert history.totals(False).players.get("Chloé", [0] * 7) == bystander.count("Chloé", False)
    for other in PEOPLE:
        assert history.totals(False).beaten(other, "Chloé") == bystander.beaten(
            other, "Chloé", False
        )


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), games=st.integers(0, 60))
def test_two_names_that_become_one_lose_no_game_win_or_point(seed: int, games: int) -> None:
    """Of people who never met, as it must be; runs that are folded away are not joined."""
    chance = Random(seed)
    history, bystander = History(), Bystander()
    for number in range(games):
        gone = chance.choice(["Zoé", "Ana"])
        game = [player for player in a_game(chance) if player[0] != gone]
        history.apply(event(number, game or [("Max", 1, 3)]))
        bystander.games.append((0, game or [("Max", 1, 3)]))
    history.apply(["rename", "Ana", "Zoé"])
    bystander.rename("Ana", "Zoé")
    totals = history.totals(False)
    has = totals.players.get("Zoé", [0] * 7)
    assert has[:5] == bystander.count("Zoé", False)[:5]
    assert "Ana" not in totals.players
    for other in PEOPLE[2:]:
        assert totals.beaten("Zoé", other) == bystander.beaten("Zoé", other, False)
        assert totals.beaten(other, "Zoé") == bystander.beaten(other, "Zoé", False)


def test_whoever_is_erased_is_nowhere_and_the_others_keep_their_games() -> None:
    chance = Random(1)
    history = History()
    for number in range(60):
        history.apply(event(number, a_game(chance)))
    before = history.totals(False)
    history.apply(["erase", "Zoé"])
    after = history.totals(False)
    told = " ".join(word for words in history.summary() for word in words)
    assert "Zoé" not in told
    assert after.players == {k: v for k, v in before.players.items() if k != "Zoé"}


def test_the_record_is_the_best_ever() -> None:
    totals = Totals()
    totals.add([("Max", 1, 40), ("Ana", 2, 12)])
    totals.add([("Zoé", 1, 41), ("Max", 2, 39)])
    totals.add([(CAT, 1, 99), ("Max", 2, None)])
    assert totals.record() == ("Zoé", 41)
    assert Totals().record() == ("", 0)


def test_of_many_players_those_who_played_least_are_forgotten_but_not_the_record() -> None:
    totals = Totals()
    totals.add([("Champion", 1, 99)])
    for number in range(3 * MOST):
        totals.add([("Zoé", 1, 5), (f"Guest{number}", 2, 1)])
    assert len(totals.players) == MOST
    assert totals.players["Zoé"][0] == 3 * MOST
    assert totals.record() == ("Champion", 99)
    assert all(set(beaten) <= set(totals.players) for beaten in totals.beats.values())


def test_who_wins_most_comes_first_and_of_equal_ones_who_needed_fewer_games() -> None:
    totals = Totals()
    for winner, loser in (("Ana", "Max"), ("Max", "Zoé"), ("Zoé", "Max"), ("Zoé", "Leo")):
        totals.add([(winner, 1, 1), (loser, 2, 0)])
    assert totals.order() == ["Zoé", "Ana", "Max", "Leo"]
