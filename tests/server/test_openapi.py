"""The API does what its own description says: requests made from the description, answers held against it."""

import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as chosen
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.python.asgi import shutdown_lifespans
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from metropole.server import app, openapi
from metropole.server.api import ENDPOINTS
from metropole.server.app import ServerConfig, build
from metropole.server.hub import Hub
from metropole.server.people import Passwords
from metropole.server.request_context import as_json
from tests.server.http_helpers import LIGHT, add_people, finished, keep, no_bots, running, token_of
from tests.server.memory import Memory, MemoryStore

EXAMPLES = int(os.environ.get("METROPOLE_EXAMPLES", "15"))
BESIDE = {"GET /", "GET /static/{name:path}", "GET /metrics", "GET /api/openapi.json"}  # served, and no part of the API
OPERATIONS = [f"{one.method} {one.path}" for one in ENDPOINTS]
FORM = ("bad-json", "bad-field", "bad-number", "bad-language", "bad-state")  # not what the description says

ANNA = {"authorization": f"Bearer {token_of('anna')}"}
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)

DOCUMENT: dict[str, Any] = json.loads(msgspec.json.encode(openapi.document()))


@dataclass
class Api:
    """The application as the described requests reach it."""

    schema: Any
    memory: Memory
    tables: list[str]


class Lasting(Passwords):
    """The application is started anew for each operation, with the same threads."""

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def api() -> Iterator[Api]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hub, "wake_bots", no_bots)
        memory = Memory()
        tables = (running("running"), finished("finished"))
        for table in tables:
            keep(memory, table)
        passwords = Lasting(LIGHT)
        built = build(MemoryStore(memory), ServerConfig(hosts=["testserver"], generous=0, bot_workers=1), passwords)
        schema = schemathesis.openapi.from_dict(DOCUMENT)
        schema.app = built
        try:
            yield Api(schema, memory, [table.id for table in tables])
        finally:
            shutdown_lifespans()
            passwords.threads.shutdown()


# --- the description ---


def test_every_route_is_described_and_nothing_else(api: Api) -> None:
    described = {f"{method.upper()} {path}" for path, ways in DOCUMENT["paths"].items() for method in ways}
    routes = [route for route in api.schema.app.routes if isinstance(route, Route)]
    served = {f"{method} {route.path}" for route in routes for method in (route.methods or set()) - {"HEAD"}}
    assert described == served - BESIDE
    assert described == set(OPERATIONS)


def test_the_description_is_valid(api: Api) -> None:
    assert DOCUMENT["openapi"].startswith("3.1.")
    api.schema.validate()
    for name, schema in DOCUMENT["components"]["schemas"].items():
        assert jsonschema_rs.meta.is_valid(schema), name


def test_every_reference_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    assert set(re.findall(r'"\$ref": "(.*?)"', json.dumps(DOCUMENT))) <= known


def test_every_schema_has_a_name_of_its_own() -> None:
    """Of two structs with one name both would be called after their modules."""
    assert [name for name in DOCUMENT["components"]["schemas"] if not name.isidentifier()] == []


@pytest.mark.parametrize(
    ("name", "optional"),
    [
        ("NewTable", {"title", "board", "clock", "absence", "level", "private", "auto", "name", "house"}),
        ("Join", {"name", "contribution"}),
        ("SealShown", {"secret", "salt"}),
        ("TableFrame", set()),
        ("Thing", set()),
        ("ErrorMessage", set()),
    ],
)
def test_only_what_may_be_missing_is_optional(name: str, optional: set[str]) -> None:
    """What has a default, in a request and where the server leaves defaults out; all else is always sent."""
    schema = DOCUMENT["components"]["schemas"][name]
    assert set(schema["properties"]) - set(schema.get("required", [])) == optional


def test_descriptions_are_flush() -> None:
    """Whichever Python describes: some keep the indentation of a docstring, some do not."""
    schemas = DOCUMENT["components"]["schemas"].values()
    lines = [line for schema in schemas for line in schema.get("description", "").splitlines()]
    assert [] == [line for line in lines if line != line.strip()]


def test_the_live_channel_is_described() -> None:
    """What it sends, told apart by the type."""
    message = DOCUMENT["components"]["schemas"]["Message"]
    assert {"frame", "answer", "talk", "error"} == set(message["discriminator"]["mapping"])


def test_every_operation_is_described() -> None:
    """Under a name of its own: who must be signed in, and each place in its address."""
    described = [(one, DOCUMENT["paths"][one.path][one.method.lower()]) for one in ENDPOINTS]
    assert len(ENDPOINTS) == len({way["operationId"] for _, way in described})
    for one, way in described:
        assert bool(way["security"]) == one.player, one.path
        within = {place["name"] for place in way["parameters"] if place["in"] == "path"}
        assert within == {part[1:-1] for part in one.path.split("/") if part.startswith("{")}


# --- requests made from it ---


def refresh(api: Api) -> None:
    """People as they were, whatever the request before has done to their sessions and names."""
    add_people(api.memory, 1e10)
    for table in [name for name in api.memory.rows if name not in api.tables]:
        del api.memory.rows[table], api.memory.summaries[table], api.memory.secrets[table]


def try_out(api: Api, operation: str, mode: GenerationMode, check: Callable[[Any], None]) -> None:
    """Some cases of an operation, made from the description."""
    method, path = operation.split()

    @given(case=api.schema[path][method].as_strategy(generation_mode=mode))
    @chosen(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    def run(case: Any) -> None:
        refresh(api)
        check(case)

    run()


@pytest.mark.parametrize("operation", OPERATIONS)
def test_good_requests(operation: str, api: Api) -> None:
    """What is made after the description is understood, and the answer is as described."""
    codes: list[str] = []

    def check(case: Any) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = api.tables[len(codes) % 2]
        response = case.call_and_validate(headers=ANNA, checks=CHECKS)
        codes.append(response.json().get("code", "") if response.status_code >= 400 else "")
        assert codes[-1] not in FORM, response.json()

    try_out(api, operation, GenerationMode.POSITIVE, check)
    assert codes


@pytest.mark.parametrize("operation", OPERATIONS)
def test_bad_requests(operation: str, api: Api) -> None:
    """What is not made after it is refused, with an answer as described."""

    def check(case: Any) -> None:
        response = case.call(headers=ANNA)
        rejected = [negative_data_rejection] * (response.status_code != 413)  # a refusal that the tool does not know
        case.validate_response(response, checks=[*CHECKS, *rejected])

    try_out(api, operation, GenerationMode.NEGATIVE, check)


@pytest.mark.parametrize("planted", [{"name": 1}, ["x"], None])
def test_a_fault_would_be_seen(planted: Any, api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer of another form than described, and a fault of the server, are both found."""
    case = api.schema["/api/me"]["GET"].Case()
    refresh(api)
    case.call_and_validate(headers=ANNA, checks=CHECKS)

    async def wrong(*_: object) -> Any:
        return as_json(planted) if planted is not None else 1 / 0

    monkeypatch.setattr(app, "answered" if planted is not None else "enter", wrong)
    with pytest.raises(BaseExceptionGroup, match=r"(?i)distinct failure"):
        case.call_and_validate(headers=ANNA, checks=CHECKS)
