"""How a law is stated."""


def claim(held: bool, law: str, *details: object) -> None:
    """A law with its name, and what was found when it does not hold."""
    if not held:
        raise AssertionError(f"{law}: {details}")
