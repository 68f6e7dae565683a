"""Tables for people, bots and spectators, over HTTP and a live channel, on disk before anything is confirmed."""
