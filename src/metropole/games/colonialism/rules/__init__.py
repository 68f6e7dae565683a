"""Colonialism: three rulebooks and two expansions."""
