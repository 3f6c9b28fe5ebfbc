"""What other programs are told of finished games: each format is read by who judges it."""

import csv
import io
import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from miaou.core.journal import Journal
from miaou.rules.cat_tower.die import FACES
from tools.device import saves
from tools.playing.finished import quoted

SCHEMA = json.loads(Path("docs", "export.schema.json").read_text("utf-8"))
GAMES = {
    "chats_history": ["evening", "result 7 Zoé 1 31 Ana 2 28 ? 3 3", "result 40 Ana 1 9 Zoé 2 8"],
    "yummy_kitty_games": ["game 3 Zoé,Max 21 21 -3"],
    "fish_race_history": ["result 5 Zoé 1 -312 Max 2 -"],
    "cat_tower_history": ["result 9 =1+1 1 0 Ann,\u00a0B 2 -12"],
    "quick_die": ["roll fish", "roll fish", "roll one_cat"],
    "settings": ["quick_die.evening 0,0,0,1,0,1,0,0,0,0"],
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "saves").mkdir()
    for name, events in GAMES.items():
        journal = Journal(str(tmp_path / "saves" / name))
        for event in events:
            journal.append(*event.split(" "))
    return tmp_path


def told(folder: Path, kind: str, *more: str) -> str:
    out = folder / "out"
    assert saves.main(["export", f"--{kind}", str(folder), "--out", str(out), *more]) == 0
    return out.read_bytes().decode()


def of(app: str, data: Any) -> Any:
    return next(game for game in data["games"] if game["app"] == app)


def test_json_is_as_its_schema_says(folder: Path) -> None:
    data = json.loads(told(folder, "json"))
    Draft202012Validator.check_schema(SCHEMA)
    Draft202012Validator(SCHEMA).validate(data)
    chats = of("chats", data)
    assert [play["number"] for play in chats["plays"]] == [1, 2]
    assert chats["plays"][0]["players"][2] == {
        "name": None, "place": 3, "points": 3, "winner": False,
    }  # fmt: skip
    assert {has["name"]: has["wins"] for has in chats["ever"]} == {"Ana": 1, "Zoé": 1}
    assert of("fish_race", data)["record"] == {"name": "Zoé", "points": 312}
    assert data["die"]["ever"]["rolls"]["fish"] == 2
    assert data["die"]["night"]["rolls"] == dict(zip(FACES, [1, 0, 0, 1, 0], strict=True))


def test_a_handheld_that_nobody_has_played_on_has_nothing_to_tell(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    data = json.loads(told(tmp_path, "json"))
    Draft202012Validator(SCHEMA).validate(data)
    assert [game["plays"] for game in data["games"]] == [[], [], [], []]
    assert told(tmp_path, "csv").splitlines() == ["id,game,number,player,place,points,winner"]


def test_csv_is_read_back_by_python(folder: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(told(folder, "csv"), newline="")))
    assert [row["player"] for row in rows if row["game"] == "Chats"][:3] == ["Zoé", "Ana", ""]
    assert [row["points"] for row in rows if row["game"] == "Cat Tower"] == ["0", "-12"]
    assert {row["winner"] for row in rows} == {"yes", "no"}


def test_no_name_is_a_formula_and_a_comma_stays_in_its_cell(folder: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(told(folder, "csv"), newline="")))
    names = [row["player"] for row in rows if row["game"] == "Cat Tower"]
    assert names == ["'=1+1", "Ann, B"]


def test_bg_stats_gets_a_link_for_each_game(folder: Path) -> None:
    links = told(folder, "bgstats", "--date", "2026-11-18").splitlines()
    assert len(links) == 5
    for link in links:
        address = urlsplit(link)
        assert (address.scheme, address.netloc) == ("https", "app.bgstatsapp.com")
        assert address.path == "/createPlay.html"
        play = json.loads(parse_qs(address.query)["data"][0])
        assert play["sourceName"] == "Miaou"
        assert play["playDate"] == "2026-11-18"
        assert all(isinstance(player["winner"], bool) for player in play["players"])
        assert len({player["sourcePlayerId"] for player in play["players"]}) == len(play["players"])
    race = json.loads(parse_qs(urlsplit(links[3]).query)["data"][0])
    assert race["game"]["highestWins"] is False


def test_without_a_date_it_is_left_to_the_import(folder: Path) -> None:
    assert "playDate" not in told(folder, "bgstats")


def test_the_same_games_have_the_same_ids_in_every_export(folder: Path) -> None:
    assert told(folder, "bgstats") == told(folder, "bgstats")
    assert len(set(told(folder, "bgstats").splitlines())) == 5


def test_games_of_two_handhelds_are_apart_and_a_moved_save_keeps_its_ids(tmp_path: Path) -> None:
    ids = []
    for word in ("0000000a", "5f0c2a91"):
        (tmp_path / word / "saves").mkdir(parents=True)
        journal = Journal(str(tmp_path / word / "saves" / "chats_history"))
        journal.append("handheld", word)
        journal.append("result", "7", "Zoé", "1", "31")
        data = json.loads(told(tmp_path / word, "json"))
        Draft202012Validator(SCHEMA).validate(data)
        ids += [play["id"] for play in of("chats", data)["plays"]]
    assert ids == ["miaou-chats-0000000a-7", "miaou-chats-5f0c2a91-7"]


@pytest.mark.parametrize(
    "asked",
    [["--csv", "nowhere"], ["--bgstats", "--date", "tonight", "."]],
)
def test_what_cannot_be_exported_is_refused(
    asked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert saves.main(["export", *asked]) == 2


def test_a_history_of_another_program_leaves_the_folder_as_it_is(folder: Path) -> None:
    (folder / "saves" / "chats_history").write_bytes(b"meow\n\xff\xfe")
    before = {path.name: path.read_bytes() for path in (folder / "saves").iterdir()}
    data = json.loads(told(folder, "json"))
    Draft202012Validator(SCHEMA).validate(data)
    assert before == {path.name: path.read_bytes() for path in (folder / "saves").iterdir()}


@given(words=st.text(max_size=20))
def test_any_words_fit_into_an_address(words: str) -> None:
    if not any(0xD800 <= ord(letter) < 0xE000 for letter in words):
        assert parse_qs("data=" + quoted(words), keep_blank_values=True)["data"] == [words]
