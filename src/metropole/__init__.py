"""Metropole: two board games of empire, for people and for programs."""
