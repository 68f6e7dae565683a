"""Colonialism: three rulebooks and two expansions. The rules are in `rules`, the books in `editions`."""
