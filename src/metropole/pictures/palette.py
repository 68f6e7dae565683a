"""The colours and signs of the table in the browser; a test holds them together."""

from typing import Final

TOKENS: Final = {
    "bg": "#f4f0e6",
    "panel": "#fdfbf5",
    "panel2": "#efe9db",
    "ink": "#23272b",
    "ink2": "#565a5c",
    "line": "#d8d0be",
    "line2": "#b8ae98",
    "bar": "#23272b",
    "bartext": "#fbf8f0",
    "barsub": "#c9c3b3",
    "warn": "#9c2f22",
    "sea": "#d8e4e6",
    "sea2": "#cfdde1",
    "sealine": "#7f9ca6",
    "seatext": "#3b5f6c",
    "land": "#ece8de",
    "landline": "#c6bfae",
    "border": "#6a604c",
    "outline": "#3b3529",
    "blue": "#24569b",
    "red": "#b3372c",
    "green": "#2f7346",
    "white": "#faf7ef",
    "orange": "#b3560f",
    "yellow": "#d9ae1e",
    "black": "#2b2b2b",
    "natives": "#7b7972",
    "purple": "#7a4b96",
    "mercenaries": "#7a4b96",
    "cube-yellow": "#e2b21f",
    "cube-brown": "#8a5a33",
    "cube-black": "#2a2a2a",
    "cube-outline": "#3b3529",
}

TINTS: Final = {
    "region-0": "#e8daba",
    "region-1": "#cdd8b8",
    "region-2": "#e8cdc1",
    "region-3": "#e7d2a4",
    "region-4": "#d9cede",
    "region-5": "#c2d8cf",
    "tint-americas-0": "#d9dec0",
    "tint-americas-1": "#c7d1ac",
    "tint-americas-2": "#e6e8d1",
    "tint-africa-0": "#e8d3ac",
    "tint-africa-1": "#dbc296",
    "tint-africa-2": "#f0e1c2",
    "tint-asia-0": "#e6ccbf",
    "tint-asia-1": "#d9bbad",
    "tint-asia-2": "#f0dcd1",
    "tint-oceania-0": "#cfc2d5",
    "tint-oceania-1": "#dcd2e1",
    "tint-oceania-2": "#c5b6cd",
    "tint-known-0": "#dad5c8",
    "tint-known-1": "#cdc7b8",
    "tint-known-2": "#e4e0d6",
    "halo": "#fbf8f0",
}

# The edges of resource spaces, in the order of the colours of the board.
EDGES: Final = (
    "#b3560f #b08a4a #d9ae1e #2b2b2b #24569b #77756e #7a4a26 #b3372c #2f7346 #7a4b96".split()  # as in the browser
)

# Colour never stands alone: every faction has a sign, in a circle of radius 10 round the origin.
SYMBOLS: Final = {
    "blue": "M-1.8-5.5h3.6v3.7h3.7v3.6H1.8v3.7h-3.6V1.8h-3.7v-3.6h3.7z",
    "red": "M0-6 5.5 0 0 6-5.5 0z",
    "green": "M0-5.8 5.8 4.3H-5.8z",
    "white": "M0-5a5 5 0 1 0 0 10A5 5 0 0 0 0-5zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    "orange": "M-4.4-4.4h8.8v8.8h-8.8z",
    "yellow": "M0-4.2a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4z",
    "black": "M0-6.2 1.8-2.1 6.2-1.8 2.8 1 3.9 5.3 0 3-3.9 5.3-2.8 1-6.2-1.8-1.8-2.1z",
    "purple": "M-5-5.4H5L1.5 0 5 5.4H-5L-1.5 0z",
    "natives": (
        "M0-5a1.9 1.9 0 1 0 0 3.8A1.9 1.9 0 0 0 0-5zM-3.5.9a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"
        "m7 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"
    ),
    "mercenaries": "M-4.5-5h3v10h-3zm6 0h3v10h-3z",
}

INK: Final = TOKENS["ink"]
FAINT: Final = TOKENS["ink2"]
PANEL: Final = TOKENS["panel"]
OUTLINE: Final = TOKENS["outline"]
WARN: Final = TOKENS["warn"]
HALO: Final = TINTS["halo"]
PAPER: Final = "#fffdf7"


def is_pale(faction: str) -> bool:
    return faction in ("white", "yellow")
