"""Pictures of a position: maps, pieces and pages as SVG, and the same in dots."""
