"""What a server has written about an evening at its tables: nothing that was told to it in confidence."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import connect

from tests.server.servers import ServerProcess, serving

NAME, OTHER_NAME = "Planted Zeta", "Planted Eta"
LOGIN, PASSWORD, SECOND, THIRD = "planted-kappa", "planted omega 1!", "planted omega 2!", "planted omega 3!"
TALK, NOTE, TITLE, CONTRIBUTION = "planted sigma", "planted tau", "planted upsilon", "planted phi"
TYPED = (NAME, OTHER_NAME, LOGIN, PASSWORD, SECOND, THIRD, TALK, NOTE, TITLE, CONTRIBUTION, "planted")


class Evening:
    """Everything that people do, and all that must not be found afterwards."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.token = ""
        self.secrets: set[str] = set(TYPED)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request; what comes back, also where it is refused."""
        shown = {"authorization": f"Bearer {self.token}"} if self.token and "cookie" not in headers else {}
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        reply = httpx2.request(method, self.server.url + path, content=data, headers={**shown, **headers}, timeout=60)
        found = json.loads(reply.text) if reply.text.startswith(("{", "[")) else reply.text
        if isinstance(found, dict):
            self.secrets |= {found[name] for name in ("token", "recovery") if found.get(name)}
            self.token = found.get("token", self.token)
        return found

    def people(self) -> str:
        """Sign up, sign in, get it wrong, lose the password, get it back; the recovery code that is valid then."""
        guest = self.ask("POST", "/api/players", {"name": NAME})
        self.ask("POST", "/api/me/account", {"login": LOGIN, "password": PASSWORD})
        self.ask("POST", "/api/session", {"login": LOGIN, "password": SECOND})
        self.ask("POST", "/api/session", {"login": LOGIN, "password": PASSWORD})
        self.ask("POST", "/api/session", {"recovery": guest["recovery"]})
        self.ask("POST", "/api/session/reset", {"recovery": guest["recovery"], "new": SECOND})
        self.ask("POST", "/api/me/password", {"old": SECOND, "new": THIRD})
        self.ask("PATCH", "/api/me", {"name": OTHER_NAME})
        renewed = self.ask("POST", "/api/me/recovery")
        self.ask("GET", f"/api/me?token={self.token}&password={PASSWORD.replace(' ', '+')}")
        self.ask("GET", f"/planted/{self.token}/{renewed['recovery']}")
        self.ask("POST", "/api/players", f'{{"name": "{NAME}", "{PASSWORD}": "{self.token}"'.encode())
        self.ask("POST", "/api/players", {"name": NAME, PASSWORD: self.token})
        self.ask("PATCH", "/api/me", {"name": NAME}, cookie=f"metropole={self.token}", origin="http://planted.example")
        self.ask("PATCH", "/api/me", {"name": NAME}, cookie=f"metropole={self.token}", origin=self.server.url)
        return str(renewed["recovery"])

    def table(self) -> str:
        """Two seats of one person, and some moves by HTTP and by the live channel."""
        places = [{"type": "me", "contribution": CONTRIBUTION}, {"type": "me"}]
        wanted = {"edition": "colonialism/spielworxx", "places": places, "title": TITLE, "name": NAME}
        table = str(self.ask("POST", "/api/tables", wanted)["table"])
        target = f"/api/tables/{table}"
        self.ask("POST", f"{target}/chat", {"text": TALK})
        self.ask("PUT", f"{target}/notes", {"text": NOTE})
        for number in range(40):
            self.play(target, f"move-{number}")
        self.ask("POST", f"{target}/commands", {"seq": 0, "idem": "x", "do": {"type": "play", "action": TALK}})
        address = self.server.url.replace("http", "ws") + f"{target}/live?planted={self.token}&seat=0"
        with connect(address, additional_headers={"authorization": f"Bearer {self.token}"}, open_timeout=60) as window:
            window.recv(timeout=60)
            window.send(json.dumps({"seq": 0, "idem": "y", "do": {"type": "play", "action": TALK}}))
            window.send(f"{TALK} {self.token}")
            window.recv(timeout=60)
        return table

    def play(self, target: str, idem: str) -> None:
        for seat in (0, 1):
            frame = self.ask("GET", f"{target}?seat={seat}")
            if frame["question"] and frame["question"]["options"]:
                do = {"type": "play", "action": frame["question"]["options"][-1]["action"]}
                command = {"seq": frame["seq"], "draft": frame["draft"], "seat": seat, "idem": idem, "do": do}
                assert self.ask("POST", f"{target}/commands", command)["type"] == "accepted"
                return

    def kept(self, table: str) -> None:
        """What only the database knows: dice, hashes, ids, and the cards that were drawn."""
        with sqlite3.connect(f"file:{self.server.where}?mode=ro", uri=True) as database:
            names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            values = [value for name in names for row in database.execute(f"SELECT * FROM {name}") for value in row]
        database.close()
        texts = [value for value in values if isinstance(value, str)]
        texts += [value.hex() for value in values if isinstance(value, bytes)]
        self.secrets |= {text for text in texts if len(text) >= 20 and text != table and "{" not in text}
        lines = [line for text in texts if '"lines"' in text for line in json.loads(text)["lines"]]
        cards = {line.removeprefix("* card ") for line in lines if line.startswith("* card ")}
        assert len(cards) >= 5, lines
        self.secrets |= cards | {line[2:] for line in lines if line.startswith("= ")}
        assert len([text for text in texts if len(text) == 64]) >= 3  # hashes, and the secret of the dice


def test_nothing_of_an_evening_is_written(new_file: str, tmp_path: Path) -> None:
    with serving(new_file, tmp_path, limits="1") as [server]:
        evening = Evening(server)
        recovery = evening.people()
        table = evening.table()
        evening.kept(table)
        for _ in range(12):
            evening.ask("POST", "/api/session", {"login": LOGIN, "password": PASSWORD})  # until it is too often
    written = server.log.read_text() + server.said
    assert recovery in evening.secrets
    assert len(evening.secrets) > 30
    assert written.count('"event": "request"') > 60  # it has written something, and that is all here
    found = [secret for secret in evening.secrets if secret.lower() in written.lower()]
    plain = [secret for secret in evening.secrets if secret.replace("-", "").lower() in written.lower()]
    assert (found, plain) == ([], [])
    for word in ("authorization", "bearer", "cookie", "metropole=", "$argon2", "127.0.0.1"):
        assert word not in written.lower(), word
    for line in [line for line in server.lines if line.strip()]:
        assert json.loads(line)["level"] == "info", line
