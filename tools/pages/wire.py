"""web/src/lib/wire.gen.ts: the types of what the browser sends and gets, from the schemas of the API."""

import hashlib
from typing import Final

import msgspec

import do
import web_build
from metropole.server import openapi
from tools.pages.markdown import ROOT

TYPES: Final = "web/src/lib/wire.gen.ts"
MAKER: Final = "src/lib/wire.test.ts"  # from web/; it also says when they are out of date
SCHEMAS: Final = "schemas.json"  # in web/recorded


def schemas() -> bytes:
    """The schemas alone, in the order of their names; the rest of the API's description is of no use to a type."""
    described = dict(sorted(openapi.document()["components"]["schemas"].items()))
    api = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}, "components": {"schemas": described}}
    return msgspec.json.encode(api)


def digest() -> str:
    """What stands in the head of the types that are made from these schemas."""
    return hashlib.sha256(schemas()).hexdigest()


def write_types() -> None:
    """Write them, by the tool of the front end."""
    node, recorded = do.node(), ROOT / "web" / "recorded"
    web_build.install_packages(ROOT, node)
    recorded.mkdir(exist_ok=True)
    (recorded / SCHEMAS).write_bytes(schemas())
    web_build.npm(ROOT, node, "test", "--", MAKER, "--update")
