"""Things with a name, for whoever draws or explains a table."""

from msgspec import Struct


class Thing(Struct, frozen=True):
    """Something with a name: what it is or does, and the paragraph of the rules that says more, if there is one."""

    key: str
    name: str
    help: str = ""
    section: str = ""
    reconstructed: bool = False  # whether figures of it are in no rulebook
