"""The API described by itself, from the same table of routes that serves it."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from inspect import cleandoc
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from metropole import registry
from metropole.server.api import ENDPOINTS
from metropole.server.request_context import Endpoint
from metropole.server.wire import MOST_ROWS, Command, Message, Problem, Strict
from metropole.text import LANGUAGES

LINE: Final[dict[str, object]] = {"type": "integer", "minimum": 0, "maximum": MOST_ROWS}
QUERIES: Final[dict[str, dict[str, object]]] = {
    "seat": {"type": "integer", "minimum": -1, "maximum": 5, "description": "From whose eyes; -1 as a spectator."},
    "since": LINE | {"description": "The last line seen; the log begins after it."},
    "until": LINE | {"minimum": 1, "description": "The last line of interest; the last one there is if left out."},
    "outline": {"type": "integer", "minimum": 0, "maximum": 1, "description": "Whether the table in words is wanted."},
    "about": {"type": "string", "description": "What is meant, in any words; what is at hand if left out."},
    "after": LINE | {"description": "The number of the last line of chat seen."},
    "state": {"type": "string", "enum": ["open", "running", "finished"]},
    "edition": {"type": "string", "description": f"A rule set such as {registry.RECOMMENDED}."},
    "seats": {"type": "integer", "minimum": 1, "maximum": 6, "description": "How many play; the most if left out."},
    "table": {"type": "string", "description": "The table whose board is meant, in place of edition and seats."},
}
LANGUAGE: Final = {"type": "string", "enum": list(LANGUAGES), "description": "Of all sentences in the answer."}
PATHS: Final[dict[str, dict[str, object]]] = {"table": {"type": "string"}, "seq": LINE | {"minimum": 1}}


def document() -> dict[str, Any]:
    """The whole description, OpenAPI 3.1."""
    kinds = [kind for one in ENDPOINTS for kind in (one.takes, one.gives) if kind is not None]
    kinds += [Problem, Command, Message, *[kind for kit in registry.OWN for kind in kit.scene_types]]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = dict(zip([str(kind) for kind in kinds], schemas, strict=True))
    components["Message"] = by_kind[str(Message)]
    for schema in [one for one in components.values() if "description" in one]:
        schema["description"] = cleandoc(schema["description"])
    for kind in always_whole(inspect.multi_type_info(kinds), set()):
        components[kind.__name__]["required"] = list(components[kind.__name__]["properties"])
    paths: dict[str, dict[str, object]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Metropole", "version": version("metropole"), "description": OVERVIEW},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SCHEMES},
    }


def always_whole(mentioned: Sequence[object], seen: set[type[Struct]]) -> Iterator[type[Struct]]:
    """The structs among these types that are sent with every field; in what comes in, defaults may be left out."""
    for one in mentioned:
        if isinstance(one, inspect.StructType):
            if one.cls in seen:
                continue
            seen.add(one.cls)
            if not issubclass(one.cls, Strict) and not one.cls.__struct_config__.omit_defaults:
                yield one.cls
        if isinstance(one, Struct):
            yield from always_whole([getattr(one, field) for field in one.__struct_fields__], seen)
        elif isinstance(one, tuple):
            yield from always_whole(one, seen)


OVERVIEW: Final = (
    f"Tables for {' and '.join([kit.title for kit in registry.OWN])}. The live channel is a WebSocket at "
    "/api/tables/{table}/live with the same query as the table itself; it sends what the schema Message describes, "
    "and takes what Command describes. Changes from a browser need its Origin."
)
SCHEMES: Final = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "metropole"},
}


def operation(one: Endpoint, schemas: Mapping[str, object]) -> dict[str, object]:
    """One route."""
    found: dict[str, object] = {
        "summary": one.says,
        "operationId": one.handler.__name__,
        "parameters": parameters(one),
        "responses": responses(one, schemas),
        "security": [{"token": []}, {"cookie": []}] if one.player else [],
    }
    if one.takes is not None:
        found["requestBody"] = {"required": True, "content": content(schemas[str(one.takes)])}
    return found


def parameters(one: Endpoint) -> list[dict[str, object]]:
    named = [name for name in PATHS if f"{{{name}}}" in one.path]
    within: list[dict[str, object]] = [
        {"name": name, "in": "path", "required": True, "schema": PATHS[name]} for name in named
    ]
    asked: list[dict[str, object]] = [{"name": name, "in": "query", "schema": QUERIES[name]} for name in one.query]
    return [*within, *asked, {"name": "language", "in": "query", "schema": LANGUAGE}]


def responses(one: Endpoint, schemas: Mapping[str, object]) -> dict[str, object]:
    """What comes back: the thing itself, or a problem."""
    good: dict[str, object] = {"description": one.says}
    if one.gives is not None:
        good["content"] = content(schemas[str(one.gives)])
    elif one.status != 204:
        good["content"] = {"text/plain": {"schema": {"type": "string"}}}
    problem = {"description": "Why it cannot be done.", "content": content(schemas[str(Problem)])}
    return {str(one.status): good, "4XX": problem, "503": problem}


def content(schema: object) -> dict[str, object]:
    return {"application/json": {"schema": schema}}
