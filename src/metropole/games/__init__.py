"""The games, each a folder with everything that knows it. What such a folder brings is in `kit`."""
