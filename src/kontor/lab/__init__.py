"""Many games at once: simulate them, and try to break them."""
