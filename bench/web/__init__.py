"""How fast a move is painted in the browser, and how heavy what it loads is."""
