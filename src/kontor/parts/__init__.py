"""Mechanisms that at least two titles share."""
