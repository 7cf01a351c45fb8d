"""Texts: Fluent catalogues, rulebooks, and how games speak in a player's language."""
