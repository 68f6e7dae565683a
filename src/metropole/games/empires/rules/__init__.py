"""Colonial: Europe's Empires Overseas."""
