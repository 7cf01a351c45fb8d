"""Kontor plays, hosts and studies merchant board games."""
