"""Kontor plays, hosts and studies merchant board games."""

from kontor.native import refuse_stale

refuse_stale()
