"""What can go wrong when somebody speaks to a game. The game is unchanged whenever one of these is raised."""


class MetropoleError(ValueError):
    """Something a person said or supplied cannot be accepted; the message is one clear line."""


class UnknownActionError(MetropoleError):
    """A text names no action of the alphabet."""


class NotOfferedError(MetropoleError):
    """The action exists but is not among the options of the question."""


class NotAwaitedError(MetropoleError):
    """The seat is not asked anything now."""
