"""The revised rulebook: what it does otherwise than the second edition. Paragraphs in docstrings are its own."""
