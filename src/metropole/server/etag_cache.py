"""Answers that are the same for everybody: with a tag by which a browser asks whether it has the latest, and packed."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

REVALIDATE: Final = "no-cache"  # keep it, but ask each time whether it is still the latest
IMMUTABLE: Final = "public, max-age=31536000, immutable"
LEAST_PACKED: Final = 1024  # bytes; what is shorter travels as it is


@dataclass(frozen=True)
class CachedResponse:
    """What is sent, as it is and packed; without the latter it is never sent packed."""

    body: bytes
    media: str
    tag: str
    packed: bytes | None = None


def cached_response(body: bytes, media: str, packed: bytes | None = None) -> CachedResponse:
    """A document whose tag follows from what it says."""
    return CachedResponse(body, media, hashlib.sha256(body).hexdigest()[:20], packed)


def packed_document(body: bytes, media: str) -> CachedResponse:
    """A document that is packed here, once."""
    return cached_response(body, media, gzip.compress(body, mtime=0) if len(body) >= LEAST_PACKED else None)


def answer(found: CachedResponse, request: Request, keep: str) -> Response:
    """The document, packed where the browser can unpack it; nothing but the tag if the browser has it already."""
    packed = found.packed if accepts_gzip(request.headers.get("accept-encoding", "")) else None
    tag = f'"{found.tag}{"" if packed is None else "-gz"}"'
    headers = {"etag": tag, "cache-control": keep}
    if found.packed is not None:
        headers["vary"] = "accept-encoding"
    if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if packed is None:
        return Response(found.body, media_type=found.media, headers=headers)
    return Response(packed, media_type=found.media, headers={**headers, "content-encoding": "gzip"})


def accepts_gzip(accepted: str) -> bool:
    """Whether a browser says that it can unpack; a weight of nothing means that it cannot."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" if weight else True
    return False
