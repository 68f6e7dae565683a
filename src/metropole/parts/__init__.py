"""What a game brings to each part of the program: frames that it fills in, for `games.kit`."""
