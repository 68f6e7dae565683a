"""The engine beside others: OpenSpiel, catanatron and PettingZoo, in an environment that is thrown away."""
