"""Rival Cities: Altona against Hamburg, for two."""
