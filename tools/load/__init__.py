"""How a server stands a crowd: many tables, everybody connected, so many moves a second, and how long each takes."""
