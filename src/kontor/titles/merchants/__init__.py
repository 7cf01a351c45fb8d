"""Merchants of Europe: routes, traders and caravans on a map of hexagons, for three or four players."""
