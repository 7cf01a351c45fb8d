"""Rival Cities: Altona against Hamburg."""
"""Rival Cities: Altona against Hamburg, for two."""
