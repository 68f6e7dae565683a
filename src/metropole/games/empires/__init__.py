"""Colonial: Europe's Empires Overseas, in two rulebooks. The rules are in `rules`, the books in `editions`."""
